//! Sets of ranks, in the nibbles of counts.

use core::fmt;

use super::suit::ONES;

/// A set of ranks 1–9 of one suit, kept in the lowest bits of nine nibbles.
///
/// ```
/// use mentsu::suit::RankSet;
///
/// let set = RankSet::from_iter([3, 4]);
/// assert!(set.contains(3) && !set.contains(5));
/// // every subset, the empty one first: what the koutsu step visits
/// let subsets: Vec<_> = set.subsets().map(|s| s.iter().collect::<Vec<_>>()).collect();
/// assert_eq!(subsets, [vec![], vec![3], vec![4], vec![3, 4]]);
/// ```
#[doc(alias = "bitset")]
#[doc(alias = "ranks")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RankSet(pub(super) u64);

impl RankSet {
    /// No rank.
    ///
    /// ```
    /// use mentsu::suit::RankSet;
    ///
    /// assert_eq!(RankSet::EMPTY.subsets().count(), 1, "it is a subset of itself");
    /// ```
    pub const EMPTY: RankSet = RankSet(0);
    /// Ranks 1–9.
    ///
    /// ```
    /// use mentsu::suit::RankSet;
    ///
    /// assert!(RankSet::ALL.iter().eq(1..=9));
    /// ```
    pub const ALL: RankSet = RankSet(ONES);

    /// The lowest bits of the nine nibbles: the set as counts of one each.
    ///
    /// ```
    /// use mentsu::suit::{RankSet, SuitCounts};
    ///
    /// // 333444 is three times the set of its ranks
    /// let koutsu = RankSet::from_iter([3, 4]);
    /// let suit = SuitCounts::new([0, 0, 3, 3, 0, 0, 0, 0, 0])?;
    /// assert_eq!(suit.word(), 3 * koutsu.word());
    /// # Ok::<(), mentsu::suit::SuitError>(())
    /// ```
    #[must_use]
    pub const fn word(self) -> u64 {
        self.0
    }

    /// The set as nine neighbouring bits, rank 1 in the lowest.
    ///
    /// ```
    /// use mentsu::suit::RankSet;
    ///
    /// assert_eq!(RankSet::from_iter([1, 3, 9]).bits(), 0b1_0000_0101);
    /// assert_eq!(RankSet::ALL.bits(), 0b1_1111_1111);
    /// ```
    #[must_use]
    pub const fn bits(self) -> u16 {
        // Pairs move together, then fours, then eights; the ninth comes last.
        let pairs = (self.0 | self.0 >> 3) & 0x3_0303_0303;
        let fours = (pairs | pairs >> 6) & 0xF_000F_000F;
        ((fours | fours >> 12) & 0xFF | fours >> 24 & 0x100) as u16
    }

