//! Draws: abortive ones, nagashi mangan, and the payments of an exhaustive one.

use crate::hand::Hand;
use crate::riichi::rules::MultipleRon;
use crate::riichi::wind::Wind;
use crate::tile::{Tile, TileSet};

/// Whether a player's first turn is on and nobody has called or declared a kan.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::riichi::legality::{Turn, suufon_renda};
///
/// assert!(!suufon_renda([Tile::West; 4], Turn::Other));
/// ```
#[doc(alias = "巡目")]
#[doc(alias = "第一巡")]
#[doc(alias = "go-around")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The first, and neither call nor kan has come before.
    #[doc(alias = "第一巡")]
    #[doc(alias = "純正一巡目")]
    #[doc(alias = "first turn")]
    FirstUninterrupted,
    /// A later one, or one after a call or kan (or, in sanma, a kita).
    #[doc(alias = "巡目")]
    Other,
}

/// Whether the player may abort with nine kinds of terminals and honors or more in the 14
/// tiles of the first turn (九種九牌).
///
/// Not every house knows abortive draws: M.League and WRC have none.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::{Turn, kyuushu_kyuuhai};
///
/// let hand: Hand = "199m1559p1s123355z".parse()?;
/// assert!(kyuushu_kyuuhai(&hand, Turn::FirstUninterrupted));
/// assert!(!kyuushu_kyuuhai(&hand, Turn::Other));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "九種九牌")]
#[doc(alias = "nine terminals")]
#[must_use]
pub fn kyuushu_kyuuhai(hand: &Hand, turn: Turn) -> bool {
    let concealed = hand.concealed();
    turn == Turn::FirstUninterrupted
        && usize::from(concealed.total()) == Hand::MAX_CONCEALED
        && (concealed.kinds() & TileSet::YAOCHUU).len() >= 9
}

/// Whether the four players' first discards are one wind, with no call or kan between
/// (四風連打). `turn` is the fourth player's. Sanma knows no such draw.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::riichi::legality::{Turn, suufon_renda};
///
/// assert!(suufon_renda([Tile::West; 4], Turn::FirstUninterrupted));
/// assert!(!suufon_renda([Tile::White; 4], Turn::FirstUninterrupted));
/// ```
#[doc(alias = "四風連打")]
#[doc(alias = "four winds")]
#[must_use]
pub fn suufon_renda(first_discards: [Tile; 4], turn: Turn) -> bool {
    turn == Turn::FirstUninterrupted
        && Wind::from_tile(first_discards[0]).is_some()
        && first_discards.iter().all(|tile| *tile == first_discards[0])
}

/// Whether four kans, of several players together, abort the hand (四開槓). `kans` is how
/// many each has declared; where one player has all four the hand goes on, until another
/// declares a fifth.
///
/// The draw comes after the discard that follows the fourth kan, if nobody wins on it
/// (Tenhou, Mahjong Soul); when to ask is the game's.
///
/// ```
/// use mentsu::riichi::legality::suukaikan;
///
/// assert!(suukaikan([1, 0, 3, 0]));
/// assert!(!suukaikan([4, 0, 0, 0]));
/// assert!(!suukaikan([1, 1, 1, 0]));
/// ```
#[doc(alias = "四開槓")]
#[doc(alias = "四槓散了")]
#[doc(alias = "four kans")]
#[must_use]
pub fn suukaikan(kans: [u8; 4]) -> bool {
    let players = kans.iter().filter(|kans| **kans > 0).count();
    let total = kans.iter().fold(0, |sum: u8, kans| sum.saturating_add(*kans));
    total >= 4 && players > 1
}

/// Whether all four players have declared riichi, the last one's discard passed
/// (四家立直). Sanma knows no such draw.
///
/// ```
/// use mentsu::riichi::legality::suucha_riichi;
///
/// assert!(suucha_riichi([true; 4]));
/// assert!(!suucha_riichi([true, true, false, true]));
/// ```
#[doc(alias = "四家立直")]
#[doc(alias = "four riichi")]
#[must_use]
pub const fn suucha_riichi(riichi: [bool; 4]) -> bool {
    riichi[0] && riichi[1] && riichi[2] && riichi[3]
}

