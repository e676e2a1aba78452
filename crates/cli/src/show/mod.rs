//! Printing what several subcommands say about a hand: its tiles, its winning forms, what it waits
//! for, and who pays.

pub(crate) mod drawn;
pub(crate) mod paid;
pub(crate) mod planned;
pub(crate) mod played;
pub(crate) mod strip;
pub(crate) mod waiting;

use mentsu::riichi::{NoWin, Score};
use mentsu::{Hand, Suit, TileSet};

/// A number and what it counts.
pub(crate) fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// Kinds of tile as mpsz, a part for each suit.
pub(crate) fn by_suit(tiles: TileSet) -> impl Iterator<Item = String> {
    let of_suits = Suit::ALL.map(|suit| tiles & TileSet::of_suit(suit));
    of_suits.into_iter().filter(|of_suit| !of_suit.is_empty()).map(|of_suit| of_suit.to_string())
}

/// Why a hand isn't won by a tile; what it waits for, where it is tenpai.
pub(crate) fn no_win(why: &NoWin, before: &Hand) -> String {
    match why {
        NoWin::NotWon { .. } => not_won(before),
        why => why.to_string(),
    }
}

/// A sentence that a hand isn't won by a tile, with how far it was before.
pub(crate) fn not_won(before: &Hand) -> String {
    format!("not won: {}", how_far(before))
}

/// How far a hand of 3n+1 tiles is from winning, and what it waits for.
pub(crate) fn how_far(hand: &Hand) -> String {
    let waits = hand.waits().tiles();
    match waits.is_empty() {
        true => hand.shanten().to_string(),
        false => format!("tenpai, waits {waits}"),
    }
}

/// The points, and the limit that made them.
pub(crate) fn points(score: &Score) -> String {
    match score.limit() {
        mentsu::riichi::Limit::None => format!("{} points", score.points()),
        limit => format!("{} points, {limit}", score.points()),
    }
}
