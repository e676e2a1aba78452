//! Win, shanten and waits by table; nothing that isn't elsewhere too.
//!
//! **Rows.** What shanten needs of a suit is a [`Row`](crate::engine::shape::Row) of ten numbers. All
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

pub(crate) use self::complete::standard_waits;
pub(crate) use self::ways::{Way, is_standard_win, ways};
use crate::engine::Rows;
use crate::tile::{RankSet, Suit, Tile};

/// A table from the build script, as an array.
macro_rules! table {
    ($name:literal) => {
        *include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".bin"))
    };
}

/// The number of rows: 180 closed under combination, 10 more of sanma's man suit.
#[cfg(test)]
const ROW_COUNT: usize = 190;

/// By the ranks 1–4 in base 5: where a line of `ROWS` begins; of honors from 1,024 on. Filled up, so
/// that a look-up of one more tile needs no check.
static LEFT: [u32; 2_048] = *include!(concat!(env!("OUT_DIR"), "/left.rs"));
/// By the ranks 5–9 in base 5: a column of `ROWS`; of honors from 3,840 on.
static RIGHT: [u16; 4_096] = *include!(concat!(env!("OUT_DIR"), "/right.rs"));
/// Filled up, so that a look-up needs no check.
static ROWS: [u8; 1 << 18] = table!("rows");

/// By the counts of 1m and 9m in base 5.
static SANMA_MAN: [u8; 25] = table!("sanma_man");

/// The row of two rows together: lines of 256, and as many, so that a look-up needs no check.
static PRODUCTS: [u8; 1 << 16] = table!("products");

/// For so many mentsu and the row of all suits but one, which line of `BESIDE` it is.
static BESIDE_LINE: [u8; 5 * 256] = table!("beside_line");
/// How many tiles are lacking for the mentsu and a jantou, by the row of that one. Equal lines
/// stand once.
static BESIDE: [u8; 1 << 16] = table!("beside");

/// Keys of the left and right ranks: a suit word's counts in base 5.
#[inline(always)]
fn halves(word: u64) -> (u16, u16) {
    // A byte of two nibbles is low + 16 × high, and 11 × high too much; then the same with bytes.
    // What comes out are fields of 16 bits: ranks 1–4, ranks 5–8, rank 9.
    let twos = word - 11 * (word >> 4 & 0x0F_0F0F_0F0F);
    let fours = twos - 231 * (twos >> 8 & 0xFF_00FF);
    (fours as u16, ((fours >> 16) as u16) + 625 * (fours >> 32) as u16)
}

/// Rows by table, for the 34 kinds or sanma's 27.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Index {
    pub(crate) sanma: bool,
}

/// Where a suit's place in the table of rows comes from: the place of the left key in the lower 16
/// bits, that of the right key in the upper ones. Neither ever carries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place(u32);

/// Where the honors' keys begin.
const HONORS: Place = Place::new(1_024, 3_840);

/// What one tile adds to its suit's keys.
static ONE_TILE: [Place; Tile::COUNT] = {
    let mut all = [Place(0); Tile::COUNT];
    let mut i = 0;
    while i < Tile::COUNT {
        let rank = i as u32 % 9;
        all[i] = if rank < 4 {
            Place::new(5u16.pow(rank), 0)
        } else {
            Place::new(0, 5u16.pow(rank - 4))
        };
        i += 1;
    }
    all
};

#[inline(always)]
fn row_at(place: usize) -> u8 {
    ROWS[place % ROWS.len()]
}

impl Place {
    const fn new(left: u16, right: u16) -> Place {
        Place(left as u32 | (right as u32) << 16)
    }

    #[inline(always)]
    fn of_suit(suit: Suit, word: u64) -> Place {
        let (left, right) = halves(word);
        let honors = if suit == Suit::Honor { HONORS.0 } else { 0 };
        Place(Place::new(left, right).0 + honors)
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
        LEFT[usize::from(left) % LEFT.len()] as usize
    }

    #[inline(always)]
    fn column(right: u16) -> usize {
        usize::from(RIGHT[usize::from(right) % RIGHT.len()])
    }

    #[inline(always)]
    fn row(self) -> u8 {
        row_at(Place::line(self.left()) + Place::column(self.right()))
    }

    /// What `ask` says, 15 at most, of the rows to which one more tile of each rank leads, in the
    /// ranks' nibbles.
    #[inline(always)]
    fn one_more(self, right_ranks: u32, ask: impl Fn(u8) -> u8) -> u64 {
        let (line, column) = (Place::line(self.left()), Place::column(self.right()));
        let on_the_left = |rank: u32| {
            let line = Place::line(self.left() + 5u16.pow(rank));
            u64::from(ask(row_at(line + column)))
        };
        let on_the_right = |rank: u32| {
            let column = Place::column(self.right() + 5u16.pow(rank));
            u64::from(ask(row_at(line + column)))
        };
        // Written out: loops over the ranks stay loops.
        let mut answers = 0;
        if right_ranks > 3 {
            answers = on_the_right(4);
            answers = answers << 4 | on_the_right(3);
        }
        answers = answers << 4 | on_the_right(2);
        answers = answers << 4 | on_the_right(1);
        answers = answers << 4 | on_the_right(0);
        answers = answers << 4 | on_the_left(3);
        answers = answers << 4 | on_the_left(2);
        answers = answers << 4 | on_the_left(1);
        answers << 4 | on_the_left(0)
    }
}

