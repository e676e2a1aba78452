//! Helpers for the test files: whole domains of hands, and random hands from a fixed seed.

pub(crate) mod melds;
pub(crate) mod wins;

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::{CalledFrom, Counts, Hand, Meld, Mentsu, Suit, Tile};

/// The number of tiles of each rank of one number suit.
pub(crate) type Ranks = [u8; 9];

/// Every way to hold 0 to 4 tiles of each of nine ranks, 5^9 of them.
pub(crate) fn all_ranks() -> impl Iterator<Item = Ranks> {
    (0..5u32.pow(9)).map(|mut n| {
        [(); 9].map(|()| {
            let count = n % 5;
            n /= 5;
            count as u8
        })
    })
}

/// Every hand of `tiles` tiles in one number suit.
pub(crate) fn one_suit_hands(tiles: u8) -> impl Iterator<Item = Ranks> {
    all_ranks().filter(move |ranks| ranks.iter().sum::<u8>() == tiles)
}

/// The ranks in a suit, as counts of all tiles.
pub(crate) fn in_suit(suit: Suit, ranks: Ranks) -> Counts {
    let mut counts = [0; Tile::COUNT];
    for (rank, count) in (0..suit.ranks().into()).zip(ranks) {
        counts[suit.first().index() + rank] = count;
    }
    Counts::from_array(counts).expect("no rank has more than four tiles")
}

/// `counts` with more tiles, written as mpsz.
pub(crate) fn plus(counts: Counts, more: &str) -> Counts {
    let more = more.parse().expect("the tiles of a test are well written");
    counts.union(&more).expect("no tile is there five times")
}

/// The same hands from the same seed, on every machine.
pub(crate) struct Random(SplitMix64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(SplitMix64::new(seed))
    }

    /// One of 0 to n - 1.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// `n` random physical tiles of these kinds.
    pub(crate) fn tiles(&mut self, kinds: &[Tile], n: usize) -> Counts {
        let mut wall: Vec<Tile> = kinds.iter().flat_map(|&tile| [tile; 4]).collect();
        let drawn = (0..n).map(|_| wall.swap_remove(self.below(wall.len())));
        Counts::from_tiles(drawn).expect("a wall holds four of each tile")
    }

    /// A won hand of tiles of these kinds with `mentsu` mentsu, of which `declared` are melds.
    pub(crate) fn win(&mut self, kinds: &[Tile], mentsu: usize, declared: usize) -> Hand {
        let mut sets: Vec<Mentsu> = kinds.iter().map(|&tile| Mentsu::koutsu(tile)).collect();
        let starts = kinds.iter().filter_map(|&tile| Mentsu::shuntsu(tile).ok());
        sets.extend(starts.filter(|set| set.tiles().all(|tile| kinds.contains(&tile))));
        loop {
            let melds: Vec<Meld> = (0..declared).map(|_| self.meld(&sets)).collect();
            let jantou = [*self.pick(kinds); 2];
            let concealed: Vec<Mentsu> = (declared..mentsu).map(|_| *self.pick(&sets)).collect();
            let tiles = concealed.into_iter().flat_map(Mentsu::tiles).chain(jantou);
            if let Ok(hand) = Hand::new(tiles, &melds) {
                return hand;
            }
        }
    }

    fn meld(&mut self, sets: &[Mentsu]) -> Meld {
        let set = *self.pick(sets);
        let from = *self.pick(&CalledFrom::ALL);
        let tile = set.first();
        let meld = if set.is_shuntsu() {
            let tiles: Vec<Tile> = set.tiles().collect();
            Meld::chi([tiles[1], tiles[2]], tile)
        } else {
            match self.below(6) {
                0 => Meld::ankan([tile; 4]),
                1 => Meld::daiminkan([tile; 3], tile, from),
                2 => Meld::pon([tile; 2], tile, from).and_then(|pon| Meld::kakan(pon, tile)),
                _ => Meld::pon([tile; 2], tile, from),
            }
        };
        meld.expect("the tiles of a mentsu are a meld")
    }

    /// A hand of 3n+1 tiles, often tenpai: a win of any size, with or without melds, of one,
    /// two or all suits, that lost a tile and now and then had another exchanged.
    pub(crate) fn waiting(&mut self) -> Hand {
        let kinds = match self.below(4) {
            0 => &Tile::ALL[18..27],
            1 => &Tile::ALL[9..27],
            2 => &Tile::ALL[18..34],
            _ => &Tile::ALL[..],
        };
        let mentsu = if self.below(3) == 0 { self.below(5) } else { 4 };
        let declared = if self.below(2) == 0 { self.below(mentsu + 1) } else { 0 };
        let mut hand = self.win(kinds, mentsu, declared);
        for _ in 0..[0, 0, 0, 1, 2][self.below(5)] {
            let less = self.without_a_tile(&hand);
            hand = less.draw(*self.pick(kinds)).unwrap_or(hand);
        }
        self.without_a_tile(&hand)
    }

    fn without_a_tile(&mut self, hand: &Hand) -> Hand {
        let faces: Vec<_> = hand.faces().collect();
        hand.discard(*self.pick(&faces)).expect("the hand holds the tile, and 3n+2 tiles")
    }
}
