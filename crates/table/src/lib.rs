//! The game around a riichi mahjong hand (麻雀卓): walls, turns, calls and their priority, riichi,
//! kans and dora, furiten, payments, the next round and the end of the game; and records of games.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg_attr(feature = "records", macro_use)]
extern crate alloc;
#[cfg(feature = "records")]
extern crate std;

mod action;
#[cfg(feature = "records")]
pub mod analysis;
mod event;
#[cfg(feature = "serde")]
mod features;
mod game;
mod options;
mod player;
#[cfg(feature = "records")]
pub mod record;
#[cfg(feature = "records")]
pub mod replay;
mod round;
pub mod rules;
mod seat;
mod short;
mod situation;
mod start;
mod table;
mod view;
mod wall;

pub use self::action::Action;
pub use self::event::{Deal, Event, Ryuukyoku, RyuukyokuKind, Win};
pub use self::game::{Game, GameResult, NextRound, NoNextRound, after};
pub use self::options::Options;
pub use self::round::{Outcome, Refused, Round, RoundResult};
pub use self::rules::{GameRules, KanDora, LastSticks, Length, Renchan, Rounding, Ties, Tobi};
pub use self::seat::Seat;
pub use self::start::RoundStart;
pub use self::table::{After, Discarded, Phase, Public, Table, To};
pub use self::view::{View, ViewError};
pub use self::wall::{KnownWall, Wall, WallError};
