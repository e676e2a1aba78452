//! Whose move it is.

use mentsu::Tile;

use crate::mcr::event::DrawAfter;
use crate::seat::Seat;

/// What a round waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A player's turn.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// What it began with.
        start: TurnStart,
    },
    /// The others' answers to a tile.
    Reply {
        /// Who discarded it, or added it to a pung.
        by: Seat,
        /// The tile.
        tile: Tile,
        /// It was added to a pung, and can only be won on (抢杠和).
        to_kong: bool,
    },
    /// Between two steps, never when a player is awaited.
    Between,
    /// The round is over.
    Over,
}

/// What a turn began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnStart {
    /// A draw.
    Draw(DrawAfter),
    /// A chow or a pung: a discard has to follow.
    Claim,
}
