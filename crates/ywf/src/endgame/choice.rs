//! The action of somebody who proves what can be proven and searches otherwise.

use super::Endgame;
use crate::game::Game;
use crate::search::{Found, Line, Search, Table};

/// Of how many empty squares proofs are tried at most: with more they seldom come to an end.
const MOST_EMPTY: usize = 14;
/// One of so many nodes goes into the proof at most, and no more than these.
const SHARE: u64 = 8;
const MOST_NODES: u64 = 40_000;

impl Endgame {
    /// What to do in a game: the action that is proven to win if one is found with an eighth of the
    /// search's nodes (no more than 40,000 of them, and not before fourteen squares are empty), else what
    /// the search finds with the rest. A proven score is the least that is forced, and final if it is
    /// exact; its line is the action alone.
    ///
    /// ```
    /// use ywf::{Endgame, Game, Position, Repetition, Search, Table};
    ///
    /// let text = "2WGGWW1B/2WWWWWG1/WBBGGBBWB/GBBGBBBGG/WBBBBBBWB/GGBBBBBWB/WGGGBGGGG/2GGWGB1B/\
    ///             2BBGGBB1 B B";
    /// let game = Game::from_position(text.parse()?, Repetition::DrawAtThird);
    /// let search = Search::new().nodes(80_000);
    /// let found = Endgame::new(1 << 12).choose(&search, &game, &mut Table::new(&mut []), || false);
    /// assert!(found.score.is_win() && found.nodes <= 10_000);
    /// # Ok::<(), ywf::ParseError>(())
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
