//! Vectors of four lanes, which the processor adds and compares at once, and the cells of states.

/// Four lanes. The first vector of a state has the chances to be tenpai and to win, and two lanes
/// of points.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(crate) struct Vector(pub(crate) [f32; 4]);

impl Vector {
    pub(crate) const ZERO: Vector = Vector([0.0; 4]);
}

/// Four figures of a state, and the sum over the draws of this turn of what they lead to.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(crate) struct Cell {
    pub(crate) value: Vector,
    pub(crate) sum: Vector,
}

impl Cell {
    pub(crate) const ZERO: Cell = Cell { value: Vector::ZERO, sum: Vector::ZERO };
}

/// The `V` items from `first` on.
#[inline(always)]
pub(crate) fn first_chunk<T, const V: usize>(all: &[T], first: usize) -> &[T; V] {
    let Some(chunk) = all[first..first + V].first_chunk() else {
        unreachable!("the slice has V items")
    };
    chunk
}

/// The `V` items from `first` on.
#[inline(always)]
pub(crate) fn first_chunk_mut<T, const V: usize>(all: &mut [T], first: usize) -> &mut [T; V] {
    let Some(chunk) = all[first..first + V].first_chunk_mut() else {
        unreachable!("the slice has V items")
    };
    chunk
}

/// A lane by its number, counted through all vectors.
#[inline(always)]
pub(crate) fn lane_of(all: &[Vector], lane: usize) -> &f32 {
    &all[lane / 4].0[lane % 4]
}

/// A lane by its number, counted through all vectors.
#[inline(always)]
pub(crate) fn lane_mut(all: &mut [Vector], lane: usize) -> &mut f32 {
    &mut all[lane / 4].0[lane % 4]
}

/// The value of a lane by its number, counted through all cells.
#[inline(always)]
pub(crate) fn value_of(cells: &[Cell], lane: usize) -> f32 {
    cells[lane / 4].value.0[lane % 4]
}

/// The sum of a lane by its number, counted through all cells.
#[inline(always)]
pub(crate) fn sum_mut(cells: &mut [Cell], lane: usize) -> &mut f32 {
    &mut cells[lane / 4].sum.0[lane % 4]
}

// The lanes are written out: a closure for each stays a call where code is compiled for size.

/// The greater of each lane.
#[inline(always)]
pub(crate) fn greater(Vector([a, b, c, d]): Vector, Vector([e, f, g, h]): Vector) -> Vector {
    Vector([
        if e > a { e } else { a },
        if f > b { f } else { b },
        if g > c { g } else { c },
        if h > d { h } else { d },
    ])
}

/// The lesser of each lane.
#[inline(always)]
pub(crate) fn lesser(Vector([a, b, c, d]): Vector, Vector([e, f, g, h]): Vector) -> Vector {
    Vector([
        if e < a { e } else { a },
        if f < b { f } else { b },
        if g < c { g } else { c },
        if h < d { h } else { d },
    ])
}

/// The product of each lane.
#[inline(always)]
pub(crate) fn product(one: Vector, other: Vector) -> Vector {
    Vector(core::array::from_fn(|lane| one.0[lane] * other.0[lane]))
}

/// `one + times · other`.
#[inline(always)]
pub(crate) fn plus(
    Vector([a, b, c, d]): Vector,
    times: f32,
    Vector([e, f, g, h]): Vector,
) -> Vector {
    Vector([a + times * e, b + times * f, c + times * g, d + times * h])
}

/// `first · one + second · other`.
#[inline(always)]
pub(crate) fn both(
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
