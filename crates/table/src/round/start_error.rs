//! Why a round can't begin.

use core::fmt;

use mentsu::Wind;

use crate::ledger::PointsError;
use crate::rules::{GameRules, Length};
use crate::seat::Seat;
use crate::start::RoundStart;
use crate::wall::WallError;

/// Why a round can't begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StartError {
    /// The dealer's seat is empty: seat 3 in sanma.
    EmptyDealer {
        /// The seat that would deal.
        dealer: Seat,
    },
    /// The empty seat of sanma has points.
    EmptySeatPoints {
        /// Its points.
        points: i32,
    },
    /// The game is over before this round: a hanchan has no north round.
    RoundAfterTheGame {
        /// Its wind.
        round: Wind,
        /// The last wind that the length of the game allows, an extension (西入) included.
        last: Wind,
    },
    /// More points or riichi sticks than there can be.
    Points(PointsError),
    /// The wall has other tiles than the rules.
    Wall(WallError),
}

impl StartError {
    /// Checks the start of a round against the rules.
    pub(super) fn check(rules: &GameRules, start: &RoundStart) -> Result<(), StartError> {
        let RoundStart { round, dealer, points, .. } = *start;
        let last = last_wind(rules.length());
        if dealer.index() >= usize::from(rules.players()) {
            Err(StartError::EmptyDealer { dealer })
        } else if rules.sanma() && points[3] != 0 {
            Err(StartError::EmptySeatPoints { points: points[3] })
        } else if round > last {
            Err(StartError::RoundAfterTheGame { round, last })
        } else {
            Ok(())
        }
    }
}

/// The last wind that rounds of a game of this length may have, with one that follows (西入).
const fn last_wind(length: Length) -> Wind {
    match length.last_wind() {
        Wind::East => Wind::South,
        Wind::South => Wind::West,
        Wind::West | Wind::North => Wind::North,
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::EmptyDealer { dealer } => write!(f, "three play, so {dealer} can't deal"),
            StartError::EmptySeatPoints { points } => {
                write!(f, "three play, so the fourth seat can't have {points} points")
            }
            StartError::RoundAfterTheGame { round, last } => {
                write!(
                    f,
                    "the game ends with the {last} round at the latest, so there is no {round} round"
                )
            }
            StartError::Points(why) => why.fmt(f),
            StartError::Wall(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for StartError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            StartError::Points(why) => Some(why),
            StartError::Wall(why) => Some(why),
            _ => None,
        }
    }
}

impl From<WallError> for StartError {
    fn from(why: WallError) -> StartError {
        StartError::Wall(why)
    }
}
