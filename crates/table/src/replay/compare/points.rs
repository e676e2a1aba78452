//! Compares the points that a record lists during a round.

use std::boxed::Box;

use crate::event::Event;
use crate::record::{RecordedRound, Told};
use crate::replay::difference::{Difference, Differs};

/// Checks the listed points of a round against the sum of its events.
pub(in crate::replay) fn check(
    round: &RecordedRound,
    number: usize,
) -> Result<(), Box<Difference>> {
    let mut points = round.deal.points;
    for entry in &round.entries {
        match &entry.told {
            Told::Event(Event::RiichiAccepted { seat }) => {
                points[seat.index()] = points[seat.index()].saturating_sub(1_000);
            }
            Told::Event(Event::Win(win)) => pay(&mut points, win.deltas),
            Told::Event(Event::Ryuukyoku(draw)) => pay(&mut points, draw.deltas),
            Told::HiddenWin(win) => pay(&mut points, win.deltas.unwrap_or_default()),
            Told::Points(recorded) if *recorded != points => {
                let differs = Differs::Points { recorded: *recorded, engine: points };
                return Err(Difference::new(number, entry.place, differs));
            }
            _ => {}
        }
    }
    Ok(())
}

fn pay(points: &mut [i32; 4], deltas: [i32; 4]) {
    for (points, delta) in points.iter_mut().zip(deltas) {
        *points = points.saturating_add(delta);
    }
}
