//! What the table waits for.

use mentsu::Face;

use crate::seat::Seat;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Phase {
    /// Nobody: the next tile is about to be drawn, or a claim to be settled.
    Between,
    /// A player has drawn or called, and is to act.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// How it began.
        after: TurnStart,
    },
    /// The others may claim a tile.
    Reply {
        /// Who discarded it, or declared the kan or kita.
        by: Seat,
        /// The tile.
        face: Face,
        /// What was done with it.
        to: ReplyTo,
    },
    /// Nobody: the round is over.
    Over,
}

/// How a turn began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnStart {
    /// With a tile of the wall (自摸).
    Draw,
    /// With a rinshan tile, after a kan or kita (嶺上牌).
    Rinshan,
    /// With a chi or pon.
    Call,
}

mentsu::names! { TurnStart, "beginning of a turn": Draw "draw", Rinshan "rinshan", Call "call" }

/// The kind of tile that is replied to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplyTo {
    /// A discard.
    Discard,
    /// A kakan, which can be robbed (搶槓).
    Kakan,
    /// An ankan, which kokushi can rob under [`kokushi_robs_ankan`].
    ///
    /// [`kokushi_robs_ankan`]: mentsu::riichi::Rules::kokushi_robs_ankan
    Ankan,
    /// A north set aside.
    Kita,
}

mentsu::names! { ReplyTo, "thing to reply to":
    Discard "discard",
    Kakan "kakan",
    Ankan "ankan",
    Kita "kita",
}
