//! The parts of the table of bytes, and the numbers that lead into them.

use crate::engine::numbers::Numbers;
use crate::engine::shape::Row;
use crate::engine::table::HAS_INDEX;

/// The rows of suits, by line and column, come first. From here on: how many tiles are lacking for
/// the mentsu and a jantou, by the row of the last suit, in 183 distinct lines.
pub(super) const BESIDE: usize = 320 * 680 + 35 * 20;
/// From here on, in as many lines: the index in [`CELLS`] of the row's numbers that are part of the
/// least sum. Only the one-pass discards of the index need them.
pub(super) const CHEAPEST: usize = BESIDE + LINES * ROWS;
/// From here on the products of rows, a line of 256 for each row.
pub(super) const PRODUCTS: usize = CHEAPEST + if HAS_INDEX { LINES * ROWS } else { 0 };
/// The length of the array: no pair of rows, and no line (in fours) plus column, leads beyond it.
pub(super) const LEN: usize = {
    let (of_pairs, of_suits) = (PRODUCTS + (1 << 16), 4 * 0xFFFF + 0xFFFF + 1);
    if of_pairs > of_suits { of_pairs } else { of_suits }
};

/// The number of rows: 180 closed under combination, 10 more of sanma's man suit.
pub(super) const ROWS: usize = 190;
const LINES: usize = 183;

/// The largest index that is used without a check, besides those above.
const _: () = assert!(CHEAPEST + 0xFFFF + 256 <= LEN);

/// All rows in order, packed, and the number of each.
pub(super) static PACKED_ROWS: [u64; ROWS] = *include!(concat!(env!("OUT_DIR"), "/packed_rows.rs"));
pub(super) static ROW_NUMBERS: [u8; ROWS] = *include!(concat!(env!("OUT_DIR"), "/row_numbers.rs"));

/// The rows by their number; those after the last are never looked up.
pub(super) static ROWS_BY_NUMBER: [Numbers; 256] = {
    let mut rows = [Numbers::of(&Row::<5>::from_packed(0)); 256];
    let mut i = 0;
    while i < ROWS {
        rows[ROW_NUMBERS[i] as usize] = Numbers::of(&Row::<5>::from_packed(PACKED_ROWS[i]));
        i += 1;
    }
    rows
};

/// Sets of a row's ten numbers, a bit each.
pub(super) static CELLS: [u16; 256] = *include!(concat!(env!("OUT_DIR"), "/cells.rs"));

/// The lowest bit of each of a row's ten numbers. One more tile lowers a number by one or not at
/// all, so the bits that differ between two rows are the numbers lowered.
pub(super) static PARITIES: [u16; 256] = *include!(concat!(env!("OUT_DIR"), "/parities.rs"));

/// The beginning of a line within [`BESIDE`] or [`CHEAPEST`], by the number of mentsu and the row
/// of the other three suits.
pub(super) static BESIDE_LINES: [u16; 5 * 256] =
    *include!(concat!(env!("OUT_DIR"), "/beside_lines.rs"));
