//! Vectors of four lanes, which the processor takes at once, and the cells that hold the figures.

/// Four lanes: in the first vector of a state tenpai, win and two of its points.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Vector(pub(super) [f32; 4]);

impl Vector {
    pub(super) const ZERO: Vector = Vector([0.0; 4]);
}

/// Four figures of a state, and beside them what a turn adds: of all draws, what a group is worth times
/// how many copies lead to it.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct Cell {
    pub(super) value: Vector,
    pub(super) sum: Vector,
}

impl Cell {
    pub(super) const ZERO: Cell = Cell { value: Vector::ZERO, sum: Vector::ZERO };
}

/// So many that begin at a place.
#[inline(always)]
pub(super) fn some<T, const V: usize>(all: &[T], first: usize) -> &[T; V] {
    let Some(some) = all[first..first + V].first_chunk() else {
        unreachable!("so many were cut out")
    };
    some
}

/// The same, to be changed.
#[inline(always)]
pub(super) fn some_mut<T, const V: usize>(all: &mut [T], first: usize) -> &mut [T; V] {
    let Some(some) = all[first..first + V].first_chunk_mut() else {
        unreachable!("so many were cut out")
    };
    some
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

/// The value of a lane by cell and number, and what a turn adds to it.
#[inline(always)]
pub(super) fn value_of(cells: &[Cell], lane: usize) -> f32 {
    cells[lane / 4].value.0[lane % 4]
}

#[inline(always)]
pub(super) fn sum_mut(cells: &mut [Cell], lane: usize) -> &mut f32 {
    &mut cells[lane / 4].sum.0[lane % 4]
}

// The lanes are written out: a closure for each of them stays a call where the code is to be small.

/// Of each lane the greater one.
#[inline(always)]
pub(super) fn greater(Vector([a, b, c, d]): Vector, Vector([e, f, g, h]): Vector) -> Vector {
    Vector([
        if e > a { e } else { a },
        if f > b { f } else { b },
        if g > c { g } else { c },
        if h > d { h } else { d },
    ])
}

/// Of each lane the lesser one.
#[inline(always)]
pub(super) fn lesser(Vector([a, b, c, d]): Vector, Vector([e, f, g, h]): Vector) -> Vector {
    Vector([
        if e < a { e } else { a },
        if f < b { f } else { b },
        if g < c { g } else { c },
        if h < d { h } else { d },
    ])
}

/// Of each lane the product.
#[inline(always)]
pub(super) fn product(one: Vector, other: Vector) -> Vector {
    Vector(core::array::from_fn(|lane| one.0[lane] * other.0[lane]))
}

/// A vector and so many times another.
#[inline(always)]
pub(super) fn plus(
    Vector([a, b, c, d]): Vector,
    times: f32,
    Vector([e, f, g, h]): Vector,
) -> Vector {
    Vector([a + times * e, b + times * f, c + times * g, d + times * h])
}

/// So many times a vector and so many times another.
#[inline(always)]
pub(super) fn both(
    first: f32,
    Vector([a, b, c, d]): Vector,
    second: f32,
    Vector([e, f, g, h]): Vector,
) -> Vector {
    Vector([
        first * a + second * e,
        first * b + second * f,
        first * c + second * g,
        first * d + second * h,
    ])
}
