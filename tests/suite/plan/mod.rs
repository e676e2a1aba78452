//! The planner, compared with the model in plain code and with games on a real wall.

mod agrees;
mod calls;
mod figures;
mod known;
mod opponents;
mod play;
mod twin;
mod wrong;
