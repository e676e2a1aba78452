//! Planes, written one after the other.

use core::slice::ChunksExactMut;

use mentsu::{Counts, Tile, TileSet};

use super::names::KINDS;

/// Writes planes one after the other into a slice of zeros.
pub(super) struct Writer<'a> {
    left: ChunksExactMut<'a, f32>,
}

impl<'a> Writer<'a> {
    pub(super) fn new(out: &'a mut [f32]) -> Writer<'a> {
        out.fill(0.0);
        Writer { left: out.chunks_exact_mut(KINDS) }
    }

    /// The next plane, still 0.
    pub(super) fn plane(&mut self) -> &'a mut [f32] {
        self.left.next().unwrap_or_default()
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
        let counts = counts.to_array();
        for copies in 1..=4 {
            let Ok(plane) = <&mut [f32; KINDS]>::try_from(self.plane()) else { return };
            // Without a branch: whether a kind is held can't be foreseen.
            *plane = counts.map(|count| f32::from(u8::from(count >= copies)));
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
