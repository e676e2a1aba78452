//! The state of the search: tables, clauses, trail, and the models found.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::clauses::{ClauseId, Clauses, Origin, Watch};
use super::fixpoint::Fixpoint;
use super::lit::Lit;
use super::tables::Tables;
use super::trail::Trail;
use crate::board::Board;
use crate::layout::freedom::Links;
use crate::rng::SplitMix64;

/// The answer of the search about a position.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// It can be cleared, with the mates of [`Solver::last_model`].
    Clearable,
    /// It can't: this clause contradicts the pairs taken.
    Stuck(ClauseId),
    /// The budget ran out.
    Undetermined,
}

/// The number of models that are kept.
const MOST_MODELS: usize = 256;

/// Everything the search knows about one board. Clauses hold whatever was played, so one solver
/// serves a whole game.
#[derive(Clone, Debug)]
pub(crate) struct Solver {
    pub(super) links: Links,
    pub(super) tables: Tables,
    pub(super) clauses: Clauses,
    pub(super) watches: Vec<Vec<Watch>>,
    /// How many learned clauses are watched, and how many may be.
    pub(super) watched: usize,
    pub(super) most_watched: usize,
    pub(super) trail: Trail,
    /// The possible mates of each tile under the trail.
    pub(super) mates: Vec<u8>,
    /// The empty clause, once it is learned.
    pub(super) dead: Option<ClauseId>,
    /// The clauses that refuted assumptions, by their sorted literals.
    pub(super) refuted: BTreeMap<Vec<Lit>, ClauseId>,
    /// Whether the local search had the last turn and nothing was learned since.
    pub(super) walked: bool,
    pub(super) conflicts: u32,

    /// The fixpoints of the full board and of the position after the moves.
    pub(super) start: Fixpoint,
    pub(super) ground: Fixpoint,
    pub(super) fix: Fixpoint,
    pub(super) saved: Fixpoint,

    pub(super) activity: Vec<f64>,
    pub(super) bump: f64,
    /// For each tile the mate in the best choice so far.
    pub(super) favourite: Vec<u16>,
    /// Models: choices of mates that clear the board, the most recently used last.
    pub(super) models: Vec<Vec<u16>>,
    pub(super) random: SplitMix64,

    // Scratch space.
    pub(super) marked: Vec<bool>,
    pub(super) trial: Vec<u8>,
    /// Tiles that are enough to clear the rest: see `barrier`.
    pub(super) keys: Vec<bool>,
    pub(super) failing: Vec<Lit>,
    pub(super) learned: Vec<Lit>,
    pub(super) from: Vec<ClauseId>,
}

impl Solver {
    pub(crate) fn new(board: &Board) -> Self {
        let tables = Tables::new(board);
        let links = board.layout().links().clone();
        let vars = tables.vars();
        let start = Fixpoint::new(&links, tables.groups());
        let mut solver = Self {
            clauses: Clauses::default(),
            watches: vec![Vec::new(); 2 * vars],
            watched: 0,
            most_watched: 4_000,
            trail: Trail::new(vars),
            mates: tables.mates.clone(),
            dead: None,
            refuted: BTreeMap::new(),
            walked: false,
            conflicts: 0,
            ground: start.clone(),
            fix: start.clone(),
            saved: start.clone(),
            start,
            activity: vec![0.0; vars],
            bump: 1.0,
            favourite: vec![0; board.len()],
            models: Vec::new(),
            random: SplitMix64::new(0),
            marked: vec![false; vars],
            trial: tables.mates.clone(),
            keys: vec![false; board.len()],
            failing: Vec::new(),
            learned: Vec::new(),
            from: Vec::new(),
            links,
            tables,
        };
        solver.add_groups();
        solver
    }

    /// Adds the clauses which state that every tile has a mate.
    fn add_groups(&mut self) {
        for group in 0..self.tables.groups() {
            let size = usize::from(self.tables.sizes[group]);
            // In a group of four the four clauses are one.
            let seats = if size == 4 { 1 } else { size };
            for seat in (0..seats).filter(|_| size > 2) {
                let others = (0..size).filter(|&other| other != seat);
                let var = |other| usize::from(self.tables.var(group, seat, other));
                let lits: Vec<Lit> = others.map(|other| Lit::together(var(other))).collect();
                self.learn(&lits, Origin::Group, &[], 0);
            }
        }
    }

    /// The mates that clear the last clearable position.
    pub(crate) fn last_model(&self) -> Option<&Vec<u16>> {
        self.models.last()
    }

    pub(super) fn add_model(&mut self, model: Vec<u16>) {
        if self.models.len() >= MOST_MODELS {
            self.models.remove(0);
        }
        self.models.push(model);
    }
}
