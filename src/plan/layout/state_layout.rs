//! The place of each state's figures.
//!
//! Most states have lanes for one vector; all states with as many vectors are a *class*. States of
//! a class that matter at the same turns are adjacent, in a [`StateRun`].

use alloc::vec::Vec;

use super::red_lanes::{LaneShape, POINTS, RedLanes, SHAPES};
use crate::plan::graph::Graph;
use crate::plan::states::{FivesBySuit, Start};

/// How many vectors the states of each class have.
pub(crate) const CLASSES: [usize; 6] = [1, 2, 3, 4, 8, 32];

/// The most vectors of a state.
pub(crate) const MOST_VECTORS: usize = CLASSES[CLASSES.len() - 1];

/// Runs a block in which the number of vectors of a class is a constant.
macro_rules! of_class {
    ($class:expr, $vectors:ident => $block:expr) => {
        match $class {
            0 => of_class!(0, 1, $vectors, $block),
            1 => of_class!(1, 2, $vectors, $block),
            2 => of_class!(2, 3, $vectors, $block),
            3 => of_class!(3, 4, $vectors, $block),
            4 => of_class!(4, 8, $vectors, $block),
            _ => of_class!(5, 32, $vectors, $block),
        }
    };
    ($number:literal, $of:literal, $vectors:ident, $block:expr) => {{
        const $vectors: usize = $of;
        const _: () = assert!(CLASSES[$number] == $vectors);
        $block
    }};
}
pub(crate) use of_class;

/// States in a row: of one class, `over` and `lacks`.
#[derive(Clone, Copy, Default)]
pub(crate) struct StateRun {
    pub(crate) class: u8,
    pub(crate) over: u8,
    pub(crate) lacks: u8,
    /// Whether they may exchange a five for a red one and [swap fast](LaneShape::swaps_fast).
    pub(crate) swaps: bool,
    /// Their first cell.
    pub(crate) first: u32,
    pub(crate) states: u32,
    /// If they are tenpai, the number of tenpai states before them, and how many vectors these
    /// have.
    pub(crate) tenpai: u32,
    pub(crate) vectors: u32,
}

/// The place of every state's figures.
pub(crate) struct StateLayout {
    pub(crate) lanes: RedLanes,
    /// By state: the first cell, the fives, the shape and the number of its run.
    firsts: Vec<u32>,
    fives: Vec<FivesBySuit>,
    shapes: Vec<LaneShape>,
    runs_of: Vec<u32>,
    /// All runs, by class.
    pub(crate) runs: Vec<StateRun>,
    /// How many copies lead on from each state, by its first cell.
    pub(crate) weights: Vec<f32>,
    /// How many red fives take the place of a plain one in states that swap fast: of the first suit
    /// that has lanes by the state's first cell, of the second by the next cell.
    pub(crate) swaps: Vec<f32>,
    /// The tenpai states, in the order of their cells.
    pub(crate) tenpai: Vec<u32>,
}

impl StateLayout {
    pub(crate) const fn new() -> StateLayout {
        StateLayout {
            lanes: RedLanes::NONE,
            firsts: Vec::new(),
            fives: Vec::new(),
            shapes: Vec::new(),
            runs_of: Vec::new(),
            runs: Vec::new(),
            weights: Vec::new(),
            swaps: Vec::new(),
            tenpai: Vec::new(),
        }
    }

    /// The first cell of a state.
    #[inline(always)]
    pub(crate) fn first(&self, state: u32) -> u32 {
        self.firsts[state as usize]
    }

    #[inline(always)]
    pub(crate) fn shape(&self, state: u32) -> LaneShape {
        self.shapes[state as usize]
    }

    #[inline(always)]
    pub(crate) fn fives(&self, state: u32) -> FivesBySuit {
        self.fives[state as usize]
    }

    /// How many cells there are.
    pub(crate) fn len(&self) -> usize {
        self.weights.len()
    }

    /// A run of state 0 alone, the start of a hand that has yet to draw.
    pub(crate) fn run_of_start(&self) -> Option<StateRun> {
        let first = self.first(0);
        let run = self.runs.iter().rfind(|run| run.first <= first && run.states > 0)?;
        let before = first - run.first;
        let state = before / CLASSES[usize::from(run.class)] as u32;
        let (tenpai, vectors) = (run.tenpai + state, run.vectors + before);
        Some(StateRun { first, states: 1, tenpai, vectors, ..*run })
    }

    /// Lays out all states of a graph.
    pub(crate) fn place(&mut self, graph: &Graph, start: &Start) {
        let states = &graph.states;
        self.lanes = RedLanes::new(start, graph.fives_that_win());
        self.fives.clear();
        self.shapes.clear();
        self.runs_of.clear();
        self.runs.clear();
        // A run for each class, `over`, `lacks`, and whether its states swap fast.
        let most = states.infos().map(|info| info.over().max(info.lacks())).max();
        let width = usize::from(most.unwrap_or(0)) + 1;
        self.runs.resize(2 * CLASSES.len() * width * width, StateRun::default());
        for state in 0..states.len() as u32 {
            let fives = states.fives(state);
            let shape = self.lanes.shape(fives);
            self.fives.push(fives);
            self.shapes.push(shape);
            let info = states.info(state);
            let run = class_of(shape) * width + usize::from(info.over());
            let run = run * width + usize::from(info.lacks());
            self.runs_of.push(2 * run as u32);
        }
        for swap in &graph.swaps {
            if self.shape(swap.state).swaps_fast() {
                self.runs_of[swap.state as usize] |= 1;
            }
        }
        // A counting sort: sizes of runs, their places, then each state into its run.
        for &run in &self.runs_of {
            self.runs[run as usize].states += 1;
        }
        let (mut first, mut tenpai, mut vectors) = (0, 0, 0);
        for (number, run) in self.runs.iter_mut().enumerate() {
            let class = number / 2 / width / width;
            let (over, lacks) = (number / 2 / width % width, number / 2 % width);
            (run.class, run.over, run.lacks) = (class as u8, over as u8, lacks as u8);
            (run.swaps, run.first, run.tenpai, run.vectors) =
                (number % 2 == 1, first, tenpai, vectors);
            let cells = run.states * CLASSES[class] as u32;
            first += cells;
            if lacks == 1 {
                tenpai += run.states;
                vectors += cells;
            }
            run.states = 0;
        }
        self.firsts.clear();
        self.tenpai.clear();
        self.tenpai.resize(tenpai as usize, 0);
        for (state, &run) in self.runs_of.iter().enumerate() {
            let run = &mut self.runs[run as usize];
            self.firsts.push(run.first + run.states * CLASSES[usize::from(run.class)] as u32);
            if run.lacks == 1 {
                self.tenpai[(run.tenpai + run.states) as usize] = state as u32;
            }
            run.states += 1;
        }
        self.runs.retain(|run| run.states > 0);
        for of_cells in [&mut self.weights, &mut self.swaps] {
            of_cells.clear();
            of_cells.resize(first as usize, 0.0);
        }
    }
}

/// The class of a shape.
#[inline(always)]
pub(crate) fn class_of(shape: LaneShape) -> usize {
    usize::from(CLASS_OF_SHAPE[shape.number()])
}

static CLASS_OF_SHAPE: [u8; SHAPES] = {
    let mut all = [0; SHAPES];
    let mut number = 0;
    while number < SHAPES {
        let lanes = (number % 5 + 1) * (number / 5 % 5 + 1) * (number / 25 + 1);
        let mut class = 0;
        while 4 * CLASSES[class] < POINTS + lanes {
            class += 1;
        }
        all[number] = class as u8;
        number += 1;
    }
    all
};
