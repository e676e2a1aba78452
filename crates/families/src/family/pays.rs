//! Who pays a winner, as a table says it.

use serde::{Deserialize, Serialize};

/// Who pays, as multiples of what a win is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Pays {
    /// The discarder, of a win on a discard.
    pub(crate) discarder: u32,
    /// Each of the others, of a win on a discard.
    pub(crate) others: u32,
    /// Each of the others, of a self-drawn win.
    pub(crate) self_drawn: u32,
    /// Where the dealer wins or pays, by how much everything is multiplied.
    pub(crate) dealer: u32,
    /// On a discard each loser pays at most this, and the discarder the rest of three shares.
    pub(crate) spread: Option<u32>,
    /// What a dealer who pays adds to the total.
    pub(crate) dealer_adds: u32,
    /// What that dealer's streak adds, each time.
    pub(crate) streak_adds: u32,
}

impl Default for Pays {
    fn default() -> Pays {
        Pays {
            discarder: 1,
            others: 0,
            self_drawn: 1,
            dealer: 1,
            spread: None,
            dealer_adds: 0,
            streak_adds: 0,
        }
    }
}

impl Pays {
    /// The largest multiple.
    pub(crate) const MAX: u32 = 1_000;

    pub(crate) fn numbers(&self) -> [(&'static str, u32); 6] {
        [
            ("discarder", self.discarder),
            ("others", self.others),
            ("self_drawn", self.self_drawn),
            ("dealer", self.dealer),
            ("dealer_adds", self.dealer_adds),
            ("streak_adds", self.streak_adds),
        ]
    }
}
