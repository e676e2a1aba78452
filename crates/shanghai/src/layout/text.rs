//! Layouts as text, in the format of kmahjongg: each tile is a square of 2 × 2 characters.

use alloc::string::{String, ToString as _};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{Layout, LayoutError};
use crate::layout::Position;

const SIZED: &str = "kmahjongg-layout-v1.1";
const UNSIZED: &str = "kmahjongg-layout-v1.0";

/// The corners of a tile: column, row and character.
const CORNERS: [(usize, usize, u8); 4] = [(0, 0, b'1'), (1, 0, b'2'), (1, 1, b'3'), (0, 1, b'4')];

/// The largest number of columns or rows: a tile at 255 reaches to 256.
const MOST: usize = 257;

/// An error in the text of a layout, and its place.
///
/// ```
/// use shanghai::{Layout, LayoutTextErrorKind};
///
/// let text = "kmahjongg-layout-v1.1\nw3\nh2\nd1\n121\n434\n";
/// let error = text.parse::<Layout>().unwrap_err();
/// assert_eq!((error.line(), error.column()), (5, 4));
/// assert_eq!(error.kind(), LayoutTextErrorKind::Cut { expected: '2' });
/// assert_eq!(error.to_string(), "line 5, column 4: a tile is cut off: its 2 should be here");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LayoutTextError {
    line: usize,
    column: usize,
    kind: LayoutTextErrorKind,
}

impl LayoutTextError {
    /// The line, counted from 1.
    ///
    /// ```
    /// use shanghai::Layout;
    ///
    /// assert_eq!("something".parse::<Layout>().unwrap_err().line(), 1);
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column, counted from 1 in characters.
    ///
    /// ```
    /// use shanghai::Layout;
    ///
    /// assert_eq!("kmahjongg-layout-v1.1\nw32x".parse::<Layout>().unwrap_err().column(), 2);
    /// ```
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The kind of error.
    ///
    /// ```
    /// use shanghai::{Layout, LayoutTextErrorKind};
    ///
    /// let error = "something".parse::<Layout>().unwrap_err();
    /// assert_eq!(error.kind(), LayoutTextErrorKind::Header);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> LayoutTextErrorKind {
        self.kind
    }
}

/// The error in the text of a layout.
///
/// ```
/// use shanghai::{Layout, LayoutTextErrorKind};
///
/// let text = "kmahjongg-layout-v1.1\nw2\nh2\nd1\n12\n4?\n";
/// let error = text.parse::<Layout>().unwrap_err();
/// assert_eq!(error.kind(), LayoutTextErrorKind::Character('?'));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LayoutTextErrorKind {
    /// The first line isn't `kmahjongg-layout-v1.1` or `kmahjongg-layout-v1.0`.
    Header,
    /// `w`, `h` or `d` isn't followed by a number from 1 to 257 (256 for `d`).
    Size(char),
    /// `w`, `h` or `d` occurs a second time, or after the first row.
    SizeRepeated(char),
    /// `w`, `h` or `d` is missing before the first row.
    SizeMissing(char),
    /// A row has the wrong length.
    RowLength {
        /// The number of characters that `w` gives.
        expected: usize,
        /// The number of characters in the row.
        found: usize,
    },
    /// The number of rows is wrong.
    RowCount {
        /// `h` times `d`.
        expected: usize,
        /// The number of rows in the text.
        found: usize,
    },
    /// A character that is neither part of a tile nor the `.` of an empty place.
    Character(char),
    /// The `1` here begins a tile inside the square of another.
    Overlap {
        /// The part of the other tile that should be here.
        expected: char,
    },
    /// A tile is incomplete: its part here is missing.
    Cut {
        /// The part that should be here.
        expected: char,
    },
    /// A `2`, `3` or `4` outside the squares of all `1`s.
    Stray(char),
    /// A tile above level 0 lies on nothing.
    Floating(Position),
    /// There are this many tiles, more than [`Layout::MAX_TILES`].
    TooManyTiles(usize),
}

impl fmt::Display for LayoutTextErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => write!(f, "a layout begins with {SIZED} or {UNSIZED}"),
            Self::Size(name) => write!(f, "{name} needs a number from 1 to {MOST}"),
            Self::SizeRepeated(name) => write!(f, "{name} may occur once, before the rows"),
            Self::SizeMissing(name) => write!(f, "{name} must come before the rows"),
            Self::RowLength { expected, found } => {
                write!(f, "a row of {found} characters instead of {expected}")
            }
            Self::RowCount { expected, found } => {
                write!(f, "{found} rows instead of {expected}")
            }
            Self::Character(found) => write!(f, "{found:?} is neither '.' nor part of a tile"),
            Self::Overlap { expected } => {
                write!(f, "tiles overlap: the {expected} of one and the 1 of another")
            }
            Self::Cut { expected } => {
                write!(f, "a tile is cut off: its {expected} should be here")
            }
            Self::Stray(found) => write!(f, "this {found} belongs to no 1"),
            Self::Floating(tile) => write!(f, "{}", LayoutError::Floating(*tile)),
            Self::TooManyTiles(tiles) => write!(f, "{}", LayoutError::TooManyTiles(*tiles)),
        }
    }
}

