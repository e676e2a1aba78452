//! Chances as exact fractions, also after a discard.

use core::cmp::Ordering;
use core::fmt;

use crate::list::{Filler, List};
use crate::padded::{Unpadded, padded};
use crate::tile::Tile;

/// A chance as a fraction in lowest terms, from 0 to 1 (確率).
///
/// ```
/// use mentsu::chances::Chance;
///
/// let third = Chance::new(41, 123).unwrap();
/// assert_eq!((third.numerator(), third.denominator()), (1, 3));
/// assert!(third < Chance::new(1, 2).unwrap());
/// assert_eq!(format!("{third}, {:.1} %", 100.0 * third.as_f64()), "1/3, 33.3 %");
/// ```
#[doc(alias = "確率")]
#[doc(alias = "probability")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    numerator: u64,
    denominator: u64,
}

impl Chance {
    /// The chance of an impossible event: 0.
    pub const NEVER: Chance = Chance { numerator: 0, denominator: 1 };

    /// The chance of a certain event: 1.
    pub const CERTAIN: Chance = Chance { numerator: 1, denominator: 1 };

    /// The chance of `numerator` out of `denominator` equally likely cases; `None` if that isn't a
    /// fraction from 0 to 1.
    #[must_use]
    pub const fn new(numerator: u64, denominator: u64) -> Option<Chance> {
        if denominator == 0 || numerator > denominator {
            return None;
        }
        let (mut divisor, mut rest) = (denominator, numerator);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Some(Chance { numerator: numerator / divisor, denominator: denominator / divisor })
    }

    /// The numerator in lowest terms.
    #[must_use]
    pub const fn numerator(&self) -> u64 {
        self.numerator
    }

    /// The denominator in lowest terms, never 0.
    #[must_use]
    pub const fn denominator(&self) -> u64 {
        self.denominator
    }

    /// The nearest floating-point number, 0 to 1.
    #[must_use]
    pub fn as_f64(&self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl PartialOrd for Chance {
    fn partial_cmp(&self, other: &Chance) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Chance {
    fn cmp(&self, other: &Chance) -> Ordering {
        let cross = |a: &Chance, b: &Chance| u128::from(a.numerator) * u128::from(b.denominator);
        cross(self, other).cmp(&cross(other, self))
    }
}

impl Unpadded for Chance {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

padded! {
    /// `4/41`
    Chance
}

/// A discard and the chance after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiscardChance {
    pub(super) tile: Tile,
    pub(super) chance: Chance,
}

impl DiscardChance {
    /// The discarded tile.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The chance after the discard.
    #[must_use]
    pub const fn chance(&self) -> Chance {
        self.chance
    }
}

impl Filler for DiscardChance {
    const FILLER: DiscardChance = DiscardChance { tile: Tile::M1, chance: Chance::NEVER };
}

/// The discards of one hand with their chances: at most 14 kinds.
pub type DiscardChances = List<DiscardChance, 14>;
