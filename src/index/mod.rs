//! Win, shanten and waits by table; nothing that isn't elsewhere too.
//!
//! **Rows.** What shanten needs of a suit is a [`Row`](crate::row::Row) of ten numbers. All
//! number suits together have 126 of them, honors 55 (130 together); closed under combination
//! they are 180, and with the man suit of sanma 190. So a suit is one byte, two suits together
//! are a look-up in a table of products, and a hand is four look-ups and three products.
//!
//! **Number suit to row.** The counts of the ranks 1–4 in base 5 lead to one of 320 classes, those
//! of 5–9 to one of 680; a table of both holds the row. Honors: 35 and 20 classes.
//!
//! **Won, waits and decompositions.** Of 1,953,125 vectors of a number suit 83,166 are complete or
//! a tile away, and 21,743 are complete. So these tables are sparse: the ranks 1–6 lead to a line of
//! 125 cells, one for each vector of the ranks 7–9, and lines are laid over one another so that
//! full cells never meet. A full cell says whose it is. [`complete`] and [`ways`] read them.
//!
//! The tests in this module prove every row, every product and every flag against definitions
//! written differently, over their whole domains; so every hand of every size is proven.

#[cfg(test)]
mod census;
mod complete;
mod layout;
#[cfg(test)]
mod tests;
mod ways;

pub(crate) use self::complete::{is_standard_win, standard_waits};
pub(crate) use self::ways::decompositions;
use crate::rows::Rows;
use crate::suit::RankSet;
use crate::tile::Suit;

/// A table from the build script, as an array.
macro_rules! table {
    ($name:literal) => {
        *include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".bin"))
    };
}

const fn lines<const N: usize>(bytes: &[u8]) -> [[u8; 256]; N] {
    assert!(bytes.len() == N * 256);
    let mut lines = [[0; 256]; N];
    let mut i = 0;
    while i < bytes.len() {
        lines[i / 256][i % 256] = bytes[i];
        i += 1;
    }
    lines
}

/// The number of rows: 180 closed under combination, 10 more of sanma's man suit.
#[cfg(test)]
const ROWS: usize = 190;

static NUMBERS_LEFT: &[u32; 625] = include!(concat!(env!("OUT_DIR"), "/numbers_left.rs"));
static NUMBERS_RIGHT: &[u16; 3125] = include!(concat!(env!("OUT_DIR"), "/numbers_right.rs"));
static NUMBERS_ROWS: [u8; 320 * 680] = table!("numbers_rows");

static HONORS_LEFT: &[u32; 625] = include!(concat!(env!("OUT_DIR"), "/honors_left.rs"));
static HONORS_RIGHT: &[u16; 125] = include!(concat!(env!("OUT_DIR"), "/honors_right.rs"));
static HONORS_ROWS: [u8; 35 * 20] = table!("honors_rows");

/// By the counts of 1m and 9m in base 5.
static SANMA_MAN: [u8; 25] = table!("sanma_man");

/// The row of two rows together. Lines have room for every byte, so that a look-up needs no
/// check of its second index.
static PRODUCTS: [[u8; 256]; 190] = lines(&table!("products"));

/// How many tiles are lacking for so many mentsu and a jantou, by row.
static LACKING: [[u8; 256]; 5] = lines(&table!("lacking"));

/// A suit word's counts in base 5, in fields of 16 bits: ranks 1–4, ranks 5–8, rank 9; and the
/// step between, in bytes of two ranks each.
#[inline(always)]
const fn base_5(word: u64) -> (u64, u64) {
    // A byte of two nibbles is low + 16 × high, and 11 × high too much.
    let twos = word - 11 * (word >> 4 & 0x0F_0F0F_0F0F);
    let fours = twos - 231 * (twos >> 8 & 0xFF_00FF);
    (fours, twos)
}

/// Keys of the left and right ranks.
#[inline(always)]
fn halves(word: u64) -> (usize, usize) {
    let (fours, _) = base_5(word);
    ((fours & 0xFFFF) as usize, ((fours >> 16 & 0xFFFF) + 625 * (fours >> 32)) as usize)
}

/// Rows by table, for the 34 kinds or sanma's 27.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Index {
    pub(crate) sanma: bool,
}

impl Rows for Index {
    type Row = u8;

