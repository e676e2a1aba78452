//! Errors about hands of any mahjong.

use core::fmt;

use super::Sets;
use crate::notation::ParseError;
use crate::padded::{Unpadded, padded};
use crate::tile::{Tile, TooManyCopies};

/// Why tiles, jokers and melds don't make a hand of any mahjong.
///
/// ```
/// use mentsu::any::{AnyHand, AnyHandError, Sets};
/// use mentsu::counts;
///
/// let error = AnyHand::new(counts!("1234m"), 9, &[], Sets::Four).unwrap_err();
/// assert_eq!(error, AnyHandError::TooManyJokers { jokers: 9 });
/// assert_eq!(error.to_string(), "9 jokers, but a hand has at most 8");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AnyHandError {
    /// The text can't be read.
    Text(ParseError),
    /// There are more than eight jokers among the concealed tiles.
    TooManyJokers {
        /// How many there were.
        jokers: u8,
    },
    /// A tile is held more than four times, concealed and in melds together. Jokers don't count as
    /// the tiles that they stand for.
    TooManyCopies(TooManyCopies),
    /// The concealed tiles aren't 3n+1 or 3n+2 with n + melds at most the number of sets.
    WrongSize {
        /// How many tiles are concealed, jokers included.
        concealed: u8,
        /// How many melds there are.
        melds: usize,
        /// How many sets a hand has.
        sets: Sets,
    },
    /// A meld has no tile of this kind that could be a joker.
    NotInMeld {
        /// The tile that the joker should stand for.
        tile: Tile,
    },
    /// A tile or a joker isn't among the concealed tiles.
    NotHeld {
        /// The tile; `None` is a joker that is no tile of a kind.
        tile: Option<Tile>,
    },
}

impl From<TooManyCopies> for AnyHandError {
    fn from(error: TooManyCopies) -> AnyHandError {
        AnyHandError::TooManyCopies(error)
    }
}

impl From<ParseError> for AnyHandError {
    fn from(error: ParseError) -> AnyHandError {
        AnyHandError::Text(error)
    }
}

impl Unpadded for AnyHandError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            AnyHandError::Text(error) => write!(f, "{error}"),
            AnyHandError::TooManyJokers { jokers } => {
                write!(f, "{jokers} jokers, but a hand has at most 8")
            }
            AnyHandError::TooManyCopies(error) => write!(f, "{error}"),
            AnyHandError::WrongSize { concealed, melds, sets } => {
                let most = (3 * sets.get() + 2).saturating_sub(3 * melds);
                if melds > sets.get() {
                    return write!(
                        f,
                        "{melds} melds, but a hand of {sets} sets has at most {sets}"
                    );
                }
                let s = if melds == 1 { "" } else { "s" };
                write!(
                    f,
                    "a hand of {sets} sets with {melds} meld{s} has {} or {most} concealed tiles (or \
                     3n+1 or 3n+2 for a puzzle); here there are {concealed}",
                    most - 1
                )
            }
            AnyHandError::NotInMeld { tile } => write!(f, "the meld has no {tile} for a joker"),
            AnyHandError::NotHeld { tile: None } => {
                f.write_str("no joker among the concealed tiles")
            }
            AnyHandError::NotHeld { tile: Some(tile) } => {
                write!(f, "no {tile} among the concealed tiles")
            }
        }
    }
}

padded!(AnyHandError);

impl core::error::Error for AnyHandError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            AnyHandError::Text(error) => Some(error),
            AnyHandError::TooManyCopies(error) => Some(error),
            _ => None,
        }
    }
}
