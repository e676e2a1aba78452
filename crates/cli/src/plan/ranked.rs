//! The discards of a plan, the best first.

use mentsu::plan::{DiscardPlan, Goal, Plan};

/// The discards, the best for a goal first, of equal ones as [`Plan::best`] chooses.
pub(super) fn ranked(plan: &Plan, goal: Goal) -> Vec<&DiscardPlan> {
    let mut all: Vec<&DiscardPlan> = plan.discards().iter().collect();
    let key = |discard: &DiscardPlan| {
        let figures = discard.figures();
        [figures.of(goal), figures.points(), figures.win(), f64::from(discard.ukeire())]
    };
    all.sort_by(|a, b| {
        let pairs = key(b).into_iter().zip(key(a));
        pairs
            .map(|(b, a)| b.total_cmp(&a))
            .find(|order| order.is_ne())
            .unwrap_or(a.face().cmp(&b.face()))
    });
    all
}
