//! What must hold of the crate and its examples, a file a subject.

mod analysis;
mod array_board;
mod array_board_agrees;
mod articles;
mod common;
mod endgame;
mod example_duel;
mod example_duel_clock;
mod example_duel_games;
mod example_match;
mod example_perft;
mod levels;
mod page;
mod perft;
mod readme;
mod record;
mod repetition;
mod search;
mod search_stopped;
#[cfg(feature = "serde")]
mod serde;
mod svg;
mod symmetries;
mod terminal;
mod text;
mod types;
