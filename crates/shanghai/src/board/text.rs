//! Boards as text: tiles as `x y z face`, or drawn row by row.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{Board, BoardError};
use crate::board::{Face, FaceError};
use crate::layout::{Layout, LayoutError, Position, PositionError};
use crate::sorted::sorted;
use crate::words::{Count, uncommented, words};

/// An error in the text of a board, and its place.
///
/// ```
/// use shanghai::{Board, BoardTextErrorKind, Position};
///
/// let error = "0 0 0 1m\n1 0 0 1m".parse::<Board>().unwrap_err();
/// assert_eq!((error.line(), error.column()), (2, 1));
/// let [a, b] = [Position::new(0, 0, 0), Position::new(1, 0, 0)];
/// assert_eq!(error.kind(), BoardTextErrorKind::Overlap(a, b));
/// assert_eq!(error.to_string(), "line 2, column 1: the tiles at 0,0,0 and 1,0,0 overlap");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardTextError {
    line: usize,
    column: usize,
    kind: BoardTextErrorKind,
}

impl BoardTextError {
    pub(crate) const fn new(line: usize, column: usize, kind: BoardTextErrorKind) -> Self {
        Self { line, column, kind }
    }

    /// The line, counted from 1.
    ///
    /// ```
    /// assert_eq!("\n0 0 0 5x".parse::<shanghai::Board>().unwrap_err().line(), 2);
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column, counted from 1 in characters.
    ///
    /// ```
    /// assert_eq!("\n0 0 0 5x".parse::<shanghai::Board>().unwrap_err().column(), 7);
    /// ```
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The kind of error.
    ///
    /// ```
    /// use shanghai::{Board, BoardTextErrorKind};
    ///
    /// let error = "0 0 0".parse::<Board>().unwrap_err();
    /// assert_eq!(error.kind(), BoardTextErrorKind::Words(3));
    /// ```
    #[must_use]
    pub const fn kind(&self) -> BoardTextErrorKind {
        self.kind
    }
}

/// The error in the text of a board.
///
/// ```
/// use shanghai::{Board, BoardTextErrorKind, Face};
///
/// let error = "at 0 0 0\n1m 1m 1m".parse::<Board>().unwrap_err();
/// assert_eq!(error.kind(), BoardTextErrorKind::OddGroup { face: Face(0), tiles: 3 });
/// assert_eq!(error.column(), 7);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BoardTextErrorKind {
    /// The line has this many words. It is neither `x y z face` nor `x,y,z face`, and doesn't begin
    /// with `at` or `match`.
    Words(usize),
    /// A word should be a number of a position, or a position.
    Position(PositionError),
    /// A word isn't a face.
    Face(FaceError),
    /// A drawn tile lies beyond column or row 255.
    TooFar,
    /// A face occurs in two `match` lines, or twice in one.
    MatchedTwice(Face),
    /// Two tiles take the same space. The place is that of the later one.
    Overlap(Position, Position),
    /// A tile above level 0 lies on nothing.
    Floating(Position),
    /// There are this many tiles, more than [`Layout::MAX_TILES`].
    TooManyTiles(usize),
    /// An odd number of tiles match, of which this is the last.
    OddGroup {
        /// The lowest of their faces.
        face: Face,
        /// The number of tiles.
        tiles: usize,
    },
    /// More than 8 tiles match, of which this is the last.
    LargeGroup {
        /// The lowest of their faces.
        face: Face,
        /// The number of tiles.
        tiles: usize,
    },
}

impl fmt::Display for BoardTextErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Words(words) => {
                let words = Count(words, "word");
                write!(f, "a line is a tile (x y z face), \"at\" or \"match\", not {words}")
            }
            Self::Position(error) => write!(f, "{error}"),
            Self::Face(error) => write!(f, "{error}"),
            Self::TooFar => f.write_str("no tile lies beyond column or row 255"),
            Self::MatchedTwice(face) => write!(f, "{face} is already in a match line"),
            Self::Overlap(a, b) => write!(f, "{}", LayoutError::Overlap(a, b)),
            Self::Floating(tile) => write!(f, "{}", LayoutError::Floating(tile)),
            Self::TooManyTiles(tiles) => write!(f, "{}", LayoutError::TooManyTiles(tiles)),
            Self::OddGroup { face, tiles } => {
                write!(f, "{}", BoardError::OddGroup { face, tiles })
            }
            Self::LargeGroup { face, tiles } => {
                write!(f, "{}", BoardError::LargeGroup { face, tiles })
            }
        }
    }
}

