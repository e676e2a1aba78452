//! Why tiles aren't a wall.

use core::fmt;

use super::WallTile;

/// Why tiles aren't the wall of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WallError {
    /// There are more of this tile than the rules have.
    TooMany {
        /// The tile.
        tile: WallTile,
    },
    /// There are fewer of this tile than the rules have.
    Missing {
        /// The tile.
        tile: WallTile,
    },
    /// More tiles are known than the walls have places.
    TooLong,
}

impl fmt::Display for WallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WallError::TooMany { tile } => write!(f, "the wall has a {tile} too many"),
            WallError::Missing { tile } => write!(f, "the wall lacks a {tile}"),
            WallError::TooLong => f.write_str("more tiles are known than the walls have places"),
        }
    }
}

impl core::error::Error for WallError {}
