//! Explains why a hand isn't won in a form ([`form_attempts`]) and why a fan of a reading doesn't
//! apply ([`fan_attempts`]).
//!
//! [`score`](crate::mcr::score()) finds fan with bit masks. This module tests each fan by its
//! definition and reports the first fact against it. Tests compare both.

mod against;
mod forms;
mod lacking;
mod no_fan;
mod no_form;

use crate::padded::{Unpadded, padded};
use core::fmt;

pub use self::forms::{FormAttempt, FormAttempts, form_attempts};
pub use self::no_fan::{LackedBlocks, NoFan};
pub use self::no_form::NoForm;
use super::count::{CountedReading, WinnerTiles, WonHand};
use super::fan::Fan;
use super::form::Form;
use super::impossible::NoWin;
use super::left_out::{LeftOut, left_out_of};
use super::rules::Rules;
use super::score::{CountedFan, winner_tiles};
use super::situation::Situation;
use crate::hand::Hand;
use crate::list::List;

/// Every fan tried on every reading of a win, from [`fan_attempts`].
///
/// ```
/// use mentsu::mcr::{Fan, Rules, Situation, fan_attempts};
/// use mentsu::{hand, tile};
///
/// let won = Situation::by_discard(tile!("5m"));
/// let attempts = fan_attempts(&hand!("2223334445m678p"), &won, &Rules::MIL)?;
/// let lines: Vec<String> = attempts
///     .readings()
///     .map(|reading| format!("{}: {}", reading.form(), reading.of(Fan::PureTripleChow)))
///     .collect();
/// assert_eq!(lines, [
///     "22m 234m 345m 345m 678p: 345m is missing",
///     "55m 234m 234m 234m 678p: counts, 24",
///     "55m 222m 333m 444m 678p: 678p 678p are missing",
/// ]);
/// let best = attempts.best();
/// assert!(best.of(Fan::PureShiftedPungs).is_there());
/// assert_eq!(best.fans().filter(|attempt| attempt.is_there()).count(), 6);
/// # Ok::<(), mentsu::mcr::NoWin>(())
/// ```
#[doc(alias = "trace")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FanAttempts {
    win: Win,
    readings: List<CountedReading, 5>,
    best: usize,
}

/// A win, as every reading has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Win {
    hand: Hand,
    tiles: WinnerTiles,
    situation: Situation,
    rules: Rules,
}

impl FanAttempts {
    /// The readings, in the order of [`forms`](crate::mcr::forms()): one at least.
    pub fn readings(&self) -> impl ExactSizeIterator<Item = ReadingAttempts<'_>> + Clone {
        self.readings.iter().map(|reading| ReadingAttempts { win: &self.win, reading })
    }

    /// The reading that [`score`](crate::mcr::score()) takes.
    #[must_use]
    pub fn best(&self) -> ReadingAttempts<'_> {
        ReadingAttempts { win: &self.win, reading: &self.readings[self.best] }
    }
}

/// Every fan tried on one reading of a win, from [`FanAttempts`].
#[doc(alias = "trace")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadingAttempts<'a> {
    win: &'a Win,
    reading: &'a CountedReading,
}

/// A fan tried on a reading: whether it applies, and why not.
#[doc(alias = "trace")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FanAttempt {
    fan: Fan,
    counted: Option<CountedFan>,
    left_out: Option<LeftOut>,
    against: Option<NoFan>,
}

impl FanAttempt {
    /// Which fan it is.
    #[must_use]
    pub const fn fan(&self) -> Fan {
        self.fan
    }

    /// Whether it applies: it counts, or another fan or principle leaves it out.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        self.against.is_none()
    }

    /// How often it counts and for how much, if it does.
    #[must_use]
    pub const fn counted(&self) -> Option<CountedFan> {
        self.counted
    }

    /// Why it doesn't count, or counts fewer times than it applies, with the fan that is the
    /// reason.
    #[must_use]
    pub const fn left_out(&self) -> Option<LeftOut> {
        self.left_out
    }

    /// The first fact that rules it out, if it doesn't apply.
    #[must_use]
    pub const fn against(&self) -> Option<NoFan> {
        self.against
    }
}

impl Unpadded for FanAttempt {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(against) = &self.against {
            return write!(f, "{against}");
        }
        if let Some(counted) = &self.counted {
            match counted.times() {
                1 => write!(f, "counts, {}", counted.points())?,
                times => write!(f, "counts, {times} × {}", counted.points())?,
            }
        }
        if let Some(out) = &self.left_out {
            let comma = if self.counted.is_some() { "; " } else { "" };
            let by = out.by().english();
            write!(f, "{comma}left out by {by} ({})", out.principle())?;
        }
        Ok(())
    }
}

padded! {
    /// The outcome: `counts, 2 × 1`, `left out by Pure Straight`, or the fact that rules it out.
    FanAttempt
}

impl<'a> ReadingAttempts<'a> {
    /// The form as which the tiles are read.
    #[must_use]
    pub const fn form(&self) -> &'a Form {
        &self.reading.form
    }

    /// The points of all fan that count in this reading, those of flowers aside and without a cap.
    #[must_use]
    pub const fn points(&self) -> u16 {
        self.reading.uncapped
    }

    /// The outcome for this fan.
    #[must_use]
    pub fn of(&self, fan: Fan) -> FanAttempt {
        let (reading, rules) = (self.reading, &self.win.rules);
        let counts = reading.counted.contains(fan);
        let is_found = reading.found().contains(fan);
        FanAttempt {
            fan,
            counted: counts.then(|| CountedFan::of(fan, reading.counted_times.of(fan), rules)),
            left_out: if is_found { left_out_of(reading, fan, rules) } else { None },
            against: self.win.against(fan, reading),
        }
    }

    /// Every fan in the order of the table.
    pub fn fans(&self) -> impl ExactSizeIterator<Item = FanAttempt> + Clone + use<'a> {
        let reading = *self;
        Fan::ALL.iter().map(move |fan| reading.of(*fan))
    }
}

/// Tries every fan on every reading of a win: which count, which apply without counting, and for
/// each other fan the first fact that rules it out.
///
/// # Errors
/// [`NoWin`], as from [`score`](crate::mcr::score()).
#[doc(alias = "trace")]
pub fn fan_attempts(
    hand: &Hand,
    situation: &Situation,
    rules: &Rules,
) -> Result<FanAttempts, NoWin> {
    let tiles = winner_tiles(hand, situation)?;
    let mut readings: List<CountedReading, 5> = List::new();
    let mut best = 0;
    WonHand::new(&tiles, situation, rules).each_reading(|reading| {
        if readings.get(best).is_some_and(|before| reading.beats(before)) {
            best = readings.len();
        }
        readings.push(reading);
    });
    if readings.is_empty() {
        return Err(NoWin::NotWon);
    }
    let win = Win { hand: *hand, tiles, situation: *situation, rules: *rules };
    Ok(FanAttempts { win, readings, best })
}
