//! Planes, written one after the other.

use core::mem;

use mentsu::{Counts, Tile, TileSet};

use super::names::KINDS;

/// The bits of 1.0.
const ONE: u32 = 1.0f32.to_bits();

/// Writes planes one after the other into a slice of zeros.
pub(super) struct Writer<'a> {
    left: &'a mut [f32],
}

impl<'a> Writer<'a> {
    pub(super) fn new(out: &'a mut [f32]) -> Writer<'a> {
        out.fill(0.0);
        Writer { left: out }
    }

    /// The next planes as one slice, still 0.
    #[inline]
    pub(super) fn block(&mut self, planes: usize) -> &'a mut [f32] {
        let left = mem::take(&mut self.left);
        let (block, left) = left.split_at_mut_checked(planes * KINDS).unwrap_or_default();
        self.left = left;
        block
    }

    /// The next plane, still 0.
    #[inline]
    pub(super) fn plane(&mut self) -> &'a mut [f32] {
        self.block(1)
    }

    /// The next planes, still 0.
    pub(super) fn planes<const N: usize>(&mut self) -> [&'a mut [f32]; N] {
        core::array::from_fn(|_| self.plane())
    }

    /// The next plane, of one number.
    pub(super) fn all(&mut self, value: f32) {
        let plane = self.plane();
        if value != 0.0 {
            plane.fill(value);
        }
    }

    /// The next plane: 1 at the kinds of a set.
    pub(super) fn set(&mut self, set: TileSet) {
        let plane = self.plane();
        for tile in set {
            at(plane, tile, 1.0);
        }
    }

    /// The next plane: 1 at a tile, if there is one.
    pub(super) fn one(&mut self, tile: Option<Tile>) {
        self.set(tile.map_or(TileSet::EMPTY, |tile| TileSet::EMPTY.with(tile)));
    }

    /// The next four planes: 1 at kinds with at least 1, …, 4 copies.
    pub(super) fn copies(&mut self, counts: &Counts) {
        // As wide as the planes' numbers, so that several are compared at once.
        let counts = counts.to_array().map(i32::from);
        for copies in 1..=4 {
            let Ok(plane) = <&mut [f32; KINDS]>::try_from(self.plane()) else { return };
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
