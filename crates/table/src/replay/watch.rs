//! What a replay shows on its way.

use super::decision::{Before, Decision};
use crate::event::Event;
use crate::record::HiddenWin;
use crate::round::Outcome;

/// Who watches a replay. A function of decisions sees these alone.
pub(crate) trait Watch {
    /// A decision, just before it.
    fn decision(&mut self, decision: Decision<'_>);

    /// An event after the deal of the round of this number, a win with its worth, and the round
    /// after it. The engine's events come before they are compared with the record's.
    fn event(&mut self, _round: usize, _event: &Event, _after: Before<'_>) {}

    /// A win with a hidden hand, in a record of one seat.
    fn hidden_win(&mut self, _round: usize, _win: &HiddenWin) {}

    /// The round was followed to its end, and what it paid is known.
    fn ended(&mut self, _round: usize, _outcome: &Outcome) {}
}

impl<F: FnMut(Decision<'_>)> Watch for F {
    fn decision(&mut self, decision: Decision<'_>) {
        self(decision);
    }
}
