//! Reads squares, actions and positions, and writes positions.

use core::fmt;
use core::str::FromStr;

use super::error::{Expected, ParseError, ParseErrorKind};
use super::reader::{Reader, digit};
use crate::board::{Color, Square, Squares};
use crate::position::{Action, Position};

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
/// between row and column. It is always written in the same way.
///
/// ```
/// use three_colour_othello::{Action, ParseError};
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
                    return Err(ParseError::new(reader.at(), kind));
                }
                let start = reader.at();
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
                return Err(ParseError::new(reader.at(), ParseErrorKind::RowTooLong { row }));
            }
        }
        reader.literal(' ', Expected::Space)?;
        let turn = reader.take(Expected::Turn, |found| Color::from_letter(found)?.player())?;
        reader.literal(' ', Expected::Space)?;
        let token = reader.take(Expected::Token, Color::from_letter)?;
        reader.end()?;
        let [black, grey, white] = pieces;
        // Each square is read once, so no two pieces share one.
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
