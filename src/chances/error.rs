//! Limits of chances, and their errors.

use core::fmt;

use crate::padded::{Unpadded, padded};
use crate::tile::TooManyCopies;

/// The most draws of a chance: nine tiles of 136 have fewer than 2^64 orders.
pub const MOST_DRAWS: u8 = 9;

/// The most hands that a search remembers, in about half a gigabyte. Beyond that it is an error.
pub const MOST_HANDS: usize = 1 << 22;

/// Why a chance can't be given.
///
/// ```
/// use mentsu::chances::{ChanceError, Goal};
/// use mentsu::{counts, hand};
///
/// let few = hand!("1123m").chance(&counts!("44m"), 3, Goal::Win);
/// assert_eq!(few, Err(ChanceError::WallTooShort { tiles: 2, draws: 3 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ChanceError {
    /// Concealed tiles are 3n+1 or 3n+2, and 14 at most.
    WrongSize {
        /// How many there were.
        tiles: u8,
    },
    /// Hand, melds and wall have more than four copies of a tile.
    TooManyCopies(TooManyCopies),
    /// The wall has fewer tiles than are to be drawn.
    WallTooShort {
        /// How many tiles it has.
        tiles: u8,
        /// How many were to be drawn.
        draws: u8,
    },
    /// More draws than [`MOST_DRAWS`].
    TooManyDraws {
        /// How many.
        draws: u8,
    },
    /// The search met more hands than [`MOST_HANDS`].
    TooManyHands,
}

impl Unpadded for ChanceError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChanceError::WrongSize { tiles } => {
                write!(f, "{tiles} concealed tiles, but a hand has 3n+1 or 3n+2, at most 14")
            }
            ChanceError::TooManyCopies(error) => write!(f, "hand and wall: {error}"),
            ChanceError::WallTooShort { tiles, draws } => {
                write!(f, "more draws ({draws}) than tiles in the wall ({tiles})")
            }
            ChanceError::TooManyDraws { draws } => {
                write!(f, "{draws} draws, but at most {MOST_DRAWS} can be asked about")
            }
            ChanceError::TooManyHands => {
                write!(f, "more than {MOST_HANDS} hands to remember: ask for fewer draws")
            }
        }
    }
}

padded!(ChanceError);

impl core::error::Error for ChanceError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ChanceError::TooManyCopies(error) => Some(error),
            _ => None,
        }
    }
}
