//! The value of each action over the rest of the round, including the three others (押し引き).
//!
//! A value is the expected change of one's own points until the round ends:
//!
//! ```text
//! value of a discard = − Σ chance to deal in · its cost            over the opponents
//!                      + chance that nobody wins on it · (going on + folding)
//! ```
//!
//! *Folding* is the average loss of a player who only keeps safe: by others' wins, at a draw, and
//! by tiles that turn out not to be safe. *Going on* is the gain of a [plan](mentsu::plan) with
//! [opponents](mentsu::plan::Opponents) over folding, at least 0. It weights own wins by the length
//! of the round, rons by the chance that others discard the tile, and includes the risk of its own
//! discards. A fold is therefore a discard like any other: a safe one, after which going on is
//! worth little.

mod advised;
mod advisor;
mod class;
mod position;
mod strength;

pub use self::advised::{Advice, Advised, Parts};
pub use self::advisor::{Advisor, LAST_ROUNDS, PlacesError, advice};
pub use self::class::Mistake;
pub use self::strength::Strength;
pub use crate::outlook::outlook;

#[cfg(test)]
mod tests;
