//! What is printed on one tile: its kind, and whether it is a red five.

use core::fmt;

use crate::list::Filler;
use crate::tile::{Tile, TileError, write_padded};

/// One physical tile as a player sees it: a [`Tile`], and for fives whether it is red (赤).
///
/// Waits, shanten and decompositions know kinds only; faces matter for dora, text and
/// choosing which five to call with. Faces sort as players sort, a red five just before
/// the plain ones.
///
/// ```
/// use mentsu::{Face, Tile};
///
/// let red: Face = "0p".parse()?;
/// assert_eq!(red, Face::red(Tile::P5)?);
/// assert_eq!((red.tile(), red.is_red()), (Tile::P5, true));
/// assert!(Face::from(Tile::P4) < red && red < Face::from(Tile::P5));
/// assert!(Face::red(Tile::P4).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "赤ドラ")]
#[doc(alias = "akadora")]
#[doc(alias = "red five")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    tile: Tile,
    // The order of the fields and of false < true is the order of faces.
    plain: bool,
}

impl Face {
    /// The plain face of a tile.
    ///
    /// ```
    /// use mentsu::{Face, Tile};
    ///
    /// assert_eq!(Face::plain(Tile::S5).to_string(), "5s");
    /// assert_eq!(Face::plain(Tile::S5), Tile::S5.into());
    /// ```
    #[doc(alias = "黒五")]
    #[doc(alias = "normal five")]
    #[must_use]
    pub const fn plain(tile: Tile) -> Face {
        Face { tile, plain: true }
    }

    /// The red face of a five.
    ///
    /// ```
    /// use mentsu::{Face, Tile, TileError};
    ///
    /// assert_eq!(Face::red(Tile::S5)?.to_string(), "0s");
    /// assert_eq!(Face::red(Tile::S6), Err(TileError::NotAFive { tile: Tile::S6 }));
    /// # Ok::<(), TileError>(())
    /// ```
    ///
    /// # Errors
    /// [`TileError::NotAFive`] for any other tile.
    #[doc(alias = "赤五")]
    #[doc(alias = "赤ドラ")]
    #[doc(alias = "akadora")]
    #[doc(alias = "red dora")]
    pub const fn red(tile: Tile) -> Result<Face, TileError> {
        if tile.is_five() {
            Ok(Face { tile, plain: false })
        } else {
            Err(TileError::NotAFive { tile })
        }
    }

    /// The red five of a number suit; none for the honors.
    pub(crate) const fn red_five(five: Tile) -> Face {
        debug_assert!(five.is_five());
        Face { tile: five, plain: false }
    }

    /// The kind of tile.
    ///
    /// ```
    /// use mentsu::{Face, Tile};
    ///
    /// assert_eq!("0m".parse::<Face>()?.tile(), Tile::M5);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "牌種")]
    #[doc(alias = "deaka")]
    #[doc(alias = "normalize")]
    #[must_use]
    pub const fn tile(self) -> Tile {
        self.tile
    }

    /// Whether it is a red five.
    ///
    /// ```
    /// use mentsu::Face;
    ///
    /// assert!("0m".parse::<Face>()?.is_red());
    /// assert!(!"5m".parse::<Face>()?.is_red());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "赤五")]
    #[doc(alias = "赤ドラ")]
    #[doc(alias = "akadora")]
    #[must_use]
    pub const fn is_red(self) -> bool {
        !self.plain
    }

    /// All 37 faces, in order.
    ///
    /// ```
    /// use mentsu::Face;
    ///
    /// assert_eq!(Face::all().count(), 34 + 3);
    /// let pin: Vec<String> = Face::all().map(|face| face.to_string()).skip(13).take(3).collect();
    /// assert_eq!(pin, ["4p", "0p", "5p"]);
    /// ```
    pub fn all() -> impl Iterator<Item = Face> + Clone {
        Tile::ALL
            .into_iter()
            .flat_map(|tile| Face::red(tile).into_iter().chain(core::iter::once(Face::plain(tile))))
    }
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
