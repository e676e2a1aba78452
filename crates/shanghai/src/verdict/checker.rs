//! Checks proofs without any code of the search. It uses boards, the rule of free tiles, and all
//! pairings of a group.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use smallvec::SmallVec;

use super::step::{Literal, Step};
use crate::board::{Board, Pair};
use crate::game::Game;
use crate::layout::{Position, TileId};

/// A pairing of a group: every tile with its mate.
type Pairing = Vec<(TileId, TileId)>;

/// Which pairings are still possible, for the groups where some aren't.
type Possible = BTreeMap<usize, Vec<bool>>;

/// The tiles on a tile or at one side: one or two as a rule.
type Neighbours = SmallVec<[usize; 2]>;

/// A board as the checker sees it. Everything here takes time linear in the tiles.
pub(crate) struct Checker {
    /// For each tile its group.
    group_of: Vec<usize>,
    /// For each group all its pairings: 1, 3, 15 or 105.
    pairings: Vec<Vec<Pairing>>,
    /// For each tile those on it, at its left and at its right.
    above: Vec<Neighbours>,
    left: Vec<Neighbours>,
    right: Vec<Neighbours>,
    /// For each tile, those that it lies on and those at its sides.
    holds: Vec<SmallVec<[usize; 4]>>,
}

/// Why steps don't prove that a position can't be cleared.
///
/// ```
/// use shanghai::{Board, Face, Game, Proof, ProofError, Step};
///
/// let board = Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?;
/// let wrong = Proof::new(vec![Step::Barrier { clause: vec![] }]);
/// assert_eq!(wrong.check(&Game::new(board)), Err(ProofError::NoBarrier { step: 0 }));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProofError {
    /// There are no steps.
    Empty,
    /// A literal names tiles that don't exist or don't match.
    Mismatch {
        /// The step, counted from 0.
        step: usize,
        /// The pair.
        pair: Pair,
    },
    /// A barrier has a literal that two tiles do *not* go together.
    Apart {
        /// The step, counted from 0.
        step: usize,
        /// The pair.
        pair: Pair,
    },
    /// A step's relaxed fixpoint clears the board.
    NoBarrier {
        /// The step, counted from 0.
        step: usize,
    },
    /// A step names a step that isn't earlier.
    From {
        /// The step, counted from 0.
        step: usize,
        /// The step that it names.
        from: usize,
    },
    /// A step doesn't follow from the steps that it names.
    NotDerived {
        /// The step, counted from 0.
        step: usize,
    },
    /// The last step doesn't contradict the pairs taken.
    NoContradiction,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the proof has no steps"),
            Self::Mismatch { step, pair } => {
                let [a, b] = pair.tiles();
                write!(f, "step {step}: the tiles {} and {} don't match", a.0, b.0)
            }
            Self::Apart { step, pair } => {
                let [a, b] = pair.tiles();
                write!(f, "step {step}: a barrier can't keep the tiles {} and {} apart", a.0, b.0)
            }
            Self::NoBarrier { step } => write!(f, "step {step}: the fixpoint clears the board"),
            Self::From { step, from } => write!(f, "step {step}: {from} is not an earlier step"),
            Self::NotDerived { step } => write!(f, "step {step} doesn't follow"),
            Self::NoContradiction => f.write_str("the last step contradicts nothing"),
        }
    }
}

impl core::error::Error for ProofError {}

pub(super) fn check(steps: &[Step], game: &Game) -> Result<(), ProofError> {
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
    let mut possible = Possible::new();
    for &pair in game.moves() {
        checker.suppose(&mut possible, Literal { pair, together: true });
    }
    let fails = |literal: &Literal| checker.truth(&possible, *literal) == Some(false);
    if last.clause().iter().all(fails) { Ok(()) } else { Err(ProofError::NoContradiction) }
}

