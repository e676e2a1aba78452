//! Recorded games: rounds, decisions, and what a seat saw.
//!
//! | folder | what it holds |
//! |---|---|
//! | `played` | a game replayed: decisions, their worth, how rounds ended, planes for learning |
//! | `rows` | the decisions of many files as Arrow batches, in one thread or several |
//! | `classes` | what Python sees of both |

mod classes;
mod played;
mod rows;

pub(crate) use self::classes::register;
