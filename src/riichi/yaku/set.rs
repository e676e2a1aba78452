//! Sets of yaku, as bits.

use crate::bit_set::{bit_set, display_joined};
use crate::fields::{FieldKind, FieldType, FieldValue, NameSet};
use crate::names::Named;
use crate::riichi::yaku::Yaku;

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
    /// All yakuman (役満), the old ones included.
    pub const YAKUMAN: YakuSet = {
        let (mut all, mut i) = (YakuSet::EMPTY, 0);
        while i < Yaku::COUNT {
            all = if Yaku::ALL[i].is_yakuman() { all.with(Yaku::ALL[i]) } else { all };
            i += 1;
        }
        all
    };

    /// The old yaku (古役), which count only where
    /// [`Rules::old_yaku`](crate::riichi::Rules::old_yaku) says so.
    pub const OLD: YakuSet = YakuSet(Self::ALL.0 & !((1 << Yaku::TsubameGaeshi as u64) - 1));

    /// Whether there is a yakuman.
    #[inline(always)]
    pub(in crate::riichi) const fn has_yakuman(self) -> bool {
        self.0 & YakuSet::YAKUMAN.0 != 0
    }

    /// The set as bits: bit `n` is the yaku `n` of [`Yaku::ALL`].
    ///
    /// ```
    /// use mentsu::riichi::{Yaku, YakuSet};
    ///
    /// let set = YakuSet::from_iter([Yaku::Riichi, Yaku::Tanyao]);
    /// assert_eq!(set.bits(), 1 << Yaku::Riichi as u64 | 1 << Yaku::Tanyao as u64);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of bits that are all yaku, as the caller knows.
    #[inline(always)]
    pub(in crate::riichi) const fn from_bits(bits: u64) -> YakuSet {
        YakuSet(bits)
    }

    /// The names of the yaku.
    pub(in crate::riichi) const fn names(self) -> NameSet {
        NameSet::new(<Yaku as Named>::NAMES, self.0)
    }
}

impl FieldType for YakuSet {
    const KIND: FieldKind = FieldKind::Names(YakuSet::ALL.names());

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Names(self.names())
    }

    fn from_value(value: FieldValue<'_>) -> Option<YakuSet> {
        let FieldValue::Names(names) = value else { return None };
        names.bits_of(<Yaku as Named>::NAMES).map(YakuSet)
    }
}

impl From<YakuSet> for FieldValue<'_> {
    fn from(yaku: YakuSet) -> Self {
        FieldValue::Names(yaku.names())
    }
}
