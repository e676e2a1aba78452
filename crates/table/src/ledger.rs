//! Everybody's points and the riichi sticks on the table, as events move them.

use core::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, de::Error as _};

use crate::event::Event;
use crate::seat::Seat;

/// The points of a riichi stick.
pub(crate) const STICK: i32 = 1_000;

/// The most points, or the fewest below zero, at the start of a round.
const MOST_AT_START: i32 = 1_000_000_000;

/// More than a round pays: three winners get at most [`MOST_HONBA`] each and 65,000 sticks between
/// them.
const MOST_OF_A_ROUND: i32 = 200_000_000;

/// The most points at any time. A stored round may have paid as much as a round can, and may pay as
/// much again.
const MOST: i32 = MOST_AT_START + 2 * MOST_OF_A_ROUND;

/// The most sticks at the start of a round. Four players add at most one each.
const MOST_STICKS_AT_START: u16 = 65_000;

/// The most points that the honba of a round are worth: twice what 65,535 are at 300 each.
const MOST_HONBA: u32 = 40_000_000;

/// Everybody's points, and the riichi sticks on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ledger {
    pub(crate) points: [i32; 4],
    pub(crate) sticks: u16,
}

impl Ledger {
    /// The ledger at the start of a round.
    pub(crate) fn new(points: [i32; 4], sticks: u16) -> Result<Ledger, PointsError> {
        within(points.map(i64::from), MOST_AT_START)?;
        if sticks <= MOST_STICKS_AT_START {
            Ok(Ledger { points, sticks })
        } else {
            Err(PointsError::Sticks { sticks: sticks.into() })
        }
    }

    /// Moves what an event moves.
    ///
    /// # Errors
    /// [`PointsError`]; the ledger is unchanged then.
    pub(crate) fn follow(&mut self, event: &Event) -> Result<(), PointsError> {
        match event {
            Event::RiichiAccepted { .. } => {
                let sticks = self.sticks.checked_add(1);
                let sticks = sticks.ok_or(PointsError::Sticks { sticks: 1 << 16 })?;
                *self = Ledger { points: plus(self.points, moved(event))?, sticks };
                Ok(())
            }
            Event::Win(_) | Event::Ryuukyoku(_) => self.pay(moved(event)),
            _ => Ok(()),
        }
    }

    /// Pays at the end of a round. What the players receive in total comes from the sticks, as far
    /// as there are any.
    ///
    /// # Errors
    /// [`PointsError`]; the ledger is unchanged then.
    pub(crate) fn pay(&mut self, deltas: [i32; 4]) -> Result<(), PointsError> {
        self.points = plus(self.points, deltas)?;
        let received: i64 = deltas.into_iter().map(i64::from).sum();
        let taken = (received / i64::from(STICK)).clamp(0, self.sticks.into());
        self.sticks -= taken as u16;
        Ok(())
    }
}

/// Checks that honba which are worth this much each can be paid.
pub(crate) fn check_honba(each: u16, honba: u16) -> Result<(), PointsError> {
    if u32::from(each) * u32::from(honba) <= MOST_HONBA {
        Ok(())
    } else {
        Err(PointsError::Honba { honba })
    }
}

/// The sums of everybody's points.
pub(crate) fn plus(points: [i32; 4], more: [i32; 4]) -> Result<[i32; 4], PointsError> {
    within([0, 1, 2, 3].map(|at| i64::from(points[at]) + i64::from(more[at])), MOST)
}

/// The differences of everybody's points.
pub(crate) fn minus(points: [i32; 4], less: [i32; 4]) -> Result<[i32; 4], PointsError> {
    within([0, 1, 2, 3].map(|at| i64::from(points[at]) - i64::from(less[at])), MOST)
}

/// What an event adds to everybody's points.
pub(crate) fn moved(event: &Event) -> [i32; 4] {
    match event {
        Event::RiichiAccepted { seat } => Seat::ALL.map(|of| if of == *seat { -STICK } else { 0 }),
        Event::Win(win) => win.deltas,
        Event::Ryuukyoku(draw) => draw.deltas,
        _ => [0; 4],
    }
}

/// Points none of which is more than `most`, or farther below zero.
fn within(points: [i64; 4], most: i32) -> Result<[i32; 4], PointsError> {
    let mut checked = [0; 4];
    for (seat, points) in Seat::ALL.into_iter().zip(points) {
        let number = i32::try_from(points).ok().filter(|points| (-most..=most).contains(points));
        checked[seat.index()] = number.ok_or(PointsError::Points { seat, points })?;
    }
    Ok(checked)
}

