//! The table of bytes: the row of each suit, products of rows, and how many tiles they lack.
//!
//! One array holds all parts, so that no look-up needs a check: every index has two bytes, or is
//! four times such a number plus another, and can't leave the array. Every use begins with a key,
//! and making a key makes sure that the table is ready.

mod parts;
#[cfg_attr(not(feature = "derived"), path = "carried.rs")]
#[cfg_attr(feature = "derived", path = "derived.rs")]
mod stored;

use self::parts::{BESIDE, BESIDE_LINES, CELLS, CHEAPEST, PARITIES, PRODUCTS, ROWS_BY_NUMBER};
pub(super) use self::stored::be_ready;
use self::stored::{BYTES, Byte, value};
use super::numbers::{LEFT, RIGHT, number_at, numbers_from};
use crate::engine::numbers::Numbers;
use crate::tile::{RankSet, Suit, Tile};

/// The left and right keys of a suit word: its counts in base 5.
#[inline(always)]
fn halves(word: u64) -> (u16, u16) {
    // A byte of two nibbles is low + 16 × high, which is 11 × high more than low + 5 × high; two
    // such bytes, in base 25, are 256 − 25 = 231 × high too much. Every field only shrinks by a
    // part of itself, so nothing borrows. What remains are fields of 16 bits:
    //   bit  35…32    31…16      15…0
    //        rank 9   ranks 5–8  ranks 1–4
    let twos = word - 11 * (word >> 4 & 0x0F_0F0F_0F0F);
    let fours = twos - 231 * (twos >> 8 & 0xFF_00FF);
    (fours as u16, ((fours >> 16) as u16) + 625 * (fours >> 32) as u16)
}

/// The parts of two suits' keys that come from the ranks 1–8, without the offset of the honors.
/// Both suits are in one word, so each step of [`halves`] is done for both at once.
///
/// ```text
/// bit  63…48       47…32       31…16        15…0
///      second 5–8  second 1–4  first 5–8    first 1–4
/// ```
#[inline(always)]
fn eight_ranks_of_two(first: u64, second: u64) -> [u32; 2] {
    let words = first & 0xFFFF_FFFF | second << 32;
    let twos = words - 11 * (words >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
    let fours = twos - 231 * (twos >> 8 & 0x00FF_00FF_00FF_00FF);
    [fours as u32, (fours >> 32) as u32]
}

/// What a number suit's ninth rank adds to its key.
#[inline(always)]
fn ninth_rank(word: u64) -> u32 {
    const NINE: u32 = 625 << 16;
    NINE * (word >> 32) as u32
}

/// The place of a suit's row in the table: the left key in the lower 16 bits, the right one in the
/// upper. The left is at most 625 + 624 + 125 with one more tile, so nothing carries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowKey(u32);

/// The beginning of the honors' keys.
const HONORS: RowKey = RowKey::new(625, 3_125);

/// The number that one tile adds to its suit's keys.
static ONE_TILE: [RowKey; Tile::COUNT] = {
    let mut all = [RowKey(0); Tile::COUNT];
    let mut i = 0;
    while i < Tile::COUNT {
        let rank = i as u32 % 9;
        all[i] = if rank < 4 {
            RowKey::new(5u16.pow(rank), 0)
        } else {
            RowKey::new(0, 5u16.pow(rank - 4))
        };
        i += 1;
    }
    all
};

#[inline(always)]
fn byte_at(place: usize) -> u8 {
    value(&BYTES[place])
}

impl RowKey {
    /// The keys of a hand's four suits.
    #[inline(always)]
    pub(super) fn of_hand([man, pin, sou, honors]: [u64; 4]) -> [RowKey; 4] {
        be_ready();
        let ([m, p], [s, z]) = (eight_ranks_of_two(man, pin), eight_ranks_of_two(sou, honors));
        let [m, p, s] = [m + ninth_rank(man), p + ninth_rank(pin), s + ninth_rank(sou)];
        // Honors have no ninth rank.
        [RowKey(m), RowKey(p), RowKey(s), RowKey(z + HONORS.0)]
    }

    #[inline(always)]
    pub(super) fn with(self, tile: Tile) -> RowKey {
        RowKey(self.0 + ONE_TILE[tile.index()].0)
    }

    #[inline(always)]
    pub(super) fn without(self, tile: Tile) -> RowKey {
        RowKey(self.0 - ONE_TILE[tile.index()].0)
    }

    const fn new(left: u16, right: u16) -> RowKey {
        RowKey(left as u32 | (right as u32) << 16)
    }

    #[inline(always)]
    pub(super) fn of_suit(suit: Suit, word: u64) -> RowKey {
        be_ready();
        let (left, right) = halves(word);
        let honors = if suit == Suit::Honor { HONORS.0 } else { 0 };
        RowKey(RowKey::new(left, right).0 + honors)
    }

    #[inline(always)]
    const fn left(self) -> u16 {
        self.0 as u16
    }

    #[inline(always)]
    const fn right(self) -> u16 {
        (self.0 >> 16) as u16
    }

    #[inline(always)]
    fn line(left: u16) -> usize {
        4 * usize::from(number_at(LEFT + usize::from(left)))
    }

    #[inline(always)]
    fn column(right: u16) -> usize {
        usize::from(number_at(RIGHT + usize::from(right)))
    }

    #[inline(always)]
    pub(super) fn row(self) -> u8 {
        byte_at(RowKey::line(self.left()) + RowKey::column(self.right()))
    }

    /// The rows with one more tile of each rank; after the honors' seven, any row.
    #[inline(always)]
    pub(super) fn one_more(self) -> [u8; 9] {
        let (line, column) = (RowKey::line(self.left()), RowKey::column(self.right()));
        // Written out, since the compiler doesn't unroll a loop over the ranks.
        let lines: &[u16; 126] = numbers_from(LEFT, self.left());
        let columns: &[u16; 626] = numbers_from(RIGHT, self.right());
        let in_column: &[Byte; 4 * 0xFFFF + 1] = row_window(column);
        let on_the_left = |one: usize| value(&in_column[4 * usize::from(lines[one])]);
        let on_the_right = |one: usize| byte_at(line + usize::from(columns[one]));
        [
            on_the_left(1),
            on_the_left(5),
            on_the_left(25),
            on_the_left(125),
            on_the_right(1),
            on_the_right(5),
            on_the_right(25),
            on_the_right(125),
            on_the_right(625),
        ]
    }
}

/// The numbers of a row.
#[inline(always)]
pub(super) fn numbers_of(row: u8) -> Numbers {
    ROWS_BY_NUMBER[usize::from(row)]
}

/// The rows from a column of the first line on: the lines begin at multiples of four from here.
#[inline(always)]
fn row_window<const N: usize>(column: usize) -> &'static [Byte; N] {
    let Some(window) = BYTES[column..].first_chunk() else {
        unreachable!("a column is two bytes, and enough follows")
    };
    window
}

