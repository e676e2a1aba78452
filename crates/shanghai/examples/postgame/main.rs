//! The post-game mode: shows after every move whether the board can still be cleared.
//!
//! ```text
//! cargo run --release -p shanghai --example postgame -- --layout hill --seed 3 --random 1
//! cargo run --release -p shanghai --example postgame -- --seed 3 --moves game.txt --play
//! cargo run --release -p shanghai --example postgame -- --today --clearable --save today.txt
//! cargo run --release -p shanghai --example postgame -- --board today.txt --save today.txt
//! ```
//!
//! The first plays at random. The second replays a list of moves (`-` is standard input) and
//! continues at the terminal. The third deals the board of the day and saves the game at the end,
//! and the last continues it.

#[path = "../common/mod.rs"]
mod common;
mod draw;
mod play;
mod replay;
mod start;
mod words;

use std::io;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use shanghai::moves::{self, Move};
use shanghai::{Game, Session, SplitMix64};

use crate::words::Detail;

/// Shows after every move whether the board can still be cleared.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(flatten)]
    deal: common::Deal,
    /// The seed of the deal.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Deal by a date's seed, as in 2026-02-28.
    #[arg(long, conflicts_with = "seed")]
    date: Option<String>,
    /// Deal by the seed of today's date (UTC).
    #[arg(long, conflicts_with_all = ["seed", "date"])]
    today: bool,
    /// A board in this file instead, or a saved game to continue: one line for each tile, "x y z
    /// face".
    #[arg(
        long,
        conflicts_with_all = ["seed", "date", "today", "layout", "clearable", "full_set"]
    )]
    board: Option<String>,
    /// Replay the moves in this file, one on each line: "x,y,z x,y,z", "undo" or "redo"; "-" is
    /// standard input.
    #[arg(long, conflicts_with = "random")]
    moves: Option<String>,
    /// Take pairs at random with this seed until there are none.
    #[arg(long)]
    random: Option<u64>,
    /// Continue at the terminal after a replay.
    #[arg(long)]
    play: bool,
    /// Save the game in this file when it ends.
    #[arg(long)]
    save: Option<String>,
    /// Draw the board at the beginning and at the end of a replay.
    #[arg(long)]
    draw: bool,
    /// After a replay, explain why the board is stuck, if it is: the tiles that can never leave and
    /// what blocks them; a few of each kind, or all.
    #[arg(
        long,
        value_name = "MOST",
        value_parser = ["few", "all"],
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "few"
    )]
    why: Option<String>,
    /// The width of drawings in columns, instead of the terminal's.
    #[arg(long)]
    width: Option<usize>,
    /// How long one answer may take, in milliseconds.
    #[arg(long, default_value_t = 2000)]
    budget_ms: u64,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            eprintln!("postgame: {error}");
            ExitCode::FAILURE
        }
        Err(Failure::Input(error)) => {
            eprintln!("postgame: {error}");
            ExitCode::from(2)
        }
    }
}

/// Why the program ends early.
enum Failure {
    /// Wrong arguments or input.
    Input(String),
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut record = start::start(arguments)?;
    let mut session = Session::of(record.game().clone());
    let clock = common::clock::Clock::new(arguments.budget_ms);
    let terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let width = arguments.width.or_else(terminal).unwrap_or(usize::MAX);
    let mut out = anstream::stdout().lock();
    let replayed = match (&arguments.moves, arguments.random) {
        (Some(name), _) => Some((name.as_str(), common::read(name).map_err(Failure::Input)?)),
        (None, Some(seed)) => {
            let list = at_random(record.game().clone(), seed);
            Some(("random", moves::write(&list, record.game().board().layout())))
        }
        (None, None) => None,
    };
    if let Some((name, text)) = &replayed {
        if arguments.draw {
            draw::draw(record.game(), width, &mut out)?;
        }
        let layout = record.game().board().layout().clone();
        let list = moves::parse_typed(text, &layout)
            .map_err(|error| Failure::Input(format!("{name}: {error}")))?;
        replay::replay(&mut record, &mut session, name, &list, clock, &mut out)?;
        if arguments.draw {
            draw::draw(record.game(), width, &mut out)?;
        }
        let why = arguments.why.as_deref().map(|most| match most {
            "all" => Detail::ALL,
            // Without a prompt, the option lists all.
            _ => Detail::some(if arguments.play { "why all" } else { "--why=all" }),
        });
        replay::summary(&mut session, clock, why.map(|detail| (detail, width)), &mut out)?;
    }
    let save = arguments.save.as_deref();
    let mut play =
        play::Play { record, session, clock, width, save, shuffles: 0, since: Instant::now() };
    if arguments.play || replayed.is_none() { play.play(&mut out) } else { play.end(&mut out) }
}

/// Pairs at random until there are none.
fn at_random(mut game: Game, seed: u64) -> Vec<Move> {
    let mut random = SplitMix64::new(seed);
    let mut list = Vec::new();
    loop {
        let pairs = game.pairs();
        let Some(&pair) = pairs.get(random.below(pairs.len())) else { return list };
        if game.take(pair).is_err() {
            return list;
        }
        list.push(Move::Take(pair));
    }
}
