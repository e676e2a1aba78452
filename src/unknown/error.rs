//! Errors about hands with unknown tiles.

use core::fmt;

use crate::hand::HandError;
use crate::padded::{Unpadded, padded};
use crate::tile::Tile;

/// Why tiles don't make a partial hand, or can't stand for its unknown ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PartialHandError {
    /// More than four tiles are unknown.
    TooManyUnknown {
        /// How many there were.
        unknown: usize,
    },
    /// The tiles and melds don't make a hand, whatever the unknown tiles are.
    Hand(HandError),
    /// More or fewer tiles were given than are unknown.
    WrongNumber {
        /// How many tiles there were.
        tiles: u8,
        /// How many tiles of the hand are unknown.
        unknown: u8,
    },
    /// An unknown tile can't be of this kind
    /// ([`PartialHand::with_in_play`](super::PartialHand::with_in_play)).
    NotInPlay {
        /// The tile.
        tile: Tile,
    },
}

impl From<HandError> for PartialHandError {
    fn from(error: HandError) -> PartialHandError {
        PartialHandError::Hand(error)
    }
}

impl Unpadded for PartialHandError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PartialHandError::TooManyUnknown { unknown } => {
                write!(f, "{unknown} unknown tiles, but at most 4 can be unknown")
            }
            PartialHandError::Hand(error) => write!(f, "{error}"),
            PartialHandError::WrongNumber { tiles, unknown } => {
                write!(f, "the number of tiles given is {tiles}, that of unknown tiles {unknown}")
            }
            PartialHandError::NotInPlay { tile } => {
                write!(f, "{tile} is not one of the tiles that an unknown one may be")
            }
        }
    }
}

padded!(PartialHandError);

impl core::error::Error for PartialHandError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            PartialHandError::Hand(error) => Some(error),
            _ => None,
        }
    }
}
