//! The game around a riichi mahjong hand (麻雀卓): walls, turns, calls and their priority, riichi,
//! kans and dora, furiten, payments, the next round and the end of the game; and records of games.
//!
//! # What may a player do?
//!
//! ```
//! use mentsu::random::SplitMix64;
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
//! [`Game`] plays one [`Round`] after another, each with a [`Wall`] from the host. [`Round::act`]
//! moves a round and returns [`Event`]s. [`Table`] is what everybody sees, [`View`] what one seat
//! knows; both engine and view compute [`Options`] from these alone. [`GameRules`] has presets of
//! well-known houses, [`after`] answers for score keepers which round follows, [`bot`] has
//! opponents, and [`encode`] makes numbers of decisions. The module `mcr` is the game of Chinese
//! official mahjong, with types of its own under the same names.
//!
//! # Features
//!
//! The default is the game alone.
//!
//! - `index` (default): the tables of `mentsu`.
//! - `reading`: the modules `reading`, `advice` and `encode`, and the bots that use them.
//! - `records`: the modules `record` and `replay`; tenhou/6 and mjai are read and written. It needs
//!   `std`.
//! - `mjlog`: Tenhou's mjlog and its client's log, and the walls of Tenhou's seeds.
//! - `mahjong-soul`, `majiang`: records of Mahjong Soul and of 電脳麻将.
//! - `mahjong-soul-json`: of Mahjong Soul's records only JSON with unpacked messages.
//! - `gzip`: packed records.
//! - `analysis`: the modules `analysis` and `stats`, with `reading` and `records`.
//! - `mcr`: Chinese official mahjong, and Botzone's protocol and records.
//! - `serde`: rounds, games, walls, views, events and actions can be stored and sent.
//! - `full`: all of these.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
// Rounds and record formats share helpers. With every feature each helper has a user; with fewer
// the linker drops the rest.
#![cfg_attr(not(feature = "full"), allow(dead_code, unused_imports))]

#[cfg_attr(feature = "records", macro_use)]
extern crate alloc;
#[cfg(feature = "records")]
extern crate std;

mod action;
#[cfg(feature = "reading")]
pub mod advice;
#[cfg(feature = "analysis")]
pub mod analysis;
pub mod bot;
#[cfg(feature = "reading")]
pub mod encode;
mod event;
#[cfg(feature = "serde")]
mod features;
mod game;
mod ledger;
#[cfg(feature = "mcr")]
pub mod mcr;
mod options;
#[cfg(feature = "reading")]
mod outlook;
mod player;
#[cfg(feature = "reading")]
pub mod reading;
#[cfg(feature = "records")]
pub mod record;
#[cfg(feature = "records")]
pub mod replay;
mod round;
pub mod rules;
mod seat;
mod settlement;
mod situation;
mod start;
#[cfg(feature = "analysis")]
pub mod stats;
mod table;
mod view;
mod wall;

pub use self::action::{Action, ActionKind};
pub use self::event::{Deal, Event, EventKind, Ryuukyoku, RyuukyokuKind, Win, WinPayment, Worth};
pub use self::game::{Game, GameResult, NextRound, NoNextRound, NoStop, Prizes, after};
pub use self::ledger::PointsError;
pub use self::options::{CallsIter, Options, OptionsIter};
pub use self::round::{Awaited, Outcome, Refused, Round, RoundResult, StartError, Wins};
pub use self::rules::{
    GameRules, KanDora, LastSticks, Length, Renchan, RonSticks, Rounding, Suukaikan, Ties, Tobi,
    Yame,
};
pub use self::seat::Seat;
pub use self::start::RoundStart;
pub use self::table::{Discarded, Discards, Phase, Public, ReplyTo, River, Table, TurnStart};
pub use self::view::{View, ViewError};
pub use self::wall::{KnownWall, Wall, WallError, WallIter};

/// The examples of both READMEs, run as tests.
#[cfg(all(doctest, feature = "mcr"))]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../../../README.md")]
struct Readme;
