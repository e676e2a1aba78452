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
//! **Won.** The ranks 1–6 in base 5 lead to one of 56 states; with the ranks 7–9 that gives eight
//! flags: whether the suit is complete, with and without a jantou, and which of 7–9 completes it.
//!
//! The tests in this module prove every row, every product and every flag against definitions
//! written differently, over their whole domains; so every hand of every size is proven.

#[cfg(test)]
mod census;
mod flags;
#[cfg(test)]
mod tests;

use crate::counts::Counts;
use crate::rows::Rows;
use crate::suit::{RankSet, SuitCounts, modulo_3};
use crate::tile::Suit;
use crate::tile_set::TileSet;

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

static SPLIT_STATES: [u8; 15_625] = table!("split_states");
static SPLIT_FLAGS: [u8; 56 * 125] = table!("split_flags");

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

/// Powers of 5: what one more tile of a rank adds to a key.
const POWERS: [usize; 6] = [1, 5, 25, 125, 625, 3125];

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
    let mut ranks = 0;
    for (rank, power) in POWERS.into_iter().take(4).enumerate() {
        // Four copies and one more would be a line that isn't there.
        let line = lefts.get(left + power).map_or(0, |&line| line as usize);
        ranks |= ask(line + column) << (4 * rank);
    }
    for (rank, power) in POWERS.into_iter().take(right_ranks).enumerate() {
        let column = rights.get(right + power).map_or(0, |&column| usize::from(column));
        ranks |= ask(line + column) << (4 * rank + 16);
    }
    ranks
}

fn is_sanma_man(word: u64) -> bool {
    word & 0x0_FFFF_FFF0 == 0
}

fn sanma_man(word: u64) -> u8 {
    SANMA_MAN[(word & 0xF) as usize + 5 * (word >> 32) as usize]
}

/// The flags of a number suit.
#[inline(always)]
fn split_flags(word: u64) -> u8 {
    let (fours, twos) = base_5(word);
    let first_six = (fours & 0xFFFF) + 625 * (twos >> 16 & 0xFF);
    let last_three = (twos >> 24 & 0xFF) + 25 * (twos >> 32);
    SPLIT_FLAGS[usize::from(SPLIT_STATES[first_six as usize]) * 125 + last_three as usize]
}

/// The ranks 1–9 of which one more tile, of at most four, sets `flag`; `with_seven` is the bit
/// that says so for rank 7.
#[inline(always)]
fn completing(word: u64, flag: u8, with_seven: u32) -> u16 {
    let (fours, twos) = base_5(word);
    let first_six = ((fours & 0xFFFF) + 625 * (twos >> 16 & 0xFF)) as usize;
    let last_three = ((twos >> 24 & 0xFF) + 25 * (twos >> 32)) as usize;
    let now = SPLIT_FLAGS[usize::from(SPLIT_STATES[first_six]) * 125 + last_three];
    let mut ranks = u16::from(now >> with_seven & 0b111) << 6;
    for (rank, power) in POWERS.into_iter().enumerate() {
        if let Some(&state) = SPLIT_STATES.get(first_six + power) {
            let flags = SPLIT_FLAGS[usize::from(state) * 125 + last_three];
            ranks |= u16::from(flags & flag != 0) << rank;
        }
    }
    // A fifth copy reads as one of the next rank; it can't come.
    ranks & !SuitCounts::from_word(word).at_least(4).bits()
}

/// Whether the honors are koutsu alone, or koutsu and a jantou: a flag each, as of numbers.
#[inline(always)]
fn honor_flags(word: u64) -> u8 {
    let koutsu = SuitCounts::from_word(word).koutsu_candidates().word();
    let over = word - 3 * koutsu;
    let pair = over & (2 * RankSet::ALL.word());
    let with_jantou = over == pair && over.is_power_of_two();
    (u8::from(over == 0) * flags::MENTSU) | (u8::from(with_jantou) * flags::WITH_JANTOU)
}

/// [`standard::is_standard_win`](crate::agari::standard::is_standard_win) by table.
#[inline]
pub(crate) fn is_standard_win(concealed: &Counts) -> bool {
    let words = concealed.words();
    let over = words.map(modulo_3);
    // One suit has two tiles over a multiple of three, and the others none.
    if over.iter().sum::<u64>() != 1 || concealed.total() > 14 {
        return false;
    }
    let [man, pin, sou, honors] = over;
    split_flags(words[0]) >> man & 1 == 1
        && split_flags(words[1]) >> pin & 1 == 1
        && split_flags(words[2]) >> sou & 1 == 1
        && honor_flags(words[3]) >> honors & 1 == 1
}

/// The tiles that make the tiles a standard win, of which at most three are held.
#[inline]
pub(crate) fn standard_waits(concealed: &Counts) -> TileSet {
    let words = concealed.words();
    // 0 for none, 2 for one and 1 for two tiles over a multiple of three.
    let over = words.map(modulo_3);
    // One suit with one tile over lacks a jantou or a mentsu beside one. Or two suits have two
    // over: one of them has the jantou, and the other lacks a mentsu.
    if over.iter().sum::<u64>() != 2 || concealed.total() > 13 {
        return TileSet::EMPTY;
    }
    let flags = [
        split_flags(words[0]),
        split_flags(words[1]),
        split_flags(words[2]),
        honor_flags(words[3]),
    ];
    let complete = |suit: usize, flag: u8| flags[suit] & flag != 0;
    let mut pending = [0; 2];
    let mut found = 0;
    for (suit, over) in over.into_iter().enumerate() {
        if over != 0 {
            pending[found] = suit;
            found += 1;
        } else if !complete(suit, flags::MENTSU) {
            return TileSet::EMPTY;
        }
    }
    let mut waits = TileSet::EMPTY;
    let [first, second] = pending;
    if found == 1 {
        waits |= completing_tiles(first, words[first], flags::WITH_JANTOU);
    } else {
        if complete(second, flags::WITH_JANTOU) {
            waits |= completing_tiles(first, words[first], flags::MENTSU);
        }
        if complete(first, flags::WITH_JANTOU) {
            waits |= completing_tiles(second, words[second], flags::MENTSU);
        }
    }
    waits
}

/// The tiles of a suit of which one more, of at most four, sets the flag.
#[inline]
fn completing_tiles(suit: usize, word: u64, flag: u8) -> TileSet {
    let suit = Suit::ALL[suit];
    if suit != Suit::Honor {
        let with_seven = match flag {
            flags::MENTSU => flags::MENTSU_WITH_SEVEN,
            _ => flags::JANTOU_WITH_SEVEN,
        };
        return TileSet::of_ranks(suit, completing(word, flag, with_seven));
    }
    let mut ranks = 0;
    for rank in 0..7 {
        let held = word >> (4 * rank) & 0xF;
        let completes = held < 4 && honor_flags(word + (1 << (4 * rank))) & flag != 0;
        ranks |= u16::from(completes) << rank;
    }
    TileSet::of_ranks(suit, ranks)
}
