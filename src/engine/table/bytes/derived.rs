//! The table of bytes, derived by its first use. **This is global state**, the only one of the
//! library.
//!
//! The binary holds what the build script finds by looking at every suit: which left and which
//! right halves of suits are equivalent, and the numbers of the rows. From these the rows of all
//! pairs of halves, their products and what they lack take milliseconds, and the binary is 320 KB
//! smaller.
//!
//! Bytes are atomic, since without `unsafe` no other static can be written. Threads that derive at
//! the same time write the same bytes, and a thread that sees the flag sees all bytes. A relaxed
//! load is a plain load.

use core::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use super::parts::{
    BESIDE, BESIDE_LINES, CELLS, CHEAPEST, LEN, PACKED_ROWS, PRODUCTS, ROW_NUMBERS, ROWS,
};
use crate::engine::shape::{Prefix, Row};
use crate::engine::table::HAS_INDEX;
use crate::engine::table::numbers::{LEFT, RIGHT, number_at};

/// A byte of the table.
pub(super) type Byte = AtomicU8;

pub(super) static BYTES: [Byte; LEN] = [const { AtomicU8::new(0) }; LEN];

static IS_READY: AtomicBool = AtomicBool::new(false);

#[inline(always)]
pub(super) fn value(byte: &Byte) -> u8 {
    byte.load(Ordering::Relaxed)
}

/// Derives the table unless that has been done.
#[inline(always)]
pub(in crate::engine::table) fn be_ready() {
    if !IS_READY.load(Ordering::Acquire) {
        derive();
    }
}

#[cold]
#[inline(never)]
fn derive() {
    NUMBER_SUITS.derive();
    HONORS.derive();
    derive_pairs();
    IS_READY.store(true, Ordering::Release);
}

fn put(place: usize, byte: u8) {
    BYTES[place].store(byte, Ordering::Relaxed);
}

/// The number of a packed row; any number for what isn't one, which is never looked up.
fn row_number(packed: u64) -> u8 {
    PACKED_ROWS.binary_search(&packed).map_or(0, |place| ROW_NUMBERS[place])
}

/// The lines and columns of number suits, or of honors.
struct Halves {
    /// The places among the numbers of the lines of the first four ranks, and of the columns of the
    /// others.
    lines: usize,
    columns: usize,
    /// How many columns there are.
    width: usize,
    /// What a tile adds to the key of the other ranks, from the last rank on.
    right: &'static [usize],
    has_shuntsu: bool,
}

const NUMBER_SUITS: Halves = Halves {
    lines: LEFT,
    columns: RIGHT,
    width: 680,
    right: &[625, 125, 25, 5, 1],
    has_shuntsu: true,
};

const HONORS: Halves = Halves {
    lines: LEFT + 625,
    columns: RIGHT + 3_125,
    width: 20,
    right: &[25, 5, 1],
    has_shuntsu: false,
};

/// A number for each column, eight in a word: a compiler that minds size makes no vectors of bytes.
type Columns = [u64; COLUMN_WORDS];
const COLUMN_WORDS: usize = NUMBER_SUITS.width / 8;

/// The lowest and the highest bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = 0x80 * ONES;

/// More tiles than any hand lacks; twice as many are below 128.
const NEVER: u8 = 60;

/// The lesser of numbers below 128, byte by byte.
fn lesser(left: u64, right: u64) -> u64 {
    let is_left = ((right | HIGHEST) - left) & HIGHEST;
    let is_left = (is_left << 1).wrapping_sub(is_left >> 7);
    right ^ (left ^ right) & is_left
}

impl Halves {
    /// Writes the rows of all lines and columns.
    fn derive(&self) {
        // A suit read from its last rank is a suit, too: by the state in which the left half ends
        // and the number of mentsu the fewest tiles of each column, side by side.
        let mut right: [[Columns; 5]; 18] = [[[0; COLUMN_WORDS]; 5]; 18];
        self.each(&Prefix::START, self.right, 0, &mut |key, prefix| {
            let column = usize::from(number_at(self.columns + key));
            for (state, of_state) in right.iter_mut().enumerate() {
                let fewest = prefix.fewest(state / 9, [state / 3 % 3, state % 3]);
                for (of_mentsu, &fewest) in of_state.iter_mut().zip(fewest) {
                    of_mentsu[column / 8] |= u64::from(fewest.min(NEVER)) << (8 * (column % 8));
                }
            }
        });
        self.each(&Prefix::START, &[1, 5, 25, 125], 0, &mut |key, left| {
            let line = |key| number_at(self.lines + key);
            if (0..key).all(|other| line(other) != line(key)) {
                self.put_line(4 * usize::from(line(key)), left, &right);
            }
        });
    }

