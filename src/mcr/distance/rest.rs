//! Computes how many tiles are lacking for a pair and at most one set next to a knitted straight,
//! by a few operations on words.
//!
//! One word has all suits, with a nibble per rank and in it a bit per suit, so that shifts find
//! runs in all suits at once:
//!
//! ```text
//! bit of a nibble     3      2    1    0
//!                   honors  sou  pin  man
//! ```

use crate::mcr::form::KnittedStraight;
use crate::tile::{Counts, RankSet};

const ONES: u64 = RankSet::ALL.word();
const NUMBERS: u64 = 7 * ONES;

/// The tiles held once or more, twice or more, and so on.
#[derive(Clone, Copy)]
pub(super) struct SuitsInOne {
    at_least: [u64; 4],
}

/// The six straights in such words, in their order.
static STRAIGHTS: [u64; 6] = {
    let (mut all, mut i) = ([0; 6], 0);
    while i < all.len() {
        let [man, pin, sou, _] = KnittedStraight::ALL[i].words();
        all[i] = man | pin << 1 | sou << 2;
        i += 1;
    }
    all
};

impl SuitsInOne {
    #[inline(always)]
    pub(super) fn of(concealed: &Counts) -> SuitsInOne {
        let [man, pin, sou, honors] = concealed.words();
        let bits = |n: u32| {
            let of = |word: u64| word >> n & ONES;
            of(man) | of(pin) << 1 | of(sou) << 2 | of(honors) << 3
        };
        // A count of four has the bit of 4 alone.
        let (one, two, four) = (bits(0), bits(1), bits(2));
        SuitsInOne { at_least: [one | two | four, two | four, one & two | four, four] }
    }

    /// The tiles left after removing one of each held tile of the nth straight.
    #[inline(always)]
    pub(super) fn beside(&self, nth: usize) -> Rest {
        let [one, two, three, four] = self.at_least;
        let without = |more: u64, fewer: u64| more & !STRAIGHTS[nth] | fewer & STRAIGHTS[nth];
        Rest { tiles: without(one, two), pairs: without(two, three), pungs: without(three, four) }
    }
}

/// The tiles held once, twice and three times or more.
#[derive(Clone, Copy)]
pub(super) struct Rest {
    tiles: u64,
    pairs: u64,
    pungs: u64,
}

impl Rest {
    /// How many tiles one or more tiles lack for a pair.
    #[inline(always)]
    pub(super) fn pair_lacks(self) -> u8 {
        u8::from(self.pairs == 0)
    }

    /// Whether a set is there.
    #[inline(always)]
    pub(super) fn has_set(self) -> bool {
        let numbers = self.tiles & NUMBERS;
        self.pungs | numbers & numbers >> 4 & numbers >> 8 != 0
    }

