//! Draws a board: an SVG document on standard output.
//!
//! ```text
//! cargo run --release -p shanghai --example picture -- --full-set --seed 7 \
//!     > crates/shanghai/board.svg
//! ```
//!
//! That is the picture in README.md.

#[path = "common/mod.rs"]
#[allow(dead_code, reason = "it needs no clock")]
mod common;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser;
use shanghai::Record;

/// Draws a board as SVG.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(flatten)]
    deal: common::Deal,
    /// The seed of the deal.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Draw the board in this file instead, or the position of a saved game.
    #[arg(long, conflicts_with_all = ["seed", "layout", "clearable", "full_set"])]
    board: Option<String>,
}

fn main() -> ExitCode {
    let Arguments { deal, seed, board } = Arguments::parse();
    let svg = match board {
        Some(name) => common::read(&name).and_then(|text| {
            let record: Record = text.parse().map_err(|error| format!("{name}: {error}"))?;
            Ok(record.game().to_svg())
        }),
        None => {
            deal.layout().and_then(|layout| deal.board(&layout, seed)).map(|board| board.to_svg())
        }
    };
    match svg.map(|svg| io::stdout().write_all(svg.as_bytes())) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Ok(Err(error)) => {
            eprintln!("picture: {error}");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("picture: {error}");
            ExitCode::from(2)
        }
    }
}
