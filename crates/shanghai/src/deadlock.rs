//! Why a position is lost, for people: the tiles that can never leave, and what blocks them.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use crate::check::Checker;
use crate::game::Game;
use crate::pair::Pair;
use crate::position::TileId;
use crate::proof::{Literal, Proof, ProofError, Step};
use crate::sorted::sorted;

/// Why a position can't be cleared (詰み): what stays there however it is played.
///
/// It is drawn from a proof. Each barrier of a proof says: unless one of these pairs goes together,
/// those tiles stay. However the tiles are paired up, one of the barriers isn't broken; so the tiles
/// that stay with each of them can never leave.
///
/// ```
/// use shanghai::{Board, DeadlockKind, Blocked, Session, TileId};
///
/// // A row whose ends wait for what lies between them.
/// let mut session = Session::new("at 0 0 0\n1m 2m 1m 2m\n\nat 0 4 0\n5z . 5z".parse::<Board>()?);
/// let deadlock = session.deadlock().expect("neither end has a mate");
/// assert_eq!(deadlock.kind(), DeadlockKind::Bound);
/// let trapped: Vec<TileId> = deadlock.trapped().map(|(tile, _)| tile).collect();
/// assert_eq!(trapped, [0, 1, 2, 3].map(TileId));
/// let waits = Blocked::Waits { mates: vec![TileId(2)] };
/// assert_eq!(deadlock.trapped().next(), Some((TileId(0), &waits)));
/// # Ok::<(), shanghai::BoardTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "詰み")]
#[doc(alias = "stalemate")]
pub struct Deadlock {
    kind: DeadlockKind,
    trapped: Vec<(TileId, Blocked)>,
    cases: Vec<Case>,
}

/// Whether the end has come, or only can't be averted.
///
/// ```
/// use shanghai::{Board, DeadlockKind, Session};
///
/// let mut session = Session::new("at 0 0 0\n1m 2m 1m 2m".parse::<Board>()?);
/// assert_eq!(session.deadlock().map(|deadlock| deadlock.kind()), Some(DeadlockKind::NoMove));
/// # Ok::<(), shanghai::BoardTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum DeadlockKind {
    /// Tiles are left and no pair may be taken (詰み確定).
    #[doc(alias = "詰み確定")]
    NoMove,
    /// Pairs may be taken, but tiles will be left (詰み必至).
    #[doc(alias = "詰み必至")]
    Bound,
}

/// What keeps a tile that can never leave.
///
/// ```
/// use shanghai::{Blocked, Board, Session, TileId};
///
/// let mut session = Session::new("at 0 0 0\n1m 2m 1m 2m".parse::<Board>()?);
/// let deadlock = session.deadlock().expect("no pair may be taken");
/// let blocked: Vec<&Blocked> = deadlock.trapped().map(|(_, blocked)| blocked).collect();
/// assert_eq!(blocked[1], &Blocked::Held { by: vec![TileId(0), TileId(2)] });
/// # Ok::<(), shanghai::BoardTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Blocked {
    /// Tiles that can't leave either lie on it, or stand at both of its sides.
    Held {
        /// These tiles.
        by: Vec<TileId>,
    },
    /// It can become free, but what it could go with can't leave either: a tile that blocks
    /// (ブロッキング牌).
    #[doc(alias = "ブロッキング牌")]
    Waits {
        /// These tiles. None if all it could go with has gone.
        mates: Vec<TileId>,
    },
    /// It isn't always the same that keeps it: see [`Deadlock::cases`].
    ByCases,
}

/// Tiles that stay unless one of some pairs goes together.
///
/// ```
/// use shanghai::{Board, Session};
///
/// let mut session = Session::new("at 0 0 0\n1m 2m 1m 2m".parse::<Board>()?);
/// let deadlock = session.deadlock().expect("no pair may be taken");
/// assert!(deadlock.cases()[0].unless().is_empty());
/// assert_eq!(deadlock.cases()[0].staying().len(), 4);
/// # Ok::<(), shanghai::BoardTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Case {
    unless: Vec<Pair>,
    staying: Vec<TileId>,
}

impl Case {
    /// The pairs of which one must go together, or the tiles stay; none if they always do.
    #[must_use]
    pub fn unless(&self) -> &[Pair] {
        &self.unless
    }

    /// The tiles that stay, by number.
    #[must_use]
    pub fn staying(&self) -> &[TileId] {
        &self.staying
    }
}

impl Deadlock {
    /// Whether a pair may still be taken.
    #[must_use]
    pub fn kind(&self) -> DeadlockKind {
        self.kind
    }

