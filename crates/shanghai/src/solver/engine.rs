//! Unit propagation, and learning from a conflict.

use alloc::vec::Vec;

use super::clauses::{ClauseId, Origin, Watch};
use super::lit::Lit;
use super::state::Solver;
use super::tables;
use super::trail::{NONE, Reason};
use crate::sorted::sorted;

/// A conflict: literals that all fail, although one must hold.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    Clause(ClauseId),
    /// Two pairs that share a tile go together.
    Both(u16, u16),
}

/// The decay of activities: how fast old conflicts lose influence on the choice of variables.
const DECAY: f64 = 0.92;

impl Solver {
    /// Assigns an open literal. If it keeps tiles apart, their pairs become impossible.
    pub(super) fn assign(&mut self, lit: Lit, reason: Reason) {
        self.trail.push(lit, reason);
        if !lit.is_together() {
            tables::forbid(&self.tables, &mut self.mates, lit.var());
        }
        if self.trail.depth() == 0 {
            self.trail.unit[lit.var()] = self.unit_for(lit, reason);
        }
    }

    /// The unit clause of a literal that holds at level 0.
    fn unit_for(&mut self, lit: Lit, reason: Reason) -> ClauseId {
        let clause = match reason {
            Reason::Decision => return NONE,
            Reason::Excluded(var) => return self.trail.unit[usize::from(var)],
            Reason::Clause(clause) => clause,
        };
        if self.clauses.lits(clause).len() == 1 {
            return clause;
        }
        let mut from = self.units(clause, Some(lit));
        if self.clauses.origin(clause) != Origin::Group {
            from.push(clause);
        }
        self.learn(&[lit], Origin::Derived, &from, 1)
    }

    /// The unit clauses by which the literals of a clause fail at level 0, except one.
    fn units(&self, clause: ClauseId, but: Option<Lit>) -> Vec<ClauseId> {
        let lits = self.clauses.lits(clause).iter().filter(|&&lit| Some(lit) != but);
        let units = lits.map(|lit| self.trail.unit[lit.var()]).filter(|&unit| unit != NONE);
        let mut units: Vec<ClauseId> = sorted(units.collect());
        units.dedup();
        units
    }

    /// Stores a clause, and watches its first two literals if it has two. They should be open, or
    /// the last ones assigned.
    pub(super) fn learn(
        &mut self,
        lits: &[Lit],
        origin: Origin,
        from: &[ClauseId],
        glue: u32,
    ) -> ClauseId {
        let id = self.clauses.add(lits, origin, from, glue, self.conflicts);
        if let [first, second, ..] = *lits {
            self.watches[first.index()].push(Watch { clause: id, other: second });
            self.watches[second.index()].push(Watch { clause: id, other: first });
            self.watched += usize::from(origin != Origin::Group);
        }
        id
    }

    /// Undoes every assignment above a level.
    pub(super) fn backtrack(&mut self, level: usize) {
        while let Some(lit) = self.trail.pop_above(level) {
            if !lit.is_together() {
                tables::allow(&self.tables, &mut self.mates, lit.var());
            }
        }
    }

