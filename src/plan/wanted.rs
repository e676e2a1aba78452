//! The tiles that a hand far from a win goes for: those that go best with what it holds.
//!
//! Nearly any tile brings such a hand nearer, so that its states are as many as there are sets of tiles.
//! With the best two dozen of them a hand of 5-shanten loses up to a tenth of its chances and seldom a
//! better discard; with the sixteen that are left to one of 6-shanten it loses half of them, as would any
//! player with so few draws to spare.

use alloc::collections::BinaryHeap;

use super::special::Special;
use crate::engine::{QuickRows, lacking};

/// The kinds that may be drawn, as a set of tiles, one bit each.
#[derive(Clone, Copy)]
pub(super) struct Wanted(u64);

/// The fewest tiles that a hand lacks which goes for some kinds alone: one of 5-shanten.
const FAR: u8 = 6;

/// How many kinds a hand of 5-shanten goes for, and one farther away.
const KINDS: [usize; 2] = [22, 16];

impl Wanted {
    /// What a hand goes for that lacks so many tiles; nothing in particular if they are few.
    pub(super) fn new(
        rows: &QuickRows,
        words: [u64; 4],
        wall: &[[u8; 9]; 4],
        mentsu: usize,
        special: Special,
        lacks: u8,
    ) -> Option<Wanted> {
        let farther = lacks.checked_sub(FAR)?;
        // The nearest first: nearness, suit and rank in one number.
        let mut kinds: BinaryHeap<u64> = BinaryHeap::new();
        for (suit, rank) in (0..4).flat_map(|suit| (0..9).map(move |rank| (suit, rank))) {
            let mut with = words;
            with[suit] += 1 << (4 * rank);
            let brings_nearer =
                || lacking(rows, with, mentsu).min(special.of_words(with).lacks()) < lacks;
            if wall[suit][rank] > 0 && brings_nearer() {
                let nearness = u64::from(nearness(words[suit], suit, rank));
                kinds.push(nearness << 8 | (suit << 4 | rank) as u64);
            }
        }
        let mut wanted = 0;
        let nearest = core::iter::from_fn(|| kinds.pop());
        for kind in nearest.take(KINDS[usize::from(farther.min(1))]) {
            wanted |= 1 << (9 * (kind >> 4 & 0xF) + (kind & 0xF));
        }
        Some(Wanted(wanted))
    }

    /// Those of some tiles that the hand doesn't go for.
    pub(super) fn others(&self, tiles: u64) -> u64 {
        tiles & !self.0
    }

    /// The tiles that may be drawn where so many are lacking: any if it is the last one.
    #[inline(always)]
    pub(super) fn tiles(&self, lacks: u8) -> u64 {
        if lacks > 1 { self.0 } else { u64::MAX }
    }
}

/// How well a tile goes with what its suit holds: neighbors before tiles with one between and pairs, and
/// of what goes as well the middle ranks.
fn nearness(word: u64, suit: usize, rank: usize) -> u32 {
    let held = |rank: usize| if rank < 9 { (word >> (4 * rank) & 0xF) as u32 } else { 0 };
    let pairs = 2 * held(rank);
    if suit == 3 {
        return pairs;
    }
    let beside = |apart: usize| held(rank + apart).min(1) + held(rank.wrapping_sub(apart)).min(1);
    pairs + 4 * beside(1) + 3 * beside(2) + rank.min(8 - rank).min(2) as u32
}
