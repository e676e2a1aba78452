//! The points of a win by way to make it, and how they are added to the lanes of its state.

use alloc::vec::Vec;

use crate::plan::layout::{
    CLASSES, LaneShape, MOST_VECTORS, POINTS, RedLanes, SHAPES, TENPAI, Vector, WIN, class_of,
    first_chunk, first_chunk_mut, lane_mut, of_class, plus, product,
};

/// The ways to win: in dama, in riichi, and with ippatsu. Each number stands for a win on any draw,
/// and the next number for the same on the last draw.
pub(crate) const DAMA: usize = 0;
pub(crate) const RIICHI: usize = 2;
pub(crate) const IPPATSU: usize = 4;
/// How many there are, last draws not counted.
pub(crate) const WAYS: usize = 3;

/// The points of a win in each way, with 0, 1, 2, … red fives.
pub(crate) struct WinGains<const REDS: usize> {
    points: [[f32; REDS]; 2 * WAYS],
    counts: [bool; 2 * WAYS],
    /// The points of the sticks on the table, which come to every win.
    sticks: f32,
}

impl<const REDS: usize> WinGains<REDS> {
    pub(crate) const fn new(sticks: f32) -> WinGains<REDS> {
        WinGains { points: [[0.0; REDS]; 2 * WAYS], counts: [false; 2 * WAYS], sticks }
    }

    /// Notes that a win counts in a way, with its points from 0 red fives on.
    #[inline(always)]
    pub(crate) fn set(&mut self, way: usize, points: &[f32]) {
        let points: &[f32; REDS] = first_chunk(points, 0);
        self.points[way] = points.map(|points| points + self.sticks);
        self.counts[way] = true;
    }

    /// The most points of any way with this many red fives.
    #[inline(always)]
    pub(crate) fn most(&self, reds: u8) -> f32 {
        let points = self.points.iter().map(|points| points[usize::from(reds) % REDS]);
        points.fold(0.0, f32::max)
    }
}

const MOST_LANES: usize = 4 * MOST_VECTORS;

/// The lane tables of the shapes met so far; one of them is current.
pub(crate) struct LaneTables {
    all: Vec<LaneTable>,
    /// The number of each shape's table plus one, or 0.
    numbers: [u8; SHAPES],
    current: usize,
}

impl LaneTables {
    pub(crate) const fn new() -> LaneTables {
        LaneTables { all: Vec::new(), numbers: [0; SHAPES], current: 0 }
    }

    /// Makes the table of a shape the current one.
    #[inline(always)]
    pub(crate) fn choose(&mut self, shape: LaneShape) {
        let number = &mut self.numbers[shape.number()];
        if *number == 0 {
            self.all.push(LaneTable::new(shape));
            *number = self.all.len() as u8;
        }
        self.current = usize::from(*number) - 1;
    }

    #[inline(always)]
    pub(crate) fn current(&self) -> &LaneTable {
        &self.all[self.current]
    }
}

/// The red fives of each lane of a shape.
pub(crate) struct LaneTable {
    shape: LaneShape,
    /// In all, and by suit.
    reds: [u8; MOST_LANES],
    reds_by_suit: [[u8; MOST_LANES]; 3],
    /// 1 for lanes of points, 0 for others.
    are_points: [Vector; MOST_VECTORS],
}

impl LaneTable {
    fn new(shape: LaneShape) -> LaneTable {
        let mut table = LaneTable {
            shape,
            reds: [0; MOST_LANES],
            reds_by_suit: [[0; MOST_LANES]; 3],
            are_points: [Vector::ZERO; MOST_VECTORS],
        };
        // The one vector of a state without fives has two lanes of points.
        for points in 0..shape.lanes().max(2) {
            let (lane, reds) = (POINTS + points, shape.reds(points));
            table.reds[lane] = reds.iter().sum();
            *lane_mut(&mut table.are_points, lane) = 1.0;
            for (by_lane, reds) in table.reds_by_suit.iter_mut().zip(reds) {
                by_lane[lane] = reds;
            }
        }
        table
    }

    /// Adds `copies` of a winning tile to the ways of its state, those of any draw and those of the
    /// last. `five` is the tile's suit, if it is a five that may be red; `rates` are how often each
    /// copy counts, in dama and in riichi.
    #[inline(always)]
    pub(crate) fn add<const REDS: usize>(
        &self,
        gains: &WinGains<REDS>,
        copies: u8,
        five: Option<usize>,
        rates: [f32; 2],
        lanes: &RedLanes,
        ways: &mut [&mut [Vector]; 2],
    ) {
        let class = class_of(self.shape);
        of_class!(class, V => {
            self.add_vectors::<V, REDS>(gains, copies, five, rates, lanes, ways);
        });
    }

    #[inline(always)]
    fn add_vectors<const V: usize, const REDS: usize>(
        &self,
        gains: &WinGains<REDS>,
        copies: u8,
        five: Option<usize>,
        rates: [f32; 2],
        lanes: &RedLanes,
        ways: &mut [&mut [Vector]; 2],
    ) {
        let copies_f32 = f32::from(copies);
        let are_points: &[Vector; V] = first_chunk(&self.are_points, 0);
        let mut plain = are_points.map(|are| product(are, Vector([copies_f32; 4])));
        let mut red = [Vector::ZERO; V];
        if let Some(suit) = five {
            for (lane, &held) in self.reds_by_suit[suit][..4 * V].iter().enumerate() {
                let reds = f32::from(lanes.red_left(held, suit, copies));
                *lane_mut(&mut red, lane) = reds;
                *lane_mut(&mut plain, lane) -= reds;
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
            let rate = rates[usize::from(way >= RIICHI)];
            let of_way: &mut [Vector; V] = first_chunk_mut(ways[way % 2], way / 2 * V);
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
                *gain = plus(*gain, rate, of_win);
            }
            of_way[0].0[WIN] += rate * copies_f32;
            if way < RIICHI {
                of_way[0].0[TENPAI] += rate * copies_f32;
            }
        }
    }
}
