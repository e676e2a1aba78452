//! Questions about riichi mahjong hands as JSON lines: one request in, one answer out.
//!
//! This is what `mentsu batch` reads and writes, without the reading and writing: for programs in
//! other languages, pages and workers that have a text and want one back. What a hand is, and what
//! its answers mean, stands in [`mentsu`].
//!
//! ```
//! use mentsu_protocol::Answerer;
//!
//! let mut answerer = Answerer::default();
//! let answer = answerer.answer(r#"{"id":1,"op":"hand","closed":"1112345678999m"}"#);
//! assert!(answer.starts_with(r#"{"id":1,"shanten":0,"waits":{"1m":["ryanmen","shanpon"],"2m":"#));
//!
//! // What can't be answered says why, and the next request is answered as ever.
//! let answer = answerer.answer(r#"{"id":2,"op":"hand","closed":"11111m"}"#);
//! let why = "closed: 5 copies of 1m, but there are only 4 (at byte 4)";
//! assert_eq!(answer, format!(r#"{{"id":2,"error":"{why}"}}"#));
//! ```
//!
//! # Requests
//!
//! | `op` | asks | besides `closed` and `melds` |
//! |---|---|---|
//! | `hand` | shanten; how a hand of 3n+2 tiles falls apart, or what one of 3n+1 waits for, and what helps | |
//! | `score` | yaku, han, fu and points of a win | `win`, `tsumo`, `seat`, `round`, `dora`, `ura`, `flags`, `kita`, `honba`, `sticks`, `rules` |
//! | `plan` | chances and expected points of each discard, by the number of draws left | `draws`, `depth`, `dora`, `seen`, `seat`, `round`, `riichi`, `ura`, `kita`, `rules` |
//!
//! Tiles are mpsz with `0` for a red five, melds are `{"type":"chi","tiles":"123m"}` and come in their
//! own list, `dora` and `ura` are indicators, winds `"E"`, `"S"`, `"W"` and `"N"`. `rules` is a house's
//! name of [`HOUSES`] or an object in which `preset` may stand beside what differs. A key that nobody
//! knows, that stands twice, or whose value is of another type is refused by name.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod answer;
mod figures;
mod hand;
mod house;
mod melds;
mod object;
mod plan;
mod quick;
mod refusal;
mod request;
mod rules;
mod score;
mod words;

pub use crate::answer::Answerer;
pub use crate::figures::FiguresByTurn;
pub use crate::house::{HOUSES, House};
pub use crate::words::{RIICHI_CHOICES, how_far, no_win};

/// The README's example, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
