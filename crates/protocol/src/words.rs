//! Words that requests, options and answers share.

use mentsu::Hand;
use mentsu::plan::RiichiChoice;
use mentsu::riichi::NoWin;

/// When riichi is declared, by name.
pub const RIICHI_CHOICES: [(&str, RiichiChoice); 3] = [
    ("best", RiichiChoice::Best),
    ("always", RiichiChoice::Always),
    ("never", RiichiChoice::Never),
];

/// Why a hand isn't won by a tile; what it waits for, where it is tenpai. The hand is the one before
/// the tile.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, score};
/// use mentsu::{Tile, hand};
/// use mentsu_protocol::no_win;
///
/// let hand = hand!("123m456p789s1122z");
/// let why = score(&hand, &Situation::ron(Tile::P5), &Rules::TENHOU).unwrap_err();
/// assert_eq!(no_win(&why, &hand), "not won: tenpai, waits 12z");
/// ```
pub fn no_win(why: &NoWin, before: &Hand) -> String {
    match why {
        NoWin::NotWon { .. } => format!("not won: {}", how_far(before)),
        why => why.to_string(),
    }
}

/// How far a hand of 3n+1 tiles is from winning, and what it waits for.
///
/// ```
/// use mentsu::hand;
/// use mentsu_protocol::how_far;
///
/// assert_eq!(how_far(&hand!("123m456p789s1122z")), "tenpai, waits 12z");
/// assert_eq!(how_far(&hand!("123m456p78s11225z")), "1-shanten");
/// ```
pub fn how_far(hand: &Hand) -> String {
    let waits = hand.waits().tiles();
    match waits.is_empty() {
        true => hand.shanten().to_string(),
        false => format!("tenpai, waits {waits}"),
    }
}
