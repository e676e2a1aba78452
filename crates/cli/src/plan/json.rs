//! A plan as a line of JSON, for other programs.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::plan::{DiscardPlan, Goal, Plan};
use serde::Serialize;

use crate::arguments::goal_name;
use mentsu_protocol::FiguresByTurn;

#[derive(Serialize)]
struct PlanLine {
    hand: String,
    shanten: i8,
    draws: u8,
    depth: u8,
    /// How many states were met.
    states: u32,
    /// What the first discard is best for.
    goal: &'static str,
    discards: Vec<DiscardPart>,
}

/// A discard.
#[derive(Serialize)]
struct DiscardPart {
    tile: String,
    shanten: i8,
    ukeire: u8,
    #[serde(flatten)]
    figures: FiguresByTurn,
    /// Whether riichi is worth declaring, with one draw left first.
    riichi: Vec<bool>,
}

impl DiscardPart {
    fn of(discard: &DiscardPlan, draws: u8) -> DiscardPart {
        DiscardPart {
            tile: discard.face().to_string(),
            shanten: discard.shanten().get(),
            ukeire: discard.ukeire(),
            figures: FiguresByTurn::of(discard, draws),
            riichi: (1..=draws).map(|left| discard.declares_riichi(left)).collect(),
        }
    }
}

/// Prints a line.
pub(super) fn print(out: &mut impl Write, hand: &Hand, plan: &Plan, goal: Goal) -> io::Result<()> {
    let discards = plan.ranked(goal);
    let line = PlanLine {
        hand: hand.to_string(),
        shanten: plan.shanten().get(),
        draws: plan.draws(),
        depth: plan.depth(),
        states: plan.states(),
        goal: goal_name(goal),
        discards: discards.iter().map(|discard| DiscardPart::of(discard, plan.draws())).collect(),
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}
