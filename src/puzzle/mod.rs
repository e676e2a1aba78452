//! Puzzles: hands with given waits, an atlas of one-suit hands, and a quiz of waits.
//!
//! Elsewhere you give a hand and ask for its waits. Here you give waits and ask for hands.
//!
//! - [`Query`] finds all hands of one suit, or random ones of any suits, by their waits.
//! - [`Atlas`] counts the hands of one suit (清一色) by their waits.
//! - [`Quiz`] asks for the waits of hands of a [`Level`], and checks the answers.
//!
//! Randomness comes from the caller, as a [`RandomSource`](crate::random::RandomSource): any
//! function that gives `u64`s. The same numbers give the same hands on every platform.
//!
//! ```
//! use mentsu::puzzle::Query;
//! use mentsu::{Suit, hand};
//!
//! // which four tiles wait for exactly three?
//! let hands = Query::new().with_number_of_waits(3..=3).hands_in(Suit::Man, 4)?;
//! assert!(hands.take(3).eq([hand!("2223m"), hand!("2333m"), hand!("3334m")]));
//! # Ok::<(), mentsu::puzzle::PuzzleError>(())
//! ```

mod atlas;
mod fixed_orders;
mod measure;
mod one_suit;
mod query;
mod quiz;
mod random_wins;

use core::fmt;

use crate::padded::{Unpadded, padded};

pub use self::atlas::Atlas;
pub use self::fixed_orders::FixedOrder;
pub use self::measure::{Level, Measure};
pub use self::one_suit::OneSuitHands;
pub use self::query::{Query, QueryHands};
pub use self::quiz::{Question, Quiz, Verdict};

/// Why a puzzle can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PuzzleError {
    /// Only hands of 1, 4, 7, 10 or 13 tiles can wait.
    WrongSize {
        /// The requested number of tiles.
        tiles: usize,
    },
}

impl Unpadded for PuzzleError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::WrongSize { tiles } => {
                write!(f, "hands of {tiles} tiles can't wait, only those of 1, 4, 7, 10 or 13")
            }
        }
    }
}

padded!(PuzzleError);

impl core::error::Error for PuzzleError {}

/// The number of tiles, if hands of this size can wait.
fn waiting_size(tiles: usize) -> Result<u8, PuzzleError> {
    match tiles {
        1 | 4 | 7 | 10 | 13 => Ok(tiles as u8),
        _ => Err(PuzzleError::WrongSize { tiles }),
    }
}
