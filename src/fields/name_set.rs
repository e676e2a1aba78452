//! Some of a list of names.

use core::fmt;

use crate::names::position;
use crate::padded::{Unpadded, padded};

/// Some of a list of up to 64 names, such as the yaku for which a player can be liable.
///
/// ```
/// use mentsu::fields::FieldValue;
/// use mentsu::riichi::Rules;
///
/// let Some(FieldValue::Names(yaku)) = Rules::TENHOU.get("pao") else { unreachable!() };
/// assert_eq!(yaku.to_string(), "daisangen daisuushi");
/// assert!(yaku.iter().eq(["daisangen", "daisuushi"]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NameSet {
    names: &'static [&'static str],
    bits: u64,
}

impl NameSet {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(names: &'static [&'static str], bits: u64) -> NameSet {
        assert!(names.len() <= 64);
        NameSet { names, bits }
    }

    /// None of the names.
    pub(crate) const fn empty(self) -> NameSet {
        NameSet { bits: 0, ..self }
    }

    /// The set with a name added; `None` if the list doesn't have it.
    pub(crate) fn with(self, name: &str) -> Option<NameSet> {
        let nth = position(self.names, name)?;
        Some(NameSet { bits: self.bits | 1 << nth, ..self })
    }

    /// The bits, that of the first name lowest, if the set is one of these names.
    #[doc(hidden)]
    #[must_use]
    pub fn bits_of(self, names: &'static [&'static str]) -> Option<u64> {
        (self.names == names).then_some(self.bits)
    }

    /// The names in the set, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = &'static str> {
        let in_set = move |&(nth, _): &(usize, &&str)| self.bits >> nth & 1 == 1;
        self.names.iter().enumerate().filter(in_set).map(|(_, name)| *name)
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether every name is in `other`, too; false for sets of different lists.
    #[must_use]
    pub fn is_subset(self, other: NameSet) -> bool {
        self.names == other.names && self.bits & !other.bits == 0
    }
}

impl Unpadded for NameSet {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter()
            .enumerate()
            .try_for_each(|(i, name)| write!(f, "{}{name}", if i > 0 { " " } else { "" }))
    }
}

padded! {
    /// The names with spaces between.
    NameSet
}
