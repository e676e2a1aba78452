//! The game around a riichi mahjong hand (麻雀卓): walls, turns, calls and their priority, riichi,
//! kans and dora, furiten, payments, the next round and the end of the game; and records of games.
//!
//! # What may a player do?
//!
//! ```
//! use mentsu::puzzle::SplitMix64;
//! use mentsu_table::{Action, GameRules, Refused, Round, RoundStart, Seat, Wall};
//!
//! let rules = GameRules::TENHOU;
//! let wall = Wall::shuffled(&rules, &mut SplitMix64::new(1));
//! let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
//! let [east, south, ..] = Seat::ALL;
//! assert!(round.awaited().eq([east]));
//! assert_eq!(round.options(east).iter().next_back(), Some(round.default_action(east)));
//! assert_eq!(round.act(south, Action::Pass), Err(Refused::NotAwaited { seat: south }));
//! ```
//!
//! # Where things are
//!
//! [`Game`] plays one [`Round`] after another, each with a [`Wall`] from its host. A round moves by
//! [`Round::act`] and tells [`Event`]s. [`Table`] is what everybody sees, [`View`] what one seat knows;
//! [`Options`] come from these alone, so a client has the engine's. [`GameRules`] are the house's, and
//! [`after`] tells what follows a round to whoever keeps scores alone. [`bot`] has players who are always there.
//!
//! # Features
//!
//! - `index` (default): the tables of `mentsu`.
//! - `records` (default): recorded games read, replayed, analysed and written; it needs `std`.
//! - `gzip` (default): packed records, too.
//! - `serde`: what is stored and sent.

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
pub mod bot;
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
#[cfg(any(feature = "records", feature = "serde"))]
mod sorted;
mod start;
mod table;
mod view;
mod wall;

pub use self::action::Action;
pub use self::event::{Deal, Event, Ryuukyoku, RyuukyokuKind, Win};
pub use self::game::{Game, GameResult, NextRound, NoNextRound, after};
pub use self::options::Options;
pub use self::round::{Outcome, Refused, Round, RoundResult};
pub use self::rules::{
    GameRules, KanDora, LastSticks, Length, Renchan, RonSticks, Rounding, Ties, Tobi,
};
pub use self::seat::Seat;
pub use self::start::RoundStart;
pub use self::table::{After, Discarded, Phase, Public, Table, To};
pub use self::view::{View, ViewError};
pub use self::wall::{KnownWall, Wall, WallError};

/// The README's example, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
