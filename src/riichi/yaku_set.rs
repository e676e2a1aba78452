//! Sets of yaku.

use core::fmt;

use super::yaku::Yaku;

/// A set of yaku.
///
/// ```
/// use mentsu::riichi::{Yaku, YakuSet};
///
/// let set = YakuSet::from_iter([Yaku::Pinfu, Yaku::Riichi]);
/// assert!(set.contains(Yaku::Pinfu) && !set.contains(Yaku::Tanyao));
/// assert!(set.iter().eq([Yaku::Riichi, Yaku::Pinfu]));
/// ```
#[doc(alias = "役")]
#[doc(alias = "役の集合")]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct YakuSet(u64);

impl YakuSet {
    /// The yakuman alone, which are the last fifteen, in the lowest bits.
    #[inline(always)]
    pub(super) const fn yakuman_bits(self) -> u16 {
        ((self.0 & YakuSet::YAKUMAN.0) >> (Yaku::Renhou as u64 + 1)) as u16
    }

    /// No yaku.
    ///
    /// ```
    /// use mentsu::riichi::{Yaku, YakuSet};
    ///
    /// assert_eq!(YakuSet::EMPTY.with(Yaku::Tanyao).to_string(), "tanyao");
    /// ```
    pub const EMPTY: YakuSet = YakuSet(0);

    /// All yakuman.
    ///
    /// ```
    /// use mentsu::riichi::{Yaku, YakuSet};
    ///
    /// assert!(YakuSet::YAKUMAN.contains(Yaku::Kokushi));
    /// assert!(YakuSet::YAKUMAN.iter().all(Yaku::is_yakuman));
    /// ```
    #[doc(alias = "役満")]
    pub const YAKUMAN: YakuSet =
        YakuSet(((1 << Yaku::COUNT) - 1) & !((1 << (Yaku::Renhou as u64 + 1)) - 1));

    /// The set with one yaku more.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Yaku, YakuSet};
    ///
    /// // a house that holds whoever gave the fourth kan liable, too
    /// let rules = Rules::TENHOU.with_pao(Rules::TENHOU.pao().with(Yaku::Suukantsu));
    /// assert_eq!(rules.pao().len(), 3);
    /// ```
    #[must_use]
    pub const fn with(self, yaku: Yaku) -> YakuSet {
        YakuSet(self.0 | 1 << yaku as u64)
    }

    /// The set without a yaku.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Yaku};
    ///
    /// let double = Rules::DOUBLE_YAKUMAN.without(Yaku::Daisuushi);
    /// assert_eq!(double.to_string(), "suuankou_tanki junsei_chuuren kokushi_13");
    /// ```
    #[must_use]
    pub const fn without(self, yaku: Yaku) -> YakuSet {
        YakuSet(self.0 & !(1 << yaku as u64))
    }

    /// Whether the yaku is in it.
    ///
    /// ```
    /// use mentsu::riichi::{Yaku, YakuSet};
    ///
    /// let set = YakuSet::from_iter([Yaku::Pinfu, Yaku::Tanyao]);
    /// assert!(set.contains(Yaku::Pinfu) && !set.contains(Yaku::Riichi));
    /// ```
    #[must_use]
    pub const fn contains(self, yaku: Yaku) -> bool {
        self.0 >> yaku as u64 & 1 == 1
    }

    /// How many yaku are in it.
    ///
    /// ```
    /// use mentsu::riichi::YakuSet;
    ///
    /// assert_eq!((YakuSet::EMPTY.len(), YakuSet::YAKUMAN.len()), (0, 15));
    /// ```
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no yaku is in it.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, YakuSet};
    ///
    /// assert!(Rules::TENHOU.double_yakuman().is_empty());
    /// assert!(!Rules::MAHJONG_SOUL.double_yakuman().is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The yaku, in order.
    ///
    /// ```
    /// use mentsu::riichi::{Yaku, YakuSet};
    ///
    /// let set = YakuSet::from_iter([Yaku::Tanyao, Yaku::Pinfu]);
    /// assert!(set.iter().eq([Yaku::Pinfu, Yaku::Tanyao]));
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Yaku> + Clone {
        Yaku::ALL.into_iter().filter(move |&yaku| self.contains(yaku))
    }

    /// The bits, that of the first yaku lowest.
    #[inline(always)]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Trusts the caller that each bit is a yaku's.
    #[inline(always)]
    pub(super) const fn from_bits(bits: u64) -> YakuSet {
        YakuSet(bits)
    }
}

impl FromIterator<Yaku> for YakuSet {
    fn from_iter<I: IntoIterator<Item = Yaku>>(yaku: I) -> YakuSet {
        yaku.into_iter().fold(YakuSet::EMPTY, YakuSet::with)
    }
}

impl fmt::Display for YakuSet {
    /// The ids, with a space between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use itertools::Itertools as _;
        write!(f, "{}", self.iter().format(" "))
    }
}

impl fmt::Debug for YakuSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "YakuSet({self})")
    }
}
