//! Finding a good action: alpha-beta with iterative deepening.
//!
//! Every search ends: it is bounded in depth, and by a number of nodes and a closure if asked to.
//! Within its depth it is exact: the score is that of trying everything, under the rule on
//! repetition and with the game's history, whatever the table holds from before.

mod evaluate;
mod line;
mod order;
mod score;
mod table;

pub use evaluate::evaluate;
pub use line::Line;
pub use score::Score;
pub use table::{Entry, Table};

use crate::action::Action;
use crate::game::Game;
use crate::path::Path;
use crate::position::Position;
use crate::repetition::Repetition;
use order::{Ordered, Refutations};
use table::{Bound, Known};

/// The greatest depth of a search, which bounds its stack: a ply takes about a kilobyte.
///
/// ```
/// let search = ywf::Search::new().depth(u8::MAX);
/// assert_eq!(search.greatest_depth(), ywf::MAX_DEPTH);
/// ```
pub const MAX_DEPTH: u8 = 100;

/// How many nodes a search visits between two looks at its closure.
const LOOK: u64 = 256;

/// How to search: how deep, how much, and under which rule on repetition.
///
/// ```
/// use ywf::{Entry, Position, Search, Table};
///
/// let mut entries = vec![Entry::EMPTY; 1 << 14];
/// let mut table = Table::new(&mut entries);
/// let search = Search::new().depth(6).nodes(100_000);
/// let found = search.run(&Position::START, &[], &mut table, || false);
/// assert_eq!(found.depth, 6);
/// assert!(found.action.is_some());
/// ```
#[doc(alias = "alpha-beta")]
#[doc(alias = "minimax")]
#[doc(alias = "探索")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    depth: u8,
    nodes: u64,
    repetition: Repetition,
}

impl Search {
    /// As deep as [`MAX_DEPTH`], without a budget of nodes, where positions may repeat: bound it.
    ///
    /// ```
    /// use ywf::{MAX_DEPTH, Search};
    ///
    /// assert_eq!(Search::new().greatest_depth(), MAX_DEPTH);
    /// ```
    #[must_use]
    pub const fn new() -> Search {
        Search { depth: MAX_DEPTH, nodes: u64::MAX, repetition: Repetition::Free }
    }

    /// The greatest depth, in actions; at most [`MAX_DEPTH`].
    ///
    /// ```
    /// assert_eq!(ywf::Search::new().depth(4).greatest_depth(), 4);
    /// ```
    #[must_use]
    pub const fn depth(mut self, depth: u8) -> Search {
        self.depth = if depth < MAX_DEPTH { depth } else { MAX_DEPTH };
        self
    }

    /// The greatest number of nodes: positions visited, one visited again counted again.
    ///
    /// ```
    /// use ywf::{Position, Search, Table};
    ///
    /// let mut table = Table::new(&mut []);
    /// let found = Search::new().nodes(1000).run(&Position::START, &[], &mut table, || false);
    /// assert!(found.stopped && found.nodes <= 1000);
    /// ```
    #[must_use]
    pub const fn nodes(mut self, nodes: u64) -> Search {
        self.nodes = nodes;
        self
    }

    /// The rule on repetition. Under [`Repetition::Free`] nothing ends a game that goes in
    /// circles, so a position that arises again counts as a draw to the search.
    ///
    /// ```
    /// use ywf::{Position, Repetition, Search, Table};
    ///
    /// let search = Search::new().depth(4).repetition(Repetition::Forbidden);
    /// let found = search.run(&Position::START, &[], &mut Table::new(&mut []), || false);
    /// assert_eq!(found.line.len(), 4);
    /// ```
    #[must_use]
    pub const fn repetition(mut self, repetition: Repetition) -> Search {
        self.repetition = repetition;
        self
    }

    /// What [`depth`](Search::depth) was asked for.
    ///
    /// ```
    /// assert_eq!(ywf::Search::new().depth(4).greatest_depth(), 4);
    /// ```
    #[must_use]
    pub const fn greatest_depth(&self) -> u8 {
        self.depth
    }

