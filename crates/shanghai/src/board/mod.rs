//! What the tiles of a layout show.
//!
//! A board is made from a layout, a face for each tile, and the faces that match; or it is read
//! from text. It answers which tiles match and which pairs may ever go together. Matching tiles
//! form a group of 2, 4, 6 or 8.

mod face;
mod pair;
mod text;

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::layout::{Layout, LayoutError, Position, TileId};
use crate::sorted::sorted;
use crate::words::Count;

pub use self::face::{Face, FaceError};
pub use self::pair::Pair;
pub use self::text::{BoardTextError, BoardTextErrorKind};

pub(crate) use self::text::BoardReader;

/// The largest number of tiles in a group.
const MOST: usize = 8;

/// A layout whose tiles have faces. Every tile belongs to a group of 2, 4, 6 or 8 matching tiles,
/// so only their positions can keep them from going in pairs.
///
/// ```
/// use shanghai::{Board, Face, Layout, Position};
///
/// let row = Layout::new([0, 2, 4, 6].map(|x| Position::new(x, 0, 0)))?;
/// let board = Board::new(row, &[Face(1), Face(2), Face(2), Face(1)])?;
/// assert_eq!(board.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "盤面")]
pub struct Board {
    layout: Layout,
    faces: Vec<Face>,
    /// For each tile, the lowest face of those that match it.
    keys: Vec<Face>,
    groups: Groups,
}

/// Why faces on a layout don't make a [`Board`].
///
/// ```
/// use shanghai::{Board, BoardError, Face, Layout, Position};
///
/// let one = Layout::new([Position::new(0, 0, 0)])?;
/// let error = BoardError::OddGroup { face: Face(5), tiles: 1 };
/// assert_eq!(Board::new(one, &[Face(5)]), Err(error));
/// # Ok::<(), shanghai::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BoardError {
    /// The layout has more or fewer tiles than there are faces.
    FaceCount {
        /// The number of tiles of the layout.
        tiles: usize,
        /// The number of faces.
        faces: usize,
    },
    /// An odd number of tiles match, so one would be left over.
    OddGroup {
        /// The representative of the matching faces.
        face: Face,
        /// The number of tiles.
        tiles: usize,
    },
    /// More than 8 tiles match.
    LargeGroup {
        /// The representative of the matching faces.
        face: Face,
        /// The number of tiles.
        tiles: usize,
    },
    /// The tiles of a grid don't make a layout.
    Layout(LayoutError),
    /// A place of a grid lies beyond 256 levels, 128 rows or 128 columns.
    GridSize {
        /// The level, 0 on top.
        depth: usize,
        /// The row.
        row: usize,
        /// The column.
        col: usize,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FaceCount { tiles, faces } => {
                write!(f, "{} for {}", Count(*faces, "face"), Count(*tiles, "tile"))
            }
            Self::OddGroup { face, tiles } => {
                write!(f, "an odd number of tiles match {face}: {tiles}")
            }
            Self::LargeGroup { face, tiles } => {
                write!(f, "{tiles} tiles match {face}, more than {MOST}")
            }
            Self::Layout(error) => write!(f, "{error}"),
            Self::GridSize { depth, row, col } => {
                write!(f, "the grid is too large at depth {depth}, row {row}, column {col}")
            }
        }
    }
}

impl core::error::Error for BoardError {}

/// Which tiles match. Groups are numbered by key, the tiles of a group by number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Groups {
    group_of: Vec<u16>,
    /// The tiles of each group; its size says how many entries count.
    members: Vec<[u16; MOST]>,
    sizes: Vec<u8>,
}

impl Groups {
    pub(crate) fn len(&self) -> usize {
        self.sizes.len()
    }

    pub(crate) fn members(&self, group: usize) -> &[u16] {
        &self.members[group][..usize::from(self.sizes[group])]
    }

