//! Answers questions about a riichi mahjong hand: whether and how it wins, how it splits into a
//! jantou and mentsu, what it waits for and in which shape, how far it is from winning, which tiles
//! help, and what it is worth and why.
//!
//! Text is parsed once, by [`FromStr`](core::str::FromStr) or a module of [`notation`], into a
//! checked [`Hand`]; in a program [`hand!`] checks it at compile time. There is no I/O, no unsafe
//! code, no `std`, and no global state unless the feature `derived` is enabled.
//!
//! # What does this hand wait for?
//!
//! ```
//! use mentsu::{WaitShape, hand, tile, tiles};
//!
//! let waits = hand!("1112345678999m").waits();
//! assert_eq!(waits.tiles(), tiles!("123456789m"));
//! let nine = waits.get(tile!("9m")).unwrap();
//! assert!(nine.shapes().contains(WaitShape::Ryanmen));
//! assert_eq!(nine.left(), 1);
//! ```
//!
//! # Does it win, and how?
//!
//! ```
//! let hand = mentsu::hand!("11223344456789m");
//! let forms: Vec<String> = hand.win_forms().iter().map(ToString::to_string).collect();
//! assert_eq!(forms, ["11m 234m 234m 456m 789m", "44m 123m 123m 456m 789m"]);
//! ```
//!
//! # Which block did the winning tile complete?
//!
//! ```
//! use mentsu::{hand, tile};
//!
//! let readings = hand!("23444m111p789s").readings(tile!("4m"));
//! let shapes: Vec<&str> = readings.iter().map(|reading| reading.shape().name()).collect();
//! assert_eq!(shapes, ["tanki", "ryanmen"]);
//! ```
//!
//! # Why doesn't it win in another way?
//!
//! ```
//! let hand = mentsu::hand!("23333444556688m");
//! let complete = hand.attempts().filter_map(|attempt| attempt.decomposition());
//! assert_eq!((hand.attempts().count(), complete.count()), (16, 1));
//! ```
//!
//! # How far is it from winning, and which tiles help?
//!
//! ```
//! use mentsu::{hand, tiles};
//!
//! let hand = hand!("123m45p13789s113z");
//! assert_eq!(hand.shanten().get(), 1);
//! assert_eq!(hand.ukeire().tiles(), tiles!("36p2s"));
//! assert_eq!(hand.ukeire().total(), 12);
//! ```
//!
//! # What to discard?
//!
//! ```
//! # #[cfg(feature = "plan")] {
//! use mentsu::plan::{Objective, Outlook, Planner};
//! use mentsu::riichi::Rules;
//! use mentsu::{face, hand, tile};
//!
//! let hand = hand!("135m123456p23499s");
//! // The best discard by the tiles that help next …
//! assert_eq!(hand.best_discard().unwrap().tile(), tile!("1m"));
//! // … and over the seventeen draws of a round, where it wins more than half the time
//! let plan = Planner::new().plan(&hand, &Outlook::new(), &Rules::TENHOU).unwrap();
//! let best = plan.best(Objective::Win).unwrap();
//! assert_eq!(best.face(), face!("1m"));
//! assert!(best.figures().win() > 0.55 && best.figures().points() > 2_000.0);
//! # }
//! ```
//!
//! # How likely is it to be tenpai soon?
//!
//! ```
//! # #[cfg(feature = "plan")] {
//! use mentsu::chances::Goal;
//! use mentsu::{Visible, hand};
//!
//! let hand = hand!("123m45p13789s113z");
//! let wall = Visible::of(&hand).unseen(hand.concealed());
//! let chance = hand.chance(&wall, 2, Goal::Tenpai).unwrap();
//! assert_eq!(format!("{chance}, {:.1} %", 100.0 * chance.as_f64()), "1450/7503, 19.3 %");
//! # }
//! ```
//!
//! # What must unknown tiles be for it to win?
//!
//! ```
//! let hand: mentsu::PartialHand = "345m?55667s77p111z".parse()?;
//! let wins: Vec<String> = hand.completions().map(|c| c.tiles().to_string()).collect();
//! assert_eq!(wins, ["4s", "7s"]);
//! # Ok::<(), mentsu::ParseError>(())
//! ```
//!
//! # Does it win with jokers?
//!
//! ```
//! let hand: mentsu::any::AnyHand = "123m456p79s1z?".parse()?;
//! assert_eq!(hand.wait_tiles(), mentsu::tiles!("8s1z"));
//! # Ok::<(), mentsu::any::AnyHandError>(())
//! ```
//!
//! # Which hands have nine waits?
//!
//! ```
//! use mentsu::puzzle::Query;
//! use mentsu::{Suit, hand};
//!
//! let nine_waits = Query::new().with_number_of_waits(9..=9);
//! assert!(nine_waits.hands_in(Suit::Man, 13).unwrap().eq([hand!("1112345678999m")]));
//! ```
//!
//! # What is it worth?
//!
//! ```
//! use mentsu::riichi::{Rules, Situation, score};
//! use mentsu::{hand, tile};
//!
//! let ron = Situation::ron(tile!("5m")).with_riichi();
//! let score = score(&hand!("23467m345p34588s"), &ron, &Rules::TENHOU).unwrap();
//! assert_eq!(score.yaku_set().to_string(), "riichi pinfu tanyao");
//! ```
//!
//! # Where things are
//!
//! Data flows one way: text → [`notation`] → [`Hand`] → [`Counts`] → [`WinForm`] → [`Waits`],
//! [`Shanten`] → [`Ukeire`] → [`riichi`]. [`LiveHand`] is for searches that draw and discard,
//! [`PartialHand`] for hands with unknown tiles, [`any`] for hands with jokers or of five
//! sets, and [`puzzle`] finds hands by their waits.
//!
//! Methods assume that only the hand itself is visible. If an answer depends on other visible
//! tiles, a second method ending in `_in` takes the [`Visible`] tiles and the kinds in play.
//!
//! [`guide`] is a tour with a glossary, and a table of calls for users of other libraries.
//!
//! Lists of answers ([`WinForms`], [`Readings`], …) are [`List`]s, which dereference to slices and
//! don't allocate. Only `chances` and `plan` allocate.
//!
//! # Features
//!
//! - `index` (default): answers by table. Without it the same calls compute their answers.
//! - `rows`: only the tables for shanten, ukeire and discards, for small downloads.
//! - `derived`: the first question computes most tables of `rows` and keeps them in a **global**
//!   static. It takes 6 ms, in a browser 15 to 20, and 70 KB of stack. Cargo unifies features, so
//!   one crate that enables it enables it for the whole program: only a final binary should.
//! - `plan`: the modules `plan` and `chances`, which need a heap; with `mcr` also `mcr::Ways` and
//!   `mcr::win_chance`.
//! - `mcr`: the module `mcr`, Chinese official mahjong.
//! - `serde`: types as their canonical text in readable formats, as compact numbers in others.
//! - `arbitrary`: valid values from a fuzzer's bytes.
//! - `proptest`: the module `strategy`.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![warn(clippy::std_instead_of_core, clippy::std_instead_of_alloc, clippy::alloc_instead_of_core)]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(any(test, feature = "plan", feature = "proptest"))]
extern crate alloc;

