//! Checks proofs, and shares nothing with the search: it knows boards, the rule of free tiles, and
//! all ways to pair up a group.

use alloc::vec;
use alloc::vec::Vec;

use crate::board::Board;
use crate::game::Game;
use crate::position::TileId;
use crate::proof::{Literal, ProofError, Step};

/// One way to pair up a group.
type Pairing = Vec<(TileId, TileId)>;

/// For each group which of its pairings are still possible.
type Possible = Vec<Vec<bool>>;

struct Checker {
    /// For each tile its group.
    group_of: Vec<usize>,
    /// For each group all its pairings: 1, 3, 15 or 105.
    pairings: Vec<Vec<Pairing>>,
    /// For each tile those on it, at its left and at its right.
    above: Vec<Vec<usize>>,
    left: Vec<Vec<usize>>,
    right: Vec<Vec<usize>>,
}

pub(crate) fn check(steps: &[Step], game: &Game) -> Result<(), ProofError> {
    let checker = Checker::new(game.board());
    for (number, step) in steps.iter().enumerate() {
        for literal in step.clause() {
            let [a, b] = literal.pair.tiles();
            if !game.board().matches(a, b) {
                return Err(ProofError::Mismatch { step: number, pair: literal.pair });
            }
        }
        match step {
            Step::Barrier { clause } => checker.check_barrier(number, clause)?,
            Step::Derived { clause, from } => {
                checker.check_derived(number, clause, from, &steps[..number])?;
            }
        }
    }
    let last = steps.last().ok_or(ProofError::Empty)?;
    let mut possible = checker.all();
    for &pair in game.moves() {
        checker.suppose(&mut possible, Literal { pair, together: true });
    }
    let fails = |literal: &Literal| checker.truth(&possible, *literal) == Some(false);
    if last.clause().iter().all(fails) { Ok(()) } else { Err(ProofError::NoContradiction) }
}

impl Checker {
    fn new(board: &Board) -> Self {
        let places = board.layout().positions();
        let those = |is: &dyn Fn(usize, usize) -> bool| -> Vec<Vec<usize>> {
            (0..places.len())
                .map(|tile| (0..places.len()).filter(|&other| is(other, tile)).collect())
                .collect()
        };
        let mut checker = Self {
            group_of: vec![0; places.len()],
            pairings: Vec::new(),
            above: those(&|other, tile| places[other].lies_on(places[tile])),
            left: those(&|other, tile| places[other].is_left_of(places[tile])),
            right: those(&|other, tile| places[tile].is_left_of(places[other])),
        };
        for tile in board.layout().tiles() {
            let group: Vec<TileId> = board.group(tile).collect();
            if group[0] == tile {
                for member in &group {
                    checker.group_of[member.index()] = checker.pairings.len();
                }
                checker.pairings.push(pairings(&group));
            }
        }
        checker
    }

    fn all(&self) -> Possible {
        self.pairings.iter().map(|pairings| vec![true; pairings.len()]).collect()
    }

    fn group(&self, literal: Literal) -> usize {
        self.group_of[literal.pair.tiles()[0].index()]
    }

    /// Leaves only pairings with which a literal holds; false if there are none.
    fn suppose(&self, possible: &mut Possible, literal: Literal) -> bool {
        let group = self.group(literal);
        for (pairing, possible) in self.pairings[group].iter().zip(&mut possible[group]) {
            *possible &= holds(pairing, literal);
        }
        possible[group].contains(&true)
    }

    /// Whether a literal holds with every pairing that is possible, or with none.
    fn truth(&self, possible: &Possible, literal: Literal) -> Option<bool> {
        let group = self.group(literal);
        let pairings = self.pairings[group].iter().zip(&possible[group]);
        let mut left = pairings.filter(|(_, possible)| **possible).map(|(pairing, _)| pairing);
        if left.clone().all(|pairing| !holds(pairing, literal)) {
            return Some(false);
        }
        left.all(|pairing| holds(pairing, literal)).then_some(true)
    }

    fn check_barrier(&self, step: usize, clause: &[Literal]) -> Result<(), ProofError> {
        let mut possible = self.all();
        for literal in clause {
            if !literal.together {
                return Err(ProofError::Apart { step, pair: literal.pair });
            }
            self.suppose(&mut possible, Literal { pair: literal.pair, together: false });
        }
        let mut gone = vec![false; self.group_of.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for tile in 0..gone.len() {
                if !gone[tile] && self.is_free(&gone, tile) && self.has_mate(&possible, &gone, tile)
                {
                    gone[tile] = true;
                    changed = true;
                }
            }
        }
        if gone.contains(&false) { Ok(()) } else { Err(ProofError::NoBarrier { step }) }
    }

    fn is_free(&self, gone: &[bool], tile: usize) -> bool {
        let open = |those: &[usize]| those.iter().all(|&other| gone[other]);
        open(&self.above[tile]) && (open(&self.left[tile]) || open(&self.right[tile]))
    }

    /// Whether a tile that it may go with is free or gone.
    fn has_mate(&self, possible: &Possible, gone: &[bool], tile: usize) -> bool {
        let group = self.group_of[tile];
        let pairings = self.pairings[group].iter().zip(&possible[group]);
        pairings.filter(|(_, possible)| **possible).flat_map(|(pairing, _)| pairing).any(|pair| {
            let (a, b) = (pair.0.index(), pair.1.index());
            let ready = |other: usize| gone[other] || self.is_free(gone, other);
            (a == tile && ready(b)) || (b == tile && ready(a))
        })
    }

    fn check_derived(
        &self,
        step: usize,
        clause: &[Literal],
        from: &[usize],
        earlier: &[Step],
    ) -> Result<(), ProofError> {
        let mut possible = self.all();
        let mut cited = Vec::new();
        for &from in from {
            cited.push(earlier.get(from).ok_or(ProofError::From { step, from })?.clause());
        }
        for &Literal { pair, together } in clause {
            if !self.suppose(&mut possible, Literal { pair, together: !together }) {
                return Ok(());
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for clause in &cited {
                let truths: Vec<_> =
                    clause.iter().map(|&literal| self.truth(&possible, literal)).collect();
                if truths.contains(&Some(true)) {
                    continue;
                }
                let mut open = clause.iter().zip(&truths).filter(|(_, truth)| truth.is_none());
                match (open.next(), open.next()) {
                    (None, _) => return Ok(()),
                    (Some((&literal, _)), None) => {
                        if !self.suppose(&mut possible, literal) {
                            return Ok(());
                        }
                        changed = true;
                    }
                    (Some(_), Some(_)) => {}
                }
            }
        }
        Err(ProofError::NotDerived { step })
    }
}

fn holds(pairing: &Pairing, literal: Literal) -> bool {
    let [a, b] = literal.pair.tiles();
    pairing.contains(&(a, b)) == literal.together
}

/// All ways to pair up tiles, which are in order.
fn pairings(tiles: &[TileId]) -> Vec<Pairing> {
    let [first, others @ ..] = tiles else { return vec![vec![]] };
    let mut all = Vec::new();
    for (i, &mate) in others.iter().enumerate() {
        let rest: Vec<TileId> = others.iter().copied().filter(|&tile| tile != others[i]).collect();
        for mut pairing in pairings(&rest) {
            pairing.push((*first, mate));
            all.push(pairing);
        }
    }
    all
}