/// The points of a stored table.
#[cfg(feature = "serde")]
pub(crate) fn stored_points<'de, D: Deserializer<'de>>(stored: D) -> Result<[i32; 4], D::Error> {
    let points = <[i32; 4]>::deserialize(stored)?.map(i64::from);
    within(points, MOST_AT_START + MOST_OF_A_ROUND).map_err(D::Error::custom)
}

/// The sticks of a stored table.
#[cfg(feature = "serde")]
pub(crate) fn stored_sticks<'de, D: Deserializer<'de>>(stored: D) -> Result<u16, D::Error> {
    let sticks = u16::deserialize(stored)?;
    let error = PointsError::Sticks { sticks: sticks.into() };
    Some(sticks).filter(|sticks| *sticks <= MOST_STICKS_AT_START + 4).ok_or(D::Error::custom(error))
}

/// Why points can't be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PointsError {
    /// More points than a player can have, or fewer: a round begins with at most a billion.
    Points {
        /// Whose.
        seat: Seat,
        /// How many.
        points: i64,
    },
    /// More riichi sticks than can be on the table: a round begins with at most 65,000.
    Sticks {
        /// How many.
        sticks: u32,
    },
    /// Honba that are worth more than 40,000,000 points by the rules.
    Honba {
        /// How many.
        honba: u16,
    },
}

impl fmt::Display for PointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PointsError::Points { seat, points } => write!(f, "{seat} can't have {points} points"),
            PointsError::Sticks { sticks } => write!(f, "{sticks} sticks can't be on the table"),
            PointsError::Honba { honba } => {
                write!(f, "{honba} honba are worth more than can be paid")
            }
        }
    }
}

impl core::error::Error for PointsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Ryuukyoku, RyuukyokuKind};

    const START: Ledger = Ledger { points: [25_000; 4], sticks: 2 };

    #[test]
    fn a_ledger_begins_within_its_bounds_alone() {
        let east = Seat::ALL[0];
        for points in [MOST_AT_START, -MOST_AT_START] {
            assert!(Ledger::new([points, 0, 0, 0], MOST_STICKS_AT_START).is_ok());
        }
        for points in [MOST_AT_START + 1, -MOST_AT_START - 1, i32::MAX, i32::MIN] {
            let error = PointsError::Points { seat: east, points: points.into() };
            assert_eq!(Ledger::new([points, 0, 0, 0], 0), Err(error));
        }
        let error = PointsError::Sticks { sticks: 65_001 };
        assert_eq!(Ledger::new([0; 4], 65_001), Err(error));
    }

    #[test]
    fn sticks_are_laid_and_taken() {
        let mut ledger = START;
        ledger.follow(&Event::RiichiAccepted { seat: Seat::ALL[1] }).unwrap();
        assert_eq!(ledger, Ledger { points: [25_000, 24_000, 25_000, 25_000], sticks: 3 });
        ledger.pay([11_000, 0, -8_000, 0]).unwrap();
        assert_eq!(ledger, Ledger { points: [36_000, 24_000, 17_000, 25_000], sticks: 0 });
        let mut ledger = START;
        // Neither more than there are, nor any where points vanish.
        ledger.pay([-3_000, 0, 0, 0]).unwrap();
        assert_eq!(ledger.sticks, 2);
        ledger.pay([5_000, 0, 0, 0]).unwrap();
        assert_eq!(ledger.sticks, 0);
    }

    #[test]
    fn too_much_changes_nothing() {
        let mut ledger = START;
        let (kind, hands) = (RyuukyokuKind::Exhaustive, [None; 4]);
        let draw = Ryuukyoku { kind, hands, deltas: [0, 0, 0, i32::MIN] };
        let error =
            PointsError::Points { seat: Seat::ALL[3], points: 25_000 + i64::from(i32::MIN) };
        assert_eq!(ledger.follow(&Event::Ryuukyoku(draw)), Err(error));
        assert_eq!(ledger, START);
        let mut full = Ledger { sticks: u16::MAX, ..START };
        let riichi = Event::RiichiAccepted { seat: Seat::ALL[0] };
        assert_eq!(full.follow(&riichi), Err(PointsError::Sticks { sticks: 65_536 }));
        assert_eq!(full, Ledger { sticks: u16::MAX, ..START });
        assert_eq!(minus([24_000, 0, 0, 1], [25_000, 0, 0, 0]), Ok([-1_000, 0, 0, 1]));
        assert!(minus([i32::MIN; 4], START.points).is_err());
    }
}
