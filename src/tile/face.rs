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
pub(crate) fn faces_of(counts: Counts, reds: [u8; 3]) -> SortedFaces {
    let ([m, p, s, z], [m_reds, p_reds, s_reds]) = (counts.words(), reds);
    SortedFaces([slots(m, m_reds), slots(p, p_reds), slots(s, s_reds), slots(z, 0)])
}

/// A suit's counts in the order in which players sort faces, the red fives, which are among the
/// counted ones, in a nibble of their own:
///
/// ```text
/// bit  39…36 … 23…20 19…16 15…12 … 3…0
/// face   9   …   5     0     4   …  1
/// ```
#[inline(always)]
const fn slots(word: u64, reds: u8) -> u64 {
    let reds = reds as u64;
    word & 0xFFFF | reds << 16 | ((word >> 16) - reds) << 20
}

/// The number of the slot of red fives.
const RED_SLOT: u32 = 4;

/// Takes the first face out of a suit's slots that aren't empty, and returns the number of its slot.
#[inline(always)]
const fn take_first_slot(slots: &mut u64) -> u32 {
    let slot = slots.trailing_zeros() / 4;
    *slots -= 1 << (4 * slot);
    slot
}

/// Faces in order, by suit what is left of its slots.
#[derive(Clone)]
pub(crate) struct SortedFaces([u64; 4]);

impl Iterator for SortedFaces {
    type Item = Face;

    fn next(&mut self) -> Option<Face> {
        let suit = self.0.iter().position(|&slots| slots != 0)?;
        let slot = take_first_slot(&mut self.0[suit]);
        let ranks_below = slot - u32::from(slot > RED_SLOT);
        let tile = *Tile::ALL.get(9 * suit + ranks_below as usize)?;
        Some(Face { tile, plain: slot != RED_SLOT })
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
    use crate::tile::Suit;

    #[test]
    fn sorted_faces_are_the_counted_ones_tile_by_tile() {
        for suit in Suit::NUMBERS {
            for n in 0..5u64.pow(4) {
                let of_rank = |i| (n / 5u64.pow(i) % 5) as u8;
                let first = suit.first().index();
                let mut array = [0; Tile::COUNT];
                array[first + 3] = of_rank(0);
                array[first + 4] = of_rank(1);
                array[first + 5] = of_rank(2);
                (array[first + 8], array[Tile::White.index()]) = (of_rank(3), of_rank(3));
                let counts = Counts::from_array(array).unwrap();
                for red in 0..=of_rank(1) {
                    let mut reds = [0; 3];
                    reds[suit.index()] = red;
                    let slowly = Tile::ALL.into_iter().flat_map(|tile| {
                        let red = if tile == Tile::ALL[first + 4] { red } else { 0 };
                        (0..counts.get(tile)).map(move |i| Face::red_if(i < red, tile))
                    });
                    assert!(faces_of(counts, reds).eq(slowly), "{counts} {reds:?}");
                }
            }
        }
    }

    #[test]
    fn all_faces_are_sorted_and_37() {
        assert_eq!(Face::all().count(), 37);
        assert!(Face::all().zip(Face::all().skip(1)).all(|(a, b)| a < b));
        assert_eq!(Face::all().filter(|f| f.is_red()).count(), 3);
    }
}