    /// The groups of matching tiles, which are those with equal keys.
    fn new(keys: &[Face]) -> Result<Self, BoardError> {
        let order: Vec<(Face, u16)> =
            sorted(keys.iter().enumerate().map(|(i, &key)| (key, i as u16)).collect());
        let mut groups = Self { group_of: vec![0; keys.len()], members: vec![], sizes: vec![] };
        for chunk in order.chunk_by(|a, b| a.0 == b.0) {
            let (face, tiles) = (chunk[0].0, chunk.len());
            if tiles % 2 == 1 {
                return Err(BoardError::OddGroup { face, tiles });
            }
            if tiles > MOST {
                return Err(BoardError::LargeGroup { face, tiles });
            }
            let mut members = [0; MOST];
            for (seat, &(_, tile)) in chunk.iter().enumerate() {
                members[seat] = tile;
                groups.group_of[usize::from(tile)] = groups.sizes.len() as u16;
            }
            groups.members.push(members);
            groups.sizes.push(tiles as u8);
        }
        Ok(groups)
    }
}

/// The representative of each face; `stands_for` is called once for equal faces.
pub(crate) fn keys_of(faces: &[Face], stands_for: impl Fn(Face) -> Face) -> Vec<Face> {
    let mut known = BTreeMap::new();
    faces.iter().map(|&face| *known.entry(face).or_insert_with(|| stands_for(face))).collect()
}

impl Board {
    /// A board of a layout and the faces of its tiles, by number; equal faces match.
    ///
    /// # Errors
    /// [`BoardError`] if there isn't one face for each tile, or if an odd number of tiles or more
    /// than 8 have the same face.
    ///
    /// ```
    /// use shanghai::{Board, BoardError, Face, layouts};
    ///
    /// let error = BoardError::FaceCount { tiles: 144, faces: 2 };
    /// assert_eq!(Board::new(layouts::turtle(), &[Face(1); 2]), Err(error));
    /// ```
    pub fn new(layout: Layout, faces: &[Face]) -> Result<Self, BoardError> {
        Self::with_matching(layout, faces, |face| face)
    }

