//! The shanten of each of the five forms.

use core::fmt;

use crate::mcr::form::FormKind;
use crate::padded::{Unpadded, padded};
use crate::shanten::Shanten;

/// The shanten (向听数) of a hand for each of the five forms.
///
/// ```
/// use mentsu::hand;
/// use mentsu::mcr::shantens;
///
/// let each = shantens(&hand!("147m258p39s12345z"));
/// assert_eq!((each.standard().get(), each.honors_and_knitted().get()), (8, 0));
/// assert_eq!((each.knitted_straight().get(), each.least().get()), (3, 0));
/// ```
#[doc(alias = "向听数")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shantens {
    pub(super) standard: Shanten,
    pub(super) knitted_straight: Shanten,
    pub(super) seven_pairs: Shanten,
    pub(super) thirteen_orphans: Shanten,
    pub(super) honors_and_knitted: Shanten,
}

impl Shantens {
    /// The shanten of a pair and sets.
    #[must_use]
    pub const fn standard(&self) -> Shanten {
        self.standard
    }

    /// The shanten of a knitted straight with a pair and a set (组合龙), which may be melded:
    /// [`Shanten::NEVER`] with more melds than one.
    #[must_use]
    pub const fn knitted_straight(&self) -> Shanten {
        self.knitted_straight
    }

    /// The shanten of seven pairs (七对), of which two may be alike: [`Shanten::NEVER`] with melds,
    /// as all that follow.
    #[must_use]
    pub const fn seven_pairs(&self) -> Shanten {
        self.seven_pairs
    }

    /// The shanten of thirteen orphans (十三幺).
    #[must_use]
    pub const fn thirteen_orphans(&self) -> Shanten {
        self.thirteen_orphans
    }

    /// The shanten of honors and knitted tiles (全不靠).
    #[must_use]
    pub const fn honors_and_knitted(&self) -> Shanten {
        self.honors_and_knitted
    }

    /// The shanten of one of the five.
    #[must_use]
    pub const fn of(&self, form: FormKind) -> Shanten {
        match form {
            FormKind::Standard => self.standard,
            FormKind::KnittedStraight => self.knitted_straight,
            FormKind::SevenPairs => self.seven_pairs,
            FormKind::ThirteenOrphans => self.thirteen_orphans,
            FormKind::HonorsAndKnitted => self.honors_and_knitted,
        }
    }

    /// The least of them.
    #[must_use]
    #[inline]
    pub fn least(&self) -> Shanten {
        let without_melds = self.seven_pairs.min(self.thirteen_orphans);
        let knitted = self.knitted_straight.min(self.honors_and_knitted);
        self.standard.min(without_melds).min(knitted)
    }
}

impl Unpadded for Shantens {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.least())
    }
}

padded! {
    /// The least: `2-shanten`.
    Shantens
}
