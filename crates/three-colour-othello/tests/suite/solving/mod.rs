//! Search, endgames, and the levels that players choose.

mod analysis;
mod endgame;
mod levels;
mod search;
mod search_stopped;
