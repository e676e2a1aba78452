//! All numbers of two bytes that tables hold, in one table.
//!
//! A number of two bytes and where its part begins never reach beyond the whole table, nor does the
//! line of a suit, so none of these look-ups needs a check or a mask, and no part is filled up.

/// The parts one after the other, each from its beginning below on.
static NUMBERS: [u16; LEN] = *include!(concat!(env!("OUT_DIR"), "/numbers.rs"));

/// The beginning of a line of rows, in fours, by the ranks 1–4 in base 5; then the honors'.
pub(super) const LEFT: usize = 0;
/// The column of a row, by the ranks 5–9 in base 5; then the honors', by 5–7.
pub(super) const RIGHT: usize = LEFT + 625 + 625;
/// Where the line of a suit begins among the cells of splits, and among those of waits.
pub(super) const SPLIT_BASES: usize = RIGHT + 3_125 + 125;
pub(super) const WAIT_BASES: usize = SPLIT_BASES + LINES;
/// The number of a suit's state, and above it the lowest bits of the base of the line that it belongs to.
pub(super) const WAIT_CELLS: usize = WAIT_BASES + LINES;
const LEN: usize = WAIT_CELLS + 57_534;

/// Where the lines of number suits end and those of the honors begin, and how many both are.
pub(super) const NUMBER_LINES: usize = 15_625;
const LINES: usize = NUMBER_LINES + 750;

/// The largest number that is looked up without a check: of two bytes, beside one more tile.
const _: () = assert!(RIGHT + 0xFFFF + 626 < LEN);

#[inline(always)]
pub(super) fn number_at(place: usize) -> u16 {
    NUMBERS[place]
}

/// The numbers from a place on, which a key of two bytes has to give.
#[inline(always)]
pub(super) fn numbers_from<const N: usize>(part: usize, key: u16) -> &'static [u16; N] {
    let Some(numbers) = NUMBERS[part + usize::from(key)..].first_chunk() else {
        unreachable!("behind a key of two bytes there is enough")
    };
    numbers
}