    /// The tiles that no play can take any more, by number, and what keeps each. There may be none,
    /// if it depends on the choice of pairs which tiles stay.
    pub fn trapped(&self) -> impl ExactSizeIterator<Item = (TileId, &Blocked)> {
        self.trapped.iter().map(|(tile, blocked)| (*tile, blocked))
    }

    /// The tiles among them that block the others (ブロッキング牌): free, or certain to be if all
    /// goes that can, and waiting for tiles that can't leave.
    pub fn blocking(&self) -> impl Iterator<Item = TileId> {
        let waits = |blocked: &Blocked| matches!(blocked, Blocked::Waits { .. });
        self.trapped().filter(move |(_, blocked)| waits(blocked)).map(|(tile, _)| tile)
    }

    /// What stays in each case. However the tiles are paired up, one of them comes true; a single one
    /// always does.
    #[must_use]
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }
}

impl Proof {
    /// What the proof says about a position, in terms of tiles that stay.
    ///
    /// # Errors
    /// As [`Proof::check`]: a wrong proof explains nothing.
    ///
    /// ```
    /// use shanghai::{Game, Verdict, deal, layouts, verdict};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// let Verdict::Stuck(proof, _) = verdict(&board) else { panic!("this one is stuck") };
    /// let deadlock = proof.explain(&Game::new(board))?;
    /// assert!(deadlock.cases().iter().all(|case| !case.staying().is_empty()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&self, game: &Game) -> Result<Deadlock, ProofError> {
        self.check(game)?;
        let checker = Checker::new(game.board());
        let barriers = self.steps().iter().filter_map(|step| match step {
            Step::Barrier { clause } => Some(&clause[..]),
            Step::Derived { .. } => None,
        });
        // What stays in any case needs no other cases.
        let mut cases: Vec<Case> =
            [&[][..]].into_iter().chain(barriers).filter_map(|c| case(&checker, game, c)).collect();
        if let Some(always) = cases.iter().position(|case| case.unless.is_empty()) {
            cases = vec![cases.swap_remove(always)];
        }
        let by_size =
            |(number, case): (usize, &Case)| (case.unless.len(), case.staying.len(), number);
        let order = sorted(cases.iter().enumerate().map(by_size).collect());
        let mut cases: Vec<Case> =
            order.into_iter().map(|(.., number)| cases[number].clone()).collect();
        cases.dedup();
        Ok(Deadlock { kind: kind(game), trapped: trapped(&checker, game, &cases), cases })
    }
}

fn kind(game: &Game) -> DeadlockKind {
    if game.pairs().is_empty() { DeadlockKind::NoMove } else { DeadlockKind::Bound }
}

/// What stays in a game while none of these pairs goes together. None if one of them was taken, or
/// if nothing stays.
fn case(checker: &Checker, game: &Game, clause: &[Literal]) -> Option<Case> {
    let tiles = || game.board().layout().tiles();
    let mut possible = BTreeMap::new();
    for &pair in game.moves() {
        checker.suppose(&mut possible, Literal { pair, together: true });
    }
    let mut unless = Vec::new();
    for literal in clause {
        if checker.truth(&possible, *literal) != Some(false) {
            unless.push(literal.pair);
        }
    }
    if unless.iter().any(|pair| game.moves().contains(pair)) {
        return None;
    }
    for &pair in &unless {
        checker.suppose(&mut possible, Literal { pair, together: false });
    }
    let mut gone: Vec<bool> = tiles().map(|tile| !game.has(tile)).collect();
    checker.let_go(&possible, &mut gone);
    let staying: Vec<TileId> = tiles().filter(|tile| !gone[tile.index()]).collect();
    (!staying.is_empty()).then(|| Case { unless: sorted(unless), staying })
}

/// The tiles that stay in every case, and what keeps them once all others have gone.
fn trapped(checker: &Checker, game: &Game, cases: &[Case]) -> Vec<(TileId, Blocked)> {
    let always = |tile: &TileId| cases.iter().all(|case| case.staying.binary_search(tile).is_ok());
    let trapped: Vec<TileId> = game.board().layout().tiles().filter(always).collect();
    let gone: Vec<bool> =
        game.board().layout().tiles().map(|tile| trapped.binary_search(&tile).is_err()).collect();
    let blocked = |tile: TileId| {
        if !checker.is_free(&gone, tile.index()) {
            return Blocked::Held { by: checker.holders(&gone, tile.index()) };
        }
        let mates = game.board().group(tile).filter(|&mate| mate != tile && game.has(mate));
        let (left, away): (Vec<TileId>, Vec<TileId>) = mates.partition(|mate| !gone[mate.index()]);
        if cases.len() == 1 || away.is_empty() {
            return Blocked::Waits { mates: left };
        }
        Blocked::ByCases
    };
    trapped.iter().map(|&tile| (tile, blocked(tile))).collect()
}
