//! Fills: the tiles to add to a suit so that it is all mentsu, or mentsu and a jantou.

use super::PartialHand;
use super::added_tiles::AddedTiles;
use crate::engine::shape::OpenStates;
use crate::list::{Filler, List};
use crate::tile::{Suit, SuitCounts};

/// The ranks added to one suit, ascending: a nibble each from the highest, and 15 where there is
/// none.
///
/// ```text
/// 1, 3, 3 (counted from 0)  ->  0x133F
/// ```
/// Fills sort as the tiles that they add. If one fill begins with another, the longer sorts first,
/// which is right: where the shorter one ends, the next tile is of a later suit, and so higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fill(u16);

impl Filler for Fill {
    const FILLER: Fill = Fill::NONE;
}

impl Fill {
    const NONE: Fill = Fill(0xFFFF);

    /// The fill with `rank` as its `nth` rank. Ranks count from 0 and never descend. The nibble was
    /// 0xF before, and 0xF ^ (0xF ^ rank) is the rank.
    fn with(self, rank: u32, nth: usize) -> Fill {
        Fill(self.0 ^ (0xF ^ rank as u16) << (12 - 4 * nth))
    }

    /// How many tiles the fill adds.
    fn len(self) -> usize {
        // Ranks are at most 8, so only an empty nibble has all four bits; each shift brings one of
        // them down to the nibble's lowest place, where the mask looks.
        let nothing = self.0 & self.0 >> 1 & self.0 >> 2 & self.0 >> 3 & 0x1111;
        4 - nothing.count_ones() as usize
    }

    /// The ranks, counted from 0, ascending.
    fn ranks(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |i| (self.0 >> (12 - 4 * i) & 0xF) as u8)
    }
}

/// The most fills of one suit: four unknown tiles with `2345678999` reach it.
const MOST: usize = 202;

/// The fills of the four suits.
#[derive(Clone, Debug)]
pub(super) struct Fills {
    suits: [List<Fill, MOST>; 4],
    /// By suit, how many tiles its known ones are over a multiple of three.
    over: [u8; 4],
    /// `shared[suit][tiles][jantou]`: in how many ways this suit and all later ones together take
    /// `tiles` tiles so that they have `jantou` jantou, 0 or 1.
    shared: [[[u32; 2]; 5]; 5],
    unknown: usize,
}

impl Fills {
    /// The fills of a hand of 3n+2 tiles.
    pub(super) fn new(hand: &PartialHand) -> Fills {
        let (room, unknown) = (hand.room(), hand.unknown());
        let over = Suit::ALL.map(|suit| hand.known().suit(suit).total() % 3);
        let suits = [List::new(); 4];
        let mut fills = Fills { suits, over, shared: [[[0; 2]; 5]; 5], unknown };
        let mut open = [0b1_1111; 4];
        for suit in Suit::ALL {
            // Once a suit is known not to take `n` tiles, the later suits needn't allow for it.
            let share = shares(over, open, unknown)[suit.index()];
            let found = &mut fills.suits[suit.index()];
            find_fills(suit, hand.known().suit(suit), room[suit.index()], share, found);
            open[suit.index()] = found.iter().fold(0, |open, fill| open | 1 << fill.len());
        }
        fills.share();
        fills
    }

    fn share(&mut self) {
        self.shared[4][0][0] = 1;
        for suit in (0..4).rev() {
            // The number of tiles decides whether the completed suit has a jantou.
            let mut of = [0; 5];
            for fill in &self.suits[suit] {
                of[fill.len()] += 1;
            }
            for (tiles, ways) in of.into_iter().enumerate() {
                let jantou = self.has_jantou(suit, tiles);
                for more in 0..5 - tiles {
                    for later in 0..2 - jantou {
                        self.shared[suit][tiles + more][jantou + later] +=
                            ways * self.shared[suit + 1][more][later];
                    }
                }
            }
        }
    }

    /// 1 if a suit with this many tiles added has a jantou, otherwise 0.
    fn has_jantou(&self, suit: usize, added: usize) -> usize {
        usize::from((usize::from(self.over[suit]) + added) % 3 == 2)
    }

    /// How many completions there are.
    pub(super) fn count(&self) -> u32 {
        self.shared[0][self.unknown][1]
    }
}

/// Collects in order the fills of one suit that add `n` tiles, for every bit `n` of `share`.
fn find_fills(
    suit: Suit,
    known: SuitCounts,
    room: SuitCounts,
    share: u8,
    found: &mut List<Fill, MOST>,
) {
    let Some(unknown) = share.checked_ilog2() else { return };
    let unknown = unknown as usize;
    let mut finder = FillFinder { suit, unknown, share, found };
    finder.visit(0, [known.word(), room.word()], OpenStates::START, Fill::NONE, 0);
}

/// Bit `n` of a suit: it can take `n` tiles while the other suits take the rest of `unknown`, and
/// one of the four has the jantou. Bit `n` of `open`: the suit by itself may take `n` tiles.
fn shares(over: [u8; 4], open: [u8; 4], unknown: usize) -> [u8; 4] {
    // With this many tiles added, a suit can be all mentsu, or mentsu and a jantou, or neither.
    let takes = |suit: usize, tiles: usize| {
        let over = (usize::from(over[suit]) + tiles) % 3;
        (open[suit] >> tiles & 1 == 1 && over != 1).then_some(over / 2)
    };
    let mut shares = [0; 4];
    for man in 0..=unknown {
        let Some(with_man) = takes(0, man) else { continue };
        for pin in 0..=unknown - man {
            let Some(with_pin) = takes(1, pin) else { continue };
            for sou in 0..=unknown - man - pin {
                let Some(with_sou) = takes(2, sou) else { continue };
                let honors = unknown - man - pin - sou;
                let Some(with_honors) = takes(3, honors) else { continue };
                if with_man + with_pin + with_sou + with_honors == 1 {
                    for (share, tiles) in shares.iter_mut().zip([man, pin, sou, honors]) {
                        *share |= 1 << tiles;
                    }
                }
            }
        }
    }
    shares
}

