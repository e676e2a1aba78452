//! A plan as a line of JSON: the protocol's answer with `detail`, and the hand.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::plan::{CallPlans, Objective, Plan};
use mentsu_protocol::{CallsAnswer, DiscardsAnswer};
use serde::Serialize;

use crate::plan::outlook::Discarded;

#[derive(Serialize)]
struct PlanLine {
    hand: String,
    /// The figure by which discards are ranked.
    objective: &'static str,
    #[serde(flatten)]
    plan: DiscardsAnswer,
}

#[derive(Serialize)]
struct CallsLine {
    hand: String,
    discarded: String,
    from: &'static str,
    draws: u8,
    objective: &'static str,
    #[serde(flatten)]
    calls: CallsAnswer,
    /// The best of them, if it is better than passing.
    best: Option<String>,
}

/// Prints the plan of every discard.
pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    plan: &Plan,
    objective: Objective,
) -> io::Result<()> {
    let plan = DiscardsAnswer::of(plan, objective, true);
    let line = PlanLine { hand: hand.to_string(), objective: objective.name(), plan };
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
        calls: CallsAnswer::of(plans, draws, objective, true),
        best: plans.best(objective).map(|call| call.meld().to_string()),
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}
