//! Discards ranked by what they leave.

use super::{Ukeire, View};
use crate::list::{Filler, List};
use crate::shanten::Shanten;
use crate::tile::{Counts, Tile};

/// A discard (打牌) and what it leaves.
///
/// ```
/// use mentsu::{hand, tile};
///
/// let best = hand!("23m456p789s112234z").discards()[0];
/// assert_eq!((best.tile(), best.shanten().get()), (tile!("3z"), 1));
/// assert_eq!(best.ukeire().total(), 12);
/// ```
#[doc(alias = "打牌")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discard {
    tile: Tile,
    ukeire: Ukeire,
}

/// The discards of one hand: at most 14 kinds.
#[doc(alias = "何切る")]
pub type Discards = List<Discard, 14>;

impl Filler for Discard {
    const FILLER: Discard = Discard { tile: Tile::M1, ukeire: Ukeire::FILLER };
}

impl Discard {
    /// The tile to discard.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The shanten after the discard.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.ukeire.shanten
    }

    /// The tiles that help after the discard, which leaves one copy fewer of its own tile.
    #[must_use]
    pub const fn ukeire(&self) -> &Ukeire {
        &self.ukeire
    }
}

/// The discards of 3n+2 concealed tiles, the best first.
pub(super) fn discards(concealed: &Counts, view: &View) -> Discards {
    let mut all = Discards::new();
    if concealed.total() % 3 != 2 || concealed.total() > 14 {
        return all;
    }
    for tile in concealed.kinds() {
        if let Some(rest) = concealed.without(tile) {
            let ukeire = rest.ukeire_in(&view.after_discard(tile));
            all.push(Discard { tile, ukeire });
        }
    }
    all.as_mut_slice().sort_unstable_by_key(|discard| {
        (discard.shanten(), core::cmp::Reverse(discard.ukeire.total()), discard.tile)
    });
    all
}
