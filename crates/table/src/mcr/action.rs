//! What a player can do.

use core::fmt;

use mentsu::{Meld, MeldKind, Tile};

/// What a player does in their own turn, or answers to another's discard or kong.
///
/// A pung is a pon of the library, a chow a chi, and a kong one of the three kans. An action
/// doesn't record whether a discard is the tile just drawn: no rule depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Action {
    /// Discards a tile (打).
    Discard(Tile),
    /// Claims the last discard for a chow, a pung or a kong (吃, 碰, 明杠).
    Call(Meld),
    /// Declares a concealed kong, or adds a tile to a pung, in one's own turn (暗杠, 补杠).
    Kong(Meld),
    /// Wins: on the tile just drawn, on the last discard, or by robbing a kong (和).
    Win,
    /// Passes on a discard or a kong.
    Pass,
}

impl fmt::Display for Action {
    /// One short line: `discard 5m`, `chow (12-3m)`, `kong [1111z]`, `win`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Discard(tile) => write!(f, "discard {tile}"),
            Action::Call(meld) | Action::Kong(meld) => write!(f, "{} {meld}", what(meld)),
            Action::Win => f.write_str("win"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// What players call a meld.
pub(super) const fn what(meld: &Meld) -> &'static str {
    match meld.kind() {
        MeldKind::Chi => "chow",
        MeldKind::Pon => "pung",
        _ => "kong",
    }
}
