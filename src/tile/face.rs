//! Faces: the kind of a physical tile, and whether it is a red five.

use core::fmt;

use super::{Tile, TileError, write_padded};
use crate::list::Filler;
use crate::padded::{Unpadded, padded};

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
    /// All faces, in order.
    pub const ALL: [Face; 37] = {
        let mut all = [Face::plain(Tile::M1); 37];
        let (mut tile, mut face) = (0, 0);
        while tile < Tile::COUNT {
            if Tile::ALL[tile].is_five() {
                all[face] = Face { tile: Tile::ALL[tile], plain: false };
                face += 1;
            }
            all[face] = Face::plain(Tile::ALL[tile]);
            (tile, face) = (tile + 1, face + 1);
        }
        all
    };

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
}

impl Filler for Face {
    const FILLER: Face = Face::plain(Tile::M1);
}

impl Filler for Tile {
    const FILLER: Tile = Tile::M1;
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

/// The tile to remove isn't held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotHeld {
    /// The tile.
    pub face: Face,
    /// The other five, if only that one is held: the red one instead of the plain one, or the
    /// reverse.
    pub held: Option<Face>,
}

impl Unpadded for NotHeld {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no {} among the concealed tiles", self.face)?;
        self.held.map_or(Ok(()), |held| write!(f, ", only {held}"))
    }
}

padded!(NotHeld);

impl core::error::Error for NotHeld {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_faces_are_sorted() {
        assert!(Face::ALL.is_sorted_by(|a, b| a < b));
        assert_eq!(Face::ALL.iter().filter(|f| f.is_red()).count(), 3);
    }
}
