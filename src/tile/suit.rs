//! One suit's counts in one word: the arithmetic everything stands on.
//!
//! Nine nibbles of a `u64` hold how many tiles of each rank there are, rank 1 in the lowest:
//!
//! ```text
//! bit  35…32 31…28 27…24 23…20 19…16 15…12 11…8  7…4   3…0
//! rank   9     8     7     6     5     4     3     2     1
//! ```
//!
//! A [`RankSet`] keeps its members in the lowest bit of the same nibbles, so taking a koutsu
//! of every member away is `counts - 3 * set`, and a shuntsu from rank *r* is `0x111` shifted
//! to *r*.
//!
//! ```
//! use mentsu::{Counts, Suit};
//!
//! // 333444 is a koutsu each of 3 and 4, and 234 from rank 2 is 0x111 << 4
//! let suit = |text: &str| text.parse().map(|counts: Counts| counts.suit(Suit::Man));
//! let koutsu = suit("333444m")?.koutsu_candidates();
//! assert_eq!(suit("333444m")?.word(), 3 * koutsu.word());
//! assert_eq!(suit("234m")?.word(), 0x111 << 4);
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "nibbles")]
#![doc(alias = "packed counts")]
#![doc(alias = "SWAR")]

use core::fmt;

pub use super::rank_set::{RankSet, RankSetIter, Subsets};
pub use super::shuntsu::ShuntsuCounts;

/// The lowest bit of each of the nine nibbles.
pub(super) const ONES: u64 = 0x1_1111_1111;

/// Ranks at which a shuntsu can start, as a mask of the low three bits of their nibbles.
const SHUNTSU_COUNTS: u64 = 0x777_7777;

/// A shuntsu from rank 1.
const SHUNTSU: u64 = 0x111;

/// The inverse of 0x111 modulo 2^64: multiplying by it divides every multiple exactly.
const SHUNTSU_INVERSE: u64 = inverse(SHUNTSU);

/// Newton's iteration doubles the number of correct low bits each time, from 3 to 96.
const fn inverse(odd: u64) -> u64 {
    let mut x = odd;
    let mut i = 0;
    while i < 5 {
        x = x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x)));
        i += 1;
    }
    assert!(x.wrapping_mul(odd) == 1);
    x
}

/// Twice the remainder modulo 3, modulo 3: 0 for 0, 2 for 1, 1 for 2, of numbers below 2^40.
///
/// A word of nibbles has the remainder of their sum, as 16 has that of 1. Multiplying by the
/// inverse of 3 modulo 2^64 turns 3q + r into q + r × 0xAAAA…AB, which begins with the bits
/// 00, 10 or 01; q is too small to touch them.
#[inline(always)]
pub(crate) const fn modulo_3(number: u64) -> u64 {
    number.wrapping_mul(inverse(3)) >> 62
}

/// How many tiles of each rank of one suit there are, 0–4 each.
///
/// ```
/// use mentsu::suit::{RankSet, SuitCounts};
///
/// // 23333444556688 without its jantou of eights
/// let suit = SuitCounts::new([0, 1, 4, 3, 2, 2, 0, 0, 0])?;
/// assert_eq!(suit.koutsu_candidates(), RankSet::from_iter([3, 4]));
/// // with 333 set aside the rest is all shuntsu: 234, 456, 456
/// let rest = suit.without_koutsu(RankSet::from_iter([3])).unwrap();
/// let shuntsu = rest.divide_shuntsu().unwrap();
/// assert_eq!((shuntsu.starting_at(2), shuntsu.starting_at(4)), (1, 2));
/// // without a koutsu it isn't
/// assert_eq!(suit.divide_shuntsu(), None);
/// # Ok::<(), mentsu::suit::SuitError>(())
/// ```
#[doc(alias = "一色")]
#[doc(alias = "nibbles")]
#[doc(alias = "packed counts")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SuitCounts(u64);

impl SuitCounts {
    /// No tile.
    ///
    /// ```
    /// use mentsu::suit::SuitCounts;
    ///
    /// assert_eq!(SuitCounts::EMPTY, SuitCounts::new([0; 9])?);
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    pub const EMPTY: SuitCounts = SuitCounts(0);

    /// Counts of the ranks 1–9.
    ///
    /// ```
    /// use mentsu::suit::SuitCounts;
    ///
    /// // 11123
    /// let suit = SuitCounts::new([3, 1, 1, 0, 0, 0, 0, 0, 0])?;
    /// assert_eq!(suit.total(), 5);
    /// let error = SuitCounts::new([0, 5, 0, 0, 0, 0, 0, 0, 0]).unwrap_err();
    /// assert_eq!((error.rank, error.count), (2, 5));
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    ///
    /// # Errors
    /// [`SuitError`] for a count above 4.
    pub const fn new(counts: [u8; 9]) -> Result<SuitCounts, SuitError> {
        let mut word = 0;
        let mut i = 0;
        while i < 9 {
            if counts[i] > 4 {
                return Err(SuitError { rank: i as u8 + 1, count: counts[i] });
            }
            word |= (counts[i] as u64) << (4 * i);
            i += 1;
        }
        Ok(SuitCounts(word))
    }

