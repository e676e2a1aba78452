//! Plans, of so few hands that they don't hold the others up: a hundredth of those that a class
//! has.

use std::cell::RefCell;

use super::{Call, Pass, inputs, pass};
use mentsu::plan::{Outlook, Planner};
use mentsu::riichi::Rules;
use mentsu::{Face, Hand, Tile};

pub(super) fn calls() -> Vec<Call> {
    vec![
        Call::open("plan of each hundredth hand, tenpai", |n| planned(n, 0)),
        Call::open("plan of each hundredth hand, 1-shanten", |n| planned(n, 1)),
    ]
}

/// Plans at depth 1 for the first hands of 14 tiles that are so far from a win, with an indicator.
fn planned(n: usize, shanten: i8) -> Pass {
    let mut hands: Vec<Hand> = inputs::hands(inputs::random(n.max(5_000)));
    hands.retain(|hand| hand.shanten().get() == shanten && hand.concealed().get(Tile::North) < 4);
    hands.truncate(n / 100);
    let planner = RefCell::new(Planner::new());
    let outlook = Outlook::new().with_dora([Face::plain(Tile::North)]);
    pass(hands, move |hand| planner.borrow_mut().plan(hand, &outlook, &Rules::TENHOU))
}
