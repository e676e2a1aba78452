//! An abstract set of three or four tiles; what a player declared is a [`Meld`](crate::Meld).

use core::fmt;

use crate::tile::{Suit, Tile};

/// What kind of set a [`Mentsu`] is.
///
/// ```
/// use mentsu::{Mentsu, MentsuKind};
///
/// let mentsu: Mentsu = "777z".parse()?;
/// assert_eq!(mentsu.kind(), MentsuKind::Koutsu);
/// assert!(MentsuKind::Shuntsu < MentsuKind::Kantsu);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "面子の種類")]
#[doc(alias = "set kind")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum MentsuKind {
    /// Three neighbouring ranks (順子).
    #[doc(alias = "順子")]
    #[doc(alias = "sequence")]
    #[doc(alias = "run")]
    #[doc(alias = "chow")]
    Shuntsu,
    /// Three of a kind (刻子).
    #[doc(alias = "刻子")]
    #[doc(alias = "triplet")]
    #[doc(alias = "pung")]
    Koutsu,
    /// Four of a kind (槓子).
    #[doc(alias = "槓子")]
    #[doc(alias = "quad")]
    #[doc(alias = "kong")]
    Kantsu,
}

impl MentsuKind {
    /// All three.
    ///
    /// ```
    /// use mentsu::MentsuKind;
    ///
    /// assert_eq!(MentsuKind::ALL.map(MentsuKind::name), ["shuntsu", "koutsu", "kantsu"]);
    /// ```
    pub const ALL: [MentsuKind; 3] = [MentsuKind::Shuntsu, MentsuKind::Koutsu, MentsuKind::Kantsu];

    /// Romaji in lower case: `shuntsu`, `koutsu`, `kantsu`.
    ///
    /// ```
    /// use mentsu::Mentsu;
    ///
    /// assert_eq!("1111p".parse::<Mentsu>()?.kind().name(), "kantsu");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            MentsuKind::Shuntsu => "shuntsu",
            MentsuKind::Koutsu => "koutsu",
            MentsuKind::Kantsu => "kantsu",
        }
    }
}

/// A set (面子): shuntsu, koutsu or kantsu, in one byte.
///
/// A shuntsu starts at 1–7 of a number suit. Mentsu sort by their first tile, and on the same
/// tile shuntsu before koutsu before kantsu.
///
/// ```
/// use mentsu::{Mentsu, MentsuKind, Tile};
///
/// let shuntsu = Mentsu::shuntsu(Tile::M7)?;
/// assert_eq!(shuntsu.to_string(), "789m");
/// assert!(shuntsu.contains(Tile::M9));
/// let koutsu = Mentsu::koutsu(Tile::East);
/// assert_eq!((koutsu.kind(), koutsu.first()), (MentsuKind::Koutsu, Tile::East));
/// assert!(shuntsu < koutsu);
/// assert_eq!("111z".parse(), Ok(koutsu));
/// assert!(Mentsu::shuntsu(Tile::M8).is_err());
/// assert!("124m".parse::<Mentsu>().is_err());
/// # Ok::<(), mentsu::NotAShuntsu>(())
/// ```
#[doc(alias = "block")]
#[doc(alias = "group")]
#[doc(alias = "面子")]
#[doc(alias = "set")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mentsu {
    /// 4 × index of the first tile + kind, so that the derived order is the documented one.
    code: u8,
}

impl Mentsu {
    /// The shuntsu that starts at a tile.
    ///
    /// ```
    /// use mentsu::{Mentsu, Tile};
    ///
    /// assert_eq!(Mentsu::shuntsu(Tile::S7)?.to_string(), "789s");
    /// assert!(Mentsu::shuntsu(Tile::S8).is_err());
    /// # Ok::<(), mentsu::NotAShuntsu>(())
    /// ```
    ///
    /// # Errors
    /// [`NotAShuntsu`] if the tile is an honor, an eight or a nine.
    #[doc(alias = "chow")]
    #[doc(alias = "順子")]
    #[doc(alias = "sequence")]
    #[doc(alias = "run")]
    pub const fn shuntsu(first: Tile) -> Result<Mentsu, NotAShuntsu> {
        if first.is_honor() || first.rank() > 7 {
            Err(NotAShuntsu { tile: first })
        } else {
            Ok(Mentsu { code: first as u8 * 4 })
        }
    }

    /// Three of a tile.
    ///
    /// ```
    /// use mentsu::{Mentsu, Tile};
    ///
    /// assert_eq!(Mentsu::koutsu(Tile::White).to_string(), "555z");
    /// ```
    #[doc(alias = "pung")]
    #[doc(alias = "刻子")]
    #[doc(alias = "triplet")]
    #[must_use]
    pub const fn koutsu(tile: Tile) -> Mentsu {
        Mentsu { code: tile as u8 * 4 + MentsuKind::Koutsu as u8 }
    }

    /// Four of a tile.
    ///
    /// ```
    /// use mentsu::{Mentsu, Tile};
    ///
    /// assert_eq!(Mentsu::kantsu(Tile::White).to_string(), "5555z");
    /// ```
    #[doc(alias = "kong")]
    #[doc(alias = "槓子")]
    #[doc(alias = "quad")]
    #[must_use]
    pub const fn kantsu(tile: Tile) -> Mentsu {
        Mentsu { code: tile as u8 * 4 + MentsuKind::Kantsu as u8 }
    }