    /// How many tiles four or more tiles without a set lack for a set and a pair.
    ///
    /// Three of the five are lacking; two if two tiles belong together; one if a pair and two
    /// others do.
    #[inline(always)]
    pub(super) fn set_and_pair_lack(self) -> u8 {
        let near = |tiles: u64| tiles & (tiles >> 4 | tiles >> 8) & NUMBERS;
        let (has_pair, others) = (self.pairs != 0, self.tiles & !self.pairs & NUMBERS);
        let any = self.pairs | near(self.tiles & NUMBERS) != 0;
        let beside_pair = has_pair & (self.pairs & self.pairs.wrapping_sub(1) | near(others) != 0);
        3 - u8::from(any) - u8::from(beside_pair)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::super::lacking::{KnittedTiles, of_straight, rest_lacks_by_rows};
    use super::*;
    use crate::engine::{QuickRows, Rows as _, lacking};
    use crate::mentsu::Mentsu;
    use crate::random::RandomSource as _;

    use crate::random::SplitMix64;
    use crate::tile::Tile;

    fn holds(counts: &Counts, set: Mentsu) -> bool {
        Counts::from_tiles(set.tiles()).is_ok_and(|set| counts.difference(&set).is_ok())
    }

    /// Checks that the bits agree with trying sets one by one, and with the rows.
    fn check(counts: &Counts) {
        let [tiles, pairs, pungs, _] = SuitsInOne::of(counts).at_least;
        let rest = Rest { tiles, pairs, pungs };
        let sets = Tile::ALL.map(|tile| [Some(Mentsu::koutsu(tile)), Mentsu::shuntsu(tile).ok()]);
        let has_set = sets.into_iter().flatten().flatten().any(|set| holds(counts, set));
        let by_rows = |sets| lacking(&QuickRows::ALL_KINDS, counts.words(), sets);
        assert_eq!((rest.has_set(), rest.pair_lacks()), (has_set, by_rows(0)), "{counts}");
        if !has_set {
            assert_eq!(rest.set_and_pair_lack(), by_rows(1), "{counts}");
        }
    }

    /// Visits the counts with `more` tiles added, none of them before `first`.
    fn each_with(counts: &Counts, first: usize, more: u8, visit: &mut impl FnMut(&Counts)) {
        if more == 0 {
            return visit(counts);
        }
        for tile in first..Tile::COUNT {
            if let Ok(with) = counts.with(Tile::ALL[tile]) {
                each_with(&with, tile, more - 1, visit);
            }
        }
    }

    #[test]
    fn bits_say_of_all_four_and_five_tiles_what_rows_do() {
        // Of 34 kinds with repetition, but no five alike. Rows that are computed take longer.
        let numbers = [(4, 66_045), (5, 501_942 - 34)];
        for (number, hands) in numbers.into_iter().take(if cfg!(feature = "rows") { 2 } else { 1 })
        {
            let mut all = 0;
            each_with(&Counts::EMPTY, 0, number, &mut |counts| {
                all += 1;
                check(counts);
            });
            assert_eq!(all, hands);
        }
    }

    /// Without a triplet a suit has none to two of a rank.
    #[test]
    fn bits_say_of_a_suit_beside_few_tiles_what_rows_do() {
        let beside = ["7z", "77z", "5p", "55p", "46p", "112p"].map(|text| {
            let counts: Counts = text.parse().expect("tiles");
            counts.words()
        });
        for number in 0..3u64.pow(9) {
            let digits = (0..9).map(|rank| number / 3u64.pow(rank) % 3);
            let word = digits.rev().fold(0, |word, digit| word << 4 | digit);
            for [_, pin, sou, honors] in [[0; 4]].into_iter().chain(beside) {
                let counts = Counts::from_words([word, pin, sou, honors]);
                if matches!(counts.total(), 4..=14) {
                    check(&counts);
                }
            }
        }
    }

    #[test]
    fn every_straight_lacks_what_rows_say() {
        let hands = if cfg!(feature = "rows") { 100_000 } else { 3_000 };
        let mut random = SplitMix64::new(1);
        let pools = [
            Counts::FULL,
            "1144477m2255588p3366699s11z".parse().expect("tiles"),
            "111222333444555m111222333444555p77z".parse().expect("tiles"),
        ];
        for n in 0..hands {
            let mut tiles: Vec<Tile> = pools[n % 3].tiles().collect();
            let number = [10, 11, 13, 14][n / 3 % 4];
            let drawn = (0..number).map(|_| tiles.swap_remove(random.below(tiles.len())));
            let counts = Counts::from_tiles(drawn).expect("of the wall");
            let (tiles, sets) = (KnittedTiles::of(&counts), usize::from(number > 12));
            for (nth, have) in tiles.of_straights().into_iter().enumerate() {
                let straight = KnittedStraight::ALL[nth];
                let held = straight.tiles() & counts.kinds();
                assert_eq!(usize::from(have), held.len(), "{counts} {straight}");
                let by_rows = 9 - have + rest_lacks_by_rows(&counts, &tiles, straight, sets);
                let lacks = of_straight(&counts, &tiles, nth, have, sets);
                assert_eq!(lacks, by_rows, "{counts} {straight}");
            }
        }
    }
}
