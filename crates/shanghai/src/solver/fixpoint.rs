//! The relaxed fixpoint: every free tile goes as soon as a possible mate is free or gone.
//!
//! With one possible mate for each tile it is exactly what these pairs clear. With more it is an
//! upper bound for every choice among them. The order doesn't matter, so a work list is enough.

use alloc::vec;
use alloc::vec::Vec;

use super::tables::Tables;
use crate::layout::freedom;
use crate::layout::freedom::Links;

/// The bit of a tile's byte that says it has been free. (The other seven bits are in use.)
const SEEN: u8 = 1 << 7;

#[derive(Clone, Debug)]
pub(super) struct Fixpoint {
    /// For each tile its byte of [`freedom`], and whether it has been free.
    held: Vec<u8>,
    /// The tiles of each group that are free or gone, by seat.
    pub(super) seen: Vec<u8>,
    /// The tiles of each group that are free and wait for a mate, by seat.
    pub(super) waiting: Vec<u8>,
    /// How many tiles are left.
    pub(super) left: usize,
    /// The work list of newly free tiles: the first `top` entries.
    fresh: Vec<u16>,
    top: usize,
}

/// 1 for a byte that says free for the first time.
static NEWLY_FREE: [u8; 256] = {
    let mut newly = [0; 256];
    let mut held = 0;
    while held < SEEN as usize {
        newly[held] = freedom::is_free(held as u8) as u8;
        held += 1;
    }
    newly
};

impl Fixpoint {
    /// The start: all tiles present, the free ones on the work list.
    pub(super) fn new(links: &Links, groups: usize) -> Self {
        let mut all = Self {
            held: links.held().to_vec(),
            seen: vec![0; groups],
            waiting: vec![0; groups],
            left: links.held().len(),
            fresh: vec![0; links.held().len()],
            top: 0,
        };
        for (tile, held) in all.held.iter_mut().enumerate() {
            if freedom::is_free(*held) {
                *held |= SEEN;
                all.fresh[all.top] = tile as u16;
                all.top += 1;
            }
        }
        all
    }

    /// Copies another state of the same board.
    #[inline]
    pub(super) fn set(&mut self, other: &Self) {
        self.held.copy_from_slice(&other.held);
        self.seen.copy_from_slice(&other.seen);
        self.waiting.copy_from_slice(&other.waiting);
        self.left = other.left;
        self.top = other.top;
        self.fresh[..other.top].copy_from_slice(&other.fresh[..other.top]);
    }

    /// Takes a free tile, with any mate.
    pub(super) fn play(&mut self, links: &Links, tables: &Tables, tile: usize) {
        let mut kept = 0;
        for at in 0..self.top {
            let fresh = self.fresh[at];
            if usize::from(fresh) != tile {
                self.fresh[kept] = fresh;
                kept += 1;
            }
        }
        self.top = kept;
        let seat = tables.seats[tile];
        self.seen[usize::from(seat.group)] |= 1 << seat.seat;
        self.take(links, tile);
    }

    #[inline]
    fn take(&mut self, links: &Links, tile: usize) {
        self.left -= 1;
        self.top = self.let_down(links, tile, self.top);
    }

    /// Removes a tile from the bytes of those that it holds, and puts the newly free ones on the
    /// work list. Returns the new length of that list.
    #[inline]
    fn let_down(&mut self, links: &Links, tile: usize, mut top: usize) -> usize {
        for &(other, weight) in links.holds(tile) {
            let held = self.held[usize::from(other)] - weight;
            self.held[usize::from(other)] = held;
            if NEWLY_FREE[usize::from(held)] != 0 {
                self.held[usize::from(other)] = held | SEEN;
                self.fresh[top] = other;
                top += 1;
            }
        }
        top
    }

    /// Runs the fixpoint; `true` if nothing is left.
    #[inline]
    pub(super) fn run(&mut self, links: &Links, tables: &Tables, mates: &[u8]) -> bool {
        self.run_until(links, tables, mates, |_| false)
    }

    /// Runs the fixpoint until nothing changes, or until a tile goes that is `enough` to clear the
    /// rest. `true` if nothing is or will be left. After an early end the state is invalid.
    pub(super) fn run_until(
        &mut self,
        links: &Links,
        tables: &Tables,
        mates: &[u8],
        enough: impl Fn(usize) -> bool,
    ) -> bool {
        // Local copies keep these counters in registers.
        let (mut top, mut left) = (self.top, self.left);
        while top > 0 {
            top -= 1;
            let tile = usize::from(self.fresh[top]);
            let seat = tables.seats[tile];
            let group = usize::from(seat.group);
            let bit = 1 << seat.seat;
            let mine = mates[tile];
            let seen = self.seen[group];
            self.seen[group] = seen | bit;
            if mine & seen == 0 {
                self.waiting[group] |= bit;
                continue;
            }
            if enough(tile) {
                return true;
            }
            left -= 1;
            top = self.let_down(links, tile, top);
            let mut along = self.waiting[group] & mine;
            self.waiting[group] &= !along;
            while along != 0 {
                let other = usize::from(tables.members[group][along.trailing_zeros() as usize]);
                along &= along - 1;
                if enough(other) {
                    return true;
                }
                left -= 1;
                top = self.let_down(links, other, top);
            }
        }
        (self.top, self.left) = (0, left);
        left == 0
    }

    /// Takes two tiles, of which one waits and the other waits or is gone; [`Fixpoint::run`]
    /// continues from there.
    pub(super) fn release(&mut self, links: &Links, tables: &Tables, a: u16, b: u16) {
        let [a, b] = [a, b].map(usize::from);
        let [seat_a, seat_b] = [a, b].map(|tile| tables.seats[tile]);
        let group = usize::from(seat_a.group);
        let [bit_a, bit_b] = [seat_a, seat_b].map(|seat| 1u8 << seat.seat);
        let seen = self.seen[group];
        if seen & bit_a == 0 || seen & bit_b == 0 {
            return;
        }
        for (tile, bit) in [(a, bit_a), (b, bit_b)] {
            if self.waiting[group] & bit != 0 {
                self.waiting[group] &= !bit;
                self.take(links, tile);
            }
        }
    }
}
