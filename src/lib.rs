//! Everything about a riichi mahjong hand: is it won and in which ways, how does it fall apart
//! into jantou and mentsu, what does it wait for and in which shape, how far is it from winning,
//! which tiles help, what is it worth and why.
//!
//! No I/O, no state, no unsafe code, no std. Text goes in through
//! [`FromStr`](core::str::FromStr) or [`notation`], is checked once, and is a [`Hand`] from
//! then on.
//!
//! # What does this hand wait for?
//!
//! ```
//! use mentsu::{Hand, Tile, WaitShape};
//!
//! let hand: Hand = "1112345678999m".parse()?;
//! let waits = hand.waits();
//! assert_eq!(waits.tiles(), "123456789m".parse()?);
//! let nine = waits.get(Tile::M9).unwrap();
//! assert!(nine.shapes().contains(WaitShape::Ryanmen));
//! assert_eq!(nine.left(), 1);
//! # Ok::<(), mentsu::ParseError>(())
//! ```
//!
//! # Is it won, and how?
//!
//! ```
//! use mentsu::Hand;
//!
//! let hand: Hand = "11223344456789m".parse()?;
//! let forms: Vec<String> = hand.win_forms().iter().map(ToString::to_string).collect();
//! assert_eq!(forms, ["11m 234m 234m 456m 789m", "44m 123m 123m 456m 789m"]);
//! # Ok::<(), mentsu::ParseError>(())
//! ```
//!
//! # Which block did the winning tile complete?
//!
//! ```
//! use mentsu::{Hand, Tile};
//!
//! let hand: Hand = "23444m111p789s".parse::<Hand>()?;
//! let readings = hand.readings(Tile::M4);
//! let shapes: Vec<String> = readings.iter().map(|r| r.shape().to_string()).collect();
//! assert_eq!(shapes, ["tanki", "ryanmen"]);
//! # Ok::<(), mentsu::ParseError>(())
//! ```
//!
//! # Why isn't it won in another way?
//!
//! ```
//! use mentsu::hand;
//!
//! let hand = hand!("23333444556688m");
//! let complete = hand.attempts().filter_map(|attempt| attempt.decomposition());
//! assert_eq!((hand.attempts().count(), complete.count()), (16, 1));
//! ```
//!
//! # How far is it, and which tiles help?
//!
//! ```
//! use mentsu::Hand;
//!
//! let hand: Hand = "123m45p13789s113z".parse()?;
//! assert_eq!(hand.shanten().get(), 1);
//! assert_eq!(hand.ukeire().tiles(), "36p2s".parse()?);
//! assert_eq!(hand.ukeire().total(), 12);
//! # Ok::<(), mentsu::ParseError>(())
//! ```
//!
//! # How likely is it to be tenpai soon?
//!
//! ```
//! # #[cfg(feature = "alloc")] {
//! use mentsu::chances::Goal;
//! use mentsu::{Hand, View};
//!
//! let hand: Hand = "123m45p13789s113z".parse()?;
//! let wall = View::of(&hand).unseen(hand.concealed());
//! let two = hand.chance(&wall, 2, Goal::Tenpai)?;
//! assert_eq!(format!("{two}, {:.1} %", 100.0 * two.as_f64()), "1450/7503, 19.3 %");
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What must unknown tiles be?
//!
//! ```
//! use mentsu::PartialHand;
//!
//! let hand: PartialHand = "345m?55667s77p111z".parse()?;
//! let wins: Vec<String> = hand.completions().map(|c| c.tiles().to_string()).collect();
//! assert_eq!(wins, ["4s", "7s"]);
//! # Ok::<(), mentsu::ParseError>(())
//! ```
//!
//! # Which hands wait for this?
//!
//! ```
//! use mentsu::Suit;
//! use mentsu::puzzle::Query;
//!
//! let nine = Query::new().with_number_of_waits(9..=9);
//! assert!(nine.hands_in(Suit::Man, 13)?.eq(["1112345678999m".parse()?]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is it worth?
//!
//! ```
//! use mentsu::Hand;
//! use mentsu::riichi::{Rules, Situation, score};
//!
//! let hand: Hand = "23467m345p34588s".parse()?;
//! let score = score(&hand, &Situation::ron(mentsu::tile!("5m")).with_riichi(), &Rules::TENHOU)?;
//! assert_eq!(score.yaku_set().to_string(), "riichi pinfu tanyao");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! Data flows one way: text → [`notation`] → [`Hand`] → [`Counts`] → [`WinForm`] → [`Waits`],
//! [`Shanten`] → [`Ukeire`] → [`riichi`]. [`LiveHand`] is for searches such as [`chances`], [`unknown`] for hands with
//! unknown tiles, [`puzzle`] for questions the other way round.
//! Nothing upstream knows anything downstream.
//!
//! Lists of a hand's answers ([`WinForms`], [`Readings`], …) are
//! [`List`]s that touch no heap; take them for slices. Only [`chances`] keeps what
//! it found on the heap while it counts.
//!
//! # Features
//!
//! On by default: `index`, tables for win, shanten, waits, ukeire and decompositions, without which the
//! same calls answer by direct methods; `alloc`, the heap that [`chances`] needs. `serde`: types as their canonical
//! text where the format is for people. `arbitrary`: valid values from a fuzzer's bytes. `proptest`:
//! the `strategy` module.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![warn(clippy::std_instead_of_core, clippy::std_instead_of_alloc, clippy::alloc_instead_of_core)]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(any(test, feature = "alloc"))]
extern crate alloc;

mod bit_set;
#[cfg(feature = "alloc")]
pub mod chances;
mod engine;
mod features;
mod form;
pub mod guide;
mod hand;
mod list;
#[doc(hidden)]
pub mod literal;
mod live_hand;
mod meld;
mod mentsu;
pub mod notation;
pub mod puzzle;
pub mod riichi;
mod shanten;
mod tile;
mod ukeire;
pub mod unknown;
mod wait;

#[cfg(feature = "proptest")]
pub use features::strategy;
pub use form::{Decomposition, Decompositions, FormBlock, FormBlocks, WinForm, WinForms, attempts};
pub use hand::{Hand, HandError, NotHeld};
pub use list::{List, ListIter};
pub use live_hand::LiveHand;
pub use meld::{Call, Meld, MeldError, MeldKind, Part, Source};
pub use mentsu::{Mentsu, MentsuKind, NotAShuntsu};
pub use notation::{ParseError, ParseErrorKind};
pub use shanten::{Shanten, Shantens};
pub use tile::{Counts, Face, Suit, Tile, TileError, TileSet, TileSetIter, TooManyCopies};
pub use ukeire::{Discard, Discards, Improvement, Improvements, Ukeire, View};
pub use unknown::{Completion, Completions, PartialHand, PartialHandError};
pub use wait::{
    Block, FifthCopy, Reading, Readings, Wait, WaitShape, WaitShapes, WaitShapesIter, Waits,
    WaitsIter,
};

/// The README's example, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
