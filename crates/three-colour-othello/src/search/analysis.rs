//! Scores every legal action, and measures how much an action of a game has lost.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::Deref;

use crate::board::Player;
use crate::game::Game;
use crate::game::path::Path;
use crate::position::{Action, Position};
use crate::search::evaluate::evaluate;
use crate::search::line::Line;
use crate::search::score::Score;
use crate::search::settings::Search;
use crate::search::table::Table;
use crate::search::walk::{Root, Value, Walk};

/// An action with its score, for the player who would make it, and the line that leads to it.
///
/// ```
/// use three_colour_othello::{Position, Search, Table};
///
/// let analysis =
///     Search::new().depth(3).analyse(&Position::START, &[], &mut Table::new(&mut []), || false);
/// let best = analysis.first().unwrap();
/// assert_eq!(best.line.first(), Some(&best.action));
/// assert!(analysis.iter().all(|assessed| assessed.score <= best.score));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Assessed {
    /// The action.
    pub action: Action,
    /// The score for the player who makes it.
    pub score: Score,
    /// The action, and the expected actions of both sides after it.
    pub line: Line,
    /// Whether the score contains no estimate, so that no greater depth can change it.
    pub is_final: bool,
}

/// Every legal action with its score and its line, the best first (検討).
///
/// All are searched to the same depth, so that scores are comparable. Actions of equal score keep
/// the order of [`Position::legal_actions`]. It is a slice of [`Assessed`], empty once the game has
/// ended.
///
/// ```
/// use three_colour_othello::{Position, Search, Table};
///
/// let mut table = Table::new(&mut []);
/// let analysis = Search::new().depth(3).analyse(&Position::START, &[], &mut table, || false);
/// assert_eq!((analysis.len(), analysis.depth, analysis.stopped), (13, 3, false));
/// let change = analysis.of("c44".parse()?).unwrap();
/// assert_eq!(change.line.len(), 3);
/// # Ok::<(), three_colour_othello::ParseError>(())
/// ```
#[doc(alias = "multi-pv")]
#[doc(alias = "hint")]
#[doc(alias = "検討")]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Analysis {
    assessed: Vec<Assessed>,
    /// The depth to which every action was searched, including the action itself. If it is 0, the
    /// search was stopped before all actions reached depth 1, and scores estimate the positions
    /// after the actions.
    pub depth: u8,
    /// The number of nodes visited.
    pub nodes: u64,
    /// Whether no score contains an estimate, so that no greater depth can change one.
    pub is_final: bool,
    /// Whether the limit of nodes or the closure stopped the search before the greatest depth.
    pub stopped: bool,
}

impl Analysis {
    /// The score and the line of an action; `None` if it isn't legal.
    ///
    /// ```
    /// use three_colour_othello::{Action, Position, Search, Table};
    ///
    /// let mut table = Table::new(&mut []);
    /// let analysis = Search::new().depth(1).analyse(&Position::START, &[], &mut table, || false);
    /// assert_eq!(analysis.of(Action::Pass), None);
    /// ```
    #[must_use]
    pub fn of(&self, action: Action) -> Option<&Assessed> {
        self.assessed.iter().find(|assessed| assessed.action == action)
    }
}

impl Deref for Analysis {
    type Target = [Assessed];

    fn deref(&self) -> &[Assessed] {
        &self.assessed
    }
}

/// An action of a game, compared with the best one.
///
/// ```
/// use three_colour_othello::{Game, Position, Repetition, Search, Table};
///
/// let game = Game::from_record(Position::START, Repetition::Free, "43 34")?;
/// let mut table = Table::new(&mut []);
/// let judged = Search::new().depth(2).judge(&game, 1, &mut table, || false).unwrap();
/// assert_eq!(judged.made.action, "34".parse()?);
/// assert!(judged.best.score >= judged.made.score && judged.lost() >= 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judged {
    /// The player who made it.
    pub player: Player,
    /// The action that was made.
    pub made: Assessed,
    /// The best action, searched to the same depth. If none is better, it is the one that was made.
    pub best: Assessed,
    /// The depth to which both were searched. If it is 0, depth 1 wasn't finished: nothing is
    /// known, and both are the action that was made.
    pub depth: u8,
    /// The number of nodes visited.
    pub nodes: u64,
}

