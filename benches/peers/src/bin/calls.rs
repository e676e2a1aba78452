//! Times every call a user makes, in units: eighths of what xiangting takes for the shanten of
//! random hands of 14 tiles, in the same run.
//!
//! Prints lines of a name, nanoseconds, units and the goal in units, with tabs between; with
//! `--table` the same as Markdown, what is above its goal in bold. A number sets the number of
//! rounds. `benches/peers/calls.sh` makes one table of plain release and thin LTO.
//!
//! All calls take turns, a pass over all hands each, for some rounds, so that noise hits all alike;
//! what counts is the median of a call's passes. Before each goes one that isn't timed, so that no
//! call pays for what the previous one left in the caches.

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
    let (options, rounds): (Vec<String>, Vec<String>) =
        env::args().skip(1).partition(|argument| argument == "--table");
    let rounds = rounds.first().map_or(ROUNDS, |text| text.parse().expect("a number of rounds"));
    let rows = rows(rounds);
    if options.is_empty() {
        rows.iter().for_each(Row::print);
    } else {
        println!("| call | ns | units | goal |\n|---|---:|---:|---:|");
        rows.iter().for_each(Row::print_in_table);
    }
}

/// A call and what it took.
struct Row {
    name: &'static str,
    nanoseconds: f64,
    units: f64,
    /// In units.
    goal: Option<f64>,
}

impl Row {
    fn print(&self) {
        let Row { name, nanoseconds, units, .. } = self;
        println!("{name}\t{nanoseconds:.2}\t{units:.2}\t{}", self.goal());
    }

    fn print_in_table(&self) {
        let Row { name, nanoseconds, units, goal } = *self;
        let mark = if goal.is_some_and(|goal| units > goal) { "**" } else { "" };
        println!("| {name} | {nanoseconds:.1} | {mark}{units:.2}{mark} | {} |", self.goal());
    }

    fn goal(&self) -> String {
        self.goal.map_or(String::new(), |goal| format!("{goal:.2}"))
    }
}

/// The yardstick and every call.
fn rows(rounds: usize) -> Vec<Row> {
    let calls = calls::all();
    let mut passes = vec![yardstick()];
    passes.extend(calls.iter().map(|call| (call.prepare)(HANDS)));
    let times = medians(&mut passes, rounds);
    let unit = times[0] / UNITS_OF_YARDSTICK;
    let units_of = |name: &str| {
        let place = calls.iter().position(|call| call.name == name).expect("the list has it");
        times[1 + place] / unit
    };
    let goal = |goal| match goal {
        Goal::Open => None,
        Goal::Units(units) => Some(units),
        Goal::Times(factor, parts) => {
            Some(factor * parts.iter().map(|part| units_of(part)).sum::<f64>())
        }
    };
    let yardstick = (YARDSTICK, None);
    let named = std::iter::once(yardstick).chain(calls.iter().map(|c| (c.name, goal(c.goal))));
    named
        .zip(&times)
        .map(|((name, goal), &time)| Row { name, nanoseconds: time, units: time / unit, goal })
        .collect()
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

/// Median over the rounds, in nanoseconds per hand.
fn medians(passes: &mut [Pass], rounds: usize) -> Vec<f64> {
    let mut times = vec![Vec::with_capacity(rounds); passes.len()];
    for _ in 0..rounds {
        for (pass, times) in passes.iter_mut().zip(&mut times) {
            pass();
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
