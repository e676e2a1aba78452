//! The example programs.

pub(crate) mod example_duel;
pub(crate) mod example_duel_clock;
pub(crate) mod example_duel_games;
pub(crate) mod example_match;
pub(crate) mod example_perft;