    #[inline(always)]
    fn of_suit(&self, suit: Suit, word: u64) -> u8 {
        let (left, right) = halves(word);
        match suit {
            Suit::Honor => HONORS_ROWS[HONORS_LEFT[left] as usize + HONORS_RIGHT[right] as usize],
            Suit::Man if self.sanma && is_sanma_man(word) => sanma_man(word),
            _ => NUMBERS_ROWS[NUMBERS_LEFT[left] as usize + NUMBERS_RIGHT[right] as usize],
        }
    }

    #[inline(always)]
    fn combine(&self, left: u8, right: u8) -> u8 {
        PRODUCTS[usize::from(left)][usize::from(right)]
    }

    #[inline(always)]
    fn lacks(&self, row: u8, mentsu: usize) -> u8 {
        LACKING[mentsu][usize::from(row)]
    }

    #[inline(always)]
    fn lowering(&self, suit: Suit, word: u64, others: u8, mentsu: usize, lacking: u8) -> RankSet {
        let products = &PRODUCTS[usize::from(others)];
        let lacks = &LACKING[mentsu];
        let lowers = |row: u8| u64::from(lacks[usize::from(products[usize::from(row)])] < lacking);
        if suit == Suit::Man && self.sanma {
            let mut ranks = 0;
            for rank in (0..9).filter(|rank| word >> (4 * rank) & 0xF < 4) {
                ranks |= lowers(self.of_suit(suit, word + (1 << (4 * rank)))) << (4 * rank);
            }
            return RankSet::from_word(ranks);
        }
        let (left, right) = halves(word);
        let ranks = match suit {
            Suit::Honor => {
                one_more(left, right, HONORS_LEFT, HONORS_RIGHT, 3, |key| lowers(HONORS_ROWS[key]))
            }
            _ => one_more(left, right, NUMBERS_LEFT, NUMBERS_RIGHT, 5, |key| {
                lowers(NUMBERS_ROWS[key])
            }),
        };
        RankSet::from_word(ranks)
    }
}

/// Asks about every place in a table of rows to which one more tile of a rank leads; a bit in the
/// rank's nibble where the answer is 1.
#[inline(always)]
fn one_more(
    left: usize,
    right: usize,
    lefts: &[u32; 625],
    rights: &[u16],
    right_ranks: usize,
    ask: impl Fn(usize) -> u64,
) -> u64 {
    let (line, column) = (lefts[left] as usize, usize::from(rights[right]));
    // Written out: loops over the ranks stay loops.
    let on_the_left = |rank: u32| {
        // Four copies and one more would be a line that isn't there.
        let line = lefts.get(left + 5usize.pow(rank)).map_or(0, |&line| line as usize);
        ask(line + column) << (4 * rank)
    };
    let on_the_right = |rank: u32| {
        let column = rights.get(right + 5usize.pow(rank)).map_or(0, |&column| usize::from(column));
        ask(line + column) << (4 * rank + 16)
    };
    let mut ranks = on_the_left(0) | on_the_left(1) | on_the_left(2) | on_the_left(3);
    ranks |= on_the_right(0) | on_the_right(1) | on_the_right(2);
    if right_ranks > 3 {
        ranks |= on_the_right(3) | on_the_right(4);
    }
    ranks
}

fn is_sanma_man(word: u64) -> bool {
    word & 0x0_FFFF_FFF0 == 0
}

fn sanma_man(word: u64) -> u8 {
    SANMA_MAN[(word & 0xF) as usize + 5 * (word >> 32) as usize]
}

/// Where the lines of the sparse tables of number suits end and those of the honors begin.
const NUMBER_LINES: usize = 15_625;

/// The line of a number suit in the sparse tables, by its ranks 1–6, and the column, by 7–9.
#[inline(always)]
fn line_and_column(word: u64) -> (usize, usize) {
    let (fours, twos) = base_5(word);
    let line = (fours & 0xFFFF) + 625 * (twos >> 16 & 0xFF);
    let column = (twos >> 24 & 0xFF) + 25 * (twos >> 32);
    (line as usize, column as usize)
}

/// The line of the honors, by their ranks 1–4, and the column, by 5–7.
#[inline(always)]
fn honor_line_and_column(word: u64) -> (usize, usize) {
    let (fours, _) = base_5(word);
    (NUMBER_LINES + (fours & 0xFFFF) as usize, (fours >> 16) as usize)
}
