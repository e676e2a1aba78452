//! Pairs of tiles that are taken together.

use crate::layout::TileId;

/// Two different tiles that are taken together, the lower number first.
///
/// ```
/// use shanghai::{Pair, TileId};
///
/// let pair = Pair::new(TileId(7), TileId(3));
/// assert_eq!(pair.map(Pair::tiles), Some([TileId(3), TileId(7)]));
/// assert_eq!(Pair::new(TileId(3), TileId(3)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[doc(alias = "対")]
pub struct Pair {
    first: TileId,
    second: TileId,
}

impl Pair {
    /// The pair of two tiles, in either order; `None` if they are the same.
    ///
    /// ```
    /// use shanghai::{Pair, TileId};
    ///
    /// assert_eq!(Pair::new(TileId(1), TileId(2)), Pair::new(TileId(2), TileId(1)));
    /// ```
    #[must_use]
    pub const fn new(a: TileId, b: TileId) -> Option<Self> {
        match (a.0, b.0) {
            (a, b) if a < b => Some(Self { first: TileId(a), second: TileId(b) }),
            (a, b) if a > b => Some(Self { first: TileId(b), second: TileId(a) }),
            _ => None,
        }
    }

    /// The two tiles, the lower number first.
    ///
    /// ```
    /// use shanghai::{Pair, TileId};
    ///
    /// assert_eq!(Pair::new(TileId(2), TileId(1)).unwrap().tiles(), [TileId(1), TileId(2)]);
    /// ```
    #[must_use]
    pub const fn tiles(self) -> [TileId; 2] {
        [self.first, self.second]
    }

    /// Whether a tile is one of the two.
    ///
    /// ```
    /// use shanghai::{Pair, TileId};
    ///
    /// let pair = Pair::new(TileId(1), TileId(2)).unwrap();
    /// assert!(pair.contains(TileId(2)) && !pair.contains(TileId(3)));
    /// ```
    #[must_use]
    pub const fn contains(self, tile: TileId) -> bool {
        self.first.0 == tile.0 || self.second.0 == tile.0
    }

    /// The pair of two tile numbers that are known to differ.
    pub(crate) fn of(a: usize, b: usize) -> Self {
        let [first, second] = [a.min(b), a.max(b)].map(|tile| TileId(tile as u16));
        Self { first, second }
    }

    pub(crate) fn indices(self) -> [usize; 2] {
        [self.first.index(), self.second.index()]
    }
}