impl fmt::Display for LayoutTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl core::error::Error for LayoutTextError {}

const fn wrong(line: usize, column: usize, kind: LayoutTextErrorKind) -> LayoutTextError {
    LayoutTextError { line, column, kind }
}

/// The rows of all levels, each with the number of its line.
struct Rows<'a> {
    width: usize,
    height: usize,
    rows: Vec<(usize, &'a [u8])>,
}

impl<'a> Rows<'a> {
    fn read(text: &'a str) -> Result<Self, LayoutTextError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut sizes = match text.lines().next() {
            Some(SIZED) => [None; 3],
            Some(UNSIZED) => [Some(32), Some(16), Some(5)],
            _ => return Err(wrong(1, 1, LayoutTextErrorKind::Header)),
        };
        let mut rows = Vec::new();
        let mut lines = 1;
        for (line, content) in text.lines().enumerate().skip(1) {
            let line = line + 1;
            lines = line;
            let name = content.chars().next();
            match name.and_then(|name| "whd".find(name).map(|i| (name, i))) {
                Some((name, i)) => {
                    // All three are known before the first row.
                    if sizes[i].is_some() {
                        return Err(wrong(line, 1, LayoutTextErrorKind::SizeRepeated(name)));
                    }
                    sizes[i] =
                        Some(
                            size(&content[1..], if name == 'd' { 256 } else { MOST })
                                .ok_or(wrong(line, 2, LayoutTextErrorKind::Size(name)))?,
                        );
                }
                None if name == Some('#') => {}
                None => {
                    let width = required(&sizes, line)?[0];
                    rows.push((line, row(content, line, width)?));
                }
            }
        }
        let [width, height, depth] = required(&sizes, lines + 1)?;
        if rows.len() != height * depth {
            let (expected, found) = (height * depth, rows.len());
            let line = rows.get(expected).map_or(lines + 1, |row| row.0);
            return Err(wrong(line, 1, LayoutTextErrorKind::RowCount { expected, found }));
        }
        Ok(Self { width, height, rows })
    }

    /// The character at a place of a level; `None` beyond its edges.
    fn at(&self, x: usize, y: usize, z: usize) -> Option<u8> {
        let row = (y < self.height).then(|| self.rows[z * self.height + y].1)?;
        row.get(x).copied()
    }

    /// The line and column of that place in the text. It may be just beyond an edge.
    fn place(&self, x: usize, y: usize, z: usize) -> (usize, usize) {
        let line = match self.rows.get(z * self.height + y.min(self.height - 1)) {
            Some(&(line, _)) => line + usize::from(y == self.height),
            None => 1,
        };
        (line, x + 1)
    }
}

fn size(digits: &str, most: usize) -> Option<usize> {
    let digits = digits.trim_end();
    let number = digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok())??;
    (1..=most).contains(&number).then_some(number)
}

fn required(sizes: &[Option<usize>; 3], line: usize) -> Result<[usize; 3], LayoutTextError> {
    let mut known = [0; 3];
    for (i, name) in ['w', 'h', 'd'].into_iter().enumerate() {
        known[i] = sizes[i].ok_or(wrong(line, 1, LayoutTextErrorKind::SizeMissing(name)))?;
    }
    Ok(known)
}

fn row(content: &str, line: usize, width: usize) -> Result<&[u8], LayoutTextError> {
    let unknown = content.chars().enumerate().find(|(_, c)| !matches!(c, '.' | '1'..='4'));
    if let Some((i, found)) = unknown {
        return Err(wrong(line, i + 1, LayoutTextErrorKind::Character(found)));
    }
    let (expected, found) = (width, content.len());
    if found != expected {
        let column = found.min(expected) + 1;
        return Err(wrong(line, column, LayoutTextErrorKind::RowLength { expected, found }));
    }
    Ok(content.as_bytes())
}

