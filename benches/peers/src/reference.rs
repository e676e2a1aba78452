//! Slow and plain answers, written from the definitions, to judge the peers by.
//!
//! A copy that can't come doesn't count: no target holds five of a kind of the concealed tiles.

use std::collections::HashMap;

use crate::{Counts, Hand, Kind, Split, Splits};

/// The fewest tiles missing in a suit: `[number of jantou, 0–1][number of mentsu, 0–4]`.
type Lacking = [[u8; 5]; 2];

/// More than any hand can lack.
const NEVER: u8 = 50;

/// The reference, which remembers suits it has met.
#[derive(Default)]
pub struct Reference {
    suits: HashMap<(bool, Vec<u8>), Lacking>,
}

impl Reference {
    /// Shanten of the standard form.
    pub fn shanten_standard(&mut self, hand: &Hand) -> i8 {
        let mut least = [[NEVER; 5]; 2];
        least[0][0] = 0;
        for suit in hand.counts.chunks(9) {
            let lacking = self.lacking(suit);
            least = join(&least, &lacking);
        }
        least[1][usize::from(hand.len() / 3)] as i8 - 1
    }

    /// The least shanten of the three forms.
    pub fn shanten_all(&mut self, hand: &Hand) -> i8 {
        let standard = self.shanten_standard(hand);
        if hand.len() < 13 {
            return standard;
        }
        standard.min(shanten_chiitoitsu(&hand.counts)).min(shanten_kokushi(&hand.counts))
    }

    /// The tiles that lower [`shanten_all`](Self::shanten_all), as bits.
    pub fn ukeire(&mut self, hand: &Hand) -> u64 {
        let now = self.shanten_all(hand);
        drawn(hand)
            .filter(|(_, next)| self.shanten_all(next) < now)
            .map(|(tile, _)| 1 << tile)
            .sum()
    }

    fn lacking(&mut self, suit: &[u8]) -> Lacking {
        let runs = suit.len() == 9;
        *self.suits.entry((runs, suit.to_vec())).or_insert_with(|| {
            let mut least = [[NEVER; 5]; 2];
            targets(suit, runs, [0, 0], (0, 0), 0, &mut least);
            least
        })
    }
}

/// Visits every target of the ranks left: `begun` shuntsu reach in from two ranks and one rank
/// below, `blocks` are the mentsu and jantou so far, `lacks` the tiles to add so far.
fn targets(
    suit: &[u8],
    runs: bool,
    begun: [u8; 2],
    (mentsu, jantou): (usize, usize),
    lacks: u8,
    least: &mut Lacking,
) {
    let Some((&held, rest)) = suit.split_first() else {
        least[jantou][mentsu] = least[jantou][mentsu].min(lacks);
        return;
    };
    let most_shuntsu = if runs && rest.len() >= 2 { 4 - mentsu } else { 0 };
    for shuntsu in 0..=most_shuntsu {
        for koutsu in 0..=usize::from(mentsu + shuntsu < 4) {
            for pair in 0..=1 - jantou {
                let needs = begun[0] + begun[1] + (shuntsu + 3 * koutsu + 2 * pair) as u8;
                if needs <= 4 {
                    let blocks = (mentsu + shuntsu + koutsu, jantou + pair);
                    let lacks = lacks + needs.saturating_sub(held);
                    targets(rest, runs, [begun[1], shuntsu as u8], blocks, lacks, least);
                }
            }
        }
    }
}

/// The fewest tiles lacking over both parts together.
fn join(left: &Lacking, right: &Lacking) -> Lacking {
    let mut least = [[NEVER; 5]; 2];
    for (p, q) in [(0, 0), (0, 1), (1, 0)] {
        for k in 0..5 {
            for l in 0..5 - k {
                let cell = &mut least[p + q][k + l];
                *cell = (*cell).min(left[p][k] + right[q][l]);
            }
        }
    }
    least
}

/// Six less the pairs, and one more for every kind short of seven.
fn shanten_chiitoitsu(counts: &Counts) -> i8 {
    let pairs = counts.iter().filter(|&&count| count >= 2).count() as i8;
    let kinds = counts.iter().filter(|&&count| count >= 1).count() as i8;
    6 - pairs + (7 - kinds).max(0)
}

