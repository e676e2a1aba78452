//! Abortive draws, nagashi mangan, and the payments of an exhaustive draw.

use super::turn::Turn;
use crate::hand::Hand;
use crate::riichi::rules::{MultipleRon, Rules};
use crate::tile::{Tile, TileSet};
use crate::wind::Wind;

/// Whether the player may abort the hand with nine or more kinds of terminals and honors among the
/// 14 tiles of an uninterrupted first turn (九種九牌).
///
/// Not every house has abortive draws: M.League and WRC have none.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::legality::{Turn, kyuushu_kyuuhai};
///
/// let hand = hand!("199m1559p1s123355z");
/// assert!(kyuushu_kyuuhai(&hand, &Turn::new().with_first_uninterrupted()));
/// assert!(!kyuushu_kyuuhai(&hand, &Turn::new()));
/// ```
#[doc(alias = "九種九牌")]
#[doc(alias = "nine terminals")]
#[must_use]
pub fn kyuushu_kyuuhai(hand: &Hand, turn: &Turn) -> bool {
    let concealed = hand.concealed();
    turn.first_uninterrupted()
        && usize::from(concealed.total()) == Hand::MAX_CONCEALED
        && (concealed.kinds() & TileSet::YAOCHUU).len() >= 9
}

/// Whether the four players' first discards are the same wind, with no call or kan in between
/// (四風連打). Sanma has no such draw.
///
/// `turn` is the fourth player's at the discard, so an ankan before it interrupts.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::riichi::legality::{Turn, suufon_renda};
///
/// let first = Turn::new().with_first_uninterrupted();
/// assert!(suufon_renda([Tile::North; 4], &first));
/// assert!(!suufon_renda([Tile::North; 3], &first));
/// assert!(!suufon_renda([Tile::North; 4], &Turn::new()));
/// ```
#[doc(alias = "四風連打")]
#[doc(alias = "four winds")]
#[must_use]
pub fn suufon_renda<const PLAYERS: usize>(first_discards: [Tile; PLAYERS], turn: &Turn) -> bool {
    let is_wind = |tile: &Tile| Wind::from_tile(*tile).is_some();
    PLAYERS == 4
        && turn.first_uninterrupted()
        && first_discards.iter().all(|tile| is_wind(tile) && *tile == first_discards[0])
}

/// Whether four kans of more than one player abort the hand (四開槓). `kans` counts each player's
/// kans; if one player has all four, the hand goes on without a fifth.
///
/// On Tenhou and Mahjong Soul the draw comes after the discard that follows the fourth kan, if no
/// player wins on it; the game decides when to ask. That discard can't be called
/// ([`Turn::with_abortive_draw`]).
#[doc(alias = "四開槓")]
#[doc(alias = "四槓散了")]
#[doc(alias = "four kans")]
#[must_use]
pub fn suukaikan<const PLAYERS: usize>(kans: [u8; PLAYERS]) -> bool {
    let players = kans.iter().filter(|kans| **kans > 0).count();
    let total = kans.iter().fold(0, |sum: u8, kans| sum.saturating_add(*kans));
    total >= 4 && players > 1
}

/// Whether all four players have declared riichi (四家立直), which aborts the hand if no player wins on
/// the last one's discard. Sanma has no such draw.
#[doc(alias = "四家立直")]
#[doc(alias = "four riichi")]
#[must_use]
pub const fn suucha_riichi<const PLAYERS: usize>(riichi: [bool; PLAYERS]) -> bool {
    matches!(*riichi.as_slice(), [true, true, true, true])
}

/// Whether ron by three players on one tile aborts the hand (三家和), by
/// [`Rules::multiple_ron`].
///
/// ```
/// use mentsu::riichi::{Rules, legality::sanchahou};
///
/// assert!(sanchahou(3, &Rules::TENHOU));
/// assert!(!sanchahou(2, &Rules::TENHOU));
/// assert!(!sanchahou(3, &Rules::MAHJONG_SOUL));
/// ```
#[doc(alias = "三家和")]
#[doc(alias = "triple ron")]
#[must_use]
pub fn sanchahou(winners: u8, rules: &Rules) -> bool {
    winners >= 3 && rules.multiple_ron == MultipleRon::TripleAborts
}

/// Whether a player's discards make nagashi mangan at an exhaustive draw (流し満貫): all terminals and
/// honors, at least one, and none called by another player.
///
/// `discards` are the kinds of all discards. The player's own calls don't matter. Whether the house
/// plays it, and what it pays, is [`Rules::nagashi_base`].
#[doc(alias = "all terminals and honors discard")]
#[doc(alias = "流し満貫")]
#[must_use]
pub fn nagashi_mangan(discards: TileSet, any_called: bool) -> bool {
    !any_called && !discards.is_empty() && discards.is_subset(TileSet::YAOCHUU)
}

/// The sum that the noten players pay to the tenpai players (不聴罰符).
#[doc(alias = "noten penalty")]
#[doc(alias = "不聴罰符")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotenBappu {
    /// 3,000 points among four players, as everywhere.
    #[default]
    Yonma,
    /// 2,000 points among three players, 1,000 for each: Tenhou, Mahjong Soul.
    Sanma2000,
    /// 3,000 points among three players: some parlours.
    Sanma3000,
}

crate::names! { NotenBappu, "noten bappu":
    Yonma "yonma",
    Sanma2000 "sanma2000",
    Sanma3000 "sanma3000",
}

/// The points that each player receives, or pays if negative, at an exhaustive draw (荒牌平局).
///
/// The noten players pay the sum in equal parts, and the tenpai players share it equally; nothing
/// is paid if all or none are tenpai. `tenpai` has an entry a player; by a rule of sanma the fourth
/// of four gets 0. Tenpai is [`Hand::is_tenpai`], or what the house decides on waits that can't
/// come. Nagashi mangan replaces these payments. Source: EMA Riichi Rules 2016, 3.4.2.
///
/// ```
/// use mentsu::riichi::legality::{NotenBappu, tenpai_payments};
///
/// let paid = tenpai_payments([true, true, false], NotenBappu::Sanma2000);
/// assert_eq!(paid, [1_000, 1_000, -2_000]);
/// let paid = tenpai_payments([true, false, false, false], NotenBappu::Yonma);
/// assert_eq!(paid, [3_000, -1_000, -1_000, -1_000]);
/// ```
#[doc(alias = "不聴罰符")]
#[doc(alias = "exhaustive draw")]
#[doc(alias = "流局")]
#[must_use]
pub fn tenpai_payments<const PLAYERS: usize>(
    tenpai: [bool; PLAYERS],
    bappu: NotenBappu,
) -> [i32; PLAYERS] {
    let (most, sum) = match bappu {
        NotenBappu::Yonma => (4, 3_000),
        NotenBappu::Sanma2000 => (3, 2_000),
        NotenBappu::Sanma3000 => (3, 3_000),
    };
    let players = PLAYERS.min(most);
    let mut paid = [0; PLAYERS];
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
