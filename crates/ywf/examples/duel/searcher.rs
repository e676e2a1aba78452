//! A searcher with a table of its own.

use ywf::{Entry, Found, Game, Search, Table};

/// As deep as the nodes allow, within what a person waits for.
pub(crate) const DEPTH: u8 = 20;

/// How many entries its table has: 4 MB.
pub(crate) const ENTRIES: usize = 1 << 18;

pub(crate) struct Searcher<'a> {
    nodes: u64,
    table: Table<'a>,
}

impl Searcher<'_> {
    pub(crate) fn new(nodes: u64, entries: &mut [Entry]) -> Searcher<'_> {
        Searcher { nodes, table: Table::new(entries) }
    }

    pub(crate) fn find(&mut self, game: &Game, depth: u8) -> Found {
        let search = Search::new().depth(depth).nodes(self.nodes);
        search.run_game(game, &mut self.table, || false)
    }
}

/// What a search found, in one line.
pub(crate) fn told(found: &Found) -> String {
    let Found { score, depth, nodes, line, .. } = found;
    let line: Vec<String> = line.iter().take(8).map(ToString::to_string).collect();
    format!("{score} at depth {depth}, {nodes} nodes: {}", line.join(" "))
}
