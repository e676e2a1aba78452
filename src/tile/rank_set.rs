//! Sets of ranks of one suit, laid out like the counts of a suit.

use core::fmt;

/// The lowest bit of each of the nine nibbles.
pub(super) const ONES: u64 = 0x1_1111_1111;

/// A set of ranks 1–9 of one suit, kept in the lowest bits of nine nibbles.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct RankSet(pub(super) u64);

impl RankSet {
    pub(crate) const EMPTY: RankSet = RankSet(0);
    pub(crate) const ALL: RankSet = RankSet(ONES);

    /// The lowest bits of the nine nibbles: the set as counts of one each.
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// The set as nine neighbouring bits, rank 1 in the lowest.
    pub(crate) const fn bits(self) -> u16 {
        // Pairs move together, then fours, then eights; the ninth comes last.
        //   …000d 000c 000b 000a   ranks 4 to 1
        //   …      dc        ba    | >> 3
        //   …              dcba    | >> 6
        let pairs = (self.0 | self.0 >> 3) & 0x3_0303_0303;
        let fours = (pairs | pairs >> 6) & 0xF_000F_000F;
        ((fours | fours >> 12) & 0xFF | fours >> 24 & 0x100) as u16
    }

    /// The set of nine neighbouring bits, rank 1 in the lowest; bits above are left out.
    pub(crate) const fn from_bits(bits: u16) -> RankSet {
        // The steps of `bits` backwards.
        let fours = bits as u64 & 0xFF;
        let fours = (fours | fours << 12) & 0xF_000F;
        let pairs = (fours | fours << 6) & 0x303_0303;
        let ones = (pairs | pairs << 3) & 0x1111_1111;
        RankSet(ones | (bits as u64 & 0x100) << 24)
    }

    /// The set of a word in which only the lowest bits of nine nibbles are set, as the caller
    /// knows.
    pub(crate) const fn from_word(word: u64) -> RankSet {
        RankSet(word)
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[cfg(test)]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Step 3 of the reference: every subset, 2^n of them, in ascending order of bits: the empty
    /// one first, the whole set last.
    pub(crate) const fn subsets(self) -> Subsets {
        Subsets { of: self.0, next: Some(0) }
    }
}

impl fmt::Debug for RankSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RankSet({:#011b})", self.bits())
    }
}

/// Every subset of a [`RankSet`].
#[derive(Clone, Debug)]
pub(crate) struct Subsets {
    of: u64,
    next: Option<u64>,
}

impl Iterator for Subsets {
    type Item = RankSet;

    #[inline]
    fn next(&mut self) -> Option<RankSet> {
        let subset = self.next?;
        // Counting upwards inside the mask: the borrow of `- of` runs over the bits that aren't
        // in it, as a carry of `+ 1` would if they were all ones.
        //   of      0001 0001 0000 0001
        //   subset  0000 0001 0000 0001
        //   − of    1111 0000 0000 0000   & of  =  0001 0000 0000 0000, the next subset
        self.next = match subset.wrapping_sub(self.of) & self.of {
            0 => None,
            larger => Some(larger),
        };
        Some(RankSet(subset))
    }
}
