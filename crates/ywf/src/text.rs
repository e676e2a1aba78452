//! Squares, actions and positions read from text and written back. No other module reads
//! characters.

use core::fmt;
use core::str::FromStr;

use crate::action::Action;
use crate::color::Color;
use crate::position::Position;
use crate::square::Square;
use crate::squares::Squares;

/// An error in text: where, and why.
///
/// ```
/// use ywf::{Expected, ParseErrorKind, Position};
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

    /// The offset of the first byte at fault; the length of the text where something is missing at
    /// its end.
    ///
    /// ```
    /// assert_eq!("3".parse::<ywf::Square>().unwrap_err().at(), 1);
    /// ```
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The kind of error.
    ///
    /// ```
    /// use ywf::{Expected, ParseErrorKind, Square};
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
/// use ywf::{ParseErrorKind, Position};
///
/// let error = "9/8".parse::<Position>().unwrap_err();
/// assert_eq!(error.kind(), ParseErrorKind::RowTooShort { row: 2, squares: 8 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// A character where something else should be.
    Unexpected {
        /// The character.
        found: char,
        /// What should be there.
        expected: Expected,
    },
    /// The text ends where something should be.
    Missing {
        /// What should be there.
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
        /// How many it has, 0–8.
        squares: u8,
    },
}

/// What should be at a place in a text.
///
/// ```
/// assert_eq!(ywf::Expected::Turn.to_string(), "the turn, B or W");
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
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Cells => "a piece B, G, W or a digit 1-9",
            Expected::Slash => "the / before the next row",
            Expected::Space => "a space",
            Expected::Turn => "the turn, B or W",
            Expected::Token => "the token, B, G or W",
            Expected::Row => "a row, 1-9",
            Expected::Column => "a column, 1-9",
            Expected::Action => "an action (34, c44 or pass)",
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

/// A reader that walks through text from left to right.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    const fn of(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at..).and_then(|rest| rest.chars().next())
    }

    fn wrong(&self, expected: Expected) -> ParseError {
        let kind = match self.peek() {
            Some(found) => ParseErrorKind::Unexpected { found, expected },
            None => ParseErrorKind::Missing { expected },
        };
        ParseError::new(self.at, kind)
    }

    /// The next character as `read` takes it.
    fn take<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(char) -> Option<T>,
    ) -> Result<T, ParseError> {
        let next = self.peek().and_then(|found| Some((read(found)?, found.len_utf8())));
        let (value, bytes) = next.ok_or_else(|| self.wrong(expected))?;
        self.at += bytes;
        Ok(value)
    }

    fn literal(&mut self, literal: char, expected: Expected) -> Result<(), ParseError> {
        self.take(expected, |found| (found == literal).then_some(()))
    }

    fn end(&self) -> Result<(), ParseError> {
        if self.at < self.text.len() { Err(self.wrong(Expected::End)) } else { Ok(()) }
    }

    fn square(&mut self) -> Result<Square, ParseError> {
        let row = self.take(Expected::Row, digit)?;
        self.take(Expected::Column, |found| Square::new(row, digit(found)?).ok())
    }
}

fn digit(found: char) -> Option<u8> {
    matches!(found, '1'..='9').then(|| found as u8 - b'0')
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        let mut reader = Reader::of(text);
        let square = reader.square()?;
        reader.end()?;
        Ok(square)
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut reader = Reader::of(text);
        let action = match reader.peek() {
            Some('c') => {
                reader.at += 1;
                Action::Change(reader.square()?)
            }
            Some('p') => {
                "pass".chars().try_for_each(|letter| reader.literal(letter, Expected::Action))?;
                Action::Pass
            }
            Some('1'..='9') => Action::Play(reader.square()?),
            _ => return Err(reader.wrong(Expected::Action)),
        };
        reader.end()?;
        Ok(action)
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let mut reader = Reader::of(text);
        let mut pieces = [Squares::EMPTY; 3];
        for row in 1..=9 {
            if row > 1 {
                reader.literal('/', Expected::Slash)?;
            }
            let mut squares = 0;
            while squares < 9 {
                if matches!(reader.peek(), Some('/' | ' ')) || reader.peek().is_none() {
                    let kind = ParseErrorKind::RowTooShort { row, squares };
                    return Err(ParseError::new(reader.at, kind));
                }
                let start = reader.at;
                let cells = reader.take(Expected::Cells, |found| match digit(found) {
                    Some(empty) => Some(Err(empty)),
                    None => Color::from_letter(found).map(Ok),
                })?;
                squares += match cells {
                    Ok(color) => {
                        pieces[color as usize].extend(Square::new(row, squares + 1));
                        1
                    }
                    Err(empty) => empty,
                };
                if squares > 9 {
                    return Err(ParseError::new(start, ParseErrorKind::RowTooLong { row }));
                }
            }
            if reader.peek().and_then(digit).is_some()
                || reader.peek().and_then(Color::from_letter).is_some()
            {
                return Err(ParseError::new(reader.at, ParseErrorKind::RowTooLong { row }));
            }
        }
        reader.literal(' ', Expected::Space)?;
        let turn = reader.take(Expected::Turn, |found| Color::from_letter(found)?.player())?;
        reader.literal(' ', Expected::Space)?;
        let token = reader.take(Expected::Token, Color::from_letter)?;
        reader.end()?;
        let [black, grey, white] = pieces;
        // Each square was read once, so no two pieces share one.
        Position::new(black, grey, white, turn, token)
            .map_err(|_| ParseError::new(0, ParseErrorKind::Missing { expected: Expected::Cells }))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0;
        for square in Square::all() {
            if square.col() == 1 && square.row() > 1 {
                f.write_str("/")?;
            }
            let color = self.color_at(square);
            if color.is_none() {
                empty += 1;
            }
            if empty > 0 && (color.is_some() || square.col() == 9) {
                write!(f, "{empty}")?;
                empty = 0;
            }
            if let Some(color) = color {
                write!(f, "{}", color.letter())?;
            }
        }
        write!(f, " {} {}", self.turn().color().letter(), self.token().letter())
    }
}
