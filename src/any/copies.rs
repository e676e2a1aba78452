//! Copies of a kind: jokers as fifth copies, and melds that leave fewer than four.
//!
//! A win uses more than four tiles of a kind only where four are held: whatever a fifth copy does,
//! another tile does as well, unless the fourth copy that is held has no other place. So the
//! tables, which assume four, answer for every hand without a tile held four times, and this file
//! for the others. `tests/suite/any` proves it over all suits.

use crate::engine::shape::{Prefix, Row};
use crate::engine::{Rows, lacking_blocks};
use crate::mentsu::Mentsu;
use crate::tile::{Counts, RankSet, Suit, Tile, TileSet};

/// Numbers of mentsu 0 to 5.
const NUMBERS: usize = 6;

/// How many jokers may be copies beyond the fourth, of each tile that is held four times: one makes
/// the jantou of the fourth copy, two a koutsu.
const MOST_BEYOND: u8 = 2;

/// The fewest tiles that these lack for a win with this many jokers, which alone may be copies
/// beyond the fourth; `four_each` is what they lack without such copies.
pub(super) fn lacking_with_fifths<R: Rows>(
    rows: &R,
    known: &Counts,
    mentsu: usize,
    jokers: u8,
    four_each: u8,
) -> u8 {
    let least = with_fifth_copies(rows, known, mentsu, true);
    // Mostly a fifth copy is of no use, or all that are of use can be jokers.
    if least == four_each || jokers >= MOST_BEYOND * known.at_least(4).len() as u8 {
        return least;
    }
    Limits::four(rows.in_play()).lacking(known, jokers, mentsu)
}

/// The fewest tiles that these lack for a win, if every tile that comes may be a copy beyond the
/// fourth.
///
/// A win with five copies of a tile has it in two blocks. One of them is taken out, with the tiles
/// that are held for it; what then remains holds fewer than four, and the tables answer.
fn with_fifth_copies<R: Rows>(rows: &R, known: &Counts, mentsu: usize, jantou: bool) -> u8 {
    let mut least = lacking_blocks(rows, known.words(), mentsu, jantou);
    for tile in known.at_least(4) {
        if jantou {
            let (cost, rest) = without_block(known, [tile; 2], rows.in_play());
            least = least.min(cost.saturating_add(with_fifth_copies(rows, &rest, mentsu, false)));
        }
        for block in blocks_with(tile).filter(|_| mentsu > 0) {
            let (cost, rest) = without_block(known, block.tiles(), rows.in_play());
            if cost < least {
                let rest = with_fifth_copies(rows, &rest, mentsu - 1, jantou);
                least = least.min(cost.saturating_add(rest));
            }
        }
    }
    least
}

/// The koutsu of a tile, and the shuntsu that have it.
fn blocks_with(tile: Tile) -> impl Iterator<Item = Mentsu> {
    let firsts = (0..3).filter_map(move |back: usize| {
        let first = tile.index().checked_sub(back)?;
        Mentsu::shuntsu(Tile::ALL[first]).ok().filter(|mentsu| mentsu.contains(tile))
    });
    core::iter::once(Mentsu::koutsu(tile)).chain(firsts)
}

/// How many tiles of a block aren't held, and what remains of the others; more than any hand lacks
/// where one can't come.
fn without_block(
    known: &Counts,
    block: impl IntoIterator<Item = Tile>,
    in_play: TileSet,
) -> (u8, Counts) {
    let (mut cost, mut rest) = (0, *known);
    for tile in block {
        match rest.without(tile) {
            Ok(fewer) => rest = fewer,
            Err(_) if in_play.contains(tile) => cost += 1,
            Err(_) => cost += NEVER,
        }
    }
    (cost, rest)
}

/// More tiles than any hand lacks; three of them still fit a byte.
const NEVER: u8 = 50;

/// What limits the copies of a kind that a win may use, a nibble for each rank.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    most: [u64; 4],
}

