//! Names of the blocks that forms are made of.

use mentsu::{Mentsu, MentsuKind, Tile};

/// A pair in mpsz: `11m`.
pub(crate) fn pair(tile: Tile) -> String {
    format!("{}{tile}", tile.rank())
}

/// What kind of mentsu it is.
pub(crate) fn kind(mentsu: Mentsu) -> &'static str {
    match mentsu.kind() {
        MentsuKind::Shuntsu => "shuntsu",
        MentsuKind::Koutsu => "koutsu",
        MentsuKind::Kantsu => "kantsu",
    }
}
