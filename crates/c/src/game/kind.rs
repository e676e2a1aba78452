//! The kinds of actions as numbers of C.

use mentsu_table::ActionKind as Kind;

/// The kind of an action.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    /// Discards a tile (打牌).
    Discard = 0,
    /// Declares riichi with this discard (立直).
    Riichi = 1,
    /// Declares riichi with this discard and shows the hand (オープン立直).
    OpenRiichi = 2,
    /// Calls three tiles in a row (吃).
    Chi = 3,
    /// Calls three equal tiles (碰).
    Pon = 4,
    /// Calls four equal tiles (大明槓).
    Daiminkan = 5,
    /// Adds the fourth tile to a pon (加槓).
    Kakan = 6,
    /// Declares four equal tiles of the own hand (暗槓).
    Ankan = 7,
    /// Sets a north aside in sanma (抜きドラ).
    Kita = 8,
    /// Wins on another player's tile (ロン).
    Ron = 9,
    /// Wins on the tile just drawn (ツモ).
    Tsumo = 10,
    /// Aborts the round with nine kinds of terminals and honors (九種九牌).
    Kyuushu = 11,
    /// Passes on a discard or a kan.
    Pass = 12,
}

impl From<Kind> for ActionKind {
    fn from(kind: Kind) -> ActionKind {
        match kind {
            Kind::Discard => ActionKind::Discard,
            Kind::Riichi => ActionKind::Riichi,
            Kind::OpenRiichi => ActionKind::OpenRiichi,
            Kind::Chi => ActionKind::Chi,
            Kind::Pon => ActionKind::Pon,
            Kind::Daiminkan => ActionKind::Daiminkan,
            Kind::Kakan => ActionKind::Kakan,
            Kind::Ankan => ActionKind::Ankan,
            Kind::Kita => ActionKind::Kita,
            Kind::Ron => ActionKind::Ron,
            Kind::Tsumo => ActionKind::Tsumo,
            Kind::Kyuushu => ActionKind::Kyuushu,
            Kind::Pass => ActionKind::Pass,
        }
    }
}
