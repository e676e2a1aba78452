//! Whether a win may be declared.

use core::fmt;

use super::furiten::{Furiten, Passed, furiten};
use crate::hand::Hand;
use crate::riichi::no_win::NoWin;
use crate::riichi::rules::Rules;
use crate::riichi::score::{Score, score};
use crate::riichi::situation::Situation;

/// Whether ron or tsumo may be declared: the score if so, and why not otherwise.
///
/// Furiten bars ron, a robbed kan included, never tsumo. What isn't won or has no yaku is
/// said first.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::{CannotWin, Furiten, Passed, may_win};
/// use mentsu::riichi::{NoWin, Rules, Situation};
///
/// let hand: Hand = "23m456p789s345s33z".parse()?;
/// let passed = Passed::discards("4m".parse()?);
/// let ron = Situation::ron(mentsu::tile!("1m"));
/// let may = |situation| may_win(&hand, &situation, &Rules::TENHOU, &passed);
/// assert!(matches!(may(ron.with_riichi()), Err(CannotWin::Furiten(Furiten::Discards(_)))));
/// assert!(may_win(&hand.draw(mentsu::Tile::M1)?, &Situation::tsumo(), &Rules::TENHOU, &passed).is_ok());
/// assert!(matches!(may(Situation::ron(mentsu::tile!("9m"))), Err(CannotWin::NoWin(NoWin::NotWon { .. }))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`CannotWin::NoWin`] as [`score`](crate::riichi::score()) says, then
/// [`CannotWin::Furiten`].
#[doc(alias = "agari")]
#[doc(alias = "ron")]
#[doc(alias = "tsumo")]
#[doc(alias = "和了")]
pub fn may_win(
    hand: &Hand,
    situation: &Situation,
    rules: &Rules,
    passed: &Passed,
) -> Result<Score, CannotWin> {
    let score = score(hand, situation, rules).map_err(CannotWin::NoWin)?;
    if situation.is_tsumo() {
        return Ok(score);
    }
    match furiten(hand, passed) {
        Some(furiten) => Err(CannotWin::Furiten(furiten)),
        None => Ok(score),
    }
}

/// Why a win can't be declared.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::{CannotWin, Passed, may_win};
/// use mentsu::riichi::{Rules, Situation};
///
/// let hand: Hand = "23m456p789s345s33z".parse()?;
/// let may = |tile: &str, passed: Passed| {
///     let ron = Situation::ron(tile.parse::<mentsu::Tile>().unwrap()).with_riichi();
///     may_win(&hand, &ron, &Rules::TENHOU, &passed)
/// };
/// assert!(matches!(may("9m", Passed::default()), Err(CannotWin::NoWin(_))));
/// assert!(matches!(may("1m", Passed::discards("4m".parse()?)), Err(CannotWin::Furiten(_))));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "誤和了")]
#[doc(alias = "チョンボ")]
#[doc(alias = "chombo")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CannotWin {
    /// The hand isn't won, has no yaku, or the situation can't be.
    #[doc(alias = "役なし")]
    NoWin(NoWin),
    /// It may win by tsumo only.
    #[doc(alias = "振聴")]
    #[doc(alias = "フリテン")]
    Furiten(Furiten),
}

impl fmt::Display for CannotWin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotWin::NoWin(error) => error.fmt(f),
            CannotWin::Furiten(furiten) => furiten.fmt(f),
        }
    }
}

impl core::error::Error for CannotWin {}
