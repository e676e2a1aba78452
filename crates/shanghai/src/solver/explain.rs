//! Why a relaxed fixpoint doesn't clear the board, in as few pairs as can be.
//!
//! The tiles that stay are a barrier. The first pair to break it has a tile that is free while the
//! whole barrier stands, and its mate is gone or free then. So one of the pairs that are put out
//! and that would let a waiting tile go must go together: that is the clause. Each of them is then
//! let in on trial, and stays so if the board still isn't cleared: the barrier shrinks, and fewer
//! pairs matter.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::clauses::{ClauseId, Origin};
use super::lit::Lit;
use super::state::Solver;
use super::tables::{allow, forbid};
use crate::budget::Meter;
use crate::sorted::sorted;

impl Solver {
    /// Learns why `self.fix`, run with `self.mates`, left tiles.
    pub(super) fn explain(&mut self, meter: &mut Meter<'_>) -> ClauseId {
        let vars = self.blocking_vars();
        self.trial.copy_from_slice(&self.tables.mates);
        for &var in &vars {
            forbid(&self.tables, &mut self.trial, var);
        }
        let by_level = vars.into_iter().map(|var| (Reverse(self.trail.level[var]), var));
        let mut needed: Vec<Lit> = Vec::new();
        for (_, var) in sorted(by_level.collect()) {
            allow(&self.tables, &mut self.trial, var);
            if !self.matters(var) {
                continue;
            }
            if meter.is_stopped() {
                // A clause with more literals is right too.
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
            if self.fix.run(&self.links, &self.tables, &self.trial) {
                self.fix.set(&self.saved);
                forbid(&self.tables, &mut self.trial, var);
                needed.push(Lit::together(var));
            }
        }
        self.order_for_watching(&mut needed);
        let glue = self.glue(&needed);
        self.learn(&needed, Origin::Barrier, &[], glue)
    }

    /// The variables that would let a waiting tile go, if they weren't put out.
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

    /// Whether a variable would let a waiting tile go.
    fn matters(&self, var: usize) -> bool {
        let group = usize::from(self.tables.group_of[var]);
        let (seen, waiting) = (self.fix.seen[group], self.fix.waiting[group]);
        self.tables.pairs[var].iter().any(|&(a, b)| {
            let [a, b] = [a, b].map(|tile| 1u8 << self.tables.seats[usize::from(tile)].seat);
            seen & a != 0 && seen & b != 0 && waiting & (a | b) != 0
        })
    }
}
