//! Where the tiles of a board lie, and which tile holds which.
//!
//! A layout is made from positions, or read from text in kmahjongg's format. Positions are checked
//! once: no two tiles overlap, and each lies on another or on the table. A layout numbers its tiles
//! in order. For each tile it keeps one byte, which counts the tiles on it and at its sides.

pub(crate) mod freedom;
mod position;
mod text;

use alloc::vec::Vec;
use core::fmt;

use crate::sorted::sorted;

pub use self::position::{Position, PositionError, TileId};
pub use self::text::{LayoutTextError, LayoutTextErrorKind};

pub(crate) use self::position::around;

/// Where the tiles of a board lie. No two overlap, and each lies on the table or on a tile. Tiles
/// are numbered in the order of their positions, by (z, y, x).
///
/// Its text is kmahjongg's format of 2 × 2 characters for each tile; see [`Layout::to_text`] and
/// the `FromStr` implementation.
///
/// ```
/// use shanghai::{Layout, Position};
///
/// let two_on_two = [(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)];
/// let layout = Layout::new(two_on_two.map(|(x, y, z)| Position::new(x, y, z)))?;
/// assert_eq!(layout.len(), 4);
/// # Ok::<(), shanghai::LayoutError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "formation")]
#[doc(alias = "配置")]
pub struct Layout {
    positions: Vec<Position>,
    links: freedom::Links,
}

/// Why positions don't make a [`Layout`].
///
/// ```
/// use shanghai::{Layout, LayoutError, Position};
///
/// let hanging = Position::new(3, 0, 1);
/// assert_eq!(Layout::new([hanging]), Err(LayoutError::Floating(hanging)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LayoutError {
    /// Two tiles that take the same space, or one that occurs twice.
    Overlap(Position, Position),
    /// A tile above level 0 that lies on nothing.
    Floating(Position),
    /// There are this many tiles, more than [`Layout::MAX_TILES`].
    TooManyTiles(usize),
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overlap(a, b) => write!(f, "the tiles at {a} and {b} overlap"),
            Self::Floating(tile) => write!(f, "the tile at {tile} lies on nothing"),
            Self::TooManyTiles(tiles) => {
                write!(f, "{tiles} tiles are more than {}", Layout::MAX_TILES)
            }
        }
    }
}

impl core::error::Error for LayoutError {}

impl Layout {
    /// The largest number of tiles, so that the solver can number their pairs in 16 bits.
    pub const MAX_TILES: usize = 1 << 14;

    /// A layout of tiles at these positions, in any order. A layout may have no tiles.
    ///
    /// # Errors
    /// [`LayoutError`] names the first tile, by (z, y, x), that lies on nothing or overlaps a later
    /// one, and the first of these.
    ///
    /// ```
    /// use shanghai::{Layout, LayoutError, Position};
    ///
    /// let (a, b) = (Position::new(0, 0, 0), Position::new(1, 1, 0));
    /// assert_eq!(Layout::new([b, a]), Err(LayoutError::Overlap(a, b)));
    /// ```
    pub fn new(positions: impl IntoIterator<Item = Position>) -> Result<Self, LayoutError> {
        let positions: Vec<Position> = sorted(positions.into_iter().collect());
        if positions.len() > Self::MAX_TILES {
            return Err(LayoutError::TooManyTiles(positions.len()));
        }
        for (i, &tile) in positions.iter().enumerate() {
            let later = &positions[i + 1..];
            let taken =
                around(tile, 0, [-1, 0, 1]).filter(|place| later.binary_search(place).is_ok());
            if let Some(other) = taken.min() {
                return Err(LayoutError::Overlap(tile, other));
            }
            let mut beneath = around(tile, -1, [-1, 0, 1]);
            if tile.z > 0 && !beneath.any(|other| positions.binary_search(&other).is_ok()) {
                return Err(LayoutError::Floating(tile));
            }
        }
        let links = freedom::Links::new(&positions);
        Ok(Self { positions, links })
    }

    /// The number of tiles.
    ///
    /// ```
    /// assert_eq!(shanghai::layouts::turtle().len(), 144);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are no tiles.
    ///
    /// ```
    /// assert!(shanghai::Layout::new([])?.is_empty());
    /// # Ok::<(), shanghai::LayoutError>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The positions of the tiles by number, which is the order (z, y, x).
    ///
    /// ```
    /// use shanghai::{Position, layouts};
    ///
    /// assert_eq!(layouts::turtle().positions()[0], Position::new(2, 0, 0));
    /// ```
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The position of a tile; `None` if no tile has this number.
    ///
    /// ```
    /// use shanghai::{Position, TileId, layouts};
    ///
    /// let turtle = layouts::turtle();
    /// assert_eq!(turtle.position(TileId(143)), Some(Position::new(13, 7, 4)));
    /// assert_eq!(turtle.position(TileId(144)), None);
    /// ```
    #[must_use]
    pub fn position(&self, tile: TileId) -> Option<Position> {
        self.positions.get(tile.index()).copied()
    }

    /// The number of the tile at a position, if one lies there.
    ///
    /// ```
    /// use shanghai::{Position, TileId, layouts};
    ///
    /// let turtle = layouts::turtle();
    /// assert_eq!(turtle.tile_at(Position::new(2, 0, 0)), Some(TileId(0)));
    /// assert_eq!(turtle.tile_at(Position::new(3, 0, 0)), None);
    /// ```
    #[must_use]
    pub fn tile_at(&self, position: Position) -> Option<TileId> {
        // The constructor allows at most u16::MAX tiles.
        self.positions.binary_search(&position).ok().map(|i| TileId(i as u16))
    }

    /// All tiles by number.
    ///
    /// ```
    /// assert_eq!(shanghai::layouts::turtle().tiles().count(), 144);
    /// ```
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = TileId> + use<> {
        (0..self.positions.len()).map(|i| TileId(i as u16))
    }

    pub(crate) fn links(&self) -> &freedom::Links {
        &self.links
    }
}
