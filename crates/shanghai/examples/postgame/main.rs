//! The post-game mode: after every move, whether the board can still be cleared.
//!
//! ```text
//! cargo run --release -p shanghai --example postgame -- --layout hill --seed 3 --random 1
//! cargo run --release -p shanghai --example postgame -- --seed 3 --moves game.txt
//! cargo run --release -p shanghai --example postgame -- --seed 3
//! ```
//!
//! The first plays at random, the second replays a list of moves (`-` is standard input), the last
//! plays with whoever sits at the terminal.

#[path = "../common/mod.rs"]
mod common;
mod draw;
mod play;
mod replay;
mod words;

use std::io::{self, Read as _};
use std::process::ExitCode;

use clap::Parser;
use shanghai::moves::{self, Move};
use shanghai::{Board, Game, Session, SplitMix64};

/// Tells after every move whether the board can still be cleared.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(flatten)]
    deal: common::Deal,
    /// The seed of the deal.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Replay the moves in this file: a line each, "x,y,z x,y,z" or "undo"; "-" is standard input.
    #[arg(long, conflicts_with = "random")]
    moves: Option<String>,
    /// Take pairs at random with this seed until there are none.
    #[arg(long)]
    random: Option<u64>,
    /// Draw the board at the beginning and at the end of a replay.
    #[arg(long)]
    draw: bool,
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

/// Why it ends early.
enum Failure {
    /// Something that was given is wrong.
    Input(String),
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    let layout = arguments.deal.layout().map_err(Failure::Input)?;
    let board = arguments.deal.board(&layout, arguments.seed).map_err(Failure::Input)?;
    let clock = common::Clock::new(arguments.budget_ms);
    let mut out = anstream::stdout().lock();
    let (name, text) = match (&arguments.moves, arguments.random) {
        (Some(name), _) => {
            let text = read(name).map_err(|error| Failure::Input(format!("{name}: {error}")))?;
            (name.as_str(), text)
        }
        (None, Some(seed)) => ("random", moves::write(&at_random(&board, seed), &layout)),
        (None, None) => return play::play(&mut Session::new(board), clock, &mut out),
    };
    let list = moves::parse_typed(&text, &layout)
        .map_err(|error| Failure::Input(format!("{name}: {error}")))?;
    replay::replay(&mut Session::new(board), name, &list, arguments.draw, clock, &mut out)
}

fn read(name: &str) -> io::Result<String> {
    let mut text = String::new();
    match name {
        "-" => io::stdin().read_to_string(&mut text)?,
        name => std::fs::File::open(name)?.read_to_string(&mut text)?,
    };
    Ok(text)
}

/// Pairs at random until there are none.
fn at_random(board: &Board, seed: u64) -> Vec<Move> {
    let mut random = SplitMix64::new(seed);
    let mut game = Game::new(board.clone());
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
