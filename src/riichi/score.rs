//! The score of a hand: its best reading, the others, and the payments.

use core::ops::Deref;

use super::check::check;
use super::evaluate::{ReadingWorth, WonHand};
use super::no_win::{NoWin, no_win};
use super::payments::Payments;
use super::rules::Rules;
use super::scored_reading::{ScoredReading, declared_koutsu};
use super::situation::Situation;
use super::winner_tiles::{WinnerTiles, WinningTile};
use crate::hand::Hand;
use crate::list::List;

/// The score of a hand: its best reading (高点法), every other one, and who pays what.
///
/// The best reading is the one with the most points, then a yakuman before a counted one, then
/// the most han, then the most fu, then the one that has the first yaku in the order of
/// [`Yaku`](super::Yaku) which the other hasn't. A `Score` can be asked everything that its best
/// [`ScoredReading`] can.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, score};
/// use mentsu::{hand, tile};
///
/// let won = Situation::ron(tile!("8s"));
/// let score = score(&hand!("234567m23488p67s"), &won, &Rules::TENHOU).unwrap();
/// assert_eq!(score.points(), 2_900);
/// assert_eq!(score.yaku_set().to_string(), "pinfu tanyao");
/// ```
#[doc(alias = "点数")]
#[doc(alias = "高点法")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    readings: List<ScoredReading, 8>,
    payments: Payments,
}

impl Score {
    /// The best reading.
    #[must_use]
    pub fn best(&self) -> &ScoredReading {
        &self.readings[0]
    }

    /// Every reading, the best first and the others in the order of
    /// [`Hand::readings`](crate::Hand::readings). One that can't win has 0 points.
    #[must_use]
    pub fn readings(&self) -> &[ScoredReading] {
        &self.readings
    }

    /// Who pays what for the best reading.
    #[must_use]
    pub const fn payments(&self) -> &Payments {
        &self.payments
    }
}

impl Deref for Score {
    type Target = ScoredReading;

    /// The best reading.
    fn deref(&self) -> &ScoredReading {
        self.best()
    }
}

/// Scores a hand as it was won, with the reasons.
///
/// By ron the hand has 13 tiles, and the situation names the tile taken; by tsumo it has 14 and
/// knows which was drawn ([`Hand::drawn`]). Four tiles of a kan count three. No heap is touched.
///
/// ```
/// use mentsu::riichi::{Limit, NoWin, Rules, Situation, Wind, score};
/// use mentsu::{hand, tile};
///
/// let ron = Situation::ron(tile!("5m")).with_seat(Wind::South).with_riichi();
/// let won = score(&hand!("23467m345p34588s"), &ron.with_dora([tile!("7s")]), &Rules::TENHOU)?;
/// assert_eq!(won.yaku_set().to_string(), "riichi pinfu tanyao");
/// assert_eq!((won.han(), won.fu()), (Some(5), Some(30)));
/// assert_eq!((won.limit(), won.points()), (Limit::Mangan, 8_000));
///
/// let open = score(&hand!("234m456s11p78p(999s)"), &Situation::ron(tile!("9p")), &Rules::TENHOU);
/// assert!(matches!(open, Err(NoWin::NoYaku(_))));
/// # Ok::<(), NoWin>(())
/// ```
///
/// # Errors
/// [`NoWin`], if the situation can't be, the tiles aren't won, or there is no yaku.
#[doc(alias = "点数計算")]
#[doc(alias = "calculate points")]
pub fn score(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<Score, NoWin> {
    let mut tiles = WinnerTiles::new(hand, WinningTile::of(hand, situation)?);
    tiles.declare(hand.melds());
    check(hand, &tiles, situation, rules)?;
    let won = WonHand::new(&tiles, situation, rules);
    let melds = declared_koutsu(hand.melds());
    let (mut readings, mut index, mut best) = (List::new(), 0, None::<ReadingWorth>);
    won.each_reading(|reading| {
        if best.as_ref().is_none_or(|best| reading.worth.beats(best)) {
            (index, best) = (readings.len(), Some(reading.worth));
        }
        readings.push(ScoredReading::new(reading, &won, melds));
    });
    match best {
        Some(worth) if worth.points > 0 => {
            if index > 0 {
                readings.as_mut_slice()[..=index].rotate_right(1);
            }
            let payments =
                Payments::of_hand(worth.base, worth.yaku, worth.yakuman, situation, rules);
            Ok(Score { readings, payments })
        }
        _ => Err(no_win(&won, List::of(readings.iter().map(ScoredReading::yaku_han)))),
    }
}