mod bit_set;
mod engine;
mod features;
pub mod fields;
pub mod guide;
mod list;
#[doc(hidden)]
pub mod literal;
pub mod names;
pub mod notation;
mod padded;

// rustdoc lists the methods of a type in the order of modules: first making a hand …
mod flower;
mod hand;
mod meld;
mod mentsu;
mod tile;
mod visible;
mod wind;

// … then its questions …
mod form;
mod shanten;
mod ukeire;
mod wait;

#[cfg(feature = "plan")]
pub mod chances;

pub mod any;

// … then changing it.
mod draw;
mod live_hand;
#[cfg(feature = "mcr")]
pub mod mcr;
#[cfg(feature = "plan")]
pub mod plan;
pub mod puzzle;
pub mod random;
pub mod riichi;
mod unknown;

#[cfg(feature = "proptest")]
pub use features::strategy;
pub use flower::{Flower, Flowers};
pub use form::{Decomposition, Decompositions, FormBlock, FormBlocks, WinForm, WinForms, attempts};
pub use hand::{Hand, HandError};
pub use list::{Filler, List, ListIter};
pub use live_hand::LiveHand;
pub use meld::{Call, CalledFrom, Meld, MeldError, MeldFaces, MeldKind, Part};
pub use mentsu::{Mentsu, MentsuKind, MentsuTiles, NotAShuntsu};
pub use notation::{ParseError, ParseErrorKind};
pub use shanten::{Shanten, Shantens};
pub use tile::{
    Counts, Face, FacesIter, NotHeld, Suit, Tile, TileError, TileSet, TileSetIter, TilesIter,
    TooManyCopies,
};
pub use ukeire::{Discard, Discards, Improvement, Improvements, Ukeire, UkeireIter};
pub use unknown::{
    BlockCompletion, BlockCompletions, BlockKind, Completion, Completions, NotABlock, PartialBlock,
    PartialHand, PartialHandError, TenpaiCompletions, Wins,
};
pub use visible::{FifthCopy, Visible};
pub use wait::{
    CompletedBlock, Reading, ReadingBlocks, Readings, Wait, WaitShape, WaitShapes, WaitShapesIter,
    Waits, WaitsIntoIter, WaitsIter,
};
pub use wind::Wind;
