//! How many tiles concealed tiles lack for each form.

use super::shantens::Shantens;
use crate::engine::{self, QuickRows, Rows as _, mentsu_needed};
use crate::mcr::form::KnittedStraight;
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

/// A bit for each rank held of a suit.
#[inline(always)]
pub(super) fn held(word: u64) -> u64 {
    (word + 7 * ONES) >> 3 & ONES
}

/// What knitted forms ask of some tiles: of each suit how many ranks of each knitted line are held.
#[derive(Clone, Copy)]
pub(super) struct KnittedTiles {
    held: [u64; 4],
}

impl KnittedTiles {
    #[inline(always)]
    pub(super) fn of(concealed: &Counts) -> KnittedTiles {
        let [man, pin, sou, honors] = concealed.words();
        KnittedTiles { held: [held(man), held(pin), held(sou), held(honors)] }
    }

    /// How many tiles of each of the six straights are held, in their order.
    #[inline(always)]
    pub(super) fn of_straights(&self) -> [u8; 6] {
        let [m, p, s] = [0, 1, 2].map(|suit| by_line(self.held[suit]));
        [
            m[0] + p[1] + s[2],
            m[0] + p[2] + s[1],
            m[1] + p[0] + s[2],
            m[1] + p[2] + s[0],
            m[2] + p[0] + s[1],
            m[2] + p[1] + s[0],
        ]
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

/// How many of the ranks 1, 4, 7, then 2, 5, 8, then 3, 6, 9 are held.
#[inline(always)]
fn by_line(held: u64) -> [u8; 3] {
    // Three neighbouring nibbles are one of each line, so their sums don't mix.
    let sums = held + (held >> 12) + (held >> 24);
    [0, 4, 8].map(|shift| (sums >> shift & 3) as u8)
}

/// What a knitted straight lacks with a pair and so many sets.
#[inline(always)]
pub(super) fn of_straight(
    concealed: &Counts,
    tiles: &KnittedTiles,
    straight: KnittedStraight,
    have: u8,
    sets: usize,
) -> u8 {
    let (words, in_straight) = (concealed.words(), tiles.in_straight(straight));
    let rest = core::array::from_fn(|suit| words[suit] - in_straight[suit]);
    9 - have + engine::lacking(&QuickRows::ALL_KINDS, rest, sets)
}

/// The least that a knitted straight lacks with a pair and sets.
#[inline(always)]
pub(super) fn knitted_straight(concealed: &Counts, tiles: &KnittedTiles) -> u8 {
    let Some(sets) = sets_beside_straight(concealed) else { return NEVER };
    let have = tiles.of_straights();
    let mut least = NEVER;
    for (straight, have) in KnittedStraight::ALL.into_iter().zip(have) {
        if 9 - have < least {
            least = of_straight(concealed, tiles, straight, have, sets).min(least);
        }
    }
    least
}

/// What honors and knitted tiles lack of fourteen different ones.
#[inline(always)]
pub(super) fn honors_and_knitted(tiles: &KnittedTiles) -> u8 {
    let most = tiles.of_straights().into_iter().max().unwrap_or(0);
    14 - most - tiles.honors()
}

/// What seven pairs lack, of which two may be alike.
#[inline(always)]
pub(super) fn seven_pairs(concealed: &Counts) -> u8 {
    // One bit of a count says that it is 2 or 3, the next that it is 4, two pairs.
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
    let (seven_pairs, orphans, knitted) = if is_whole(concealed) {
        let (_, orphans) = special_lacking(concealed);
        (seven_pairs(concealed), orphans, honors_and_knitted(&tiles))
    } else {
        (NEVER, NEVER, NEVER)
    };
    Shantens {
        standard: concealed.standard_shanten(),
        knitted_straight: Shanten::lacking(knitted_straight(concealed, &tiles)),
        seven_pairs: Shanten::lacking(seven_pairs),
        thirteen_orphans: Shanten::lacking(orphans),
        honors_and_knitted: Shanten::lacking(knitted),
    }
}
