//! The contents that a suit can take on, each met once and numbered, with what it lacks when a tile
//! comes, goes, or both.

use alloc::vec::Vec;

use super::index::Index;
use crate::engine::{QuickRows, Rows};
use crate::tile::Suit;

pub(super) type Row = <QuickRows as Rows>::Row;

/// The number of a content that isn't known yet.
const UNKNOWN: u16 = u16::MAX;

/// No state adds more contents of a suit: one tile more or fewer of nine ranks, and each two exchanged.
const MOST_BY_A_STATE: usize = 9 + 9 + 9 * 9;

/// What one suit holds.
pub(super) struct Content {
    pub(super) word: u64,
    pub(super) counts: [u8; 9],
    /// The ranks held, as bits.
    pub(super) held: u16,
    /// The ranks of which more are held than at the start.
    pub(super) over: u16,
    pub(super) row: Row,
    pub(super) with: [Row; 9],
    pub(super) without: [Row; 9],
    /// With one tile more and another one fewer, by the one that comes and the one that goes.
    exchanged: Option<[[Row; 9]; 9]>,
    more: [u16; 9],
    fewer: [u16; 9],
}

/// All contents of one suit that were met.
pub(super) struct Contents {
    suit: Suit,
    rows: QuickRows,
    start: [u8; 9],
    all: Vec<Content>,
    index: Index,
}

impl Contents {
    pub(super) const fn new(suit: Suit) -> Contents {
        Contents {
            suit,
            rows: QuickRows::ALL_KINDS,
            start: [0; 9],
            all: Vec::new(),
            index: Index::new(),
        }
    }

    /// Forgets all contents, and takes the start hand's as number 0.
    pub(super) fn begin(&mut self, rows: QuickRows, word: u64) {
        self.all.clear();
        self.index.clear();
        self.rows = rows;
        self.start = counts_of(word);
        self.number(word);
    }

    /// Whether so many contents were met that the next state may find no number for one.
    pub(super) fn are_full(&self) -> bool {
        self.all.len() + MOST_BY_A_STATE >= usize::from(UNKNOWN)
    }

    pub(super) fn get(&self, number: u16) -> &Content {
        &self.all[usize::from(number)]
    }

    /// The number of a content, if it was met.
    pub(super) fn find(&self, word: u64) -> Option<u16> {
        self.index.find(word, |number| self.all[number as usize].word).map(|number| number as u16)
    }

    /// The number of a content, new or met before.
    fn number(&mut self, word: u64) -> u16 {
        let all = &self.all;
        if let Some(number) = self.index.find(word, |number| all[number as usize].word) {
            return number as u16;
        }
        let number = self.all.len();
        self.all.push(self.content(word));
        let all = &self.all;
        self.index.insert(word, number as u32, |number| all[number as usize].word);
        number as u16
    }

    fn content(&self, word: u64) -> Content {
        let counts = counts_of(word);
        let (rows, suit, ranks) = (&self.rows, self.suit, usize::from(self.suit.ranks()));
        let row = rows.of_suit(suit, word);
        let with = rows.one_more(suit, word, rows.key(suit, word));
        let mut without = [row; 9];
        let (mut held, mut over) = (0, 0);
        for rank in 0..ranks {
            if counts[rank] > 0 {
                held |= 1 << rank;
                over |= u16::from(counts[rank] > self.start[rank]) << rank;
                without[rank] = rows.of_suit(suit, word - one(rank));
            }
        }
        Content {
            word,
            counts,
            held,
            over,
            row,
            with,
            without,
            exchanged: None,
            more: [UNKNOWN; 9],
            fewer: [UNKNOWN; 9],
        }
    }

    /// The rows of a content with one tile exchanged, by the one that comes and the one that goes.
    pub(super) fn exchanged(&mut self, number: u16) -> &[[Row; 9]; 9] {
        let (rows, suit, ranks) = (self.rows, self.suit, usize::from(self.suit.ranks()));
        let content = &mut self.all[usize::from(number)];
        let (word, counts, row) = (content.word, content.counts, content.row);
        content.exchanged.get_or_insert_with(|| {
            let mut all = [[row; 9]; 9];
            for (coming, rows_of_coming) in all.iter_mut().enumerate().take(ranks) {
                if counts[coming] == 4 {
                    continue;
                }
                for going in (0..ranks).filter(|&going| going != coming && counts[going] > 0) {
                    let word = word + one(coming) - one(going);
                    rows_of_coming[going] = rows.of_suit(suit, word);
                }
            }
            all
        })
    }

    /// The number of the content with one tile more.
    pub(super) fn more(&mut self, number: u16, rank: usize) -> u16 {
        let content = &self.all[usize::from(number)];
        if content.more[rank] != UNKNOWN {
            return content.more[rank];
        }
        let more = self.number(content.word + one(rank));
        self.all[usize::from(number)].more[rank] = more;
        self.all[usize::from(more)].fewer[rank] = number;
        more
    }

    /// The number of the content with one tile fewer, which is held.
    pub(super) fn fewer(&mut self, number: u16, rank: usize) -> u16 {
        let content = &self.all[usize::from(number)];
        if content.fewer[rank] != UNKNOWN {
            return content.fewer[rank];
        }
        let fewer = self.number(content.word - one(rank));
        self.all[usize::from(number)].fewer[rank] = fewer;
        self.all[usize::from(fewer)].more[rank] = number;
        fewer
    }
}

/// One tile of a rank in a suit's word.
const fn one(rank: usize) -> u64 {
    1 << (4 * rank)
}

fn counts_of(word: u64) -> [u8; 9] {
    core::array::from_fn(|rank| (word >> (4 * rank) & 0xF) as u8)
}
