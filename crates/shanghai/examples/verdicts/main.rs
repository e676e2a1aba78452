//! Whether the boards of many seeds can be cleared: a line each, then how many and how fast.
//!
//! ```text
//! cargo run --release -p shanghai --example verdicts -- --seeds 0..1000
//! ```
//!
//! `C` is clearable, `S` stuck, `U` undetermined. The deal is that of `shanghai::deal::random`:
//! tiles sorted by (z, y, x), faces i/4, splitmix64 with the seed as its state, and a shuffle from
//! the last tile down by the high half of 128-bit products.

#[path = "../common/mod.rs"]
mod common;

use std::io::{self, IsTerminal as _, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use shanghai::{Budget, Game, Layout, Verdict, verdict};

/// Tells for each seed whether its board can be cleared.
#[derive(Debug, Parser)]
struct Arguments {
    /// A layout that is built in (turtle, pyramid, bricks, rings, fort, hill), or a file in the
    /// format of kmahjongg.
    #[arg(long, default_value = "turtle")]
    layout: String,
    /// The seeds, FROM..TO without TO.
    #[arg(long, default_value = "0..100", value_parser = seeds)]
    seeds: Range<u64>,
    /// How long one board may take, in milliseconds.
    #[arg(long, default_value_t = 2000)]
    budget_ms: u64,
    /// Check every order and every proof.
    #[arg(long)]
    check: bool,
}

fn seeds(text: &str) -> Result<Range<u64>, String> {
    let (from, to) = text.split_once("..").ok_or("seeds are FROM..TO")?;
    let number = |text: &str| text.parse().map_err(|_| format!("{text:?} is no seed"));
    Ok(number(from)?..number(to)?)
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let layout = match common::layout(&arguments.layout) {
        Ok(layout) => layout,
        Err(error) => {
            eprintln!("verdicts: {error}");
            return ExitCode::from(2);
        }
    };
    match run(&arguments, &layout) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads wants no more.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            eprintln!("verdicts: {error}");
            ExitCode::FAILURE
        }
        Err(Failure::Board(error)) => {
            eprintln!("verdicts: {error}");
            ExitCode::from(2)
        }
    }
}

enum Failure {
    Board(String),
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn run(arguments: &Arguments, layout: &Layout) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut progress = Progress::new(&arguments.seeds);
    let budget = Duration::from_millis(arguments.budget_ms);
    let mut times = Vec::new();
    let mut counts = [0; 3];
    for seed in arguments.seeds.clone() {
        let board = common::deal(layout, seed).map_err(Failure::Board)?;
        let start = Instant::now();
        let verdict = verdict(&board, Budget::UNLIMITED, || start.elapsed() >= budget);
        times.push(start.elapsed());
        if arguments.check {
            check(&verdict, &Game::new(board)).map_err(Failure::Board)?;
        }
        let sort = match verdict {
            Verdict::Clearable(_) => 0,
            Verdict::Stuck(_) => 1,
            Verdict::Undetermined(_) => 2,
        };
        counts[sort] += 1;
        progress.hide();
        writeln!(out, "{seed} {}", ["C", "S", "U"][sort])?;
        progress.show(times.len());
    }
    progress.hide();
    let boards = times.len();
    let [clearable, stuck, undetermined] = counts;
    writeln!(
        out,
        "{boards} boards: {clearable} clearable, {stuck} stuck, {undetermined} undetermined"
    )?;
    times.sort_unstable();
    if let Some(&most) = times.last() {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        let mean = milliseconds(times.iter().sum()) / boards as f64;
        let part = |of_hundred: usize| milliseconds(times[(boards - 1) * of_hundred / 100]);
        let (median, late, most) = (part(50), part(99), milliseconds(most));
        writeln!(
            out,
            "time a board: mean {mean:.2} ms, median {median:.2} ms, 99 % within {late:.2} ms, most {most:.1} ms"
        )?;
    }
    Ok(())
}

fn check(verdict: &Verdict, game: &Game) -> Result<(), String> {
    match verdict {
        Verdict::Clearable(order) => order.check(game).map_err(|error| error.to_string()),
        Verdict::Stuck(proof) => proof.check(game).map_err(|error| error.to_string()),
        Verdict::Undetermined(_) => Ok(()),
    }
}

/// A bar on standard error, if that and standard output are terminals.
struct Progress {
    all: u64,
    start: Instant,
    visible: bool,
}

impl Progress {
    const WIDTH: usize = 30;

    fn new(seeds: &Range<u64>) -> Self {
        let visible = io::stderr().is_terminal() && io::stdout().is_terminal();
        Self { all: seeds.end.saturating_sub(seeds.start), start: Instant::now(), visible }
    }

    fn hide(&self) {
        if self.visible {
            eprint!("\r\x1b[K");
        }
    }

    fn show(&mut self, done: usize) {
        if self.visible && self.all > 0 {
            let full = done * Self::WIDTH / self.all as usize;
            let bar = format!("{}{}", "#".repeat(full), "-".repeat(Self::WIDTH - full));
            let elapsed = self.start.elapsed().as_secs_f64();
            eprint!("[{bar}] {done} of {} in {elapsed:.1} s", self.all);
            // A bar that can't be shown is no reason to stop.
            let _ = io::stderr().flush();
        }
    }
}
