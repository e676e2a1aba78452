//! The contents that a suit can take on, each met once and numbered, with what it lacks when a tile
//! comes, goes, or both.

use alloc::vec::Vec;

use super::buckets::Need;
use super::index::Index;
use super::special::Tally;
use super::start::Start;
use crate::engine::{QuickRows, Rows};
use crate::tile::{RankSet, Suit, Tile};

pub(super) type Row = <QuickRows as Rows>::Row;

/// The number of a content that isn't known yet.
pub(super) const UNKNOWN: u16 = u16::MAX;

/// No state adds more contents of a suit: one tile more or fewer of nine ranks, and each two exchanged.
const MOST_BY_A_STATE: usize = 9 + 9 + 9 * 9;

/// What one suit holds, as it is asked about again and again, and what it becomes. Sets are of tiles, one
/// bit each, so that those of four suits are one set together.
pub(super) struct Content {
    pub(super) word: u64,
    /// How many copies of each rank are left beside it.
    pub(super) left: u64,
    /// The tiles held, and those held once and twice.
    pub(super) held: u64,
    pub(super) once: u64,
    pub(super) twice: u64,
    /// The tiles of which more are held than at the start.
    pub(super) over: u64,
    /// The tiles that may be drawn, and those of which one more is one beyond the start hand.
    pub(super) drawable: u64,
    pub(super) goes_over: u64,
    /// What a state is short of where a tile of a rank goes.
    pub(super) needs: [Need; 9],
    pub(super) tally: Tally,
    pub(super) row: Row,
    /// With one tile more or fewer; where it can't be, any row.
    pub(super) with: [Row; 9],
    pub(super) without: [Row; 9],
    /// The numbers of the contents with one tile more or fewer, as far as they are known, and the ranks
    /// of which the latter are.
    more: [u16; 9],
    pub(super) fewer: [u16; 9],
    fewer_known: u64,
}

/// All contents of one suit that were met.
pub(super) struct Contents {
    suit: Suit,
    rows: QuickRows,
    /// What the start hand and the wall have of each rank.
    start: u64,
    wall: u64,
    /// The rank of fives that may be red, as a set.
    red_fives: u64,
    all: Vec<Content>,
    index: Index,
}

impl Contents {
    pub(super) const fn new(suit: Suit) -> Contents {
        Contents {
            suit,
            rows: QuickRows::ALL_KINDS,
            start: 0,
            wall: 0,
            red_fives: 0,
            all: Vec::new(),
            index: Index::new(),
        }
    }

    /// Forgets all contents, and takes the start hand's as number 0.
    pub(super) fn begin(&mut self, start: &Start) {
        let suit = self.suit.index();
        let (word, wall) = (start.words[suit], start.wall[suit]);
        self.all.clear();
        self.index.clear();
        self.rows = start.rows;
        self.red_fives = start.red_fives[suit];
        let places = wall.iter().enumerate();
        self.wall = places.map(|(rank, &count)| u64::from(count) << (4 * rank)).sum();
        self.start = word;
        self.number(word);
    }

    /// Whether so many contents were met that the next state may find no number for one.
    pub(super) fn are_full(&self) -> bool {
        self.all.len() + MOST_BY_A_STATE >= usize::from(UNKNOWN)
    }

    #[inline(always)]
    pub(super) fn get(&self, number: u16) -> &Content {
        &self.all[usize::from(number)]
    }

    /// All contents by number.
    pub(super) fn words(&self) -> impl Iterator<Item = u64> {
        self.all.iter().map(|content| content.word)
    }

    /// The number of a content, if it was met.
    pub(super) fn find(&self, word: u64) -> Option<u16> {
        self.index.find(word, |number| self.all[number as usize].word).map(|number| number as u16)
    }

    /// The number of a content, new or met before.
    fn number(&mut self, word: u64) -> u16 {
        if let Some(number) = self.find(word) {
            return number;
        }
        let number = self.all.len();
        self.all.push(self.content(word));
        self.index.insert(word, self.all.iter().map(|content| content.word));
        number as u16
    }

