//! How a round ends.

use alloc::boxed::Box;

use mentsu::{Face, Hand};
use smallvec::SmallVec;

use super::worth::Worth;
use crate::seat::Seat;

/// A win (和了), as everybody at the table sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Win {
    /// Who wins.
    pub seat: Seat,
    /// Who discarded the tile, declared the kan that is robbed or set aside the north that is won
    /// on; none by tsumo.
    pub from: Option<Seat>,
    /// The hand: by tsumo with the drawn tile marked, by ron without the tile won on.
    pub hand: Hand,
    /// The tile won on.
    pub tile: Face,
    /// The ura dora indicators that are turned over; empty without riichi.
    pub ura: SmallVec<[Face; 5]>,
    /// What each player receives (or pays, if negative): honba, sticks and liability in them. The
    /// own stick of a riichi was paid when the riichi was accepted.
    pub deltas: [i32; 4],
    /// The win's value and the reasons for it. `None` in a record, which holds a claim
    /// (`record::WinClaim`) for the replay to check.
    pub worth: Option<Box<Worth>>,
}

/// The end of a round without a winner (流局).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ryuukyoku {
    /// Why it ended.
    pub kind: RyuukyokuKind,
    /// The hands shown: of those who are tenpai when the wall is empty, of who aborts with nine
    /// kinds, of all four after four riichi, and of who would have won together.
    pub hands: [Option<Hand>; 4],
    /// What each player receives, or pays if negative.
    pub deltas: [i32; 4],
}

/// Why a round ends without a winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RyuukyokuKind {
    /// The wall is empty (荒牌平局).
    Exhaustive,
    /// The wall is empty, and somebody made a nagashi mangan (流し満貫). Where the rules count it as
    /// a win, the payments have honba and sticks in them.
    NagashiMangan,
    /// Nine kinds of terminals and honors (九種九牌).
    KyuushuKyuuhai,
    /// Four times the same wind as the first discards (四風連打).
    SuufonRenda,
    /// Four kans of more than one player (四開槓).
    Suukaikan,
    /// Four riichi (四家立直).
    SuuchaRiichi,
    /// Three rons on one tile (三家和).
    Sanchahou,
}

mentsu::names! { RyuukyokuKind, "kind of draw":
    Exhaustive "exhaustive",
    NagashiMangan "nagashi_mangan",
    KyuushuKyuuhai "kyuushu_kyuuhai",
    SuufonRenda "suufon_renda",
    Suukaikan "suukaikan",
    SuuchaRiichi "suucha_riichi",
    Sanchahou "sanchahou",
}
