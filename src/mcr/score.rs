//! The score of a hand: its best reading, fan by fan.

use super::check::check;
use super::count::{CountedReading, WinnerTiles, WonHand};
use super::fan::{Fan, FanSet};
use super::form::Form;
use super::impossible::{Impossible, NoWin};
use super::left_out::{LeftOut, left_out_of};
use super::payments::Payments;
use super::rules::Rules;
use super::situation::Situation;
use crate::hand::Hand;

/// The value of a hand (番数): the fan of its best reading, and those that don't count.
///
/// The best reading is worth the most; of several that are worth the same it is the one with the
/// highest pair.
#[doc(alias = "番数")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    best: CountedReading,
    self_drawn: bool,
    rules: Rules,
}

/// A fan that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountedFan {
    fan: Fan,
    points: u8,
    times: u8,
}

impl CountedFan {
    /// A fan that counts this often.
    pub(super) const fn of(fan: Fan, times: u8, rules: &Rules) -> CountedFan {
        CountedFan { fan, points: rules.points_of(fan), times }
    }

    /// Which fan it is.
    #[must_use]
    pub const fn fan(&self) -> Fan {
        self.fan
    }

    /// Its points, each time it counts.
    #[must_use]
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// How often it counts, at least once.
    #[must_use]
    pub const fn times(&self) -> u8 {
        self.times
    }
}

impl Score {
    /// The form of the best reading.
    #[must_use]
    pub const fn form(&self) -> &Form {
        &self.best.form
    }

    /// The points of all fan that count, those of flowers on top: their sum, or where the rules
    /// have a cap at most that and the flowers.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.without_flowers() + self.best.flowers
    }

    /// The points without those of flowers, which decide whether the hand may be won.
    #[must_use]
    pub const fn without_flowers(&self) -> u16 {
        match self.rules.cap() {
            Some(cap) if cap < self.best.uncapped => cap,
            _ => self.best.uncapped,
        }
    }

    /// Whether the hand may be won: it has the minimum of points without flowers (起和).
    #[must_use]
    pub const fn is_enough(&self) -> bool {
        self.without_flowers() >= self.rules.minimum()
    }

    /// The fan that count, in order, with their points.
    pub fn fans(&self) -> impl Iterator<Item = CountedFan> + '_ {
        let (times, rules) = (self.best.counted_times, &self.rules);
        self.best.counted.iter().map(move |fan| CountedFan::of(fan, times.of(fan), rules))
    }

    /// The fan that count.
    #[must_use]
    pub const fn fan_set(&self) -> FanSet {
        self.best.counted
    }

    /// The fan that apply and don't count, in order, each with the principle and the fan that
    /// counts instead.
    pub fn left_out(&self) -> impl Iterator<Item = LeftOut> + '_ {
        self.best.found().iter().filter_map(|fan| left_out_of(&self.best, fan, &self.rules))
    }

    /// The payments.
    #[must_use]
    pub const fn payments(&self) -> Payments {
        Payments::of(self.total(), self.self_drawn, &self.rules)
    }
}

/// Counts the fan of a hand as it was won, with the reasons.
///
/// By a discard the hand has 13 tiles, and the situation names the tile taken; self-drawn it has 14
/// and knows which was drawn ([`Hand::drawn`]). Four tiles of a kong count three. It doesn't
/// allocate.
///
/// ```
/// use mentsu::mcr::{Fan, Principle, Rules, Situation, score};
/// use mentsu::{hand, tile};
///
/// let won = Situation::by_discard(tile!("9p")).with_flowers(1);
/// let score = score(&hand!("123456m78p55s(789m)"), &won, &Rules::MIL).unwrap();
/// let fans: Vec<_> = score.fans().map(|counted| (counted.fan(), counted.points())).collect();
/// assert_eq!(fans[0], (Fan::PureStraight, 16));
/// assert_eq!((score.total(), score.without_flowers(), score.is_enough()), (20, 19, true));
///
/// // 123m and 456m continue each other, and so do 456m and 789m, but the straight has them
/// let short = score.left_out().find(|out| out.fan() == Fan::ShortStraight).unwrap();
/// assert_eq!((short.times(), short.by()), (2, Fan::PureStraight));
/// assert_eq!(short.principle(), Principle::NonRepeat);
/// ```
///
/// # Errors
/// [`NoWin`], if the situation is impossible or the tiles aren't won.
#[doc(alias = "算番")]
#[doc(alias = "calculate fan")]
pub fn score(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<Score, NoWin> {
    let tiles = winner_tiles(hand, situation)?;
    let won = WonHand::new(&tiles, situation, rules);
    let mut best: Option<CountedReading> = None;
    won.each_reading(|reading| {
        if best.as_ref().is_none_or(|best| reading.beats(best)) {
            best = Some(reading);
        }
    });
    let best = best.ok_or(NoWin::NotWon)?;
    Ok(Score { best, self_drawn: situation.is_self_drawn(), rules: *rules })
}

/// The winner's tiles and the winning one, if the situation can be.
#[inline(always)]
pub(super) fn winner_tiles(hand: &Hand, situation: &Situation) -> Result<WinnerTiles, Impossible> {
    let (tile, is_held) = match situation.winning_tile() {
        Some(tile) => (tile, false),
        None => (hand.drawn().ok_or(Impossible::NothingDrawn)?.tile(), true),
    };
    let tiles = WinnerTiles::new(hand, tile, is_held);
    check(&tiles, hand, situation)?;
    Ok(tiles)
}
