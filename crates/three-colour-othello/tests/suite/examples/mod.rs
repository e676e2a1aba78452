//! The example programs.

pub(crate) mod example_match;
pub(crate) mod example_perft;
