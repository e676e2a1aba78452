//! A second, slow planner and the random hands that both plan.

pub(crate) mod hands;
pub(crate) mod model;
pub(crate) mod simulation;
pub(crate) mod solve;
