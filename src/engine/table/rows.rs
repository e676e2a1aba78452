//! Rows of suits and their products, a byte each, and how many tiles they lack.

use super::numbers::{LEFT, RIGHT, number_at, numbers_from};
use crate::engine::Rows;
use crate::tile::{RankSet, Suit, Tile, TileSet};

/// A table from the build script, as an array.
macro_rules! table {
    ($name:literal) => {
        *include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".bin"))
    };
}

/// The rows of suits, by line and column; from [`PRODUCTS`] on the row of two rows together, 190 lines of
/// 256; from [`BESIDE`] on how many tiles are lacking for the mentsu and a jantou, by the row of the one
/// suit left, 183 lines of 256, of which equal ones are stored once.
///
/// In one table, since no look-up needs a check where enough follows: a line in fours and a column are
/// two bytes each, two rows are 65,536 pairs, and a line of `BESIDE` is one of 256.
static BYTES: [u8; BESIDE + (1 << 16)] = table!("bytes");

const PRODUCTS: usize = 320 * 680 + 35 * 20;
const BESIDE: usize = PRODUCTS + (190 << 8);

/// The row of sanma's man suit, by the counts of 1m and 9m in base 5.
static SANMA_MAN: [u8; 25] = table!("sanma_man");

/// The line of `BESIDE` for a number of mentsu and the row of all suits but one.
static BESIDE_LINE: [u8; 5 * 256] = table!("beside_line");

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

/// The keys of two suits, without where the honors' begin: their ranks 1–8 stand in one word, and go
/// through the same steps as in [`halves`] at once.
///
/// ```text
/// bit  63…48       47…32       31…16        15…0
///      second 5–8  second 1–4  first 5–8    first 1–4
/// ```
#[inline(always)]
fn two_keys(first: u64, second: u64) -> [u32; 2] {
    let words = first & 0xFFFF_FFFF | second << 32;
    let twos = words - 11 * (words >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
    let fours = twos - 231 * (twos >> 8 & 0x00FF_00FF_00FF_00FF);
    const NINE: u32 = 625 << 16;
    [
        fours as u32 + NINE * (first >> 32) as u32,
        (fours >> 32) as u32 + NINE * (second >> 32) as u32,
    ]
}

/// Rows by table, for the 34 kinds or sanma's 27.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableRows {
    sanma: bool,
}

/// Where a suit's row stands in the table: the left key in the lower 16 bits, the right one in the
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
fn row_at(place: usize) -> u8 {
    BYTES[place]
}

impl RowKey {
    const fn new(left: u16, right: u16) -> RowKey {
        RowKey(left as u32 | (right as u32) << 16)
    }

    #[inline(always)]
    fn of_suit(suit: Suit, word: u64) -> RowKey {
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
    fn row(self) -> u8 {
        row_at(RowKey::line(self.left()) + RowKey::column(self.right()))
    }

    /// The rows that one more tile of each rank leads to; behind the honors' seven stands anything.
    #[inline(always)]
    fn one_more(self) -> [u8; 9] {
        let (line, column) = (RowKey::line(self.left()), RowKey::column(self.right()));
        // Written out: a loop over the ranks would stay one.
        let lines: &[u16; 126] = numbers_from(LEFT, self.left());
        let columns: &[u16; 626] = numbers_from(RIGHT, self.right());
        let in_column: &[u8; 4 * 0xFFFF + 1] = row_window(column);
        let on_the_left = |one: usize| in_column[4 * usize::from(lines[one])];
        let on_the_right = |one: usize| row_at(line + usize::from(columns[one]));
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

/// The rows from a column of the first line on: the lines begin at multiples of four from here.
#[inline(always)]
fn row_window<const N: usize>(column: usize) -> &'static [u8; N] {
    let Some(window) = BYTES[column..].first_chunk() else {
        unreachable!("a column is two bytes, and enough follows")
    };
    window
}

impl Rows for TableRows {
    const ALL_KINDS: TableRows = TableRows { sanma: false };
    const SANMA: TableRows = TableRows { sanma: true };

    type Row = u8;
    /// A line of `BESIDE`.
    type Beside = &'static [u8; 256];
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
    fn keys(&self, [man, pin, sou, honors]: [u64; 4]) -> [RowKey; 4] {
        let ([man, pin], [sou, honors]) = (two_keys(man, pin), two_keys(sou, honors));
        [RowKey(man), RowKey(pin), RowKey(sou), RowKey(honors + HONORS.0)]
    }

    #[inline(always)]
    fn with(&self, key: RowKey, tile: Tile) -> RowKey {
        RowKey(key.0 + ONE_TILE[tile.index()].0)
    }

    #[inline(always)]
    fn without(&self, key: RowKey, tile: Tile) -> RowKey {
        RowKey(key.0 - ONE_TILE[tile.index()].0)
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
        BYTES[PRODUCTS + (usize::from(left) << 8 | usize::from(right))]
    }

    #[inline(always)]
    fn beside(&self, others: u8, mentsu: usize) -> &'static [u8; 256] {
        let line = usize::from(BESIDE_LINE[mentsu << 8 | usize::from(others)]);
        // 256 lines of 256: there always is one.
        BYTES[BESIDE + (line << 8)..].first_chunk().unwrap_or(&[0; 256])
    }

    #[inline(always)]
    fn lacks(&self, beside: &'static [u8; 256], row: u8) -> u8 {
        beside[usize::from(row)]
    }

    #[inline(always)]
    fn one_more(&self, suit: Suit, word: u64, key: RowKey) -> [u8; 9] {
        if self.sanma && suit == Suit::Man {
            // Only 1m and 9m can come; with any other tile the row stays as it is.
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
    fn lowering(
        &self,
        ranks: u8,
        one_more: &[u8; 9],
        beside: &'static [u8; 256],
        lacking: u8,
    ) -> RankSet {
        let lacks = |rank: usize| u64::from(self.lacks(beside, one_more[rank]));
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
        // One more tile leaves as many lacking, or one fewer: the lowest bit of a nibble differs
        // from that of `lacking` exactly where it is one fewer.
        let ones = RankSet::ALL.word() >> (36 - 4 * u32::from(ranks));
        RankSet::from_word((each ^ (u64::from(lacking) * ones)) & ones)
    }
}

/// The row of a suit in sanma, whose man suit has two kinds; hands that hold others don't ask here.
#[inline]
fn sanma_row(suit: Suit, word: u64) -> u8 {
    if suit == Suit::Man && is_sanma_man(word) {
        return SANMA_MAN[(word & 0xF) as usize + 5 * (word >> 32) as usize];
    }
    RowKey::of_suit(suit, word).row()
}

pub(super) fn is_sanma_man(word: u64) -> bool {
    word & 0x0_FFFF_FFF0 == 0
}
