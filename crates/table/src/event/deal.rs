//! How a round begins.

use alloc::vec::Vec;

use mentsu::{Face, Wind};

use crate::seat::Seat;

/// How a round begins (配牌).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deal {
    /// The round's wind (場風).
    pub round: Wind,
    /// Who deals.
    pub dealer: Seat,
    /// Honba on the table (本場).
    pub honba: u16,
    /// Riichi sticks on the table (供託).
    pub sticks: u16,
    /// Everyone's points; in sanma the fourth is 0.
    pub points: [i32; 4],
    /// The first dora indicator.
    pub indicator: Face,
    /// Everyone's 13 tiles; empty for a player whose tiles aren't seen.
    pub hands: [Vec<Face>; 4],
}