/// The text format is kmahjongg's. The first line is `kmahjongg-layout-v1.1`; lines that begin with
/// `#` are comments. `w32`, `h16` and `d5` are the columns and rows of a level and the number of
/// levels. Then each level has `h` rows of `w` characters, the lowest level first: `.` is an empty
/// place, and a tile is
///
/// ```text
/// 12
/// 43
/// ```
///
/// As in kmahjongg, only the `1` places a tile. The rest of its square may hold any of the other
/// digits, and each digit belongs to one square. (Some layouts of kmahjongg have a `3` and a `2`
/// where `4` and `3` should be.) A byte order mark is skipped.
///
/// The older `kmahjongg-layout-v1.0` states no sizes: they are always 32, 16 and 5.
///
/// The position of a tile is the column and row of its `1`, counted from 0.
///
/// # Errors
/// [`LayoutTextError`] names the line, the column and the reason; nothing unknown is skipped.
///
/// ```
/// use shanghai::{Layout, Position};
///
/// let text = "kmahjongg-layout-v1.1\nw4\nh2\nd2\n1212\n4343\n.12.\n.43.\n";
/// let layout: Layout = text.parse()?;
/// let tiles = [(0, 0, 0), (2, 0, 0), (1, 0, 1)].map(|(x, y, z)| Position::new(x, y, z));
/// assert_eq!(layout.positions(), tiles);
/// # Ok::<(), shanghai::LayoutTextError>(())
/// ```
impl FromStr for Layout {
    type Err = LayoutTextError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rows = Rows::read(text)?;
        let mut positions = Vec::new();
        let mut taken = vec![false; rows.width * rows.rows.len()];
        for z in 0..rows.rows.len() / rows.height {
            for y in 0..rows.height {
                for x in 0..rows.width {
                    let index = |x, y| (z * rows.height + y) * rows.width + x;
                    let digit = rows.at(x, y, z).filter(|&found| found != b'.');
                    let Some(digit) = digit.filter(|_| !taken[index(x, y)]) else { continue };
                    let (line, column) = rows.place(x, y, z);
                    if digit != b'1' {
                        let kind = LayoutTextErrorKind::Stray(char::from(digit));
                        return Err(wrong(line, column, kind));
                    }
                    for (dx, dy, corner) in CORNERS {
                        let (line, column) = rows.place(x + dx, y + dy, z);
                        let expected = char::from(corner);
                        let kind = match rows.at(x + dx, y + dy, z) {
                            None | Some(b'.') => LayoutTextErrorKind::Cut { expected },
                            Some(b'1') if corner != b'1' => {
                                LayoutTextErrorKind::Overlap { expected }
                            }
                            // The other digits are interchangeable.
                            Some(_) => {
                                let place = &mut taken[index(x + dx, y + dy)];
                                if !core::mem::replace(place, true) {
                                    continue;
                                }
                                LayoutTextErrorKind::Overlap { expected }
                            }
                        };
                        return Err(wrong(line, column, kind));
                    }
                    // Sizes are at most 257, of which a tile takes two.
                    positions.push(Position::new(x as u8, y as u8, z as u8));
                }
            }
        }
        Layout::new(positions).map_err(|error| match error {
            LayoutError::Floating(tile) => {
                let (line, column) = rows.place(tile.x.into(), tile.y.into(), tile.z.into());
                wrong(line, column, LayoutTextErrorKind::Floating(tile))
            }
            LayoutError::TooManyTiles(tiles) => {
                wrong(1, 1, LayoutTextErrorKind::TooManyTiles(tiles))
            }
            // The squares above are whole, so no two share a character.
            LayoutError::Overlap(tile, _) => {
                let (line, column) = rows.place(tile.x.into(), tile.y.into(), tile.z.into());
                wrong(line, column, LayoutTextErrorKind::Overlap { expected: '1' })
            }
        })
    }
}

impl Layout {
    /// The layout in kmahjongg's text format (version 1.1), as small as its tiles allow; 1 × 1 × 1
    /// without tiles. Reading it gives an equal layout.
    ///
    /// ```
    /// use shanghai::{Layout, Position};
    ///
    /// let layout = Layout::new([Position::new(0, 0, 0), Position::new(3, 1, 0)])?;
    /// let text = "kmahjongg-layout-v1.1\nw5\nh3\nd1\n# level 0\n12...\n43.12\n...43\n";
    /// assert_eq!(layout.to_text(), text);
    /// # Ok::<(), shanghai::LayoutError>(())
    /// ```
    #[must_use]
    pub fn to_text(&self) -> String {
        let reach = |edge: fn(&Position) -> u8, size| {
            self.positions().iter().map(|tile| usize::from(edge(tile)) + size).max().unwrap_or(1)
        };
        let [w, h, d] = [reach(|p| p.x, 2), reach(|p| p.y, 2), reach(|p| p.z, 1)];
        let mut text = String::from(SIZED);
        for (name, size) in [("w", w), ("h", h), ("d", d)] {
            text += "\n";
            text += name;
            text += &size.to_string();
        }
        text += "\n";
        for z in 0..d {
            let mut cells = vec![b'.'; w * h];
            for tile in self.positions().iter().filter(|tile| usize::from(tile.z) == z) {
                for (dx, dy, corner) in CORNERS {
                    cells[(usize::from(tile.y) + dy) * w + usize::from(tile.x) + dx] = corner;
                }
            }
            text += "# level ";
            text += &z.to_string();
            text += "\n";
            for row in cells.chunks(w) {
                text.extend(row.iter().map(|&cell| char::from(cell)));
                text += "\n";
            }
        }
        text
    }
}

/// As [`Layout::to_text`] writes it.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}
