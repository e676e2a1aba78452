//! The tiles of one suit that are sets and perhaps a pair, with how many of them a hand lacks.

use alloc::vec::Vec;

use crate::tile::RankSet;

const ONES: u64 = RankSet::ALL.word();

/// How many tiles of `wanted` are not in `held`, both a nibble a rank of four tiles at most.
#[inline(always)]
pub(super) const fn lacking(wanted: u64, held: u64) -> u8 {
    let over = missing(wanted, held);
    // Fourteen tiles at most, so no sum of nibbles carries.
    (over.wrapping_mul(ONES) >> 32 & 15) as u8
}

/// The tiles of `wanted` that are not in `held`.
#[inline(always)]
pub(super) const fn missing(wanted: u64, held: u64) -> u64 {
    // Eight more in every nibble: the highest bit stays where enough is wanted.
    let difference = wanted + 8 * ONES - held;
    difference & ((difference >> 3 & ONES) * 7)
}

/// Whether no nibble is greater than that of `most`.
#[inline(always)]
pub(super) const fn fits(word: u64, most: u64) -> bool {
    (most + 8 * ONES - word) & (8 * ONES) == 8 * ONES
}

/// The sets of tiles that a suit may become, by the number of sets and whether there is a pair,
/// each with how many tiles are lacking; the cheapest first.
pub(super) struct SuitWins {
    by_shape: [[Vec<(u8, u64)>; 2]; 5],
}

/// The suit of a hand.
#[derive(Clone, Copy)]
pub(super) struct SuitTiles {
    /// The tiles that are held.
    pub(super) held: u64,
    /// How many of each there can be at most.
    pub(super) most: u64,
    pub(super) is_honors: bool,
}

impl SuitWins {
    /// All that lack at most `limit` tiles.
    pub(super) fn new(suit: SuitTiles, sets: u8, limit: u8) -> SuitWins {
        let mut wins = SuitWins { by_shape: Default::default() };
        let mut search = SuitSearch { suit, sets, limit, wins: &mut wins, has_pair: false };
        search.add_sets(0, 0, 0);
        search.has_pair = true;
        for rank in 0..ranks(suit.is_honors) {
            let pair = 2 << (4 * rank);
            if search.may_be(pair) {
                search.add_sets(pair, 0, 0);
            }
        }
        for shape in wins.by_shape.iter_mut().flatten() {
            shape.sort_unstable();
            shape.dedup();
        }
        wins
    }

    /// Those with `sets` sets, with or without a pair.
    #[inline(always)]
    pub(super) fn of(&self, sets: u8, has_pair: bool) -> &[(u8, u64)] {
        &self.by_shape[usize::from(sets)][usize::from(has_pair)]
    }

    /// The number of tiles that the nearest of these lacks.
    pub(super) fn least(&self, sets: u8, has_pair: bool) -> Option<u8> {
        self.of(sets, has_pair).first().map(|(lacking, _)| *lacking)
    }
}

const fn ranks(is_honors: bool) -> u32 {
    if is_honors { 7 } else { 9 }
}

struct SuitSearch<'a> {
    suit: SuitTiles,
    sets: u8,
    limit: u8,
    wins: &'a mut SuitWins,
    has_pair: bool,
}

impl SuitSearch<'_> {
    fn may_be(&self, word: u64) -> bool {
        fits(word, self.suit.most) && lacking(word, self.suit.held) <= self.limit
    }

    /// Records these tiles, and adds one more set of those from `first` on: chows, then pungs.
    fn add_sets(&mut self, word: u64, sets: u8, first: u32) {
        let shape = &mut self.wins.by_shape[usize::from(sets)][usize::from(self.has_pair)];
        shape.push((lacking(word, self.suit.held), word));
        if sets == self.sets {
            return;
        }
        for set in first..7 + ranks(self.suit.is_honors) {
            let tiles = match set {
                0..7 if self.suit.is_honors => continue,
                0..7 => 0x111 << (4 * set),
                _ => 3 << (4 * (set - 7)),
            };
            if self.may_be(word + tiles) {
                self.add_sets(word + tiles, sets + 1, set);
            }
        }
    }
}
