//! A partial hand as text: mpsz with a `?` for each unknown tile.

use core::fmt;
use core::str::FromStr;

use super::PartialHand;
use crate::notation::ParseError;
use crate::notation::mpsz::{ROOM_FOR_HAND, Text, read_with_unknown};
use crate::padded::{Unpadded, padded};
use crate::tile::TileSet;

impl FromStr for PartialHand {
    type Err = ParseError;

    /// mpsz in which a `?` may stand anywhere among the concealed tiles, even between digits and
    /// their suit.
    fn from_str(text: &str) -> Result<PartialHand, ParseError> {
        read_with_unknown(text, PartialHand::of_counts)
    }
}

impl Unpadded for PartialHand {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // No longer than the text of a hand: each unknown tile is one byte.
        let mut text = Text::<ROOM_FOR_HAND>::new();
        text.push_counts(self.known(), self.reds_by_suit());
        (0..self.unknown()).for_each(|_| text.push(b'?'));
        self.melds().iter().for_each(|meld| text.push_meld(meld));
        text.write(f)
    }
}

padded! {
    /// mpsz: the known concealed tiles in order, a `?` for each unknown one, the melds as declared.
    PartialHand
}

impl fmt::Debug for PartialHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PartialHand({self}")?;
        if self.in_play() != TileSet::ALL {
            write!(f, " of {}", self.in_play())?;
        }
        f.write_str(")")
    }
}
