//! How questions scale with threads: the same hands in slices, shared out by rayon.
//!
//! Prints a Markdown table: millions of answers a second for 1 to all threads, and how many times
//! one thread's that is. The library has no threads and no state, so nothing but memory is shared.

#[path = "../../../common/mod.rs"]
mod common;

use std::env;
use std::hint::black_box;
use std::time::Instant;

use common::HANDS;
use common::calls::inputs::{self, Won};
use mentsu::Counts;
use mentsu::riichi::{Rules, score};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Repetitions of the hands, so that a pass is long enough to divide among threads.
const COPIES: usize = 100;

/// Hands a task.
const SLICE: usize = 1_000;

const ROUNDS: usize = 9;

fn main() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = env::args().nth(1).map_or(cores, |text| text.parse().expect("a number"));
    let pools: Vec<ThreadPool> = (1..=threads)
        .map(|n| ThreadPoolBuilder::new().num_threads(n).build().expect("threads can be started"))
        .collect();
    print!("| million answers a second");
    (1..=threads).for_each(|n| print!(" | {n} thread{}", if n == 1 { "" } else { "s" }));
    println!(" |\n|---{}|", "|---:".repeat(threads));
    let wins = inputs::wins(HANDS).repeat(COPIES);
    row(&pools, "is_win, random wins", &wins, |hands| each(hands, Counts::is_win));
    let random = inputs::random(HANDS).repeat(COPIES);
    row(&pools, "shanten, random 14", &random, |hands| each(hands, Counts::shanten));
    let tenpai = inputs::tenpai(HANDS).repeat(COPIES);
    row(&pools, "wait_tiles, tenpai", &tenpai, |hands| each(hands, Counts::wait_tiles));
    let wins: Vec<Won> = inputs::tsumos(HANDS).repeat(COPIES / 10);
    row(&pools, "score, tsumo", &wins, |wins| {
        each(wins, |won| score(&won.hand, &won.situation, &Rules::TENHOU))
    });
}

/// Asks for every input of a slice.
fn each<I, A>(inputs: &[I], ask: impl Fn(&I) -> A) -> usize {
    for input in inputs {
        black_box(&ask(input));
    }
    inputs.len()
}

/// Prints the times of one question with each thread pool.
fn row<I: Sync>(pools: &[ThreadPool], name: &str, inputs: &[I], ask: fn(&[I]) -> usize) {
    let mut alone = None;
    print!("| {name}");
    for pool in pools {
        let mut speeds: Vec<f64> =
            (0..ROUNDS).map(|_| answers_a_second(pool, inputs, ask)).collect();
        speeds.sort_by(f64::total_cmp);
        let speed = speeds[ROUNDS / 2];
        let times = speed / *alone.get_or_insert(speed);
        print!(" | {:.1} ({times:.2})", speed / 1e6);
    }
    println!(" |");
}

fn answers_a_second<I: Sync>(pool: &ThreadPool, inputs: &[I], ask: fn(&[I]) -> usize) -> f64 {
    let start = Instant::now();
    let answered: usize = pool.install(|| inputs.par_chunks(SLICE).map(ask).sum());
    assert_eq!(black_box(answered), inputs.len());
    inputs.len() as f64 / start.elapsed().as_secs_f64()
}
