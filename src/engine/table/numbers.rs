//! All two-byte numbers of the tables, in one array.
//!
//! The beginning of a part plus a two-byte number never exceeds the array, nor does the line of a
//! suit, so no look-up needs a check or a mask, and no part is padded.

/// The parts, each beginning at its constant below.
static NUMBERS: [u16; LEN] = *include!(concat!(env!("OUT_DIR"), "/numbers.rs"));

/// The beginning of a line of rows, in fours, by the ranks 1–4 in base 5; then the honors'.
pub(super) const LEFT: usize = 0;
/// The column of a row, by the ranks 5–9 in base 5; then the honors', by 5–7.
pub(super) const RIGHT: usize = LEFT + 625 + 625;
/// Where the line of a suit begins among the cells of splits, and among those of waits.
pub(super) const SPLIT_BASES: usize = RIGHT + 3_125 + 125;
pub(super) const WAIT_BASES: usize = SPLIT_BASES + LINES;
/// The number of a suit's state, and above it the lowest bits of its line's base.
pub(super) const WAIT_CELLS: usize = WAIT_BASES + LINES;
const LEN: usize = WAIT_CELLS + 57_534;

/// Where the lines of number suits end and those of the honors begin, and how many both are.
pub(super) const NUMBER_LINES: usize = 15_625;
const LINES: usize = NUMBER_LINES + 750;

/// The largest number that is looked up without a check: of two bytes, plus one more tile.
const _: () = assert!(RIGHT + 0xFFFF + 626 < LEN);

#[inline(always)]
pub(super) fn number_at(place: usize) -> u16 {
    NUMBERS[place]
}

/// The `N` numbers from a two-byte key on.
#[inline(always)]
pub(super) fn numbers_from<const N: usize>(part: usize, key: u16) -> &'static [u16; N] {
    let Some(numbers) = NUMBERS[part + usize::from(key)..].first_chunk() else {
        unreachable!("a two-byte key leaves enough of the array")
    };
    numbers
}