    /// Trusts the caller that nine nibbles of at most 4 (5 where a fifth copy is imagined)
    /// are all there is.
    pub(crate) const fn from_word(word: u64) -> SuitCounts {
        SuitCounts(word)
    }

    /// The nine nibbles.
    ///
    /// ```
    /// use mentsu::suit::SuitCounts;
    ///
    /// // 123 at the lowest three nibbles, 99 at the highest
    /// let suit = SuitCounts::new([1, 1, 1, 0, 0, 0, 0, 0, 2])?;
    /// assert_eq!(suit.word(), 0x2_0000_0111);
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    #[must_use]
    pub const fn word(self) -> u64 {
        self.0
    }

    /// How many tiles of a rank (1–9) there are; none of any other rank.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let suit = "111223m".parse::<Counts>()?.suit(Suit::Man);
    /// assert_eq!((suit.get(1), suit.get(2), suit.get(9)), (3, 2, 0));
    /// assert_eq!(suit.get(10), 0);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn get(self, rank: u8) -> u8 {
        match rank {
            1..=9 => (self.0 >> (4 * (rank - 1)) & 0xF) as u8,
            _ => 0,
        }
    }

    /// The counts of the ranks 1–9.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let suit = "111223m".parse::<Counts>()?.suit(Suit::Man);
    /// assert_eq!(suit.to_array(), [3, 2, 1, 0, 0, 0, 0, 0, 0]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn to_array(self) -> [u8; 9] {
        let mut counts = [0; 9];
        let mut rank = 1;
        while rank <= 9 {
            counts[rank as usize - 1] = self.get(rank);
            rank += 1;
        }
        counts
    }

    /// How many tiles there are in all, 0–36.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let hand: Counts = "111223m77z".parse()?;
    /// assert_eq!((hand.suit(Suit::Man).total(), hand.suit(Suit::Honor).total()), (6, 2));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn total(self) -> u8 {
        let bytes = (self.0 & 0x0F_0F0F_0F0F) + (self.0 >> 4 & 0x0F_0F0F_0F0F);
        (bytes.wrapping_mul(0x01_0101_0101) >> 32 & 0xFF) as u8
    }

    /// Whether there is no tile.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let hand: Counts = "111223m77z".parse()?;
    /// assert!(hand.suit(Suit::Pin).is_empty() && !hand.suit(Suit::Man).is_empty());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks with at least `copies` tiles.
    ///
    /// ```
    /// use mentsu::suit::{RankSet, SuitCounts};
    ///
    /// let suit = SuitCounts::new([0, 1, 4, 3, 2, 2, 0, 2, 0])?;
    /// assert_eq!(suit.at_least(3), RankSet::from_iter([3, 4]));
    /// assert_eq!(suit.at_least(0), RankSet::ALL);
    /// assert_eq!(suit.at_least(5), RankSet::EMPTY);
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    #[must_use]
    pub const fn at_least(self, copies: u8) -> RankSet {
        match copies {
            0 => RankSet::ALL,
            // A nibble of at most 5 carries into its own top bit exactly when it reaches `copies`.
            1..=5 => RankSet((self.0 + (8 - copies as u64) * ONES) >> 3 & ONES),
            _ => RankSet::EMPTY,
        }
    }

    /// Of each rank what is left without the other's tiles, and none where those are more.
    #[inline(always)]
    pub(crate) const fn saturating_sub(self, other: SuitCounts) -> SuitCounts {
        // The top bit of a nibble survives exactly where nothing was lacking.
        let difference = (self.0 | (8 * ONES)) - other.0;
        let enough = difference >> 3 & ONES;
        SuitCounts(difference & (7 * enough))
    }

    /// Step 2 of the reference: the ranks that can be the jantou (雀頭), two or more copies.
    ///
    /// ```
    /// use mentsu::suit::{RankSet, SuitCounts};
    ///
    /// // 23333444556688
    /// let suit = SuitCounts::new([0, 1, 4, 3, 2, 2, 0, 2, 0])?;
    /// assert_eq!(suit.jantou_candidates(), RankSet::from_iter([3, 4, 5, 6, 8]));
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    #[doc(alias = "head candidates")]
    #[doc(alias = "pairs")]
    #[doc(alias = "雀頭候補")]
    #[must_use]
    pub const fn jantou_candidates(self) -> RankSet {
        self.at_least(2)
    }

    /// Of the [`jantou_candidates`](Self::jantou_candidates) of 3n+2 tiles, those that leave a
    /// sum of rank × count divisible by 3, as every shuntsu and koutsu has. At most three ranks
    /// can. Of any other number of tiles it says nothing.
    ///
    /// ```
    /// use mentsu::suit::{RankSet, SuitCounts};
    ///
    /// // 23333444556688: the ranks sum to 64, so the jantou is of 2, 5 or 8
    /// let suit = SuitCounts::new([0, 1, 4, 3, 2, 2, 0, 2, 0])?;
    /// assert_eq!(suit.jantou_candidates(), RankSet::from_iter([3, 4, 5, 6, 8]));
    /// assert_eq!(suit.jantou_candidates_by_sum(), RankSet::from_iter([5, 8]));
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    #[doc(alias = "雀頭候補")]
    #[doc(alias = "head candidates")]
    #[must_use]
    pub const fn jantou_candidates_by_sum(self) -> RankSet {
        // After folding, three nibbles a, b, c hold how many tiles have each residue of
        // rank - 1 modulo 3. A jantou of residue k takes 2k from their sum b + 2c, so k is
        // 2(b + 2c): what `modulo_3` gives.
        let folded = (self.0 & 0xFFF) + (self.0 >> 12 & 0xFFF) + (self.0 >> 24);
        let residue = modulo_3((folded >> 4 & 0xF) + 2 * (folded >> 8));
        RankSet(self.jantou_candidates().0 & 0x100_1001 << (4 * residue))
    }

    /// Step 3: the ranks of which a koutsu (刻子) can be set aside, three or more copies.
    ///
    /// ```
    /// use mentsu::suit::{RankSet, SuitCounts};
    ///
    /// // 23333444556688
    /// let suit = SuitCounts::new([0, 1, 4, 3, 2, 2, 0, 2, 0])?;
    /// assert_eq!(suit.koutsu_candidates(), RankSet::from_iter([3, 4]));
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    #[doc(alias = "triplet candidates")]
    #[doc(alias = "刻子候補")]
    #[must_use]
    pub const fn koutsu_candidates(self) -> RankSet {
        self.at_least(3)
    }

    /// Without a jantou of the rank; `None` if fewer than two are held.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let suit = "12399m".parse::<Counts>()?.suit(Suit::Man);
    /// let rest = "123m".parse::<Counts>()?.suit(Suit::Man);
    /// assert_eq!(suit.without_jantou(9), Some(rest));
    /// assert_eq!(suit.without_jantou(1), None);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "雀頭")]
    #[doc(alias = "remove pair")]
    #[must_use]
    pub const fn without_jantou(self, rank: u8) -> Option<SuitCounts> {
        if self.get(rank) >= 2 { Some(SuitCounts(self.0 - (2 << (4 * (rank - 1))))) } else { None }
    }

    /// Without a koutsu of each of the ranks; `None` if fewer than three of one are held.
    ///
    /// ```
    /// use mentsu::{Counts, Suit, suit::RankSet};
    ///
    /// let suit = "3333444m".parse::<Counts>()?.suit(Suit::Man);
    /// let rest = "3m".parse::<Counts>()?.suit(Suit::Man);
    /// assert_eq!(suit.without_koutsu(RankSet::from_iter([3, 4])), Some(rest));
    /// assert_eq!(suit.without_koutsu(RankSet::from_iter([5])), None);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "刻子")]
    #[doc(alias = "remove triplets")]
    #[must_use]
    pub const fn without_koutsu(self, ranks: RankSet) -> Option<SuitCounts> {
        if ranks.0 & !self.koutsu_candidates().0 == 0 {
            Some(SuitCounts(self.0 - 3 * ranks.0))
        } else {
            None
        }
    }

    /// Step 4, as one would by hand: takes shuntsu (順子) away from the left, at each rank as
    /// many as there are, and tells which, and what is left over.
    ///
    /// Only from the left is there nothing to choose: the lowest tile has no other shuntsu
    /// to go into.
    ///
    /// ```
    /// use mentsu::suit::SuitCounts;
    ///
    /// let suit = SuitCounts::new([0, 1, 4, 3, 2, 2, 0, 0, 0])?;
    /// let (shuntsu, left) = suit.strip_shuntsu();
    /// assert_eq!((shuntsu.starting_at(2), shuntsu.starting_at(3)), (1, 2));
    /// assert_eq!(left, SuitCounts::new([0, 0, 1, 0, 0, 2, 0, 0, 0])?);
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    #[doc(alias = "順子")]
    #[doc(alias = "sequences")]
    #[doc(alias = "remove sequences")]
    #[must_use]
    pub const fn strip_shuntsu(self) -> (ShuntsuCounts, SuitCounts) {
        let mut left = self.0;
        let mut shuntsu = 0;
        let mut start = 0;
        while start < 7 {
            let three = left >> (4 * start);
            let mut fewest = three & 0xF;
            if fewest > three >> 4 & 0xF {
                fewest = three >> 4 & 0xF;
            }
            if fewest > three >> 8 & 0xF {
                fewest = three >> 8 & 0xF;
            }
            left -= (fewest * SHUNTSU) << (4 * start);
            shuntsu |= fewest << (4 * start);
            start += 1;
        }
        (ShuntsuCounts(shuntsu), SuitCounts(left))
    }

    /// [`strip_shuntsu`](Self::strip_shuntsu) in one multiplication, where it leaves nothing:
    /// the shuntsu, or `None` if tiles are left over.
    ///
    /// A suit of shuntsu alone is 0x111 times the word of their starting ranks, and division
    /// by an odd number is a multiplication modulo 2^64. When the quotient has no bit outside
    /// the low three of seven nibbles it is that word. For suits of at most 14 tiles this is
    /// proven against the loop over all 405,350 of them (`tests/suit.rs`); no suit has more
    /// in a hand, and suits with more are left to the loop.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let suit = "234456456m".parse::<Counts>()?.suit(Suit::Man);
    /// let shuntsu = suit.divide_shuntsu().ok_or("all shuntsu")?;
    /// assert_eq!((shuntsu.starting_at(2), shuntsu.starting_at(4)), (1, 2));
    /// assert_eq!("2344m".parse::<Counts>()?.suit(Suit::Man).divide_shuntsu(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "順子")]
    #[doc(alias = "sequences")]
    #[doc(alias = "exact division")]
    #[must_use]
    pub const fn divide_shuntsu(self) -> Option<ShuntsuCounts> {
        if self.total() > 14 {
            let (shuntsu, left) = self.strip_shuntsu();
            return if left.0 == 0 { Some(shuntsu) } else { None };
        }
        self.divide_shuntsu_of_hand()
    }

    /// [`divide_shuntsu`](Self::divide_shuntsu) for at most 14 tiles.
    #[inline(always)]
    pub(crate) const fn divide_shuntsu_of_hand(self) -> Option<ShuntsuCounts> {
        let quotient = self.0.wrapping_mul(SHUNTSU_INVERSE);
        if quotient & !SHUNTSU_COUNTS == 0 { Some(ShuntsuCounts(quotient)) } else { None }
    }
}

