//! The relaxed fixpoint: what goes if every free tile may go as soon as a tile that it may be
//! paired with is free or gone.
//!
//! With one mate left for every tile it is exactly what can be cleared. With more it is an upper
//! bound of what any choice among them clears. It doesn't depend on the order, so it is a queue
//! that runs dry.

use alloc::vec;
use alloc::vec::Vec;

use super::tables::Tables;
use crate::freedom::{self, Links};

/// In a tile's byte: it has been free before. (The other seven bits are in use.)
const SEEN: u8 = 1 << 7;

#[derive(Clone, Debug)]
pub(super) struct Fixpoint {
    /// What holds each tile, and whether it has been free.
    held: Vec<u8>,
    /// The tiles of each group that are free or gone, by seat.
    pub(super) seen: Vec<u8>,
    /// The tiles of each group that are free and stay, by seat.
    pub(super) waiting: Vec<u8>,
    /// How many tiles are left.
    pub(super) left: usize,
    /// Tiles that have become free and haven't been looked at: so many of them, then room for all.
    fresh: Vec<u16>,
    top: usize,
}

/// 1 for the bytes of tiles that are free and haven't been before.
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
    /// All tiles there, the free ones not looked at yet.
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

    /// Becomes the same as another of the same board.
    #[inline]
    pub(super) fn set(&mut self, other: &Self) {
        self.held.copy_from_slice(&other.held);
        self.seen.copy_from_slice(&other.seen);
        self.waiting.copy_from_slice(&other.waiting);
        self.left = other.left;
        self.top = other.top;
        self.fresh[..other.top].copy_from_slice(&other.fresh[..other.top]);
    }

    /// Takes a tile that is there and free, whatever it goes with.
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

    /// Takes a tile from those that it holds, and notes which become free; so many were noted, and
    /// so many are then.
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

    /// Lets go whatever may: true if nothing is left.
    #[inline]
    pub(super) fn run(&mut self, links: &Links, tables: &Tables, mates: &[u8]) -> bool {
        self.run_until(links, tables, mates, |_| false)
    }

    /// Lets go whatever may, or until a tile goes of which that is enough to know that nothing will
    /// be left: whether that is so. If a tile was enough, the fixpoint is to be set anew.
    pub(super) fn run_until(
        &mut self,
        links: &Links,
        tables: &Tables,
        mates: &[u8],
        enough: impl Fn(usize) -> bool,
    ) -> bool {
        // Numbers that every step changes are best kept out of memory.
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

    /// Lets two tiles that wait, or of which one waits and the other is gone, go together;
    /// [`Fixpoint::run`] goes on from there.
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
