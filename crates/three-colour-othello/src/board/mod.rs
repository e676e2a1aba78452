//! Squares, sets of squares and colours: what a board is made of.
//!
//! In come rows and columns, and letters of colours. Sets of squares are bits of a `u128`, so a
//! sandwich is found by shifting whole boards. Out go the squares that a piece would turn, and the
//! random words from which a position's key is made.

mod color;
pub(crate) mod sandwich;
mod square;
mod squares;
pub(crate) mod zobrist;

pub use self::color::{Color, Player};
pub use self::square::{OffBoard, Square};
pub use self::squares::{Squares, SquaresIter};

pub(crate) use self::square::ROW;
pub(crate) use self::squares::BOARD;
