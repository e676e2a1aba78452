//! Squares, actions, positions and rules read from text and written back. No other module reads
//! characters.

use core::fmt;
use core::str::FromStr;

use crate::action::Action;
use crate::color::Color;
use crate::position::Position;
use crate::repetition::Repetition;
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
            Expected::Cells => "a piece B, G, W or a digit 1-9",
            Expected::Slash => "the / before the next row",
            Expected::Space => "a space",
            Expected::Turn => "the turn, B or W",
            Expected::Token => "the token, B, G or W",
            Expected::Row => "a row, 1-9",
            Expected::Column => "a column, 1-9",
            Expected::Action => "an action (34, c44 or pass)",
            Expected::Gap => "a space before the next action",
            Expected::Repetition => "a rule on repetition (free, forbidden or draw)",
            Expected::Result => {
                "a result (unfinished, black wins, white wins, a draw, black resigned, \
                 white resigned, black out of time or white out of time)"
            }
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
#[derive(Clone)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) const fn of(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// How many bytes are read.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_while(&mut self, skipped: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(skipped).len();
    }

    /// Skips a byte order mark.
    pub(crate) fn byte_order_mark(&mut self) {
        self.at += if self.rest().starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    }

    /// Skips white space and what stands behind a `#` on its line.
    pub(crate) fn white_space(&mut self) {
        self.skip_while(char::is_whitespace);
        while self.peek() == Some('#') {
            self.skip_while(|found| found != '\n');
            self.skip_while(char::is_whitespace);
        }
    }

    /// Skips a word of letters, in upper or lower case, if it comes next and ends there.
    pub(crate) fn word(&mut self, word: &str) -> bool {
        let rest = self.rest();
        let comes = rest.get(..word.len()).is_some_and(|next| next.eq_ignore_ascii_case(word));
        let ends = !rest.chars().nth(word.len()).is_some_and(char::is_alphanumeric);
        if comes && ends {
            self.at += word.len();
        }
        comes && ends
    }

    /// The rest of the line, without a comment or white space at its end.
    pub(crate) fn line(&mut self) -> &'a str {
        let rest = self.rest();
        let line = rest.split(['\n', '#']).next().unwrap_or(rest);
        self.at += line.len();
        line.trim_end()
    }

    pub(crate) fn wrong(&self, expected: Expected) -> ParseError {
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
        if self.is_at_end() { Ok(()) } else { Err(self.wrong(Expected::End)) }
    }

    /// Two digits; between them may be spaces and a comma, as people write coordinates.
    fn square(&mut self) -> Result<Square, ParseError> {
        let row = self.take(Expected::Row, digit)?;
        self.skip_while(|found| found == ' ');
        if self.peek() == Some(',') {
            self.at += 1;
            self.skip_while(|found| found == ' ');
        }
        self.take(Expected::Column, |found| Square::new(row, digit(found)?).ok())
    }

    pub(crate) fn action(&mut self) -> Result<Action, ParseError> {
        match self.peek() {
            Some('c' | 'C') => {
                self.at += 1;
                self.skip_while(|found| found == ' ');
                Ok(Action::Change(self.square()?))
            }
            Some('p' | 'P') => {
                for letter in "pass".chars() {
                    self.take(Expected::Action, |found| {
                        found.eq_ignore_ascii_case(&letter).then_some(())
                    })?;
                }
                Ok(Action::Pass)
            }
            Some('1'..='9') => Ok(Action::Play(self.square()?)),
            _ => Err(self.wrong(Expected::Action)),
        }
    }

    pub(crate) fn repetition(&mut self) -> Result<Repetition, ParseError> {
        let named = |rule: &Repetition| self.word(rule.name());
        Repetition::ALL.into_iter().find(named).ok_or_else(|| self.wrong(Expected::Repetition))
    }

    /// The white space that must stand between two actions, unless the text ends.
    pub(crate) fn gap(&mut self) -> Result<(), ParseError> {
        let next = self.peek();
        if next.is_some_and(|found| !found.is_whitespace() && found != '#') {
            return Err(self.wrong(Expected::Gap));
        }
        self.white_space();
        Ok(())
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

/// Reads an action as people write it: `c` and `pass` in upper or lower case, spaces and a comma
/// between row and column. It is written one way.
///
/// ```
/// use ywf::{Action, ParseError};
///
/// let read = |text: &str| text.parse::<Action>().map(|action| action.to_string());
/// assert_eq!(read("3 4")?, "34");
/// assert_eq!(read("C6,6")?, "c66");
/// assert_eq!(read("Pass")?, "pass");
/// let error = read("d3").unwrap_err();
/// assert_eq!(error.to_string(), "'d' where an action (34, c44 or pass) should be (at byte 0)");
/// # Ok::<(), ParseError>(())
/// ```
impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut reader = Reader::of(text);
        let action = reader.action()?;
        reader.end()?;
        Ok(action)
    }
}

/// Reads `free`, `forbidden` or `draw`, as they are written.
///
/// ```
/// use ywf::Repetition;
///
/// assert_eq!("draw".parse(), Ok(Repetition::DrawAtThird));
/// let error = "maybe".parse::<Repetition>().unwrap_err();
/// assert!(error.to_string().starts_with("'m' where a rule on repetition (free, "));
/// ```
impl FromStr for Repetition {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Repetition, ParseError> {
        let mut reader = Reader::of(text);
        let rule = reader.repetition()?;
        reader.end()?;
        Ok(rule)
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
