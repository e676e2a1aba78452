//! How many tiles concealed tiles lack for each form.

use super::rest::SuitsInOne;
use super::shantens::Shantens;
use crate::engine::{self, QuickRows, Rows as _, mentsu_needed};
use crate::mcr::form::{KnittedStraight, StraightsHeld, held};
use crate::shanten::{Shanten, special_lacking};
use crate::tile::{Counts, RankSet};

const ONES: u64 = RankSet::ALL.word();

/// More than any hand lacks, as for a form that is out of reach.
pub(super) const NEVER: u8 = 15;

/// Thirteen tiles or fourteen, of which the forms without melds are made.
#[inline(always)]
pub(super) fn is_whole(concealed: &Counts) -> bool {
    concealed.total() > 12
}

/// How many sets go with a knitted straight among this many tiles; `None` if it is out of reach.
#[inline(always)]
pub(super) fn sets_beside_straight(concealed: &Counts) -> Option<usize> {
    mentsu_needed(concealed.total()).checked_sub(3)
}

/// The facts about tiles that knitted forms depend on: which are held, and how often.
#[derive(Clone, Copy)]
pub(super) struct KnittedTiles {
    held: [u64; 4],
    suits: SuitsInOne,
}

impl KnittedTiles {
    #[inline(always)]
    pub(super) fn of(concealed: &Counts) -> KnittedTiles {
        let [man, pin, sou, honors] = concealed.words();
        let suits = SuitsInOne::of(concealed);
        KnittedTiles { held: [held(man), held(pin), held(sou), held(honors)], suits }
    }

    /// How many tiles of each of the six straights are held, in their order.
    #[inline(always)]
    pub(super) fn of_straights(&self) -> [u8; 6] {
        let [man, pin, sou, _] = self.held;
        StraightsHeld::of([man, pin, sou]).in_order()
    }

    /// How many honors are held.
    #[inline(always)]
    pub(super) fn honors(&self) -> u8 {
        self.held[3].count_ones() as u8
    }

    /// A bit for each honor held.
    #[inline(always)]
    pub(super) fn honors_held(&self) -> u64 {
        self.held[3]
    }

    /// The tiles of a straight that are held, as words.
    #[inline(always)]
    pub(super) fn in_straight(&self, straight: KnittedStraight) -> [u64; 4] {
        let nine = straight.words();
        core::array::from_fn(|suit| self.held[suit] & nine[suit])
    }
}

/// Tiles missing for the nth knitted straight, a pair and `sets` sets, at most one.
#[inline(always)]
pub(super) fn of_straight(
    concealed: &Counts,
    tiles: &KnittedTiles,
    nth: usize,
    have: u8,
    sets: usize,
) -> u8 {
    let rest = tiles.suits.beside(nth);
    let rest_lacks = if sets == 0 {
        rest.pair_lacks()
    } else if rest.has_set() {
        rest_lacks_by_rows(concealed, tiles, KnittedStraight::ALL[nth], sets)
    } else {
        rest.set_and_pair_lack()
    };
    9 - have + rest_lacks
}

/// Tiles missing for the pair and the sets outside the straight, looked up in rows.
#[inline(always)]
pub(super) fn rest_lacks_by_rows(
    concealed: &Counts,
    tiles: &KnittedTiles,
    straight: KnittedStraight,
    sets: usize,
) -> u8 {
    let (words, in_straight) = (concealed.words(), tiles.in_straight(straight));
    let rest = core::array::from_fn(|suit| words[suit] - in_straight[suit]);
    engine::lacking(&QuickRows::ALL_KINDS, rest, sets)
}

/// The fewest tiles lacking for a knitted straight with a pair and sets.
#[inline(always)]
fn knitted_straight(concealed: &Counts, tiles: &KnittedTiles, have: [u8; 6]) -> u8 {
    let Some(sets) = sets_beside_straight(concealed) else { return NEVER };
    let mut least = NEVER;
    for (nth, have) in have.into_iter().enumerate() {
        least = least.min(of_straight(concealed, tiles, nth, have, sets));
    }
    least
}

/// Tiles missing for fourteen different honors and knitted tiles. `have` counts the tiles held of
/// each straight.
#[inline(always)]
pub(super) fn honors_and_knitted(tiles: &KnittedTiles, have: [u8; 6]) -> u8 {
    let most = have.into_iter().fold(0, u8::max);
    14 - most - tiles.honors()
}

/// The tiles lacking for seven pairs, of which two may be alike.
#[inline(always)]
pub(super) fn seven_pairs(concealed: &Counts) -> u8 {
    // One bit of a count is set if it is 2 or 3, the next if it is 4, two pairs.
    let pairs = |word: u64| (word >> 1 & ONES) + 2 * (word >> 2 & ONES);
    let [man, pin, sou, honors] = concealed.words();
    let sums = pairs(man) + pairs(pin) + pairs(sou) + pairs(honors);
    // At most seven pairs in all, so no sum of nibbles carries.
    7 - ((sums.wrapping_mul(ONES << 28) >> 60) as u8).min(7)
}

/// The shanten of each form.
#[inline]
pub(super) fn shantens(concealed: &Counts) -> Shantens {
    let tiles = KnittedTiles::of(concealed);
    let have = tiles.of_straights();
    let (seven_pairs, orphans, knitted) = if is_whole(concealed) {
        let (_, orphans) = special_lacking(concealed);
        (seven_pairs(concealed), orphans, honors_and_knitted(&tiles, have))
    } else {
        (NEVER, NEVER, NEVER)
    };
    Shantens {
        standard: concealed.standard_shanten(),
        knitted_straight: Shanten::lacking(knitted_straight(concealed, &tiles, have)),
        seven_pairs: Shanten::lacking(seven_pairs),
        thirteen_orphans: Shanten::lacking(orphans),
        honors_and_knitted: Shanten::lacking(knitted),
    }
}
