//! The hands: seeded, so that every run and every peer sees the same ones.

use ::mentsu::random::{RandomSource, SplitMix64};

use crate::{Counts, Hand, Kind};

/// How many hands a class has.
pub const HANDS: usize = 10_000;

/// Random numbers from a seed.
pub struct Random(SplitMix64);

impl Random {
    /// A generator that always gives the same numbers for the same seed.
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, by the high half of the product.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    /// True once in `n`.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// A kind of hand to compare or time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// 14 random tiles of the 136.
    Random14,
    /// 13 random tiles of the 136.
    Random13,
    /// Four random mentsu and a jantou.
    RandomWins,
    /// 14 random tiles of one suit's 36.
    OneSuitRandom,
    /// Four random mentsu and a jantou of one suit.
    OneSuitWins,
    /// A random win less one random tile.
    Tenpai13,
    /// One to four declared melds and random concealed tiles, 3n+1 or 3n+2.
    Declared,
    /// 13 or 14 tiles near chiitoitsu (pairs, four alike allowed) or kokushi.
    Special,
}

impl Class {
    /// Every class.
    pub const ALL: [Self; 8] = [
        Self::Random14,
        Self::Random13,
        Self::RandomWins,
        Self::OneSuitRandom,
        Self::OneSuitWins,
        Self::Tenpai13,
        Self::Declared,
        Self::Special,
    ];

    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random14 => "random14",
            Self::Random13 => "random13",
            Self::RandomWins => "random_wins",
            Self::OneSuitRandom => "one_suit_random",
            Self::OneSuitWins => "one_suit_wins",
            Self::Tenpai13 => "tenpai13",
            Self::Declared => "declared",
            Self::Special => "special",
        }
    }

    /// The hands of this class, the same at every call.
    pub fn hands(self) -> Vec<Hand> {
        let mut random = Random::new(1 + self as u64);
        (0..HANDS).map(|_| self.hand(&mut random)).collect()
    }

    fn hand(self, random: &mut Random) -> Hand {
        let concealed = |counts| Hand { counts, melds: 0 };
        match self {
            Self::Random14 => concealed(draw(random, 34, 14)),
            Self::Random13 => concealed(draw(random, 34, 13)),
            Self::RandomWins => concealed(win(random, 34).counts),
            Self::OneSuitRandom => concealed(draw(random, 9, 14)),
            Self::OneSuitWins => concealed(win(random, 9).counts),
            Self::Tenpai13 => {
                let mut counts = win(random, 34).counts;
                discard(random, &mut counts);
                concealed(counts)
            }
            Self::Declared => {
                let melds = 1 + random.below(4) as u8;
                let tiles = 13 - 3 * usize::from(melds) + random.below(2);
                Hand { counts: draw(random, 34, tiles), melds }
            }
            Self::Special => concealed(special(random)),
        }
    }
}

/// A win and what it was made of.
pub struct Win {
    /// All its tiles.
    pub counts: Counts,
    /// Its jantou.
    pub jantou: u8,
    /// Its mentsu in the order drawn.
    pub mentsu: [(Kind, u8); 4],
}

/// A win over the first `kinds` kinds (34 or 9): every mentsu and jantou as likely as another,
/// drawn again while a tile would need a fifth copy.
pub fn win(random: &mut Random, kinds: usize) -> Win {
    let starts: Vec<u8> = (0..27u8).filter(|t| t % 9 < 7 && usize::from(*t) < kinds).collect();
    loop {
        let mentsu = [(); 4].map(|()| match random.below(starts.len() + kinds) {
            i if i < starts.len() => (Kind::Shuntsu, starts[i]),
            i => (Kind::Koutsu, (i - starts.len()) as u8),
        });
        let jantou = random.below(kinds) as u8;
        let mut counts = [0; 34];
        counts[usize::from(jantou)] += 2;
        for tile in mentsu.iter().flat_map(|&(kind, first)| mentsu_tiles(kind, first)) {
            counts[usize::from(tile)] += 1;
        }
        if counts.iter().all(|&count| count <= 4) {
            return Win { counts, jantou, mentsu };
        }
    }
}

/// The three tiles of a mentsu.
pub fn mentsu_tiles(kind: Kind, first: u8) -> [u8; 3] {
    match kind {
        Kind::Shuntsu => [first, first + 1, first + 2],
        Kind::Koutsu => [first; 3],
    }
}

/// `tiles` random tiles of the first `kinds` kinds, four copies each.
fn draw(random: &mut Random, kinds: usize, tiles: usize) -> Counts {
    let mut wall: Vec<usize> = (0..kinds * 4).collect();
    let mut counts = [0; 34];
    for _ in 0..tiles {
        counts[wall.swap_remove(random.below(wall.len())) / 4] += 1;
    }
    counts
}

/// Takes one random tile away.
fn discard(random: &mut Random, counts: &mut Counts) {
    let mut nth = random.below(counts.iter().sum::<u8>().into());
    for count in counts.iter_mut() {
        if nth < usize::from(*count) {
            *count -= 1;
            return;
        }
        nth -= usize::from(*count);
    }
}

/// Seven pairs or twelve to fourteen terminals and honors, some with a tile exchanged or missing.
fn special(random: &mut Random) -> Counts {
    const ORPHANS: [usize; 13] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
    let mut counts = loop {
        let mut counts = [0; 34];
        if random.one_in(2) {
            (0..7).for_each(|_| counts[random.below(34)] += 2);
        } else {
            ORPHANS.iter().for_each(|&tile| counts[tile] += 1);
            counts[ORPHANS[random.below(13)]] += 1;
        }
        if counts.iter().all(|&count| count <= 4) {
            break counts;
        }
    };
    for _ in 0..random.below(3) {
        discard(random, &mut counts);
        let free: Vec<usize> = (0..34).filter(|&tile| counts[tile] < 4).collect();
        counts[free[random.below(free.len())]] += 1;
    }
    if random.one_in(2) {
        discard(random, &mut counts);
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_is_one() {
        for class in Class::ALL {
            for hand in class.hands() {
                assert!(hand.counts.iter().all(|&count| count <= 4), "{class:?}");
                assert_ne!(hand.len() % 3, 0, "{class:?}");
                assert_eq!(hand.len() / 3 + hand.melds, 4, "{class:?}");
            }
        }
    }

    #[test]
    fn the_same_every_time() {
        assert_eq!(Class::Special.hands(), Class::Special.hands());
    }
}
