//! Decompositions: a jantou and mentsu that are exactly a hand's concealed tiles.

use core::fmt;

use itertools::Itertools as _;

use super::block::FormBlock;
use crate::engine::SplitBlocks;
use crate::list::{Filler, List};
use crate::mentsu::Mentsu;
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile, TooManyCopies};

/// One way to split a hand's concealed tiles into a jantou (雀頭) and mentsu (面子).
///
/// Melds aren't part of it. Decompositions are ordered by jantou, then by mentsu.
///
/// ```
/// use mentsu::{hand, tile};
///
/// let decomposition = hand!("22234m(777z)").decompositions()[0];
/// assert_eq!(decomposition.jantou(), tile!("2m"));
/// assert_eq!(decomposition.mentsu()[0].to_string(), "234m");
/// assert_eq!(decomposition.to_string(), "22m 234m");
/// ```
#[doc(alias = "面子分解")]
#[doc(alias = "partition")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decomposition {
    jantou: Tile,
    /// The first `len`, ascending; zero codes after them.
    mentsu: [Mentsu; 4],
    len: u8,
}

/// The decompositions of one hand. Four is the most that 14 tiles have; of the 48 hands that
/// reach it `22233344455566m` is one.
pub type Decompositions = List<Decomposition, 4>;

impl Filler for Decomposition {
    const FILLER: Decomposition =
        Decomposition { jantou: Tile::M1, mentsu: [Mentsu::from_code(0); 4], len: 0 };
}

impl Decomposition {
    #[inline(always)]
    pub(crate) const fn of(SplitBlocks { jantou, mentsu, len }: SplitBlocks) -> Decomposition {
        let codes = mentsu.to_le_bytes();
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

    /// A decomposition of at most four mentsu. The caller passes them in ascending order.
    pub(super) fn from_sorted(
        jantou: Tile,
        all: impl IntoIterator<Item = Mentsu>,
    ) -> Decomposition {
        let mut decomposition = Decomposition { jantou, ..Decomposition::FILLER };
        for (slot, mentsu) in decomposition.mentsu.iter_mut().zip(all) {
            *slot = mentsu;
            decomposition.len += 1;
        }
        decomposition
    }

    /// The tile of the pair (雀頭).
    #[must_use]
    pub const fn jantou(&self) -> Tile {
        self.jantou
    }

    /// The mentsu, ascending: 0 to 4 of them.
    #[must_use]
    pub fn mentsu(&self) -> &[Mentsu] {
        &self.mentsu[..self.len as usize]
    }

    /// All tiles of the decomposition.
    ///
    /// # Errors
    /// [`TooManyCopies`] only for a reading with an imagined fifth copy
    /// ([`FifthCopy::Ignored`](crate::FifthCopy::Ignored)).
    pub fn tiles(&self) -> Result<Counts, TooManyCopies> {
        let mentsu = self.mentsu().iter().flat_map(|mentsu| mentsu.tiles());
        Counts::from_tiles([self.jantou; 2].into_iter().chain(mentsu))
    }
}

impl Unpadded for Decomposition {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", FormBlock::Pair(self.jantou))?;
        if self.len > 0 {
            write!(f, " {}", self.mentsu().iter().format(" "))?;
        }
        Ok(())
    }
}

padded! {
    /// The jantou, then the mentsu: `11m 123m 234m 444m 567m`.
    Decomposition
}

impl fmt::Debug for Decomposition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
