//! Shows whether the boards of many seeds can be cleared: one line for each board, then counts and
//! times.
//!
//! ```text
//! cargo run --release -p shanghai --example verdicts -- --seeds 0..1000
//! ```
//!
//! With `--games` it plays a random game on every board, and answers for each position.
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
use shanghai::{Board, Game, Layout, Session, SplitMix64, Verdict};

/// Prints for each seed whether its board can be cleared.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(flatten)]
    deal: common::Deal,
    /// The seeds FROM..TO, without TO.
    #[arg(long, default_value = "0..100", value_parser = seeds)]
    seeds: Range<u64>,
    /// How long one board may take, in milliseconds.
    #[arg(long, default_value_t = 2000)]
    budget_ms: u64,
    /// Measure processor time instead of wall-clock time, where the system provides it.
    #[arg(long)]
    cpu: bool,
    /// Check every order and every proof.
    #[arg(long)]
    check: bool,
    /// Play a random game on every board, and answer after every move. The lines then show how many
    /// of its positions can be cleared, and how many it has.
    #[arg(long)]
    games: bool,
}

fn seeds(text: &str) -> Result<Range<u64>, String> {
    let (from, to) = text.split_once("..").ok_or("seeds are FROM..TO")?;
    let number = |text: &str| text.parse().map_err(|_| format!("{text:?} is not a seed"));
    Ok(number(from)?..number(to)?)
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let layout = match arguments.deal.layout() {
        Ok(layout) => layout,
        Err(error) => {
            eprintln!("verdicts: {error}");
            return ExitCode::from(2);
        }
    };
    match run(&arguments, &layout) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe.
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
    let clock = common::clock::Clock::new(arguments.budget_ms);
    let clock = if arguments.cpu { clock.of_processor() } else { clock };
    let mut tally = Tally { clock, counts: [0; 3], times: Vec::new() };
    for (done, seed) in arguments.seeds.clone().enumerate() {
        let board = arguments.deal.board(layout, seed).map_err(Failure::Board)?;
        let random = arguments.games.then(|| SplitMix64::new(seed));
        let line = tally.follow(board, random, arguments.check).map_err(Failure::Board)?;
        progress.make_way();
        writeln!(out, "{seed} {line}")?;
        progress.show(done + 1);
    }
    progress.clear();
    let what = if arguments.games { "position" } else { "board" };
    let [clearable, stuck, undetermined] = tally.counts;
    let all = tally.times.len();
    let sorts = format!("{clearable} clearable, {stuck} stuck, {undetermined} undetermined");
    writeln!(out, "{all} {what}s: {sorts}")?;
    tally.times.sort_unstable();
    if let Some(&most) = tally.times.last() {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        let mean = milliseconds(tally.times.iter().sum()) / all as f64;
        let part = |of_hundred: usize| milliseconds(tally.times[(all - 1) * of_hundred / 100]);
        let (median, late, most) = (part(50), part(99), milliseconds(most));
        let times = format!("mean {mean:.3} ms, median {median:.3} ms, 99 % within {late:.2} ms");
        writeln!(out, "time a {what}: {times}, most {most:.1} ms")?;
    }
    Ok(())
}

/// The counts of answers, and their times.
struct Tally {
    clock: common::clock::Clock,
    counts: [usize; 3],
    times: Vec<Duration>,
}

impl Tally {
    /// The line of a board, or of a random game on it if `random` is given.
    fn follow(
        &mut self,
        board: Board,
        mut random: Option<SplitMix64>,
        checked: bool,
    ) -> Result<String, String> {
        // The time of the first answer includes building the session.
        let mut start = self.clock.now();
        let mut budget = self.clock.start();
        let mut session = Session::new(board);
        let before = self.counts;
        let mut dealt = None;
        loop {
            let verdict = session.verdict_within(budget);
            self.times.push(self.clock.now() - start);
            if checked {
                check(&verdict, session.game())?;
            }
            let sort = match verdict {
                Verdict::Clearable(..) => 0,
                Verdict::Stuck(..) => 1,
                Verdict::Undetermined(_) => 2,
            };
            self.counts[sort] += 1;
            let dealt = *dealt.get_or_insert(["C", "S", "U"][sort]);
            let Some(random) = &mut random else { return Ok(dealt.to_owned()) };
            let pairs = session.game().pairs();
            let Some(&pair) = pairs.get(random.below(pairs.len())) else {
                let clearable = self.counts[0] - before[0];
                let moves = session.game().moves().len();
                return Ok(format!("{dealt} {clearable}/{}", moves + 1));
            };
            start = self.clock.now();
            budget = self.clock.start();
            session.take(pair).map_err(|error| error.to_string())?;
        }
    }
}

fn check(verdict: &Verdict, game: &Game) -> Result<(), String> {
    match verdict {
        Verdict::Clearable(order, _) => order.check(game).map_err(|error| error.to_string()),
        Verdict::Stuck(proof, _) => proof.check(game).map_err(|error| error.to_string()),
        Verdict::Undetermined(_) => Ok(()),
    }
}

/// A bar on standard error, if that is a terminal.
struct Progress {
    all: u64,
    start: Instant,
    drawn: Option<Instant>,
    visible: bool,
    /// Whether the lines go to the same terminal.
    shared: bool,
}

impl Progress {
    const WIDTH: usize = 30;
    /// The time between two updates of the bar, unless a line overwrites it.
    const PATIENCE: Duration = Duration::from_millis(50);

    fn new(seeds: &Range<u64>) -> Self {
        let all = seeds.end.saturating_sub(seeds.start);
        let visible = io::stderr().is_terminal() && all > 0;
        let shared = io::stdout().is_terminal();
        Self { all, start: Instant::now(), drawn: None, visible, shared }
    }

    fn clear(&mut self) {
        if self.drawn.take().is_some() {
            eprint!("\r\x1b[K");
        }
    }

    /// Clears the bar before a line is written.
    fn make_way(&mut self) {
        if self.shared {
            self.clear();
        }
    }

    fn show(&mut self, done: usize) {
        let fresh = self.drawn.is_some_and(|drawn| drawn.elapsed() < Self::PATIENCE);
        if !self.visible || fresh {
            return;
        }
        let full = done * Self::WIDTH / self.all as usize;
        let bar = format!("{}{}", "#".repeat(full), "-".repeat(Self::WIDTH - full));
        let elapsed = self.start.elapsed().as_secs_f64();
        eprint!("\r[{bar}] {done} of {} in {elapsed:.1} s", self.all);
        // A progress bar that can't be shown doesn't end the run.
        let _ = io::stderr().flush();
        self.drawn = Some(Instant::now());
    }
}
