//! Seven different pairs (七対子).
//!
//! ```
//! use mentsu::form::{chiitoitsu, standard};
//!
//! // ryanpeikou is seven pairs as well
//! let tiles = "112233m445566p77s".parse()?;
//! assert!(chiitoitsu::pairs(&tiles).is_some() && standard::is_standard_win(&tiles));
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "七対子")]
#![doc(alias = "seven pairs")]

use crate::tile::{Counts, Tile};

/// The pairs, in order of tile, if the tiles are exactly seven different pairs.
///
/// Four of a kind are not two pairs.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::form::chiitoitsu::pairs;
///
/// let seven = pairs(&"2255m1199p3388s77z".parse()?);
/// assert!(seven.is_some_and(|pairs| pairs.contains(&Tile::P9)));
/// assert_eq!(pairs(&"2255m1111p3388s77z".parse()?), None);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "七対子")]
#[doc(alias = "seven pairs")]
#[must_use]
pub fn pairs(concealed: &Counts) -> Option<[Tile; 7]> {
    let pairs = concealed.words().iter().map(|word| word.count_ones()).sum::<u32>();
    if !may_be(concealed) || pairs != 7 {
        return None;
    }
    let mut pairs = [Tile::M1; 7];
    for (pair, tile) in pairs.iter_mut().zip(concealed.kinds()) {
        *pair = tile;
    }
    Some(pairs)
}

/// Whether every tile there is is there twice.
#[inline(always)]
pub(super) fn may_be(concealed: &Counts) -> bool {
    /// The second bit of each nibble.
    const TWOS: u64 = 0x2_2222_2222;

    let [man, pin, sou, honors] = concealed.words();
    (man | pin | sou | honors) & !TWOS == 0
}
