//! The planner, beside the model in plain code and a simulation on a real wall.

mod agrees;
mod hands;
mod model;
mod simulation;
mod solve;
mod truth;
mod worth;
mod wrong;
