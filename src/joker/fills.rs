//! What can be added to each suit so that it is all mentsu, or mentsu and a jantou.

use smallvec::SmallVec;

use super::JokerHand;
use crate::suit::{RankSet, SuitCounts};
use crate::tile::Suit;

/// The ranks added to one suit: a nibble each from the highest, ascending, and 15 where there is
/// none. So fills sort as the tiles do that they add, the longer of two with a common beginning
/// first: beside a lower suit's tile a higher suit's comes later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fill(u16);

impl Fill {
    const NONE: Fill = Fill(0xFFFF);

    /// With one more rank, counted from 0, not lower than those before.
    fn with(self, rank: u32) -> Fill {
        let place = 12 - 4 * self.len() as u32;
        Fill(self.0 ^ (0xF ^ rank as u16) << place)
    }

    /// How many tiles it adds.
    pub(super) fn len(self) -> usize {
        // Only the nibbles of nothing have all four bits.
        let nothing = self.0 & self.0 >> 1 & self.0 >> 2 & self.0 >> 3 & 0x1111;
        4 - nothing.count_ones() as usize
    }

    /// The ranks, counted from 0, ascending.
    pub(super) fn ranks(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |i| (self.0 >> (12 - 4 * i) & 0xF) as u8)
    }
}

/// The most fills of one suit: four unknown tiles beside `2345678999` have them.
const MOST: usize = 202;

/// The fills of the four suits.
#[derive(Clone, Debug)]
pub(super) struct Fills {
    suits: [SmallVec<[Fill; MOST]>; 4],
    /// By suit, how many tiles its known ones are over a multiple of three.
    over: [u8; 4],
    /// `shared[suit][tiles][jantou]`: in how many ways this suit and all later ones take so many
    /// tiles, with a jantou among them or not.
    shared: [[[u32; 2]; 5]; 5],
    unknown: usize,
}

impl Fills {
    /// Of a hand of 3n+2 tiles.
    pub(super) fn new(hand: &JokerHand) -> Fills {
        let room = hand.room();
        let unknown = hand.unknown();
        let mut suits = Suit::ALL.map(|_| SmallVec::new());
        let mut over = [0; 4];
        for suit in Suit::ALL {
            let (known, room) = (hand.known().suit(suit), room.suit(suit));
            over[suit.index()] = known.total() % 3;
            find(suit, known, room, unknown, &mut suits[suit.index()]);
        }
        let mut fills = Fills { suits, over, shared: [[[0; 2]; 5]; 5], unknown };
        fills.share();
        fills
    }

    fn share(&mut self) {
        self.shared[4][0][0] = 1;
        for suit in (0..4).rev() {
            // Fills of so many tiles complete the suit; their number says whether with a jantou.
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

    /// 1 if a suit with so many tiles added has a jantou, and 0 if it hasn't.
    fn has_jantou(&self, suit: usize, added: usize) -> usize {
        usize::from((usize::from(self.over[suit]) + added) % 3 == 2)
    }

    /// How many completions there are.
    pub(super) fn count(&self) -> u32 {
        self.shared[0][self.unknown][1]
    }
}

/// Collects the fills of one suit, in order.
fn find(
    suit: Suit,
    known: SuitCounts,
    room: SuitCounts,
    unknown: usize,
    found: &mut SmallVec<[Fill; MOST]>,
) {
    let finder = Finder { ranks: suit.ranks().into(), honors: suit == Suit::Honor, room };
    finder.visit(0, known.word(), Fill::NONE, unknown, found);
}

struct Finder {
    ranks: u32,
    honors: bool,
    room: SuitCounts,
}

impl Finder {
    /// Every way to add up to so many tiles from this rank on.
    fn visit(
        &self,
        rank: u32,
        word: u64,
        fill: Fill,
        left: usize,
        found: &mut SmallVec<[Fill; MOST]>,
    ) {
        for next in rank..self.ranks {
            if left > 0 && self.room.get(next as u8 + 1) > 0 {
                let room = SuitCounts::from_word(self.room.word() - (1 << (4 * next)));
                let rest = Finder { room, ..*self };
                rest.visit(next, word + (1 << (4 * next)), fill.with(next), left - 1, found);
            }
        }
        if is_complete(word, self.honors) {
            found.push(fill);
        }
    }
}

/// Whether a suit is all mentsu, or mentsu and a jantou.
fn is_complete(word: u64, honors: bool) -> bool {
    let suit = SuitCounts::from_word(word);
    match suit.total() % 3 {
        0 => is_mentsu(suit, honors),
        1 => false,
        _ if honors => suit.jantou_candidates().iter().any(|rank| without(suit, rank, honors)),
        _ => suit.jantou_candidates_by_sum().iter().any(|rank| without(suit, rank, honors)),
    }
}

fn without(suit: SuitCounts, jantou: u8, honors: bool) -> bool {
    is_mentsu(SuitCounts::from_word(suit.word() - (2 << (4 * (jantou - 1)))), honors)
}

fn is_mentsu(suit: SuitCounts, honors: bool) -> bool {
    let koutsu = suit.koutsu_candidates();
    if honors {
        return suit.word() == 3 * koutsu.word();
    }
    koutsu.subsets().any(|koutsu: RankSet| {
        SuitCounts::from_word(suit.word() - 3 * koutsu.word()).divide_shuntsu_of_hand().is_some()
    })
}

/// A walk over one fill of each suit, together as many tiles as are unknown, one jantou among
/// them: in order of the tiles added.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    fills: Fills,
    /// The suits that have their fill; 4 where a completion was just given.
    depth: usize,
    /// By suit, which fill comes next.
    next: [usize; 4],
    /// Before each suit, the tiles and jantou to come.
    left: [(usize, usize); 5],
}

impl Walk {
    pub(super) fn new(fills: Fills) -> Walk {
        let start = (fills.unknown, 1);
        Walk { fills, depth: 0, next: [0; 4], left: [start; 5] }
    }

    /// The fills of the next completion.
    pub(super) fn next(&mut self) -> Option<[Fill; 4]> {
        if self.depth == 4 {
            self.depth = 3;
        }
        while self.depth < 4 {
            if self.descend() {
                self.depth += 1;
                if self.depth < 4 {
                    self.next[self.depth] = 0;
                }
            } else {
                self.depth = self.depth.checked_sub(1)?;
            }
        }
        let mut all = [Fill::NONE; 4];
        for (suit, fill) in all.iter_mut().enumerate() {
            *fill = self.fills.suits[suit][self.next[suit] - 1];
        }
        Some(all)
    }

    /// Takes the next fill of the suit at this depth that leaves something to the later suits.
    fn descend(&mut self) -> bool {
        let suit = self.depth;
        let (tiles, jantou) = self.left[suit];
        for (i, fill) in self.fills.suits[suit].iter().enumerate().skip(self.next[suit]) {
            let added = fill.len();
            let taken = self.fills.has_jantou(suit, added);
            if added > tiles || taken > jantou {
                continue;
            }
            let left = (tiles - added, jantou - taken);
            if self.fills.shared[suit + 1][left.0][left.1] > 0 {
                self.next[suit] = i + 1;
                self.left[suit + 1] = left;
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every suit of at most so many tiles, rank by rank.
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
                let mut fills = SmallVec::new();
                find(suit, known, room, 4, &mut fills);
                most = most.max((fills.len(), known));
            });
            let reached = if suit == Suit::Man { MOST } else { 20 };
            assert_eq!(most.0, reached, "{suit:?}: {most:?}");
        }
    }
}