    /// Searches with [`evaluate`], depth by depth, until the greatest depth, the end of the nodes,
    /// a `stop` that says `true`, or a result that no greater depth can change.
    ///
    /// `earlier` are the positions of the game before this one, the oldest first; without a
    /// history it is empty. `stop` is asked every 256 nodes, the first of them included.
    ///
    /// ```
    /// use ywf::{Position, Search, Table};
    ///
    /// let mut asked = 0;
    /// let found = Search::new().run(&Position::START, &[], &mut Table::new(&mut []), || {
    ///     asked += 1;
    ///     asked > 10
    /// });
    /// assert!(found.stopped);
    /// assert!(found.depth >= 1);
    /// ```
    pub fn run(
        &self,
        position: &Position,
        earlier: &[Position],
        table: &mut Table<'_>,
        stop: impl FnMut() -> bool,
    ) -> Found {
        self.run_with(position, earlier, table, stop, evaluate)
    }

    /// [`run`](Search::run) on the position of a game, with its history and its rule.
    ///
    /// ```
    /// use ywf::{Game, Repetition, Search, Table};
    ///
    /// let game = Game::new(Repetition::DrawAtThird);
    /// let found = Search::new().depth(3).run_game(&game, &mut Table::new(&mut []), || false);
    /// assert!(found.action.is_some_and(|action| game.legal_actions().contains(action)));
    /// ```
    pub fn run_game(
        &self,
        game: &Game,
        table: &mut Table<'_>,
        stop: impl FnMut() -> bool,
    ) -> Found {
        let search = self.repetition(game.repetition());
        search.run(game.position(), game.earlier(), table, stop)
    }

    /// [`run`](Search::run) with an evaluation of your own: what a position is worth to the player
    /// to move, of which ±9,999 is the most that counts.
    ///
    /// ```
    /// use ywf::{Position, Search, Table};
    ///
    /// let plays = |position: &Position| position.plays().len() as i32;
    /// let search = Search::new().depth(2);
    /// let found =
    ///     search.run_with(&Position::START, &[], &mut Table::new(&mut []), || false, plays);
    /// assert_eq!(found.depth, 2);
    /// ```
    pub fn run_with(
        &self,
        position: &Position,
        earlier: &[Position],
        table: &mut Table<'_>,
        stop: impl FnMut() -> bool,
        evaluate: impl Fn(&Position) -> i32,
    ) -> Found {
        let root = Path::root(*position, earlier);
        table.grow_older();
        let mut walk = Walk {
            rule: self.repetition,
            table,
            stop,
            evaluate,
            nodes: 0,
            budget: self.nodes,
            refutations: Refutations::NONE,
        };
        let first = root.legal_actions(self.repetition).next();
        let mut found = Found {
            action: first,
            score: Score::estimate((walk.evaluate)(position)),
            line: Line::EMPTY,
            depth: 0,
            nodes: 0,
            is_final: false,
            stopped: false,
        };
        if let Some(first) = first {
            found.line.set(first, &[]);
        } else if let Some(outcome) = root.outcome(self.repetition) {
            found.score = Score::of_ended(position, outcome);
            found.is_final = true;
        }
        for depth in 1..=self.depth {
            if found.is_final {
                break;
            }
            let mut line = Line::EMPTY;
            let window = (-Score::INFINITE, Score::INFINITE);
            let Some(value) = walk.node(&root, depth, window, true, &mut line) else {
                found.stopped = true;
                break;
            };
            found.action = line.first().copied().or(first);
            found.score = value.score;
            found.line = line;
            found.depth = depth;
            found.is_final = value.is_final;
        }
        found.nodes = walk.nodes;
        found
    }
}

impl Default for Search {
    /// [`Search::new`].
    fn default() -> Search {
        Search::new()
    }
}

/// The result of a search.
///
/// ```
/// use ywf::{Position, Search, Table};
///
/// let position: Position = "BGWBGWBGW/9/9/9/9/9/9/9/9 B G".parse()?;
/// let found = Search::new().run(&position, &[], &mut Table::new(&mut []), || false);
/// assert!(found.is_final && !found.stopped);
/// # Ok::<(), ywf::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best action found; `None` only if the game has ended.
    pub action: Option<Action>,
    /// The worth of the position to the player to move.
    pub score: Score,
    /// What both sides are expected to do, the action first. Its last position is the one that
    /// the score speaks of; at depth 0, where it is the action alone, the score is the estimate of
    /// the position itself.
    pub line: Line,
    /// The depth searched to its end; 0 if not even one was, and then the action is the first
    /// legal one.
    pub depth: u8,
    /// How many nodes were visited.
    pub nodes: u64,
    /// No estimate went into the score: no greater depth can change it.
    pub is_final: bool,
    /// The nodes were used up, or the closure said so, before the greatest depth.
    pub stopped: bool,
}

