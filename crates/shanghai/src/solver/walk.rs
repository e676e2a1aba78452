//! Local search: a mate for every tile, changed two pairs at a time to leave fewer tiles.

use alloc::vec::Vec;

use super::state::Solver;
use crate::verdict::Meter;

/// A change of mates in a group: afterwards `joined` go together, and so do `rest`.
#[derive(Clone, Copy, Debug)]
struct Change {
    group: u16,
    joined: [u8; 2],
    rest: [u8; 2],
}

impl Solver {
    /// Tries up to `steps` changes; returns the mates if they clear the board. The best mates
    /// become the favourite.
    pub(super) fn walk(&mut self, steps: u32, meter: &mut Meter<'_>) -> Option<Vec<u16>> {
        let mut chosen = self.complete()?;
        let mut tabu = alloc::vec![0u32; self.tables.groups()];
        let mut left = self.evaluate(&mut chosen, meter);
        let mut best = left;
        self.note_favourite(&chosen);
        let mut changes = Vec::new();
        for step in 1..=steps {
            if left == 0 {
                return Some(self.favourite.clone());
            }
            if meter.is_over() {
                return None;
            }
            self.list_changes(&chosen, &mut changes);
            let mut picked: Option<(usize, Vec<u8>, u16)> = None;
            let mut ties = 0;
            for &change in &changes {
                if meter.is_over() {
                    break;
                }
                let mut tried = chosen.clone();
                self.apply(&mut tried, change);
                let outcome = self.evaluate(&mut tried, meter);
                if tabu[usize::from(change.group)] > step && outcome >= best {
                    continue;
                }
                let least = picked.as_ref().map_or(usize::MAX, |picked| picked.0);
                ties = if outcome < least { 1 } else { ties + 1 };
                if outcome < least || (outcome == least && self.random.below(ties) == 0) {
                    picked = Some((outcome, tried, change.group));
                }
            }
            let Some((outcome, tried, group)) = picked else { continue };
            tabu[usize::from(group)] = step + 3 + self.random.below(6) as u32;
            chosen = tried;
            left = outcome;
            if left < best {
                best = left;
                self.note_favourite(&chosen);
            }
        }
        (left == 0).then(|| self.favourite.clone())
    }

    fn note_favourite(&mut self, chosen: &[u8]) {
        for (tile, mates) in chosen.iter().enumerate() {
            let group = usize::from(self.tables.seats[tile].group);
            self.favourite[tile] = self.tables.members[group][mates.trailing_zeros() as usize & 7];
        }
    }

    /// A mate for every tile that the trail allows, the favourite if possible; `None` if a group
    /// has no pairing left.
    fn complete(&self) -> Option<Vec<u8>> {
        let mut chosen = alloc::vec![0; self.mates.len()];
        for group in 0..self.tables.groups() {
            let size = usize::from(self.tables.sizes[group]);
            let all = u8::MAX >> (8 - size);
            if !self.pair_up(group, all, &mut chosen) {
                return None;
            }
        }
        Some(chosen)
    }

    /// Pairs up the remaining seats of a group.
    fn pair_up(&self, group: usize, left: u8, chosen: &mut [u8]) -> bool {
        if left == 0 {
            return true;
        }
        let members = &self.tables.members[group];
        let seat = left.trailing_zeros() as usize;
        let tile = usize::from(members[seat]);
        let may = left & self.mates[tile];
        let liked = self.favourite[tile];
        let first = (0..8).find(|&i| members[i] == liked && may >> i & 1 == 1);
        let others = (0..8).filter(|&i| may >> i & 1 == 1 && Some(i) != first);
        for other in first.into_iter().chain(others) {
            let mate = usize::from(members[other]);
            chosen[tile] = 1 << other;
            chosen[mate] = 1 << seat;
            if self.pair_up(group, left & !(1 << seat) & !(1 << other), chosen) {
                return true;
            }
        }
        false
    }

    /// How many tiles these mates leave. Two tiles of a group that both wait are paired with each
    /// other if allowed, which never leaves more.
    fn evaluate(&mut self, chosen: &mut [u8], meter: &mut Meter<'_>) -> usize {
        meter.count(1);
        self.fix.set(&self.ground);
        loop {
            if self.fix.run(&self.links, &self.tables, chosen) {
                return 0;
            }
            let Some(change) = self.free_change(chosen) else { return self.fix.left };
            self.apply(chosen, change);
            let members = &self.tables.members[usize::from(change.group)];
            let [a, b] = change.joined.map(|seat| members[usize::from(seat)]);
            self.fix.release(&self.links, &self.tables, a, b);
        }
    }

    /// Two tiles of a group that both wait and may go together.
    fn free_change(&self, chosen: &[u8]) -> Option<Change> {
        (0..self.tables.groups()).find_map(|group| {
            let waiting = self.fix.waiting[group];
            if waiting & waiting.wrapping_sub(1) == 0 {
                return None;
            }
            (0..8).filter(|&a| waiting >> a & 1 == 1).find_map(|a| {
                (a + 1..8)
                    .filter(|&b| waiting >> b & 1 == 1)
                    .find_map(|b| self.change(chosen, group, a, b))
            })
        })
    }

    /// The change that joins two seats, if the trail allows it.
    fn change(&self, chosen: &[u8], group: usize, a: usize, b: usize) -> Option<Change> {
        let members = &self.tables.members[group];
        let mate = |seat: usize| chosen[usize::from(members[seat])].trailing_zeros() as usize & 7;
        let (c, d) = (mate(a), mate(b));
        let may = |x: usize, y: usize| self.mates[usize::from(members[x])] >> y & 1 == 1;
        (c != b && may(a, b) && may(c, d)).then_some(Change {
            group: group as u16,
            joined: [a as u8, b as u8],
            rest: [c as u8, d as u8],
        })
    }

    fn apply(&self, chosen: &mut [u8], change: Change) {
        let members = &self.tables.members[usize::from(change.group)];
        for [a, b] in [change.joined, change.rest] {
            chosen[usize::from(members[usize::from(a)])] = 1 << b;
            chosen[usize::from(members[usize::from(b)])] = 1 << a;
        }
    }

    /// The changes that let a waiting tile go with one that is gone.
    fn list_changes(&mut self, chosen: &[u8], changes: &mut Vec<Change>) {
        changes.clear();
        self.fix.set(&self.ground);
        self.fix.run(&self.links, &self.tables, chosen);
        for group in 0..self.tables.groups() {
            let (seen, waiting) = (self.fix.seen[group], self.fix.waiting[group]);
            let gone = seen & !waiting;
            for a in (0..8).filter(|&a| waiting >> a & 1 == 1) {
                for b in (0..8).filter(|&b| gone >> b & 1 == 1) {
                    changes.extend(self.change(chosen, group, a, b));
                }
            }
        }
    }
}
