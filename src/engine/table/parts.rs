//! The parts of the table of bytes, and the numbers that lead into them.

use super::HAS_INDEX;

/// The rows of suits, by line and column, stand first; from here on how many tiles are lacking for the mentsu
/// and a jantou, by the row of the one suit left: 183 lines, of which equal ones are stored once.
pub(super) const BESIDE: usize = 320 * 680 + 35 * 20;
/// From here on, in as many lines, the number in [`CELLS`] of those of a row's numbers that are part of so
/// small a sum. They are for all discards in one pass, which is a part of the index.
pub(super) const CHEAPEST: usize = BESIDE + LINES * ROWS;
/// From here on the row of two rows together, a line of 256 for each.
pub(super) const PRODUCTS: usize = CHEAPEST + if HAS_INDEX { LINES * ROWS } else { 0 };
/// How many bytes there are: a pair of rows is two bytes, and so are a line in fours and a column.
pub(super) const LEN: usize = {
    let (of_pairs, of_suits) = (PRODUCTS + (1 << 16), 4 * 0xFFFF + 0xFFFF + 1);
    if of_pairs > of_suits { of_pairs } else { of_suits }
};

/// How many rows there are: 180 closed under combination, 10 more of sanma's man suit.
pub(super) const ROWS: usize = 190;
const LINES: usize = 183;

/// The largest places that are looked up without a check, but for those above.
const _: () = assert!(CHEAPEST + 0xFFFF + 256 <= LEN);

/// Sets of a row's ten numbers, a bit each.
pub(super) static CELLS: [u16; 256] = *include!(concat!(env!("OUT_DIR"), "/cells.rs"));

/// The lowest bit of each of a row's ten numbers. One more tile lowers them by one or not at all, so
/// where two rows differ here tells which.
pub(super) static PARITIES: [u16; 256] = *include!(concat!(env!("OUT_DIR"), "/parities.rs"));

/// Where the line beside a suit begins among the others of [`BESIDE`] or [`CHEAPEST`], for a number of mentsu
/// and the row of all suits but one.
pub(super) static BESIDE_LINES: [u16; 5 * 256] =
    *include!(concat!(env!("OUT_DIR"), "/beside_lines.rs"));
