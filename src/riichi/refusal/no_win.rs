//! Reasons why a hand has no score.

use core::fmt;

use crate::form::kokushi;
use crate::list::List;
use crate::padded::{Unpadded, padded};
use crate::riichi::rules::Rules;
use crate::riichi::situation::impossible::Impossible;
use crate::riichi::situation::{Situation, flag};
use crate::riichi::tiles::winner_tiles::WinnerTiles;
use crate::shanten::Shanten;

/// Reasons why a hand has no score: the question contradicts itself ([`NoWin::Impossible`]), or the
/// rules refuse the win.
///
/// ```
/// use mentsu::riichi::{NoWin, Rules, Situation, score};
/// use mentsu::{hand, tile};
///
/// let ask = |tile: mentsu::Tile| {
///     score(&hand!("234m456s11p78p(999s)"), &Situation::ron(tile), &Rules::TENHOU).unwrap_err()
/// };
/// assert!(matches!(ask(tile!("1m")), NoWin::NotWon { .. }));
/// assert!(matches!(ask(tile!("9p")), NoWin::NoYaku(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoWin {
    /// The situation is impossible.
    Impossible(Impossible),
    /// The tiles don't win.
    NotWon {
        /// How many tiles they are away from tenpai, with the winning tile.
        shanten: Shanten,
    },
    /// No reading has a yaku (役なし); dora don't count as yaku.
    NoYaku(Missing),
    /// No reading has as many han of yaku as
    /// [`Rules::minimum_han`](crate::riichi::Rules::minimum_han) requires.
    BelowMinimum(Missing),
    /// The tiles win, but an ankan can't be robbed: the hand isn't kokushi, or the house doesn't
    /// allow it ([`Rules::kokushi_robs_ankan`](crate::riichi::Rules::kokushi_robs_ankan)).
    AnkanRobbed,
}

impl NoWin {
    /// Whether the question contradicts itself, so that there is nothing to refuse.
    #[must_use]
    pub const fn is_contradiction(&self) -> bool {
        matches!(self, NoWin::Impossible(_))
    }
}

/// Refuses a win from an ankan, if the tiles win and the situation has a robbed ankan.
#[inline(always)]
pub(in crate::riichi) fn refuse_robbed_ankan(
    tiles: &WinnerTiles,
    situation: &Situation,
    rules: &Rules,
) -> Result<(), NoWin> {
    if situation.has(flag::OF_ANKAN) { check_robber(tiles, rules) } else { Ok(()) }
}

#[cold]
#[inline(never)]
fn check_robber(tiles: &WinnerTiles, rules: &Rules) -> Result<(), NoWin> {
    let may = rules.kokushi_robs_ankan && kokushi::jantou(&tiles.won).is_some();
    if may || !tiles.won.is_win() { Ok(()) } else { Err(NoWin::AnkanRobbed) }
}

/// How many han of yaku each reading of a won hand has, where none has enough, in the order of
/// [`Hand::readings`](crate::Hand::readings).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Missing {
    pub(in crate::riichi) han: List<u8, 8>,
    pub(in crate::riichi) minimum: u8,
}

impl Missing {
    /// The han of each reading.
    #[must_use]
    pub fn han(&self) -> &[u8] {
        &self.han
    }

    /// How many han of yaku a win takes.
    #[must_use]
    pub const fn minimum(&self) -> u8 {
        self.minimum
    }
}

impl From<Impossible> for NoWin {
    fn from(error: Impossible) -> NoWin {
        NoWin::Impossible(error)
    }
}

impl Unpadded for NoWin {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoWin::Impossible(error) => write!(f, "{error}"),
            NoWin::NotWon { shanten } => write!(f, "not won: shanten {}", shanten.get()),
            NoWin::NoYaku(_) => f.write_str("no yaku"),
            NoWin::AnkanRobbed => f.write_str("an ankan can't be robbed"),
            NoWin::BelowMinimum(missing) => {
                let most = missing.han().iter().max().copied().unwrap_or(0);
                write!(f, "{most} han of yaku, but it takes {}", missing.minimum)
            }
        }
    }
}

padded!(NoWin);

impl core::error::Error for NoWin {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            NoWin::Impossible(why) => Some(why),
            _ => None,
        }
    }
}
