//! The worth of a hand before its draw: it has no discard to declare riichi with.

use mentsu::plan::{Figures, Objective, Outlook, Planner, RiichiChoice};
use mentsu::riichi::{Rules, Situation, score};
use mentsu::{CalledFrom, Hand, Tile, Visible, Wind, face, hand, tile};

/// A question with seat South and one indicator.
fn asked(draws: u8) -> Outlook {
    Outlook::new().with_draws(draws).with_seat(Wind::South).with_dora([tile!("1z")])
}

/// The chance to win and the points, from each tile that the hand may draw: it wins, or follows the
/// plan of its 14 tiles.
fn by_one_draw(hand: &Hand, outlook: &Outlook) -> [f64; 2] {
    let (mut planner, rules) = (Planner::new(), Rules::TENHOU);
    let situation = Situation::tsumo().with_seat(Wind::South).with_dora([tile!("1z")]);
    let [mut all, mut win, mut points] = [0.0; 3];
    for tile in Tile::ALL {
        let mut copies = Visible::of(hand).unseen(hand.concealed()).get(tile);
        copies -= u8::from(outlook.dora().contains(&tile.into()));
        if copies == 0 {
            continue;
        }
        let (copies, with) = (f64::from(copies), hand.draw(tile).expect("a fourteenth tile"));
        all += copies;
        if with.concealed().is_win() {
            let last = outlook.draws() == 1;
            let situation = if last { situation.with_haitei() } else { situation };
            let won = score(&with, &situation, &rules).expect("a menzen tsumo");
            win += copies;
            points += copies * f64::from(won.payments().received());
        } else if outlook.draws() > 1 {
            let later = outlook.with_draws(outlook.draws() - 1);
            let plan = planner.plan(&with, &later, &rules).expect("a plan");
            let best = |objective| plan.best(objective).expect("a discard").figures().of(objective);
            win += copies * best(Objective::Win);
            points += copies * best(Objective::Points);
        }
    }
    [win / all, points / all]
}

#[test]
fn a_hand_that_is_about_to_draw_has_not_declared_riichi() {
    let (hand, mut planner) = (hand!("23456m567p234s88s"), Planner::new());
    // A draw later the wall is one tile smaller, and that tile is seen: with one draw the plan is
    // exact.
    for (draws, off) in [(1, 1e-5), (2, 0.01), (5, 0.02), (12, 0.03)] {
        for riichi in [RiichiChoice::Best, RiichiChoice::Always] {
            let outlook = asked(draws).with_riichi(riichi);
            let reported = by_one_draw(&hand, &outlook);
            let said = planner.before_draw(&hand, &outlook, &Rules::TENHOU).expect("figures");
            for (objective, reported) in
                [Objective::Win, Objective::Points].into_iter().zip(reported)
            {
                let said = said.figures().of(objective);
                let share = said / reported - 1.0;
                assert!(
                    share.abs() <= off,
                    "{objective:?}, {draws} {riichi:?}: {said} for {reported}"
                );
            }
        }
    }
}

/// The discard after the draw may still declare double riichi.
#[test]
fn the_first_discard_of_a_hand_that_is_about_to_draw_may_declare_double_riichi() {
    let (hand, mut planner) = (hand!("23456m567p234s88s"), Planner::new());
    let points = |outlook: &Outlook| {
        let said = Planner::new().before_draw(&hand, outlook, &Rules::TENHOU).expect("figures");
        said.figures().points()
    };
    let first = asked(6).with_first_turn(true);
    let reported = by_one_draw(&hand, &first)[1];
    assert!((points(&first) / reported - 1.0).abs() < 0.02, "{} for {reported}", points(&first));
    assert!(points(&first) > 1.2 * points(&asked(6)));
    // With one draw there is no discard to declare with that matters.
    let one: Vec<Figures> = [false, true]
        .map(|first| asked(1).with_first_turn(first))
        .iter()
        .map(|outlook| planner.before_draw(&hand, outlook, &Rules::TENHOU).expect("figures"))
        .map(|said| said.figures())
        .collect();
    assert_eq!(one[0], one[1]);
}

/// The points of the last draw of the round, from each tile that is neither held, called nor seen.
fn by_the_last_draw(hand: &Hand, seen: &[Tile]) -> f64 {
    let situation =
        Situation::tsumo().with_seat(Wind::South).with_dora([tile!("1m")]).with_haitei();
    let [mut all, mut points] = [0.0; 2];
    for tile in Tile::ALL {
        let gone = hand.all_tiles().get(tile) + seen.iter().filter(|&&of| of == tile).count() as u8;
        let copies = f64::from(4 - gone);
        all += copies;
        if let Ok(won) = hand.draw(tile).map(|with| score(&with, &situation, &Rules::TENHOU)) {
            points += copies * won.map_or(0.0, |won| f64::from(won.payments().received()));
        }
    }
    points / all
}

/// A player who passes has one draw left and wins in dama; the pon makes yakuhai. Were passing
/// counted as riichi, it would seem worth twice the pon.
#[test]
fn passing_declares_nothing() {
    let outlook = Outlook::new().with_draws(1).with_seat(Wind::South).with_dora([tile!("1m")]);
    let hand = hand!("333p34556789s77z");
    let plans = Planner::new()
        .calls(&hand, face!("7z"), CalledFrom::Toimen, &outlook, &Rules::TENHOU)
        .unwrap();
    let pass = plans.pass().figures().points();
    let reported = by_the_last_draw(&hand, &[tile!("1m"), tile!("7z")]);
    assert!((pass - reported).abs() < 0.01, "{pass} for {reported}");
    let pon = plans.best(Objective::Points).expect("a call");
    let discard = pon.best(Objective::Points).expect("a discard").face();
    let called = hand!("333p34556789s(77=7z)").discard(discard).expect("it is held");
    let reported = by_the_last_draw(&called, &[tile!("1m"), discard.tile()]);
    let said = pon.figure(Objective::Points);
    assert!((said - reported).abs() < 0.01 && reported > 1.5 * pass, "{said} for {reported}");
}

#[test]
fn a_hand_too_far_for_its_draws_is_worth_nothing() {
    let mut planner = Planner::new();
    for hand in [hand!("6m24578p334s2345z"), hand!("19m19p19s1234567z"), hand!("1112345678999m")] {
        for draws in [1, 2, 3] {
            let said = planner.before_draw(&hand, &asked(draws), &Rules::TENHOU);
            let said = said.unwrap_or_else(|error| panic!("{hand} {draws}: {error}"));
            assert_eq!(said.at(0).tenpai(), f64::from(u8::from(hand.shanten().is_one_away())));
            assert!(said.figures().win() <= said.figures().tenpai());
        }
    }
}
