//! The trait of row sources, and the questions about hands that rows answer. `direct` and `table`
//! implement it.

use super::after::{AfterDiscard, AnotherForm, Listable};
use crate::engine::numbers::Numbers;
use crate::tile::{Counts, RankSet, Suit, Tile, TileSet};

/// A source of rows. A row has the number of tiles a suit lacks for each number of mentsu, without
/// and with a jantou.
pub(crate) trait Rows: Copy {
    /// The rows with all 34 kinds in play.
    const ALL_KINDS: Self;

    /// The rows with the 27 kinds of sanma.
    const SANMA: Self;

    /// A row, or a number for it.
    type Row: Copy + PartialEq;

    /// The answer of [`beside`](Rows::beside).
    type Beside: Copy;

    /// The key of a suit, which each drawn or discarded tile updates.
    type Key: Copy + core::fmt::Debug;

    /// The kinds in play.
    fn in_play(&self) -> TileSet;

    /// Whether the rows are correct for this man suit, which may hold kinds out of play.
    fn knows_man(&self, word: u64) -> bool;

    /// The key of a suit's word.
    fn key(&self, suit: Suit, word: u64) -> Self::Key;

    /// The keys of a hand's four suits.
    #[inline(always)]
    fn keys(&self, [man, pin, sou, honors]: [u64; 4]) -> [Self::Key; 4] {
        [
            self.key(Suit::Man, man),
            self.key(Suit::Pin, pin),
            self.key(Suit::Sou, sou),
            self.key(Suit::Honor, honors),
        ]
    }

    /// The key with one tile more.
    fn with(&self, key: Self::Key, tile: Tile) -> Self::Key;

    /// The key with one tile fewer.
    fn without(&self, key: Self::Key, tile: Tile) -> Self::Key;

    /// The row of a suit's word and key.
    fn of_key(&self, suit: Suit, word: u64, key: Self::Key) -> Self::Row;

    /// The row of a suit's word.
    fn of_suit(&self, suit: Suit, word: u64) -> Self::Row;

    /// The rows of a hand's four suits, by their words and keys.
    #[inline(always)]
    fn of_hand(&self, words: [u64; 4], keys: [Self::Key; 4]) -> [Self::Row; 4] {
        // Unrolled by hand: a map over an array becomes a loop that branches on the suit.
        [
            self.of_key(Suit::Man, words[0], keys[0]),
            self.of_key(Suit::Pin, words[1], keys[1]),
            self.of_key(Suit::Sou, words[2], keys[2]),
            self.of_key(Suit::Honor, words[3], keys[3]),
        ]
    }

    /// The row of two suits, or groups of suits, taken together.
    fn combine(&self, left: Self::Row, right: Self::Row) -> Self::Row;

    /// The numbers of a row.
    fn numbers(&self, row: Self::Row) -> Numbers;

    /// The other suits' row for this many mentsu in all, prepared for questions about one suit.
    fn beside(&self, others: Self::Row, mentsu: usize) -> Self::Beside;

    /// How many tiles a suit's row and the others together lack for the mentsu and a jantou.
    fn lacks(&self, beside: Self::Beside, row: Self::Row) -> u8;

    /// The rows of a suit with one more tile of each rank. For ranks that don't exist or are held
    /// four times it may be any row.
    #[inline(always)]
    fn one_more(&self, suit: Suit, word: u64, _: Self::Key) -> [Self::Row; 9] {
        core::array::from_fn(|rank| {
            if rank < usize::from(suit.ranks()) {
                self.of_suit(suit, word + (1 << (4 * rank)))
            } else {
                self.of_suit(suit, word)
            }
        })
    }

    /// The ranks among the first `ranks` of which one more tile leaves fewer than `lacking` tiles
    /// lacking, given the rows of [`one_more`](Rows::one_more). Undefined for ranks held four
    /// times.
    #[inline(always)]
    fn lowering(
        &self,
        ranks: u8,
        one_more: &[Self::Row; 9],
        beside: Self::Beside,
        lacking: u8,
    ) -> RankSet {
        let mut lowering = 0;
        for (rank, &row) in one_more[..usize::from(ranks)].iter().enumerate() {
            lowering |= u64::from(self.lacks(beside, row) < lacking) << (4 * rank);
        }
        RankSet::from_word(lowering)
    }

    /// Fills in the hand after each discard, in order of kind, and returns their number; `None` if
    /// there is no faster way than the other methods.
    #[inline(always)]
    fn each_discard(
        &self,
        _concealed: &Counts,
        _mentsu: usize,
        _listable: &Listable,
        _other: &AnotherForm,
        _each: &mut [impl AfterDiscard; 16],
    ) -> Option<usize> {
        None
    }
}

/// How many mentsu this many concealed tiles need.
#[inline(always)]
pub(crate) fn mentsu_needed(total: u8) -> usize {
    usize::from(total / 3).min(4)
}

/// How many tiles four suits lack for this many mentsu and a jantou.
#[inline(always)]
pub(crate) fn lacking<R: Rows>(rows: &R, words: [u64; 4], mentsu: usize) -> u8 {
    let [man, pin, sou, honors] = rows.of_hand(words, rows.keys(words));
    let numbers = rows.beside(rows.combine(man, pin), mentsu);
    rows.lacks(numbers, rows.combine(sou, honors))
}

/// The rows of a hand, combined into the groups that a question about one more tile needs.
pub(crate) struct RowGroups<R: Rows> {
    keys: [R::Key; 4],
    /// For each suit, the other three together.
    others: [R::Beside; 4],
    lacking: u8,
}

impl<R: Rows> RowGroups<R> {
    #[inline(always)]
    pub(crate) fn new(rows: &R, words: [u64; 4], mentsu: usize) -> RowGroups<R> {
        let keys = rows.keys(words);
        let [man, pin, sou, honors] = rows.of_hand(words, keys);
        let (man_pin, sou_honors) = (rows.combine(man, pin), rows.combine(sou, honors));
        let others = [
            rows.beside(rows.combine(pin, sou_honors), mentsu),
            rows.beside(rows.combine(man, sou_honors), mentsu),
            rows.beside(rows.combine(man_pin, honors), mentsu),
            rows.beside(rows.combine(man_pin, sou), mentsu),
        ];
        RowGroups { keys, others, lacking: rows.lacks(others[0], man) }
    }

    /// How many tiles the hand lacks for the mentsu and a jantou.
    #[inline(always)]
    pub(crate) fn lacking(&self) -> u8 {
        self.lacking
    }

    /// The tiles of which one more leaves fewer lacking, as a bit in each nibble of the suits'
    /// words. Undefined for tiles held four times, unless a fifth copy is imagined.
    #[inline(always)]
    pub(crate) fn lowering(&self, rows: &R, words: [u64; 4]) -> [u64; 4] {
        // Unrolled by hand, as in `of_hand`: a closure or loop would stay a call for each suit.
        [
            self.lowering_of(rows, Suit::Man, words[0]),
            self.lowering_of(rows, Suit::Pin, words[1]),
            self.lowering_of(rows, Suit::Sou, words[2]),
            self.lowering_of(rows, Suit::Honor, words[3]),
        ]
    }

    #[inline(always)]
    fn lowering_of(&self, rows: &R, suit: Suit, word: u64) -> u64 {
        let one_more = rows.one_more(suit, word, self.keys[suit.index()]);
        rows.lowering(suit.ranks(), &one_more, self.others[suit.index()], self.lacking).word()
    }
}
