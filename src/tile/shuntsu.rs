//! How many shuntsu start at each rank.

use core::fmt;

use super::suit::{SuitCounts, SuitError};

/// How many shuntsu start at each rank, 0–4 each: the outcome of stripping a suit.
///
/// ```
/// use mentsu::{Counts, Suit};
///
/// let suit = "112233m".parse::<Counts>()?.suit(Suit::Man);
/// let (shuntsu, left) = suit.strip_shuntsu();
/// assert_eq!(shuntsu.starting_at(1), 2);
/// assert!(left.is_empty());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "順子")]
#[doc(alias = "sequences")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShuntsuCounts(pub(super) u64);

impl ShuntsuCounts {
    /// How many shuntsu start at a rank (1–7); none at any other.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let (shuntsu, _) = "223344789m".parse::<Counts>()?.suit(Suit::Man).strip_shuntsu();
    /// assert_eq!((shuntsu.starting_at(2), shuntsu.starting_at(3), shuntsu.starting_at(7)), (2, 0, 1));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "順子")]
    #[must_use]
    pub const fn starting_at(self, rank: u8) -> u8 {
        SuitCounts::from_word(self.0).get(rank)
    }

    /// The seven nibbles.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let (shuntsu, _) = "223344789m".parse::<Counts>()?.suit(Suit::Man).strip_shuntsu();
    /// assert_eq!(shuntsu.word(), 0x100_0020);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn word(self) -> u64 {
        self.0
    }

    /// The tiles of the shuntsu together.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let suit = "223344789m".parse::<Counts>()?.suit(Suit::Man);
    /// let (shuntsu, left) = suit.strip_shuntsu();
    /// assert!(left.is_empty());
    /// assert_eq!(shuntsu.tiles(), Ok(suit));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`SuitError`] if more than four copies of a rank are needed.
    pub const fn tiles(self) -> Result<SuitCounts, SuitError> {
        let mut counts = [0; 9];
        let mut start = 1;
        while start <= 7 {
            let n = self.starting_at(start);
            counts[start as usize - 1] += n;
            counts[start as usize] += n;
            counts[start as usize + 1] += n;
            start += 1;
        }
        SuitCounts::new(counts)
    }
}

impl fmt::Debug for ShuntsuCounts {
    /// The starting ranks: `ShuntsuCounts(244)` is 234, 456, 456.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ShuntsuCounts(")?;
        for rank in 1..=7 {
            for _ in 0..self.starting_at(rank) {
                write!(f, "{rank}")?;
            }
        }
        f.write_str(")")
    }
}
