//! Properties of every plan, independent of its figures.

use mentsu::plan::{Figures, Objective, Opponents, Outlook, Planner, RiichiChoice};
use mentsu::random::SplitMix64;
use mentsu::riichi::Rules;
use mentsu::{Hand, Wind, hand};

use crate::plan::agrees::outlook;
use crate::plan::figures::worth::Asked;
use crate::plan::twin::hands::{Case, Wall, any_case, dealt};

/// The rounding error of sums in single precision.
const LOST: f64 = 2e-6;

fn some_cases(seed: u64) -> Vec<Case> {
    let mut random = SplitMix64::new(seed);
    let kinds = [(2, 0, Wall::Large, 60), (1, 1, Wall::Large, 240), (1, 1, Wall::Small, 100)];
    let kinds = kinds.into_iter().flat_map(|(most, depth, wall, cases)| {
        let some: Vec<Case> =
            (0..cases).map(|_| any_case(&mut random, most, depth, wall)).collect();
        some
    });
    kinds.collect()
}

#[test]
fn chances_are_chances_and_grow_with_the_draws() {
    let mut planner = Planner::new();
    for case in some_cases(11) {
        let Case { hand, asked, rules } = &case;
        let plan = planner.plan(hand, &outlook(asked), rules).expect("a plan");
        for discard in plan.discards() {
            let mut before = Figures::default();
            for left in 0..=asked.draws as u8 {
                let now = discard.at(left);
                let place = || format!("{} with {left} left: {now:?} {case:?}", discard.face());
                assert!((0.0..=1.0).contains(&now.tenpai()), "{}", place());
                assert!((0.0..=now.tenpai() + LOST).contains(&now.win()), "{}", place());
                assert!((now.points() > 0.0) == (now.win() > 0.0), "{}", place());
                assert!(before.tenpai() <= now.tenpai() + LOST, "{}", place());
                assert!(before.win() <= now.win() + LOST, "{}", place());
                before = now;
            }
        }
    }
}

/// The copies that lead on are far more than the wall there. Chances stop at 1, the chance to win
/// at that to be tenpai, and points at the dearest win, in plans as in policies.
#[test]
fn walls_that_run_empty_promise_no_more_than_certainty() {
    let (mut random, mut planner) = (SplitMix64::new(15), Planner::new());
    for nth in 0..400 {
        let mut case = any_case(&mut random, 1, 1, Wall::Empty);
        case.asked.others = [0, 1, 3, 12, 255][nth % 5];
        let Case { hand, asked, rules } = &case;
        let plan = planner.plan(hand, &outlook(asked), rules).expect("a plan");
        for objective in Objective::ALL {
            let policy = planner.plan_for(objective, hand, &outlook(asked), rules).expect("a plan");
            for (most, under) in plan.discards().iter().zip(policy.discards()) {
                for left in 0..=asked.draws as u8 {
                    let figures = [most.at(left), under.at(left)];
                    let place = || format!("{} {left} left, {objective:?}: {case:?}", most.face());
                    for reported in figures {
                        let fits =
                            reported.win() <= reported.tenpai() + LOST && reported.tenpai() <= 1.0;
                        assert!(fits, "{reported:?}: {}", place());
                    }
                    let [most, under] = figures.map(|figures| figures.of(objective));
                    let slack = 1e-3 * most.max(1.0);
                    assert!((most - under).abs() < slack, "{most}, {under}: {}", place());
                }
            }
        }
    }
}

