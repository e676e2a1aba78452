//! Moves as text, one a line: pairs taken and put back.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::layout::Layout;
use crate::pair::Pair;
use crate::position::{Position, PositionError};

/// A move of a game.
///
/// ```
/// use shanghai::{layouts, moves};
/// use shanghai::moves::Move;
///
/// let moves = moves::parse("0,0,0 6,0,0\nundo\n", &layouts::hill())?;
/// assert_eq!(moves[1], Move::Undo);
/// # Ok::<(), moves::MovesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A pair is taken.
    Take(Pair),
    /// The last pair that was taken and not put back is put back.
    Undo,
}

/// An error in a list of moves, and its place.
///
/// ```
/// use shanghai::{Position, layouts, moves};
/// use shanghai::moves::MovesErrorKind;
///
/// let error = moves::parse("# none there\n0,0,0 1,0,0", &layouts::hill()).unwrap_err();
/// assert_eq!((error.line(), error.column()), (2, 7));
/// assert_eq!(error.kind(), MovesErrorKind::NoTile(Position::new(1, 0, 0)));
/// assert_eq!(error.to_string(), "line 2, column 7: no tile lies at 1,0,0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovesError {
    line: usize,
    column: usize,
    kind: MovesErrorKind,
}

impl MovesError {
    /// The line, counted from 1.
    ///
    /// ```
    /// use shanghai::{layouts, moves};
    ///
    /// assert_eq!(moves::parse("undo\nredo", &layouts::hill()).unwrap_err().line(), 2);
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column, counted from 1 in characters.
    ///
    /// ```
    /// use shanghai::{layouts, moves};
    ///
    /// assert_eq!(moves::parse("0,0,0 8", &layouts::hill()).unwrap_err().column(), 7);
    /// ```
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The kind of error.
    ///
    /// ```
    /// use shanghai::{layouts, moves};
    /// use shanghai::moves::MovesErrorKind;
    ///
    /// let error = moves::parse("0,0,0", &layouts::hill()).unwrap_err();
    /// assert_eq!(error.kind(), MovesErrorKind::Parts(1));
    /// ```
    #[must_use]
    pub const fn kind(&self) -> MovesErrorKind {
        self.kind
    }
}

/// The error in a move.
///
/// ```
/// use shanghai::{layouts, moves};
/// use shanghai::moves::MovesErrorKind;
///
/// let error = moves::parse("0,0,0 0,0,0", &layouts::hill()).unwrap_err();
/// assert_eq!(error.kind(), MovesErrorKind::OneTile);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MovesErrorKind {
    /// The line has this many words, neither two positions nor `undo`.
    Parts(usize),
    /// A word isn't a position.
    Position(PositionError),
    /// No tile of the layout lies there.
    NoTile(Position),
    /// Both positions are the same.
    OneTile,
}

impl fmt::Display for MovesErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts(parts) => {
                write!(f, "a move is two positions or \"undo\", not {parts} words")
            }
            Self::Position(error) => write!(f, "{error}"),
            Self::NoTile(position) => write!(f, "no tile lies at {position}"),
            Self::OneTile => f.write_str("a tile doesn't go with itself"),
        }
    }
}

impl fmt::Display for MovesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl core::error::Error for MovesError {}

/// Reads moves, one a line: either the positions of two tiles, as in `2,0,0 24,0,0`, or `undo`.
/// Anything after a `#` and lines without words are skipped.
///
/// Whether the moves can be made isn't checked here but by
/// [`Game::remove`](crate::Game::remove).
///
/// # Errors
/// [`MovesError`] names the line, the column and the reason.
///
/// ```
/// use shanghai::{Pair, TileId, layouts, moves};
/// use shanghai::moves::Move;
///
/// let moves = moves::parse("# my game\n0,0,0 6,0,0  # corners\n", &layouts::hill())?;
/// assert_eq!(moves, [Move::Take(Pair::new(TileId(0), TileId(3)).unwrap())]);
/// # Ok::<(), moves::MovesError>(())
/// ```
pub fn parse(text: &str, layout: &Layout) -> Result<Vec<Move>, MovesError> {
    let mut moves = Vec::new();
    for (line, content) in text.lines().enumerate() {
        let words = words(content.split('#').next().unwrap_or_default());
        let wrong = |column, kind| MovesError { line: line + 1, column, kind };
        let tile = |(column, word): (usize, &str)| {
            let place: Position =
                word.parse().map_err(|error| wrong(column, MovesErrorKind::Position(error)))?;
            layout.tile_at(place).ok_or(wrong(column, MovesErrorKind::NoTile(place)))
        };
        match words[..] {
            [] => {}
            [(_, "undo")] => moves.push(Move::Undo),
            [a, b] => {
                let pair = Pair::new(tile(a)?, tile(b)?);
                moves.push(Move::Take(pair.ok_or(wrong(b.0, MovesErrorKind::OneTile))?));
            }
            [(column, _), ..] => return Err(wrong(column, MovesErrorKind::Parts(words.len()))),
        }
    }
    Ok(moves)
}

/// The words of a line, each with its column.
fn words(line: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut column = 1;
    for piece in line.split(char::is_whitespace) {
        if !piece.is_empty() {
            words.push((column, piece));
        }
        column += piece.chars().count() + 1;
    }
    words
}

/// Writes moves so that [`parse`] reads the same. A tile that the layout doesn't have is written
/// as `?`, which can't be read.
///
/// ```
/// use shanghai::{layouts, moves};
///
/// let hill = layouts::hill();
/// let text = "0,0,0 6,0,0\nundo\n";
/// assert_eq!(moves::write(&moves::parse(text, &hill)?, &hill), text);
/// # Ok::<(), moves::MovesError>(())
/// ```
#[must_use]
pub fn write(moves: &[Move], layout: &Layout) -> String {
    let mut text = String::new();
    for one in moves {
        match one {
            Move::Undo => text += "undo",
            Move::Take(pair) => {
                let [a, b] = pair.tiles().map(|tile| match layout.position(tile) {
                    Some(position) => format!("{position}"),
                    None => String::from("?"),
                });
                text += &a;
                text += " ";
                text += &b;
            }
        }
        text += "\n";
    }
    text
}
