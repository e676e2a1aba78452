//! One suit's counts in one word, and the arithmetic beneath everything else.
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

use core::fmt;

use super::rank_set::{ONES, RankSet};

/// Ranks at which a shuntsu can start, as a mask of the low three bits of their nibbles.
const SHUNTSU_COUNTS: u64 = 0x777_7777;

/// A shuntsu from rank 1.
const SHUNTSU: u64 = 0x111;

/// The inverse of 0x111 modulo 2^64: multiplying by it divides every multiple exactly.
const SHUNTSU_INVERSE: u64 = inverse(SHUNTSU);

/// The inverse of 3 modulo 2^64.
const THIRD: u64 = inverse(3);

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

/// Twice the remainder of a number below 2^40 modulo 3, again modulo 3: 0 for 0, 2 for 1, 1 for 2.
///
/// A word of nibbles has the remainder of their sum, as 16 has that of 1. Multiplying by the
/// inverse of 3 modulo 2^64 turns 3q + r into q + r × 0xAAAA…AB, whose top two bits are 00, 10
/// or 01:
///
/// ```text
/// r = 1   10 10 10 10 … 10 11  + q    q is below 2^40 and can't carry up to the top
/// r = 2   01 01 01 01 … 01 10  + q
/// ```
#[inline(always)]
pub(crate) const fn modulo_3(number: u64) -> u64 {
    number.wrapping_mul(THIRD) >> 62
}

/// The inverse of 15 modulo 2^64.
const FIFTEENTH: u64 = inverse(15);

/// The negative of a number below 2^40 modulo 15: 0 for 0, 1 for 14, 2 for 13, …, 14 for 1.
///
/// A word of nibbles has the remainder of their sum, as 16 has that of 1; sums that carry from one
/// nibble to the next, too. As in [`modulo_3`] the inverse leaves the remainder in the highest
/// bits:
///
/// ```text
/// r = 1    E E E E … E F  + q      r = 14   1 1 1 1 … 1 2  + q
/// ```
#[inline(always)]
pub(crate) const fn modulo_15_upwards(number: u64) -> u64 {
    number.wrapping_mul(FIFTEENTH) >> 60
}

/// The number of tiles of each rank in one suit: 0–4, or 5 of one rank if a fifth copy is imagined.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SuitCounts(u64);

impl SuitCounts {
    pub(crate) const EMPTY: SuitCounts = SuitCounts(0);

    /// The counts of a word of nine nibbles. The caller guarantees that each is at most 5.
    pub(crate) const fn from_word(word: u64) -> SuitCounts {
        SuitCounts(word)
    }

    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// The number of tiles of a rank (1–9); 0 for any other rank.
    pub(crate) const fn get(self, rank: u8) -> u8 {
        match rank {
            1..=9 => (self.0 >> (4 * (rank - 1)) & 0xF) as u8,
            _ => 0,
        }
    }

    /// The counts of the ranks 1–9.
    pub(crate) const fn to_array(self) -> [u8; 9] {
        let mut counts = [0; 9];
        let mut rank = 1;
        while rank <= 9 {
            counts[rank as usize - 1] = self.get(rank);
            rank += 1;
        }
        counts
    }

    /// The total number of tiles, 0–36.
    pub(crate) const fn total(self) -> u8 {
        // Neighbouring nibbles add up to at most 9 in a byte, and the five bytes to at most 36 in
        // the highest of the product:
        //   _9 _7 _5 _3 _1
        // + __ _8 _6 _4 _2   × 01 01 01 01 01
        let bytes = (self.0 & 0x0F_0F0F_0F0F) + (self.0 >> 4 & 0x0F_0F0F_0F0F);
        (bytes.wrapping_mul(0x01_0101_0101) >> 32 & 0xFF) as u8
    }

    /// The ranks with at least `copies` tiles.
    pub(crate) const fn at_least(self, copies: u8) -> RankSet {
        match copies {
            0 => RankSet::ALL,
            // A count n becomes n + 8 - copies: its top bit is set exactly where n reaches
            // `copies`, and with n at most 5 nothing goes beyond 12, so nothing carries.
            //   copies 3:  count 2  0010 + 0101 = 0111    count 3  0011 + 0101 = 1000
            1..=5 => RankSet((self.0 + (8 - copies as u64) * ONES) >> 3 & ONES),
            _ => RankSet::EMPTY,
        }
    }

    /// The difference rank by rank, 0 where `other` has more.
    #[inline(always)]
    pub(crate) const fn saturating_sub(self, other: SuitCounts) -> SuitCounts {
        // With 8 lent to each nibble nothing borrows from a neighbour, and the 8 survives exactly
        // where nothing was lacking:  1011 - 0010 = 1001   1010 - 0011 = 0111
        let difference = (self.0 | (8 * ONES)) - other.0;
        let enough = difference >> 3 & ONES;
        SuitCounts(difference & (7 * enough))
    }

    /// Step 2 of the reference: the ranks that can be the jantou, two or more copies.
    pub(crate) const fn jantou_candidates(self) -> RankSet {
        self.at_least(2)
    }

    /// The [`jantou_candidates`](Self::jantou_candidates) of 3n+2 tiles that leave a sum of
    /// rank × count divisible by 3, as every shuntsu and koutsu has: at most three ranks.
    /// Undefined for any other number of tiles.
    pub(crate) const fn jantou_candidates_by_sum(self) -> RankSet {
        // Ranks 1–3, 4–6 and 7–9 are three nibbles each. Added up, the nibbles c b a hold how
        // many tiles have each residue of rank - 1 modulo 3, at most 4 + 4 + 4 + a fifth = 13
        // each, so none carries. A jantou of residue k takes 2k from their sum b + 2c, so k is
        // 2(b + 2c): what `modulo_3` gives.
        let folded = (self.0 & 0xFFF) + (self.0 >> 12 & 0xFFF) + (self.0 >> 24);
        let residue = modulo_3((folded >> 4 & 0xF) + 2 * (folded >> 8));
        RankSet(self.jantou_candidates().0 & 0x100_1001 << (4 * residue))
    }

    /// Step 3: the ranks of which a koutsu can be set aside, three or more copies.
    pub(crate) const fn koutsu_candidates(self) -> RankSet {
        self.at_least(3)
    }

    /// Step 4 for at most 14 tiles, in one multiplication: the shuntsu, or `None` if stripping them
    /// leaves tiles over.
    ///
    /// A suit of shuntsu alone is 0x111 times the word of their starting ranks, and division
    /// by an odd number is a multiplication modulo 2^64. When the quotient has no bit outside
    /// the low three of seven nibbles it is that word:
    ///
    /// ```text
    /// 234 456 456   0x22_3110 = 0x111 × 0x2010   one from rank 2, two from rank 4
    /// ```
    ///
    /// Proven against the loop that strips them one by one, over all 405,350 suits of at most 14
    /// tiles.
    #[inline(always)]
    pub(crate) const fn divide_shuntsu(self) -> Option<ShuntsuCounts> {
        let quotient = SuitCounts(self.0.wrapping_mul(SHUNTSU_INVERSE));
        if quotient.0 & !SHUNTSU_COUNTS == 0 { Some(ShuntsuCounts(quotient)) } else { None }
    }
}

/// How many shuntsu start at each rank 1–7, 0–4 each, in nibbles: the outcome of stripping a suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShuntsuCounts(pub(super) SuitCounts);

impl ShuntsuCounts {
    pub(crate) const fn word(self) -> u64 {
        self.0.word()
    }
}

impl fmt::Debug for SuitCounts {
    /// Each rank, repeated by its count: `SuitCounts(23333444)`.
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
