//! Mahjong solitaire (上海, Shanghai): boards, games, deals, and a solver that proves whether a board
//! can still be cleared.
//!
//! No I/O, no clock, no unsafe code, no std.
//!
//! # Can this board be cleared?
//!
//! ```
//! use shanghai::{Game, Verdict, deal, layouts, verdict};
//!
//! let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
//! let game = Game::new(board);
//! match verdict(game.board()) {
//!     Verdict::Clearable(order, _) => order.check(&game)?,
//!     Verdict::Stuck(proof, _) => proof.check(&game)?,
//!     Verdict::Undetermined(spent) => println!("not known after {} nodes", spent.nodes),
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # And after this move? Which pairs are safe? Which move lost?
//!
//! ```
//! use shanghai::moves::{self, Move};
//! use shanghai::{LosingMove, Outlook, Session, deal, layouts};
//!
//! let hill = layouts::hill();
//! let mut session = Session::new(deal::random(&hill, &deal::four_of_each(6), 7)?);
//! for played in moves::parse("6,6,0 2,3,2\n4,6,0 1,2,1", &hill)? {
//!     let choices = session.choices();
//!     assert!(choices.iter().any(|choice| choice.outlook == Outlook::Clearable));
//!     if let Move::Take(pair) = played {
//!         session.take(pair)?;
//!     }
//! }
//! assert_eq!(session.outlook(), Outlook::Stuck);
//! assert_eq!(session.losing_move(), LosingMove::Move(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! A [`Layout`] says where tiles lie ([`layouts`] has some, [`files`] reads those of other
//! programs), a [`Board`] what they show ([`deal`] makes some), a [`Game`] which of them are left.
//! [`verdict`] answers once; a [`Session`] is a game with everything learned about it. An
//! [`Order`] and a [`Proof`] show that an answer is right, and a [`Deadlock`] explains why a
//! position is lost. A [`Record`] is a game as it was played, to be saved. Every question of a
//! session also has a form that ends in `_within` and takes a [`Budget`].

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![warn(clippy::std_instead_of_core, clippy::std_instead_of_alloc, clippy::alloc_instead_of_core)]

extern crate alloc;

mod board;
pub mod deal;
#[cfg(feature = "serde")]
mod features;
pub mod files;
mod game;
mod layout;
pub mod layouts;
pub mod moves;
mod names;
mod rng;
mod session;
mod solver;
mod sorted;
mod verdict;
mod words;

pub use board::{Board, BoardError, BoardTextError, BoardTextErrorKind, Face, FaceError, Pair};
pub use deal::DealError;
pub use game::{Game, MoveError, Record, RecordError};
pub use layout::{
    Layout, LayoutError, LayoutTextError, LayoutTextErrorKind, Position, PositionError, TileId,
};
pub use names::UnknownName;
pub use rng::SplitMix64;
pub use session::{Choice, LosingMove, Saving, Session, verdict, verdict_within};
pub use verdict::{
    Blocked, Budget, Case, Deadlock, DeadlockKind, Literal, Order, OrderError, Outlook, Proof,
    ProofError, Spent, Step, Verdict,
};

/// The README's examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
