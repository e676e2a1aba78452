//! Discards ranked by what they leave.

use super::Ukeire;
use super::listing::Listing;
use super::special::{KindsAndPairs, Taken};
use crate::engine::{AfterDiscard, BeforeDiscard, Rows, mentsu_needed};
use crate::list::{Filler, List};
use crate::shanten::{Shanten, special_forms};
use crate::tile::{Counts, Tile, TileSet};

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
#[inline(always)]
pub(super) fn discards_by<R: Rows>(rows: &R, concealed: &Counts, listing: &Listing) -> Discards {
    let total = concealed.total();
    let mut ranked = Discards::new();
    if total % 3 != 2 || total > 14 {
        return ranked;
    }
    // First what the standard form says, suit by suit, and then all else in one loop.
    let mut each = List::new();
    BeforeDiscard::new(rows, concealed, mentsu_needed(total)).lowering(&mut each);
    let special = KindsAndPairs::of(concealed, TileSet::ALL);
    let frees_any = listing.frees_any();
    let mut ukeires = [Ukeire::FILLER; SLOTS];
    let mut ranks = [i16::MAX; SLOTS];
    for (i, &AfterDiscard { tile, lacking, mut lowering }) in each.iter().enumerate() {
        let of_rest;
        let (special, taken, (chiitoitsu, kokushi)) = if total < 14 {
            (&special, Taken::NONE, (NEVER, NEVER))
        } else if rows.in_play() == TileSet::ALL {
            (&special, Taken::tile(tile), special.lacking(Taken::tile(tile)))
        } else {
            let mut rest = *concealed;
            rest.take_one(tile);
            of_rest = KindsAndPairs::of(&rest, rows.in_play());
            let (chiitoitsu, kokushi) = special_forms(&rest, 13, rows.in_play());
            (&of_rest, Taken::NONE, (tiles_lacking(chiitoitsu), tiles_lacking(kokushi)))
        };
        let shanten = Shanten::lacking(lacking.min(chiitoitsu).min(kokushi));
        let nearest = |lacks: u8| Shanten::lacking(lacks) == shanten && shanten != Shanten::NEVER;
        if !nearest(lacking) {
            lowering = [0; 4];
        }
        if nearest(chiitoitsu) {
            special.add_chiitoitsu(&mut lowering, taken);
        }
        if nearest(kokushi) {
            special.add_kokushi(&mut lowering, taken);
        }
        let freed;
        let listing = match frees_any {
            true => {
                freed = listing.after_discard(tile);
                &freed
            }
            false => listing,
        };
        let ukeire = &mut ukeires[i % SLOTS];
        *ukeire = Ukeire::listed(shanten, lowering, listing);
        ranks[i % SLOTS] = rank(ukeire, i);
    }
    for &i in places(&ranks).iter().take(each.len()) {
        let i = usize::from(i) % SLOTS;
        ranked.push(Discard { tile: each[i].tile, ukeire: ukeires[i] });
    }
    ranked
}

/// How many tiles a shanten lacks; more than any hand where it is out of reach.
fn tiles_lacking(shanten: Shanten) -> u8 {
    shanten.get().wrapping_add(1) as u8
}

/// More tiles than any hand lacks.
const NEVER: u8 = 100;

/// 14 tiles are 14 kinds at most; with two slots more an index's check is a mask.
const SLOTS: usize = 16;

/// A number that is the less the better the discard, by its place in order of tile where others are as
/// good.
///
/// ```text
/// bit   15…12         11…4             3…0
///       shanten + 1   255 − tiles left  place
/// ```
///
/// The highest bit is turned over, so that the numbers are signed, which are compared faster.
#[inline(always)]
fn rank(ukeire: &Ukeire, place: usize) -> i16 {
    let shanten = (ukeire.shanten().get() as u16).wrapping_add(1).min(15);
    let tiles = u16::from(!ukeire.total());
    (shanten << 12 | tiles << 4 | place as u16) as i16 ^ i16::MIN
}

/// The places of ranks, the least rank's first. All are different but those of empty slots.
#[inline(always)]
fn places(ranks: &[i16; SLOTS]) -> [u8; SLOTS] {
    // How many are less is where each one belongs: sixteen at once, and no branch to foresee.
    let mut less = [0u16; SLOTS];
    for rank in ranks {
        for (less, other) in less.iter_mut().zip(ranks) {
            *less += u16::from(rank < other);
        }
    }
    let mut places = [0; SLOTS];
    for (place, &less) in less.iter().enumerate() {
        places[usize::from(less) % SLOTS] = place as u8;
    }
    places
}
