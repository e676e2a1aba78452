//! Explains a lost position: the tiles that can never leave, and what blocks them.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::checker::Checker;
use super::step::{Literal, Step};
use crate::board::Pair;
use crate::game::Game;
use crate::layout::TileId;
use crate::names::names;
use crate::sorted::sorted;

/// Why a position can't be cleared (詰み): the tiles that stay in every play.
///
/// It follows from a proof. Each barrier of a proof says: unless one of these pairs goes together,
/// these tiles stay. In every pairing of the tiles some barrier holds, so the tiles that stay with
/// *every* barrier can never leave.
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

/// Whether the game has ended or is bound to be lost.
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

names! { DeadlockKind, "a kind of deadlock": NoMove "no_move", Bound "bound" }

/// What blocks a tile that can never leave.
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
    /// Other trapped tiles lie on it or block both of its sides.
    Held {
        /// These tiles.
        by: Vec<TileId>,
    },
    /// It can become free, but its mates are trapped: a blocking tile (ブロッキング牌).
    #[doc(alias = "ブロッキング牌")]
    Waits {
        /// Its mates; empty if all of them are gone.
        mates: Vec<TileId>,
    },
    /// What blocks it depends on the pairs: see [`Deadlock::cases`].
    ByCases,
}

/// Tiles that stay unless one of these pairs goes together.
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
    /// The pairs of which one must go together, or else the tiles stay; empty if they always stay.
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

    /// The tiles that no play can take any more, by number, and what blocks each. There may be
    /// none, if the choice of pairs decides which tiles stay.
    pub fn trapped(&self) -> impl ExactSizeIterator<Item = (TileId, &Blocked)> {
        self.trapped.iter().map(|(tile, blocked)| (*tile, blocked))
    }

    /// The blocking tiles (ブロッキング牌) among the trapped ones. They are free once everything that can
    /// go has gone, and wait for trapped mates.
    pub fn blocking(&self) -> impl Iterator<Item = TileId> {
        let waits = |blocked: &Blocked| matches!(blocked, Blocked::Waits { .. });
        self.trapped().filter(move |(_, blocked)| waits(blocked)).map(|(tile, _)| tile)
    }

    /// What stays in each case. Every pairing of the tiles makes at least one of them true, so a
    /// single case is always true.
    #[must_use]
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }
}

/// Explains a position by the steps of a checked proof.
pub(super) fn deadlock(steps: &[Step], game: &Game) -> Deadlock {
    let checker = Checker::new(game.board());
    let barriers = steps.iter().filter_map(|step| match step {
        Step::Barrier { clause } => Some(&clause[..]),
        Step::Derived { .. } => None,
    });
    // A case without a condition makes the others redundant.
    let mut cases: Vec<Case> =
        [&[][..]].into_iter().chain(barriers).filter_map(|c| case(&checker, game, c)).collect();
    if let Some(always) = cases.iter().position(|case| case.unless.is_empty()) {
        cases = vec![cases.swap_remove(always)];
    }
    let by_size = |(number, case): (usize, &Case)| (case.unless.len(), case.staying.len(), number);
    let order = sorted(cases.iter().enumerate().map(by_size).collect());
    let mut cases: Vec<Case> =
        order.into_iter().map(|(.., number)| cases[number].clone()).collect();
    cases.dedup();
    Deadlock { kind: kind(game), trapped: trapped(&checker, game, &cases), cases }
}

fn kind(game: &Game) -> DeadlockKind {
    if game.pairs().is_empty() { DeadlockKind::NoMove } else { DeadlockKind::Bound }
}

/// What stays in a game while none of these pairs goes together. `None` if one of them was taken,
/// or if nothing stays.
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

/// The tiles that stay in every case, and what blocks them once all others are gone.
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
