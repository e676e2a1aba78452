//! How many shuntsu start at each rank.

use super::SuitCounts;

/// How many shuntsu start at each rank 1–7, 0–4 each, in nibbles: the outcome of stripping a suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShuntsuCounts(pub(super) SuitCounts);

impl ShuntsuCounts {
    pub(crate) const fn word(self) -> u64 {
        self.0.word()
    }
}
