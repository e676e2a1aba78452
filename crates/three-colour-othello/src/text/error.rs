//! Errors in text, with their places.

use core::fmt;

use super::verdict::Verdict;
use crate::game::Repetition;
use crate::names::Choices;

/// An error in text: where, and why.
///
/// ```
/// use three_colour_othello::{Expected, ParseErrorKind, Position};
///
/// let error = "9/9/9/3GXW3/3WGB3/3BWG3/9/9/9 B G".parse::<Position>().unwrap_err();
/// assert_eq!(error.at(), 8);
/// let kind = ParseErrorKind::Unexpected { found: 'X', expected: Expected::Cells };
/// assert_eq!(error.kind(), kind);
/// assert_eq!(
///     error.to_string(),
///     "'X' where a piece B, G, W or a digit 1-9 should be (at byte 8)",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    at: usize,
    kind: ParseErrorKind,
}

impl ParseError {
    pub(crate) const fn new(at: usize, kind: ParseErrorKind) -> ParseError {
        ParseError { at, kind }
    }

    /// The byte offset of the error. It is the length of the text if something is missing at the
    /// end.
    ///
    /// ```
    /// assert_eq!("3".parse::<three_colour_othello::Square>().unwrap_err().at(), 1);
    /// ```
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The kind of error.
    ///
    /// ```
    /// use three_colour_othello::{Expected, ParseErrorKind, Square};
    ///
    /// let kind = "3".parse::<Square>().unwrap_err().kind();
    /// assert_eq!(kind, ParseErrorKind::Missing { expected: Expected::Column });
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.kind
    }
}

/// The kind of an error in text.
///
/// ```
/// use three_colour_othello::{ParseErrorKind, Position};
///
/// let error = "9/8".parse::<Position>().unwrap_err();
/// assert_eq!(error.kind(), ParseErrorKind::RowTooShort { row: 2, squares: 8 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// A character that isn't allowed here.
    Unexpected {
        /// The character.
        found: char,
        /// What was expected.
        expected: Expected,
    },
    /// The text ends too early.
    Missing {
        /// What was expected.
        expected: Expected,
    },
    /// The row has more than nine squares; the offset is that of the first that doesn't fit.
    RowTooLong {
        /// The row, 1–9.
        row: u8,
    },
    /// The row ends with fewer than nine squares.
    RowTooShort {
        /// The row, 1–9.
        row: u8,
        /// The number of squares it has, 0–8.
        squares: u8,
    },
}

/// What was expected at a place in a text.
///
/// ```
/// assert_eq!(three_colour_othello::Expected::Turn.to_string(), "the turn, B or W");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// A piece or a number of empty squares.
    Cells,
    /// The `/` between two rows.
    Slash,
    /// The space after the rows or the turn.
    Space,
    /// The turn.
    Turn,
    /// The token.
    Token,
    /// A row's digit.
    Row,
    /// A column's digit.
    Column,
    /// An action.
    Action,
    /// The white space between two actions.
    Gap,
    /// A rule on repetition.
    Repetition,
    /// The result of a game.
    Result,
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Repetition => {
                return write!(f, "a rule on repetition ({})", Choices(Repetition::NAMES));
            }
            Expected::Result => return write!(f, "a result ({})", Choices(Verdict::NAMES)),
            Expected::Cells => "a piece B, G, W or a digit 1-9",
            Expected::Slash => "the / before the next row",
            Expected::Space => "a space",
            Expected::Turn => "the turn, B or W",
            Expected::Token => "the token, B, G or W",
            Expected::Row => "a row, 1-9",
            Expected::Column => "a column, 1-9",
            Expected::Action => "an action (34, c44 or pass)",
            Expected::Gap => "a space before the next action",
            Expected::End => "the end",
        })
    }
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseErrorKind::Unexpected { found, expected } => {
                write!(f, "{found:?} where {expected} should be")
            }
            ParseErrorKind::Missing { expected } => write!(f, "{expected} is missing"),
            ParseErrorKind::RowTooLong { row } => write!(f, "row {row} has more than 9 squares"),
            ParseErrorKind::RowTooShort { row, squares } => {
                write!(f, "row {row} has {squares} squares, not 9")
            }
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.kind, self.at)
    }
}

impl core::error::Error for ParseError {}
