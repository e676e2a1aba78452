//! Chooses an action: proves a win if possible, and otherwise searches.

use super::Endgame;
use crate::game::Game;
use crate::search::{Found, Line, Search, Table};

/// Proofs are tried with at most this many empty squares: with more they rarely finish.
const MOST_EMPTY: usize = 14;
/// A proof gets one of every `SHARE` nodes, and at most `MOST_NODES`.
const SHARE: u64 = 8;
const MOST_NODES: u64 = 40_000;

impl Endgame {
    /// Chooses an action. With at most fourteen empty squares it first tries to prove a win, with
    /// an eighth of the search's nodes and at most 40,000. If that fails, it searches with the
    /// remaining nodes. A proven score is a lower bound, and final if it is exact. Its line is only
    /// the action.
    ///
    /// ```
    /// use three_colour_othello::{Endgame, Game, Position, Repetition, Search, Table};
    ///
    /// let text = "2WGGWW1B/2WWWWWG1/WBBGGBBWB/GBBGBBBGG/WBBBBBBWB/GGBBBBBWB/WGGGBGGGG/2GGWGB1B/\
    ///             2BBGGBB1 B B";
    /// let game = Game::from_position(text.parse()?, Repetition::DrawAtThird);
    /// let search = Search::new().nodes(80_000);
    /// let mut table = Table::new(&mut []);
    /// let found = Endgame::new(1 << 12).choose(&search, &game, &mut table, || false);
    /// assert!(found.score.is_win() && found.nodes <= 10_000);
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub fn choose(
        &mut self,
        search: &Search,
        game: &Game,
        table: &mut Table<'_>,
        mut stop: impl FnMut() -> bool,
    ) -> Found {
        let nodes = search.greatest_nodes();
        let mut spent = 0;
        if game.position().empty().len() <= MOST_EMPTY {
            let solved = self.run(game, (nodes / SHARE).min(MOST_NODES), true, &mut stop);
            spent = solved.nodes;
            if let Some(action) = solved.action.filter(|_| solved.at_least.is_win()) {
                let mut line = Line::EMPTY;
                line.set(action, &[]);
                return Found {
                    action: Some(action),
                    score: solved.at_least,
                    line,
                    depth: 0,
                    beyond: 0,
                    nodes: spent,
                    is_final: solved.is_exact(),
                    stopped: false,
                };
            }
        }
        let found = search.nodes(nodes.saturating_sub(spent)).run_game(game, table, stop);
        Found { nodes: found.nodes + spent, ..found }
    }
}