impl fmt::Debug for SuitCounts {
    /// The ranks, each as often as it is held: `SuitCounts(23333444)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SuitCounts(")?;
        for rank in 1..=9 {
            for _ in 0..self.get(rank) {
                write!(f, "{rank}")?;
            }
        }
        f.write_str(")")
    }
}

/// A count that one suit can't hold.
///
/// ```
/// use mentsu::suit::SuitCounts;
///
/// let error = SuitCounts::new([0, 5, 0, 0, 0, 0, 0, 0, 0]).unwrap_err();
/// assert_eq!((error.rank, error.count), (2, 5));
/// assert_eq!(error.to_string(), "5 copies of rank 2, but there are only 4");
/// ```
#[doc(alias = "五枚目")]
#[doc(alias = "fifth tile")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SuitError {
    /// The rank, 1–9.
    pub rank: u8,
    /// How many were asked for; there are four copies of a tile.
    pub count: u8,
}

impl fmt::Display for SuitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} copies of rank {}, but there are only 4", self.count, self.rank)
    }
}

impl core::error::Error for SuitError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_above_four_are_errors() {
        let counts = [0, 0, 0, 5, 0, 0, 0, 0, 0];
        assert_eq!(SuitCounts::new(counts), Err(SuitError { rank: 4, count: 5 }));
    }

    #[test]
    fn full_suit_totals_36_and_strips_to_nothing_but_shuntsu() {
        let full = SuitCounts::new([4; 9]).unwrap();
        assert_eq!(full.total(), 36);
        let shuntsu = full.divide_shuntsu().unwrap();
        assert_eq!(shuntsu.tiles(), Ok(full));
        assert_eq!(ShuntsuCounts(0x555).tiles(), Err(SuitError { rank: 1, count: 5 }));
    }

    #[test]
    fn subsets_of_every_set() {
        for bits in 0u16..512 {
            let set: RankSet = (1..=9).filter(|r| bits >> (r - 1) & 1 == 1).collect();
            assert_eq!((set.bits(), RankSet::from_bits(bits)), (bits, set));
            let subsets: alloc::collections::BTreeSet<_> = set.subsets().collect();
            assert_eq!(subsets.len(), 1 << set.len());
            assert!(subsets.iter().all(|s| s.iter().all(|rank| set.contains(rank))));
        }
    }

    extern crate alloc;
}
