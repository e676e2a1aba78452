//! Answers by table, the same as those of [`direct`](super::direct) and faster.
//!
//! **Rows** ([`rows`]). What shanten needs of a suit is a [`Row`](super::shape::Row) of ten
//! numbers. All number suits together have 126 of them, honors 55 (130 together); closed under
//! combination they are 180, and with the man suit of sanma 190. So a suit is one byte, two suits
//! together are a look-up in a table of products, and a hand is four look-ups and three products.
//! The ranks 1–4 of a number suit in base 5 lead to one of 320 classes, its ranks 5–9 to one of
//! 680; a table of both holds the row. Honors: 35 and 20 classes.
//!
//! **Waits and splits** ([`waits`], [`splits`]). Of 1,953,125 vectors of a number suit 83,166 are
//! complete or a tile away, and 21,743 are complete. So these tables are sparse: the ranks 1–6 lead
//! to a line of 125 cells, the ranks 7–9 are its column, and lines are laid over one another so
//! that full cells never meet. A full cell names its line.
//!
//! [`packing`] is what a cell holds. The tests prove every row, every product and every cell
//! against definitions written differently, over their whole domains; so every hand of every size
//! is proven.
//!
//! With the feature `rows` alone there are only rows.

#![cfg_attr(not(feature = "index"), allow(dead_code, reason = "rows alone need less of it"))]

mod bytes;
#[cfg(all(test, feature = "index"))]
mod census;
mod discards;
mod numbers;
#[cfg(feature = "index")]
mod packing;
mod rows;
#[cfg(feature = "index")]
mod splits;
#[cfg(all(test, feature = "index"))]
mod tests;
#[cfg(feature = "index")]
mod waits;

use self::numbers::NUMBER_LINES;
pub(crate) use self::rows::TableRows as QuickRows;
#[cfg(feature = "index")]
pub(crate) use self::splits::{SplitsWith, each_split, is_standard_win};
#[cfg(feature = "index")]
pub(crate) use self::waits::standard_waits;

/// Whether there are tables for all questions, or for rows alone.
const HAS_INDEX: bool = cfg!(feature = "index");

/// Three neighbouring nibbles of a suit word as a number in base 5. No count reaches 8, so the
/// highest of the twelve bits is never set, and 2,048 entries are all.
static THREE_RANKS: [u8; 2_048] = {
    let mut keys = [0; 2_048];
    let mut nibbles = 0;
    while nibbles < 2_048 {
        let key = (nibbles & 0xF) + 5 * (nibbles >> 4 & 0xF) + 25 * (nibbles >> 8);
        keys[nibbles] = if key < 125 { key as u8 } else { 0 };
        nibbles += 1;
    }
    keys
};

/// The same times 125, for the higher three ranks of six, so that nothing is multiplied.
static NEXT_THREE_RANKS: [u16; 2_048] = {
    let (mut keys, mut nibbles) = ([0; 2_048], 0);
    while nibbles < 2_048 {
        keys[nibbles] = 125 * THREE_RANKS[nibbles] as u16;
        nibbles += 1;
    }
    keys
};

#[inline(always)]
fn next_three_ranks(word: u64) -> usize {
    usize::from(NEXT_THREE_RANKS[word as usize % NEXT_THREE_RANKS.len()])
}

#[inline(always)]
fn three_ranks(word: u64) -> usize {
    usize::from(THREE_RANKS[word as usize % THREE_RANKS.len()])
}

/// The line of a number suit in the sparse tables, by its ranks 1–6, and the column, by 7–9.
#[inline(always)]
fn line_and_column(word: u64) -> (usize, usize) {
    (three_ranks(word) + next_three_ranks(word >> 12), three_ranks(word >> 24))
}

/// The line of the honors, by their ranks 1–4, and the column, by 5–7.
#[inline(always)]
fn honor_line_and_column(word: u64) -> (usize, usize) {
    let fourth = (word >> 12 & 0xF) as usize;
    (NUMBER_LINES + three_ranks(word) + 125 * fourth, three_ranks(word >> 16))
}
