//! The fan of single waits: edge, closed and the other tile of the pair.

use crate::engine;
use crate::mcr::fan::Fan;
use crate::mcr::form::{is_near_straight, straight_among};
use crate::tile::{Counts, Tile, TileSet};
use crate::wait::winning_block::{JANTOU, SECOND, chows_at_the_edge};

/// The fan that the winning tile gives in one of its blocks, if it was the only wait: bits of
/// [`winning_block`](crate::wait::winning_block). One block was waited for, so one fan counts.
#[inline(always)]
pub(super) fn fan_in(blocks: u8, tile: Tile) -> Option<Fan> {
    if blocks & chows_at_the_edge(tile) != 0 {
        Some(Fan::EdgeWait)
    } else if blocks & SECOND != 0 {
        Some(Fan::ClosedWait)
    } else if blocks & JANTOU != 0 {
        Some(Fan::SingleWait)
    } else {
        None
    }
}

/// Whether concealed tiles wait for this tile alone; by their shape they wait for a tile of which
/// they hold all four, too.
#[inline(never)]
pub(super) fn is_only_wait(won: &Counts, tile: Tile, by_shape: bool) -> bool {
    let mut before = *won;
    before.take_one(tile);
    let alone = TileSet::from(tile);
    let fours = before.at_least(4);
    engine::standard_waits(&before, false).is_subset(alone)
        && !(by_shape && !fours.is_empty() && waits_for_a_fifth(&before, fours))
        && !pairs_wait_for_another(&before, tile)
        && knitted_waits(&before).is_subset(alone)
}

/// Whether a fifth copy of one of these tiles, held four times, would win.
#[cold]
fn waits_for_a_fifth(before: &Counts, fours: TileSet) -> bool {
    !engine::imagined_fifths(before, fours).is_empty()
}

/// The tiles besides this one that concealed tiles wait for; none if [`is_only_wait`].
pub(in crate::mcr) fn other_waits(won: &Counts, tile: Tile, by_shape: bool) -> TileSet {
    let mut before = *won;
    before.take_one(tile);
    let lone = before.kinds().iter().filter(|&lone| before.get(lone) % 2 == 1);
    let of_pairs: TileSet =
        if pairs_wait_for_another(&before, tile) { lone.collect() } else { TileSet::EMPTY };
    let all = engine::standard_waits(&before, by_shape) | of_pairs | knitted_waits(&before);
    all.without(tile)
}

/// Whether thirteen tiles lack another tile than this one to be seven pairs.
fn pairs_wait_for_another(before: &Counts, tile: Tile) -> bool {
    let lone = before.words().map(|word| word & 0x1_1111_1111);
    let count: u32 = lone.iter().map(|word| word.count_ones()).sum();
    count == 1 && before.total() == 13 && before.get(tile) % 2 == 0
}

/// The tiles that complete a knitted straight with a pair and at most one set.
fn knitted_waits(before: &Counts) -> TileSet {
    if !is_near_straight(before) {
        return TileSet::EMPTY;
    }
    let candidates = Tile::ALL.into_iter().filter(|&tile| before.get(tile) < 4);
    candidates
        .filter(|&tile| {
            let with = before.with_even_a_fifth(tile);
            straight_among(&with).is_some_and(|(_, rest)| engine::is_standard_win(&rest))
        })
        .collect()
}