impl fmt::Display for BoardTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl core::error::Error for BoardTextError {}

/// A place in a text: line and column.
type Place = (usize, usize);

const fn wrong((line, column): Place, kind: BoardTextErrorKind) -> BoardTextError {
    BoardTextError::new(line, column, kind)
}

/// Reads a board line by line.
#[derive(Default)]
pub(crate) struct BoardReader {
    tiles: Vec<(Position, Face, Place)>,
    /// For each face in a `match` line, the first face of that line.
    matching: BTreeMap<Face, Face>,
    /// The first column, the next row and the level of the current block.
    block: Option<(u8, usize, u8)>,
}

impl BoardReader {
    /// Reads the next line.
    pub(crate) fn read(&mut self, line: usize, content: &str) -> Result<(), BoardTextError> {
        let words = words(uncommented(content));
        match words[..] {
            // A line with nothing but a comment doesn't end a block.
            [] => {
                if content.trim().is_empty() {
                    self.block = None;
                }
                Ok(())
            }
            [(_, "at"), x, y, z] => {
                let [x, y, z] = position(line, [x, y, z])?;
                self.block = Some((x, y.into(), z));
                Ok(())
            }
            [(_, "match"), ref faces @ ..] if !faces.is_empty() => {
                self.block = None;
                self.read_match(line, faces)
            }
            ref row if self.block.is_some() => self.read_row(line, row),
            [x, y, z, face] => {
                let [x, y, z] = position(line, [x, y, z])?;
                self.read_tile(Position::new(x, y, z), line, words[0].0, face)
            }
            [(column, place), face] => {
                let place = place
                    .parse()
                    .map_err(|error| wrong((line, column), BoardTextErrorKind::Position(error)))?;
                self.read_tile(place, line, column, face)
            }
            [(column, _), ..] => Err(wrong((line, column), BoardTextErrorKind::Words(words.len()))),
        }
    }

    fn read_tile(
        &mut self,
        place: Position,
        line: usize,
        column: usize,
        word: (usize, &str),
    ) -> Result<(), BoardTextError> {
        self.tiles.push((place, face(line, word)?, (line, column)));
        Ok(())
    }

    fn read_match(&mut self, line: usize, words: &[(usize, &str)]) -> Result<(), BoardTextError> {
        let mut first = None;
        for &word in words {
            let face = face(line, word)?;
            if self.matching.insert(face, *first.get_or_insert(face)).is_some() {
                let kind = BoardTextErrorKind::MatchedTwice(face);
                return Err(wrong((line, word.0), kind));
            }
        }
        Ok(())
    }

    /// A row of a block: a face or a `.` for each whole tile.
    fn read_row(&mut self, line: usize, words: &[(usize, &str)]) -> Result<(), BoardTextError> {
        let Some((x, y, z)) = self.block else { return Ok(()) };
        for (i, &word) in words.iter().enumerate() {
            if word.1.bytes().all(|b| b == b'.') {
                continue;
            }
            let face = face(line, word)?;
            let far = wrong((line, word.0), BoardTextErrorKind::TooFar);
            let x = u8::try_from(usize::from(x) + 2 * i).map_err(|_| far)?;
            let y = u8::try_from(y).map_err(|_| far)?;
            self.tiles.push((Position::new(x, y, z), face, (line, word.0)));
        }
        self.block = Some((x, y + 2, z));
        Ok(())
    }

