//! Finding a good action: alpha-beta with iterative deepening.
//!
//! Every search ends: it is bounded in depth, and by a number of nodes and a closure if asked to.
//! Within its depth it is exact: the score is that of trying everything, under the rule on
//! repetition and with the game's history, whatever the table holds from before.

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
