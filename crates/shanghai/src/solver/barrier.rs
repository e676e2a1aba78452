//! Explains by few pairs why a relaxed fixpoint doesn't clear the board.
//!
//! The tiles that stay are a barrier. The first pair that breaks it has a tile that is free while
//! the barrier is complete, and a mate that is free or gone then. So one of the forbidden pairs
//! that would release a waiting tile must go together: that is the clause. To shorten it, each pair
//! is allowed on trial, and stays allowed if the board still isn't cleared: the barrier shrinks,
//! and fewer pairs matter.
//!
//! Most trials clear the board, and most of those can end early. If a pair releases just one
//! waiting tile and the board is cleared, then it is cleared whenever that tile goes: its mate was
//! free or gone already, and in a group of four the other two can go as well. Pairs that are
//! allowed later only clear more.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::clauses::{ClauseId, Origin};
use super::lit::Lit;
use super::state::Solver;
use super::tables::{allow, forbid};
use crate::sorted::sorted;
use crate::verdict::Meter;

impl Solver {
    /// Learns a clause from `self.fix`, which has left tiles with `self.mates`.
    pub(super) fn explain(&mut self, meter: &mut Meter<'_>) -> ClauseId {
        let vars = self.blocking_vars();
        self.trial.copy_from_slice(&self.tables.mates);
        for &var in &vars {
            forbid(&self.tables, &mut self.trial, var);
        }
        let by_level = vars.into_iter().map(|var| (Reverse(self.trail.level[var]), var));
        let mut needed: Vec<Lit> = Vec::new();
        self.keys.fill(false);
        for (_, var) in sorted(by_level.collect()) {
            allow(&self.tables, &mut self.trial, var);
            let released = self.released(var);
            if released == 0 {
                continue;
            }
            if meter.is_stopped() {
                // A clause with more literals is also valid.
                forbid(&self.tables, &mut self.trial, var);
                needed.push(Lit::together(var));
                continue;
            }
            meter.count(1);
            self.saved.set(&self.fix);
            for i in 0..self.tables.pairs[var].len() {
                let (a, b) = self.tables.pairs[var][i];
                self.fix.release(&self.links, &self.tables, a, b);
            }
            let keys = &self.keys;
            if self.fix.run_until(&self.links, &self.tables, &self.trial, |tile| keys[tile]) {
                self.fix.set(&self.saved);
                forbid(&self.tables, &mut self.trial, var);
                needed.push(Lit::together(var));
                if released.is_power_of_two() {
                    let members = &self.tables.members[usize::from(self.tables.group_of[var])];
                    let tile = members[released.trailing_zeros() as usize];
                    self.keys[usize::from(tile)] = true;
                }
            }
        }
        self.order_for_watching(&mut needed);
        let glue = self.glue(&needed);
        self.learn(&needed, Origin::Barrier, &[], glue)
    }

    /// The forbidden variables that would release a waiting tile.
    pub(super) fn blocking_vars(&mut self) -> Vec<usize> {
        let mut vars = Vec::new();
        for group in 0..self.tables.groups() {
            let mut waiting = self.fix.waiting[group];
            while waiting != 0 {
                let seat = waiting.trailing_zeros() as usize;
                waiting &= waiting - 1;
                let tile = usize::from(self.tables.members[group][seat]);
                let mut out = self.fix.seen[group] & self.tables.mates[tile] & !self.mates[tile];
                while out != 0 {
                    let other = out.trailing_zeros() as usize;
                    out &= out - 1;
                    let var = usize::from(self.tables.var(group, seat, other));
                    if !self.marked[var] {
                        self.marked[var] = true;
                        vars.push(var);
                    }
                }
            }
        }
        for &var in &vars {
            self.marked[var] = false;
        }
        vars
    }

    /// The waiting tiles that a variable would release, as a mask of seats.
    fn released(&self, var: usize) -> u8 {
        let group = usize::from(self.tables.group_of[var]);
        let (seen, waiting) = (self.fix.seen[group], self.fix.waiting[group]);
        let mut released = 0;
        for &(a, b) in &self.tables.pairs[var] {
            let pair = [a, b].map(|tile| 1 << self.tables.seats[usize::from(tile)].seat);
            let pair: u8 = pair[0] | pair[1];
            if seen & pair == pair {
                released |= waiting & pair;
            }
        }
        released
    }
}

#[cfg(test)]
mod tests {
    use super::super::clauses::ClauseId;
    use super::*;
    use crate::verdict::Budget;
    use crate::{deal, layouts};

    /// Without the pairs of a barrier, tiles are left. With any one of them, none are left.
    #[test]
    fn a_barrier_needs_each_of_its_pairs() {
        let mut seen = [0; 3];
        let deals = [
            (layouts::hill(), [[0; 4], [1; 4], [2; 4], [3; 4], [4; 4], [5; 4]].concat()),
            (layouts::hill(), [[0; 6], [1; 6], [2; 6], [3; 6]].concat()),
            (layouts::hill(), [[0; 8], [1; 8], [2; 8]].concat()),
            (layouts::pyramid(), (0..144).map(|tile| tile / 4).collect()),
            (layouts::pyramid(), (0..144).map(|tile| tile / 6).collect()),
            (layouts::pyramid(), (0..144).map(|tile| tile / 8).collect()),
        ];
        for ((layout, faces), seed) in
            deals.iter().flat_map(|deal| (0..30).map(move |seed| (deal, seed)))
        {
            let faces: Vec<crate::Face> = faces.iter().map(|&face| crate::Face(face)).collect();
            let board = deal::random(layout, &faces, seed).unwrap();
            let mut solver = Solver::new(&board);
            let mut budget = Budget::nodes(2_000);
            solver.solve(&[], &mut Meter::new(&mut budget));
            let last = solver.learn(&[], Origin::Derived, &[], 0);
            for id in
                (0..last).filter(|&id: &ClauseId| solver.clauses.origin(id) == Origin::Barrier)
            {
                let vars: Vec<usize> =
                    solver.clauses.lits(id).iter().map(|lit| lit.var()).collect();
                let mut clears = |but: Option<usize>| {
                    let mut mates = solver.tables.mates.clone();
                    for &var in vars.iter().filter(|&&var| Some(var) != but) {
                        forbid(&solver.tables, &mut mates, var);
                    }
                    solver.fix.set(&solver.start);
                    solver.fix.run(&solver.links, &solver.tables, &mates)
                };
                assert!(!clears(None), "{vars:?} of seed {seed}");
                assert!(vars.iter().all(|&var| clears(Some(var))), "{vars:?} of seed {seed}");
                seen[vars.len().min(2)] += 1;
            }
        }
        assert!(seen[0] > 10 && seen[1] > 10 && seen[2] > 1_000, "{seen:?}");
    }
}