    /// Trusts the caller that the code is one of a mentsu.
    #[inline(always)]
    pub(crate) const fn from_code(code: u8) -> Mentsu {
        Mentsu { code }
    }

    /// Shuntsu, koutsu or kantsu.
    ///
    /// ```
    /// use mentsu::{Mentsu, MentsuKind};
    ///
    /// assert_eq!("456s".parse::<Mentsu>()?.kind(), MentsuKind::Shuntsu);
    /// assert_eq!("4444s".parse::<Mentsu>()?.kind(), MentsuKind::Kantsu);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "面子の種類")]
    #[doc(alias = "set kind")]
    #[must_use]
    pub const fn kind(self) -> MentsuKind {
        match self.code % 4 {
            0 => MentsuKind::Shuntsu,
            1 => MentsuKind::Koutsu,
            _ => MentsuKind::Kantsu,
        }
    }

    /// Whether it is a shuntsu.
    ///
    /// ```
    /// use mentsu::Mentsu;
    ///
    /// assert!("456s".parse::<Mentsu>()?.is_shuntsu());
    /// assert!(!"444s".parse::<Mentsu>()?.is_shuntsu());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "順子")]
    #[doc(alias = "sequence")]
    #[doc(alias = "is_sequence")]
    #[doc(alias = "is_run")]
    #[doc(alias = "is_chow")]
    #[must_use]
    pub const fn is_shuntsu(self) -> bool {
        self.code % 4 == 0
    }

    /// Whether it is a koutsu or a kantsu: for yaku both are the same.
    ///
    /// ```
    /// use mentsu::Mentsu;
    ///
    /// assert!("444s".parse::<Mentsu>()?.is_koutsu_or_kantsu());
    /// assert!("4444s".parse::<Mentsu>()?.is_koutsu_or_kantsu());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "刻子")]
    #[doc(alias = "槓子")]
    #[doc(alias = "triplet")]
    #[doc(alias = "quad")]
    #[doc(alias = "is_triplet")]
    #[doc(alias = "is_pung")]
    #[must_use]
    pub const fn is_koutsu_or_kantsu(self) -> bool {
        !self.is_shuntsu()
    }

    /// The lowest tile of a shuntsu; the tile of a koutsu or kantsu.
    ///
    /// ```
    /// use mentsu::{Mentsu, Tile};
    ///
    /// assert_eq!("456s".parse::<Mentsu>()?.first(), Tile::S4);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn first(self) -> Tile {
        Tile::ALL[self.code as usize / 4]
    }

    /// The suit all its tiles are of.
    ///
    /// ```
    /// use mentsu::{Mentsu, Suit};
    ///
    /// assert_eq!("456s".parse::<Mentsu>()?.suit(), Suit::Sou);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "色")]
    #[must_use]
    pub const fn suit(self) -> Suit {
        self.first().suit()
    }

    /// How many tiles it has: 3, a kantsu 4.
    ///
    /// ```
    /// use mentsu::Mentsu;
    ///
    /// assert_eq!(("444s".parse::<Mentsu>()?.len(), "4444s".parse::<Mentsu>()?.len()), (3, 4));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "枚数")]
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "a mentsu is never empty")]
    pub const fn len(self) -> usize {
        match self.kind() {
            MentsuKind::Kantsu => 4,
            _ => 3,
        }
    }

    /// Whether the tile is one of it.
    ///
    /// ```
    /// use mentsu::{Mentsu, Tile};
    ///
    /// let shuntsu: Mentsu = "789m".parse()?;
    /// assert!(shuntsu.contains(Tile::M9));
    /// assert!(!shuntsu.contains(Tile::P1), "it doesn't go round into the next suit");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        let (first, tile) = (self.code / 4, tile as u8);
        match self.kind() {
            MentsuKind::Shuntsu => first <= tile && tile <= first + 2,
            _ => first == tile,
        }
    }

    /// Its tiles, ascending.
    ///
    /// ```
    /// use mentsu::{Mentsu, Tile};
    ///
    /// assert!("456s".parse::<Mentsu>()?.tiles().eq([Tile::S4, Tile::S5, Tile::S6]));
    /// assert!("5555z".parse::<Mentsu>()?.tiles().eq([Tile::White; 4]));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub fn tiles(self) -> impl Iterator<Item = Tile> + Clone {
        let step = usize::from(self.is_shuntsu());
        (0..self.len()).map(move |i| Tile::ALL[self.first().index() + i * step])
    }
}

impl fmt::Display for Mentsu {
    /// mpsz: `123m`, `777z`, `1111p`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tile in self.tiles() {
            write!(f, "{}", tile.rank())?;
        }
        write!(f, "{}", self.suit().letter())
    }
}

impl fmt::Debug for Mentsu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// No shuntsu starts at this tile.
///
/// ```
/// use mentsu::{Mentsu, Tile};
///
/// let error = Mentsu::shuntsu(Tile::East).unwrap_err();
/// assert_eq!(error.tile, Tile::East);
/// assert_eq!(error.to_string(), "no shuntsu starts at 1z");
/// ```
#[doc(alias = "順子")]
#[doc(alias = "sequence")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NotAShuntsu {
    /// The tile.
    pub tile: Tile,
}

impl fmt::Display for NotAShuntsu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no shuntsu starts at {}", self.tile)
    }
}

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
