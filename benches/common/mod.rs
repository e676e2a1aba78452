//! The hands that benches measure: fixed seeds, 10,000 of each class.

#![allow(dead_code, reason = "every bench uses its part")]

pub(crate) mod calls;

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::{Counts, Mentsu, Suit, Tile};

/// How many hands each class has.
pub(crate) const HANDS: usize = 10_000;

/// Where all hands come from.
const SEED: u64 = 20_261_121;

/// A class of hands, and how one is drawn.
pub(crate) struct Class {
    pub(crate) name: &'static str,
    pub(crate) draw: fn(&mut SplitMix64) -> Counts,
}

/// 14 tiles: random, random wins, one suit, one-suit wins.
pub(crate) const FOURTEEN: [Class; 4] = [
    Class { name: "random 14", draw: |r| tiles(r, &Tile::ALL, 14) },
    Class { name: "random wins", draw: |r| win(r, &Suit::ALL) },
    Class { name: "one suit", draw: |r| tiles(r, &Tile::ALL[9..18], 14) },
    Class { name: "one-suit wins", draw: |r| win(r, &[Suit::Pin]) },
];

/// 13 random tiles.
pub(crate) const RANDOM: Class = Class { name: "random 13", draw: |r| tiles(r, &Tile::ALL, 13) };

/// 13 tiles that wait.
pub(crate) const TENPAI: Class = Class { name: "tenpai 13", draw: tenpai };

impl Class {
    /// The first hands of the class.
    pub(crate) fn hands(&self, n: usize) -> Vec<Counts> {
        let mut random = SplitMix64::new(SEED);
        (0..n).map(|_| (self.draw)(&mut random)).collect()
    }
}

/// A hand of 13 tiles and 10,000 turns: a tile to draw and a held one to discard.
pub(crate) fn turns() -> (Counts, Vec<(Tile, Tile)>) {
    let mut random = SplitMix64::new(SEED);
    let start = (RANDOM.draw)(&mut random);
    let mut hand = start;
    let turns = (0..HANDS).map(|_| {
        let draw = loop {
            let tile = Tile::ALL[random.below(34)];
            if let Ok(drawn) = hand.with(tile) {
                hand = drawn;
                break tile;
            }
        };
        let discard = hand.tiles().nth(random.below(14)).expect("the hand has 14 tiles");
        hand = hand.without(discard).expect("the tile is held");
        (draw, discard)
    });
    let turns = turns.collect();
    (start, turns)
}

/// `n` random physical tiles of these kinds.
fn tiles(random: &mut SplitMix64, kinds: &[Tile], n: usize) -> Counts {
    let mut wall: Vec<Tile> = kinds.iter().flat_map(|&tile| [tile; 4]).collect();
    let drawn = (0..n).map(|_| wall.swap_remove(random.below(wall.len())));
    Counts::from_tiles(drawn).expect("a wall holds four of each tile")
}

/// Four random mentsu and a jantou, drawn again until no tile is needed five times.
fn win(random: &mut SplitMix64, suits: &[Suit]) -> Counts {
    let kinds: Vec<Tile> = Tile::ALL.into_iter().filter(|t| suits.contains(&t.suit())).collect();
    let mut mentsu: Vec<Mentsu> = kinds.iter().map(|&tile| Mentsu::koutsu(tile)).collect();
    mentsu.extend(kinds.iter().filter_map(|&tile| Mentsu::shuntsu(tile).ok()));
    loop {
        let jantou = kinds[random.below(kinds.len())];
        let four: Vec<Mentsu> = (0..4).map(|_| mentsu[random.below(mentsu.len())]).collect();
        let tiles = four.into_iter().flat_map(Mentsu::tiles).chain([jantou; 2]);
        if let Ok(counts) = Counts::from_tiles(tiles) {
            debug_assert!(counts.is_win());
            return counts;
        }
    }
}

/// A random win without one of its tiles.
fn tenpai(random: &mut SplitMix64) -> Counts {
    loop {
        let won = win(random, &Suit::ALL);
        let tile = won.tiles().nth(random.below(14)).expect("a win has 14 tiles");
        let hand = won.without(tile).expect("the tile is held");
        if !hand.wait_tiles().is_empty() {
            return hand;
        }
    }
}
