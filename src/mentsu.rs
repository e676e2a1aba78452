//! An abstract set of three or four tiles; what a player declared is a [`Meld`](crate::Meld).

use core::fmt;

use crate::list::Filler;
use crate::padded::{Unpadded, padded};
use crate::tile::{Suit, Tile};

/// The kind of a [`Mentsu`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum MentsuKind {
    /// Three neighbouring ranks (順子).
    Shuntsu,
    /// Three of a kind (刻子).
    Koutsu,
    /// Four of a kind (槓子).
    Kantsu,
}

crate::names! { MentsuKind, "kind of mentsu": Shuntsu "shuntsu", Koutsu "koutsu", Kantsu "kantsu" }

/// A set of tiles (面子), shuntsu, koutsu or kantsu, in one byte.
///
/// A shuntsu starts at 1–7 of a number suit. Mentsu sort by their first tile, and on the same
/// tile shuntsu before koutsu before kantsu.
///
/// ```
/// use mentsu::{Mentsu, Tile};
///
/// let (shuntsu, koutsu) = (Mentsu::shuntsu(Tile::M7)?, Mentsu::koutsu(Tile::East));
/// assert_eq!((shuntsu.to_string(), "111z".parse()), ("789m".to_owned(), Ok(koutsu)));
/// assert!(shuntsu < koutsu && shuntsu.contains(Tile::M9));
/// assert!(Mentsu::shuntsu(Tile::M8).is_err());
/// # Ok::<(), mentsu::NotAShuntsu>(())
/// ```
#[doc(alias = "面子")]
#[doc(alias = "block")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mentsu {
    /// 4 × index of the first tile + kind, so that the derived order is the documented one.
    code: u8,
}

impl Mentsu {
    /// The shuntsu that starts at this tile.
    ///
    /// # Errors
    /// [`NotAShuntsu`] if the tile is an honor, an eight or a nine.
    pub const fn shuntsu(first: Tile) -> Result<Mentsu, NotAShuntsu> {
        Mentsu::new(MentsuKind::Shuntsu, first)
    }

    /// The koutsu of this tile.
    #[must_use]
    pub const fn koutsu(tile: Tile) -> Mentsu {
        Mentsu { code: tile as u8 * 4 + MentsuKind::Koutsu as u8 }
    }

    /// The kantsu of this tile.
    #[must_use]
    pub const fn kantsu(tile: Tile) -> Mentsu {
        Mentsu { code: tile as u8 * 4 + MentsuKind::Kantsu as u8 }
    }

    /// The mentsu of this kind whose first tile this is.
    pub(crate) const fn new(kind: MentsuKind, first: Tile) -> Result<Mentsu, NotAShuntsu> {
        match kind {
            MentsuKind::Shuntsu if first.is_honor() || first.rank() > 7 => {
                Err(NotAShuntsu { tile: first })
            }
            _ => Ok(Mentsu { code: first as u8 * 4 + kind as u8 }),
        }
    }

    /// Builds a mentsu from its code without a check; the caller has made it.
    #[inline(always)]
    pub(crate) const fn from_code(code: u8) -> Mentsu {
        Mentsu { code }
    }

    /// The kind: shuntsu, koutsu or kantsu.
    #[must_use]
    pub const fn kind(self) -> MentsuKind {
        match self.code % 4 {
            0 => MentsuKind::Shuntsu,
            1 => MentsuKind::Koutsu,
            _ => MentsuKind::Kantsu,
        }
    }

    /// Whether it is a shuntsu.
    #[must_use]
    pub const fn is_shuntsu(self) -> bool {
        self.code % 4 == 0
    }

    /// The lowest tile of a shuntsu; the tile of a koutsu or kantsu.
    #[must_use]
    pub const fn first(self) -> Tile {
        Tile::ALL[self.code as usize / 4]
    }

    /// The suit of its tiles.
    #[must_use]
    pub const fn suit(self) -> Suit {
        self.first().suit()
    }

    /// How many tiles it has: 3, or 4 for a kantsu.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "a mentsu is never empty")]
    pub const fn len(self) -> usize {
        match self.kind() {
            MentsuKind::Kantsu => 4,
            _ => 3,
        }
    }

    /// Whether the tile belongs to it.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        let (first, tile) = (self.code / 4, tile as u8);
        match self.kind() {
            MentsuKind::Shuntsu => first <= tile && tile <= first + 2,
            _ => first == tile,
        }
    }

    /// How many of its first tile and of the two after it there are, in nibbles.
    #[inline(always)]
    pub(crate) const fn nibbles(self) -> u64 {
        match self.kind() {
            MentsuKind::Shuntsu => 0x111,
            MentsuKind::Koutsu => 3,
            MentsuKind::Kantsu => 4,
        }
    }

    /// Its tiles, ascending.
    pub const fn tiles(self) -> MentsuTiles {
        MentsuTiles { mentsu: self, next: 0 }
    }
}

/// The tiles of a [`Mentsu`], ascending.
#[derive(Clone, Debug)]
pub struct MentsuTiles {
    mentsu: Mentsu,
    next: u8,
}

impl Iterator for MentsuTiles {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        let nth = usize::from(self.next);
        if nth == self.mentsu.len() {
            return None;
        }
        self.next += 1;
        let step = usize::from(self.mentsu.is_shuntsu());
        Some(Tile::ALL[self.mentsu.first().index() + nth * step])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.mentsu.len() - usize::from(self.next);
        (left, Some(left))
    }
}

impl ExactSizeIterator for MentsuTiles {}

impl Filler for Mentsu {
    const FILLER: Mentsu = Mentsu::koutsu(Tile::M1);
}

impl Unpadded for Mentsu {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tile in self.tiles() {
            write!(f, "{}", tile.rank())?;
        }
        write!(f, "{}", self.suit().letter())
    }
}

padded! {
    /// mpsz: `123m`, `777z`, `1111p`.
    Mentsu
}

impl fmt::Debug for Mentsu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// No shuntsu starts at this tile: an honor, an eight or a nine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NotAShuntsu {
    /// The tile.
    pub tile: Tile,
}

impl Unpadded for NotAShuntsu {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no shuntsu starts at {}", self.tile)
    }
}

padded!(NotAShuntsu);

impl core::error::Error for NotAShuntsu {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_89_mentsu_are_ordered_and_distinct() {
        extern crate alloc;
        let mut all = alloc::vec::Vec::new();
        for tile in Tile::ALL {
            all.extend(Mentsu::shuntsu(tile));
            all.extend([Mentsu::koutsu(tile), Mentsu::kantsu(tile)]);
        }
        assert_eq!(all.len(), 21 + 34 + 34);
        assert!(all.is_sorted_by(|a, b| a < b));
        for mentsu in all {
            assert_eq!(mentsu.tiles().count(), mentsu.len());
            let held = Tile::ALL.into_iter().filter(|&t| mentsu.contains(t));
            let mut kinds: alloc::vec::Vec<_> = mentsu.tiles().collect();
            kinds.dedup();
            assert!(held.eq(kinds));
        }
    }
}
