//! Searchers, each with its own table, and limits of nodes and time.

use std::time::{Duration, Instant};

use three_colour_othello::{
    Action, Analysis, Endgame, Entry, Found, Game, Judged, Search, Solved, Table,
};

/// Entries of a table: 4 MB.
pub(super) const ENTRIES: usize = 1 << 18;

/// Positions that a proof remembers: 10 MB.
const PLACES: usize = 1 << 18;
/// The largest number of empty squares of an endgame, and the number of search nodes that cost as
/// much as one node of a proof.
const EMPTY: usize = 14;
const COST: u64 = 4;

/// The smallest depth of a search that proves wins. An opponent who looks a few actions ahead
/// shouldn't see the end.
const PROVING: u8 = 6;

/// The limits of an action.
#[derive(Clone, Copy)]
pub(super) struct Limit {
    pub(super) nodes: u64,
    pub(super) time: Option<Duration>,
}

impl Limit {
    /// A part of the limits, for each of many questions.
    pub(super) fn divided(self, by: u32) -> Limit {
        Limit { nodes: self.nodes / u64::from(by), time: self.time.map(|time| time / by) }
    }

    fn stop(self) -> impl FnMut() -> bool {
        let end = self.time.and_then(|time| Instant::now().checked_add(time));
        move || end.is_some_and(|end| Instant::now() >= end)
    }
}

pub(super) struct Searcher<'a> {
    table: Table<'a>,
    endgame: Option<Endgame>,
}

impl Searcher<'_> {
    pub(super) fn new(entries: &mut [Entry]) -> Searcher<'_> {
        Searcher { table: Table::new(entries), endgame: None }
    }

    pub(super) fn find(&mut self, game: &Game, search: Search, limit: Limit) -> Found {
        let search = search.nodes(limit.nodes);
        if search.greatest_depth() < PROVING {
            return search.run_game(game, &mut self.table, limit.stop());
        }
        let endgame = self.endgame.get_or_insert_with(|| Endgame::new(PLACES));
        endgame.choose(&search, game, &mut self.table, limit.stop())
    }

    pub(super) fn analyse(&mut self, game: &Game, limit: Limit) -> Analysis {
        Search::new().nodes(limit.nodes).analyse_game(game, &mut self.table, limit.stop())
    }

    /// Proves what it can about an endgame; `None` if too many squares are empty.
    pub(super) fn prove(&mut self, game: &Game, limit: Limit) -> Option<Solved> {
        if game.position().empty().len() > EMPTY {
            return None;
        }
        let endgame = self.endgame.get_or_insert_with(|| Endgame::new(PLACES));
        Some(endgame.solve(game, limit.nodes / COST, limit.stop()))
    }

    /// Proves what it can about every action of an endgame, for the player to move.
    pub(super) fn prove_actions(&mut self, game: &Game, limit: Limit) -> Vec<(Action, Solved)> {
        let legal = game.legal_actions();
        let each = limit.divided(u32::try_from(legal.len()).unwrap_or(1).max(1));
        let solved = legal.filter_map(|action| {
            let mut after = game.clone();
            after.apply(action).ok()?;
            let solved = self.prove(&after, each)?;
            let (at_least, at_most) = (-solved.at_most, -solved.at_least);
            Some((action, Solved { at_least, at_most, action: None, ..solved }))
        });
        solved.collect()
    }

    pub(super) fn judge(&mut self, game: &Game, ply: usize, limit: Limit) -> Option<Judged> {
        Search::new().nodes(limit.nodes).judge(game, ply, &mut self.table, limit.stop())
    }
}