/// The row of two suits, or groups of suits, taken together.
#[inline(always)]
pub(super) fn combine(left: u8, right: u8) -> u8 {
    byte_at(PRODUCTS + (usize::from(left) << 8 | usize::from(right)))
}

/// How many tiles a suit lacks given the others, by its row.
#[derive(Clone, Copy)]
pub(crate) struct Beside(&'static [Byte; 256]);

impl Beside {
    #[inline(always)]
    pub(super) fn lacks(self, row: u8) -> u8 {
        value(&self.0[usize::from(row)])
    }
}

/// The other suits' line for a suit's row.
#[derive(Clone, Copy)]
pub(crate) struct BesideLine(u16);

impl BesideLine {
    /// The line of the others' row and the number of mentsu.
    #[inline(always)]
    pub(super) fn new(others: u8, mentsu: usize) -> BesideLine {
        BesideLine(BESIDE_LINES[mentsu << 8 | usize::from(others)])
    }

    /// How many tiles are lacking, for each row.
    #[inline(always)]
    pub(super) fn lacks(self) -> Beside {
        let Some(line) = BYTES[BESIDE + usize::from(self.0)..].first_chunk() else {
            unreachable!("after two bytes there always is one")
        };
        Beside(line)
    }

    /// The numbers of a row that are part of the least sum, a bit each. If one of them is lowered
    /// by 1, the hand lacks one tile fewer.
    #[inline(always)]
    pub(super) fn cheapest(self, row: u8) -> u16 {
        let cells = byte_at(CHEAPEST + usize::from(self.0) + usize::from(row));
        CELLS[usize::from(cells)]
    }
}

/// The lowest bit of each of a row's numbers. One more tile lowers those in which the rows before
/// and after differ.
#[inline(always)]
pub(super) fn parities(row: u8) -> u16 {
    PARITIES[usize::from(row)]
}

/// The ranks of which one more tile leaves fewer lacking, a bit in each nibble.
#[inline(always)]
pub(super) fn lowering(ranks: u8, one_more: &[u8; 9], beside: Beside, lacking: u8) -> u64 {
    let lacks = |rank: usize| u64::from(beside.lacks(one_more[rank]));
    let mut each = 0;
    if ranks > 7 {
        each = lacks(8) << 4 | lacks(7);
    }
    each = each << 4 | lacks(6);
    each = each << 4 | lacks(5);
    each = each << 4 | lacks(4);
    each = each << 4 | lacks(3);
    each = each << 4 | lacks(2);
    each = each << 4 | lacks(1);
    each = each << 4 | lacks(0);
    // One more tile leaves as many lacking or one fewer, so the lowest bit of a nibble differs
    // from that of `lacking` exactly where it is one fewer.
    let ones = RankSet::ALL.word() >> (36 - 4 * u32::from(ranks));
    (each ^ (u64::from(lacking) * ones)) & ones
}
