//! How a round ended.

use core::fmt;

use crate::seat::Seat;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// Who won; `None` if nobody did.
    pub winner: Option<Seat>,
    /// Whose foul ended it; `None` without one.
    pub foul: Option<Seat>,
    /// What each player received, or paid if negative. They sum to 0.
    pub deltas: [i32; 4],
}

/// Why a foul changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoFoul {
    /// The round is over.
    Over,
    /// The player's hand is dead already.
    DeadAlready {
        /// The player.
        seat: Seat,
    },
}

impl fmt::Display for NoFoul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoFoul::Over => f.write_str("the round is over"),
            NoFoul::DeadAlready { seat } => write!(f, "the hand of {seat} is dead already"),
        }
    }
}

impl core::error::Error for NoFoul {}
