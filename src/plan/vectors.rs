//! Vectors of four lanes, which the processor takes at once.

/// Four lanes: in the first vector of a state tenpai, win and two of its points.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Vector(pub(super) [f32; 4]);

impl Vector {
    pub(super) const ZERO: Vector = Vector([0.0; 4]);
}

/// The figures that begin at a vector.
#[inline(always)]
pub(super) fn figures<const V: usize>(all: &[Vector], first: u32) -> &[Vector; V] {
    let first = first as usize;
    let Some(figures) = all[first..first + V].first_chunk() else {
        unreachable!("so many were cut out")
    };
    figures
}

#[inline(always)]
pub(super) fn figures_mut<const V: usize>(all: &mut [Vector], first: u32) -> &mut [Vector; V] {
    let first = first as usize;
    let Some(figures) = all[first..first + V].first_chunk_mut() else {
        unreachable!("so many were cut out")
    };
    figures
}

/// A lane by vector and number.
#[inline(always)]
pub(super) fn lane_of(all: &[Vector], lane: usize) -> &f32 {
    &all[lane / 4].0[lane % 4]
}

#[inline(always)]
pub(super) fn lane_mut(all: &mut [Vector], lane: usize) -> &mut f32 {
    &mut all[lane / 4].0[lane % 4]
}

/// Of each figure the greater one.
#[inline(always)]
pub(super) fn take_best<const V: usize>(best: &mut [Vector; V], other: &[Vector; V]) {
    for (best, other) in best.iter_mut().zip(other) {
        // Copied whole, a vector is loaded whole.
        let (now, other) = (*best, *other);
        *best = Vector(core::array::from_fn(|lane| {
            if other.0[lane] > now.0[lane] { other.0[lane] } else { now.0[lane] }
        }));
    }
}

#[inline(always)]
pub(super) fn add<const V: usize>(sum: &mut [Vector; V], worth: &[Vector; V], copies: f32) {
    for (sum, worth) in sum.iter_mut().zip(worth) {
        let (now, worth) = (*sum, *worth);
        *sum = Vector(core::array::from_fn(|lane| now.0[lane] + copies * worth.0[lane]));
    }
}
