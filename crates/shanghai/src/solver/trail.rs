//! The trail: the assigned literals, their reasons and levels.

use alloc::vec;
use alloc::vec::Vec;

use super::clauses::ClauseId;
use super::lit::Lit;

/// Why a literal holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// A decision or an assumption.
    Decision,
    /// All other literals of the clause fail.
    Clause(ClauseId),
    /// A pair that shares a tile goes together.
    Excluded(u16),
}

/// No clause.
pub(super) const NONE: ClauseId = ClauseId::MAX;

#[derive(Clone, Debug)]
pub(super) struct Trail {
    /// 1 if a literal holds, −1 if its negation does, 0 if neither is known.
    truth: Vec<i8>,
    pub(super) level: Vec<u32>,
    pub(super) reason: Vec<Reason>,
    /// For a variable assigned at level 0: its unit clause.
    pub(super) unit: Vec<ClauseId>,
    pub(super) lits: Vec<Lit>,
    /// Where each level after 0 starts.
    starts: Vec<usize>,
    /// The first literal that isn't propagated yet.
    pub(super) next: usize,
}

impl Trail {
    pub(super) fn new(vars: usize) -> Self {
        Self {
            truth: vec![0; 2 * vars],
            level: vec![0; vars],
            reason: vec![Reason::Decision; vars],
            unit: vec![NONE; vars],
            lits: Vec::with_capacity(vars),
            starts: Vec::new(),
            next: 0,
        }
    }

    #[inline]
    pub(super) fn holds(&self, lit: Lit) -> bool {
        self.truth[lit.index()] > 0
    }

    #[inline]
    pub(super) fn fails(&self, lit: Lit) -> bool {
        self.truth[lit.index()] < 0
    }

    #[inline]
    pub(super) fn is_open(&self, var: usize) -> bool {
        self.truth[2 * var] == 0
    }

    #[inline]
    pub(super) fn depth(&self) -> usize {
        self.starts.len()
    }

    pub(super) fn open_level(&mut self) {
        self.starts.push(self.lits.len());
    }

    #[inline]
    pub(super) fn push(&mut self, lit: Lit, reason: Reason) {
        let var = lit.var();
        self.truth[lit.index()] = 1;
        self.truth[lit.negated().index()] = -1;
        self.level[var] = self.starts.len() as u32;
        self.reason[var] = reason;
        self.lits.push(lit);
    }

    /// Undoes the last literal above a level, if there is one.
    #[inline]
    pub(super) fn pop_above(&mut self, level: usize) -> Option<Lit> {
        let &start = self.starts.get(level)?;
        if self.lits.len() == start {
            self.starts.truncate(level);
            self.next = self.next.min(start);
            return None;
        }
        let lit = self.lits.pop()?;
        self.truth[lit.index()] = 0;
        self.truth[lit.negated().index()] = 0;
        Some(lit)
    }
}
