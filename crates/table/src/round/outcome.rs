//! How a round ended: what the game needs to continue.

use crate::event::RyuukyokuKind;
use crate::settlement::Exhausted;
use crate::table::Table;

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

impl Outcome {
    /// The outcome of a round that ended on this table.
    pub(crate) const fn on(table: &Table, result: RoundResult) -> Outcome {
        Outcome { result, points: table.points(), sticks: table.sticks() }
    }
}

impl RoundResult {
    /// The result of a round whose wall is empty with these players tenpai.
    pub(crate) fn exhausted(end: &Exhausted, tenpai: [bool; 4]) -> RoundResult {
        match end.winners {
            Some(winners) => RoundResult::Won { winners: winners.won() },
            None => RoundResult::Drawn { kind: end.kind, tenpai },
        }
    }

    /// The result of an abortive draw.
    pub(crate) const fn aborted(kind: RyuukyokuKind) -> RoundResult {
        RoundResult::Drawn { kind, tenpai: [false; 4] }
    }
}