    /// The set of nine neighbouring bits, rank 1 in the lowest; bits above are left out.
    ///
    /// ```
    /// use mentsu::suit::RankSet;
    ///
    /// assert_eq!(RankSet::from_bits(0b1_0000_0101), RankSet::from_iter([1, 3, 9]));
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u16) -> RankSet {
        let fours = bits as u64 & 0xFF;
        let fours = (fours | fours << 12) & 0xF_000F;
        let pairs = (fours | fours << 6) & 0x303_0303;
        let ones = (pairs | pairs << 3) & 0x1111_1111;
        RankSet(ones | (bits as u64 & 0x100) << 24)
    }

    /// Trusts the caller that no bit but the lowest of nine nibbles is set.
    pub(crate) const fn from_word(word: u64) -> RankSet {
        RankSet(word)
    }

    /// How many ranks are in it.
    ///
    /// ```
    /// use mentsu::suit::RankSet;
    ///
    /// assert_eq!(RankSet::from_iter([3, 4, 3]).len(), 2);
    /// ```
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no rank is in it.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let shuntsu = "123456p".parse::<Counts>()?.suit(Suit::Pin);
    /// assert!(shuntsu.koutsu_candidates().is_empty());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the rank is in it.
    ///
    /// ```
    /// use mentsu::suit::RankSet;
    ///
    /// let ends = RankSet::from_iter([1, 9]);
    /// assert!(ends.contains(9) && !ends.contains(5) && !ends.contains(10));
    /// ```
    #[must_use]
    pub const fn contains(self, rank: u8) -> bool {
        matches!(rank, 1..=9) && self.0 >> (4 * (rank - 1)) & 1 == 1
    }

    /// The ranks, ascending.
    ///
    /// ```
    /// use mentsu::suit::RankSet;
    ///
    /// assert!(RankSet::from_iter([7, 1, 4]).iter().eq([1, 4, 7]));
    /// ```
    #[must_use]
    pub const fn iter(self) -> RankSetIter {
        RankSetIter(self)
    }

    /// Step 3 of the reference: every subset, 2^n of them, in ascending order of bits: the empty
    /// one first, the whole set last.
    ///
    /// ```
    /// use mentsu::suit::RankSet;
    ///
    /// let candidates = RankSet::from_iter([3, 4]);
    /// let subsets: Vec<RankSet> = candidates.subsets().collect();
    /// assert_eq!(subsets, [vec![], vec![3], vec![4], vec![3, 4]].map(RankSet::from_iter));
    /// ```
    #[doc(alias = "power set")]
    #[doc(alias = "submasks")]
    #[doc(alias = "刻子")]
    #[doc(alias = "triplet subsets")]
    #[must_use]
    pub const fn subsets(self) -> Subsets {
        Subsets { of: self.0, next: Some(0) }
    }
}

impl IntoIterator for RankSet {
    type Item = u8;
    type IntoIter = RankSetIter;

    fn into_iter(self) -> RankSetIter {
        self.iter()
    }
}

/// The ranks of a [`RankSet`], ascending.
///
/// ```
/// use mentsu::suit::RankSet;
///
/// let mut ranks = RankSet::from_iter([4, 2]).into_iter();
/// assert_eq!((ranks.len(), ranks.next(), ranks.len()), (2, Some(2), 1));
/// ```
#[derive(Clone, Debug)]
pub struct RankSetIter(RankSet);

impl Iterator for RankSetIter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0.is_empty() {
            return None;
        }
        let rank = self.0.0.trailing_zeros() / 4 + 1;
        self.0.0 &= self.0.0 - 1;
        Some(rank as u8)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for RankSetIter {}

impl core::iter::FusedIterator for RankSetIter {}

impl FromIterator<u8> for RankSet {
    /// Ranks outside 1–9 don't exist and are left out.
    fn from_iter<I: IntoIterator<Item = u8>>(ranks: I) -> RankSet {
        ranks
            .into_iter()
            .filter(|rank| (1..=9).contains(rank))
            .fold(RankSet::EMPTY, |set, rank| RankSet(set.0 | 1 << (4 * (rank - 1))))
    }
}

impl fmt::Debug for RankSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RankSet(")?;
        for rank in self.iter() {
            write!(f, "{rank}")?;
        }
        f.write_str(")")
    }
}

/// Every subset of a [`RankSet`]; see [`RankSet::subsets`].
///
/// ```
/// use mentsu::suit::RankSet;
///
/// let subsets = RankSet::from_iter([2, 5, 8]).subsets();
/// assert_eq!(subsets.clone().count(), 1 << 3);
/// assert_eq!(subsets.last(), Some(RankSet::from_iter([2, 5, 8])));
/// ```
#[doc(alias = "power set")]
#[doc(alias = "submasks")]
#[derive(Clone, Debug)]
pub struct Subsets {
    of: u64,
    next: Option<u64>,
}

impl Iterator for Subsets {
    type Item = RankSet;

    #[inline]
    fn next(&mut self) -> Option<RankSet> {
        let subset = self.next?;
        // Counting upwards inside the mask: the borrow runs over the bits that aren't in it.
        self.next = match subset.wrapping_sub(self.of) & self.of {
            0 => None,
            larger => Some(larger),
        };
        Some(RankSet(subset))
    }
}
