//! Errors about tiles.

use core::error::Error;
use core::fmt;

use super::{Suit, Tile};
use crate::padded::{Unpadded, padded};

/// Why a tile, a red five or a set of tiles doesn't exist.
///
/// ```
/// use mentsu::{Face, Tile, TileError};
///
/// assert_eq!(Face::red(Tile::P4), Err(TileError::NotAFive { tile: Tile::P4 }));
/// let error = Tile::from_index(34).unwrap_err();
/// assert_eq!(error.to_string(), "there is no tile 34: tiles are numbered 0 to 33");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TileError {
    /// The suit has no such rank.
    NoSuchRank {
        /// The suit asked for.
        suit: Suit,
        /// The rank it doesn't have.
        rank: u8,
    },
    /// Indices run from 0 to 33.
    NoSuchIndex {
        /// The index asked for.
        index: usize,
    },
    /// Only the fives of the number suits may be red.
    NotAFive {
        /// The tile that can't be red.
        tile: Tile,
    },
    /// A set of tiles has 34 bits.
    NoSuchBits {
        /// The bits beyond them.
        bits: u64,
    },
}

impl Unpadded for TileError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TileError::NoSuchRank { suit, rank } => {
                write!(f, "there is no {rank}{}", suit.letter())
            }
            TileError::NoSuchIndex { index } => {
                write!(f, "there is no tile {index}: tiles are numbered 0 to 33")
            }
            TileError::NotAFive { tile } => write!(f, "{tile} is not a five, so it can't be red"),
            TileError::NoSuchBits { bits } => {
                write!(f, "bits {bits:#x} stand for no tile: a set has 34 bits")
            }
        }
    }
}

padded!(TileError);

impl Error for TileError {}

/// More copies of a tile than the four there are.
///
/// ```
/// use mentsu::{Counts, Tile};
///
/// let error = Counts::from_tiles([Tile::East; 5]).unwrap_err();
/// assert_eq!((error.tile, error.count), (Tile::East, 5));
/// assert_eq!(error.to_string(), "5 copies of 1z, but there are only 4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TooManyCopies {
    /// The tile.
    pub tile: Tile,
    /// How many copies there would be.
    pub count: u8,
}

impl Unpadded for TooManyCopies {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} copies of {}, but there are only 4", self.count, self.tile)
    }
}

padded!(TooManyCopies);

impl Error for TooManyCopies {}
