//! The blocks that winning forms are made of.

use core::fmt;

use crate::mentsu::Mentsu;
use crate::tile::Tile;

/// One block of a [`WinForm`](super::WinForm), as text shows it.
///
/// ```
/// use mentsu::{Mentsu, Tile, agari::FormBlock};
///
/// assert_eq!(FormBlock::Pair(Tile::East).to_string(), "11z");
/// assert_eq!(FormBlock::Mentsu(Mentsu::shuntsu(Tile::M1)?).to_string(), "123m");
/// assert_eq!(FormBlock::Single(Tile::P9).to_string(), "9p");
/// # Ok::<(), mentsu::NotAShuntsu>(())
/// ```
#[doc(alias = "ブロック")]
#[doc(alias = "group")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FormBlock {
    /// Two of a tile (対子): the jantou, or one of chiitoitsu's seven.
    #[doc(alias = "対子")]
    #[doc(alias = "toitsu")]
    #[doc(alias = "pair")]
    Pair(Tile),
    /// A shuntsu or koutsu.
    #[doc(alias = "面子")]
    Mentsu(Mentsu),
    /// One of kokushi's twelve tiles that aren't doubled.
    #[doc(alias = "single tile")]
    Single(Tile),
}

impl FormBlock {
    /// Whether the tile is in it.
    ///
    /// ```
    /// use mentsu::{Mentsu, Tile, agari::FormBlock};
    ///
    /// assert!(FormBlock::Pair(Tile::East).contains(Tile::East));
    /// assert!(FormBlock::Mentsu(Mentsu::shuntsu(Tile::M1)?).contains(Tile::M3));
    /// assert!(!FormBlock::Single(Tile::P9).contains(Tile::P1));
    /// # Ok::<(), mentsu::NotAShuntsu>(())
    /// ```
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        match self {
            FormBlock::Pair(held) | FormBlock::Single(held) => held as u8 == tile as u8,
            FormBlock::Mentsu(mentsu) => mentsu.contains(tile),
        }
    }
}

impl fmt::Display for FormBlock {
    /// mpsz: `11z`, `123m`, `9p`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormBlock::Pair(tile) => write!(f, "{}{tile}", tile.rank()),
            FormBlock::Mentsu(mentsu) => mentsu.fmt(f),
            FormBlock::Single(tile) => tile.fmt(f),
        }
    }
}
