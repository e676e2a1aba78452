//! Time limits for answers, in wall-clock time or in processor time.

use std::time::{Duration, Instant};

use shanghai::Budget;

/// A time limit for each answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    limit: Duration,
    of_processor: bool,
}

impl Clock {
    pub(crate) fn new(milliseconds: u64) -> Self {
        Self { limit: Duration::from_millis(milliseconds), of_processor: false }
    }

    /// The same limit in processor time, where the system provides it (Linux does), so that other
    /// work on the machine doesn't count.
    pub(crate) fn of_processor(self) -> Self {
        Self { of_processor: processor_time().is_some(), ..self }
    }

    /// The time since the first call.
    pub(crate) fn now(self) -> Duration {
        static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
        let elapsed = || START.get_or_init(Instant::now).elapsed();
        if self.of_processor { processor_time().unwrap_or_else(elapsed) } else { elapsed() }
    }

    /// A budget of this time from now on. Copies of it share the time.
    pub(crate) fn start(self) -> Budget<impl FnMut() -> bool + Copy> {
        let start = self.now();
        Budget::until(move || self.now() - start >= self.limit)
    }
}

/// The processor time of this thread.
fn processor_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
