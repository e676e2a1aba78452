//! Clauses: at least one of the literals holds. All are kept, since proofs need them, but the less
//! useful ones are no longer watched.

use alloc::vec::Vec;

use super::lit::Lit;
use crate::sorted::sorted;

/// A clause's number. A clause is derived from ones of lower numbers only.
pub(super) type ClauseId = u32;

/// Where a clause comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// Every tile has a mate.
    Group,
    /// The relaxed fixpoint without the clause's pairs doesn't clear the board.
    Barrier,
    /// Other clauses.
    Derived,
}

/// A clause in the list of a literal that it watches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub(super) clause: ClauseId,
    /// Another literal of it: if that holds, the clause needn't be visited.
    pub(super) other: Lit,
}

#[derive(Clone, Copy, Debug)]
struct Head {
    start: u32,
    len: u32,
    from_start: u32,
    from_len: u32,
    glue: u32,
    origin: Origin,
    watched: bool,
    /// The number of conflicts when it was last used.
    used: u32,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Clauses {
    heads: Vec<Head>,
    lits: Vec<Lit>,
    from: Vec<ClauseId>,
}

impl Clauses {
    pub(super) fn add(
        &mut self,
        lits: &[Lit],
        origin: Origin,
        from: &[ClauseId],
        glue: u32,
        now: u32,
    ) -> ClauseId {
        let id = self.heads.len() as ClauseId;
        self.heads.push(Head {
            start: self.lits.len() as u32,
            len: lits.len() as u32,
            from_start: self.from.len() as u32,
            from_len: from.len() as u32,
            glue,
            origin,
            watched: lits.len() > 1,
            used: now,
        });
        self.lits.extend_from_slice(lits);
        self.from.extend_from_slice(from);
        id
    }

    #[inline]
    pub(super) fn lits(&self, id: ClauseId) -> &[Lit] {
        let head = &self.heads[id as usize];
        &self.lits[head.start as usize..(head.start + head.len) as usize]
    }

    #[inline]
    pub(super) fn lits_mut(&mut self, id: ClauseId) -> &mut [Lit] {
        let head = &self.heads[id as usize];
        &mut self.lits[head.start as usize..(head.start + head.len) as usize]
    }

    /// The clauses that a derived one follows from.
    pub(super) fn from(&self, id: ClauseId) -> &[ClauseId] {
        let head = &self.heads[id as usize];
        &self.from[head.from_start as usize..(head.from_start + head.from_len) as usize]
    }

    pub(super) fn origin(&self, id: ClauseId) -> Origin {
        self.heads[id as usize].origin
    }

    #[inline]
    pub(super) fn is_watched(&self, id: ClauseId) -> bool {
        self.heads[id as usize].watched
    }

    pub(super) fn use_now(&mut self, id: ClauseId, now: u32) {
        self.heads[id as usize].used = now;
    }

    /// The memory of all clauses, in four-byte words.
    pub(super) fn size(&self) -> usize {
        self.lits.len() + self.from.len() + 8 * self.heads.len()
    }

    /// Stops watching the less useful half of the learned clauses, except those to keep. Returns
    /// the number still watched.
    pub(super) fn forget(&mut self, keep: impl Fn(ClauseId) -> bool) -> usize {
        let mut learned: Vec<(u32, u32, ClauseId)> = Vec::new();
        let mut kept = 0;
        for (id, head) in self.heads.iter().enumerate() {
            let id = id as ClauseId;
            if head.watched && head.origin != Origin::Group {
                if head.glue <= 3 || head.len == 2 || keep(id) {
                    kept += 1;
                } else {
                    learned.push((head.used, u32::MAX - head.glue, id));
                }
            }
        }
        let learned = sorted(learned);
        let half = learned.len() / 2;
        for &(_, _, id) in &learned[..half] {
            self.heads[id as usize].watched = false;
        }
        kept + learned.len() - half
    }
}
