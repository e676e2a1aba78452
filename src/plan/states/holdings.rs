//! Holdings: the tiles that one suit may hold. Each is numbered when it is first met, with what it
//! lacks when a tile is added, removed, or both.

use alloc::vec::Vec;

use super::hash_index::HashIndex;
use super::special_forms::KindTally;
use super::start::Start;
use crate::engine::{QuickRows, Rows};
use crate::list::Filler;
use crate::tile::{RankSet, Suit, Tile};

pub(crate) type Row = <QuickRows as Rows>::Row;

/// The number of a holding that isn't known yet.
pub(crate) const UNKNOWN: u16 = u16::MAX;

/// The most holdings of a suit that one state leads to: one tile more of nine ranks, one fewer, and
/// one exchanged for another.
const MOST_NEXT: usize = 9 + 9 + 9 * 9;

/// A tile that a state draws to go on.
#[derive(Clone, Copy)]
pub(crate) struct NeededTile {
    /// Its index.
    pub(crate) tile: u8,
    /// How many copies of it the wall has.
    pub(crate) copies: u8,
    /// If it is a five that may be red, how many fives the suit has with it; else 0.
    pub(crate) fives: u8,
    /// How many copies lead on when it is the last draw.
    pub(crate) last: u8,
}

impl NeededTile {
    /// The tile's suit, if it is a five that may be red.
    pub(crate) fn suit_of_five(&self) -> usize {
        usize::from(self.tile / 9) % 3
    }
}

impl Filler for NeededTile {
    const FILLER: NeededTile = NeededTile { tile: 0, copies: 0, fives: 0, last: 0 };
}

/// How many fives of each suit some tiles have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct FivesBySuit(pub(crate) [u8; 3]);

impl FivesBySuit {
    /// With one tile more.
    #[inline(always)]
    pub(crate) fn with(mut self, tile: u8) -> FivesBySuit {
        if tile < 27 && tile % 9 == 4 {
            self.0[usize::from(tile / 9) % 3] += 1;
        }
        self
    }
}

/// The tiles of one suit, with the sets of tiles that the search uses. Sets are of tiles, one bit
/// each, so that the union of four suits is one word.
pub(crate) struct Holding {
    pub(crate) word: u64,
    /// How many copies of each rank the wall still has.
    pub(crate) left: u64,
    /// The tiles held at least once, exactly once, and exactly twice.
    pub(crate) held: u64,
    pub(crate) once: u64,
    pub(crate) twice: u64,
    /// The tiles of which more are held than at the start.
    pub(crate) over: u64,
    /// The tiles that may be drawn, and those whose next copy exceeds the number held at the start.
    pub(crate) drawable: u64,
    pub(crate) goes_over: u64,
    /// For each rank, the tile that the holding needs back after a discard of that rank.
    pub(crate) needs: [NeededTile; 9],
    pub(crate) tally: KindTally,
    pub(crate) row: Row,
    /// The rows with one tile more and one fewer, by rank; any row where that can't be.
    pub(crate) with: [Row; 9],
    pub(crate) without: [Row; 9],
    /// The holdings with one tile more and one fewer, by rank, or [`UNKNOWN`]; and the tiles whose
    /// `fewer` is known.
    more: [u16; 9],
    pub(crate) fewer: [u16; 9],
    fewer_known: u64,
}

/// All holdings of one suit that were met.
pub(crate) struct Holdings {
    suit: Suit,
    rows: QuickRows,
    /// How many of each rank the start hand and the wall have.
    start: u64,
    wall: u64,
    /// The rank of fives that may be red, as a set.
    red_fives: u64,
    all: Vec<Holding>,
    index: HashIndex,
}

impl Holdings {
    pub(crate) const fn new(suit: Suit) -> Holdings {
        Holdings {
            suit,
            rows: QuickRows::ALL_KINDS,
            start: 0,
            wall: 0,
            red_fives: 0,
            all: Vec::new(),
            index: HashIndex::new(),
        }
    }

    /// Forgets all holdings; the start hand's is number 0.
    pub(crate) fn begin(&mut self, start: &Start) {
        let suit = self.suit.index();
        self.all.clear();
        self.index.clear();
        self.rows = start.rows;
        self.red_fives = start.red_fives[suit];
        let wall = start.wall[suit].iter().enumerate();
        self.wall = wall.map(|(rank, &count)| u64::from(count) << (4 * rank)).sum();
        self.start = start.words[suit];
        self.number(self.start);
    }

    /// Whether there may be no number for all holdings that one more state leads to.
    pub(crate) fn are_full(&self) -> bool {
        self.all.len() + MOST_NEXT >= usize::from(UNKNOWN)
    }

    #[inline(always)]
    pub(crate) fn get(&self, number: u16) -> &Holding {
        &self.all[usize::from(number)]
    }

