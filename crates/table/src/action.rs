//! What a player can do.

use mentsu::{Face, Meld};

/// What a player does in his own turn, or answers to another's discard or kan.
///
/// The red five of a choice is named by its [`Face`]; a discard also says whether it is the tile
/// just drawn (ツモ切り), as everybody at the table sees that.
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
    /// Lets a discard or a kan pass.
    Pass,
}
