//! The kinds of the five winning forms.

/// One of the five winning forms (和牌牌型).
///
/// ```
/// use mentsu::hand;
/// use mentsu::mcr::{FormKind, forms, shantens};
///
/// let hand = hand!("1144m2255p3366s77z");
/// assert_eq!(forms(&hand)[0].kind(), FormKind::SevenPairs);
/// assert_eq!(FormKind::SevenPairs.chinese(), "七对");
/// assert_eq!(FormKind::KnittedStraight.english(), "knitted straight");
/// assert_eq!(shantens(&hand).of(FormKind::KnittedStraight).get(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FormKind {
    /// A pair and sets (基本和型).
    Standard,
    /// A knitted straight with a pair and a set (组合龙).
    KnittedStraight,
    /// Seven pairs (七对).
    SevenPairs,
    /// Thirteen orphans (十三幺).
    ThirteenOrphans,
    /// Honors and knitted tiles (全不靠).
    HonorsAndKnitted,
}

crate::names! { FormKind, "winning form":
    Standard "standard",
    KnittedStraight "knitted_straight",
    SevenPairs "seven_pairs",
    ThirteenOrphans "thirteen_orphans",
    HonorsAndKnitted "honors_and_knitted",
}

impl FormKind {
    /// The name in Chinese: `组合龙`.
    #[must_use]
    pub const fn chinese(self) -> &'static str {
        match self {
            FormKind::Standard => "基本和型",
            FormKind::KnittedStraight => "组合龙",
            FormKind::SevenPairs => "七对",
            FormKind::ThirteenOrphans => "十三幺",
            FormKind::HonorsAndKnitted => "全不靠",
        }
    }

    /// The name in English: `knitted straight`.
    #[must_use]
    pub const fn english(self) -> &'static str {
        match self {
            FormKind::Standard => "a pair and sets",
            FormKind::KnittedStraight => "knitted straight",
            FormKind::SevenPairs => "seven pairs",
            FormKind::ThirteenOrphans => "thirteen orphans",
            FormKind::HonorsAndKnitted => "honors and knitted tiles",
        }
    }
}
