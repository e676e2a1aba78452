//! Botzone's game "Chinese-Standard-Mahjong" (国标麻将): requests and responses of its bots, and the
//! records of its contests.
//!
//! A bot is a function of what its seat knows, the same as at a table of one's own. [`Client`]
//! makes its [`View`](super::View) of the judge's requests and its action a response, and [`Judge`]
//! asks four bots as Botzone's judge does:
//!
//! ```
//! use mentsu::random::SplitMix64;
//! use mentsu_table::mcr::botzone::{Client, Judge};
//! use mentsu_table::mcr::{GameRules, RoundStart, Wall, bot};
//!
//! let rules = GameRules::BOTZONE_CONTEST;
//! let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
//! let mut judge = Judge::new(&rules, &RoundStart::FIRST, wall)?;
//! let mut bots = [0, 1, 2, 3].map(|_| Client::new(&rules));
//! let verdict = loop {
//!     let Some(requests) = judge.requests() else { break judge.verdict().unwrap() };
//!     let mut responses = [const { String::new() }; 4];
//!     for ((bot, request), response) in bots.iter_mut().zip(&requests).zip(&mut responses) {
//!         *response = bot.respond(&request.to_string(), bot::greedy)?.to_string();
//!     }
//!     judge.hear(&responses);
//! };
//! assert_eq!((verdict.fault, verdict.scores.iter().sum::<i32>()), (None, 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The 34 kinds are `W1` to `W9` (man), `B1` to `B9` (pin), `T1` to `T9` (sou), `F1` to `F4`
//! (winds) and `J1` to `J3` (red, green, white), flowers `H1` to `H8`; players are numbered from
//! east. The sources are listed with the [rules](super::GameRules).
//!
//! [`read`] reads records of the data sets' text, and [`Record::replay`] plays them with the
//! engine.

mod client;
mod judge;
mod record;
mod replay;
mod request;
mod response;
mod text;

pub use self::client::{Client, ClientError, RequestError};
pub use self::judge::{Fault, Judge, Verdict};
pub use self::record::{End, Ignored, Move, MoveKind, Record, ToldWin, Unwritable, read};
pub use self::replay::{Difference, Differs, Replay};
pub use self::request::Request;
pub use self::response::Response;
pub use self::text::{TextError, Wrong};

/// The line after a response with which a bot asks to be kept running (长时运行): from then on each
/// turn brings its request alone.
pub const KEEP_RUNNING: &str = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";
