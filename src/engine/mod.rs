//! Rows of suits, from wherever they come: computed directly, or by table.
//!
//! Shanten, ukeire and discards are written once against [`Rows`]; tests run both sources.

pub(crate) mod shape;
#[cfg(feature = "index")]
pub(crate) mod table;

use self::shape::{Prefix, Row};
use crate::tile::{RankSet, Suit, SuitCounts, Tile, TileSet};

/// Where the rows of suits come from.
pub(crate) trait Rows: Copy {
    /// A row, or what stands for it.
    type Row: Copy + PartialEq;

    /// What [`beside`](Rows::beside) gives.
    type Beside: Copy;

    /// What a suit that changes tile by tile keeps ready.
    type Key: Copy + core::fmt::Debug;

    /// The key of a suit's word.
    fn key(&self, suit: Suit, word: u64) -> Self::Key;

    /// The key with one tile more.
    fn with(&self, key: Self::Key, tile: Tile) -> Self::Key;

    /// The key with one tile fewer.
    fn without(&self, key: Self::Key, tile: Tile) -> Self::Key;

    /// The row of a suit's word and key.
    fn of_key(&self, suit: Suit, word: u64, key: Self::Key) -> Self::Row;

    /// The row of a suit's word.
    fn of_suit(&self, suit: Suit, word: u64) -> Self::Row;

    /// The rows of a hand's four suits.
    #[inline(always)]
    fn of_hand(&self, [man, pin, sou, honors]: [u64; 4]) -> [Self::Row; 4] {
        // One by one: mapped over an array they would become a loop that asks for the suit.
        [
            self.of_suit(Suit::Man, man),
            self.of_suit(Suit::Pin, pin),
            self.of_suit(Suit::Sou, sou),
            self.of_suit(Suit::Honor, honors),
        ]
    }

    /// The row of two suits, or groups of suits, together.
    fn combine(&self, left: Self::Row, right: Self::Row) -> Self::Row;

    /// What is to be known of all other suits when one is asked about: their row, for so many
    /// mentsu in all.
    fn beside(&self, others: Self::Row, mentsu: usize) -> Self::Beside;

    /// How many tiles are lacking for the mentsu and a jantou, of a row and the others.
    fn lacks(&self, beside: Self::Beside, row: Self::Row) -> u8;

    /// The ranks of which one more tile leaves fewer than `lacking` tiles lacking. Of ranks held
    /// four times it may say anything.
    #[inline(always)]
    fn lowering(&self, suit: Suit, word: u64, beside: Self::Beside, lacking: u8) -> RankSet {
        let mut ranks = 0;
        for rank in 0..u32::from(suit.ranks()) {
            let row = self.of_suit(suit, word + (1 << (4 * rank)));
            ranks |= u64::from(self.lacks(beside, row) < lacking) << (4 * rank);
        }
        RankSet::from_word(ranks)
    }
}

/// Rows computed rank by rank, for any tiles in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Direct {
    /// Only these can be added.
    pub(crate) in_play: TileSet,
}

/// Nothing to keep: rows are computed from the word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoKey;

impl Rows for Direct {
    type Row = Row;
    type Beside = (Row, usize);
    type Key = NoKey;

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
        let in_play = (self.in_play & TileSet::of_suit(suit)).bits() >> (9 * suit.index());
        let mut prefix = Prefix::START;
        for rank in 1..=suit.ranks() {
            let held = counts.get(rank);
            let most = if in_play >> (rank - 1) & 1 == 1 { held.max(4) } else { held };
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
