//! Errors in files of layouts, with their places.

use alloc::string::String;
use core::fmt;

use crate::layout::{Layout, LayoutError, LayoutTextError, LayoutTextErrorKind};

/// An error in a file of layouts, and its place.
///
/// ```
/// use shanghai::files::{FileErrorKind, read_layouts};
///
/// let error = read_layouts("Kyodai 3.0\nOne\n0102").unwrap_err();
/// assert_eq!((error.line(), error.column()), (3, 4));
/// assert_eq!(error.kind(), &FileErrorKind::Place('2'));
/// assert_eq!(error.to_string(), "line 3, column 4: '2' is neither '0' nor '1'");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FileError {
    line: usize,
    column: usize,
    kind: FileErrorKind,
}

impl FileError {
    pub(super) const fn new((line, column): (usize, usize), kind: FileErrorKind) -> Self {
        Self { line, column, kind }
    }

    /// The line, counted from 1.
    ///
    /// ```
    /// assert_eq!(shanghai::files::read_layouts("").unwrap_err().line(), 1);
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column, counted from 1 in characters.
    ///
    /// ```
    /// assert_eq!(shanghai::files::read_layouts("Kyodai 3.0\nOne\n0x").unwrap_err().column(), 2);
    /// ```
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The kind of error.
    ///
    /// ```
    /// use shanghai::files::{FileErrorKind, read_layouts};
    ///
    /// assert_eq!(read_layouts("one tile").unwrap_err().kind(), &FileErrorKind::UnknownFormat);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> &FileErrorKind {
        &self.kind
    }
}

/// The error in a file of layouts.
///
/// ```
/// use shanghai::files::{FileErrorKind, read_layouts};
///
/// let error = read_layouts("Kyodai 3.0\nOne\n0x").unwrap_err();
/// assert_eq!((error.line(), error.kind()), (3, &FileErrorKind::Place('x')));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FileErrorKind {
    /// The text doesn't begin like any known format.
    UnknownFormat,
    /// A layout in kmahjongg's format is wrong.
    Text(LayoutTextErrorKind),
    /// A place of a Kyodai layout that is neither `0` nor `1`.
    Place(char),
    /// A Kyodai layout doesn't have exactly 3,400 places.
    PlaceCount(usize),
    /// The file isn't XML. The text is the XML reader's message.
    Xml(String),
    /// The map that begins here isn't closed.
    UnclosedMap,
    /// An element that maps don't have, or don't have here.
    Element(String),
    /// An attribute that this element doesn't have, or a malformed one.
    Attribute(String),
    /// A coordinate that isn't a number of half tiles from 0 to 127.5, or of whole levels.
    Coordinate(String),
    /// The file has no map.
    NoMap,
    /// The tiles of a map don't make a layout.
    Layout(LayoutError),
}

impl fmt::Display for FileErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str(
                "a file of layouts begins with kmahjongg-layout, Kyodai 3.0, Kyodai 6.0 or <",
            ),
            Self::Text(kind) => write!(f, "{kind}"),
            Self::Place(found) => write!(f, "{found:?} is neither '0' nor '1'"),
            Self::PlaceCount(found) => write!(f, "{found} places instead of 3400"),
            Self::Xml(why) => write!(f, "no XML: {why}"),
            Self::UnclosedMap => f.write_str("the map that begins here isn't closed"),
            Self::Element(name) => write!(f, "the element {name:?} doesn't belong here"),
            Self::Attribute(name) => write!(f, "{name:?} isn't an attribute of this element"),
            Self::Coordinate(text) => {
                write!(f, "{text:?} isn't a number of half tiles from 0 to 127.5, or of levels")
            }
            Self::NoMap => f.write_str("there is no map"),
            Self::Layout(error) => write!(f, "{error}"),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl core::error::Error for FileError {}

/// An error in kmahjongg's format, at the same place.
impl From<LayoutTextError> for FileError {
    fn from(error: LayoutTextError) -> Self {
        Self::new((error.line(), error.column()), FileErrorKind::Text(error.kind()))
    }
}

/// The line and the column of a byte of a text, counted from 1.
pub(super) fn place_of(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    (line, before[start..].chars().count() + 1)
}

/// The layout of these tiles, or its error at a place.
pub(super) fn checked(
    tiles: impl IntoIterator<Item = crate::Position>,
    place: (usize, usize),
) -> Result<Layout, FileError> {
    Layout::new(tiles).map_err(|error| FileError::new(place, FileErrorKind::Layout(error)))
}