#[test]
fn nothing_falls_with_the_depth() {
    let (mut random, mut planner) = (SplitMix64::new(12), Planner::new());
    for nth in 0..200 {
        let mut case = any_case(&mut random, 1, 0, Wall::Large);
        case.asked.seen.truncate(20);
        let Case { hand, asked, rules } = &case;
        let deepest = if nth % 8 == 0 { 2 } else { 1 };
        let plans = (0..=deepest)
            .map(|depth| planner.plan(hand, &outlook(asked).with_depth(depth), rules))
            .collect::<Result<Vec<_>, _>>();
        let plans = plans.expect("plans");
        for both in plans.windows(2) {
            for (less, more) in both[0].discards().iter().zip(both[1].discards()) {
                for objective in Objective::ALL {
                    let [less, more] = [less, more].map(|plan| plan.figures().of(objective));
                    assert!(
                        less <= more + LOST * (1.0 + more),
                        "{objective:?} {less} {more} {case:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_goals_policy_reaches_its_own_figure_and_no_other_beyond_the_plans() {
    let mut planner = Planner::new();
    for case in some_cases(13).into_iter().step_by(2) {
        let Case { hand, asked, rules } = &case;
        let plan = planner.plan(hand, &outlook(asked), rules).expect("a plan");
        for aim in Objective::ALL {
            let policy = planner.plan_for(aim, hand, &outlook(asked), rules).expect("a plan");
            for (most, under) in plan.discards().iter().zip(policy.discards()) {
                assert_eq!(most.face(), under.face());
                for left in 0..=asked.draws as u8 {
                    for objective in Objective::ALL {
                        let [most, under] = [most, under].map(|plan| plan.at(left).of(objective));
                        // Late in a round nearly every draw helps, and the chances add up to a
                        // little more than 1. A policy that kept less before then gains more than
                        // one that kept the most.
                        let share = if objective == aim { 1e-4 } else { 0.05 };
                        let slack = share * most + LOST;
                        let place = || format!("{objective:?} for {aim:?}, {left} left: {case:?}");
                        assert!(under <= most + slack, "{under} above {most}: {}", place());
                        let reached = objective != aim || most <= under + slack;
                        assert!(reached, "{under} below {most}: {}", place());
                    }
                }
            }
        }
    }
}

/// The chances to win with exactly the nth draw, if `wins` of `tiles` tiles win.
fn by_draw(tiles: usize, wins: u8, draws: usize) -> Vec<f64> {
    let mut none = 1.0;
    let each = (0..draws).map(|made| {
        let hit = f64::from(wins) / (tiles - made) as f64;
        let at_this = none * hit;
        none *= 1.0 - hit;
        at_this
    });
    each.collect()
}

#[test]
fn a_locked_hand_wins_as_often_as_its_tiles_are_drawn() {
    let (mut random, mut planner) = (SplitMix64::new(14), Planner::new());
    for _ in 0..100 {
        let hand = dealt(&mut random, 0, &Rules::TENHOU);
        for depth in 0..3 {
            let asked = outlook(&Asked::new(17, depth)).with_riichi(RiichiChoice::Always);
            let plan = planner.plan(&hand, &asked, &Rules::TENHOU).expect("a plan");
            for discard in plan.discards().iter().filter(|plan| plan.shanten().is_one_away()) {
                let reported: f64 = by_draw(136 - 14, discard.ukeire_count(), 17).iter().sum();
                let said = discard.figures().win();
                assert!(
                    (said - reported).abs() < 1e-5,
                    "{said} for {reported}: {hand} {}",
                    discard.face()
                );
                assert!(discard.declares_riichi(17));
            }
        }
    }
}

#[test]
fn points_are_wins_times_points_where_these_are_all_the_same() {
    let mut planner = Planner::new();
    // Daisangen is declared, so each win is a yakuman of the dealer; tsuuiisou is too far.
    let hand: Hand = "1m4p6p9s2z(555z)(666z)(777z)".parse().expect("a hand");
    for depth in 0..2 {
        let asked = outlook(&Asked::new(17, depth));
        let plan = planner.plan(&hand, &asked, &Rules::TENHOU).expect("a plan");
        let mut won = 0;
        for discard in plan.discards() {
            for left in 0..=17 {
                let figures = discard.at(left);
                let (said, reported) = (figures.points(), 48_000.0 * figures.win());
                assert!((said - reported).abs() <= 1e-5 * reported, "{said} for {reported}");
                won += u32::from(figures.win() > 0.0);
            }
        }
        assert!(won > 0);
    }
}

#[test]
fn a_last_draw_adds_its_yaku() {
    // Haku, and 6s or 9s without a five: a non-dealer's 30 fu pay 1,100 points, and 2,000 with
    // haitei.
    let hand: Hand = "9m123m234p78s33z(555z)".parse().expect("a hand");
    let mut asked = Asked::new(9, 0);
    (asked.seat, asked.round) = (Wind::South, Wind::East);
    let plan = Planner::new().plan(&hand, &outlook(&asked), &Rules::TENHOU).expect("a plan");
    let discard = &plan.discards()[3];
    assert_eq!((discard.face().to_string().as_str(), discard.ukeire_count()), ("9m", 8));
    let each = by_draw(136 - 14, 8, 9);
    let (last, rest) = each.split_last().expect("nine draws");
    let reported = 1_100.0 * rest.iter().sum::<f64>() + 2_000.0 * last;
    let said = discard.figures().points();
    assert!((said - reported).abs() < 1e-5 * reported, "{said} for {reported}");
}

/// Default opponents don't change a bit of the answer.
#[test]
fn opponents_who_do_nothing_change_nothing() {
    let mut planner = Planner::new();
    for mut case in some_cases(16).into_iter().step_by(4) {
        case.asked.others = 3;
        let Case { hand, asked, rules } = &case;
        let alone = outlook(asked);
        let among = alone.with_opponents(Opponents::NONE.with_wins([0.0; 19]));
        let mut plans = |outlook| {
            let plan = planner.plan(hand, &outlook, rules).expect("a plan");
            let policy = planner.plan_for(Objective::Points, hand, &outlook, rules);
            format!("{plan:?} {:?}", policy.expect("a plan"))
        };
        assert_eq!(plans(alone), plans(among), "{case:?}");
    }
}

/// Values that aren't numbers are an error that names the setting.
#[test]
fn opponents_are_numbers() {
    let hand = mentsu::hand!("135m123456p23499s");
    let mut last = [0.0; 19];
    last[18] = f32::NAN;
    let nan = f32::NAN;
    for (opponents, what) in [
        (Opponents::NONE.with_wins(last), "wins"),
        (Opponents::NONE.with_riichi_wins(last), "riichi_wins"),
        (Opponents::NONE.with_draw_rates([nan; 34]), "draw_rates"),
        (Opponents::NONE.with_costs(last), "costs"),
        (Opponents::NONE.with_dama_rates([nan; 34]), "dama_rates"),
        (Opponents::NONE.with_riichi_rates([nan; 34]), "riichi_rates"),
        (Opponents::NONE.with_loss(nan), "average loss"),
        (Opponents::NONE.with_noten_loss(nan), "noten_loss"),
        (Opponents::NONE.with_tenpai_pays(nan), "tenpai_pays"),
        (Opponents::NONE.with_stick(-nan), "stick"),
    ] {
        let outlook = mentsu::plan::Outlook::new().with_draws(5).with_opponents(opponents);
        let error = Planner::new().plan(&hand, &outlook, &mentsu::riichi::Rules::TENHOU);
        assert_eq!(error.unwrap_err(), mentsu::plan::PlanError::NotANumber { what });
    }
}

/// A change in the opponents' actions or in the gain of a win moves the figures the right way.
#[test]
fn figures_move_with_the_opponents() {
    let (mut random, mut planner) = (SplitMix64::new(17), Planner::new());
    for case in some_cases(18).into_iter().step_by(2) {
        let case = case.among_opponents(&mut random);
        let Case { hand, asked, rules } = &case;
        let said = asked.opponents.unwrap_or(Opponents::NONE.with_loss(1.0));
        // Without the wild numbers.
        let wins = said.wins().map(|wins| if wins < 0.5 { wins } else { 0.0 });
        let costs = said.costs().map(|cost| if cost < 5_000.0 { cost } else { 0.0 });
        let pays = said.tenpai_pays().max(0.0);
        let said = said.with_wins(wins).with_costs(costs).with_tenpai_pays(pays);
        let asked = outlook(asked);
        let mut plan = |outlook| planner.plan(hand, &outlook, rules).expect("a plan");
        let before = plan(asked.with_opponents(said));
        let more_wins = plan(asked.with_opponents(said.with_wins(wins.map(|wins| wins + 0.1))));
        let costs = costs.map(|cost| cost + 100.0);
        let more_costs = plan(asked.with_opponents(said.with_costs(costs)));
        let more_pay = plan(asked.with_opponents(said.with_tenpai_pays(pays + 1_000.0)));
        let stick = asked.with_sticks(asked.sticks() + 1);
        let more_sticks = plan(stick.with_opponents(said));
        for (nth, discard) in before.discards().iter().enumerate() {
            let [was, wins, costs, pay, sticks] =
                [&before, &more_wins, &more_costs, &more_pay, &more_sticks]
                    .map(|plan| plan.discards()[nth].figures());
            let slack = 0.05 + 1e-4 * was.points().abs();
            let place = || format!("{}: {case:?}", discard.face());
            assert!(wins.win() <= was.win() + LOST, "{}", place());
            assert!(wins.tenpai() <= was.tenpai() + LOST, "{}", place());
            assert!(costs.points() <= was.points() + slack, "{}", place());
            assert!(pay.points() >= was.points() - slack, "{}", place());
            let most = was.points() + 1_000.0 * was.win() + slack;
            let fits = was.points() - slack <= sticks.points() && sticks.points() <= most;
            assert!(fits, "{} {} {}: {}", was.points(), sticks.points(), was.win(), place());
        }
    }
}

#[test]
fn of_discards_with_equal_figures_the_nearer_hand_comes_first() {
    let hand = hand!("2238m467p466799s3z");
    let plan = Planner::new().plan(&hand, &Outlook::new().with_draws(1), &Rules::TENHOU).unwrap();
    let ranked: Vec<_> = plan.ranked(Objective::Points).collect();
    assert!(ranked.iter().all(|discard| discard.figures() == Figures::default()), "too far");
    let near: Vec<_> =
        ranked.iter().map(|discard| (discard.shanten(), discard.ukeire_count())).collect();
    assert!(near.is_sorted_by_key(|&(shanten, ukeire)| (shanten, u8::MAX - ukeire)), "{near:?}");
    let most = plan.discards().iter().map(|discard| discard.ukeire_count()).max();
    assert!(near[0].1 < most.unwrap(), "a farther hand has more ukeire: {near:?}");
    assert_eq!(plan.best(Objective::Win), ranked.first().copied());
}
