//! Every win that lacks few tiles of a hand, in all five forms.

use alloc::vec::Vec;

use super::suit::{SuitTiles, SuitWins, fits, lacking};
use crate::mcr::form::KnittedStraight;
use crate::tile::{RankSet, Suit, Tile, TileSet};

const ONES: u64 = RankSet::ALL.word();

/// The concealed tiles of a hand, a nibble a tile, and what they can become.
#[derive(Clone, Copy)]
pub(super) struct Root {
    pub(super) held: [u64; 4],
    /// How many of each the hand can conceal at most: those held, and those unseen.
    pub(super) most: [u64; 4],
    /// How many sets aren't melded.
    pub(super) sets: u8,
}

/// The greatest number of wins that the search examines.
pub(super) const MOST_WINS: usize = 1 << 17;

/// For each win that lacks at most `limit` tiles, its concealed tiles. The search stops soon after
/// it has found more than [`MOST_WINS`].
pub(super) fn wins_within(root: &Root, limit: u8) -> Vec<[u64; 4]> {
    let mut wins = Wins { root, limit, found: Vec::new() };
    wins.add_standard();
    if root.sets >= 3 {
        wins.add_knitted_straights();
    }
    if root.sets == 4 {
        wins.add_seven_pairs();
        wins.add_orphans();
        wins.add_honors_and_knitted();
    }
    wins.found.sort_unstable();
    wins.found.dedup();
    wins.found
}

struct Wins<'a> {
    root: &'a Root,
    limit: u8,
    found: Vec<[u64; 4]>,
}

/// The wins of each suit; and by suit, sets and pair, the fewest tiles that this suit and the later
/// ones lack.
struct Suits {
    wins: [SuitWins; 4],
    least: [[[u8; 2]; 5]; 5],
}

/// More than any win may lack.
const TOO_MANY: u8 = 99;

impl Suits {
    fn new(root: &Root, limit: u8) -> Suits {
        let wins = core::array::from_fn(|suit| {
            let tiles = SuitTiles {
                held: root.held[suit],
                most: root.most[suit],
                is_honors: suit == Suit::Honor.index(),
            };
            SuitWins::new(tiles, root.sets, limit)
        });
        let mut suits = Suits { wins, least: [[[TOO_MANY; 2]; 5]; 5] };
        suits.least[4][0][0] = 0;
        for suit in (0..4).rev() {
            for sets in 0..=4 {
                for pair in 0..2 {
                    suits.least[suit][sets][pair] = suits.least_from(suit, sets, pair);
                }
            }
        }
        suits
    }

    fn least_from(&self, suit: usize, sets: usize, pair: usize) -> u8 {
        let mut least = TOO_MANY;
        for own in 0..=sets {
            for own_pair in 0..=pair {
                let own_least = self.wins[suit].least(own as u8, own_pair == 1);
                let rest = self.least[suit + 1][sets - own][pair - own_pair];
                least = least.min(own_least.unwrap_or(TOO_MANY).saturating_add(rest));
            }
        }
        least
    }
}