/// Whether so many players' ron on one tile aborts the hand (三家和): three, where
/// [`Rules::multiple_ron`](crate::riichi::Rules::multiple_ron) says so.
///
/// ```
/// use mentsu::riichi::MultipleRon;
/// use mentsu::riichi::legality::sanchahou;
///
/// assert!(sanchahou(3, MultipleRon::TripleAborts));
/// assert!(!sanchahou(2, MultipleRon::TripleAborts));
/// assert!(!sanchahou(3, MultipleRon::All));
/// ```
#[doc(alias = "三家和")]
#[doc(alias = "triple ron")]
#[must_use]
pub fn sanchahou(winners: u8, rule: MultipleRon) -> bool {
    winners >= 3 && rule == MultipleRon::TripleAborts
}

/// Whether a player's discards up to an exhaustive draw make nagashi mangan (流し満貫): all
/// of them terminals and honors, and none called. Whether the house plays it, and what it
/// pays, is [`Rules::nagashi_base`](crate::riichi::Rules::nagashi_base).
///
/// `discards` are the kinds of all own discards; without any there is none. Own calls don't
/// matter.
///
/// ```
/// use mentsu::riichi::legality::nagashi_mangan;
///
/// assert!(nagashi_mangan("19m1p1234z".parse()?, false));
/// assert!(!nagashi_mangan("19m1p1234z".parse()?, true));
/// assert!(!nagashi_mangan("18m1p1234z".parse()?, false));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "all terminals and honors discard")]
#[doc(alias = "流し満貫")]
#[must_use]
pub fn nagashi_mangan(discards: TileSet, any_called: bool) -> bool {
    !any_called && !discards.is_empty() && discards.is_subset(TileSet::YAOCHUU)
}

/// What the noten players pay the tenpai ones together (不聴罰符).
///
/// ```
/// use mentsu::riichi::legality::{NotenBappu, tenpai_payments};
///
/// let paid = tenpai_payments([true, false, false, false], NotenBappu::Sanma3000);
/// assert_eq!(paid, [3_000, -1_500, -1_500, 0]);
/// ```
#[doc(alias = "noten penalty")]
#[doc(alias = "不聴罰符")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotenBappu {
    /// Four players share 3,000: everybody.
    #[doc(alias = "四麻")]
    #[doc(alias = "four-player")]
    #[default]
    Yonma,
    /// Three players share 2,000, so that 1,000 is the part of each: Tenhou, Mahjong Soul.
    #[doc(alias = "三麻")]
    #[doc(alias = "three-player")]
    Sanma2000,
    /// Three players share 3,000: some parlours.
    #[doc(alias = "三麻")]
    #[doc(alias = "three-player")]
    Sanma3000,
}

/// What each player receives, or pays if negative, at an exhaustive draw (荒牌平局): the noten
/// players pay one sum in equal parts, the tenpai ones share it. Nothing if all or none are
/// tenpai.
///
/// Three players are the first three; in sanma the fourth doesn't count and gets 0. Tenpai is
/// [`Hand::is_tenpai`] or what the house makes of dead waits. With nagashi mangan these
/// payments fall away. Source: EMA Riichi Rules 2016, 3.4.2.
///
/// ```
/// use mentsu::riichi::legality::{NotenBappu, tenpai_payments};
///
/// let paid = tenpai_payments([true, false, false, true], NotenBappu::Yonma);
/// assert_eq!(paid, [1_500, -1_500, -1_500, 1_500]);
/// let paid = tenpai_payments([true, true, false, false], NotenBappu::Sanma2000);
/// assert_eq!(paid, [1_000, 1_000, -2_000, 0]);
/// ```
#[doc(alias = "不聴罰符")]
#[doc(alias = "ryuukyoku")]
#[doc(alias = "exhaustive draw")]
#[doc(alias = "noten payments")]
#[doc(alias = "荒牌平局")]
#[doc(alias = "流局")]
#[must_use]
pub fn tenpai_payments(tenpai: [bool; 4], bappu: NotenBappu) -> [i32; 4] {
    let (players, sum) = match bappu {
        NotenBappu::Yonma => (4, 3_000),
        NotenBappu::Sanma2000 => (3, 2_000),
        NotenBappu::Sanma3000 => (3, 3_000),
    };
    let mut paid = [0; 4];
    let waiting = tenpai[..players].iter().filter(|tenpai| **tenpai).count() as i32;
    let noten = players as i32 - waiting;
    if waiting == 0 || noten == 0 {
        return paid;
    }
    for (points, tenpai) in paid[..players].iter_mut().zip(tenpai) {
        *points = if tenpai { sum / waiting } else { -sum / noten };
    }
    paid
}
