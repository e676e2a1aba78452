//! Finding a good action: alpha-beta with iterative deepening.
//!
//! Every search ends: its depth is bounded, and on request its nodes, and a closure can stop it.
//! Within its depth it is exact: the score is that of plain minimax under the rule on repetition
//! and with the game's history, whatever the table holds.

mod analysis;
mod evaluate;
mod found;
mod level;
mod line;
mod order;
mod score;
mod settings;
mod table;
mod walk;

pub use analysis::{Analysis, Assessed, Judged};
pub use evaluate::{Features, evaluate, evaluate_by_hand};
pub use found::Found;
pub use level::{Level, NoSuchLevel};
pub use line::{Line, MAX_DEPTH};
pub use score::Score;
pub use settings::Search;
pub use table::{Entry, Table};
