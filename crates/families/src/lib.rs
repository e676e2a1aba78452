//! Any mahjong's scoring as a table.
//!
//! A [`Family`] states which tiles are in play, how many sets win, which tiles are jokers, what
//! each pattern is worth, how patterns combine, and who pays. [`Preset`] has families that many
//! play; a family of one's own is a file in TOML or JSON ([`Family::from_toml`],
//! [`Family::from_json`]). The vocabulary of conditions is [`Word`].
//!
//! ```
//! use mentsu::tile;
//! use mentsu_families::{Family, Win};
//!
//! let town = Family::from_json(r#"{
//!     "name": "小镇", "wild": "7z", "minimum": 1,
//!     "patterns": [
//!         {"id": "all_pungs", "name": "碰碰胡", "value": 2, "when": "all_pungs"},
//!         {"id": "one_suit", "name": "清一色", "value": 4, "when": "one_suit"},
//!         {"id": "no_joker", "name": "无鬼", "value": 1, "when": "jokers = 0"}
//!     ]
//! }"#)?;
//! let hand = town.hand("111222333m55m77z")?;
//! let score = town.score(&hand, tile!("9m"), &Win::by_discard())?;
//! assert_eq!(score.total(), 6);
//! assert_eq!(score.blocks(), "55m 111m 222m 333m 999m");
//! assert_eq!(score.jokers(), [tile!("9m"), tile!("9m")]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod condition;
mod family;
mod forms;
mod hand;
mod payments;
mod reading;
mod score;
#[cfg(test)]
mod twin;
mod win;
mod word;

pub use self::condition::{Condition, ConditionError};
pub use self::family::{Family, FamilyError, FamilyErrorKind, Pattern, Preset, SevenPairs};
pub use self::reading::Form;
pub use self::score::{Because, FamilyWait, NoScore, Score};
pub use self::win::{Event, Impossible, Win};
pub use self::word::Word;
