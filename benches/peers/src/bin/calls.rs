//! Times every call a user makes, in units: eighths of what xiangting takes for the shanten of
//! random hands of 14 tiles, in the same run.
//!
//! Prints lines of a name, nanoseconds and units, with tabs between. `benches/peers/calls.sh` runs
//! it in plain release and with thin LTO and makes a table of both.
//!
//! All calls take turns, a pass over all hands each, for some rounds; what counts is the median of
//! a call's passes. So noise hits all alike, and the caches are as one call leaves them to another
//! for a part of a pass only.

#[path = "../../../common/mod.rs"]
mod common;

use std::env;
use std::hint::black_box;
use std::time::Instant;

use common::HANDS;
use common::calls::{self, Goal, Pass, inputs};
use mentsu::Counts;
use mentsu_peers::xiangting;

/// The call that gives the unit.
const YARDSTICK: &str = "xiangting, replacement number";
const UNITS_OF_YARDSTICK: f64 = 8.0;

const ROUNDS: usize = 41;

fn main() {
    let rounds =
        env::args().nth(1).map_or(ROUNDS, |text| text.parse().expect("a number of rounds"));
    let calls = calls::all();
    let mut passes = vec![yardstick()];
    passes.extend(calls.iter().map(|call| (call.prepare)(HANDS)));
    let times = medians(&mut passes, rounds);
    let unit = times[0] / UNITS_OF_YARDSTICK;
    println!("{YARDSTICK}\t{:.2}\t{UNITS_OF_YARDSTICK:.2}\t", times[0]);
    for (call, time) in calls.iter().zip(&times[1..]) {
        let goal = match call.goal {
            Goal::Open => None,
            Goal::Units(units) => Some(units),
            Goal::Times(factor, parts) => {
                let part = |name: &str| calls.iter().position(|call| call.name == name);
                let time = |name: &&str| times[1 + part(name).expect("the list has it")];
                Some(factor * parts.iter().map(time).sum::<f64>() / unit)
            }
        };
        let goal = goal.map_or(String::new(), |goal| format!("{goal:.2}"));
        println!("{}\t{time:.2}\t{:.2}\t{goal}", call.name, time / unit);
    }
}

/// xiangting's question to the random hands of the calls, its input ready-made.
fn yardstick() -> Pass {
    let hands: Vec<xiangting::Input> = inputs::random(HANDS)
        .iter()
        .map(Counts::to_array)
        .map(|array| xiangting::prepare(&array, 0))
        .collect();
    Box::new(move || {
        for hand in &hands {
            black_box(xiangting::shanten_all(black_box(hand)));
        }
    })
}

/// Nanoseconds a hand, the median of so many rounds.
fn medians(passes: &mut [Pass], rounds: usize) -> Vec<f64> {
    let mut times = vec![Vec::with_capacity(rounds); passes.len()];
    for _ in 0..rounds {
        for (pass, times) in passes.iter_mut().zip(&mut times) {
            let start = Instant::now();
            pass();
            times.push(start.elapsed().as_secs_f64() * 1e9 / HANDS as f64);
        }
    }
    times.iter_mut().map(|times| median(times)).collect()
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
