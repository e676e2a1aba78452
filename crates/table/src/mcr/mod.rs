//! The game around a hand of Chinese official mahjong (国标麻将, MCR): walls with flowers, turns,
//! claims and their priority, kongs, wins and payments, sixteen rounds; and Botzone's protocol and
//! records.
//!
//! ```
//! use mentsu::random::SplitMix64;
//! use mentsu_table::mcr::{Action, Event, GameRules, Refused, Round, RoundStart, Wall};
//!
//! let rules = GameRules::MIL;
//! let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
//! let mut round = Round::new(&rules, &RoundStart::FIRST, wall)?;
//! while let Some(seat) = round.awaited().next() {
//!     // Everything that this player may do now; wins are worth eight points without flowers.
//!     let options = round.options(seat);
//!     let action = match options.win() {
//!         true => Action::Win,
//!         false => round.default_action(seat),
//!     };
//!     // A win that isn't one is an error that says why, and changes nothing.
//!     let refused = round.clone().act(seat, Action::Win).err();
//!     assert_eq!(refused.is_none(), options.win());
//!     for event in round.act(seat, action)? {
//!         // What another seat may not know, its stream of events hides.
//!         let seen = event.seen_by(seat);
//!         assert!(matches!(seen, Event::Draw { tile: None, .. }) || seen == *event);
//!     }
//! }
//! assert_eq!(round.outcome().map(|outcome| outcome.deltas.iter().sum::<i32>()), Some(0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Game`] plays sixteen [`Round`]s, each with a [`Wall`] from the host. [`Round::act`] moves a
//! round and returns [`Event`]s. [`Table`] is what everybody sees, [`View`] what one seat knows;
//! both engine and view compute [`Options`] from these alone. [`GameRules`] has what houses and
//! Botzone play, [`bot`] players, and [`botzone`] the protocol and the records of its contests.
//!
//! Seats, tiles, hands and melds are those of riichi's table and of the library. Everything else is
//! separate: no trait covers both games.

mod action;
pub mod bot;
pub mod botzone;
mod event;
mod game;
mod hands;
mod options;
mod round;
mod rules;
mod situation;
mod table;
mod view;
mod wall;

pub use self::action::Action;
pub use self::event::{Deal, DrawAfter, Event, FanCount, Win};
pub use self::game::{Game, GameResult, NoNextRound};
pub use self::hands::DeclareError;
pub use self::options::Options;
pub use self::round::{NoFoul, Outcome, Refused, Round, RoundStart};
pub use self::rules::{Fouls, GameRules, Walls};
pub use self::table::{Discarded, Phase, Public, ShownMeld, Table, TurnStart};
pub use self::view::{View, ViewError};
pub use self::wall::{KnownWall, Wall, WallError, WallTile};
