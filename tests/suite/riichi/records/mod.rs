//! Wins and calls that other programs scored.

pub(crate) mod golden;
pub(crate) mod recorded;
pub(crate) mod recorded_calls;