    /// The words of all holdings, by number.
    pub(crate) fn words(&self) -> impl Iterator<Item = u64> {
        self.all.iter().map(|holding| holding.word)
    }

    /// The number of the holding with a word, if it was met.
    pub(crate) fn find(&self, word: u64) -> Option<u16> {
        self.index.find(word, |number| self.all[number as usize].word).map(|number| number as u16)
    }

    /// The number of the holding with a word, new or met before.
    fn number(&mut self, word: u64) -> u16 {
        if let Some(number) = self.find(word) {
            return number;
        }
        let number = self.all.len();
        self.all.push(self.holding(word));
        self.index.insert(word, self.all.iter().map(|holding| holding.word));
        number as u16
    }

    fn holding(&self, word: u64) -> Holding {
        let (rows, suit) = (&self.rows, self.suit);
        let key = rows.key(suit, word);
        let row = rows.of_key(suit, word, key);
        // All ranks at once: `8 + count - n` has bit 3 set if `count >= n`, and no nibble borrows.
        let all = RankSet::ALL.word() >> (36 - 4 * u32::from(suit.ranks()));
        let at_least = |counts: u64, n: u64| (counts + 8 * all - n) >> 3 & all;
        let held = at_least(word, all);
        let more = at_least(word, 2 * all) & held;
        let most = self.start + self.wall;
        // The tiles drawn, for the ranks that hold at least as many as at the start.
        let goes_over = at_least(word, self.start);
        let drawn = (word & (15 * goes_over)) - (self.start & (15 * goes_over));
        let (left, over) = (self.wall - drawn, at_least(word, self.start + all));
        // One tile fewer of a rank leaves one more in the wall, if it came from there.
        let left_after = left + over;
        let mut needs = core::array::from_fn(|rank| {
            let (tile, copies) = ((9 * suit.index() + rank) as u8, count(left_after, rank));
            NeededTile { tile, copies, fives: 0, last: copies }
        });
        if self.red_fives > 0 {
            needs[4].fives = count(word, 4);
        }
        let tiles = |ranks: u64| u64::from(RankSet::from_word(ranks).bits()) << (9 * suit.index());
        Holding {
            word,
            left,
            held: tiles(held),
            once: tiles(held & !more),
            twice: tiles(more & !at_least(word, 3 * all)),
            over: tiles(over),
            drawable: tiles(at_least(most, word + all) & at_least(self.wall, all)),
            goes_over: tiles(goes_over),
            needs,
            tally: KindTally::of_suit(suit, held, more),
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

    /// The number of the holding with one tile more.
    #[inline(always)]
    pub(crate) fn more(&mut self, number: u16, rank: usize) -> u16 {
        let holding = &self.all[usize::from(number)];
        if holding.more[rank] != UNKNOWN {
            return holding.more[rank];
        }
        let more = self.number(holding.word + one(rank));
        self.join(more, number, rank);
        more
    }

    /// The number of the holding without a tile that it holds.
    pub(crate) fn fewer(&mut self, number: u16, rank: usize) -> u16 {
        let holding = &self.all[usize::from(number)];
        if holding.fewer[rank] != UNKNOWN {
            return holding.fewer[rank];
        }
        let fewer = self.number(holding.word - one(rank));
        self.join(number, fewer, rank);
        fewer
    }

    /// Remembers that holding `more` has one tile of a rank more than `fewer`.
    fn join(&mut self, more: u16, fewer: u16, rank: usize) {
        self.all[usize::from(fewer)].more[rank] = more;
        let more = &mut self.all[usize::from(more)];
        more.fewer[rank] = fewer;
        more.fewer_known |= 1 << (9 * self.suit.index() + rank);
    }

    /// Fills in `fewer` for those of the tiles that the holding has.
    #[inline(always)]
    pub(crate) fn know_fewer(&mut self, number: u16, tiles: u64) {
        let holding = &self.all[usize::from(number)];
        let unknown = tiles & holding.held & !holding.fewer_known;
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
pub(crate) fn tiles_in(mut tiles: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let tile = tiles.trailing_zeros() as usize;
        tiles &= tiles.wrapping_sub(1);
        (tile < Tile::COUNT).then_some(tile)
    })
}

/// The suit and the rank of a tile; one multiplication in place of a division.
#[inline(always)]
pub(crate) const fn suit_and_rank(tile: usize) -> (usize, usize) {
    let suit = ((tile * 57) >> 9) & 3;
    (suit, tile - 9 * suit)
}

/// One tile of a rank in a suit's word.
#[inline(always)]
pub(crate) const fn one(rank: usize) -> u64 {
    1 << (4 * rank)
}

/// The number of a rank in a suit's word.
#[inline(always)]
pub(crate) const fn count(word: u64, rank: usize) -> u8 {
    (word >> (4 * rank) & 0xF) as u8
}
