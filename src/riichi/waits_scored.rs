//! What each wait of a hand is worth.

use smallvec::SmallVec;

use super::rules::Rules;
use super::score::{NoWin, Score, score};
use super::situation::{Situation, Win, flag};
use crate::face::Face;
use crate::hand::Hand;
use crate::tile::Tile;

/// One tile waited for, and what it is worth by ron and by tsumo.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::{Rules, Situation, WaitScored, waits_scored};
///
/// let hand: Hand = "23467m345p34588s".parse()?;
/// let any = Situation::ron("1m".parse()?).riichi();
/// let waits = waits_scored(&hand, &any, &Rules::TENHOU);
/// let WaitScored { face, ron, tsumo, .. } = &waits[0];
/// assert_eq!(face.to_string(), "5m");
/// assert!(ron.as_ref().unwrap().points() < tsumo.as_ref().unwrap().points());
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
    /// By ron: the score, or why there is none.
    #[doc(alias = "栄和")]
    #[doc(alias = "ロン")]
    pub ron: Result<Score, NoWin>,
    /// By tsumo.
    #[doc(alias = "自摸")]
    #[doc(alias = "ツモ")]
    pub tsumo: Result<Score, NoWin>,
}

/// For each wait of a hand of 13 tiles, in order of tile, what it is worth by ron and by
/// tsumo, or why it can't win. A tile of which the hand holds all four is no wait
/// ([`Hand::waits`]); where fives are red, the plain five is asked for.
///
/// The winning tile of the situation and how it came don't matter, and of its events only
/// those that fit the way of winning: haitei and rinshan with tsumo, houtei and chankan with
/// ron.
///
/// ```
/// use mentsu::riichi::{NoWin, Rules, Situation, waits_scored};
///
/// let hand = "234m456s22p78p(999s)".parse()?;
/// let any = Situation::ron("1m".parse()?).houtei();
/// let waits = waits_scored(&hand, &any, &Rules::TENHOU);
/// let nine = &waits[1];
/// assert_eq!(nine.face.to_string(), "9p");
/// assert_eq!(nine.ron.as_ref().map(|score| score.points()), Ok(1_500));
/// assert!(matches!(nine.tsumo, Err(NoWin::NoYaku(_))));
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
    hand.waits()
        .tiles()
        .iter()
        .map(|tile| WaitScored {
            face: tile.into(),
            ron: ask(tile, Win::Ron),
            tsumo: ask(tile, Win::Tsumo),
        })
        .collect()
}
