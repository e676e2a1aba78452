//! What a player can do.

use core::fmt;

use mentsu::{Face, Meld, MeldKind};

/// An action in a player's own turn, or an answer to another's discard or kan.
///
/// A [`Face`] marks red fives. A discard also records whether it is the tile just drawn (ツモ切り),
/// because everybody at the table sees that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Action {
    /// Discards a tile (打牌).
    Discard {
        /// The tile.
        face: Face,
        /// It is the tile just drawn (ツモ切り).
        tsumogiri: bool,
    },
    /// Declares riichi with this discard (立直).
    Riichi {
        /// The tile discarded.
        face: Face,
        /// It is the tile just drawn.
        tsumogiri: bool,
    },
    /// Declares riichi with this discard and shows the hand that is left (オープン立直).
    OpenRiichi {
        /// The tile discarded.
        face: Face,
        /// It is the tile just drawn.
        tsumogiri: bool,
    },
    /// Calls the last discard: a chi, a pon or a daiminkan (鳴き).
    Call(Meld),
    /// Declares an ankan or a kakan in one's own turn.
    Kan(Meld),
    /// Sets a north aside in sanma (抜きドラ).
    Kita,
    /// Wins on the last discard, or robs a kan (ロン).
    Ron,
    /// Wins on the tile just drawn (ツモ).
    Tsumo,
    /// Aborts the round with nine kinds of terminals and honors (九種九牌).
    Kyuushu,
    /// Passes on a discard or a kan.
    Pass,
}

/// The kind of an [`Action`]; a call's and a kan's is that of its meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActionKind {
    /// [`Action::Discard`].
    Discard,
    /// [`Action::Riichi`].
    Riichi,
    /// [`Action::OpenRiichi`].
    OpenRiichi,
    /// [`Action::Call`] of a chi.
    Chi,
    /// [`Action::Call`] of a pon.
    Pon,
    /// [`Action::Call`] of a daiminkan.
    Daiminkan,
    /// [`Action::Kan`] of a kakan.
    Kakan,
    /// [`Action::Kan`] of an ankan.
    Ankan,
    /// [`Action::Kita`].
    Kita,
    /// [`Action::Ron`].
    Ron,
    /// [`Action::Tsumo`].
    Tsumo,
    /// [`Action::Kyuushu`].
    Kyuushu,
    /// [`Action::Pass`].
    Pass,
}

mentsu::names! { ActionKind, "kind of action":
    Discard "discard",
    Riichi "riichi",
    OpenRiichi "open_riichi",
    Chi "chi",
    Pon "pon",
    Daiminkan "daiminkan",
    Kakan "kakan",
    Ankan "ankan",
    Kita "kita",
    Ron "ron",
    Tsumo "tsumo",
    Kyuushu "kyuushu",
    Pass "pass",
}

impl Action {
    /// The tile that it discards.
    pub(crate) fn discarded(&self) -> Option<Face> {
        self.discard().map(|(face, _)| face)
    }

    /// The tile that it discards, and whether that is the tile just drawn.
    pub(crate) const fn discard(&self) -> Option<(Face, bool)> {
        match *self {
            Action::Discard { face, tsumogiri }
            | Action::Riichi { face, tsumogiri }
            | Action::OpenRiichi { face, tsumogiri } => Some((face, tsumogiri)),
            _ => None,
        }
    }

    /// Its kind, which has a name.
    ///
    /// ```
    /// use mentsu::meld;
    /// use mentsu_table::{Action, ActionKind};
    ///
    /// let pon = Action::Call(meld!("(777=z)"));
    /// assert_eq!((pon.kind(), pon.kind().name()), (ActionKind::Pon, "pon"));
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ActionKind {
        match self {
            Action::Discard { .. } => ActionKind::Discard,
            Action::Riichi { .. } => ActionKind::Riichi,
            Action::OpenRiichi { .. } => ActionKind::OpenRiichi,
            Action::Call(meld) | Action::Kan(meld) => match meld.kind() {
                MeldKind::Chi => ActionKind::Chi,
                MeldKind::Pon => ActionKind::Pon,
                MeldKind::Daiminkan => ActionKind::Daiminkan,
                MeldKind::Kakan => ActionKind::Kakan,
                MeldKind::Ankan => ActionKind::Ankan,
            },
            Action::Kita => ActionKind::Kita,
            Action::Ron => ActionKind::Ron,
            Action::Tsumo => ActionKind::Tsumo,
            Action::Kyuushu => ActionKind::Kyuushu,
            Action::Pass => ActionKind::Pass,
        }
    }
}

impl fmt::Display for Action {
    /// One short line: `discard 5m`, `riichi 0p as drawn`, `pon (777=z)`, `pass`.
    /// `record::mjai::action_lines` writes mjai.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        match self {
            Action::Discard { face, tsumogiri }
            | Action::Riichi { face, tsumogiri }
            | Action::OpenRiichi { face, tsumogiri } => {
                write!(f, "{kind} {face}{}", if *tsumogiri { " as drawn" } else { "" })
            }
            Action::Call(meld) | Action::Kan(meld) => write!(f, "{kind} {meld}"),
            _ => kind.fmt(f),
        }
    }
}
