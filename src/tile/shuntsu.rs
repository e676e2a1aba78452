//! How many shuntsu start at each rank.

use core::fmt;

/// How many shuntsu start at each rank 1–7, 0–4 each, in nibbles: the outcome of stripping a suit.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct ShuntsuCounts(pub(super) u64);

impl ShuntsuCounts {
    /// How many shuntsu start at a rank 1–7.
    pub(crate) const fn starting_at(self, rank: u8) -> u8 {
        (self.0 >> (4 * (rank - 1)) & 0xF) as u8
    }

    pub(crate) const fn word(self) -> u64 {
        self.0
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
