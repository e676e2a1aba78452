//! Counts the sequences of actions with which a game can start. It prints one line `depth nodes`
//! for each depth.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use three_colour_othello::{Leaves, Position, Repetition, divide, perft_under};

/// Counts the sequences of legal actions, one line `depth nodes` for each depth
#[derive(Parser)]
#[command(name = "perft")]
struct Arguments {
    /// The greatest depth
    #[arg(value_name = "DEPTH")]
    depth: u8,

    /// The start position as text; by default that of the game
    #[arg(long, value_name = "POSITION", default_value_t = Position::START)]
    from: Position,

    /// Rule on repeated positions: free, forbidden, draw (at the third time)
    #[arg(long, value_name = "RULE", default_value_t)]
    repetition: Repetition,

    /// Splits the greatest depth by the first action
    #[arg(long, conflicts_with_all = ["repetition", "kinds", "time"])]
    split: bool,

    /// Adds how many sequences end with a play, a change and a pass
    #[arg(long)]
    kinds: bool,

    /// Shows on standard error how long each depth took
    #[arg(long)]
    time: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    if arguments.split {
        for (action, leaves) in divide(&arguments.from, arguments.depth) {
            writeln!(out, "{action} {}", leaves.total())?;
        }
        return Ok(());
    }
    for depth in 1..=arguments.depth {
        let start = Instant::now();
        let leaves = perft_under(&arguments.from, depth, arguments.repetition);
        let seconds = start.elapsed().as_secs_f64();
        write!(out, "{depth} {}", leaves.total())?;
        if arguments.kinds {
            let Leaves { plays, changes, passes, .. } = leaves;
            write!(out, " {plays}/{changes}/{passes}")?;
        }
        writeln!(out)?;
        if arguments.time {
            let millions = leaves.total() as f64 / seconds / 1e6;
            eprintln!("depth {depth}: {seconds:.3} s, {millions:.1} million leaves per second");
        }
    }
    Ok(())
}
