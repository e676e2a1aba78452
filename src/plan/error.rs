//! The errors of plans.

use core::fmt;

use super::outlook::{MOST_DEPTH, MOST_DRAWS};
use crate::hand::Hand;
use crate::padded::{Unpadded, padded};
use crate::riichi::legality::CallError;
use crate::tile::{Tile, TooManyCopies};

/// Why a plan can't be made.
///
/// ```
/// use mentsu::hand;
/// use mentsu::plan::{Outlook, PlanError, Planner};
/// use mentsu::riichi::Rules;
///
/// let hand = hand!("123m45p13789s113z5m");
/// let far = Outlook::new().with_draws(30);
/// let error = Planner::new().plan(&hand, &far, &Rules::TENHOU).unwrap_err();
/// assert_eq!(error, PlanError::WrongDraws { draws: 30 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PlanError {
    /// The hand has neither 13 nor 14 tiles, counting three for each meld, or has 13 but should
    /// discard.
    WrongSize {
        /// How many tiles are concealed.
        concealed: u8,
        /// How many melds there are.
        melds: u8,
    },
    /// The draws are none, or more than [`MOST_DRAWS`].
    WrongDraws {
        /// How many.
        draws: u8,
    },
    /// The depth is more than [`MOST_DEPTH`].
    TooDeep {
        /// The depth.
        depth: u8,
    },
    /// The hand, indicators and tiles seen have more than four copies of a tile.
    TooManyCopies(TooManyCopies),
    /// They have more red fives than the rules.
    TooManyReds {
        /// The five.
        tile: Tile,
        /// How many there are.
        count: u8,
    },
    /// There are more than five dora indicators.
    TooManyIndicators {
        /// How many.
        count: u8,
    },
    /// A value of the [`Opponents`](super::Opponents) is NaN.
    NotANumber {
        /// The setting: `wins`, `costs`, ….
        what: &'static str,
    },
    /// A tile isn't in play in sanma: 2m to 8m.
    NotInPlay {
        /// The tile.
        tile: Tile,
    },
    /// Norths are set aside, which exists only in sanma.
    KitaOfFour,
    /// The seat is north, which doesn't exist in sanma.
    NorthSeatInSanma,
    /// The hand has a chi, which sanma doesn't have.
    ChiInSanma,
    /// The wall has fewer tiles than are to be drawn.
    WallTooShort {
        /// How many tiles it has.
        tiles: u8,
        /// How many were to be drawn.
        draws: u8,
    },
    /// The tile isn't held, or may not be discarded.
    NotHeld {
        /// The tile.
        tile: Tile,
    },
    /// The tile isn't in the wall any more.
    NotInWall {
        /// The tile.
        tile: Tile,
    },
    /// Nothing can be called.
    Call(CallError),
    /// There are more states than the [room](super::Outlook::with_room); a smaller depth has fewer.
    TooManyStates {
        /// The room.
        room: u32,
    },
}

impl PlanError {
    /// The size of this hand is wrong.
    pub(crate) fn wrong_size(hand: &Hand) -> PlanError {
        let (concealed, melds) = (hand.concealed().total(), hand.melds().len() as u8);
        PlanError::WrongSize { concealed, melds }
    }
}

impl Unpadded for PlanError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::WrongSize { concealed, melds } => write!(
                f,
                "{concealed} concealed tiles and {melds} melds, but a plan is for 13 or 14"
            ),
            PlanError::WrongDraws { draws } => {
                write!(f, "{draws} draws, but a plan looks 1 to {MOST_DRAWS} ahead")
            }
            PlanError::TooDeep { depth } => {
                write!(f, "depth {depth}, but a plan goes at most {MOST_DEPTH} deep")
            }
            PlanError::TooManyCopies(error) => write!(f, "hand and tiles seen: {error}"),
            PlanError::TooManyReds { tile, count } => {
                write!(f, "{count} red {tile}, which are more than the rules have")
            }
            PlanError::TooManyIndicators { count } => {
                write!(f, "{count} dora indicators, but there are five at most")
            }
            PlanError::NotANumber { what } => write!(f, "the opponents' {what} are not a number"),
            PlanError::NotInPlay { tile } => write!(f, "{tile} isn't in play in sanma"),
            PlanError::KitaOfFour => f.write_str("norths are set aside, but four play"),
            PlanError::NorthSeatInSanma => f.write_str("a north seat in sanma"),
            PlanError::ChiInSanma => f.write_str("chi in sanma"),
            PlanError::WallTooShort { tiles, draws } => {
                write!(f, "more draws ({draws}) than unseen tiles ({tiles})")
            }
            PlanError::NotHeld { tile } => write!(f, "{tile} isn't held"),
            PlanError::NotInWall { tile } => write!(f, "no {tile} is left in the wall"),
            PlanError::Call(error) => write!(f, "{error}"),
            PlanError::TooManyStates { room } => {
                write!(f, "more than {room} states: ask for less depth")
            }
        }
    }
}

padded!(PlanError);

impl core::error::Error for PlanError {
    /// [`TooManyCopies`] or [`CallError`].
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            PlanError::TooManyCopies(error) => Some(error),
            PlanError::Call(error) => Some(error),
            _ => None,
        }
    }
}