    fn content(&self, word: u64) -> Content {
        let (rows, suit) = (&self.rows, self.suit);
        let key = rows.key(suit, word);
        let row = rows.of_key(suit, word, key);
        // Of each rank at once: four bits hold a count and eight more, of which counts take nothing.
        let all = RankSet::ALL.word() >> (36 - 4 * u32::from(suit.ranks()));
        let at_least = |counts: u64, of: u64| (counts + 8 * all - of) >> 3 & all;
        let held = at_least(word, all);
        let more = at_least(word, 2 * all) & held;
        let most = self.start + self.wall;
        // Of ranks of which as many are held as at the start, or more, those that were drawn.
        let goes_over = at_least(word, self.start);
        let drawn = (word & (15 * goes_over)) - (self.start & (15 * goes_over));
        let (left, over) = (self.wall - drawn, at_least(word, self.start + all));
        let behind = left + over;
        let mut needs = core::array::from_fn(|rank| {
            let (tile, copies) = ((9 * suit.index() + rank) as u8, count(behind, rank));
            Need { tile, copies, fives: 0, last: copies }
        });
        if self.red_fives > 0 {
            needs[4].fives = count(word, 4);
        }
        let tiles = |ranks: u64| u64::from(RankSet::from_word(ranks).bits()) << (9 * suit.index());
        Content {
            word,
            left,
            held: tiles(held),
            once: tiles(held & !more),
            twice: tiles(more & !at_least(word, 3 * all)),
            over: tiles(over),
            drawable: tiles(at_least(most, word + all) & at_least(self.wall, all)),
            goes_over: tiles(goes_over),
            needs,
            tally: Tally::of_suit(suit, held, more),
            row,
            with: rows.one_more(suit, word, key),
            without: core::array::from_fn(|rank| {
                let tile = Tile::ALL[(9 * suit.index() + rank).min(Tile::COUNT - 1)];
                let is_held = held >> (4 * rank) & 1;
                let key = if is_held > 0 { rows.without(key, tile) } else { key };
                rows.of_key(suit, word - (is_held << (4 * rank)), key)
            }),
            more: [UNKNOWN; 9],
            fewer: [UNKNOWN; 9],
            fewer_known: 0,
        }
    }

    /// The number of the content with one tile more.
    #[inline(always)]
    pub(super) fn more(&mut self, number: u16, rank: usize) -> u16 {
        let content = &self.all[usize::from(number)];
        if content.more[rank] != UNKNOWN {
            return content.more[rank];
        }
        let more = self.number(content.word + one(rank));
        self.join(more, number, rank);
        more
    }

    /// The number of the content with one tile fewer, which is held.
    pub(super) fn fewer(&mut self, number: u16, rank: usize) -> u16 {
        let content = &self.all[usize::from(number)];
        if content.fewer[rank] != UNKNOWN {
            return content.fewer[rank];
        }
        let fewer = self.number(content.word - one(rank));
        self.join(number, fewer, rank);
        fewer
    }

    /// Remembers of two contents that one has a tile of a rank more than the other.
    fn join(&mut self, more: u16, fewer: u16, rank: usize) {
        self.all[usize::from(fewer)].more[rank] = more;
        let more = &mut self.all[usize::from(more)];
        more.fewer[rank] = fewer;
        more.fewer_known |= 1 << (9 * self.suit.index() + rank);
    }

    /// Numbers the contents with one tile fewer, of each of those tiles that are of this suit.
    #[inline(always)]
    pub(super) fn know_fewer(&mut self, number: u16, tiles: u64) {
        let content = &self.all[usize::from(number)];
        let unknown = tiles & content.held & !content.fewer_known;
        if unknown > 0 {
            self.find_fewer(number, unknown);
        }
    }

    #[inline(never)]
    fn find_fewer(&mut self, number: u16, tiles: u64) {
        for tile in tiles_in(tiles) {
            self.fewer(number, tile - 9 * self.suit.index());
        }
    }
}

/// The tiles of a set, from the lowest.
#[inline(always)]
pub(super) fn tiles_in(mut tiles: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let tile = tiles.trailing_zeros() as usize;
        tiles &= tiles.wrapping_sub(1);
        (tile < Tile::COUNT).then_some(tile)
    })
}

/// The suit and the rank of a tile.
#[inline(always)]
pub(super) const fn suit_and_rank(tile: usize) -> (usize, usize) {
    let suit = ((tile * 57) >> 9) & 3;
    (suit, tile - 9 * suit)
}

/// One tile of a rank in a suit's word.
#[inline(always)]
pub(super) const fn one(rank: usize) -> u64 {
    1 << (4 * rank)
}

/// How many of a rank there are in a suit's word.
#[inline(always)]
pub(super) const fn count(word: u64, rank: usize) -> u8 {
    (word >> (4 * rank) & 0xF) as u8
}
