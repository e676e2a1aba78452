//! Criterion benches of hands with unknown tiles, compared with trying all tiles for them.
//!
//! `cargo bench --bench unknown`; `benches/table.py` turns the results into README's table.

mod common;

use std::hint::black_box;
use std::time::Duration;

use common::FOURTEEN;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::{Counts, PartialHand, Tile};

/// How many hands each class has.
const HANDS: usize = 200;

/// Trying all is slow, so that it gets fewer.
const TRIED: usize = 5;

const CLASSES: [(&str, usize); 4] =
    [("1 unknown", 1), ("2 unknown", 2), ("3 unknown", 3), ("4 unknown", 4)];

/// The hand with the most fills of a suit, and one with 896 completions.
const HARD: [&str; 2] = ["2345678999m????", "3344556677m????"];

/// Random wins that lost as many tiles as are unknown.
fn hands(unknown: usize) -> Vec<PartialHand> {
    let mut random = SplitMix64::new(20_261_121);
    let [_, wins, ..] = FOURTEEN;
    let lost = |mut tiles: Counts| {
        for _ in 0..unknown {
            let tile = tiles.tiles().nth(random.below(tiles.total().into()));
            tiles = tile.and_then(|tile| tiles.without(tile).ok()).expect("the tile is held");
        }
        PartialHand::new(tiles.tiles(), unknown, &[]).expect("14 tiles are a hand")
    };
    wins.hands(HANDS).into_iter().map(lost).collect()
}

fn hard() -> Vec<PartialHand> {
    HARD.iter().map(|text| text.parse().expect("the hands are well written")).collect()
}

fn measure<T>(c: &mut Criterion, question: &str, ask: impl Fn(&PartialHand) -> T) {
    let mut group = c.benchmark_group(question);
    group.sample_size(20).measurement_time(Duration::from_secs(1));
    let mut classes: Vec<_> = CLASSES.map(|(name, unknown)| (name, hands(unknown))).into();
    classes.push(("4 unknown, hard", hard()));
    for (name, hands) in classes {
        group.throughput(Throughput::Elements(hands.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for hand in &hands {
                    black_box(ask(black_box(hand)));
                }
            });
        });
    }
    group.finish();
}

/// Every multiset of tiles from this index on, each tried once.
fn every_multiset(held: &Counts, from: usize, unknown: usize, wins: &mut u32) {
    if unknown == 0 {
        *wins += u32::from(held.is_win());
        return;
    }
    for (i, tile) in Tile::ALL.into_iter().enumerate().skip(from) {
        if let Ok(held) = held.with(tile) {
            every_multiset(&held, i, unknown - 1, wins);
        }
    }
}

/// Every tile for every unknown one, as a logic program does.
fn every_tuple(held: &Counts, unknown: usize, wins: &mut u32) {
    if unknown == 0 {
        *wins += u32::from(held.is_win());
        return;
    }
    for tile in Tile::ALL {
        if let Ok(held) = held.with(tile) {
            every_tuple(&held, unknown - 1, wins);
        }
    }
}

fn try_all(c: &mut Criterion, question: &str, try_tiles: impl Fn(&PartialHand, &mut u32)) {
    let mut group = c.benchmark_group(question);
    group.sample_size(10).measurement_time(Duration::from_secs(1));
    for (name, unknown) in CLASSES {
        let hands: Vec<PartialHand> = hands(unknown).into_iter().take(TRIED).collect();
        group.throughput(Throughput::Elements(TRIED as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut wins = 0;
                for hand in &hands {
                    try_tiles(black_box(hand), &mut wins);
                }
                wins
            });
        });
    }
    group.finish();
}

fn unknown(c: &mut Criterion) {
    measure(c, "can win", PartialHand::can_win);
    measure(c, "number of completions", |hand| hand.completions().len());
    measure(c, "all completions", |hand| hand.completions().map(|c| *c.tiles()).last());
    measure(c, "all completions and forms", |hand| hand.wins().count());
    try_all(c, "trying every multiset", |hand, wins| {
        every_multiset(hand.known(), 0, hand.unknown(), wins);
    });
    try_all(c, "trying every tile for each", |hand, wins| {
        every_tuple(hand.known(), hand.unknown(), wins);
    });
}

criterion_group!(benches, unknown);
criterion_main!(benches);
