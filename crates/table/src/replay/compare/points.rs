//! Compares the points that a record lists during a round.

use std::boxed::Box;

use crate::ledger::Ledger;
use crate::record::{RecordedRound, Told};
use crate::replay::difference::{Difference, Differs};

/// Checks the listed points of a round against the sum of its events.
pub(in crate::replay) fn check(
    round: &RecordedRound,
    number: usize,
) -> Result<(), Box<Difference>> {
    let mut ledger = Ledger { points: round.deal.points, sticks: round.deal.sticks };
    for entry in &round.entries {
        if entry.told.pay(&mut ledger).is_err() {
            // No rules pay so much, so the payment differs already.
            return Ok(());
        }
        let engine = ledger.points;
        match entry.told {
            Told::Points(recorded) if recorded != engine => {
                let differs = Differs::Points { recorded, engine };
                return Err(Difference::new(number, entry.place, differs));
            }
            _ => {}
        }
    }
    Ok(())
}
