//! The planner and its answers.
//!
//! Input: a hand, an outlook and rules. The planner passes them through the other modules, and
//! keeps their memory for the next question. Output: figures by discard ([`Plan`]), by call
//! ([`CallPlans`]), before a draw ([`Prospect`]) or along a line of play ([`Line`]).

mod calls;
mod discards;
mod line;
mod planner;

pub use self::calls::{CallPlan, CallPlans};
pub use self::discards::{DiscardPlan, Plan, Prospect};
pub use self::line::{Line, Reply};
pub use self::planner::Planner;
