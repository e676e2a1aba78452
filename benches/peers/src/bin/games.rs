//! Plays the same random rounds on mentsu-table and on riichienv-core, of four players and of
//! three: how many decisions a second each makes, with all options of every asked seat listed at
//! each.
//!
//! Prints lines of the kind of game, the engine, decisions a second, and how many times that
//! mentsu-table's number is, with tabs between; with `--table` the same as Markdown. A number says
//! how many runs. What was played, and how many rounds were left out because the engines part on
//! them, goes to standard error.
//!
//! The engines take turns, all rounds each, so that noise hits all alike; what counts is the median
//! of an engine's runs. Before each goes one that isn't timed.

use std::env;
use std::time::Instant;

use ::riichienv_core::state::GameState;
use ::riichienv_core::state_3p::GameState3P;
use mentsu_peers::games::riichienv_core::{Asked, Engine};
use mentsu_peers::games::{Prepared, mentsu, prepare, riichienv_core};
use mentsu_table::GameRules;

/// How many rounds of each kind a run plays.
const ROUNDS: usize = 200;

const RUNS: usize = 11;

fn main() {
    let (options, runs): (Vec<String>, Vec<String>) =
        env::args().skip(1).partition(|argument| argument == "--table");
    let runs = runs.first().map_or(RUNS, |text| text.parse().expect("a number of runs"));
    let table = !options.is_empty();
    if table {
        println!("| random rounds | engine | decisions a second | mentsu-table's, times |");
        println!("|---|---|---:|---:|");
    }
    compare::<GameState>("four players", &GameRules::TENHOU, runs, table);
    compare::<GameState3P>("sanma", &GameRules::TENHOU_SANMA, runs, table);
}

/// Times the engines, and prints a line for each.
fn compare<E: Engine>(players: &str, rules: &GameRules, runs: usize, table: bool) {
    let prepared = prepare::<E>(rules, ROUNDS);
    let (rounds, decisions) = (prepared.scripts.len(), prepared.decisions());
    eprintln!("{players}: {rounds} rounds, {decisions} decisions, {}", left_out(&prepared));
    let mut peer = E::new();
    let mut times = [const { Vec::new() }; ENGINES.len()];
    for _ in 0..runs {
        for (engine, times) in times.iter_mut().enumerate() {
            let mut run = || {
                for script in &prepared.scripts {
                    match ENGINES[engine].1 {
                        None => mentsu::play(script),
                        Some(asked) => riichienv_core::play(&mut peer, script, asked),
                    }
                }
            };
            run();
            let start = Instant::now();
            run();
            times.push(start.elapsed().as_secs_f64());
        }
    }
    let speeds = times.map(|mut times| decisions as f64 / median(&mut times));
    for ((engine, _), speed) in ENGINES.iter().zip(speeds) {
        let times = speeds[0] / speed;
        if table {
            println!("| {players} | {engine} | {speed:.0} | {times:.1} |");
        } else {
            println!("{players}\t{engine}\t{speed:.0}\t{times:.2}");
        }
    }
}

/// The engines, and how riichienv-core lists its options.
const ENGINES: [(&str, Option<Asked>); 3] = [
    ("mentsu-table", None),
    ("riichienv-core, options alone", Some(Asked::Alone)),
    ("riichienv-core, as its README asks", Some(Asked::Observation)),
];

fn left_out(prepared: &Prepared) -> String {
    let mut why: Vec<_> = prepared.left_out.iter().collect();
    why.sort_unstable();
    format!("left out {}: {why:?}", prepared.left_out.values().sum::<usize>())
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