impl Judged {
    /// How much the action has lost, in hundredths of a piece. It is 0 for the best action, and
    /// also if a proven win by few pieces is better than a higher estimate.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition, Search, Table};
    ///
    /// // One play ends the game with a win; the change doesn't.
    /// let start: Position = "BW7/9/9/9/9/9/9/9/9 B G".parse()?;
    /// let game = Game::from_record(start, Repetition::Free, "13")?;
    /// let mut table = Table::new(&mut []);
    /// let judged = Search::new().judge(&game, 0, &mut table, || false).unwrap();
    /// assert_eq!(judged.lost(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn lost(&self) -> i32 {
        let lost = self.best.score.hundredths().saturating_sub(self.made.score.hundredths());
        if lost > 0 { lost } else { 0 }
    }

    /// Whether a proven win was given away: the best action wins against every reply, and the one
    /// that was made doesn't, within the depth searched.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition, Search, Table};
    ///
    /// let game = Game::from_record(Position::START, Repetition::Free, "34")?;
    /// let mut table = Table::new(&mut []);
    /// let judged = Search::new().depth(2).judge(&game, 0, &mut table, || false).unwrap();
    /// assert!(!judged.gave_away_a_win());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn gave_away_a_win(&self) -> bool {
        self.best.score.is_win() && !self.made.score.is_win()
    }
}

impl Search {
    /// Scores every legal action, depth by depth. It ends at the greatest depth, when the nodes of
    /// all actions together are used up, when `stop` returns `true`, or when no greater depth can
    /// change a score. Scores are those of the last depth that was finished for every action.
    ///
    /// `earlier` and `stop` are as in [`run`](Search::run); the returned list is allocated.
    ///
    /// ```
    /// use three_colour_othello::{Entry, Position, Search, Table};
    ///
    /// let mut entries = vec![Entry::EMPTY; 1 << 14];
    /// let mut table = Table::new(&mut entries);
    /// let search = Search::new().nodes(20_000);
    /// let analysis = search.analyse(&Position::START, &[], &mut table, || false);
    /// assert!(analysis.stopped && analysis.depth >= 3);
    /// ```
    #[must_use]
    pub fn analyse(
        &self,
        position: &Position,
        earlier: &[Position],
        table: &mut Table<'_>,
        stop: impl FnMut() -> bool,
    ) -> Analysis {
        let root = Path::root(*position, earlier);
        let mut walk = self.walk(table, stop, evaluate);
        let mut assessed: Vec<Assessed> = root
            .legal_actions(self.repetition_rule())
            .map(|action| walk.at_a_glance(&root, action))
            .collect();
        let (mut depth, mut stopped) = (0, false);
        while depth < self.greatest_depth() && !stopped && assessed.iter().any(|a| !a.is_final) {
            // The best action goes first, because its table entries help the others.
            let deeper: Option<Vec<Assessed>> = assessed
                .iter()
                .map(|assessed| {
                    if assessed.is_final {
                        Some(*assessed)
                    } else {
                        walk.assess(&root, assessed.action, depth + 1)
                    }
                })
                .collect();
            stopped = deeper.is_none();
            if let Some(deeper) = deeper {
                assessed = deeper;
                depth += 1;
            }
            assessed = best_first(&assessed);
        }
        let assessed = best_first(&assessed);
        let is_final = assessed.iter().all(|assessed| assessed.is_final);
        Analysis { assessed, depth, nodes: walk.nodes, is_final, stopped }
    }