impl Checker {
    pub(crate) fn new(board: &Board) -> Self {
        let layout = board.layout();
        // For each tile those at `dx` columns and `dz` levels from it that overlap in rows.
        let there = |dx: &[i16], dz: i16| -> Vec<Neighbours> {
            let of_tile = |&place: &Position| {
                let places = dx.iter().flat_map(|&dx| [-1, 0, 1].map(|dy| (dx, dy)));
                let moved = |from: u8, by: i16| u8::try_from(i16::from(from) + by).ok();
                let tile = |(dx, dy)| {
                    let (x, y, z) = (moved(place.x, dx)?, moved(place.y, dy)?, moved(place.z, dz)?);
                    layout.tile_at(Position::new(x, y, z)).map(TileId::index)
                };
                places.filter_map(tile).collect()
            };
            layout.positions().iter().map(of_tile).collect()
        };
        let [above, left, right] = [there(&[-1, 0, 1], 1), there(&[-2], 0), there(&[2], 0)];
        let beneath = there(&[-1, 0, 1], -1);
        let holds = |tile: usize| {
            let held = [&beneath, &left, &right].into_iter().flat_map(|of| &of[tile]);
            held.copied().collect()
        };
        let mut checker = Self {
            group_of: vec![0; board.len()],
            pairings: Vec::new(),
            holds: (0..board.len()).map(holds).collect(),
            above,
            left,
            right,
        };
        for tile in layout.tiles() {
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

    fn group(&self, literal: Literal) -> usize {
        self.group_of[literal.pair.tiles()[0].index()]
    }

    /// The pairings of a group that are possible.
    fn left<'a>(
        &'a self,
        possible: &'a Possible,
        group: usize,
    ) -> impl Iterator<Item = &'a Pairing> + Clone {
        let known = possible.get(&group).map_or(&[][..], |known| &known[..]);
        let all = self.pairings[group].iter().enumerate();
        all.filter(|&(i, _)| known.get(i) != Some(&false)).map(|(_, pairing)| pairing)
    }

    /// Leaves only pairings with which a literal holds; false if there are none.
    pub(crate) fn suppose(&self, possible: &mut Possible, literal: Literal) -> bool {
        let group = self.group(literal);
        let pairings = &self.pairings[group];
        let possible = possible.entry(group).or_insert_with(|| vec![true; pairings.len()]);
        for (pairing, possible) in pairings.iter().zip(&mut *possible) {
            *possible &= holds(pairing, literal);
        }
        possible.contains(&true)
    }

    /// Whether a literal holds with every pairing that is possible, or with none.
    pub(crate) fn truth(&self, possible: &Possible, literal: Literal) -> Option<bool> {
        let mut left = self.left(possible, self.group(literal));
        if left.clone().all(|pairing| !holds(pairing, literal)) {
            return Some(false);
        }
        left.all(|pairing| holds(pairing, literal)).then_some(true)
    }

    fn check_barrier(&self, step: usize, clause: &[Literal]) -> Result<(), ProofError> {
        let mut possible = Possible::new();
        for literal in clause {
            if !literal.together {
                return Err(ProofError::Apart { step, pair: literal.pair });
            }
            self.suppose(&mut possible, Literal { pair: literal.pair, together: false });
        }
        let mut gone = vec![false; self.group_of.len()];
        self.let_go(&possible, &mut gone);
        if gone.contains(&false) { Ok(()) } else { Err(ProofError::NoBarrier { step }) }
    }

    /// The relaxed fixpoint: every free tile goes as soon as a possible mate is free or gone. A
    /// tile is examined again when a tile that held it goes, or one of its group.
    pub(crate) fn let_go(&self, possible: &Possible, gone: &mut [bool]) {
        let mut queue: Vec<usize> = (0..gone.len()).collect();
        while let Some(tile) = queue.pop() {
            if gone[tile] || !self.is_free(gone, tile) || !self.has_mate(possible, gone, tile) {
                continue;
            }
            gone[tile] = true;
            for &held in self.holds[tile].iter().filter(|&&held| !gone[held]) {
                let group = self.pairings[self.group_of[held]][0].iter();
                queue.extend(group.flat_map(|&(a, b)| [a.index(), b.index()]));
            }
        }
    }

    pub(crate) fn is_free(&self, gone: &[bool], tile: usize) -> bool {
        let open = |those: &[usize]| those.iter().all(|&other| gone[other]);
        open(&self.above[tile]) && (open(&self.left[tile]) || open(&self.right[tile]))
    }

    /// The tiles on a tile that isn't free, or else those at its sides.
    pub(crate) fn holders(&self, gone: &[bool], tile: usize) -> Vec<TileId> {
        let there = |those: &[usize]| -> Vec<TileId> {
            those.iter().filter(|&&other| !gone[other]).map(|&other| TileId(other as u16)).collect()
        };
        let above = there(&self.above[tile]);
        let sides = || [there(&self.left[tile]), there(&self.right[tile])].concat();
        if above.is_empty() { sides() } else { above }
    }

    /// Whether a possible mate is free or gone.
    fn has_mate(&self, possible: &Possible, gone: &[bool], tile: usize) -> bool {
        let ready = |other: TileId| gone[other.index()] || self.is_free(gone, other.index());
        self.left(possible, self.group_of[tile])
            .flatten()
            .any(|&(a, b)| (a.index() == tile && ready(b)) || (b.index() == tile && ready(a)))
    }

    fn check_derived(
        &self,
        step: usize,
        clause: &[Literal],
        from: &[usize],
        earlier: &[Step],
    ) -> Result<(), ProofError> {
        let mut possible = Possible::new();
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
                        // If it can't hold, the clause fails in the next round.
                        self.suppose(&mut possible, literal);
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

/// All pairings of sorted tiles.
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
