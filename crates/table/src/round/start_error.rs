//! Why a round can't begin.

use core::fmt;

use mentsu::riichi::Wind;

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
    /// Somebody's points aren't whole hundreds, though every payment is and the points at the start
    /// are.
    BrokenPoints {
        /// Whose.
        seat: Seat,
        /// The points.
        points: i32,
    },
    /// The wall has other tiles than the rules.
    Wall(WallError),
}

impl StartError {
    /// Checks what a round begins with against the rules.
    pub(super) fn check(rules: &GameRules, start: &RoundStart) -> Result<(), StartError> {
        let RoundStart { round, dealer, points, .. } = *start;
        let last = last_wind(rules.length());
        let broken = |seat: &&Seat| points[seat.index()] % 100 != rules.start_points() % 100;
        match () {
            () if dealer.index() >= usize::from(rules.players()) => {
                Err(StartError::EmptyDealer { dealer })
            }
            () if rules.sanma() && points[3] != 0 => {
                Err(StartError::EmptySeatPoints { points: points[3] })
            }
            () if round > last => Err(StartError::RoundAfterTheGame { round, last }),
            () => match Seat::of_players(rules.players()).iter().find(broken) {
                Some(&seat) => Err(StartError::BrokenPoints { seat, points: points[seat.index()] }),
                None => Ok(()),
            },
        }
    }
}

/// The last wind of a game of this length, an extension included; one round may be any.
const fn last_wind(length: Length) -> Wind {
    match length {
        Length::Tonpuu => Wind::South,
        Length::Hanchan => Wind::West,
        Length::OneRound | Length::Iichan => Wind::North,
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
            StartError::BrokenPoints { seat, points } => {
                write!(f, "payments are whole hundreds, so {seat} can't have {points} points")
            }
            StartError::Wall(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for StartError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
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
