//! Tables of a board for the search: groups, and pairs as variables.
//!
//! A variable says that two matching tiles go together. In a group of four that settles the other
//! two as well, so such a group has 3 variables of two pairs each. A group of six has 15 variables,
//! a group of eight 28, and a group of two none.

use alloc::vec;
use alloc::vec::Vec;

use crate::board::{Board, Pair};

/// No variable: the pair of a group of two.
pub(super) const NO_VAR: u16 = u16::MAX;

/// A tile's place in its group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub(super) group: u16,
    /// The number of the tile's bit in masks of its group.
    pub(super) seat: u8,
}

#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub(super) seats: Vec<Seat>,
    /// The tiles of each group by seat.
    pub(super) members: Vec<[u16; 8]>,
    pub(super) sizes: Vec<u8>,
    /// The first variable of each group, and one more.
    pub(super) first_var: Vec<u16>,
    /// The pairs of each variable: one, or two in a group of four.
    pub(super) pairs: Vec<Vec<(u16, u16)>>,
    /// The group of each variable.
    pub(super) group_of: Vec<u16>,
    /// The variables that share a tile with each.
    pub(super) excludes: Vec<Vec<u16>>,
    /// The possible mates of each tile while nothing is decided.
    pub(super) mates: Vec<u8>,
}

impl Tables {
    pub(super) fn new(board: &Board) -> Self {
        let groups = board.groups();
        let mut tables = Self {
            seats: vec![Seat { group: 0, seat: 0 }; board.len()],
            members: Vec::new(),
            sizes: Vec::new(),
            first_var: vec![0],
            pairs: Vec::new(),
            group_of: Vec::new(),
            excludes: Vec::new(),
            mates: vec![0; board.len()],
        };
        for group in 0..groups.len() {
            let tiles = groups.members(group);
            let size = tiles.len();
            let mut members = [0; 8];
            members[..size].copy_from_slice(tiles);
            for (seat, &tile) in tiles.iter().enumerate() {
                let tile = usize::from(tile);
                tables.seats[tile] = Seat { group: group as u16, seat: seat as u8 };
                let all = u8::MAX >> (8 - size);
                tables.mates[tile] = all & !(1 << seat);
            }
            let first = tables.pairs.len();
            let vars = [0, 0, 0, 0, 3, 0, 15, 0, 28][size];
            tables.pairs.resize(first + vars, Vec::new());
            tables.group_of.resize(first + vars, group as u16);
            tables.first_var.push((first + vars) as u16);
            for b in 1..size {
                for a in (0..b).filter(|_| size > 2) {
                    let var = first + usize::from(local(size, a, b));
                    tables.pairs[var].push((tiles[a], tiles[b]));
                }
            }
            for var in first..first + vars {
                let mut excluded = Vec::new();
                for other in (first..first + vars).filter(|&other| other != var) {
                    let meets = |a: &(u16, u16), b: &(u16, u16)| {
                        a.0 == b.0 || a.0 == b.1 || a.1 == b.0 || a.1 == b.1
                    };
                    let pairs = &tables.pairs;
                    if pairs[var].iter().any(|a| pairs[other].iter().any(|b| meets(a, b))) {
                        excluded.push(other as u16);
                    }
                }
                tables.excludes.push(excluded);
            }
            tables.members.push(members);
            tables.sizes.push(size as u8);
        }
        tables
    }

    pub(super) fn vars(&self) -> usize {
        self.pairs.len()
    }

    pub(super) fn groups(&self) -> usize {
        self.sizes.len()
    }

    /// The variable of two seats of a group, [`NO_VAR`] in a group of two.
    #[inline]
    pub(super) fn var(&self, group: usize, a: usize, b: usize) -> u16 {
        match self.sizes[group] {
            2 => NO_VAR,
            size => self.first_var[group] + local(usize::from(size), a, b),
        }
    }

    /// The variable of a pair of matching tiles, if their group has any.
    pub(super) fn var_of(&self, pair: Pair) -> Option<usize> {
        let [a, b] = pair.indices().map(|tile| self.seats[tile]);
        let var = self.var(usize::from(a.group), usize::from(a.seat), usize::from(b.seat));
        (var != NO_VAR).then_some(usize::from(var))
    }
}

/// The index of two seats' variable within a group of this size.
fn local(size: usize, a: usize, b: usize) -> u16 {
    let (a, b) = (a.min(b), a.max(b));
    match size {
        // 01|23, 02|13 and 03|12: both halves have the same exclusive or.
        4 => (a ^ b) as u16 - 1,
        _ => (b * (b - 1) / 2 + a) as u16,
    }
}

/// Removes the pairs of a variable from the possible mates.
#[inline]
pub(super) fn forbid(tables: &Tables, mates: &mut [u8], var: usize) {
    for &(a, b) in &tables.pairs[var] {
        let [seat_a, seat_b] = [a, b].map(|tile| tables.seats[usize::from(tile)].seat);
        mates[usize::from(a)] &= !(1 << seat_b);
        mates[usize::from(b)] &= !(1 << seat_a);
    }
}

/// The inverse of [`forbid`].
#[inline]
pub(super) fn allow(tables: &Tables, mates: &mut [u8], var: usize) {
    for &(a, b) in &tables.pairs[var] {
        let [seat_a, seat_b] = [a, b].map(|tile| tables.seats[usize::from(tile)].seat);
        mates[usize::from(a)] |= 1 << seat_b;
        mates[usize::from(b)] |= 1 << seat_a;
    }
}
