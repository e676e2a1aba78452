//! Records of Botzone's contests, in the text of its data sets.

mod read;
mod unwritable;
mod write;

use alloc::string::String;
use alloc::vec::Vec;

use mentsu::mcr::Fan;
use mentsu::{Tile, Wind};

pub use self::read::read;
pub use self::unwritable::Unwritable;
use crate::seat::Seat;

/// A match as data sets record it: the winds, the hands, each draw, discard and declaration, and
/// the end.
///
/// [`read`] reads a text of them, `Display` writes one, [`replay`](Record::replay) plays it, and
/// [`of_events`](Record::of_events) is the record of a round played here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What stands after `Match`.
    pub id: String,
    /// The wind of the round (圈风).
    pub prevalent: Wind,
    /// The thirteen tiles of each seat; seat 0 deals.
    pub hands: [Vec<Tile>; 4],
    /// What happens, in order.
    pub moves: Vec<Move>,
    /// The end; `None` in a record that breaks off.
    pub end: Option<End>,
}

/// One thing that a player does or draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The line where it stands, from 1; 0 if it doesn't come from a text.
    pub line: usize,
    /// Who.
    pub seat: Seat,
    /// What.
    pub kind: MoveKind,
    /// The tile: of a chow its middle one.
    pub tile: Tile,
    /// What others declared at the same time, to no effect.
    pub ignored: Vec<Ignored>,
}

/// A declaration that another outranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ignored {
    /// Who.
    pub seat: Seat,
    /// A chow, pung, kong or win.
    pub kind: MoveKind,
    /// The tile: of a chow its middle one.
    pub tile: Tile,
}

/// What a player does or draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// A draw.
    Draw,
    /// A discard.
    Play,
    /// A chow.
    Chi,
    /// A pung.
    Peng,
    /// A kong of a discard.
    Gang,
    /// A concealed kong.
    AnGang,
    /// A tile added to a pung.
    BuGang,
    /// A win.
    Hu,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The line of the fan or of `Huang`, from 1; 0 if it doesn't come from a text.
    pub line: usize,
    /// What the win was worth that is the last move; `None` if nobody won.
    pub win: Option<ToldWin>,
    /// Everyone's score.
    pub scores: [i32; 4],
}

/// The win as the record gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldWin {
    /// Its points.
    pub points: u16,
    /// The names of its fan in Chinese, as they stand there, and how often each counts.
    pub fans: Vec<(String, u8)>,
}

/// The fan of a name in Chinese. A data set may name a wait as the only one of its hand.
pub(super) fn fan_of(name: &str) -> Option<Fan> {
    let name = match name.strip_prefix("独听・").unwrap_or(name) {
        "单钓" => Fan::SingleWait.chinese(),
        name => name,
    };
    Fan::ALL.iter().copied().find(|fan| fan.chinese() == name)
}
