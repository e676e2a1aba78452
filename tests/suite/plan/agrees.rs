//! The planner's figures are those of the model in plain code.

use mentsu::Hand;
use mentsu::plan::{Figures, Objective, Outlook, Planner, RiichiChoice};
use mentsu::random::SplitMix64;

use super::figures::worth::{Asked, Declares};
use super::twin::hands::{Case, Wall, any_case};
use super::twin::model::{AIMS, Aim, Model};

/// The question in the planner's terms.
pub(crate) fn outlook(asked: &Asked) -> Outlook {
    let outlook = Outlook::new()
        .with_draws(asked.draws as u8)
        .with_depth(asked.depth as u8)
        .with_seat(asked.seat)
        .with_round(asked.round)
        .with_dora(asked.dora.iter().copied())
        .with_seen(asked.seen.iter().copied())
        .with_riichi(match asked.riichi {
            Declares::Best => RiichiChoice::Best,
            Declares::Always => RiichiChoice::Always,
            Declares::Never => RiichiChoice::Never,
        })
        .with_ura(asked.ura)
        .with_honba(asked.honba)
        .with_kita(asked.kita)
        .with_others(asked.others)
        .with_first_turn(asked.first_turn)
        .with_sticks(asked.sticks);
    asked.opponents.map_or(outlook, |opponents| outlook.with_opponents(opponents))
}

pub(crate) fn objective(aim: Aim) -> Objective {
    match aim {
        Aim::Tenpai => Objective::Tenpai,
        Aim::Win => Objective::Win,
        Aim::Points => Objective::Points,
    }
}

/// How far a figure may be from the model's: the planner computes in single precision.
pub(crate) fn allowed(aim: Aim, reported: f64) -> f64 {
    if aim == Aim::Points { 0.01 + 1e-4 * reported.abs() } else { 1e-5 }
}

/// Asserts that a figure is within the model's bounds.
fn assert_between(said: Figures, aim: Aim, low: f64, high: f64, place: &dyn std::fmt::Debug) {
    let slack = allowed(aim, low).max(allowed(aim, high));
    let said = said.of(objective(aim));
    let fits = low - slack <= said && said <= high + slack;
    assert!(fits, "{aim:?}: {said} for {low} to {high} at {place:?}");
}

/// The kinds of cases (most shanten, depth, wall), and how many there are of each.
const CASES: [(i8, i32, Wall, usize); 5] = [
    (1, 0, Wall::Large, 150),
    (0, 1, Wall::Large, 80),
    (1, 1, Wall::Large, 30),
    (0, 2, Wall::Large, 8),
    (1, 1, Wall::Small, 40),
];

/// One of `every` cases of each kind.
fn cases(seed: u64, every: usize) -> impl Iterator<Item = Case> {
    let mut random = SplitMix64::new(seed);
    CASES.into_iter().flat_map(move |(most, depth, wall, cases)| {
        let some = (0..cases.div_ceil(every))
            .map(|_| any_case(&mut random, most, depth, wall).among_opponents(&mut random));
        some.collect::<Vec<Case>>()
    })
}

#[test]
fn the_figures_are_the_models() {
    let mut planner = Planner::new();
    for case in cases(1, 1) {
        let Case { hand, asked, rules } = &case;
        let model = Model::new(hand, asked, rules);
        let plan = planner.plan(hand, &outlook(asked), rules).expect("a plan");
        let faces: Vec<_> = plan.discards().iter().map(|discard| discard.face()).collect();
        let expected: Vec<_> = model.starts.iter().filter_map(|&(face, _)| face).collect();
        assert_eq!(faces, expected, "{case:?}");
        for aim in AIMS {
            let solved = model.solve(aim);
            for (discard, &(face, node)) in plan.discards().iter().zip(&model.starts) {
                for left in 1..=asked.draws {
                    let reported = solved.value(asked.draws - left, node);
                    assert_between(
                        discard.at(left as u8),
                        aim,
                        reported,
                        reported,
                        &(face, left, &case),
                    );
                }
            }
        }
    }
}

#[test]
fn the_figures_of_a_goals_policy_are_the_models() {
    let mut planner = Planner::new();
    for case in cases(2, 3) {
        let Case { hand, asked, rules } = &case;
        let model = Model::new(hand, asked, rules);
        for goal_aim in AIMS {
            let plan = planner.plan_for(objective(goal_aim), hand, &outlook(asked), rules);
            let plan = plan.expect("a plan");
            let solved = model.solve(goal_aim);
            for (discard, &(face, node)) in plan.discards().iter().zip(&model.starts) {
                for left in 1..=asked.draws {
                    let figures = discard.at(left as u8);
                    let value = solved.value(asked.draws - left, node);
                    let under = solved.figures(asked.draws - left, node);
                    let place = (goal_aim, face, left, &case);
                    assert_between(figures, goal_aim, value, value, &place);
                    for aim in AIMS {
                        let (low, high) = (under.low[aim as usize], under.high[aim as usize]);
                        assert_between(figures, aim, low, high, &place);
                    }
                }
            }
        }
    }
}

#[test]
fn the_figures_before_a_draw_are_the_models() {
    let mut planner = Planner::new();
    for mut case in cases(3, 3) {
        let faces: Vec<_> = case.hand.faces().skip(1).collect();
        let melds = case.hand.melds().to_vec();
        case.hand = Hand::new(faces, &melds).expect("a hand");
        let Case { hand, asked, rules } = &case;
        let model = Model::new(hand, asked, rules);
        let said = planner.before_draw(hand, &outlook(asked), rules).expect("a plan");
        for aim in AIMS {
            let solved = model.solve(aim);
            for left in 1..=asked.draws {
                let reported = solved.before_draw(asked.draws - left);
                assert_between(said.at(left as u8), aim, reported, reported, &(left, &case));
            }
        }
    }
}

/// Earlier calls of a planner don't change a bit of its later answers.
#[test]
fn a_planner_answers_as_a_new_one() {
    let mut planner = Planner::new();
    for Case { hand, asked, rules } in cases(7, 3) {
        let outlook = outlook(&asked);
        let used = planner.plan(&hand, &outlook, &rules).expect("a plan");
        let new = Planner::new().plan(&hand, &outlook, &rules).expect("a plan");
        assert_eq!(format!("{used:?}"), format!("{new:?}"), "{hand}");
    }
}
