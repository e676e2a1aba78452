//! Mahjong solitaire (上海, Shanghai): boards, games, deals, and a solver that tells whether a board
//! can still be cleared and proves it.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![warn(clippy::std_instead_of_core, clippy::std_instead_of_alloc, clippy::alloc_instead_of_core)]

extern crate alloc;

mod board;
mod check;
pub mod deal;
mod face;
mod freedom;
mod game;
mod layout;
pub mod layouts;
mod meter;
pub mod moves;
mod pair;
mod position;
mod proof;
mod rng;
mod session;
mod solver;
mod verdict;

pub use board::{Board, BoardError};
pub use deal::DealError;
pub use face::Face;
pub use game::{Game, MoveError};
pub use layout::{Layout, LayoutError, LayoutTextError, LayoutTextErrorKind};
pub use meter::{Budget, Spent};
pub use pair::Pair;
pub use position::{Position, PositionError, TileId};
pub use proof::{Literal, Proof, ProofError, Step};
pub use rng::SplitMix64;
pub use session::{Choice, LosingMove, Session};
pub use verdict::{Order, OrderError, Outlook, Verdict, verdict};
