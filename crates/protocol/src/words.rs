//! Words that the program shares with requests and answers.

use mentsu::mcr::Fan;
use mentsu::riichi::legality::CannotWin;
use mentsu::{Hand, Wind};

/// The letter of a wind in requests and options: the first one of its name.
///
/// ```
/// use mentsu::Wind;
/// use mentsu_protocol::{wind_letter, wind_of_letter};
///
/// assert_eq!(wind_letter(Wind::South), "S");
/// assert_eq!(wind_of_letter("N"), Some(Wind::North));
/// ```
pub fn wind_letter(wind: Wind) -> String {
    wind.name()[..1].to_ascii_uppercase()
}

/// The wind of a letter.
pub fn wind_of_letter(letter: &str) -> Option<Wind> {
    Wind::ALL.into_iter().find(|wind| wind_letter(*wind) == letter)
}

/// The name of a fan in requests and answers, as in PyMahjongGB: the library's Chinese name, except
/// for waits.
///
/// ```
/// use mentsu::mcr::Fan;
/// use mentsu_protocol::fan_name;
///
/// assert_eq!((fan_name(Fan::AllSimples), fan_name(Fan::EdgeWait)), ("断幺", "独听・边张"));
/// ```
pub const fn fan_name(fan: Fan) -> &'static str {
    match fan {
        Fan::EdgeWait => "独听・边张",
        Fan::ClosedWait => "独听・嵌张",
        Fan::SingleWait => "独听・单钓",
        _ => fan.chinese(),
    }
}

/// Why a hand can't win by a tile, with its shanten or waits before that tile.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, score};
/// use mentsu::{Tile, hand};
/// use mentsu_protocol::cannot_win;
///
/// let hand = hand!("123m456p789s1122z");
/// let why = score(&hand, &Situation::ron(Tile::P5), &Rules::TENHOU).unwrap_err();
/// assert_eq!(cannot_win(&why.into(), &hand), "not won: tenpai, waits 12z");
/// ```
pub fn cannot_win(why: &CannotWin, before: &Hand) -> String {
    match why {
        CannotWin::NotWon { .. } => format!("not won: {}", how_far(before)),
        why => why.to_string(),
    }
}

/// The shanten of a hand of 3n+1 tiles, or its waits.
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
    if waits.is_empty() { hand.shanten().to_string() } else { format!("tenpai, waits {waits}") }
}
