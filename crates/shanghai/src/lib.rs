//! Shanghai.
#![no_std]
#![forbid(unsafe_code)]
#![warn(clippy::std_instead_of_core, clippy::std_instead_of_alloc, clippy::alloc_instead_of_core)]
extern crate alloc;

mod board;
pub mod deal;
mod face;
mod freedom;
mod layout;
pub mod layouts;
mod meter;
mod pair;
mod position;
mod rng;
mod solver;

pub use board::{Board, BoardError};
pub use face::Face;
pub use layout::{Layout, LayoutError, LayoutTextError, LayoutTextErrorKind};
pub use meter::{Budget, Spent};
pub use pair::Pair;
pub use position::{Position, PositionError, TileId};
pub use rng::SplitMix64;

pub fn quick(board: &Board, budget: Budget, stop: &mut dyn FnMut() -> bool) -> (char, Spent) {
    let mut meter = meter::Meter::new(budget, stop);
    let mut solver = solver::Solver::new(board);
    let outcome = solver.solve(&[], &mut meter);
    let c = match outcome { solver::Outcome::Clearable(_) => 'C', solver::Outcome::Stuck(_) => 'S', solver::Outcome::Open => 'U' };
    (c, meter.spent)
}
