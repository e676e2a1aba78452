//! Sets of squares, as bits.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

use crate::board::{ROW, Square};

/// The bits of the 81 squares. The guard column and all higher bits are zero.
pub(crate) const BOARD: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < 9 {
        bits |= 0x1FF << (row * ROW);
        row += 1;
    }
    bits
};

/// A set of squares, walked row by row.
///
/// Rows lie ten bits apart in a `u128`, so that a guard column stops bits that are shifted over an
/// edge.
///
/// ```
/// use three_colour_othello::{ParseError, Square, Squares};
///
/// let corners: Squares = ["11", "19", "91", "99"].map(|text| text.parse().unwrap()).into();
/// let top: Squares = Square::all().take(9).collect();
/// assert_eq!(corners.len(), 4);
/// assert!(corners.contains("91".parse()?));
/// assert_eq!((corners & top).to_string(), "11 19");
/// assert_eq!((corners - top).to_string(), "91 99");
/// assert_eq!((corners | !corners), Squares::ALL);
/// assert_eq!((corners ^ top).len(), 9);
/// # Ok::<(), ParseError>(())
/// ```
#[doc(alias = "bitboard")]
#[doc(alias = "SquareSet")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(u128);

impl Squares {
    /// The empty set.
    ///
    /// ```
    /// assert!(three_colour_othello::Squares::EMPTY.is_empty());
    /// ```
    pub const EMPTY: Squares = Squares(0);

    /// The whole board.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Squares::ALL.len(), 81);
    /// ```
    pub const ALL: Squares = Squares(BOARD);

    /// The squares of these bits, which must all be on the board.
    pub(crate) const fn of_bits(bits: u128) -> Squares {
        Squares(bits)
    }

    /// The set as bits.
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the square is in the set.
    ///
    /// ```
    /// use three_colour_othello::{Square, Squares};
    ///
    /// let square = Square::new(5, 5)?;
    /// assert!(Squares::from(square).contains(square));
    /// # Ok::<(), three_colour_othello::OffBoard>(())
    /// ```
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.bit() & 1 == 1
    }

    /// The number of squares, 0–81.
    ///
    /// ```
    /// assert_eq!((!three_colour_othello::Squares::ALL).len(), 0);
    /// ```
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    ///
    /// ```
    /// assert!(!three_colour_othello::Squares::ALL.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares, row by row.
    ///
    /// ```
    /// use three_colour_othello::{Square, Squares};
    ///
    /// assert!(Squares::ALL.iter().eq(Square::all()));
    /// ```
    #[must_use]
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self.0)
    }
}

/// The squares of a set, row by row.
///
/// ```
/// use three_colour_othello::Squares;
///
/// assert_eq!(Squares::ALL.iter().len(), 81);
/// ```
#[derive(Clone, Debug)]
pub struct SquaresIter(u128);

impl SquaresIter {
    /// The squares not walked yet.
    pub(crate) const fn left(&self) -> Squares {
        Squares(self.0)
    }
}

impl Iterator for SquaresIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Square::of_bit(bit))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for SquaresIter {
    fn next_back(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let bit = 127 - self.0.leading_zeros() as u8;
        self.0 ^= 1 << bit;
        Some(Square::of_bit(bit))
    }
}

impl ExactSizeIterator for SquaresIter {}
impl FusedIterator for SquaresIter {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Squares {
        Squares(1 << square.bit())
    }
}

impl<const N: usize> From<[Square; N]> for Squares {
    fn from(squares: [Square; N]) -> Squares {
        squares.into_iter().collect()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, |set, square| set | Squares::from(square))
    }
}

impl Extend<Square> for Squares {
    fn extend<T: IntoIterator<Item = Square>>(&mut self, squares: T) {
        *self |= squares.into_iter().collect::<Squares>();
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitXor for Squares {
    type Output = Squares;
    fn bitxor(self, other: Squares) -> Squares {
        Squares(self.0 ^ other.0)
    }
}

impl Sub for Squares {
    type Output = Squares;
    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

impl Not for Squares {
    type Output = Squares;
    fn not(self) -> Squares {
        Squares(BOARD & !self.0)
    }
}

impl BitAndAssign for Squares {
    fn bitand_assign(&mut self, other: Squares) {
        *self = *self & other;
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl SubAssign for Squares {
    fn sub_assign(&mut self, other: Squares) {
        *self = *self - other;
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            square.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
