//! A plan as a line of JSON.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::plan::{DiscardPlan, Objective, Plan};
use serde::Serialize;

use mentsu_protocol::FiguresByTurn;

#[derive(Serialize)]
struct PlanLine {
    hand: String,
    shanten: i8,
    draws: u8,
    depth: u8,
    /// The number of states of the plan.
    states: u32,
    /// The figure by which discards are ranked.
    objective: &'static str,
    discards: Vec<DiscardPart>,
}

#[derive(Serialize)]
struct DiscardPart {
    tile: String,
    shanten: i8,
    ukeire: u8,
    #[serde(flatten)]
    figures: FiguresByTurn,
    /// Whether to declare riichi, by number of draws left from one on.
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

pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    plan: &Plan,
    objective: Objective,
) -> io::Result<()> {
    let discards = plan.ranked(objective);
    let line = PlanLine {
        hand: hand.to_string(),
        shanten: plan.shanten().get(),
        draws: plan.draws(),
        depth: plan.depth(),
        states: plan.states(),
        objective: objective.name(),
        discards: discards.iter().map(|discard| DiscardPart::of(discard, plan.draws())).collect(),
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}
