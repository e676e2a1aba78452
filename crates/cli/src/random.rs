//! A seed from the clock.

use std::time::{SystemTime, UNIX_EPOCH};

use mentsu::random::{RandomSource, SplitMix64};

/// A seed that differs from run to run, of at most six digits, so that it is easy to retype.
pub(crate) fn seed_of_now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    SplitMix64::new(now.as_nanos() as u64).next_u64() % 1_000_000
}
