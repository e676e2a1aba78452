//! Errors for contradictory situations and for hands without a score.

use core::fmt;

use crate::padded::{Unpadded, padded};
use crate::tile::Tile;

/// Two facts that contradict each other.
///
/// ```
/// use mentsu::mcr::{Impossible, NoWin, Rules, Situation, score};
/// use mentsu::{hand, tile};
///
/// let robbed = Situation::by_discard(tile!("4p")).with_kong();
/// let error = score(&hand!("123m44p56788s(777z)"), &robbed, &Rules::MIL).unwrap_err();
/// assert_eq!(error, NoWin::Impossible(Impossible::RobbedKongHeld { tile: tile!("4p"), held: 2 }));
/// assert_eq!(error.to_string(), "a robbed kong of 4p, of which the hand holds 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Impossible {
    /// Self-drawn, but the hand doesn't have a drawn tile
    /// ([`Hand::draw`](crate::Hand::draw)).
    NothingDrawn,
    /// With the winning tile and three tiles for each meld there aren't fourteen.
    WrongSize {
        /// The concealed tiles, the winning one among them.
        concealed: u8,
        /// The melds.
        melds: u8,
    },
    /// The hand has all four of the tile that it is won on.
    FifthCopy {
        /// The winning tile.
        tile: Tile,
    },
    /// More flowers than the eight that there are.
    TooManyFlowers {
        /// How many were given.
        flowers: u8,
    },
    /// A kong was robbed of its fourth tile, but the hand holds others of the four.
    RobbedKongHeld {
        /// The winning tile.
        tile: Tile,
        /// How many others the hand has, melds included.
        held: u8,
    },
    /// The winning tile was drawn for an own kong, but there is none.
    ReplacementWithoutKong {
        /// How many melds there are, none of them a kong.
        melds: u8,
    },
    /// The winning tile is the last of its kind, so all others are visible, but the hand conceals
    /// some.
    LastCopyConcealed {
        /// The winning tile.
        tile: Tile,
        /// How many others are concealed.
        held: u8,
    },
    /// The win is by the last tile of its kind, but fewer than three others are visible.
    LastCopyUnseen {
        /// The winning tile.
        tile: Tile,
        /// How many others are seen, the own melds included.
        seen: u8,
    },
    /// More copies of the winning tile are seen elsewhere than the hand leaves.
    TooManySeen {
        /// The winning tile.
        tile: Tile,
        /// How many the hand has, the winning one among them.
        held: u8,
        /// How many were given as seen elsewhere.
        seen: u8,
    },
}

impl Unpadded for Impossible {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::NothingDrawn => {
                f.write_str("self-drawn, but the hand doesn't know which tile was drawn")
            }
            Impossible::WrongSize { concealed, melds } => {
                write!(f, "{concealed} concealed tiles with {melds} melds don't make fourteen")
            }
            Impossible::FifthCopy { tile } => {
                write!(f, "won on {tile}, of which the hand has all four")
            }
            Impossible::TooManyFlowers { flowers } => {
                write!(f, "{flowers} flowers, but there are eight")
            }
            Impossible::RobbedKongHeld { tile, held } => {
                write!(f, "a robbed kong of {tile}, of which the hand holds {held}")
            }
            Impossible::ReplacementWithoutKong { melds } => {
                write!(f, "a replacement tile, but none of {melds} melds is a kong")
            }
            Impossible::LastCopyConcealed { tile, held } => {
                write!(f, "the last {tile} of four, but the hand conceals {held} of the others")
            }
            Impossible::LastCopyUnseen { tile, seen } => {
                write!(f, "the last {tile} of four, but {seen} of the others are seen")
            }
            Impossible::TooManySeen { tile, held, seen } => {
                write!(f, "{seen} of {tile} are seen, but the hand has {held} of four")
            }
        }
    }
}

padded!(Impossible);

impl core::error::Error for Impossible {}

/// Why a hand has no score.
///
/// A hand that is worth less than [`Rules::minimum`](super::Rules::minimum) has one:
/// [`Score::is_enough`](super::Score::is_enough) says whether it may be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoWin {
    /// The situation is impossible.
    Impossible(Impossible),
    /// The tiles are none of the five forms.
    NotWon,
}

impl From<Impossible> for NoWin {
    #[inline(always)]
    fn from(impossible: Impossible) -> NoWin {
        NoWin::Impossible(impossible)
    }
}

impl Unpadded for NoWin {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoWin::Impossible(impossible) => write!(f, "{impossible}"),
            NoWin::NotWon => f.write_str("the tiles are none of the five winning forms"),
        }
    }
}

padded!(NoWin);

impl core::error::Error for NoWin {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            NoWin::Impossible(impossible) => Some(impossible),
            NoWin::NotWon => None,
        }
    }
}
