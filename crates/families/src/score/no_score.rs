//! Why a hand has no score.

use core::fmt;

use mentsu::any::AnyHandError;
use mentsu::{Shanten, Tile};

use crate::win::Impossible;

/// Why a hand has no score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoScore {
    /// It isn't won.
    NotWon {
        /// Its shanten with the winning tile.
        shanten: Shanten,
    },
    /// It can't be won like this.
    Impossible(Impossible),
    /// The winning tile makes no hand.
    Hand(AnyHandError),
    /// A tile isn't in play.
    NotInPlay {
        /// The tile.
        tile: Tile,
    },
    /// The hand is of another number of sets than the family's.
    OtherSets,
    /// The family has no flowers.
    Flowers,
    /// Its jokers allow more than [`Family::MAX_READINGS`](crate::Family::MAX_READINGS) forms.
    TooManyReadings {
        /// How many forms there are.
        forms: u64,
    },
}

impl fmt::Display for NoScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoScore::NotWon { shanten } => write!(f, "not won: {shanten}"),
            NoScore::Impossible(error) => error.fmt(f),
            NoScore::Hand(error) => error.fmt(f),
            NoScore::NotInPlay { tile } => write!(f, "{tile} is not in play"),
            NoScore::OtherSets => f.write_str("the hand has another number of sets"),
            NoScore::Flowers => f.write_str("this family has no flowers"),
            NoScore::TooManyReadings { forms } => {
                write!(f, "{forms} forms with these jokers; at most a million are compared")
            }
        }
    }
}

impl core::error::Error for NoScore {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            NoScore::Impossible(error) => Some(error),
            NoScore::Hand(error) => Some(error),
            _ => None,
        }
    }
}
