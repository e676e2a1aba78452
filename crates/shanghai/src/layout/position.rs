//! Positions of tiles, in half tiles, and the numbers that a layout gives them.

use core::fmt;
use core::str::FromStr;

use crate::words::Count;

/// The position of a tile: its upper left corner in half tiles, and its level.
///
/// A tile is 2 × 2 half tiles, so (2, 0, 0) is the right neighbour of (0, 0, 0), and (1, 1, 1) lies
/// on four tiles. Positions are ordered by level, then row, then column.
///
/// ```
/// use shanghai::Position;
///
/// let tile: Position = "26,7,0".parse()?;
/// assert_eq!(tile, Position::new(26, 7, 0));
/// assert_eq!(tile.to_string(), "26,7,0");
/// assert!(Position::new(9, 9, 0) < Position::new(0, 0, 1));
/// # Ok::<(), shanghai::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The level: 0 lies on the table.
    pub z: u8,
    /// The upper edge, in half tiles from the top.
    pub y: u8,
    /// The left edge, in half tiles from the left.
    pub x: u8,
}

impl Position {
    /// The position at column `x` and row `y`, both in half tiles, on level `z`.
    ///
    /// ```
    /// use shanghai::Position;
    ///
    /// assert_eq!(Position::new(13, 7, 4).z, 4);
    /// ```
    #[must_use]
    pub const fn new(x: u8, y: u8, z: u8) -> Self {
        Self { z, y, x }
    }

    /// Whether tiles at these two positions would overlap.
    ///
    /// ```
    /// use shanghai::Position;
    ///
    /// let tile = Position::new(4, 4, 0);
    /// assert!(tile.overlaps(Position::new(5, 3, 0)));
    /// assert!(!tile.overlaps(Position::new(6, 4, 0)));
    /// assert!(!tile.overlaps(Position::new(4, 4, 1)));
    /// ```
    #[must_use]
    pub fn overlaps(self, other: Self) -> bool {
        self.z == other.z && self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }

    /// Whether a tile at this position lies on one at `other`: one level higher, over at least a
    /// quarter of it.
    ///
    /// ```
    /// use shanghai::Position;
    ///
    /// assert!(Position::new(5, 5, 1).lies_on(Position::new(4, 4, 0)));
    /// assert!(!Position::new(6, 4, 1).lies_on(Position::new(4, 4, 0)));
    /// assert!(!Position::new(4, 4, 2).lies_on(Position::new(4, 4, 0)));
    /// ```
    #[must_use]
    pub fn lies_on(self, other: Self) -> bool {
        other.z.checked_add(1) == Some(self.z)
            && self.x.abs_diff(other.x) <= 1
            && self.y.abs_diff(other.y) <= 1
    }

    /// Whether a tile at this position touches the left side of one at `other`.
    ///
    /// ```
    /// use shanghai::Position;
    ///
    /// assert!(Position::new(2, 5, 0).is_left_of(Position::new(4, 4, 0)));
    /// assert!(!Position::new(2, 6, 0).is_left_of(Position::new(4, 4, 0)));
    /// ```
    #[must_use]
    pub fn is_left_of(self, other: Self) -> bool {
        self.z == other.z && self.x.checked_add(2) == Some(other.x) && self.y.abs_diff(other.y) <= 1
    }
}

/// The positions `dz` levels above, each `dx` half tiles to the right, that overlap in the rows.
pub(crate) fn around(
    tile: Position,
    dz: i16,
    dx: impl IntoIterator<Item = i16>,
) -> impl Iterator<Item = Position> {
    let shifted = |from: u8, by: i16| u8::try_from(i16::from(from) + by).ok();
    dx.into_iter().flat_map(move |dx| {
        [-1, 0, 1].into_iter().filter_map(move |dy| {
            Some(Position::new(shifted(tile.x, dx)?, shifted(tile.y, dy)?, shifted(tile.z, dz)?))
        })
    })
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{}", self.x, self.y, self.z)
    }
}

/// The error in a text that should be a [`Position`].
///
/// ```
/// use shanghai::{Position, PositionError};
///
/// assert_eq!("1,2".parse::<Position>(), Err(PositionError::Parts(2)));
/// assert_eq!("1,2,x".parse::<Position>(), Err(PositionError::Number { part: 3 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PositionError {
    /// The text has this many parts between commas instead of three.
    Parts(usize),
    /// A part, counted from 1, that isn't a number from 0 to 255.
    Number {
        /// Which part: 1 is x, 2 is y, 3 is z.
        part: usize,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts(parts) => write!(f, "a position is x,y,z, not {}", Count(*parts, "part")),
            Self::Number { part } => {
                let name = ["x", "y", "z"].get(part.wrapping_sub(1)).unwrap_or(&"it");
                write!(f, "{name} isn't a number from 0 to 255")
            }
        }
    }
}

impl core::error::Error for PositionError {}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.split(',').count();
        if parts != 3 {
            return Err(PositionError::Parts(parts));
        }
        let mut numbers = [0; 3];
        for (i, part) in text.split(',').enumerate() {
            let digits = part.bytes().all(|b| b.is_ascii_digit());
            let number = if digits { part.parse().ok() } else { None };
            numbers[i] = number.ok_or(PositionError::Number { part: i + 1 })?;
        }
        Ok(Self::new(numbers[0], numbers[1], numbers[2]))
    }
}

/// A tile's number in its layout: tiles are counted from 0 in the order of their positions, by
/// (z, y, x).
///
/// ```
/// use shanghai::{TileId, layouts};
///
/// let turtle = layouts::turtle();
/// let top = turtle.tile_at("13,7,4".parse()?);
/// assert_eq!(top, Some(TileId(143)));
/// # Ok::<(), shanghai::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "牌")]
pub struct TileId(pub u16);

impl TileId {
    /// The number as an index.
    ///
    /// ```
    /// assert_eq!(shanghai::TileId(7).index(), 7);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
