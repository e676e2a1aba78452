//! Mahjong solitaire (上海, Shanghai): boards, games, deals, and a solver that tells whether a board
//! can still be cleared, and proves it.
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
//! A [`Layout`] says where tiles lie ([`layouts`] has some), a [`Board`] what they show ([`deal`]
//! puts it there), a [`Game`] which of them are left. [`verdict`] answers once; a [`Session`] is a
//! game with all that is known of it. An [`Order`] and a [`Proof`] show that an answer is right, and a
//! [`Deadlock`] tells people why a position is lost. A [`Record`] is a game as it was played, to be
//! saved. Questions have no limit, or end in `_within` and take a [`Budget`].

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![warn(clippy::std_instead_of_core, clippy::std_instead_of_alloc, clippy::alloc_instead_of_core)]

extern crate alloc;

mod board;
mod budget;
mod check;
mod deadlock;
pub mod deal;
mod face;
#[cfg(feature = "serde")]
mod features;
mod freedom;
mod game;
mod layout;
pub mod layouts;
pub mod moves;
mod pair;
mod position;
mod proof;
mod record;
mod rng;
mod session;
mod solver;
mod sorted;
mod svg;
mod verdict;
mod words;

pub use board::{Board, BoardError, BoardTextError, BoardTextErrorKind};
pub use budget::{Budget, Spent};
pub use deadlock::{Blocked, Case, Deadlock, DeadlockKind};
pub use deal::DealError;
pub use face::{Face, FaceError};
pub use game::{Game, MoveError};
pub use layout::{Layout, LayoutError, LayoutTextError, LayoutTextErrorKind};
pub use pair::Pair;
pub use position::{Position, PositionError, TileId};
pub use proof::{Literal, Proof, ProofError, Step};
pub use record::{Record, RecordError};
pub use rng::SplitMix64;
pub use session::{Choice, LosingMove, Saving, Session, verdict, verdict_within};
pub use verdict::{Order, OrderError, Outlook, Verdict};

/// The README's examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