/// Finds the fills of one suit rank by rank. It follows at once all ways to split the ranks so far
/// into mentsu, of which some may be unfinished, and at most one jantou.
struct FillFinder<'a> {
    suit: Suit,
    unknown: usize,
    /// Bit `n`: the fill may add `n` tiles.
    share: u8,
    found: &'a mut List<Fill, MOST>,
}

impl FillFinder<'_> {
    /// Tries every way to add tiles from `rank` on. The lowest nibbles of `known` and `room` belong
    /// to that rank; `fill` adds `added` tiles to the ranks before.
    fn visit(
        &mut self,
        rank: u32,
        [known, room]: [u64; 2],
        open: OpenStates,
        fill: Fill,
        added: usize,
    ) {
        // Once no tile is left to come, only a split without unfinished mentsu counts.
        if rank == u32::from(self.suit.ranks()) || (known == 0 && added == self.unknown) {
            if open.is_complete() && self.share >> added & 1 == 1 {
                self.found.push(fill);
            }
            return;
        }
        let held = (known & 0xF) as usize;
        let most = ((room & 0xF) as usize).min(self.unknown - added);
        let mut fills = [fill; 5];
        for more in 0..most {
            fills[more + 1] = fills[more].with(rank, added + more);
        }
        for more in (0..=most).rev() {
            let next = open.then((held + more) as u8, self.suit != Suit::Honor);
            if !next.is_impossible() {
                self.visit(rank + 1, [known >> 4, room >> 4], next, fills[more], added + more);
            }
        }
    }
}

/// Every choice of one fill for each suit that adds all unknown tiles and makes one jantou, in the
/// order of the tiles added.
#[derive(Clone, Debug)]
pub(super) struct HandFills {
    fills: Fills,
    /// How many suits have their fill; 4 after a completion was returned.
    depth: usize,
    /// The next fill of each suit.
    next: [usize; 4],
    /// How many tiles and jantou are left for each suit and those after it.
    left: [(usize, usize); 5],
    /// Bit `n` of a suit: if it takes `n` tiles, the later suits can take the rest.
    open: [u8; 4],
}

impl HandFills {
    pub(super) fn new(fills: Fills) -> HandFills {
        let start = (fills.unknown, 1);
        let mut walk = HandFills { fills, depth: 0, next: [0; 4], left: [start; 5], open: [0; 4] };
        walk.enter(0);
        walk
    }

    /// Starts at the first fill of a suit.
    fn enter(&mut self, suit: usize) {
        let (tiles, jantou) = self.left[suit];
        self.next[suit] = 0;
        self.open[suit] = 0;
        for added in 0..=tiles {
            let taken = self.fills.has_jantou(suit, added);
            if taken <= jantou && self.fills.shared[suit + 1][tiles - added][jantou - taken] > 0 {
                self.open[suit] |= 1 << added;
            }
        }
    }

    /// Moves to the next fill of the current suit after which later suits can take the rest.
    fn descend(&mut self) -> bool {
        let suit = self.depth;
        let (from, open) = (self.next[suit], self.open[suit]);
        let mut left = self.fills.suits[suit][from..].iter();
        let Some(place) = left.position(|fill| open >> fill.len() & 1 == 1) else { return false };
        self.next[suit] = from + place + 1;
        let added = self.fills.suits[suit][from + place].len();
        let (tiles, jantou) = self.left[suit];
        let taken = self.fills.has_jantou(suit, added);
        self.left[suit + 1] = (tiles - added, jantou - taken);
        true
    }
}

impl Iterator for HandFills {
    type Item = AddedTiles;

    fn next(&mut self) -> Option<AddedTiles> {
        if self.depth == 4 {
            self.depth = 3;
        }
        while self.depth < 4 {
            if self.descend() {
                self.depth += 1;
                if self.depth < 4 {
                    self.enter(self.depth);
                }
            } else {
                self.depth = self.depth.checked_sub(1)?;
            }
        }
        Some(AddedTiles::of(Suit::ALL.into_iter().flat_map(|suit| {
            let fill = self.fills.suits[suit.index()][self.next[suit.index()] - 1];
            fill.ranks().map(move |rank| suit.first() as u8 + rank)
        })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::RankSet;

    /// Visits every suit of at most `room` tiles.
    fn suits(ranks: u32, room: u64, word: u64, visit: &mut impl FnMut(SuitCounts)) {
        let Some(rank) = ranks.checked_sub(1) else { return visit(SuitCounts::from_word(word)) };
        for n in 0..=4.min(room) {
            suits(rank, room - n, word | n << (4 * rank), visit);
        }
    }

    #[test]
    fn no_suit_has_more_fills_than_there_is_room_for() {
        for suit in [Suit::Man, Suit::Honor] {
            let mut most = (0, SuitCounts::EMPTY);
            suits(suit.ranks().into(), 10, 0, &mut |known| {
                let four = SuitCounts::from_word(4 * RankSet::ALL.word());
                let room = four.saturating_sub(known);
                let mut fills = List::new();
                find_fills(suit, known, room, 0b1_1111, &mut fills);
                most = most.max((fills.len(), known));
            });
            let reached = if suit == Suit::Man { MOST } else { 20 };
            assert_eq!(most.0, reached, "{suit:?}: {most:?}");
        }
    }
}
