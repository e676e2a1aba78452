//! The same random rounds on two engines: walls, starts and decisions worked out beforehand, so
//! that a bench times nothing but playing them.
//!
//! A *decision* is one seat asked and answering: its options are listed, each is looked at, and one
//! of them is done. In a reply several seats may be asked about one tile, each a decision of its
//! own; riichi and its discard are one, though riichienv-core takes them in two steps.
//!
//! [`prepare()`] plays random rounds of whole games on both at once and keeps those that both play
//! to the same end.

pub mod mentsu;
mod prepare;
pub mod riichienv_core;

use mentsu_table::{GameRules, RoundStart, Seat, Wall};

pub use self::prepare::{Parting, Prepared, prepare};

/// A round that both engines play alike.
pub struct Script {
    /// The rules of mentsu-table that the round is played by; riichienv-core takes its `Tenhou`.
    pub rules: GameRules,
    /// The start of the round.
    pub start: RoundStart,
    /// The wall.
    pub wall: Wall,
    /// The same wall as riichienv-core wants it.
    pub order: Vec<u8>,
    /// The actions and their players, in order.
    pub decisions: Vec<Decision>,
    /// Everyone's points at the end, riichi sticks left on the table apart.
    pub points: [i32; 4],
}

/// One seat's answer, as places in the lists of options that the engines give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The seat that decides.
    pub seat: Seat,
    /// The index among mentsu-table's options.
    pub mentsu: u8,
    /// The index among riichienv-core's options.
    pub peer: u8,
    /// Which discard of those that riichienv-core offers after its riichi.
    pub riichi_discard: Option<u8>,
    /// Whether no other player's answer is awaited before the next event.
    pub last: bool,
}