impl Rows for Index {
    type Row = u8;
    /// A line of `BESIDE`.
    type Beside = &'static [u8; 256];
    type Key = Place;

    #[inline(always)]
    fn key(&self, suit: Suit, word: u64) -> Place {
        Place::of_suit(suit, word)
    }

    #[inline(always)]
    fn with(&self, key: Place, tile: Tile) -> Place {
        Place(key.0 + ONE_TILE[tile.index()].0)
    }

    #[inline(always)]
    fn without(&self, key: Place, tile: Tile) -> Place {
        Place(key.0 - ONE_TILE[tile.index()].0)
    }

    #[inline(always)]
    fn of_key(&self, suit: Suit, word: u64, key: Place) -> u8 {
        if self.sanma { sanma_row(suit, word) } else { key.row() }
    }

    #[inline(always)]
    fn of_suit(&self, suit: Suit, word: u64) -> u8 {
        if self.sanma {
            return sanma_row(suit, word);
        }
        Place::of_suit(suit, word).row()
    }

    #[inline(always)]
    fn combine(&self, left: u8, right: u8) -> u8 {
        PRODUCTS[usize::from(left) << 8 | usize::from(right)]
    }

    #[inline(always)]
    fn beside(&self, others: u8, mentsu: usize) -> &'static [u8; 256] {
        let line = usize::from(BESIDE_LINE[mentsu << 8 | usize::from(others)]);
        // 256 lines of 256: there always is one.
        BESIDE[line << 8..].first_chunk().unwrap_or(&[0; 256])
    }

    #[inline(always)]
    fn lacks(&self, beside: &'static [u8; 256], row: u8) -> u8 {
        beside[usize::from(row)]
    }

    #[inline(always)]
    fn lowering(&self, suit: Suit, word: u64, beside: &'static [u8; 256], lacking: u8) -> RankSet {
        if suit == Suit::Man && self.sanma {
            let mut ranks = 0;
            for rank in (0..9).filter(|rank| word >> (4 * rank) & 0xF < 4) {
                let row = self.of_suit(suit, word + (1 << (4 * rank)));
                ranks |= u64::from(self.lacks(beside, row) < lacking) << (4 * rank);
            }
            return RankSet::from_word(ranks);
        }
        let right_ranks = u32::from(suit.ranks()) - 4;
        let lacks = |row| self.lacks(beside, row);
        let one_more = Place::of_suit(suit, word).one_more(right_ranks, lacks);
        // One more tile leaves as many lacking, or one fewer.
        let ranks = RankSet::ALL.word() >> (36 - 4 * u32::from(suit.ranks()));
        RankSet::from_word((one_more ^ (u64::from(lacking) * ranks)) & ranks)
    }
}

/// The row of a suit in sanma, whose man suit has two kinds. Who holds others asks elsewhere.
#[inline]
fn sanma_row(suit: Suit, word: u64) -> u8 {
    if suit == Suit::Man && is_sanma_man(word) {
        return SANMA_MAN[(word & 0xF) as usize + 5 * (word >> 32) as usize];
    }
    Place::of_suit(suit, word).row()
}

pub(crate) fn is_sanma_man(word: u64) -> bool {
    word & 0x0_FFFF_FFF0 == 0
}

/// Where the lines of the sparse tables of number suits end and those of the honors begin.
const NUMBER_LINES: usize = 15_625;

/// Three neighbouring nibbles of a suit word as a number in base 5. Their highest bit is never set.
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

#[inline(always)]
fn three_ranks(word: u64) -> usize {
    usize::from(THREE_RANKS[word as usize % THREE_RANKS.len()])
}

/// The line of a number suit in the sparse tables, by its ranks 1–6, and the column, by 7–9.
#[inline(always)]
fn line_and_column(word: u64) -> (usize, usize) {
    (three_ranks(word) + 125 * three_ranks(word >> 12), three_ranks(word >> 24))
}

/// The line of the honors, by their ranks 1–4, and the column, by 5–7.
#[inline(always)]
fn honor_line_and_column(word: u64) -> (usize, usize) {
    let fourth = (word >> 12 & 0xF) as usize;
    (NUMBER_LINES + three_ranks(word) + 125 * fourth, three_ranks(word >> 16))
}
