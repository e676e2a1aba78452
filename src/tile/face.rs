//! Faces: the kind of a physical tile, and whether it is a red five.

use core::fmt;

use crate::list::Filler;
use crate::tile::{Counts, Tile, TileError, write_padded};

/// One physical tile as a player sees it: a [`Tile`], and for fives whether it is red (赤).
///
/// Waits, shanten and decompositions deal in kinds; faces matter for dora, text and the choice of
/// the five to call with. Faces sort as players sort them, a red five just before the plain ones.
///
/// ```
/// use mentsu::{Face, Tile, face};
///
/// let red = face!("0p");
/// assert_eq!((red.tile(), red.is_red()), (Tile::P5, true));
/// assert!(Face::plain(Tile::P4) < red && red < Face::plain(Tile::P5));
/// assert!(Face::red(Tile::P4).is_err());
/// ```
#[doc(alias = "赤ドラ")]
#[doc(alias = "akadora")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    tile: Tile,
    // The order of the fields and of false < true is the order of faces.
    plain: bool,
}

impl Face {
    /// The plain face of a tile.
    #[must_use]
    pub const fn plain(tile: Tile) -> Face {
        Face { tile, plain: true }
    }

    /// The red face of a five.
    ///
    /// # Errors
    /// [`TileError::NotAFive`] for any other tile.
    pub const fn red(tile: Tile) -> Result<Face, TileError> {
        if tile.is_five() {
            Ok(Face { tile, plain: false })
        } else {
            Err(TileError::NotAFive { tile })
        }
    }

    /// The red face of a five if it should be red, otherwise the plain face.
    #[inline(always)]
    pub(crate) const fn red_if(red: bool, tile: Tile) -> Face {
        Face { tile, plain: !(red && tile.is_five()) }
    }

    /// The kind of tile.
    #[must_use]
    pub const fn tile(self) -> Tile {
        self.tile
    }

    /// Whether it is a red five.
    #[must_use]
    pub const fn is_red(self) -> bool {
        !self.plain
    }

    /// All 37 faces, in order.
    pub fn all() -> impl Iterator<Item = Face> + Clone {
        Tile::ALL
            .into_iter()
            .flat_map(|tile| Face::red(tile).into_iter().chain(core::iter::once(Face::plain(tile))))
    }
}

/// The counted tiles one by one, in order, red fives before plain ones.
pub(crate) fn faces_of(counts: Counts, reds: [u8; 3]) -> impl Iterator<Item = Face> + Clone {
    Tile::ALL.into_iter().flat_map(move |tile| {
        let reds = if tile.is_five() { reds[tile.suit().index()] } else { 0 };
        (0..counts.get(tile)).map(move |i| Face::red_if(i < reds, tile))
    })
}

impl Filler for Face {
    const FILLER: Face = Face::plain(Tile::M1);
}

impl From<Tile> for Face {
    fn from(tile: Tile) -> Face {
        Face::plain(tile)
    }
}

impl fmt::Display for Face {
    /// mpsz: `5m`, `7z`, and `0m` for the red 5m.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_red() { write_padded(f, b'0', self.tile.suit()) } else { self.tile.fmt(f) }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_faces_are_sorted_and_37() {
        assert_eq!(Face::all().count(), 37);
        assert!(Face::all().zip(Face::all().skip(1)).all(|(a, b)| a < b));
        assert_eq!(Face::all().filter(|f| f.is_red()).count(), 3);
    }
}
