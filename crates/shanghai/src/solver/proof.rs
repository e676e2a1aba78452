//! Makes a proof of the learned clauses from which a refutation follows.

use alloc::vec;
use alloc::vec::Vec;

use super::clauses::{ClauseId, Origin};
use super::lit::Lit;
use super::state::Solver;
use crate::board::Pair;
use crate::sorted::sorted;
use crate::verdict::{Literal, Proof, Step};

impl Solver {
    /// The proof of a clause: everything from which it follows, down to the barriers.
    pub(crate) fn proof(&self, clause: ClauseId) -> Proof {
        let clause = self.strongest(clause);
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
        let needed = sorted(needed);
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
                    let number =
                        |from| needed.binary_search(from).expect("its sources are needed too");
                    Step::Derived { clause, from: from.map(number).collect() }
                }
            }
        };
        Proof::new(needed.iter().map(step).collect())
    }

    /// The clause, or one that it follows from if that one is as strong.
    fn strongest(&self, clause: ClauseId) -> ClauseId {
        let lits = self.clauses.lits(clause);
        let within =
            |&from: &ClauseId| self.clauses.lits(from).iter().all(|lit| lits.contains(lit));
        let from = self.clauses.from(clause).iter().copied().find(within);
        from.map_or(clause, |from| self.strongest(from))
    }
}
