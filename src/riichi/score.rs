//! The score of a hand, with everything it is made of.

use core::ops::Deref;

use smallvec::SmallVec;

use super::check::check;
use super::evaluate::{Context, Evaluated, Visitor, Worth};
use super::held::Held;
use super::no_win::{NoWin, no_win};
use super::payments::Payments;
use super::rules::Rules;
use super::scored_reading::{Declared, ScoredReading};
use super::situation::Situation;
use crate::hand::Hand;

/// What a hand is worth: its best reading (高点法), every other one, and who pays what.
///
/// The best reading is the one with the most points, then a yakuman before a counted one, then
/// the most han, then the most fu, then the one that has the first yaku in the order of
/// [`Yaku`](super::Yaku) which the other hasn't. A `Score` can be asked everything that its best
/// [`ScoredReading`] can.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, score};
///
/// let won = Situation::ron(mentsu::tile!("8s"));
/// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
/// assert_eq!(score.points(), 2_900);
/// assert_eq!(score.yaku_set().to_string(), "pinfu tanyao");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "点数")]
#[doc(alias = "和了点")]
#[doc(alias = "points")]
#[doc(alias = "高点法")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    readings: SmallVec<[ScoredReading; 8]>,
    payments: Payments,
}

impl Score {
    /// The best reading.
    #[must_use]
    pub fn best(&self) -> &ScoredReading {
        &self.readings[0]
    }

    /// Every reading, the best first and the others in the order of
    /// [`readings`](crate::Hand::readings). One that can't win has 0 points.
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

/// What the hand is worth with the winning tile of the situation, and why.
///
/// The hand has 13 tiles, four of a kan counting three, and is without the winning tile, which
/// may be a red five. No heap is touched.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::riichi::{Limit, NoWin, Rules, Situation, Wind, score};
///
/// let hand = "23467m345p34588s".parse()?;
/// let situation =
///     Situation::ron(mentsu::tile!("5m")).with_seat(Wind::South).with_riichi().with_dora([Tile::S7]);
/// let score = score(&hand, &situation, &Rules::TENHOU)?;
/// assert_eq!(score.yaku_set().to_string(), "riichi pinfu tanyao");
/// assert_eq!((score.han(), score.fu()), (Some(5), Some(30)));
/// assert_eq!((score.limit(), score.points()), (Limit::Mangan, 8_000));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Without a yaku it says so:
///
/// ```
/// use mentsu::riichi::{NoWin, Rules, Situation, score};
///
/// let hand = "234m456s11p78p(999s)".parse()?;
/// let none = score(&hand, &Situation::ron(mentsu::tile!("9p")), &Rules::TENHOU);
/// assert!(matches!(none, Err(NoWin::NoYaku(_))));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
///
/// # Errors
/// [`NoWin`], if the situation can't be, the tiles aren't won, or there is no yaku.
#[doc(alias = "点数計算")]
#[doc(alias = "evaluate")]
#[doc(alias = "calculate points")]
pub fn score(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<Score, NoWin> {
    let held = Held::new(hand, situation)?;
    check(hand, &held, situation, rules)?;
    let context = Context::new(&held, situation, rules);
    let melds = Declared::new(hand.melds());
    let mut readings = SmallVec::new();
    let mut scorer =
        Scorer { context: &context, melds, readings: &mut readings, index: 0, best: None };
    context.visit(&mut scorer);
    match (scorer.index, scorer.best) {
        (index, Some(worth)) if worth.points > 0 => {
            if index > 0 {
                readings[..=index].rotate_right(1);
            }
            let payments =
                Payments::of_hand(worth.base, worth.yaku, worth.yakuman, situation, rules);
            Ok(Score { readings, payments })
        }
        _ => Err(no_win(&context, readings.iter().map(|reading| reading.yaku_han()))),
    }
}

/// All readings, and which of them is the best.
struct Scorer<'a> {
    context: &'a Context<'a>,
    melds: Declared,
    readings: &'a mut SmallVec<[ScoredReading; 8]>,
    /// Which is the best, and what it is worth.
    index: usize,
    best: Option<Worth>,
}

impl Visitor for Scorer<'_> {
    #[inline(always)]
    fn visit(&mut self, evaluated: Evaluated) {
        if self.best.as_ref().is_none_or(|best| evaluated.worth.beats(best)) {
            (self.index, self.best) = (self.readings.len(), Some(evaluated.worth));
        }
        self.readings.push(ScoredReading::new(evaluated, self.context, self.melds));
    }
}
