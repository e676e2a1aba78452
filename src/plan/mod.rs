//! What to discard (何切る): chances and expected points over the rest of a round.

#![doc(alias = "何切る")]
#![doc(alias = "期待値")]

mod error;
mod figures;
mod graph;
mod index;
mod lanes;
mod line;
mod outlook;
mod planner;
mod policy;
mod special;
mod start;
mod states;
mod suits;
mod tenpai;
mod turns;
mod worth;

pub use self::error::PlanError;
pub use self::figures::{DiscardPlan, Figures, Goal, Plan, Prospect};
pub use self::line::{Line, Reply};
pub use self::outlook::{MOST_DEPTH, MOST_DRAWS, Outlook, RiichiChoice};
pub use self::planner::Planner;
