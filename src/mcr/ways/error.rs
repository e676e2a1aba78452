//! Errors of the search for ways to win.

use core::fmt;

use crate::padded::{Unpadded, padded};
use crate::shanten::Shanten;
use crate::tile::TooManyCopies;

/// Why the ways of a hand can't be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WaysError {
    /// The tiles, counting three for each meld, are neither thirteen nor fourteen.
    WrongSize {
        /// The concealed tiles.
        concealed: u8,
        /// The melds.
        melds: u8,
    },
    /// The hand is farther than 2-shanten from each of the five forms.
    TooFar {
        /// Its least shanten.
        shanten: Shanten,
    },
    /// More than four copies of a tile are held and seen.
    TooManyCopies(TooManyCopies),
    /// More tiles are drawn and discarded than are unseen.
    WallTooShort {
        /// How many are unseen.
        tiles: u8,
        /// How many the draws and the others' discards are.
        drawn: u16,
    },
    /// There are too many wins within the depth; a smaller depth has fewer.
    TooManyWays,
}

impl Unpadded for WaysError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WaysError::WrongSize { concealed, melds } => write!(
                f,
                "{concealed} concealed tiles with {melds} melds make neither thirteen nor fourteen"
            ),
            WaysError::TooFar { shanten } => {
                write!(f, "the hand is {shanten}, and ways are computed up to 2-shanten")
            }
            WaysError::TooManyCopies(error) => write!(f, "{error}"),
            WaysError::WallTooShort { tiles, drawn } => {
                write!(f, "{drawn} tiles are drawn and discarded, but {tiles} are unseen")
            }
            WaysError::TooManyWays => {
                f.write_str("there are too many ways; ask for a smaller depth")
            }
        }
    }
}

padded!(WaysError);

impl core::error::Error for WaysError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            WaysError::TooManyCopies(error) => Some(error),
            _ => None,
        }
    }
}
