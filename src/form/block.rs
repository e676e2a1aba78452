//! The blocks that winning forms are made of.

use core::fmt;
use core::str::FromStr;

use crate::list::{Filler, List};
use crate::mentsu::Mentsu;
use crate::notation::ParseError;
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile};

/// One block of a [`WinForm`](super::WinForm), as text shows it.
///
/// ```
/// use mentsu::{FormBlock, Mentsu, tile};
///
/// assert_eq!(FormBlock::Pair(tile!("1z")).to_string(), "11z");
/// assert_eq!(FormBlock::Mentsu(Mentsu::koutsu(tile!("3p"))).to_string(), "333p");
/// assert_eq!(FormBlock::Single(tile!("9p")).to_string(), "9p");
/// assert_eq!("11z".parse(), Ok(FormBlock::Pair(tile!("1z"))));
/// ```
#[doc(alias = "ブロック")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FormBlock {
    /// Two of a tile (対子): the jantou, or one of chiitoitsu's seven.
    Pair(Tile),
    /// A shuntsu or koutsu.
    Mentsu(Mentsu),
    /// One of kokushi's twelve tiles that aren't doubled.
    Single(Tile),
}

/// The blocks of one form: thirteen of kokushi, fewer of all others.
pub type FormBlocks = List<FormBlock, 13>;

impl Filler for FormBlock {
    const FILLER: FormBlock = FormBlock::Pair(Tile::M1);
}

impl FormBlock {
    /// Whether the block contains this tile.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        match self {
            FormBlock::Pair(held) | FormBlock::Single(held) => held as u8 == tile as u8,
            FormBlock::Mentsu(mentsu) => mentsu.contains(tile),
        }
    }
}

impl Unpadded for FormBlock {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormBlock::Pair(tile) => write!(f, "{}{tile}", tile.rank()),
            FormBlock::Mentsu(mentsu) => write!(f, "{mentsu}"),
            FormBlock::Single(tile) => write!(f, "{tile}"),
        }
    }
}

padded! {
    /// mpsz: `11z`, `123m`, `9p`.
    FormBlock
}

impl FromStr for FormBlock {
    type Err = ParseError;

    /// Parses mpsz. One tile is a single tile, two equal tiles are a pair, anything else is a
    /// mentsu.
    fn from_str(text: &str) -> Result<FormBlock, ParseError> {
        let counts: Counts = text.parse()?;
        match (counts.kinds().first(), counts.total()) {
            (Some(tile), 1) => Ok(FormBlock::Single(tile)),
            (Some(tile), 2) if counts.get(tile) == 2 => Ok(FormBlock::Pair(tile)),
            _ => text.parse().map(FormBlock::Mentsu),
        }
    }
}
