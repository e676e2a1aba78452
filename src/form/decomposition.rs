//! A jantou and mentsu that are exactly a hand's concealed tiles.

use core::fmt;

use itertools::Itertools as _;
use smallvec::SmallVec;

use super::block::FormBlock;
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Tile, TooManyCopies};

/// One way in which concealed tiles fall apart into a jantou (雀頭) and mentsu (面子).
///
/// The order of the type is by jantou, then by mentsu.
///
/// ```
/// use mentsu::{Hand, Mentsu, Tile};
///
/// let hand: Hand = "22234m(777z)".parse::<Hand>()?;
/// let way = hand.decompositions()[0];
/// assert_eq!(way.jantou(), Tile::M2);
/// assert_eq!(way.mentsu(), [Mentsu::shuntsu(Tile::M2)?]);
/// assert_eq!(way.to_string(), "22m 234m");
/// assert_eq!(way.tiles()?, *hand.concealed());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "decompose")]
#[doc(alias = "partition")]
#[doc(alias = "分解")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decomposition {
    jantou: Tile,
    /// The first `len`, ascending; zero codes after them.
    mentsu: [Mentsu; 4],
    len: u8,
}

/// The decompositions of one hand. Four is the most that 14 tiles have; of the 48 hands that
/// reach it `22233344455566m` is one.
///
/// ```
/// use mentsu::{Decompositions, Hand};
///
/// let ways: Decompositions = "22233344455566m".parse::<Hand>()?.decompositions();
/// assert_eq!(ways.len(), 4);
/// assert!(!ways.spilled(), "they touch no heap");
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "分解")]
pub type Decompositions = SmallVec<[Decomposition; 4]>;

impl Decomposition {
    /// Trusts the caller that the codes, four bytes from the lowest, are ascending mentsu.
    #[inline(always)]
    pub(crate) const fn from_packed(jantou: Tile, packed: u32, len: u8) -> Decomposition {
        let codes = packed.to_le_bytes();
        Decomposition {
            jantou,
            mentsu: [
                Mentsu::from_code(codes[0]),
                Mentsu::from_code(codes[1]),
                Mentsu::from_code(codes[2]),
                Mentsu::from_code(codes[3]),
            ],
            len,
        }
    }

    /// Trusts the caller that there are at most four mentsu, ascending.
    pub(super) fn from_sorted(
        jantou: Tile,
        all: impl IntoIterator<Item = Mentsu>,
    ) -> Decomposition {
        let mut mentsu = [Mentsu::from_code(0); 4];
        let mut len = 0;
        for (slot, found) in mentsu.iter_mut().zip(all) {
            *slot = found;
            len += 1;
        }
        Decomposition { jantou, mentsu, len }
    }

    /// The tile of the pair (雀頭).
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let ways = "11223344456789m".parse::<Hand>()?.decompositions();
    /// let jantou: Vec<Tile> = ways.iter().map(|way| way.jantou()).collect();
    /// assert_eq!(jantou, [Tile::M1, Tile::M4]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "雀頭")]
    #[doc(alias = "head")]
    #[doc(alias = "atama")]
    #[must_use]
    pub const fn jantou(&self) -> Tile {
        self.jantou
    }

    /// The mentsu, ascending: 0 to 4 of them.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let ways = "11123m(777z)".parse::<Hand>()?.decompositions();
    /// let mentsu: Vec<String> = ways[0].mentsu().iter().map(ToString::to_string).collect();
    /// assert_eq!(mentsu, ["123m"], "melds are no part of it");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "面子")]
    #[doc(alias = "sets")]
    #[doc(alias = "melds")]
    #[must_use]
    pub fn mentsu(&self) -> &[Mentsu] {
        &self.mentsu[..self.len as usize]
    }

    /// All its tiles.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "11223344456789m".parse()?;
    /// for way in hand.decompositions() {
    ///     assert_eq!(way.tiles()?, *hand.concealed());
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyCopies`] only for a reading with an imagined fifth copy
    /// ([`FifthCopy::Ignored`](crate::FifthCopy::Ignored)).
    #[doc(alias = "牌")]
    pub fn tiles(&self) -> Result<Counts, TooManyCopies> {
        let mentsu = self.mentsu().iter().flat_map(|mentsu| mentsu.tiles());
        Counts::from_tiles([self.jantou; 2].into_iter().chain(mentsu))
    }
}

impl fmt::Display for Decomposition {
    /// The jantou, then the mentsu: `11m 123m 234m 444m 567m`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        FormBlock::Pair(self.jantou).fmt(f)?;
        if self.len > 0 {
            write!(f, " {}", self.mentsu().iter().format(" "))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Decomposition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