/// Thirteen less the kinds of terminals and honors, less one for a pair among them.
fn shanten_kokushi(counts: &Counts) -> i8 {
    let orphans = (0..34).filter(|&tile| tile >= 27 || tile % 9 == 0 || tile % 9 == 8);
    let held: Vec<u8> = orphans.map(|tile| counts[tile]).filter(|&count| count > 0).collect();
    13 - held.len() as i8 - i8::from(held.iter().any(|&count| count >= 2))
}

/// The hand with each tile drawn of which it doesn't conceal all four copies.
fn drawn(hand: &Hand) -> impl Iterator<Item = (usize, Hand)> + '_ {
    (0..34).filter(|&tile| hand.counts[tile] < 4).map(|tile| {
        let mut next = *hand;
        next.counts[tile] += 1;
        (tile, next)
    })
}

/// Whether the hand is won, by decomposing it.
pub fn win(hand: &Hand) -> bool {
    let whole = hand.len() == 14;
    whole && (shanten_chiitoitsu(&hand.counts) < 0 || shanten_kokushi(&hand.counts) < 0)
        || !decompositions(hand).is_empty()
}

/// The tiles that win, as bits.
pub fn waits(hand: &Hand) -> u64 {
    drawn(hand).filter(|(_, next)| win(next)).map(|(tile, _)| 1 << tile).sum()
}

/// All standard decompositions.
pub fn decompositions(hand: &Hand) -> Splits {
    let mut found = Vec::new();
    split(hand.counts, 0, None, &mut Vec::new(), &mut found);
    found.sort();
    found
}

/// Splits the tiles from `first` on. What of a kind is neither jantou nor koutsu begins shuntsu,
/// so that no decomposition comes twice.
fn split(
    counts: Counts,
    first: usize,
    jantou: Option<u8>,
    mentsu: &mut Vec<(Kind, u8)>,
    found: &mut Vec<Split>,
) {
    let Some(tile) = (first..34).find(|&tile| counts[tile] > 0) else {
        if let Some(jantou) = jantou {
            let mut mentsu = mentsu.clone();
            mentsu.sort();
            found.push((jantou, mentsu));
        }
        return;
    };
    for koutsu in 0..=1 {
        for pair in 0..=u8::from(jantou.is_none()) {
            let Some(shuntsu) = counts[tile].checked_sub(3 * koutsu + 2 * pair) else {
                continue;
            };
            let mut left = counts;
            left[tile] = 0;
            if shuntsu > 0 {
                if tile >= 27
                    || tile % 9 > 6
                    || left[tile + 1..tile + 3].iter().any(|&c| c < shuntsu)
                {
                    continue;
                }
                left[tile + 1] -= shuntsu;
                left[tile + 2] -= shuntsu;
            }
            let before = mentsu.len();
            mentsu.extend((0..koutsu).map(|_| (Kind::Koutsu, tile as u8)));
            mentsu.extend((0..shuntsu).map(|_| (Kind::Shuntsu, tile as u8)));
            let jantou = if pair == 1 { Some(tile as u8) } else { jantou };
            split(left, tile + 1, jantou, mentsu, found);
            mentsu.truncate(before);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mpsz;

    #[track_caller]
    fn shanten(text: &str) -> i8 {
        let counts = mpsz::counts(text);
        let melds = 4 - counts.iter().sum::<u8>() / 3;
        Reference::default().shanten_all(&Hand { counts, melds })
    }

    #[test]
    fn known_shanten() {
        assert_eq!(shanten("222m666p5555s777z"), 1);
        assert_eq!(shanten("123m456p789s1122z"), 0);
        assert_eq!(shanten("19m19p19s1234567z"), 0);
        assert_eq!(shanten("1188m288p55s1177z"), 0);
        assert_eq!(shanten("6666s"), 1);
        assert_eq!(shanten("11m"), -1);
    }

    #[test]
    fn known_decompositions() {
        let hand = Hand { counts: mpsz::counts("11122233344455m"), melds: 0 };
        assert_eq!(decompositions(&hand).len(), 4);
        let hand = Hand { counts: mpsz::counts("1112345678999m"), melds: 0 };
        assert_eq!(waits(&hand), 0x1ff);
    }
}
