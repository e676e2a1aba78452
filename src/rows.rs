//! Rows of suits, from wherever they come: computed directly, or by table.
//!
//! Shanten, ukeire and discards are written once against [`Rows`]; tests run both sources.

use crate::row::{Prefix, Row};
use crate::suit::SuitCounts;
use crate::tile::Suit;
use crate::tile_set::TileSet;

/// Where the rows of suits come from.
pub(crate) trait Rows: Copy {
    /// A row, or what stands for it.
    type Row: Copy + PartialEq;

    /// The row of a suit's word.
    fn of_suit(&self, suit: Suit, word: u64) -> Self::Row;

    /// The row of two suits, or groups of suits, together.
    fn combine(&self, left: Self::Row, right: Self::Row) -> Self::Row;

    /// How many tiles are lacking for so many mentsu and a jantou.
    fn lacks(&self, row: Self::Row, mentsu: usize) -> u8;

    /// The row with one more tile of each rank; of anything where four are held already.
    #[inline(always)]
    fn with_one_more(&self, suit: Suit, word: u64) -> [Self::Row; 9] {
        let mut rows = [self.of_suit(suit, word); 9];
        for (rank, row) in rows.iter_mut().enumerate().take(usize::from(suit.ranks())) {
            if word >> (4 * rank) & 0xF < 4 {
                *row = self.of_suit(suit, word + (1 << (4 * rank)));
            }
        }
        rows
    }
}

/// Rows computed rank by rank, for any tiles in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Direct {
    /// Only these can be added.
    pub(crate) in_play: TileSet,
}

impl Rows for Direct {
    type Row = Row;

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

    fn lacks(&self, row: Row, mentsu: usize) -> u8 {
        row.lacks(mentsu, true)
    }
}
