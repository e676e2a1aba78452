//! What a player sees as planes of 34 numbers, one for each kind of tile.

mod hidden;
mod names;
mod on_request;
mod standard;
mod writer;

use alloc::vec::Vec;
use core::fmt;

use mentsu::plan::Planner;

pub use self::hidden::{HIDDEN_PLANES, write_hidden};
pub use self::names::{DANGER_PLANES, KINDS, PLAN_PLANES, PLANES, VERSION};
use self::writer::Writer;
use super::seen::Seen;

/// Writes what players see as planes.
///
/// [`PLANES`] are always written, in order; after them, if asked for, [`PLAN_PLANES`] and
/// [`DANGER_PLANES`]. Every plane has a number for each kind of tile, 1m first and 7z last; what
/// concerns the whole table stands in all 34 places.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::encode::{Encoder, KINDS, PLANES, Seen};
/// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let (mut encoder, mut out) = (Encoder::new(), vec![0.0; PLANES.len() * KINDS]);
/// encoder.write(&Seen::of_round(&round, Seat::ALL[0]), &mut out)?;
/// let place = PLANES.iter().position(|name| *name == "drawn").unwrap();
/// assert_eq!(out[place * KINDS..][..KINDS].iter().sum::<f32>(), 1.0);
/// # Ok::<(), mentsu_table::encode::WrongLength>(())
/// ```
#[derive(Debug, Default)]
pub struct Encoder {
    planner: Planner,
    farthest: Option<i8>,
    danger: bool,
}

impl Encoder {
    /// Writes the standard planes alone.
    #[must_use]
    pub fn new() -> Encoder {
        Encoder::default()
    }

    /// Writes the planes of plans too, for hands of up to this shanten. A plan takes from
    /// milliseconds for tenpai to a second for 2-shanten; of farther hands the planes are 0.
    #[must_use]
    pub const fn with_plans(mut self, farthest: i8) -> Encoder {
        self.farthest = Some(farthest);
        self
    }

    /// Writes the planes of dangers too, which take some 10 µs.
    #[must_use]
    pub const fn with_danger(mut self, danger: bool) -> Encoder {
        self.danger = danger;
        self
    }

    /// The names of the planes that are written, in order.
    #[must_use]
    pub fn planes(&self) -> Vec<&'static str> {
        let plans: &[&str] = if self.farthest.is_some() { PLAN_PLANES } else { &[] };
        let danger: &[&str] = if self.danger { DANGER_PLANES } else { &[] };
        [PLANES, plans, danger].concat()
    }

    /// How many numbers are written.
    #[must_use]
    pub const fn numbers(&self) -> usize {
        let plans = if self.farthest.is_some() { PLAN_PLANES.len() } else { 0 };
        let danger = if self.danger { DANGER_PLANES.len() } else { 0 };
        (PLANES.len() + plans + danger) * KINDS
    }

    /// Writes all planes, [`numbers`](Self::numbers) in all.
    ///
    /// # Errors
    /// [`WrongLength`] if `out` isn't as long; nothing is written then.
    pub fn write(&mut self, seen: &Seen<'_>, out: &mut [f32]) -> Result<(), WrongLength> {
        WrongLength::check(self.numbers(), out)?;
        let mut writer = Writer::new(out);
        standard::write(&mut writer, seen);
        if let Some(farthest) = self.farthest {
            on_request::write_plan(&mut writer, seen, &mut self.planner, farthest);
        }
        if self.danger {
            on_request::write_danger(&mut writer, seen);
        }
        Ok(())
    }
}

/// A slice hasn't the length of what is written to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WrongLength {
    /// How many numbers are written.
    pub expected: usize,
    /// How many the slice has.
    pub given: usize,
}

impl WrongLength {
    fn check(expected: usize, out: &[f32]) -> Result<(), WrongLength> {
        let given = out.len();
        if given == expected { Ok(()) } else { Err(WrongLength { expected, given }) }
    }
}

impl fmt::Display for WrongLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "planes of {} numbers don't fit into {}", self.expected, self.given)
    }
}

impl core::error::Error for WrongLength {}
