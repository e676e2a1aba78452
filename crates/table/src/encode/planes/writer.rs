//! Planes, written one after the other.

use core::mem;

use mentsu::{Counts, Tile, TileSet};

use super::names::KINDS;

/// The bits of 1.0.
pub(super) const ONE: u32 = 1.0f32.to_bits();

/// The bit of each of 32 kinds in a word.
const BITS: [u32; 32] = {
    let mut bits = [0; 32];
    let mut kind = 0;
    while kind < bits.len() {
        bits[kind] = 1 << kind;
        kind += 1;
    }
    bits
};

/// Writes planes one after the other, whatever the slice held before.
///
/// All numbers are 0 at first: cleared together they take a fraction of the time that each plane of
/// its own would, and most planes have few others.
pub(super) struct Writer<'a> {
    left: &'a mut [f32],
}

impl<'a> Writer<'a> {
    pub(super) fn new(out: &'a mut [f32]) -> Writer<'a> {
        out.fill(0.0);
        Writer { left: out }
    }

    /// The next planes, 0.
    #[inline]
    pub(super) fn take(&mut self, planes: usize) -> &'a mut [f32] {
        let (block, left) = mem::take(&mut self.left).split_at_mut(planes * KINDS);
        self.left = left;
        block
    }

    /// The next plane, 0.
    #[inline]
    fn next(&mut self) -> &'a mut [f32; KINDS] {
        let planes = mem::take(&mut self.left).split_first_chunk_mut();
        let (plane, left) = planes.expect("the slice has as many planes as are written");
        self.left = left;
        plane
    }

    /// The next planes but the last ones of them, to be written one after the other, and the last
    /// ones as one slice, 0.
    pub(super) fn split(&mut self, planes: usize, last: usize) -> (Writer<'a>, &'a mut [f32]) {
        let first = Writer { left: self.take(planes - last) };
        (first, self.take(last))
    }

    /// The next plane, 0.
    #[inline]
    pub(super) fn plane(&mut self) -> &'a mut [f32] {
        self.next()
    }

    /// The plane after the next `planes` planes, all 0, for the caller to write before those.
    pub(super) fn after(&mut self, planes: usize) -> &mut [f32] {
        &mut self.left[planes * KINDS..]
    }

    /// The next planes, 0.
    pub(super) fn planes<const N: usize>(&mut self) -> [&'a mut [f32]; N] {
        core::array::from_fn(|_| self.plane())
    }

    /// The next plane, of one number.
    pub(super) fn all(&mut self, value: f32) {
        *self.next() = [value; KINDS];
    }

    /// Writes the next plane: 1 if `is`. The planes start as 0, so a flag that is usually off is
    /// cheap.
    pub(super) fn rare_flag(&mut self, is: bool) {
        let plane = self.next();
        if is {
            *plane = [1.0; KINDS];
        }
    }

    /// The next plane: 1 at the kinds of a set.
    pub(super) fn set(&mut self, set: TileSet) {
        let plane = self.next();
        if set.is_empty() {
            return;
        }
        // Which kinds are in it can't be foreseen, so there must be no branch.
        let (bits, honors) = (set.bits() as u32, (set.bits() >> BITS.len()) as u32);
        let (first, last) = plane.split_at_mut(BITS.len());
        for (number, bit) in first.iter_mut().zip(BITS) {
            *number = if bits & bit == 0 { 0.0 } else { 1.0 };
        }
        for (number, bit) in last.iter_mut().zip(BITS) {
            *number = if honors & bit == 0 { 0.0 } else { 1.0 };
        }
    }

    /// The next plane: 1 at a tile, if there is one.
    pub(super) fn one(&mut self, tile: Option<Tile>) {
        let plane = self.plane();
        if let Some(tile) = tile {
            at(plane, tile, 1.0);
        }
    }

    /// The next four planes: 1 at kinds with at least 1, …, 4 copies.
    pub(super) fn copies(&mut self, counts: &Counts) {
        // As wide as the planes' numbers, so that several are compared at once.
        let counts = counts.to_array().map(i32::from);
        for copies in 1..=4 {
            let plane = self.next();
            // Whether a kind is held can't be foreseen, so there must be no branch, and compilers
            // make one of a choice. The sign says it: all bits are 1 of what is negative.
            for (number, count) in plane.iter_mut().zip(&counts) {
                let is_held = (copies - 1 - *count) >> 31;
                *number = f32::from_bits(is_held as u32 & ONE);
            }
        }
    }
}

/// Sets a number of a plane.
pub(super) fn at(plane: &mut [f32], tile: Tile, value: f32) {
    if let Some(number) = plane.get_mut(tile.index()) {
        *number = value;
    }
}

/// Adds to a number of a plane.
pub(super) fn add(plane: &mut [f32], tile: Tile, value: f32) {
    if let Some(number) = plane.get_mut(tile.index()) {
        *number += value;
    }
}

pub(super) const fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

pub(super) fn share(number: impl Into<f64>, of: f64) -> f32 {
    (number.into() / of) as f32
}
