//! Rows computed rank by rank.

use crate::engine::Rows;
use crate::engine::shape::{Prefix, Row};
use crate::tile::{Suit, SuitCounts, Tile, TileSet};

/// Rows computed rank by rank, for any tiles in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DirectRows {
    /// The kinds that can be added.
    pub(crate) in_play: TileSet,
}

/// No key: rows are computed from the word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoKey;

impl Rows for DirectRows {
    const ALL_KINDS: DirectRows = DirectRows { in_play: TileSet::ALL };
    const SANMA: DirectRows = DirectRows { in_play: TileSet::SANMA };

    type Row = Row;
    type Beside = (Row, usize);
    type Key = NoKey;

    fn in_play(&self) -> TileSet {
        self.in_play
    }

    fn knows_man(&self, _: u64) -> bool {
        true
    }

    fn key(&self, _: Suit, _: u64) -> NoKey {
        NoKey
    }

    fn with(&self, key: NoKey, _: Tile) -> NoKey {
        key
    }

    fn without(&self, key: NoKey, _: Tile) -> NoKey {
        key
    }

    fn of_key(&self, suit: Suit, word: u64, _: NoKey) -> Row {
        self.of_suit(suit, word)
    }

    fn of_suit(&self, suit: Suit, word: u64) -> Row {
        let counts = SuitCounts::from_word(word);
        let in_play = self.in_play.ranks(suit);
        let mut prefix = Prefix::START;
        for rank in 1..=suit.ranks() {
            let held = counts.get(rank);
            let can_come = in_play.word() >> (4 * (rank - 1)) & 1 == 1;
            let most = if can_come { held.max(4) } else { held };
            prefix = prefix.then(held, most, suit != Suit::Honor && rank <= 7);
        }
        prefix.row()
    }

    fn combine(&self, left: Row, right: Row) -> Row {
        left.combine(&right)
    }

    fn beside(&self, others: Row, mentsu: usize) -> (Row, usize) {
        (others, mentsu)
    }

    fn lacks(&self, (others, mentsu): (Row, usize), row: Row) -> u8 {
        others.combine(&row).lacks(mentsu, true)
    }
}
