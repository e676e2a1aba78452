//! Discards of a plan, with their figures.

use mentsu::Face;
use mentsu::plan::{DiscardPlan, Objective, Plan};
use serde::Serialize;

use super::figures::FiguresByTurn;
use crate::keyed::Keyed;

/// The figures of every discard.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiscardsAnswer {
    /// The shanten of the hand.
    shanten: i8,
    /// With `detail`.
    #[serde(flatten)]
    size: Option<PlanSize>,
    /// The best first.
    discards: Keyed<Face, DiscardAnswer>,
}

/// How far a plan looks.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct PlanSize {
    /// With `detail`: how many draws it looks ahead.
    draws: u8,
    /// With `detail`: the exchanges beyond the shortest way.
    depth: u8,
    /// With `detail`: how many states it met.
    states: u32,
}

/// The figures of a discard.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct DiscardAnswer {
    #[serde(flatten)]
    figures: FiguresByTurn,
    /// How many tiles lower shanten after it.
    ukeire: u8,
    /// With `detail`.
    #[serde(flatten)]
    detail: Option<DiscardDetail>,
}

/// What else is known of a discard.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct DiscardDetail {
    /// The shanten after it.
    shanten: i8,
    /// Whether to declare riichi, by the number of draws left: the first for one draw.
    riichi: Vec<bool>,
}

impl DiscardsAnswer {
    /// The discards of a plan, the best for this objective first; `detail` adds how far the plan
    /// looks, and of each discard the shanten after it and when to declare riichi.
    #[must_use]
    pub fn of(plan: &Plan, objective: Objective, detail: bool) -> DiscardsAnswer {
        let draws = plan.draws();
        let one = |discard: &DiscardPlan| {
            let answer = DiscardAnswer {
                figures: FiguresByTurn::of(discard, draws),
                ukeire: discard.ukeire_count(),
                detail: detail.then(|| DiscardDetail {
                    shanten: discard.shanten().get(),
                    riichi: (1..=draws).map(|left| discard.declares_riichi(left)).collect(),
                }),
            };
            (discard.face(), answer)
        };
        let size = PlanSize { draws, depth: plan.depth(), states: plan.states() };
        DiscardsAnswer {
            shanten: plan.shanten().get(),
            size: detail.then_some(size),
            discards: plan.ranked(objective).map(one).collect(),
        }
    }
}
