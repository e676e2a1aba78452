//! Thirteen orphans (国士無双): every terminal and honor, one of them doubled.
//!
//! ```
//! use mentsu::{Tile, agari::kokushi};
//!
//! let doubled = kokushi::jantou(&"19m19p19s12345677z".parse()?);
//! assert_eq!(doubled, Some(Tile::Red));
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "国士無双")]
#![doc(alias = "kokushi musou")]
#![doc(alias = "thirteen orphans")]

use crate::tile::{Counts, Tile, TileSet};

/// The doubled tile, if the tiles are the thirteen kinds of terminals and honors and one more
/// of them.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::form::kokushi::jantou;
///
/// assert_eq!(jantou(&"19m199p19s1234567z".parse()?), Some(Tile::P9));
/// assert_eq!(jantou(&"19m19p199s123456z7m".parse()?), None);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "雀頭")]
#[doc(alias = "国士無双")]
#[doc(alias = "thirteen orphans")]
#[must_use]
pub fn jantou(concealed: &Counts) -> Option<Tile> {
    if !may_be(concealed) || concealed.total() != 14 || concealed.kinds() != TileSet::YAOCHUU {
        return None;
    }
    // Fourteen tiles of thirteen kinds double exactly one.
    concealed.at_least(2).first()
}

/// Whether there are only terminals and honors. Nearly every other hand is told apart here.
#[inline(always)]
pub(super) fn may_be(concealed: &Counts) -> bool {
    /// The nibbles of 2–8.
    const SIMPLES: u64 = 0x0_FFFF_FFF0;

    let [man, pin, sou, _] = concealed.words();
    (man | pin | sou) & SIMPLES == 0
}
