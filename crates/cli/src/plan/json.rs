//! A plan as a line of JSON, of discards or of calls.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::plan::{CallPlan, CallPlans, DiscardPlan, Objective, Plan};
use serde::Serialize;

use mentsu_protocol::FiguresByTurn;

use crate::plan::outlook::Discarded;

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
struct CallsLine {
    hand: String,
    discarded: String,
    from: &'static str,
    draws: u8,
    objective: &'static str,
    pass: FiguresByTurn,
    /// Every chi and pon.
    calls: Vec<CallPart>,
    /// The best of them, if it is better than passing.
    best: Option<String>,
}

#[derive(Serialize)]
struct CallPart {
    meld: String,
    /// How many draws are left after it.
    left: u8,
    shanten: i8,
    depth: u8,
    states: u32,
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
            ukeire: discard.ukeire_count(),
            figures: FiguresByTurn::of(discard, draws),
            riichi: (1..=draws).map(|left| discard.declares_riichi(left)).collect(),
        }
    }
}

/// The discards of a plan, the best first.
fn discards(plan: &Plan, objective: Objective) -> Vec<DiscardPart> {
    let discards = plan.ranked(objective);
    discards.iter().map(|discard| DiscardPart::of(discard, plan.draws())).collect()
}

impl CallPart {
    fn of(call: &CallPlan, objective: Objective) -> CallPart {
        let plan = call.plan();
        CallPart {
            meld: call.meld().to_string(),
            left: call.left(),
            shanten: plan.shanten().get(),
            depth: plan.depth(),
            states: plan.states(),
            discards: discards(plan, objective),
        }
    }
}

/// Prints the plan of every discard.
pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    plan: &Plan,
    objective: Objective,
) -> io::Result<()> {
    let line = PlanLine {
        hand: hand.to_string(),
        shanten: plan.shanten().get(),
        draws: plan.draws(),
        depth: plan.depth(),
        states: plan.states(),
        objective: objective.name(),
        discards: discards(plan, objective),
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}

/// Prints what passing and each call lead to.
pub(super) fn print_calls(
    out: &mut impl Write,
    hand: &Hand,
    discarded: Discarded,
    (plans, draws): (&CallPlans, u8),
    objective: Objective,
) -> io::Result<()> {
    let line = CallsLine {
        hand: hand.to_string(),
        discarded: discarded.face.to_string(),
        from: discarded.from.name(),
        draws,
        objective: objective.name(),
        pass: FiguresByTurn::of_prospect(plans.pass(), draws),
        calls: plans.calls().iter().map(|call| CallPart::of(call, objective)).collect(),
        best: plans.best(objective).map(|call| call.meld().to_string()),
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}