struct Walk<'t, 'e, S, E> {
    rule: Repetition,
    table: &'t mut Table<'e>,
    stop: S,
    evaluate: E,
    nodes: u64,
    budget: u64,
    refutations: Refutations,
}

#[derive(Clone, Copy)]
struct Value {
    score: Score,
    /// No estimate went into it.
    is_final: bool,
}

impl<S: FnMut() -> bool, E: Fn(&Position) -> i32> Walk<'_, '_, S, E> {
    /// Counts a node; `None` if it may not be visited any more.
    fn visit(&mut self) -> Option<()> {
        if self.nodes >= self.budget || self.nodes % LOOK == 0 && (self.stop)() {
            return None;
        }
        self.nodes += 1;
        Some(())
    }

    /// The score of a position if it lies in the window, else a bound of it on that side of the
    /// window; `None` if the search was stopped.
    fn node(
        &mut self,
        path: &Path<'_>,
        depth: u8,
        (mut alpha, beta): (Score, Score),
        is_root: bool,
        line: &mut Line,
    ) -> Option<Value> {
        self.visit()?;
        line.clear();
        let circles = !is_root && self.rule == Repetition::Free && path.times_before() > 0;
        if circles || path.is_drawn(self.rule) {
            return Some(Value { score: Score::EVEN, is_final: true });
        }
        let legal = path.legal_actions(self.rule);
        if legal.len() == 0 {
            let outcome = path.position.standing();
            return Some(Value { score: Score::of_ended(&path.position, outcome), is_final: true });
        }
        if depth == 0 {
            let score = Score::estimate((self.evaluate)(&path.position));
            return Some(Value { score, is_final: false });
        }

        let key = path.key(self.rule);
        let known = self.table.probe(key);
        // Only null windows are answered from the table, so that the line is complete.
        if let Some(known) = known.as_ref().filter(|_| beta == alpha.next()) {
            let holds = known.depth == depth || known.is_final && known.depth <= depth;
            let cuts = match known.bound {
                Bound::None => false,
                Bound::Exact => true,
                Bound::Lower => known.score >= beta,
                Bound::Upper => known.score <= alpha,
            };
            if holds && cuts {
                return Some(Value { score: known.score, is_final: known.is_final });
            }
        }

        let turn = path.position.turn();
        let tried_first = known.and_then(|known| known.action);
        let floor = alpha;
        let mut best = Value { score: -Score::INFINITE, is_final: true };
        let mut best_action = None;
        let mut all_final = true;
        let mut below = Line::EMPTY;
        let actions = Ordered::new(legal, turn, tried_first, &mut self.refutations);
        for (i, action) in actions.enumerate() {
            let after = path.after(action);
            let mut value = None;
            if i > 0 {
                let narrow = (-alpha.next(), -alpha);
                let refuted = self.negated(&after, depth, narrow, &mut below)?;
                if refuted.score <= alpha || refuted.score >= beta {
                    value = Some(refuted);
                }
            }
            let value = match value {
                Some(value) => value,
                None => self.negated(&after, depth, (-beta, -alpha), &mut below)?,
            };
            all_final &= value.is_final;
            if value.score > best.score {
                best = value;
                best_action = Some(action);
            }
            if value.score > alpha {
                alpha = value.score;
                line.set(action, &below);
            }
            if alpha >= beta {
                self.refutations.note(turn, action, depth);
                break;
            }
        }
        // A refutation stands by itself; any other score needs every action's.
        let is_final = if best.score >= beta { best.is_final } else { all_final };
        let bound = if best.score >= beta {
            Bound::Lower
        } else if best.score > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let known = Known { score: best.score, bound, depth, is_final, action: best_action };
        self.table.store(key, &known);
        Some(Value { score: best.score, is_final })
    }

    fn negated(
        &mut self,
        path: &Path<'_>,
        depth: u8,
        window: (Score, Score),
        line: &mut Line,
    ) -> Option<Value> {
        let value = self.node(path, depth - 1, window, false, line)?;
        Some(Value { score: -value.score, is_final: value.is_final })
    }
}
