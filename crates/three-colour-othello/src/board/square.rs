//! A square of the board, named by row and column.

use core::fmt;

/// The distance between two rows in bits: nine squares and the guard column.
pub(crate) const ROW: u8 = 10;

/// One of the 81 squares: a row and a column, each 1–9 from the top left.
///
/// Squares are ordered row by row.
///
/// ```
/// use three_colour_othello::{OffBoard, Square};
///
/// let square = Square::new(3, 4)?;
/// assert_eq!((square.row(), square.col()), (3, 4));
/// assert_eq!(square.to_string(), "34");
/// assert_eq!("34".parse(), Ok(square));
/// assert_eq!(Square::new(0, 4), Err(OffBoard { row: 0, col: 4 }));
/// # Ok::<(), OffBoard>(())
/// ```
#[doc(alias = "cell")]
#[doc(alias = "マス")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of squares.
    ///
    /// ```
    /// use three_colour_othello::Square;
    ///
    /// assert_eq!(Square::all().count(), Square::COUNT);
    /// ```
    pub const COUNT: usize = 81;

    /// The square in a row and a column, each counted from 1.
    ///
    /// # Errors
    ///
    /// [`OffBoard`] if either isn't 1–9.
    ///
    /// ```
    /// use three_colour_othello::{OffBoard, Square};
    ///
    /// assert!(Square::new(9, 9).is_ok());
    /// assert_eq!(Square::new(9, 10), Err(OffBoard { row: 9, col: 10 }));
    /// ```
    pub const fn new(row: u8, col: u8) -> Result<Square, OffBoard> {
        if row < 1 || row > 9 || col < 1 || col > 9 {
            return Err(OffBoard { row, col });
        }
        Ok(Square((row - 1) * ROW + (col - 1)))
    }

    /// The square of a bit, which must be on the board.
    pub(crate) const fn of_bit(bit: u8) -> Square {
        Square(bit)
    }

    /// The bit of the square in a `u128`.
    pub(crate) const fn bit(self) -> u8 {
        self.0
    }

    /// The row, 1–9 from the top.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Square::new(3, 4)?.row(), 3);
    /// # Ok::<(), three_colour_othello::OffBoard>(())
    /// ```
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / ROW + 1
    }

    /// The column, 1–9 from the left.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Square::new(3, 4)?.col(), 4);
    /// # Ok::<(), three_colour_othello::OffBoard>(())
    /// ```
    #[must_use]
    pub const fn col(self) -> u8 {
        self.0 % ROW + 1
    }

    /// The index of the square, 0–80, row by row.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Square::new(1, 9)?.index(), 8);
    /// assert_eq!(three_colour_othello::Square::new(2, 1)?.index(), 9);
    /// # Ok::<(), three_colour_othello::OffBoard>(())
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 / ROW) as usize * 9 + (self.0 % ROW) as usize
    }

    /// All squares, row by row.
    ///
    /// ```
    /// use three_colour_othello::Square;
    ///
    /// assert!(Square::all().map(Square::index).eq(0..81));
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..9).flat_map(|row| (0..9).map(move |col| Square(row * ROW + col)))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.col())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.row(), self.col())
    }
}

/// A row or a column that isn't 1–9.
///
/// ```
/// let error = three_colour_othello::Square::new(10, 1).unwrap_err();
/// assert_eq!(error.to_string(), "(10,1) is off the board");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OffBoard {
    /// The row.
    pub row: u8,
    /// The column.
    pub col: u8,
}

impl fmt::Display for OffBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{}) is off the board", self.row, self.col)
    }
}

impl core::error::Error for OffBoard {}
