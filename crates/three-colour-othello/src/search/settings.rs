//! The settings of a search, and the search for the best action.

use crate::board::zobrist;
use crate::game::path::Path;
use crate::game::{Game, Repetition};
use crate::position::Position;
use crate::search::evaluate::evaluate;
use crate::search::found::Found;
use crate::search::line::{Line, MAX_DEPTH};
use crate::search::order::Refutations;
use crate::search::score::Score;
use crate::search::table::Table;
use crate::search::walk::{Root, Walk};

/// The settings of a search: depth, nodes, and the rule on repetition.
///
/// ```
/// use three_colour_othello::{Entry, Position, Search, Table};
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
    seed: u64,
    variety: u16,
    corners: bool,
}

impl Search {
    /// A search to [`MAX_DEPTH`] without a limit of nodes, under [`Repetition::Free`]. Set a limit
    /// before you run it.
    ///
    /// ```
    /// use three_colour_othello::{MAX_DEPTH, Search};
    ///
    /// assert_eq!(Search::new().greatest_depth(), MAX_DEPTH);
    /// ```
    #[must_use]
    pub const fn new() -> Search {
        let (depth, nodes, repetition) = (MAX_DEPTH, u64::MAX, Repetition::Free);
        Search { depth, nodes, repetition, seed: 0, variety: 0, corners: true }
    }

    /// The greatest depth, in actions; at most [`MAX_DEPTH`].
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Search::new().depth(4).greatest_depth(), 4);
    /// ```
    #[must_use]
    pub const fn depth(mut self, depth: u8) -> Search {
        self.depth = if depth < MAX_DEPTH { depth } else { MAX_DEPTH };
        self
    }

    /// The greatest number of nodes: visited positions, counted again at every visit.
    ///
    /// ```
    /// use three_colour_othello::{Position, Search, Table};
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

    /// The rule on repetition. Under [`Repetition::Free`] nothing ends a game that goes in circles,
    /// so the search scores a repeated position as a draw.
    ///
    /// ```
    /// use three_colour_othello::{Position, Repetition, Search, Table};
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

    /// Whether plays in corners are searched beyond the greatest depth, because an estimate is far
    /// off while a corner can be taken. On by default.
    ///
    /// ```
    /// use three_colour_othello::Search;
    ///
    /// assert_eq!(Search::new(), Search::new().extend_corners(true));
    /// ```
    #[doc(alias = "quiescence")]
    #[must_use]
    pub const fn extend_corners(mut self, extend: bool) -> Search {
        self.corners = extend;
        self
    }

    /// Adds a random number of at most ±`most` to every estimate. It depends only on the position
    /// and the seed, so the same seed plays the same game. The closer two actions are in worth, the
    /// more often the worse one is chosen. Decided games keep their scores. The default is 0.
    ///
    /// ```
    /// use std::collections::BTreeSet;
    /// use three_colour_othello::{Position, Search, Table};
    ///
    /// let first = |seed| {
    ///     let search = Search::new().depth(2).variety(seed, 300);
    ///     search.run(&Position::START, &[], &mut Table::new(&mut []), || false).action
    /// };
    /// assert_eq!(first(7), first(7));
    /// assert!((0..20).map(first).collect::<BTreeSet<_>>().len() > 3);
    /// ```
    #[doc(alias = "noise")]
    #[doc(alias = "random")]
    #[must_use]
    pub const fn variety(mut self, seed: u64, most: u16) -> Search {
        self.seed = seed;
        self.variety = most;
        self
    }

    /// The random number added to a position's estimate.
    fn variation(&self, position: &Position) -> i32 {
        if self.variety == 0 {
            return 0;
        }
        let span = 2 * u64::from(self.variety) + 1;
        let word = zobrist::mixed(position.zobrist() ^ zobrist::mixed(self.seed));
        (word % span) as i32 - i32::from(self.variety)
    }

    /// Separates table entries of searches with different varieties or different settings for
    /// corners.
    fn salt(&self) -> u64 {
        let varied = match self.variety {
            0 => 0,
            // This is never the number of a word in the key of a position, even for seed 0.
            most => zobrist::mixed(self.seed.rotate_left(32) ^ !u64::from(most)),
        };
        if self.corners { varied } else { zobrist::mixed(varied ^ 1 << 63) }
    }

    /// A walk that hasn't visited any node yet.
    pub(crate) fn walk<'t, 'e, S, E>(
        &self,
        table: &'t mut Table<'e>,
        stop: S,
        evaluate: E,
    ) -> Walk<'t, 'e, S, impl Fn(&Position) -> i32>
    where
        E: Fn(&Position) -> i32,
    {
        table.grow_older();
        let search = *self;
        Walk {
            rule: self.repetition,
            table,
            salt: self.salt(),
            stop,
            evaluate: move |position: &Position| {
                evaluate(position).saturating_add(search.variation(position))
            },
            corners: self.corners,
            nodes: 0,
            budget: self.nodes,
            refutations: Refutations::NONE,
            root: Root::of(None),
        }
    }

    /// The limit that [`nodes`](Search::nodes) set.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Search::new().nodes(500).greatest_nodes(), 500);
    /// ```
    #[must_use]
    pub const fn greatest_nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) const fn repetition_rule(&self) -> Repetition {
        self.repetition
    }

    /// The limit that [`depth`](Search::depth) set.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Search::new().depth(4).greatest_depth(), 4);
    /// ```
    #[must_use]
    pub const fn greatest_depth(&self) -> u8 {
        self.depth
    }

    /// Searches with [`evaluate`], depth by depth. It ends at the greatest depth, when the nodes
    /// are used up, when `stop` returns `true`, or when no greater depth can change the result.
    ///
    /// `earlier` contains the previous positions of the game, the oldest first. It may be empty.
    /// `stop` is called at the first node and every 256 nodes after it.
    ///
    /// ```
    /// use three_colour_othello::{Position, Search, Table};
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
    /// use three_colour_othello::{Game, Repetition, Search, Table};
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

    /// [`run`](Search::run) with your own evaluation of a position for the player to move, clamped
    /// to ±9,999.
    ///
    /// ```
    /// use three_colour_othello::{Position, Search, Table};
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
        let mut walk = self.walk(table, stop, evaluate);
        let first = root.legal_actions(self.repetition).next();
        let mut found = Found {
            action: first,
            score: Score::estimate((walk.evaluate)(position)),
            line: Line::EMPTY,
            depth: 0,
            beyond: 0,
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
            walk.root = Root::of(found.line.first().copied().filter(|_| found.depth > 0));
            let Some(value) = walk.node(&root, depth, Score::ALL, true, &mut line) else {
                found.stopped = true;
                found.beyond = walk.root.done;
                if let Some(&action) = line.first().filter(|_| found.beyond > 0) {
                    found.action = Some(action);
                    found.score = walk.root.score;
                    found.line = line;
                }
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