    /// Makes the board.
    pub(crate) fn finish(self) -> Result<Board, BoardTextError> {
        let Self { tiles, matching, .. } = self;
        let tiles = sorted(tiles);
        let last_at = |place: Position| {
            let there = tiles.iter().filter(|tile| tile.0 == place);
            there.map(|tile| tile.2).max().unwrap_or((1, 1))
        };
        let layout = Layout::new(tiles.iter().map(|tile| tile.0)).map_err(|error| match error {
            LayoutError::Overlap(a, b) => {
                let place = last_at(a).max(last_at(b));
                wrong(place, BoardTextErrorKind::Overlap(a, b))
            }
            LayoutError::Floating(tile) => wrong(last_at(tile), BoardTextErrorKind::Floating(tile)),
            LayoutError::TooManyTiles(tiles) => {
                wrong((1, 1), BoardTextErrorKind::TooManyTiles(tiles))
            }
        })?;
        let key = |face: Face| matching.get(&face).copied().unwrap_or(face);
        // The last tile of the group in the text, and the lowest face.
        let group = |face: Face| {
            let group = || tiles.iter().filter(move |tile| key(tile.1) == key(face));
            let least = group().map(|tile| tile.1).min().unwrap_or(face);
            (group().map(|tile| tile.2).max().unwrap_or((1, 1)), least)
        };
        let faces: Vec<Face> = tiles.iter().map(|tile| tile.1).collect();
        Board::with_matching(layout, &faces, key).map_err(|error| match error {
            BoardError::OddGroup { face, tiles } => {
                let (place, face) = group(face);
                wrong(place, BoardTextErrorKind::OddGroup { face, tiles })
            }
            BoardError::LargeGroup { face, tiles } => {
                let (place, face) = group(face);
                wrong(place, BoardTextErrorKind::LargeGroup { face, tiles })
            }
            error => unreachable!("there is a face a tile and no grid: {error}"),
        })
    }
}

fn face(line: usize, (column, word): (usize, &str)) -> Result<Face, BoardTextError> {
    word.parse().map_err(|error| wrong((line, column), BoardTextErrorKind::Face(error)))
}

fn position(line: usize, words: [(usize, &str); 3]) -> Result<[u8; 3], BoardTextError> {
    let mut numbers = [0; 3];
    for (i, (column, word)) in words.into_iter().enumerate() {
        let digits = word.bytes().all(|b| b.is_ascii_digit());
        let number = if digits { word.parse().ok() } else { None };
        let kind = BoardTextErrorKind::Position(PositionError::Number { part: i + 1 });
        numbers[i] = number.ok_or(wrong((line, column), kind))?;
    }
    Ok(numbers)
}

/// A board as text has one line for each tile, `x y z face` or `x,y,z face`, in any order. Faces
/// are as [`Face`] writes and reads them.
///
/// ```text
/// # comments go on to the end of the line
/// match 1f 2f 3f 4f
/// 0 0 0 1f
/// 2 0 0 3f
/// ```
///
/// Equal faces match, and so do the faces that a `match` line lists, whether they are on the board
/// or not.
///
/// Whole tiles side by side can be drawn: `at x y z`, then one line for each row, with a `.` where
/// no tile lies. An empty line, another `at` or a `match` ends the block. Each row lies a whole
/// tile below the previous one.
///
/// ```text
/// at 0 0 0
/// 1m 1m  .  2m
/// 2m 3m 3m  .
///
/// at 1 1 1
/// 5z
///
/// 3 1 1 5z
/// ```
///
/// A byte order mark is skipped, and lines may end with a carriage return.
///
/// # Errors
/// [`BoardTextError`] names the line, the column and the reason; nothing unknown is skipped.
///
/// ```
/// use shanghai::{Board, Face};
///
/// let board: Board = "at 0 0 0\n1m 2m 2m 1m".parse()?;
/// assert_eq!(board.faces(), [Face(0), Face(1), Face(1), Face(0)]);
/// assert_eq!(board.to_string(), "0 0 0 1m\n2 0 0 2m\n4 0 0 2m\n6 0 0 1m\n");
/// # Ok::<(), shanghai::BoardTextError>(())
/// ```
impl FromStr for Board {
    type Err = BoardTextError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = BoardReader::default();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (i, content) in text.lines().enumerate() {
            reader.read(i + 1, content)?;
        }
        reader.finish()
    }
}

/// Writes one line for each group of different faces that match, then one line for each tile.
/// Reading it gives an equal board.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut groups: BTreeMap<Face, Vec<Face>> = BTreeMap::new();
        for (&face, &key) in self.faces().iter().zip(self.keys()) {
            let group = groups.entry(key).or_default();
            if !group.contains(&face) {
                group.push(face);
            }
        }
        for group in groups.into_values().filter(|group| group.len() > 1) {
            f.write_str("match")?;
            for face in sorted(group) {
                write!(f, " {face}")?;
            }
            f.write_str("\n")?;
        }
        for (place, face) in self.layout().positions().iter().zip(self.faces()) {
            writeln!(f, "{} {} {} {face}", place.x, place.y, place.z)?;
        }
        Ok(())
    }
}
