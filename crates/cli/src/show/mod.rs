//! Printing what several subcommands say about a hand: its tiles, its winning forms, what it waits
//! for, and who pays.

pub(crate) mod drawn;
pub(crate) mod paid;
pub(crate) mod played;
pub(crate) mod strip;
pub(crate) mod waiting;

use mentsu::riichi::Score;
use mentsu::{Hand, Suit, TileSet};
use mentsu_protocol::how_far;

/// A number and what it counts.
pub(crate) fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// Kinds of tile as mpsz, a part for each suit.
pub(crate) fn by_suit(tiles: TileSet) -> impl Iterator<Item = String> {
    let of_suits = Suit::ALL.map(|suit| tiles & TileSet::of_suit(suit));
    of_suits.into_iter().filter(|of_suit| !of_suit.is_empty()).map(|of_suit| of_suit.to_string())
}

/// A sentence that a hand isn't won by a tile, with how far it was before.
pub(crate) fn not_won(before: &Hand) -> String {
    format!("not won: {}", how_far(before))
}

/// The points, and the limit that made them.
pub(crate) fn points(score: &Score) -> String {
    match score.limit() {
        mentsu::riichi::Limit::None => format!("{} points", score.points()),
        limit => format!("{} points, {limit}", score.points()),
    }
}