    /// Visits the state after each half of these ranks, with its key.
    fn each(
        &self,
        prefix: &Prefix,
        ranks: &[usize],
        key: usize,
        visit: &mut dyn FnMut(usize, &Prefix),
    ) {
        let Some((one, ranks)) = ranks.split_first() else { return visit(key, prefix) };
        for held in 0..5 {
            let prefix = prefix.then(held, 4, self.has_shuntsu);
            self.each(&prefix, ranks, key + usize::from(held) * one, visit);
        }
    }

    /// Writes the rows of a left half with each right one.
    fn put_line(&self, line: usize, left: &Prefix, right: &[[Columns; 5]; 18]) {
        let words = self.width.div_ceil(8);
        let mut fewest: [[Columns; 5]; 2] = [[[u64::MAX - HIGHEST; COLUMN_WORDS]; 5]; 2];
        for (state, jantou) in (0..9).flat_map(|open| [(open, 0), (9 + open, 0), (open, 1)]) {
            // Shuntsu that are open to both sides are the same: what began at the last rank of the
            // one side ends at the second of the other. Both sides count them.
            let open = [state / 3 % 3, state % 3];
            let mirrored = 9 * jantou + 3 * open[1] + open[0];
            let shared = open[0] + open[1];
            let fewest = &mut fewest[state / 9 + jantou];
            for (mentsu, &tiles) in left.fewest(state / 9, open).iter().enumerate().skip(shared) {
                let tiles = u64::from(tiles.min(NEVER)) * ONES;
                let behind = right[mirrored][shared..].iter();
                for (best, of_right) in fewest[mentsu..].iter_mut().zip(behind) {
                    for (best, more) in best[..words].iter_mut().zip(of_right) {
                        *best = lesser(*best, tiles + more);
                    }
                }
            }
        }
        let mut last = (0, row_number(0));
        for word in 0..words {
            // Two numbers a byte, in order.
            let mut pairs = [0; 5];
            for (n, of_mentsu) in fewest.as_flattened().iter().enumerate() {
                pairs[n / 2] = pairs[n / 2] << 4 | lesser(of_mentsu[word], 15 * ONES);
            }
            for column in 8 * word..self.width.min(8 * word + 8) {
                let pair = |pair: u64| pair >> (8 * (column % 8)) & 0xFF;
                let packed = pairs.iter().fold(0, |packed, &of_row| packed << 8 | pair(of_row));
                // Neighbours are often equal.
                if last.0 != packed {
                    last = (packed, row_number(packed));
                }
                put(line + column, last.1);
            }
        }
    }
}

/// Writes how many tiles each pair of rows lacks, and the products.
fn derive_pairs() {
    let mut rows = [Row::from_packed(0); ROWS];
    for (&packed, &number) in PACKED_ROWS.iter().zip(&ROW_NUMBERS) {
        rows[usize::from(number)] = Row::from_packed(packed);
    }
    for (a, left) in rows.iter().enumerate() {
        for (b, right) in rows[..=a].iter().enumerate() {
            let both = left.combine(right);
            // A hand has one man suit: products with two of sanma's never occur.
            let product = if b < 180 { row_number(both.packed()) } else { 0 };
            for (a, b) in [(a, b), (b, a)] {
                put(PRODUCTS + (a << 8 | b), product);
                for mentsu in 0..5 {
                    put(BESIDE + line_beside(mentsu, a) + b, both.lacks(mentsu, true).min(15));
                }
            }
        }
    }
    if HAS_INDEX {
        derive_cheapest(&rows);
    }
}

/// The beginning of the line for a row of the other suits.
fn line_beside(mentsu: usize, row: usize) -> usize {
    usize::from(BESIDE_LINES[mentsu << 8 | row])
}

/// Writes which of a row's numbers are part of the least sum, for each pair of rows.
fn derive_cheapest(rows: &[Row; ROWS]) {
    for mentsu in 0..5 {
        for (a, left) in rows.iter().enumerate() {
            let line = line_beside(mentsu, a);
            for (b, right) in rows.iter().enumerate() {
                let number = |place: usize| {
                    let (of_right, jantou) = (place / 2, place % 2 == 1);
                    let lacks =
                        left.lacks(mentsu - of_right, !jantou) + right.lacks(of_right, jantou);
                    (lacks, 1 << place)
                };
                let numbers = || (0..2 * mentsu + 2).map(number);
                let least = numbers().map(|(lacks, _)| lacks).min();
                let cheapest = numbers().filter(|&(lacks, _)| Some(lacks) == least);
                let cheapest: u16 = cheapest.map(|(_, bit)| bit).sum();
                let cell = CELLS.iter().position(|&cell| cell == cheapest);
                put(CHEAPEST + line + b, cell.unwrap_or(0) as u8);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_that_of_the_build_script() {
        be_ready();
        let carried = include_bytes!(concat!(env!("OUT_DIR"), "/bytes.bin"));
        assert_eq!(carried.len(), BYTES.len());
        let wrong = BYTES.iter().zip(carried).position(|(byte, carried)| value(byte) != *carried);
        assert_eq!(wrong, None);
    }
}
