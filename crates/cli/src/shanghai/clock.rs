//! The time for an answer.

use std::time::{Duration, Instant};

use shanghai::Budget;

/// A limit of wall-clock time for each answer.
#[derive(Clone, Copy)]
pub(super) struct Clock(pub(super) Duration);

impl Clock {
    /// A budget of this time from now on. Copies of it share the time.
    pub(super) fn start(self) -> Budget<impl FnMut() -> bool + Copy> {
        let start = Instant::now();
        Budget::until(move || start.elapsed() >= self.0)
    }
}
