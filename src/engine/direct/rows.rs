//! Rows computed rank by rank.

use crate::engine::Rows;
use crate::engine::numbers::Numbers;
use crate::engine::shape::{Prefix, Row};
use crate::tile::{Suit, SuitCounts, Tile, TileSet};

/// Rows computed rank by rank, for any tiles in play, of `N` numbers of mentsu as in [`Row`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RankRows<const N: usize> {
    /// The kinds that can be added.
    pub(crate) in_play: TileSet,
}

/// The rows of hands of four mentsu.
pub(crate) type DirectRows = RankRows<5>;

/// No key: rows are computed from the word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoKey;

impl<const N: usize> Rows for RankRows<N> {
    const ALL_KINDS: RankRows<N> = RankRows { in_play: TileSet::ALL };
    const SANMA: RankRows<N> = RankRows { in_play: TileSet::SANMA };

    type Row = Row<N>;
    type Beside = (Row<N>, usize);
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

    fn of_key(&self, suit: Suit, word: u64, _: NoKey) -> Row<N> {
        self.of_suit(suit, word)
    }

    fn of_suit(&self, suit: Suit, word: u64) -> Row<N> {
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

    fn combine(&self, left: Row<N>, right: Row<N>) -> Row<N> {
        left.combine(&right)
    }

    fn numbers(&self, row: Row<N>) -> Numbers {
        Numbers::of(&row)
    }

    fn beside(&self, others: Row<N>, mentsu: usize) -> (Row<N>, usize) {
        (others, mentsu)
    }

    fn lacks(&self, (others, mentsu): (Row<N>, usize), row: Row<N>) -> u8 {
        others.combine(&row).lacks(mentsu, true)
    }
}
