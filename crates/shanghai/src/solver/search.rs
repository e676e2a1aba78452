//! The search, which decides whether a board can be cleared: assume the pairs taken, decide pairs
//! one by one, learn from conflicts, and take turns with a local search.

use alloc::vec::Vec;

use super::clauses::ClauseId;
use super::engine::Conflict;
use super::lit::Lit;
use super::state::{Outcome, Solver};
use super::trail::Reason;
use crate::board::Pair;
use crate::verdict::Meter;

/// The first slices: conflicts of the search, and steps of the local search.
const CONFLICTS: u32 = 40;
const STEPS: u32 = 6;

/// The memory limit for clauses, in four-byte words: a gigabyte.
const MOST_MEMORY: usize = 1 << 28;

enum Step {
    Model(Vec<u16>),
    Refuted(ClauseId),
    /// The slice or the budget is used up.
    Later,
}

impl Solver {
    /// Whether the board can be cleared after these pairs were taken, in this order.
    pub(crate) fn solve(&mut self, played: &[Pair], meter: &mut Meter<'_>) -> Outcome {
        if let Some(dead) = self.dead {
            return Outcome::Stuck(dead);
        }
        if let Some(known) = self.known_model(played) {
            let model = self.models.remove(known);
            self.models.push(model);
            return Outcome::Clearable;
        }
        self.set_ground(played);
        let assumptions: Vec<Lit> =
            played.iter().filter_map(|&pair| self.tables.var_of(pair)).map(Lit::together).collect();
        let (mut conflicts, mut steps) = (CONFLICTS, STEPS);
        // If the last budget ran out during the local search, the search goes first now. Otherwise
        // calls with small budgets would never prove anything.
        let mut owed = self.walked;
        loop {
            self.backtrack(0);
            if let Err(clause) = self.assume(&assumptions, meter) {
                return Outcome::Stuck(clause);
            }
            if !self.walked {
                if let Some(model) = self.walk(steps, meter) {
                    self.add_model(model);
                    return Outcome::Clearable;
                }
                self.walked = true;
            }
            let begun = self.conflicts;
            let step = self.search(&assumptions, conflicts, owed, meter);
            self.walked = matches!(step, Step::Later) && self.conflicts == begun;
            match step {
                Step::Model(model) => {
                    self.favourite.copy_from_slice(&model);
                    self.add_model(model);
                    return Outcome::Clearable;
                }
                Step::Refuted(clause) => return Outcome::Stuck(clause),
                Step::Later => {}
            }
            owed = false;
            if meter.is_over() || self.clauses.size() > MOST_MEMORY {
                return Outcome::Undetermined;
            }
            conflicts += conflicts / 2;
            steps += steps / 4;
        }
    }

    /// A known model that agrees with the pairs taken.
    fn known_model(&self, played: &[Pair]) -> Option<usize> {
        let agrees = |model: &Vec<u16>| {
            played.iter().all(|pair| {
                let [a, b] = pair.indices();
                usize::from(model[a]) == b
            })
        };
        self.models.iter().rposition(agrees)
    }

    fn set_ground(&mut self, played: &[Pair]) {
        self.ground.set(&self.start);
        for tile in played.iter().flat_map(|pair| pair.indices()) {
            self.ground.play(&self.links, &self.tables, tile);
        }
    }

    /// Adds the remaining assumptions, and propagates.
    fn assume(&mut self, lits: &[Lit], meter: &mut Meter<'_>) -> Result<(), ClauseId> {
        loop {
            if let Some(conflict) = self.propagate() {
                self.conflicts += 1;
                meter.spent.conflicts += 1;
                self.resolve(conflict)?;
                continue;
            }
            let Some(&lit) = lits.get(self.trail.depth()) else { return Ok(()) };
            if self.trail.fails(lit) {
                return Err(self.refute(lit));
            }
            self.trail.open_level();
            if !self.trail.holds(lit) {
                self.assign(lit, Reason::Decision);
            }
        }
    }

    /// Searches until enough is learned or the budget is used up; if `owed`, it learns at least one
    /// clause first.
    fn search(
        &mut self,
        assumptions: &[Lit],
        conflicts: u32,
        owed: bool,
        meter: &mut Meter<'_>,
    ) -> Step {
        let begun = self.conflicts;
        loop {
            if let Err(clause) = self.assume(assumptions, meter) {
                return Step::Refuted(clause);
            }
            let full = self.clauses.size() > MOST_MEMORY;
            let learned = self.conflicts - begun;
            let enough = learned >= conflicts || (learned > 0 && meter.is_spent());
            let stopped = meter.is_stopped() && (learned > 0 || !owed);
            if enough || full || stopped {
                return Step::Later;
            }
            meter.count(1);
            self.fix.set(&self.ground);
            if !self.fix.run(&self.links, &self.tables, &self.mates) {
                self.conflicts += 1;
                meter.spent.conflicts += 1;
                let clause = self.explain(meter);
                if let Err(dead) = self.resolve(Conflict::Clause(clause)) {
                    return Step::Refuted(dead);
                }
                self.forget();
                continue;
            }
            let Some(lit) = self.choose() else { return Step::Model(self.model()) };
            self.trail.open_level();
            self.assign(lit, Reason::Decision);
        }
    }

    /// The mates when everything is decided.
    fn model(&self) -> Vec<u16> {
        let mate = |(tile, &mates): (usize, &u8)| {
            let group = usize::from(self.tables.seats[tile].group);
            self.tables.members[group][mates.trailing_zeros() as usize & 7]
        };
        self.mates.iter().enumerate().map(mate).collect()
    }

    /// The pair to decide next: the favourite in the group of the most active variable.
    fn choose(&self) -> Option<Lit> {
        let mut best = None;
        let mut most = -1.0;
        for var in 0..self.tables.vars() {
            if self.activity[var] > most && self.trail.is_open(var) {
                most = self.activity[var];
                best = Some(var);
            }
        }
        let var = best?;
        for &(a, b) in &self.tables.pairs[var] {
            for tile in [a, b] {
                let mate = self.favourite[usize::from(tile)];
                let pair = Pair::of(usize::from(tile), usize::from(mate));
                if let Some(favourite) = self.tables.var_of(pair) {
                    if self.trail.is_open(favourite) {
                        return Some(Lit::together(favourite));
                    }
                }
            }
        }
        Some(Lit::together(var))
    }

    fn forget(&mut self) {
        if self.watched <= self.most_watched {
            return;
        }
        let Self { clauses, trail, .. } = self;
        let reason =
            |id| trail.lits.iter().any(|lit| trail.reason[lit.var()] == Reason::Clause(id));
        self.watched = clauses.forget(reason);
        self.most_watched += 500;
    }
}