    /// Unit propagation until nothing follows or a conflict arises.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        while let Some(&lit) = self.trail.lits.get(self.trail.next) {
            self.trail.next += 1;
            if lit.is_together() {
                let var = lit.var();
                for i in 0..self.tables.excludes[var].len() {
                    let other = self.tables.excludes[var][i];
                    let apart = Lit::apart(usize::from(other));
                    if self.trail.fails(apart) {
                        return Some(Conflict::Both(var as u16, other));
                    }
                    if !self.trail.holds(apart) {
                        self.assign(apart, Reason::Excluded(var as u16));
                    }
                }
            }
            if let Some(clause) = self.visit_watches(lit.negated()) {
                return Some(Conflict::Clause(clause));
            }
        }
        None
    }

    /// Visits the clauses that watch a literal which now fails.
    fn visit_watches(&mut self, failed: Lit) -> Option<ClauseId> {
        let mut list = core::mem::take(&mut self.watches[failed.index()]);
        let mut conflict = None;
        let (mut read, mut write) = (0, 0);
        'watches: while read < list.len() {
            let watch = list[read];
            read += 1;
            if self.trail.holds(watch.other) {
                list[write] = watch;
                write += 1;
                continue;
            }
            if !self.clauses.is_watched(watch.clause) {
                continue;
            }
            let lits = self.clauses.lits_mut(watch.clause);
            if lits[0] == failed {
                lits.swap(0, 1);
            }
            let first = lits[0];
            let renewed = Watch { clause: watch.clause, other: first };
            if !self.trail.holds(first) {
                for i in 2..lits.len() {
                    if !self.trail.fails(lits[i]) {
                        lits.swap(1, i);
                        let index = lits[1].index();
                        self.watches[index].push(renewed);
                        continue 'watches;
                    }
                }
            }
            list[write] = renewed;
            write += 1;
            if self.trail.fails(first) {
                conflict = Some(watch.clause);
                break;
            }
            if !self.trail.holds(first) {
                self.assign(first, Reason::Clause(watch.clause));
            }
        }
        list.copy_within(read.., write);
        list.truncate(write + list.len() - read);
        self.watches[failed.index()] = list;
        conflict
    }

    /// Collects the literals that fail in a conflict, or in the reason of a literal.
    fn failing(&mut self, cause: Cause) {
        self.failing.clear();
        match cause {
            Cause::Conflict(Conflict::Clause(clause)) => {
                self.failing.extend_from_slice(self.clauses.lits(clause));
            }
            Cause::Conflict(Conflict::Both(a, b)) => {
                self.failing.extend([a, b].map(|var| Lit::apart(usize::from(var))));
            }
            Cause::Reason(lit) => match self.trail.reason[lit.var()] {
                Reason::Decision => {}
                Reason::Excluded(var) => self.failing.push(Lit::apart(usize::from(var))),
                Reason::Clause(clause) => {
                    let others = self.clauses.lits(clause).iter().filter(|&&other| other != lit);
                    self.failing.extend(others);
                }
            },
        }
        let clause = match cause {
            Cause::Conflict(Conflict::Clause(clause)) => Some(clause),
            Cause::Conflict(Conflict::Both(..)) => None,
            Cause::Reason(lit) => match self.trail.reason[lit.var()] {
                Reason::Clause(clause) => Some(clause),
                _ => None,
            },
        };
        if let Some(clause) = clause {
            self.clauses.use_now(clause, self.conflicts);
            if self.clauses.origin(clause) != Origin::Group {
                self.from.push(clause);
            }
        }
    }

    /// Cites the unit clause of a variable, if it has one.
    fn cite_unit(&mut self, var: usize) {
        let unit = self.trail.unit[var];
        if unit != NONE {
            self.from.push(unit);
        }
    }

    pub(super) fn bump(&mut self, var: usize) {
        self.activity[var] += self.bump;
        if self.activity[var] > 1e100 {
            self.activity.iter_mut().for_each(|activity| *activity *= 1e-100);
            self.bump *= 1e-100;
        }
    }

    pub(super) fn decay(&mut self) {
        self.bump /= DECAY;
    }

    /// Learns the first unique implication point of a conflict and backjumps.
    ///
    /// # Errors
    /// The empty clause, if the conflict is at level 0: the board can't be cleared at all.
    pub(super) fn resolve(&mut self, conflict: Conflict) -> Result<(), ClauseId> {
        self.from.clear();
        self.failing(Cause::Conflict(conflict));
        let level = self.failing.iter().map(|lit| self.trail.level[lit.var()]).max().unwrap_or(0);
        if level == 0 {
            for i in 0..self.failing.len() {
                self.cite_unit(self.failing[i].var());
            }
            let from = self.sorted_from();
            let dead = self.learn(&[], Origin::Derived, &from, 0);
            self.dead = Some(dead);
            return Err(dead);
        }
        self.backtrack(level as usize);
        if let Conflict::Clause(clause) = conflict {
            let newest = |lit: &&Lit| self.trail.level[lit.var()] == level;
            if self.failing.iter().filter(newest).count() == 1 {
                self.assert_clause(clause);
                return Ok(());
            }
        }

        self.learned.clear();
        let mut open = 0;
        let mut at = self.trail.lits.len();
        let unique = loop {
            for i in 0..self.failing.len() {
                let lit = self.failing[i];
                let var = lit.var();
                if self.marked[var] {
                    continue;
                }
                let its = self.trail.level[var];
                if its == 0 {
                    self.cite_unit(var);
                    continue;
                }
                self.marked[var] = true;
                self.bump(var);
                if its == level {
                    open += 1;
                } else {
                    self.learned.push(lit);
                }
            }
            let lit = loop {
                at -= 1;
                let lit = self.trail.lits[at];
                if self.marked[lit.var()] {
                    break lit;
                }
            };
            open -= 1;
            if open == 0 {
                break lit.negated();
            }
            self.marked[lit.var()] = false;
            self.failing(Cause::Reason(lit));
        };
        self.shorten();
        self.marked[unique.var()] = false;
        for i in 0..self.learned.len() {
            self.marked[self.learned[i].var()] = false;
        }
        self.decay();

        let from = self.sorted_from();
        let mut lits = core::mem::take(&mut self.learned);
        lits.push(unique);
        self.order_for_watching(&mut lits);
        let glue = self.glue(&lits);
        let id = self.learn(&lits, Origin::Derived, &from, glue);
        self.learned = lits;
        self.assert_clause(id);
        Ok(())
    }

    /// Removes literals that are implied by the others.
    fn shorten(&mut self) {
        let mut lits = core::mem::take(&mut self.learned);
        let all = lits.len();
        let mut kept = 0;
        let mut dropped = Vec::new();
        for i in 0..all {
            let lit = lits[i];
            let cited = self.from.len();
            let decided = self.trail.reason[lit.var()] == Reason::Decision;
            self.failing(Cause::Reason(lit.negated()));
            let known =
                |other: &Lit| self.trail.level[other.var()] == 0 || self.marked[other.var()];
            if decided || !self.failing.iter().all(known) {
                self.from.truncate(cited);
                lits[kept] = lit;
                kept += 1;
                continue;
            }
            for j in 0..self.failing.len() {
                let var = self.failing[j].var();
                if self.trail.level[var] == 0 {
                    self.cite_unit(var);
                }
            }
            dropped.push(lit.var());
        }
        for var in dropped {
            self.marked[var] = false;
        }
        lits.truncate(kept);
        self.learned = lits;
    }

    fn sorted_from(&mut self) -> Vec<ClauseId> {
        let mut from = sorted(core::mem::take(&mut self.from));
        from.dedup();
        self.from.clone_from(&from);
        from
    }

    /// Moves the two literals that were assigned last to the front.
    pub(super) fn order_for_watching(&self, lits: &mut [Lit]) {
        for front in 0..lits.len().min(2) {
            let newest = (front..lits.len()).max_by_key(|&i| self.trail.level[lits[i].var()]);
            if let Some(newest) = newest {
                lits.swap(front, newest);
            }
        }
    }

    /// The number of levels among the literals (the glue, or LBD).
    pub(super) fn glue(&self, lits: &[Lit]) -> u32 {
        let levels = lits.iter().map(|lit| self.trail.level[lit.var()]);
        let mut levels: Vec<u32> = sorted(levels.collect());
        levels.dedup();
        levels.len() as u32
    }

    /// Backjumps to where all literals of a clause but one fail, and assigns that one.
    fn assert_clause(&mut self, clause: ClauseId) {
        let mut newest: Option<Lit> = None;
        let mut second = 0;
        for &lit in self.clauses.lits(clause) {
            let level = self.trail.level[lit.var()];
            match newest {
                Some(other) if self.trail.level[other.var()] >= level => second = second.max(level),
                Some(other) => {
                    second = self.trail.level[other.var()];
                    newest = Some(lit);
                }
                None => newest = Some(lit),
            }
        }
        if let Some(lit) = newest {
            self.backtrack(second as usize);
            self.assign(lit, Reason::Clause(clause));
        }
    }

    /// The clause that refutes a failed assumption: these assumptions can't all hold.
    pub(super) fn refute(&mut self, assumption: Lit) -> ClauseId {
        if self.trail.level[assumption.var()] == 0 {
            return self.trail.unit[assumption.var()];
        }
        self.from.clear();
        let mut lits = alloc::vec![assumption.negated()];
        self.marked[assumption.var()] = true;
        for at in (0..self.trail.lits.len()).rev() {
            let lit = self.trail.lits[at];
            let var = lit.var();
            if !self.marked[var] {
                continue;
            }
            self.marked[var] = false;
            if self.trail.level[var] == 0 {
                self.cite_unit(var);
            } else if self.trail.reason[var] == Reason::Decision {
                lits.push(lit.negated());
            } else {
                self.failing(Cause::Reason(lit));
                for i in 0..self.failing.len() {
                    self.marked[self.failing[i].var()] = true;
                }
            }
        }
        let in_order = sorted(lits.clone());
        // Repeated questions about one position must not fill the memory.
        if let Some(&known) = self.refuted.get(&in_order) {
            return known;
        }
        let from = self.sorted_from();
        self.order_for_watching(&mut lits);
        let glue = self.glue(&lits);
        let id = self.learn(&lits, Origin::Derived, &from, glue);
        self.refuted.insert(in_order, id);
        id
    }
}

/// Where failing literals are collected from.
#[derive(Clone, Copy)]
enum Cause {
    Conflict(Conflict),
    Reason(Lit),
}
