//! Where the figures of states stand.
//!
//! Figures stand in vectors of four: most states have lanes for one vector, and all states with as many
//! vectors are a *class*. Those of a class that matter at the same turns stand in a row.

use alloc::vec::Vec;

use super::graph::Graph;
use super::lanes::{Fives, Lanes, POINTS, SHAPES, Shape};

/// How many vectors the states of a class have.
pub(super) const CLASSES: [usize; 6] = [1, 2, 3, 4, 8, 32];

/// Calls a block with the number of vectors of a class.
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
pub(super) use of_class;

/// States in a row: of a class, with as many tiles beyond the start hand, and lacking as many.
#[derive(Clone, Copy, Default)]
pub(super) struct StateRun {
    pub(super) class: u8,
    pub(super) over: u8,
    pub(super) lacks: u8,
    /// Whether they may exchange a five for a red one, as [`Shape::swaps_fast`] tells.
    pub(super) swaps: bool,
    /// Their first cell.
    pub(super) first: u32,
    pub(super) states: u32,
    /// If they are tenpai, how many such states stand before them, and how many vectors these have.
    pub(super) tenpai: u32,
    pub(super) vectors: u32,
}

/// Where everything stands.
pub(super) struct Layout {
    /// Of each state the first cell of its figures.
    firsts: Vec<u32>,
    fives: Vec<Fives>,
    lanes_of: Vec<Shape>,
    /// All states, by class.
    pub(super) runs: Vec<StateRun>,
    /// How many copies lead on from each state, by its first cell.
    pub(super) weights: Vec<f32>,
    /// How many red fives take the place of a plain one where states swap them fast: of the first suit that
    /// has lanes by the state's first cell, of the second by the next.
    pub(super) swaps: Vec<f32>,
    /// The states that are tenpai, as they stand.
    pub(super) tenpai: Vec<u32>,
    /// The number of each state's run.
    runs_of: Vec<u32>,
}

impl Layout {
    pub(super) const fn new() -> Layout {
        Layout {
            firsts: Vec::new(),
            fives: Vec::new(),
            lanes_of: Vec::new(),
            runs: Vec::new(),
            weights: Vec::new(),
            swaps: Vec::new(),
            tenpai: Vec::new(),
            runs_of: Vec::new(),
        }
    }

    /// The first cell of a state's figures.
    #[inline(always)]
    pub(super) fn first(&self, state: u32) -> u32 {
        self.firsts[state as usize]
    }

    /// Which lanes a state has.
    #[inline(always)]
    pub(super) fn shape(&self, state: u32) -> Shape {
        self.lanes_of[state as usize]
    }

    /// How many fives a state has.
    #[inline(always)]
    pub(super) fn fives(&self, state: u32) -> Fives {
        self.fives[state as usize]
    }

    /// How many cells there are.
    pub(super) fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether more copies lead on from a state than there are tiles.
    pub(super) fn is_crowded(&self, tiles: f32) -> bool {
        self.weights.iter().any(|&weight| weight > tiles)
    }

    /// A run of the start state of a hand that waits, alone.
    pub(super) fn run_of_start(&self) -> Option<StateRun> {
        let first = self.first(0);
        let run = self.runs.iter().rfind(|run| run.first <= first && run.states > 0)?;
        let before = first - run.first;
        let state = before / CLASSES[usize::from(run.class)] as u32;
        let (tenpai, vectors) = (run.tenpai + state, run.vectors + before);
        Some(StateRun { first, states: 1, tenpai, vectors, ..*run })
    }

    /// Gives each state of a graph its place.
    pub(super) fn place(&mut self, graph: &Graph, lanes: &Lanes) {
        let states = &graph.states;
        self.fives.clear();
        self.lanes_of.clear();
        self.runs_of.clear();
        self.runs.clear();
        let most = states.all_known().map(|known| known.over().max(known.lacks())).max();
        let width = usize::from(most.unwrap_or(0)) + 1;
        self.runs.resize(2 * CLASSES.len() * width * width, StateRun::default());
        for state in 0..states.len() as u32 {
            let fives = states.fives(state);
            let shape = lanes.shape(fives);
            self.fives.push(fives);
            self.lanes_of.push(shape);
            let known = states.known(state);
            let run = class_of(shape) * width + usize::from(known.over());
            let run = run * width + usize::from(known.lacks());
            self.runs_of.push(2 * run as u32);
        }
        // Those that exchange fives stand behind the others.
        for swap in &graph.swaps {
            if self.shape(swap.state).swaps_fast() {
                self.runs_of[swap.state as usize] |= 1;
            }
        }
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
            let of_run = run.states * CLASSES[class] as u32;
            first += of_run;
            if lacks == 1 {
                tenpai += run.states;
                vectors += of_run;
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
pub(super) fn class_of(shape: Shape) -> usize {
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
