//! How a meld came about.

/// How a [`Meld`](super::Meld) came about.
///
/// ```
/// use mentsu::{Meld, MeldKind};
///
/// let kinds = ["(12-3m)", "(777=z)", "(1111+p)", "(777=7z)", "[1111p]"];
/// let kinds: Result<Vec<MeldKind>, _> =
///     kinds.iter().map(|text| text.parse().map(|meld: Meld| meld.kind())).collect();
/// assert_eq!(kinds?, MeldKind::ALL);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "鳴きの種類")]
#[doc(alias = "call type")]
#[doc(alias = "副露")]
#[doc(alias = "naki")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum MeldKind {
    /// A shuntsu with the discard of the player to the left (吃).
    #[doc(alias = "chii")]
    #[doc(alias = "sequence call")]
    #[doc(alias = "吃")]
    #[doc(alias = "chow")]
    Chi,
    /// A koutsu with anybody's discard (碰).
    #[doc(alias = "triplet call")]
    #[doc(alias = "碰")]
    #[doc(alias = "pung")]
    Pon,
    /// A kantsu with anybody's discard (大明槓).
    #[doc(alias = "open kan")]
    #[doc(alias = "大明槓")]
    Daiminkan,
    /// A pon with the fourth tile added (加槓).
    #[doc(alias = "added kan")]
    #[doc(alias = "加槓")]
    #[doc(alias = "shouminkan")]
    Kakan,
    /// Four tiles of the own hand (暗槓); the hand stays closed.
    #[doc(alias = "closed kan")]
    #[doc(alias = "concealed kan")]
    #[doc(alias = "暗槓")]
    Ankan,
}

impl MeldKind {
    /// All five.
    ///
    /// ```
    /// use mentsu::MeldKind;
    ///
    /// let names = ["chi", "pon", "daiminkan", "kakan", "ankan"];
    /// assert_eq!(MeldKind::ALL.map(MeldKind::name), names);
    /// ```
    pub const ALL: [MeldKind; 5] =
        [MeldKind::Chi, MeldKind::Pon, MeldKind::Daiminkan, MeldKind::Kakan, MeldKind::Ankan];

    /// Whether it is one of the three kans (槓), four tiles of a kind.
    ///
    /// ```
    /// use mentsu::MeldKind;
    ///
    /// let kans: Vec<MeldKind> = MeldKind::ALL.into_iter().filter(|kind| kind.is_kan()).collect();
    /// assert_eq!(kans, [MeldKind::Daiminkan, MeldKind::Kakan, MeldKind::Ankan]);
    /// ```
    #[doc(alias = "槓")]
    #[doc(alias = "kong")]
    #[must_use]
    pub const fn is_kan(self) -> bool {
        matches!(self, MeldKind::Daiminkan | MeldKind::Kakan | MeldKind::Ankan)
    }

    /// How many tiles it has, 3 or 4.
    ///
    /// ```
    /// use mentsu::MeldKind;
    ///
    /// assert_eq!((MeldKind::Pon.len(), MeldKind::Ankan.len()), (3, 4));
    /// ```
    #[doc(alias = "枚数")]
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "no meld is empty")]
    pub const fn len(self) -> usize {
        if self.is_kan() { 4 } else { 3 }
    }

    /// Romaji in lower case: `chi`, `pon`, `daiminkan`, `kakan`, `ankan`.
    ///
    /// ```
    /// use mentsu::{Meld, MeldKind};
    ///
    /// assert_eq!(MeldKind::Daiminkan.name(), "daiminkan");
    /// assert_eq!("[1111z]".parse::<Meld>()?.kind().name(), "ankan");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            MeldKind::Chi => "chi",
            MeldKind::Pon => "pon",
            MeldKind::Daiminkan => "daiminkan",
            MeldKind::Kakan => "kakan",
            MeldKind::Ankan => "ankan",
        }
    }
}

impl MeldKind {
    /// For sentences.
    pub(super) const fn with_article(self) -> &'static str {
        match self {
            MeldKind::Chi => "a chi",
            MeldKind::Pon => "a pon",
            MeldKind::Daiminkan => "a daiminkan",
            MeldKind::Kakan => "a kakan",
            MeldKind::Ankan => "an ankan",
        }
    }
}