impl Limits {
    /// Four of each kind in play.
    pub(super) fn four(in_play: TileSet) -> Limits {
        Limits { most: Suit::ALL.map(|suit| 4 * in_play.ranks(suit).word()) }
    }

    /// Four of each kind, melds counted.
    pub(super) fn four_with(declared: &Counts, in_play: TileSet) -> Limits {
        let four = Limits::four(in_play).most;
        let declared = declared.words();
        // Of a kind that isn't in play no tile can come.
        let nibbles = Suit::ALL.map(|suit| 15 * in_play.ranks(suit).word());
        Limits { most: core::array::from_fn(|i| four[i] - (declared[i] & nibbles[i])) }
    }

    /// The fewest tiles that these lack for a win of this many mentsu, if of the tiles that come
    /// `jokers` may be copies beyond the limit.
    pub(super) fn lacking(&self, known: &Counts, jokers: u8, mentsu: usize) -> u8 {
        let quads = known.at_least(4);
        let all = MOST_BEYOND * quads.len() as u8;
        if all <= jokers {
            return self.lacking_beyond(known, mentsu, |_| MOST_BEYOND);
        }
        // Every way to share the jokers out: digits of base three, a digit for each kind.
        let ways = 3u32.pow(quads.len() as u32);
        let share = |way: u32, place: usize| (way / 3u32.pow(place as u32) % 3) as u8;
        let shares = |way: u32| (0..quads.len()).map(move |place| share(way, place));
        let full = (0..ways).filter(|&way| shares(way).sum::<u8>() == jokers);
        let lacking = full.map(|way| {
            let place = |tile: Tile| quads.iter().take_while(|&quad| quad != tile).count();
            self.lacking_beyond(known, mentsu, |tile| share(way, place(tile)))
        });
        lacking.min().expect("at least one way shares fewer jokers than there is room for")
    }

    /// The same, where each tile held four times may be used `beyond` times more.
    fn lacking_beyond(
        &self,
        known: &Counts,
        mentsu: usize,
        beyond: impl Fn(Tile) -> u8 + Copy,
    ) -> u8 {
        let [man, pin, sou, honors] = Suit::ALL.map(|suit| self.row(known, suit, beyond));
        man.combine(&pin).combine(&sou.combine(&honors)).lacks(mentsu, true)
    }

    fn row(&self, known: &Counts, suit: Suit, beyond: impl Fn(Tile) -> u8) -> Row<NUMBERS> {
        let counts = known.suit(suit);
        let (mut held, mut most) = ([0; RANKS], [0; RANKS]);
        for rank in 0..suit.ranks() {
            let place = usize::from(rank);
            held[place] = counts.get(rank + 1);
            most[place] = (self.most[suit.index()] >> (4 * rank) & 0xF) as u8;
        }
        for rank in 0..suit.ranks() {
            let place = usize::from(rank);
            let more =
                if held[place] == 4 { beyond(Tile::ALL[suit.first() as usize + place]) } else { 0 };
            if more == 0 {
                continue;
            }
            if suit == Suit::Honor {
                // A fourth honor is a block of its own, as a lone tile of another kind would be.
                // Without a free place seven kinds are held, more than a win has blocks.
                let free = (0..RANKS).rev().find(|&place| held[place] == 0);
                held[place] = 3;
                if let Some(free) = free {
                    (held[free], most[free]) = (1, 1 + more);
                }
            } else {
                most[place] += 1;
            }
        }
        let mut prefix = Prefix::START;
        for place in 0..RANKS {
            let shuntsu = suit != Suit::Honor && place < 7;
            prefix = prefix.then(held[place], most[place].max(held[place]), shuntsu);
        }
        prefix.row()
    }
}

/// The ranks of a number suit. Honors leave two of them free.
const RANKS: usize = 9;

/// The tiles of these suits' ranks.
pub(super) fn tiles_of(words: [u64; 4]) -> TileSet {
    TileSet::from_ranks(words.map(RankSet::from_word))
}
