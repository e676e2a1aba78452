//! A direct implementation of the rules, for boards small enough to visit every position.

use std::collections::{HashMap, HashSet};

use shanghai::{Board, Pair, Position};

/// All positions of a small board, visited one after another by a direct implementation of the
/// rules.
pub(crate) struct Brute {
    places: Vec<Position>,
    matches: Vec<Vec<bool>>,
    known: HashMap<u32, bool>,
}

impl Brute {
    pub(crate) fn new(board: &Board) -> Self {
        assert!(board.len() <= 32);
        let tiles: Vec<_> = board.layout().tiles().collect();
        let matches =
            tiles.iter().map(|&a| tiles.iter().map(|&b| board.matches(a, b)).collect()).collect();
        let places = board.layout().positions().to_vec();
        Self { places, matches, known: HashMap::from([(0, true)]) }
    }

    /// The tiles that are left after some moves, as bits.
    pub(crate) fn without(&self, moves: &[Pair]) -> u32 {
        let mut left = ((1u64 << self.places.len()) - 1) as u32;
        for tile in moves.iter().flat_map(|pair| pair.tiles()) {
            left &= !(1 << tile.index());
        }
        left
    }

    fn is_free(&self, left: u32, tile: usize) -> bool {
        let here = self.places[tile];
        let others = || (0..self.places.len()).filter(|&other| left >> other & 1 == 1);
        let near = |a: u8, b: u8| a.abs_diff(b) <= 1;
        let above = others().any(|other| {
            let there = self.places[other];
            there.z == here.z + 1 && near(there.x, here.x) && near(there.y, here.y)
        });
        let beside = |dx: i16| {
            others().any(|other| {
                let there = self.places[other];
                let shift = i16::from(there.x) - i16::from(here.x);
                there.z == here.z && shift == dx && near(there.y, here.y)
            })
        };
        !(above || beside(-2) && beside(2))
    }

    pub(crate) fn is_clearable(&mut self, left: u32) -> bool {
        if let Some(&known) = self.known.get(&left) {
            return known;
        }
        let tiles = 0..self.places.len();
        let free: Vec<usize> =
            tiles.filter(|&tile| left >> tile & 1 == 1 && self.is_free(left, tile)).collect();
        let mut clearable = false;
        for (i, &a) in free.iter().enumerate() {
            for &b in &free[i + 1..] {
                if !clearable && self.matches[a][b] {
                    clearable = self.is_clearable(left & !(1 << a) & !(1 << b));
                }
            }
        }
        self.known.insert(left, clearable);
        clearable
    }

    /// Every tile that some play takes, as bits.
    pub(crate) fn takeable(&self, left: u32) -> u32 {
        let mut seen = HashSet::from([left]);
        let mut queue = vec![left];
        let mut taken = 0;
        while let Some(left) = queue.pop() {
            let tiles = 0..self.places.len();
            let free: Vec<usize> =
                tiles.filter(|&tile| left >> tile & 1 == 1 && self.is_free(left, tile)).collect();
            for (i, &a) in free.iter().enumerate() {
                for &b in free[i + 1..].iter().filter(|&&b| self.matches[a][b]) {
                    let next = left & !(1 << a) & !(1 << b);
                    taken |= left & !next;
                    if seen.insert(next) {
                        queue.push(next);
                    }
                }
            }
        }
        taken
    }
}
