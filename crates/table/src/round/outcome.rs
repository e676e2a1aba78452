//! How a round ended: what the game needs to continue.

use crate::event::RyuukyokuKind;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// Who won, or why nobody did.
    pub result: RoundResult,
    /// Everyone's points at the end.
    pub points: [i32; 4],
    /// The sticks that stay on the table.
    pub sticks: u16,
}

/// Who won a round, or why nobody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum RoundResult {
    /// These players won, by nagashi mangan among it where the rules count that as a win.
    Won {
        /// Whether each seat has won.
        winners: [bool; 4],
    },
    /// Nobody won.
    Drawn {
        /// Why the round ended.
        kind: RyuukyokuKind,
        /// Who was tenpai at an exhaustive draw.
        tenpai: [bool; 4],
    },
}
