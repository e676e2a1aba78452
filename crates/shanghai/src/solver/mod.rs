//! The search for a choice of pairs that clears a board, or for a proof that none does.

mod clauses;
mod engine;
mod explain;
mod fixpoint;
mod lit;
mod search;
mod tables;
mod trail;
mod walk;

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use self::clauses::{ClauseId, Clauses, Origin};
use self::engine::Watch;
use self::fixpoint::Fixpoint;
use self::lit::Lit;
use self::tables::Tables;
use self::trail::Trail;
use crate::board::Board;
use crate::freedom::Links;
use crate::pair::Pair;
use crate::proof::{Literal, Proof, Step};
use crate::rng::SplitMix64;
use crate::verdict::Outlook;

/// What the search found out about a position.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// It can be cleared, with the mates of [`Solver::last_model`].
    Clearable,
    /// It can't: this clause contradicts the pairs that were played.
    Stuck(ClauseId),
    /// The meter ran out.
    Undetermined,
}

impl Outcome {
    pub(crate) fn outlook(&self) -> Outlook {
        match self {
            Self::Clearable => Outlook::Clearable,
            Self::Stuck(_) => Outlook::Stuck,
            Self::Undetermined => Outlook::Undetermined,
        }
    }
}

/// How many choices of mates that clear the board are kept.
const MOST_MODELS: usize = 256;

/// Everything the search knows of one board. What it learns holds for the board whatever is
/// played, so that one solver serves a whole game.
#[derive(Clone, Debug)]
pub(crate) struct Solver {
    links: Links,
    tables: Tables,
    clauses: Clauses,
    watches: Vec<Vec<Watch>>,
    /// How many learned clauses are watched, and how many may be.
    watched: usize,
    most_watched: usize,
    trail: Trail,
    /// What each tile may go with by the trail.
    mates: Vec<u8>,
    /// The clause without literals, once it is known.
    dead: Option<ClauseId>,
    /// The clauses that refuted assumptions, by their sorted literals.
    refuted: BTreeMap<Vec<Lit>, ClauseId>,
    /// Whether the local search has had its turn, and the search hasn't learned anything since.
    walked: bool,
    conflicts: u32,

    /// All tiles there, and those that are left after the moves.
    start: Fixpoint,
    ground: Fixpoint,
    fix: Fixpoint,
    saved: Fixpoint,

    activity: Vec<f64>,
    bump: f64,
    /// For each tile the mate that was last thought right.
    favourite: Vec<u16>,
    /// Choices of mates that clear the board, the one that was of use last at the end.
    models: Vec<Vec<u16>>,
    random: SplitMix64,

    // Room for work.
    marked: Vec<bool>,
    trial: Vec<u8>,
    failing: Vec<Lit>,
    learned: Vec<Lit>,
    from: Vec<ClauseId>,
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
            failing: Vec::new(),
            learned: Vec::new(),
            from: Vec::new(),
            links,
            tables,
        };
        solver.add_groups();
        solver
    }

    /// The clauses that say: every tile has a mate.
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

    /// The mates that the last clearable position is cleared with.
    pub(crate) fn last_model(&self) -> Option<&Vec<u16>> {
        self.models.last()
    }

    fn add_model(&mut self, model: Vec<u16>) {
        if self.models.len() >= MOST_MODELS {
            self.models.remove(0);
        }
        self.models.push(model);
    }

    /// What a clause follows from, down to the barriers.
    pub(crate) fn proof(&self, clause: ClauseId) -> Proof {
        let mut needed: Vec<ClauseId> = vec![clause];
        let mut queue = vec![clause];
        let mut seen = vec![false; clause as usize + 1];
        while let Some(id) = queue.pop() {
            for &from in self.clauses.from(id) {
                if !core::mem::replace(&mut seen[from as usize], true) {
                    needed.push(from);
                    queue.push(from);
                }
            }
        }
        needed.sort_unstable();
        let literal = |lit: &Lit| {
            let (a, b) = self.tables.pairs[lit.var()][0];
            let pair = Pair::of(usize::from(a), usize::from(b));
            Literal { pair, together: lit.is_together() }
        };
        let step = |&id: &ClauseId| {
            let clause = self.clauses.lits(id).iter().map(literal).collect();
            match self.clauses.origin(id) {
                Origin::Barrier => Step::Barrier { clause },
                Origin::Group | Origin::Derived => {
                    let from = self.clauses.from(id).iter();
                    let number = |from| needed.binary_search(from).unwrap_or_default();
                    Step::Derived { clause, from: from.map(number).collect() }
                }
            }
        };
        Proof::new(needed.iter().map(step).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Game, deal, layouts, meter::Meter};

    /// A position that is known to be stuck costs nothing more, however often it is asked about.
    #[test]
    fn a_question_asked_again_takes_no_room() {
        let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0).unwrap();
        let mut solver = Solver::new(&board);
        let mut game = Game::new(board);
        while let Some(pair) = game.hint() {
            game.remove(pair).unwrap();
        }
        let mut ask = |moves: &[Pair]| {
            let mut stop = || false;
            let outcome = solver.solve(moves, &mut Meter::new(Budget::UNLIMITED, &mut stop));
            (outcome.outlook(), solver.clauses.size())
        };
        let stuck: Vec<&[Pair]> = (1..=game.moves().len())
            .map(|taken| &game.moves()[..taken])
            .filter(|moves| ask(moves).0 == Outlook::Stuck)
            .collect();
        assert!(stuck.len() > 10, "{}", stuck.len());
        let sizes: Vec<usize> =
            (0..20).map(|_| stuck.iter().map(|moves| ask(moves).1).max().unwrap()).collect();
        assert_eq!(sizes[10..], [sizes[10]; 10], "{sizes:?}");
    }
}
