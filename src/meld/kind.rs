//! The five kinds of meld.

/// How a [`Meld`](super::Meld) came about.
///
/// ```
/// use mentsu::{MeldKind, meld};
///
/// assert_eq!(meld!("(777=7z)").kind(), MeldKind::Kakan);
/// assert_eq!(meld!("[7777z]").kind(), MeldKind::Ankan);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum MeldKind {
    /// A shuntsu with the discard of the player to the left (吃).
    Chi,
    /// A koutsu with anybody's discard (碰).
    Pon,
    /// A kantsu with anybody's discard (大明槓).
    Daiminkan,
    /// A pon with the fourth tile added (加槓).
    Kakan,
    /// Four concealed tiles of a kind (暗槓); the hand stays closed.
    Ankan,
}

crate::names! { MeldKind, "kind of meld":
    Chi "chi",
    Pon "pon",
    Daiminkan "daiminkan",
    Kakan "kakan",
    Ankan "ankan",
}

impl MeldKind {
    /// Whether it is one of the three kans (槓), four tiles of a kind.
    #[must_use]
    pub const fn is_kan(self) -> bool {
        matches!(self, MeldKind::Daiminkan | MeldKind::Kakan | MeldKind::Ankan)
    }

    /// How many tiles it has, 3 or 4.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "no meld is empty")]
    pub const fn len(self) -> usize {
        if self.is_kan() { 4 } else { 3 }
    }
}
