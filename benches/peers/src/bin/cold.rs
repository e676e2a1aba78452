//! Times single calls whose caches are cold: before each, 4 MB of other memory are swept, as a
//! program does that has other work between two questions.
//!
//! Prints a Markdown table: medians of a call right after another of the same kind, and after a
//! sweep. The clock's own cost is subtracted. What a sweep drives out is what the first and second
//! level hold: tables, code and the stack; the hand itself is read before the clock starts.
//! `benches/tables.sh` prints the sizes of the tables.

#[path = "../../../common/mod.rs"]
mod common;

use std::env;
use std::hint::black_box;
use std::time::Instant;

use common::calls::inputs::{self, Won};
use mentsu::riichi::{Rules, quick_points, score};
use mentsu::{Counts, Hand};
use mentsu_peers::xiangting;

/// The memory swept between two calls.
const SWEPT: usize = 4 << 20;
const LINE: usize = 64;

/// The number of calls of each kind.
const CALLS: usize = 2_000;

fn main() {
    let calls = env::args().nth(1).map_or(CALLS, |text| text.parse().expect("a number of calls"));
    let mut stopwatch = Stopwatch::new(calls);
    println!("| call | ns, warm | ns, cold |\n|---|---:|---:|");
    stopwatch.row("is_win(&Counts), random wins", &inputs::wins(calls), Counts::is_win);
    stopwatch.row("is_win(&Counts), random 14", &inputs::random(calls), Counts::is_win);
    stopwatch.row("shanten(&Counts), random 14", &inputs::random(calls), Counts::shanten);
    stopwatch.row("wait_tiles(&Counts), tenpai", &inputs::tenpai(calls), Counts::wait_tiles);
    stopwatch.row("ukeire(&Counts), random 13", &inputs::random_13(calls), Counts::ukeire);
    let hands: Vec<Hand> = inputs::hands(inputs::random(calls));
    stopwatch.row("discards(&Hand), 14 tiles", &hands, Hand::discards);
    let wins = inputs::tsumos(calls);
    stopwatch.row("score, tsumo", &wins, |Won { hand, situation, .. }| {
        score(hand, situation, &Rules::TENHOU)
    });
    stopwatch.row("quick_points, tsumo", &wins, |Won { hand, situation, .. }| {
        quick_points(hand, situation, &Rules::TENHOU)
    });
    let arrays: Vec<xiangting::Input> = inputs::arrays(calls);
    stopwatch.row("xiangting, replacement number, random 14", &arrays, xiangting::shanten_all);
}

struct Stopwatch {
    swept: Vec<u8>,
    /// What reading the clock costs, warm and cold.
    clock: [f64; 2],
}

impl Stopwatch {
    fn new(calls: usize) -> Stopwatch {
        let mut stopwatch = Stopwatch { swept: vec![1; SWEPT], clock: [0.0; 2] };
        let nothing = vec![(); calls];
        stopwatch.clock =
            [false, true].map(|cold| stopwatch.median(&nothing, cold, &mut |&()| black_box(())));
        stopwatch
    }

    fn row<I: Copy, A>(&mut self, name: &str, inputs: &[I], ask: impl Fn(&I) -> A) {
        let [clock_warm, clock_cold] = self.clock;
        let mut ask = |input: &I| {
            black_box(&ask(input));
        };
        let warm = self.median(inputs, false, &mut ask) - clock_warm;
        let cold = self.median(inputs, true, &mut ask) - clock_cold;
        println!("| {name} | {warm:.0} | {cold:.0} |");
    }

    fn median<I: Copy>(&mut self, inputs: &[I], cold: bool, ask: &mut dyn FnMut(&I)) -> f64 {
        let mut times: Vec<f64> = inputs
            .iter()
            .map(|input| {
                if cold {
                    self.sweep();
                }
                touch(input);
                let start = Instant::now();
                ask(black_box(input));
                start.elapsed().as_secs_f64() * 1e9
            })
            .collect();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    }

    /// Changes every line of the memory.
    fn sweep(&mut self) {
        for line in self.swept.chunks_mut(LINE) {
            line[0] = line[0].wrapping_mul(5).wrapping_add(1);
        }
        black_box(&mut self.swept);
    }
}

/// Brings an input into the cache, where a real caller's input would be.
fn touch<I: Copy>(input: &I) {
    black_box(*input);
}
