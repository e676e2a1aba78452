//! Draws a board: an SVG document on standard output.
//!
//! ```text
//! cargo run --release -p shanghai --example picture -- --full-set --seed 7 > crates/shanghai/board.svg
//! ```
//!
//! That is the picture in README.md.

#[path = "common/mod.rs"]
#[allow(dead_code, reason = "it asks nothing that needs a clock")]
mod common;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser;

/// Draws a board as SVG.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(flatten)]
    deal: common::Deal,
    /// The seed of the deal.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

fn main() -> ExitCode {
    let Arguments { deal, seed } = Arguments::parse();
    let board = deal.layout().and_then(|layout| deal.board(&layout, seed));
    match board.map(|board| io::stdout().write_all(board.to_svg().as_bytes())) {
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
