//! How hard the waits of a hand are to see.

use super::FixedOrder;
use crate::tile::{Counts, Tile, TileSet};
use crate::visible::FifthCopy;
use crate::wait::wait_tiles;

/// A measure of how hard the waits of concealed tiles are to see.
///
/// ```
/// use mentsu::counts;
/// use mentsu::puzzle::{Level, Measure};
///
/// let measure = Measure::of(&counts!("1112345678999m"));
/// assert_eq!((measure.waits().len(), measure.decompositions()), (9, 1));
/// assert_eq!(measure.level(), Some(Level::Expert));
///
/// let measure = Measure::of(&counts!("3333444556688m"));
/// assert!(!measure.missed_by_fixed_orders().is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Measure {
    waits: TileSet,
    decompositions: u8,
    missed: TileSet,
}

impl Measure {
    /// Measures concealed tiles. Unless there are 1, 4, 7, 10 or 13, they wait for nothing.
    #[must_use]
    pub fn of(concealed: &Counts) -> Measure {
        Measure::beside(concealed, &Counts::EMPTY)
    }

    /// Measures concealed tiles of a hand with melds, whose tiles are `declared`.
    pub(super) fn beside(concealed: &Counts, declared: &Counts) -> Measure {
        let waits = wait_tiles(concealed, declared, FifthCopy::Any);
        let won = |tile: Tile| concealed.with_even_a_fifth(tile);
        let splits = waits.iter().map(|tile| won(tile).decompositions().len());
        let missed = |tile: &Tile| {
            let won = won(*tile);
            !won.decompositions().is_empty()
                && FixedOrder::ALL.into_iter().all(|order| !order.finds(&won))
        };
        Measure {
            waits,
            decompositions: splits.max().unwrap_or(0) as u8,
            missed: waits.iter().filter(missed).collect(),
        }
    }

    /// The tiles waited for, none of which is held four times.
    #[must_use]
    pub const fn waits(&self) -> TileSet {
        self.waits
    }

    /// The number of decompositions with the wait that gives the most: 1 to 4, or 0 if no wait
    /// makes a standard win.
    #[must_use]
    pub const fn decompositions(&self) -> u8 {
        self.decompositions
    }

    /// The waits that both [fixed orders](FixedOrder) miss: neither koutsu first nor shuntsu first
    /// finds them.
    #[must_use]
    pub const fn missed_by_fixed_orders(&self) -> TileSet {
        self.missed
    }

    /// The level; `None` if the hand waits for nothing.
    #[must_use]
    pub const fn level(&self) -> Option<Level> {
        match (self.waits.len(), self.decompositions) {
            (0, _) => None,
            (5.., _) => Some(Level::Expert),
            _ if !self.missed.is_empty() => Some(Level::Expert),
            (4, _) => Some(Level::Hard),
            (3, _) | (_, 2..) => Some(Level::Medium),
            _ => Some(Level::Easy),
        }
    }
}

/// How hard a question is, as measured by its hand.
///
/// | level | waits |
/// |---|---|
/// | easy | 1 or 2, each of which wins in one way |
/// | medium | 3, or fewer of which one wins in several ways |
/// | hard | 4 |
/// | expert | 5 or more, or fewer of which both fixed orders miss one |
///
/// Of the 13-tile hands of one suit that wait, 63.9 % are easy, 22.6 % medium, 6.9 % hard and 6.5 %
/// expert.
///
/// ```
/// use mentsu::puzzle::Level;
///
/// assert_eq!("hard".parse(), Ok(Level::Hard));
/// assert_eq!(Level::Hard.to_string(), "hard");
/// assert!(Level::Hard < Level::Expert);
/// assert!("Hard".parse::<Level>().is_err());
/// ```
#[doc(alias = "難易度")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// One or two waits, each winning in one way.
    Easy,
    /// Three waits, or fewer of which one wins in several ways.
    Medium,
    /// Four waits.
    Hard,
    /// Five waits or more, or a wait that both fixed orders miss.
    Expert,
}

crate::names! { Level, "level": Easy "easy", Medium "medium", Hard "hard", Expert "expert" }