    /// [`analyse`](Search::analyse) for the position of a game, with its history and its rule.
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition, Search, Table};
    ///
    /// let game = Game::new(Repetition::DrawAtThird);
    /// let mut table = Table::new(&mut []);
    /// let analysis = Search::new().depth(2).analyse_game(&game, &mut table, || false);
    /// assert_eq!(analysis.len(), game.legal_actions().len());
    /// ```
    #[must_use]
    pub fn analyse_game(
        &self,
        game: &Game,
        table: &mut Table<'_>,
        stop: impl FnMut() -> bool,
    ) -> Analysis {
        let search = self.repetition(game.repetition());
        search.analyse(game.position(), game.earlier(), table, stop)
    }

    /// Compares the action number `ply` of a game, counted from 0, with the best action. Both are
    /// searched to the same depth. `None` if there is no such action. Depth, nodes and `stop` are
    /// limits as in [`run`](Search::run).
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition, Search, Table};
    ///
    /// let game = Game::from_record(Position::START, Repetition::Free, "43 34")?;
    /// let mut table = Table::new(&mut []);
    /// let search = Search::new().depth(3);
    /// let lost: Vec<i32> = (0..game.ply())
    ///     .filter_map(|ply| search.judge(&game, ply, &mut table, || false))
    ///     .map(|judged| judged.lost())
    ///     .collect();
    /// assert_eq!(lost.len(), 2);
    /// assert_eq!(search.judge(&game, 2, &mut table, || false), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn judge(
        &self,
        game: &Game,
        ply: usize,
        table: &mut Table<'_>,
        stop: impl FnMut() -> bool,
    ) -> Option<Judged> {
        let search = self.repetition(game.repetition());
        let action = *game.actions().get(ply)?;
        let position = game.earlier().get(ply)?;
        let root = Path::root(*position, game.earlier().get(..ply)?);
        let mut walk = search.walk(table, stop, evaluate);
        let glance = walk.at_a_glance(&root, action);
        let mut judged =
            Judged { player: position.turn(), made: glance, best: glance, depth: 0, nodes: 0 };
        let mut is_final = false;
        while judged.depth < self.greatest_depth() && !is_final {
            let depth = judged.depth + 1;
            let Some(made) = walk.assess(&root, action, depth) else { break };
            let Some(mut best) = walk.best(&root, judged.best.action, depth) else { break };
            is_final = made.is_final && best.is_final;
            if best.score <= made.score {
                best = made;
            }
            judged = Judged { made, best, depth, ..judged };
        }
        judged.nodes = walk.nodes;
        Some(judged)
    }
}

impl<S: FnMut() -> bool, E: Fn(&Position) -> i32> Walk<'_, '_, S, E> {
    /// Scores an action by the estimate of the position after it, without a search.
    fn at_a_glance(&mut self, root: &Path<'_>, action: Action) -> Assessed {
        let mut line = Line::EMPTY;
        line.set(action, &[]);
        let estimate = (self.evaluate)(&root.after(action).position);
        Assessed { action, score: -Score::estimate(estimate), line, is_final: false }
    }

    /// Searches an action to a depth that includes it; `None` if the search was stopped.
    fn assess(&mut self, root: &Path<'_>, action: Action, depth: u8) -> Option<Assessed> {
        let mut below = Line::EMPTY;
        let Value { score, is_final } =
            self.negated(&root.after(action), depth, Score::ALL, &mut below)?;
        let mut line = Line::EMPTY;
        line.set(action, &below);
        Some(Assessed { action, score, line, is_final })
    }

    /// The best action at a depth, where `first` is tried first; `None` if the search was stopped.
    fn best(&mut self, root: &Path<'_>, first: Action, depth: u8) -> Option<Assessed> {
        let mut line = Line::EMPTY;
        self.root = Root::of(Some(first));
        let Value { score, is_final } = self.node(root, depth, Score::ALL, true, &mut line)?;
        let action = line.first().copied().unwrap_or(first);
        Some(Assessed { action, score, line, is_final })
    }
}

/// Sorts by score, the best first; actions of equal score keep their order. It is a heap sort,
/// because the library's sort would be compiled once for each kind of search.
#[inline(never)]
fn best_first(assessed: &[Assessed]) -> Vec<Assessed> {
    let places = assessed.iter().enumerate();
    let ranks = places.map(|(place, it)| (Reverse(it.score), it.action, place));
    let ranks = ranks.collect::<BinaryHeap<_>>().into_sorted_vec();
    ranks.into_iter().map(|(.., place)| assessed[place]).collect()
}
