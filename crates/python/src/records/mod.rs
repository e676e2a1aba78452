//! Recorded games: rounds, decisions, and what a seat saw.
//!
//! | folder | what it holds |
//! |---|---|
//! | `played` | a game replayed: decisions, their worth, how rounds ended |
//! | `rows` | the decisions of many files as Arrow batches, in one thread or several |
//! | `stats` | the statistics of many files, counted in threads, as one Arrow batch |
//! | `classes` | what Python sees of all |

pub(crate) mod classes;
mod played;
mod rows;
mod stats;
