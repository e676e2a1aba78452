//! Times perft with bulk counting, the array board of the tests, and searches of fixed depth.
//!
//! `cargo bench -p three-colour-othello`. Before Criterion starts, it prints the leaves per second
//! of perft(8), and the ratio to the array board.

#[path = "../tests/suite/array_board.rs"]
mod array_board;

use std::hint::black_box;
use std::time::{Duration, Instant};

use array_board::ArrayBoard;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use three_colour_othello::{Entry, Game, Position, Repetition, Search, Table, perft, perft_under};

const LEAVES: [u64; 8] = [13, 118, 1178, 10390, 104_802, 1_002_728, 10_740_566, 112_967_526];

/// 25 actions from the start: 28 pieces, one of them grey, and the token is white's.
const MIDDLE: &str = "75 57 67 76 c65 74 47 c57 86 35 36 34 87 38 85 c56 c45 95 63 53 96 97 c96 84";

/// The time of one count in seconds.
fn seconds(depth: u8, count: impl Fn(u8) -> u64) -> f64 {
    let start = Instant::now();
    assert_eq!(count(depth), leaves(depth));
    start.elapsed().as_secs_f64()
}

const fn leaves(depth: u8) -> u64 {
    LEAVES[depth as usize - 1]
}

/// The quickest of several alternating runs of each, so that a busy machine slows down both.
fn quickest<const N: usize>(tries: u32, mut count: impl FnMut() -> [f64; N]) -> [f64; N] {
    (0..tries).fold([f64::INFINITY; N], |best, _| {
        let mut times = count();
        for (time, best) in times.iter_mut().zip(best) {
            *time = time.min(best);
        }
        times
    })
}

fn fast(depth: u8) -> u64 {
    perft(black_box(&Position::START), depth).total()
}

fn slow(depth: u8) -> u64 {
    black_box(ArrayBoard::start()).perft(depth.into())
}

fn headline(_: &mut Criterion) {
    let [eight] = quickest(3, || [seconds(8, fast)]);
    println!("perft(8): {:.1} million leaves per second", leaves(8) as f64 / eight / 1e6);
    let [bits, array] = quickest(20, || [seconds(5, fast), seconds(5, slow)]);
    println!("perft(5): {:.1} times as fast as the array board", array / bits);
}

fn counting(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10).measurement_time(Duration::from_secs(3));
    for depth in [5, 6] {
        group.throughput(Throughput::Elements(leaves(depth)));
        group.bench_function(format!("depth {depth}"), |b| b.iter(|| fast(depth)));
    }
    group.throughput(Throughput::Elements(104_706));
    group.bench_function("depth 5, repetition forbidden", |b| {
        b.iter(|| perft_under(black_box(&Position::START), 5, Repetition::Forbidden));
    });
    group.throughput(Throughput::Elements(leaves(4)));
    group.bench_function("depth 4, array board", |b| b.iter(|| slow(4)));
    group.finish();
}

fn searching(c: &mut Criterion) {
    let mut group = c.benchmark_group("search to depth 6");
    group.sample_size(10).measurement_time(Duration::from_secs(3));
    let search = Search::new().depth(6);
    let mut entries = vec![Entry::EMPTY; 1 << 16];
    for (name, record) in [("start", ""), ("middle", MIDDLE)] {
        let game = Game::from_record(Position::START, Repetition::DrawAtThird, record).unwrap();
        let mut table = Table::new(&mut entries);
        table.clear();
        let nodes = search.run_game(&game, &mut table, || false).nodes;
        for (table, len) in [("with a table", 1 << 16), ("without", 0)] {
            group.bench_function(format!("{name}, {table}"), |b| {
                b.iter(|| {
                    let mut table = Table::new(&mut entries[..len]);
                    table.clear();
                    search.run_game(&game, &mut table, || false)
                });
            });
        }
        println!("{name}: {nodes} nodes with a table");
    }
    group.finish();
}

criterion_group!(benches, headline, counting, searching);
criterion_main!(benches);
