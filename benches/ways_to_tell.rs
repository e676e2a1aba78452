//! Criterion benches of different ways to decide whether a hand is won, which the articles behind
//! this library compare.
//!
//! `cargo bench --bench ways_to_tell`; `benches/table.py` turns the results into README's table.
//! Standard forms alone, and every way answers alike before it is timed.

mod common;

use std::collections::{HashMap, HashSet};
use std::hint::black_box;
use std::time::Duration;

use common::FOURTEEN;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mentsu::{Counts, Tile};

const HANDS: usize = 2_000;

/// The 222 wins that fixed orders miss, 18 of them seven pairs and so no standard win.
fn tricky() -> Vec<Counts> {
    let listed = include_str!("../tests/suite/tiles/tricky_chinitsu.txt").lines();
    let hands = listed.filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    hands.map(|ranks| format!("{ranks}m").parse().expect("ranks of one suit")).collect()
}

fn classes() -> [(&'static str, Vec<Counts>); 3] {
    let [random, wins, ..] = FOURTEEN;
    let mut losses = random.hands(HANDS);
    losses.retain(|tiles| tiles.decompositions().is_empty());
    [("the 222", tricky()), ("random wins", wins.hands(HANDS)), ("random losses", losses)]
}

/// Recursive backtracking, as most programs have it: the lowest tile is in a koutsu, in a shuntsu
/// or in the jantou.
fn by_backtracking(tiles: &Counts) -> bool {
    fn rest(counts: &mut [u8; Tile::COUNT], from: usize, has_jantou: bool) -> bool {
        let Some(lowest) = (from..Tile::COUNT).find(|&i| counts[i] > 0) else { return has_jantou };
        let mut attempt = |taken: &[(usize, u8)], has_jantou| {
            if taken.iter().any(|&(i, n)| counts[i] < n) {
                return false;
            }
            taken.iter().for_each(|&(i, n)| counts[i] -= n);
            let is_won = rest(counts, lowest, has_jantou);
            taken.iter().for_each(|&(i, n)| counts[i] += n);
            is_won
        };
        attempt(&[(lowest, 3)], has_jantou)
            || !has_jantou && attempt(&[(lowest, 2)], true)
            || lowest < 27
                && lowest % 9 < 7
                && attempt(&[(lowest, 1), (lowest + 1, 1), (lowest + 2, 1)], has_jantou)
    }
    rest(&mut tiles.to_array(), 0, false)
}

/// The counts of one suit as a number in base 5, the key of a hash table.
fn key(counts: &[u8]) -> u32 {
    counts.iter().fold(0, |key, &count| 5 * key + u32::from(count))
}

/// A hash of shapes: every suit that is all mentsu (`false`) or mentsu and a jantou (`true`), and
/// the same of honors.
struct Shapes {
    suits: HashMap<u32, bool>,
    honors: HashMap<u32, bool>,
}

impl Shapes {
    fn new() -> Shapes {
        let mut shapes = Shapes { suits: HashMap::new(), honors: HashMap::new() };
        let mut seen = HashSet::new();
        let of_suit: Vec<[u8; 9]> = (0..9)
            .flat_map(|i| {
                let mut koutsu = [0; 9];
                koutsu[i] = 3;
                let mut shuntsu = [0; 9];
                (0..3).for_each(|k| shuntsu[(i + k).min(8)] += 1);
                [koutsu].into_iter().chain((i < 7).then_some(shuntsu))
            })
            .collect();
        let of_honors: Vec<[u8; 9]> =
            of_suit.iter().copied().filter(|b| b[..7].contains(&3)).collect();
        for (blocks, ranks, into) in
            [(of_suit, 9, &mut shapes.suits), (of_honors, 7, &mut shapes.honors)]
        {
            seen.clear();
            add(&blocks, &mut [0; 9], 4, ranks, &mut seen, into);
        }
        shapes
    }

    fn is_won(&self, tiles: &Counts) -> bool {
        let counts = tiles.to_array();
        let suits = counts[..27].chunks(9).map(|suit| self.suits.get(&key(suit)));
        let mut jantou = 0;
        for has_jantou in suits.chain([self.honors.get(&key(&counts[27..]))]) {
            match has_jantou {
                Some(has_jantou) => jantou += u32::from(*has_jantou),
                None => return false,
            }
        }
        jantou == 1
    }
}

/// Adds a shape, alone and with each jantou, and those with more blocks.
fn add(
    blocks: &[[u8; 9]],
    counts: &mut [u8; 9],
    more: usize,
    ranks: usize,
    seen: &mut HashSet<u32>,
    into: &mut HashMap<u32, bool>,
) {
    if counts.iter().any(|&count| count > 4) || !seen.insert(key(counts)) {
        return;
    }
    into.insert(key(&counts[..ranks]), false);
    for rank in 0..ranks {
        if counts[rank] <= 2 {
            counts[rank] += 2;
            into.insert(key(&counts[..ranks]), true);
            counts[rank] -= 2;
        }
    }
    for block in blocks.iter().filter(|_| more > 0) {
        (0..9).for_each(|i| counts[i] += block[i]);
        add(blocks, counts, more - 1, ranks, seen, into);
        (0..9).for_each(|i| counts[i] -= block[i]);
    }
}

/// One way to decide whether tiles are a win.
type Way<'a> = &'a dyn Fn(&Counts) -> bool;

fn ways_to_tell(c: &mut Criterion) {
    let shapes = Shapes::new();
    let by_shape = |tiles: &Counts| shapes.is_won(tiles);
    let ways: [(&str, Way<'_>); 5] = [
        ("every attempt", &|tiles| {
            tiles.attempts().filter(|a| a.decomposition().is_some()).count() > 0
        }),
        ("recursive backtracking", &by_backtracking),
        ("a hash of shapes", &by_shape),
        ("every decomposition", &|tiles| !tiles.decompositions().is_empty()),
        ("is_win", &Counts::is_win),
    ];
    let classes = classes();
    for (name, is_won) in ways {
        let mut group = c.benchmark_group(name);
        group.sample_size(20).measurement_time(Duration::from_secs(1));
        for (class, hands) in &classes {
            let wins = hands.iter().filter(|tiles| is_won(tiles)).count();
            let expected = match (*class, name) {
                ("the 222", "is_win") => 222,
                ("the 222", _) => 204,
                ("random wins", _) => HANDS,
                _ => 0,
            };
            assert_eq!(wins, expected, "{name} of {class}");
            group.throughput(Throughput::Elements(hands.len() as u64));
            group.bench_function(*class, |bencher| {
                bencher.iter(|| {
                    for hand in hands {
                        black_box(is_won(black_box(hand)));
                    }
                });
            });
        }
    }
}

criterion_group!(benches, ways_to_tell);
criterion_main!(benches);
