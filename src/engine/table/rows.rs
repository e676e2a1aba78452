//! Rows of suits and their products, a byte each, and how many tiles they lack.

use super::bytes::{Beside, BesideLine, RowKey, be_ready, combine, lowering, numbers_of};
use super::{HAS_INDEX, discards};
use crate::engine::Rows;
use crate::engine::after::{AfterDiscard, AnotherForm, Listable};
use crate::engine::numbers::Numbers;
use crate::tile::{Counts, RankSet, Suit, Tile, TileSet};

/// The row of sanma's man suit, by the counts of 1m and 9m in base 5.
static SANMA_MAN: [u8; 25] = *include_bytes!(concat!(env!("OUT_DIR"), "/sanma_man.bin"));

/// Rows by table, for the 34 kinds or sanma's 27.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableRows {
    sanma: bool,
}

impl Rows for TableRows {
    const ALL_KINDS: TableRows = TableRows { sanma: false };
    const SANMA: TableRows = TableRows { sanma: true };

    type Row = u8;
    type Beside = Beside;
    type Key = RowKey;

    #[inline(always)]
    fn in_play(&self) -> TileSet {
        if self.sanma { TileSet::SANMA } else { TileSet::ALL }
    }

    #[inline(always)]
    fn knows_man(&self, word: u64) -> bool {
        !self.sanma || is_sanma_man(word)
    }

    #[inline(always)]
    fn key(&self, suit: Suit, word: u64) -> RowKey {
        RowKey::of_suit(suit, word)
    }

    #[inline(always)]
    fn keys(&self, words: [u64; 4]) -> [RowKey; 4] {
        RowKey::of_hand(words)
    }

    #[inline(always)]
    fn with(&self, key: RowKey, tile: Tile) -> RowKey {
        key.with(tile)
    }

    #[inline(always)]
    fn without(&self, key: RowKey, tile: Tile) -> RowKey {
        key.without(tile)
    }

    #[inline(always)]
    fn of_key(&self, suit: Suit, word: u64, key: RowKey) -> u8 {
        if self.sanma { sanma_row(suit, word) } else { key.row() }
    }

    #[inline(always)]
    fn of_suit(&self, suit: Suit, word: u64) -> u8 {
        if self.sanma {
            return sanma_row(suit, word);
        }
        RowKey::of_suit(suit, word).row()
    }

    #[inline(always)]
    fn combine(&self, left: u8, right: u8) -> u8 {
        combine(left, right)
    }

    #[inline(always)]
    fn numbers(&self, row: u8) -> Numbers {
        numbers_of(row)
    }

    #[inline(always)]
    fn beside(&self, others: u8, mentsu: usize) -> Beside {
        BesideLine::new(others, mentsu).lacks()
    }

    #[inline(always)]
    fn lacks(&self, beside: Beside, row: u8) -> u8 {
        beside.lacks(row)
    }

    #[inline(always)]
    fn one_more(&self, suit: Suit, word: u64, key: RowKey) -> [u8; 9] {
        if self.sanma && suit == Suit::Man {
            // Only 1m and 9m can come; any other tile leaves the row unchanged.
            let mut rows = [sanma_row(suit, word); 9];
            for rank in [0, 8] {
                if word >> (4 * rank) & 0xF < 4 {
                    rows[rank] = sanma_row(suit, word + (1 << (4 * rank)));
                }
            }
            return rows;
        }
        key.one_more()
    }

    #[inline(always)]
    fn lowering(&self, ranks: u8, one_more: &[u8; 9], beside: Beside, lacking: u8) -> RankSet {
        RankSet::from_word(lowering(ranks, one_more, beside, lacking))
    }

    #[inline(always)]
    fn each_discard(
        &self,
        concealed: &Counts,
        mentsu: usize,
        listable: &Listable,
        other: &AnotherForm,
        each: &mut [impl AfterDiscard; 16],
    ) -> Option<usize> {
        if self.sanma || !HAS_INDEX {
            return None;
        }
        Some(discards::each(concealed, mentsu, listable, other, each))
    }
}

/// The row of a suit in sanma, whose man suit has two kinds. Hands that hold others never come
/// here.
#[inline]
fn sanma_row(suit: Suit, word: u64) -> u8 {
    if suit == Suit::Man && is_sanma_man(word) {
        be_ready();
        return SANMA_MAN[(word & 0xF) as usize + 5 * (word >> 32) as usize];
    }
    RowKey::of_suit(suit, word).row()
}

pub(super) fn is_sanma_man(word: u64) -> bool {
    word & 0x0_FFFF_FFF0 == 0
}
