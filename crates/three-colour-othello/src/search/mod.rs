//! The search for a good action: alpha-beta with iterative deepening.
//!
//! Every search ends, because its depth is bounded. A limit of nodes or a closure can end it
//! earlier. Within its depth it is exact: the score is that of plain minimax under the rule on
//! repetition and with the game's history, whatever the table contains.

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
