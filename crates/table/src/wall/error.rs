//! Why tiles aren't a wall.

use core::fmt;

use mentsu::Face;

/// Why tiles aren't the wall of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WallError {
    /// There are more of this tile than the rules have.
    TooMany {
        /// The tile.
        face: Face,
    },
    /// More tiles are known than the wall has places, or two for one place.
    TooLong,
    /// There are fewer of this tile than the rules have.
    Missing {
        /// The tile.
        face: Face,
    },
}

impl fmt::Display for WallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WallError::TooMany { face } => write!(f, "the wall has a {face} too many"),
            WallError::TooLong => f.write_str("more tiles are known than the wall has places"),
            WallError::Missing { face } => write!(f, "the wall lacks a {face}"),
        }
    }
}

impl core::error::Error for WallError {}
