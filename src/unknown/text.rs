//! A partial hand as text: mpsz with a `?` for each unknown tile.

use core::fmt;
use core::str::FromStr;

use super::PartialHand;
use crate::notation::ParseError;
use crate::notation::mpsz::{read_with_unknown, write_faces};
use crate::tile::TileSet;

impl FromStr for PartialHand {
    type Err = ParseError;

    /// mpsz in which a `?` may stand anywhere among the concealed tiles, even between digits and
    /// their suit.
    fn from_str(text: &str) -> Result<PartialHand, ParseError> {
        read_with_unknown(text, PartialHand::of_counts)
    }
}

impl fmt::Display for PartialHand {
    /// mpsz: the known concealed tiles in order, a `?` for each unknown one, the melds as declared.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faces(f, self.faces())?;
        (0..self.unknown()).try_for_each(|_| f.write_str("?"))?;
        self.melds().iter().try_for_each(|meld| meld.fmt(f))
    }
}

impl fmt::Debug for PartialHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PartialHand({self}")?;
        if self.kinds() != TileSet::ALL {
            write!(f, " of {}", self.kinds())?;
        }
        f.write_str(")")
    }
}
