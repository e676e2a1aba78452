//! 電脳麻将's records (majiang), as npm's `@kobalab/majiang-core` writes and plays them: an object a
//! game, a list a round, an object an event.
//!
//! Seats of a round are counted from its dealer, and `qijia` is the player who deals first. Here
//! seat 0 deals first, so names and results are turned round as they are read.
//!
//! A record doesn't contain its rules. Without a given house, they are the package's defaults
//! ([`rules`]).
//!
//! What it can't hold: games of three, tiles that nobody saw, who left and came back, the wall.

mod end;
mod names;
mod read;
mod rules;
mod tiles;
mod write;

pub(super) use self::read::read;
