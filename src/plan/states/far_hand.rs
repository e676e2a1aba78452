//! The kinds that a hand far from a win draws: those that suit its tiles best.
//!
//! Nearly any tile brings such a hand nearer, so it has nearly as many states as there are sets of
//! tiles. With the best 22 kinds a 5-shanten hand loses up to a tenth of its chances and rarely
//! finds a worse discard. With the best 16 a hand of 6-shanten loses half of them and more.

use alloc::collections::BinaryHeap;

use super::special_forms::SpecialForms;
use crate::engine::{QuickRows, lacking};

/// The kinds that may be drawn, as a set of tiles, one bit each.
#[derive(Clone, Copy)]
pub(crate) struct WantedKinds(u64);

/// From this many lacking tiles on (5-shanten) a hand draws the best kinds alone.
const FAR: u8 = 6;

/// The number of these kinds at 5-shanten, and farther away.
const HOW_MANY: [usize; 2] = [22, 16];

impl WantedKinds {
    /// The best kinds for a hand that lacks `lacks` tiles; `None` if it is near enough for all of
    /// them.
    pub(crate) fn new(
        rows: &QuickRows,
        words: [u64; 4],
        wall: &[[u8; 9]; 4],
        mentsu: usize,
        special: SpecialForms,
        lacks: u8,
    ) -> Option<WantedKinds> {
        let farther = lacks.checked_sub(FAR)?;
        // One number a kind: how well it fits, then suit and rank.
        let mut kinds: BinaryHeap<u64> = BinaryHeap::new();
        for (suit, rank) in (0..4).flat_map(|suit| (0..9).map(move |rank| (suit, rank))) {
            let mut with = words;
            with[suit] += 1 << (4 * rank);
            let brings_nearer =
                || lacking(rows, with, mentsu).min(special.of_words(with).lacks()) < lacks;
            if wall[suit][rank] > 0 && brings_nearer() {
                let fit = u64::from(fit(words[suit], suit, rank));
                kinds.push(fit << 8 | (suit << 4 | rank) as u64);
            }
        }
        let best_first = core::iter::from_fn(|| kinds.pop());
        let best = best_first.take(HOW_MANY[usize::from(farther.min(1))]);
        let tile = |kind: u64| 1 << (9 * (kind >> 4 & 0xF) + (kind & 0xF));
        Some(WantedKinds(best.fold(0, |set, kind| set | tile(kind))))
    }

    /// The unwanted tiles among some tiles.
    pub(crate) fn unwanted(&self, tiles: u64) -> u64 {
        tiles & !self.0
    }

    /// The tiles that a hand lacking `lacks` tiles may draw: any if it lacks one.
    #[inline(always)]
    pub(crate) fn tiles(&self, lacks: u8) -> u64 {
        if lacks > 1 { self.0 } else { u64::MAX }
    }
}

/// How well a tile fits its suit: 4 for each neighbour, 3 for each tile with one between, 2 for
/// each copy, and up to 2 for a rank in the middle.
fn fit(word: u64, suit: usize, rank: usize) -> u32 {
    let held = |rank: usize| if rank < 9 { (word >> (4 * rank) & 0xF) as u32 } else { 0 };
    let copies = 2 * held(rank);
    if suit == 3 {
        return copies;
    }
    let beside = |apart: usize| held(rank + apart).min(1) + held(rank.wrapping_sub(apart)).min(1);
    copies + 4 * beside(1) + 3 * beside(2) + rank.min(8 - rank).min(2) as u32
}
