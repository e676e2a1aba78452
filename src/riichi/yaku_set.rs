//! Sets of yaku, as bits.

use super::yaku::Yaku;
use crate::bit_set::{bit_set, display_joined};

/// A set of yaku (役).
///
/// ```
/// use mentsu::riichi::{Yaku, YakuSet};
///
/// let set = YakuSet::from_iter([Yaku::Pinfu, Yaku::Riichi]);
/// assert!(set.contains(Yaku::Pinfu) && !set.contains(Yaku::Tanyao));
/// assert!(set.iter().eq([Yaku::Riichi, Yaku::Pinfu]));
/// assert_eq!(set.with(Yaku::Tanyao).to_string(), "riichi pinfu tanyao");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct YakuSet(u64);

bit_set!(YakuSet(u64) of Yaku, YakuSetIter);
display_joined!(YakuSet);

impl YakuSet {
    /// All yakuman (役満).
    pub const YAKUMAN: YakuSet = YakuSet(Self::ALL.0 & !((1 << (Yaku::Renhou as u64 + 1)) - 1));

    /// The yakuman alone, which are the last fifteen, in the lowest bits.
    #[inline(always)]
    pub(super) const fn yakuman_bits(self) -> u16 {
        ((self.0 & YakuSet::YAKUMAN.0) >> (Yaku::Renhou as u64 + 1)) as u16
    }

    /// The bits, that of the first yaku lowest.
    #[inline(always)]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// The set of bits that are all yaku, as the caller knows.
    #[inline(always)]
    pub(super) const fn from_bits(bits: u64) -> YakuSet {
        YakuSet(bits)
    }
}
