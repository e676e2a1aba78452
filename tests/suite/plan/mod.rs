//! The planner, compared with the model in plain code and with games on a real wall.

mod agrees;
mod calls;
mod exact;
mod far;
mod hands;
mod known;
mod model;
mod opponents;
mod play;
mod sense;
mod simulation;
mod solve;
mod truth;
mod waits;
mod worth;
mod wrong;