impl Wins<'_> {
    /// Adds a win if its tiles are possible and not too many of them are lacking.
    fn add(&mut self, words: [u64; 4]) {
        if self.may_be(&words) {
            self.found.push(words);
        }
    }

    fn may_be(&self, words: &[u64; 4]) -> bool {
        let (mut all_fit, mut lacks) = (true, 0);
        for (suit, &word) in words.iter().enumerate() {
            all_fit &= fits(word, self.root.most[suit]);
            lacks += lacking(word, self.root.held[suit]);
        }
        all_fit && lacks <= self.limit
    }

    fn add_standard(&mut self) {
        let suits = Suits::new(self.root, self.limit);
        self.add_suit(&suits, 0, [0; 4], [self.root.sets, 1], self.limit);
    }

    /// Adds every win with these words for the earlier suits: tries each choice for this suit and
    /// the later ones.
    fn add_suit(
        &mut self,
        suits: &Suits,
        suit: usize,
        words: [u64; 4],
        [sets, pair]: [u8; 2],
        left: u8,
    ) {
        if suit == 4 {
            self.found.push(words);
        }
        if suit == 4 || self.found.len() > MOST_WINS {
            return;
        }
        for own in 0..=sets {
            for own_pair in 0..=pair {
                let rest =
                    suits.least[suit + 1][usize::from(sets - own)][usize::from(pair - own_pair)];
                let Some(most) = left.checked_sub(rest) else { continue };
                for &(lacks, word) in suits.wins[suit].of(own, own_pair == 1) {
                    if lacks > most {
                        break;
                    }
                    let mut words = words;
                    words[suit] = word;
                    let after = [sets - own, pair - own_pair];
                    self.add_suit(suits, suit + 1, words, after, left - lacks);
                }
            }
        }
    }

    fn add_knitted_straights(&mut self) {
        for straight in KnittedStraight::ALL {
            let nine = straight.words();
            if !self.may_be(&nine) {
                continue;
            }
            for pair in 0..Tile::COUNT {
                let mut words = nine;
                words[pair / 9] += 2 << (4 * (pair % 9));
                if self.root.sets == 3 {
                    self.add(words);
                } else if self.may_be(&words) {
                    self.add_each_set(words);
                }
            }
        }
    }

    /// Adds these tiles with each set.
    fn add_each_set(&mut self, words: [u64; 4]) {
        for suit in 0..4 {
            let is_honors = suit == Suit::Honor.index();
            let chows = (0..if is_honors { 0 } else { 7 }).map(|rank| 0x111 << (4 * rank));
            let pungs = (0..if is_honors { 7 } else { 9 }).map(|rank| 3 << (4 * rank));
            for set in chows.chain(pungs) {
                let mut words = words;
                words[suit] += set;
                self.add(words);
            }
        }
    }

    /// Adds seven pairs.
    fn add_seven_pairs(&mut self) {
        // `held[kind]` is the number of pairs held of this kind and the later ones.
        let mut held = [0; Tile::COUNT + 1];
        for kind in (0..Tile::COUNT).rev() {
            let count = self.root.held[kind / 9] >> (4 * (kind % 9)) & 15;
            held[kind] = held[kind + 1] + count as u8 / 2;
        }
        self.add_pairs([0; 4], 0, 7, 0, &held);
    }

    /// Adds to `words`, which lack `lacks` tiles so far, every choice of `pairs` more pairs of the
    /// kinds from `kind` on.
    fn add_pairs(
        &mut self,
        words: [u64; 4],
        kind: usize,
        pairs: u8,
        lacks: u8,
        held: &[u8; Tile::COUNT + 1],
    ) {
        // Each pair that isn't held lacks a tile at least.
        if lacks + pairs.saturating_sub(held[kind]) > self.limit {
            return;
        }
        if pairs == 0 {
            self.found.push(words);
        }
        if pairs == 0 || kind == Tile::COUNT {
            return;
        }
        let (suit, place) = (kind / 9, 4 * (kind % 9));
        for twice in 0..=2.min(pairs) {
            let tiles = u64::from(2 * twice) << place;
            if fits(tiles, self.root.most[suit] & 15 << place) {
                let mut words = words;
                words[suit] += tiles;
                let more = lacking(tiles, self.root.held[suit] & 15 << place);
                self.add_pairs(words, kind + 1, pairs - twice, lacks + more, held);
            }
        }
    }

    fn add_orphans(&mut self) {
        let orphans = Suit::ALL.map(|suit| TileSet::YAOCHUU.ranks(suit).word());
        if !self.may_be(&orphans) {
            return;
        }
        for tile in TileSet::YAOCHUU {
            let mut words = orphans;
            words[tile.suit().index()] += 1 << (4 * (tile.index() % 9));
            self.add(words);
        }
    }

    /// Adds the sixteen tiles of each knitted straight and the honors without two of them.
    fn add_honors_and_knitted(&mut self) {
        for straight in KnittedStraight::ALL {
            let [man, pin, sou, _] = straight.words();
            let all = [man, pin, sou, ONES & 0xFFF_FFFF];
            let singles: Vec<(usize, u64)> = (0..4)
                .flat_map(|suit| (0..9).map(move |rank| (suit, 1 << (4 * rank))))
                .filter(|&(suit, one)| all[suit] & one != 0)
                .collect();
            for (nth, &(suit, one)) in singles.iter().enumerate() {
                for &(other, another) in &singles[nth + 1..] {
                    let mut words = all;
                    words[suit] -= one;
                    words[other] -= another;
                    self.add(words);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tiles of all possible seven pairs of these kinds that lack at most `limit` tiles.
    fn each_seven_pairs(
        root: &Root,
        limit: u8,
        kinds: &[usize],
        pairs: u64,
        words: [u64; 4],
        found: &mut Vec<[u64; 4]>,
    ) {
        let Some((kind, rest)) = kinds.split_first() else {
            let lacks: u8 = (0..4).map(|suit| lacking(words[suit], root.held[suit])).sum();
            if pairs == 0 && lacks <= limit {
                found.push(words);
            }
            return;
        };
        let most = root.most[kind / 9] >> (4 * (kind % 9)) & 15;
        for twice in 0..=(most / 2).min(pairs) {
            let mut words = words;
            words[kind / 9] += (2 * twice) << (4 * (kind % 9));
            each_seven_pairs(root, limit, rest, pairs - twice, words, found);
        }
    }

    #[test]
    fn seven_pairs_are_all_that_lack_so_few_tiles() {
        let (mut random, mut pairs) = (1_u64, [0; 6]);
        let mut below = |end: u64| {
            random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
            (random >> 33) % end
        };
        for round in 0..1_000 {
            // Only every third kind is held or may come: twelve at most.
            let kinds: Vec<usize> = (round % 3..Tile::COUNT).step_by(3).collect();
            let mut root = Root { held: [0; 4], most: [0; 4], sets: 4 };
            for kind in &kinds {
                let (held, most) = (below(4), below(5));
                root.held[kind / 9] += held << (4 * (kind % 9));
                root.most[kind / 9] += held.max(most) << (4 * (kind % 9));
            }
            for limit in 0..6 {
                let mut expected = Vec::new();
                each_seven_pairs(&root, limit, &kinds, 7, [0; 4], &mut expected);
                let mut wins = Wins { root: &root, limit, found: Vec::new() };
                wins.add_seven_pairs();
                wins.found.sort_unstable();
                expected.sort_unstable();
                assert!(wins.found == expected, "within {limit} of {:x?}", root.held);
                pairs[usize::from(limit)] += expected.len();
            }
        }
        assert!(pairs.is_sorted() && pairs[0] > 100, "{pairs:?}");
    }
}
