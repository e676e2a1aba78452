//! Moves as text, one on each line: pairs taken, put back, and taken again.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::board::Pair;
use crate::layout::{Layout, Position, PositionError};
use crate::words::{Count, uncommented, words};

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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Move {
    /// A pair is taken.
    Take(Pair),
    /// The last pair is put back.
    Undo,
    /// The pair that was put back last is taken again.
    Redo,
}

/// A move as it was typed.
///
/// ```
/// use shanghai::{layouts, moves};
///
/// let typed = moves::parse_typed("# mine\n  0,0,0   6,0,0 # corners\n", &layouts::hill())?;
/// assert_eq!((typed[0].line, typed[0].column), (2, 3));
/// assert_eq!(typed[0].text, "0,0,0   6,0,0");
/// # Ok::<(), moves::MovesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Typed<'a> {
    /// The move.
    pub what: Move,
    /// Its line, counted from 1.
    pub line: usize,
    /// Its first column, counted from 1 in characters.
    pub column: usize,
    /// Its words, without white space or comments around them.
    pub text: &'a str,
}

impl Typed<'_> {
    /// The error of a move that was read but can't be made.
    ///
    /// ```
    /// use shanghai::{Game, deal, layouts, moves};
    ///
    /// let hill = layouts::hill();
    /// let mut game = Game::new(deal::random(&hill, &deal::four_of_each(6), 7)?);
    /// let typed = moves::parse_typed("6,6,0 2,3,2\nundo\nundo", &hill)?;
    /// let error = typed
    ///     .iter()
    ///     .find_map(|one| game.make(one.what).map_err(|error| one.refused(error)).err());
    /// let error = error.expect("there are more undos than pairs");
    /// assert_eq!(error.to_string(), "line 3: \"undo\": there is nothing to undo");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn refused<E>(&self, error: E) -> Refused<E> {
        Refused { line: self.line, text: self.text.into(), error }
    }
}

/// A move that was read but can't be made, with its text and the reason.
///
/// ```
/// use shanghai::moves::{self, Refused};
/// use shanghai::{MoveError, layouts};
///
/// let typed = moves::parse_typed("redo", &layouts::hill())?;
/// let refused: Refused<MoveError> = typed[0].refused(MoveError::NothingToRedo);
/// assert_eq!((refused.line, refused.text.as_str()), (1, "redo"));
/// # Ok::<(), moves::MovesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refused<E> {
    /// The move's line, counted from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
    /// Why it can't be made.
    pub error: E,
}

impl<E: fmt::Display> fmt::Display for Refused<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}: {}", self.line, self.text, self.error)
    }
}

impl<E: core::error::Error> core::error::Error for Refused<E> {}

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
    /// assert_eq!(moves::parse("undo\nundone", &layouts::hill()).unwrap_err().line(), 2);
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
    /// The line has this many words, and is neither two positions nor `undo` nor `redo`.
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
                write!(
                    f,
                    "a move is two positions, \"undo\" or \"redo\", not {}",
                    Count(*parts, "word")
                )
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

/// Reads moves, one a line: the positions of two tiles, as in `2,0,0 24,0,0`, or `undo`, or `redo`.
/// Anything after a `#` and lines without words are skipped, and so is a byte order mark.
///
/// [`Game::make`](crate::Game::make) checks whether a move can be made.
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
    Ok(parse_typed(text, layout)?.into_iter().map(|typed| typed.what).collect())
}

/// [`parse`] with the place and the text of each move, for errors about moves that can't be made.
///
/// # Errors
/// As [`parse`].
pub fn parse_typed<'a>(text: &'a str, layout: &Layout) -> Result<Vec<Typed<'a>>, MovesError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut moves = Vec::new();
    for (line, content) in text.lines().enumerate() {
        moves.extend(parse_line(line + 1, content, layout)?);
    }
    Ok(moves)
}

/// The move of a line, if there is one.
pub(crate) fn parse_line<'a>(
    line: usize,
    content: &'a str,
    layout: &Layout,
) -> Result<Option<Typed<'a>>, MovesError> {
    let content = uncommented(content);
    let words = words(content);
    let wrong = |column, kind| MovesError { line, column, kind };
    let tile = |(column, word): (usize, &str)| {
        let place: Position =
            word.parse().map_err(|error| wrong(column, MovesErrorKind::Position(error)))?;
        layout.tile_at(place).ok_or(wrong(column, MovesErrorKind::NoTile(place)))
    };
    let what = match words[..] {
        [] => return Ok(None),
        [(_, "undo")] => Move::Undo,
        [(_, "redo")] => Move::Redo,
        [a, b] => {
            let pair = Pair::new(tile(a)?, tile(b)?);
            Move::Take(pair.ok_or(wrong(b.0, MovesErrorKind::OneTile))?)
        }
        [(column, _), ..] => return Err(wrong(column, MovesErrorKind::Parts(words.len()))),
    };
    Ok(Some(Typed { what, line, column: words[0].0, text: content.trim() }))
}

/// Writes moves in the format of [`parse`]. A tile that the layout doesn't have is written as `?`,
/// which `parse` refuses.
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
            Move::Redo => text += "redo",
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
