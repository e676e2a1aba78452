//! What each action is worth over the rest of the round, with the three others in it (押し引き).
//!
//! A value is in points, the change of one's own points until the round ends:
//!
//! ```text
//! value of a discard = − Σ chance to deal in · its cost            over the opponents
//!                      + chance that nobody wins on it · (going on + folding)
//! ```
//!
//! *Folding* is what a player loses on average who only keeps safe: to others' wins, at a draw, and
//! to the tiles that turn out not to be safe. *Going on* is what a [plan](mentsu::plan) with
//! [opponents](mentsu::plan::Opponents) gains beyond it, 0 if nothing: it counts own wins as often
//! as the round lasts, by ron as often as others discard such a tile, with what its own discards
//! risk. So a fold is a discard like any other: a safe one, after which going on is worth little.

mod advised;
mod advisor;
mod class;
mod moment;
mod strength;

pub use self::advised::{Advice, Advised, Parts};
pub use self::advisor::{Advisor, LAST_ROUNDS, advice};
pub use self::class::Mistake;
pub use self::strength::Strength;
pub use crate::outlook::outlook;

#[cfg(test)]
mod tests;
