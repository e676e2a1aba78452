//! Plays rounds on twice from decisions of the advisor, to see whether what it prefers brings more.
//!
//! `cargo run --release --manifest-path crates/table/fit/Cargo.toml --bin mentsu-forks -- --help`
//!
//! Recorded outcomes of an action are biased: players take it where it pays, by signs that no model
//! sees. This program plays both actions of a choice in the same round with the same wall, and
//! advisors play on. The difference is therefore due to the actions alone.

mod choices;
mod rounds;
mod table;

use std::process::ExitCode;

use clap::Parser;
use mentsu_table::GameRules;

/// Plays rounds on twice from decisions of the advisor.
#[derive(Parser)]
struct Arguments {
    /// How many rounds are played.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// The first round's seed; the others count on.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// By how many points the two actions may differ.
    #[arg(long, default_value_t = 1_000.0, value_parser = points)]
    within: f64,
    /// Three players.
    #[arg(long)]
    sanma: bool,
    /// How many rounds are played side by side.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

fn points(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(points) if (0.0..=100_000.0).contains(&points) => Ok(points),
        _ => Err("0 to 100000 points".to_owned()),
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let rules = if arguments.sanma { GameRules::TENHOU_SANMA } else { GameRules::TENHOU };
    let seeds = arguments.seed..arguments.seed.saturating_add(arguments.rounds.into());
    match rounds::played(&rules, seeds, arguments.within, arguments.threads.into()) {
        Ok(forks) => {
            println!("{} rounds, {} decisions played on twice\n", arguments.rounds, forks.len());
            print!("{}", table::text(&forks));
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}