    /// A board on which faces match if `stands_for` returns the same face for them, such as
    /// [`Face::flowers_and_seasons`].
    ///
    /// # Errors
    /// As [`Board::new`], with the face that `stands_for` returns.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, Layout, Position};
    ///
    /// let row = Layout::new([0, 2].map(|x| Position::new(x, 0, 0)))?;
    /// let flowers = [Face(34), Face(36)];
    /// assert!(Board::new(row.clone(), &flowers).is_err());
    /// let board = Board::with_matching(row, &flowers, Face::flowers_and_seasons)?;
    /// assert_eq!(Game::new(board).pairs().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_matching(
        layout: Layout,
        faces: &[Face],
        stands_for: impl Fn(Face) -> Face,
    ) -> Result<Self, BoardError> {
        let keys = keys_of(faces, stands_for);
        Self::with_keys(layout, faces.to_vec(), &keys)
    }

    /// A board with a key for each face; equal faces have equal ones.
    pub(crate) fn with_keys(
        layout: Layout,
        faces: Vec<Face>,
        keys: &[Face],
    ) -> Result<Self, BoardError> {
        if layout.len() != faces.len() {
            return Err(BoardError::FaceCount { tiles: layout.len(), faces: faces.len() });
        }
        let groups = Groups::new(keys)?;
        let least = |&group: &u16| {
            let members = groups.members(usize::from(group)).iter();
            let least = members.map(|&tile| faces[usize::from(tile)]).min();
            least.expect("a group has tiles")
        };
        let keys: Vec<Face> = groups.group_of.iter().map(least).collect();
        // Renumbered, so that equal boards don't depend on the caller's keys.
        let groups = Groups::new(&keys)?;
        Ok(Self { layout, faces, keys, groups })
    }

    /// A board of whole tiles in a grid \[depth\]\[row\]\[col\], depth 0 on top: a place lies at
    /// x = 2 col, y = 2 row. Equal faces match; levels, rows and columns may differ in length.
    ///
    /// # Errors
    /// [`BoardError`] as for [`Board::new`], or if a tile lies over nothing, or beyond row or
    /// column 127.
    ///
    /// ```
    /// use shanghai::{Board, Face};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let row = [[[a, a, None, b, b]]];
    /// assert_eq!(Board::from_grid(&row)?.len(), 4);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn from_grid<L, R>(grid: &[L]) -> Result<Self, BoardError>
    where
        L: AsRef<[R]>,
        R: AsRef<[Option<Face>]>,
    {
        let mut tiles: Vec<(Position, Face)> = Vec::new();
        for (depth, level) in grid.iter().enumerate() {
            for (row, places) in level.as_ref().iter().enumerate() {
                for (col, face) in places.as_ref().iter().enumerate() {
                    let Some(face) = *face else { continue };
                    let number = |number: usize| u8::try_from(number).ok();
                    let (x, y, z) =
                        (number(2 * col), number(2 * row), number(grid.len() - 1 - depth));
                    let (Some(x), Some(y), Some(z)) = (x, y, z) else {
                        return Err(BoardError::GridSize { depth, row, col });
                    };
                    tiles.push((Position::new(x, y, z), face));
                }
            }
        }
        let tiles = sorted(tiles);
        let layout = Layout::new(tiles.iter().map(|tile| tile.0)).map_err(BoardError::Layout)?;
        let faces: Vec<Face> = tiles.iter().map(|tile| tile.1).collect();
        Self::new(layout, &faces)
    }

    /// The layout: where the tiles lie.
    ///
    /// ```
    /// use shanghai::{deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 1)?;
    /// assert_eq!(board.layout(), &layouts::turtle());
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The faces by tile number.
    ///
    /// ```
    /// use shanghai::{Board, Face};
    ///
    /// let board = Board::from_grid(&[[[Some(Face(3)), Some(Face(3))]]])?;
    /// assert_eq!(board.faces(), [Face(3), Face(3)]);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// A tile's face, if there is a tile of this number.
    ///
    /// ```
    /// use shanghai::{Board, Face, TileId};
    ///
    /// let board = Board::from_grid(&[[[Some(Face(3)), Some(Face(3))]]])?;
    /// assert_eq!(board.face(TileId(1)), Some(Face(3)));
    /// assert_eq!(board.face(TileId(2)), None);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn face(&self, tile: TileId) -> Option<Face> {
        self.faces.get(tile.index()).copied()
    }

    /// The number of tiles.
    ///
    /// ```
    /// use shanghai::{deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 1)?;
    /// assert_eq!(board.len(), 144);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.faces.len()
    }

    /// Whether there are no tiles.
    ///
    /// ```
    /// use shanghai::{Board, Layout};
    ///
    /// assert!(Board::new(Layout::new([])?, &[])?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.faces.is_empty()
    }

    /// Whether these are two different tiles of the board that match.
    ///
    /// ```
    /// use shanghai::{Board, Face, TileId};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let board = Board::from_grid(&[[[a, a, None, b, b]]])?;
    /// assert!(board.matches(TileId(0), TileId(1)));
    /// assert!(!board.matches(TileId(1), TileId(2)));
    /// assert!(!board.matches(TileId(1), TileId(1)));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn matches(&self, a: TileId, b: TileId) -> bool {
        let group = |tile: TileId| self.groups.group_of.get(tile.index());
        a != b && group(a).is_some() && group(a) == group(b)
    }

    /// The tiles that match a tile, itself included, in order; none if there is no such tile.
    ///
    /// ```
    /// use shanghai::{Board, Face, TileId};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let board = Board::from_grid(&[[[b, a, a, b]]])?;
    /// assert!(board.group(TileId(3)).eq([TileId(0), TileId(3)]));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn group(&self, tile: TileId) -> impl Iterator<Item = TileId> {
        let group = self.groups.group_of.get(tile.index());
        let members = group.map_or(&[][..], |&group| self.groups.members(usize::from(group)));
        members.iter().map(|&tile| TileId(tile))
    }

    pub(crate) fn keys(&self) -> &[Face] {
        &self.keys
    }

    pub(crate) fn groups(&self) -> &Groups {
        &self.groups
    }
}
