//! What each wait of a hand is worth.

use smallvec::SmallVec;

use super::legality::{CannotWin, Passed, furiten};
use super::no_win::NoWin;
use super::rules::Rules;
use super::score::{Score, score};
use super::situation::{Situation, Win, flag};
use crate::hand::Hand;
use crate::tile::{Face, Tile};

/// One tile waited for, and what it is worth by ron and by tsumo.
///
/// ```
/// use mentsu::riichi::legality::Passed;
/// use mentsu::riichi::{Rules, Situation, WaitScored, waits_scored};
///
/// let hand = "234567m23488p67s".parse()?;
/// let dealer = Situation::ron("5s".parse()?);
/// let waits = waits_scored(&hand, &dealer, &Rules::TENHOU, &Passed::default());
/// let points = |wait: &WaitScored| wait.tsumo.as_ref().map_or(0, |score| score.points());
/// assert_eq!(waits.iter().map(points).collect::<Vec<_>>(), [3_900, 3_900]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ち")]
#[doc(alias = "和了点")]
#[doc(alias = "wait value")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitScored {
    /// The winning tile.
    #[doc(alias = "和了牌")]
    pub face: Face,
    /// By ron: the score, or why there is none, as [`may_win`](super::legality::may_win()) says:
    /// furiten is named where a ron would pay otherwise.
    #[doc(alias = "栄和")]
    #[doc(alias = "ロン")]
    pub ron: Result<Score, CannotWin>,
    /// By tsumo, which furiten doesn't bar.
    #[doc(alias = "自摸")]
    #[doc(alias = "ツモ")]
    pub tsumo: Result<Score, NoWin>,
}

/// For each wait of a hand of 13 tiles, in order of tile, what it is worth by ron and by
/// tsumo, or why it can't win. A tile of which the hand holds all four is no wait
/// ([`Hand::waits`]); where fives are red, the plain five is asked for.
///
/// What the player let go decides on [furiten](super::legality::furiten()): one wait let go
/// bars ron on all of them. [`Passed::default`] is nothing.
///
/// The winning tile of the situation and how it came don't matter, and of its events only
/// those that fit the way of winning: haitei and rinshan with tsumo, houtei and chankan with
/// ron.
///
/// ```
/// use mentsu::riichi::legality::{CannotWin, Passed};
/// use mentsu::riichi::{NoWin, Rules, Situation, waits_scored};
///
/// let hand = "234m456s22p78p(999s)".parse()?;
/// let any = Situation::ron("1m".parse()?).houtei();
/// let waits = waits_scored(&hand, &any, &Rules::TENHOU, &Passed::default());
/// let nine = &waits[1];
/// assert_eq!(nine.face.to_string(), "9p");
/// assert_eq!(nine.ron.as_ref().map(|score| score.points()), Ok(1_500));
/// assert!(matches!(nine.tsumo, Err(NoWin::NoYaku(_))));
///
/// // 6p lies in the own pond, so 9p can't be won by ron either
/// let passed = Passed::discards("6p1z".parse()?);
/// let closed = "234m456s22p78p999s".parse()?;
/// let waits = waits_scored(&closed, &any.riichi(), &Rules::TENHOU, &passed);
/// for wait in &waits {
///     assert!(matches!(wait.ron, Err(CannotWin::Furiten(_))));
///     assert!(wait.tsumo.is_ok());
/// }
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ち")]
#[doc(alias = "和了点")]
#[doc(alias = "wait values")]
#[must_use]
pub fn waits_scored(
    hand: &Hand,
    situation: &Situation,
    rules: &Rules,
    passed: &Passed,
) -> SmallVec<[WaitScored; 1]> {
    const BY_RON: u16 = flag::HOUTEI | flag::CHANKAN | flag::RENHOU;
    const BY_TSUMO: u16 = flag::HAITEI | flag::RINSHAN | flag::TENHOU | flag::CHIIHOU;

    let ask = |tile: Tile, win: Win| {
        let mut asked = situation.with(tile.into(), win);
        match win {
            Win::Ron => asked.flags &= !BY_TSUMO,
            Win::Tsumo => {
                asked.flags &= !BY_RON;
                asked.discarder = None;
            }
        }
        score(hand, &asked, rules)
    };
    let barred = furiten(hand, passed).map_or(Ok(()), |furiten| Err(CannotWin::Furiten(furiten)));
    hand.waits()
        .tiles()
        .iter()
        .map(|tile| WaitScored {
            face: tile.into(),
            ron: ask(tile, Win::Ron)
                .map_err(CannotWin::NoWin)
                .and_then(|score| barred.map(|()| score)),
            tsumo: ask(tile, Win::Tsumo),
        })
        .collect()
}
