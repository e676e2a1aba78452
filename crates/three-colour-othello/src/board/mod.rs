//! The parts of a board: squares, sets of squares, and colours.
//!
//! Sets of squares are bits of a `u128`, so shifts of whole boards find sandwiches. The random
//! words that make the key of a position are also here.

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
