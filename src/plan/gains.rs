//! What a win brings in in each way of winning, added to what its state gains lane by lane.

use alloc::vec::Vec;

use super::lanes::{Lanes, POINTS, SHAPES, Shape, TENPAI, WIN};
use super::layout::{CLASSES, class_of, of_class};
use super::vectors::{Vector, lane_mut, plus, product, some, some_mut};

/// The ways of winning: without riichi, in riichi, and within a turn of it. Each of them is of any draw
/// or discard, and then of the last one.
pub(super) const SILENT: usize = 0;
pub(super) const LOCKED: usize = 2;
pub(super) const IPPATSU: usize = 4;
/// How many there are of any draw.
pub(super) const WAYS: usize = 3;

/// What a win brings in in each way with no, one and more red fives.
pub(super) struct Gains<const REDS: usize> {
    points: [[f32; REDS]; 2 * WAYS],
    counts: [bool; 2 * WAYS],
}

impl<const REDS: usize> Gains<REDS> {
    pub(super) const NONE: Gains<REDS> =
        Gains { points: [[0.0; REDS]; 2 * WAYS], counts: [false; 2 * WAYS] };

    /// Notes that a win counts in a way, and the points from those with no red five on.
    #[inline(always)]
    pub(super) fn take(&mut self, way: usize, points: &[f32]) {
        self.points[way] = points.first_chunk().copied().unwrap_or([0.0; REDS]);
        self.counts[way] = true;
    }

    /// The most points with so many red fives.
    #[inline(always)]
    pub(super) fn most(&self, reds: u8) -> f32 {
        let points = self.points.iter().map(|points| points[usize::from(reds) % REDS]);
        points.fold(0.0, f32::max)
    }
}

/// The most vectors that a state has, and the most lanes.
const MOST_VECTORS: usize = CLASSES[CLASSES.len() - 1];
const MOST_LANES: usize = 4 * MOST_VECTORS;

/// The lanes of the shapes met so far, one of which is at hand.
pub(super) struct AllLanes {
    all: Vec<LanesOf>,
    /// The number of each shape and one more.
    numbers: [u8; SHAPES],
    at_hand: usize,
}

impl AllLanes {
    pub(super) const fn new() -> AllLanes {
        AllLanes { all: Vec::new(), numbers: [0; SHAPES], at_hand: 0 }
    }

    /// Takes a shape at hand.
    #[inline(always)]
    pub(super) fn take(&mut self, shape: Shape) {
        let number = &mut self.numbers[shape.number()];
        if *number == 0 {
            self.all.push(LanesOf::new(shape));
            *number = self.all.len() as u8;
        }
        self.at_hand = usize::from(*number) - 1;
    }

    /// The lanes of the shape at hand.
    #[inline(always)]
    pub(super) fn at_hand(&self) -> &LanesOf {
        &self.all[self.at_hand]
    }
}

/// The lanes of a shape: how many red fives each of them has.
pub(super) struct LanesOf {
    shape: Shape,
    /// In all, and of each suit.
    reds: [u8; MOST_LANES],
    held: [[u8; MOST_LANES]; 3],
    /// 1 for lanes of points, and 0 for others.
    are_points: [Vector; MOST_VECTORS],
}

impl LanesOf {
    fn new(shape: Shape) -> LanesOf {
        let mut of_shape = LanesOf {
            shape,
            reds: [0; MOST_LANES],
            held: [[0; MOST_LANES]; 3],
            are_points: [Vector::ZERO; MOST_VECTORS],
        };
        // The one vector of a state without fives has two lanes.
        for lane in 0..shape.lanes().max(2) {
            let (place, reds) = (POINTS + lane, shape.reds(lane));
            of_shape.reds[place] = reds.iter().sum();
            *lane_mut(&mut of_shape.are_points, place) = 1.0;
            for (held, reds) in of_shape.held.iter_mut().zip(reds) {
                held[place] = reds;
            }
        }
        of_shape
    }

    /// Adds so many copies of a winning tile to the ways of its state, of any draw and of the last one. Of
    /// a five that may be red its suit is told.
    #[inline(always)]
    pub(super) fn add<const REDS: usize>(
        &self,
        gains: &Gains<REDS>,
        copies: u8,
        five: Option<usize>,
        lanes: &Lanes,
        ways: &mut [&mut [Vector]; 2],
    ) {
        let class = class_of(self.shape);
        of_class!(class, V => self.add_some::<V, REDS>(gains, copies, five, lanes, ways));
    }

    #[inline(always)]
    fn add_some<const V: usize, const REDS: usize>(
        &self,
        gains: &Gains<REDS>,
        copies: u8,
        five: Option<usize>,
        lanes: &Lanes,
        ways: &mut [&mut [Vector]; 2],
    ) {
        let of_all = f32::from(copies);
        let are_points: &[Vector; V] = some(&self.are_points, 0);
        let mut plain = are_points.map(|are| product(are, Vector([of_all; 4])));
        let mut red = [Vector::ZERO; V];
        if let Some(suit) = five {
            for (place, &held) in self.held[suit][..4 * V].iter().enumerate() {
                let reds = f32::from(lanes.red_left(held, suit, copies));
                *lane_mut(&mut red, place) = reds;
                *lane_mut(&mut plain, place) -= reds;
            }
            for (red, &are) in red.iter_mut().zip(are_points) {
                *red = product(*red, are);
            }
            for (plain, &are) in plain.iter_mut().zip(are_points) {
                *plain = product(*plain, are);
            }
        }
        for (way, points) in gains.points.iter().enumerate() {
            if !gains.counts[way] {
                continue;
            }
            let of_way: &mut [Vector; V] = some_mut(ways[way % 2], way / 2 * V);
            for (vector, gain) in of_way.iter_mut().enumerate() {
                let points_with = |more: usize| {
                    Vector(core::array::from_fn(|lane| {
                        points[(usize::from(self.reds[4 * vector + lane]) + more) % REDS]
                    }))
                };
                let mut of_win = product(plain[vector], points_with(0));
                if five.is_some() {
                    of_win = plus(of_win, 1.0, product(red[vector], points_with(1)));
                }
                *gain = plus(*gain, 1.0, of_win);
            }
            of_way[0].0[WIN] += of_all;
            if way < LOCKED {
                of_way[0].0[TENPAI] += of_all;
            }
        }
    }
}
