//! The four winds: seats and rounds.

use core::fmt;

use crate::tile::Tile;

/// One of the four winds (風): a player's seat (自風) or the round (場風). East deals.
///
/// ```
/// use mentsu::{Tile, riichi::Wind};
///
/// assert_eq!(Wind::West.tile(), Tile::West);
/// assert_eq!(Wind::from_tile(Tile::South), Some(Wind::South));
/// ```
#[doc(alias = "風")]
#[doc(alias = "自風")]
#[doc(alias = "場風")]
#[doc(alias = "seat")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Wind {
    /// 東, the dealer's seat (親).
    #[doc(alias = "東")]
    #[doc(alias = "親")]
    #[doc(alias = "東家")]
    #[doc(alias = "dealer")]
    #[doc(alias = "oya")]
    #[default]
    East,
    /// 南
    #[doc(alias = "南")]
    #[doc(alias = "南家")]
    South,
    /// 西
    #[doc(alias = "西")]
    #[doc(alias = "西家")]
    West,
    /// 北
    #[doc(alias = "北")]
    #[doc(alias = "北家")]
    North,
}

impl Wind {
    /// All four, in order of play.
    ///
    /// ```
    /// use mentsu::riichi::Wind;
    ///
    /// assert_eq!(Wind::ALL, [Wind::East, Wind::South, Wind::West, Wind::North]);
    /// ```
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// The wind's tile.
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Wind};
    ///
    /// assert_eq!(Wind::South.tile(), Tile::South);
    /// ```
    #[doc(alias = "風牌")]
    #[doc(alias = "wind tile")]
    #[must_use]
    pub const fn tile(self) -> Tile {
        Tile::ALL[Tile::East as usize + self as usize]
    }

    /// The wind of a tile, if it is one.
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Wind};
    ///
    /// assert_eq!(Wind::from_tile(Tile::North), Some(Wind::North));
    /// assert_eq!(Wind::from_tile(Tile::White), None);
    /// ```
    #[doc(alias = "風牌")]
    #[doc(alias = "wind tile")]
    #[must_use]
    pub const fn from_tile(tile: Tile) -> Option<Wind> {
        match tile {
            Tile::East => Some(Wind::East),
            Tile::South => Some(Wind::South),
            Tile::West => Some(Wind::West),
            Tile::North => Some(Wind::North),
            _ => None,
        }
    }
}

impl fmt::Display for Wind {
    /// `East`, `South`, `West`, `North`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
