//! The arguments of `mentsu replay`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;
use mentsu_table::Seat;

use crate::arguments::rounds::Rounds;
use crate::arguments::seat;
use crate::files::{FORMATS, Reading};
use crate::in_order::threads;

const CHECK: &str = "\
--check prints one line for all files:

  2666 rounds, 120916 decisions, 0 differences

Exit codes of --check:
  0  no differences
  1  differences, each on standard error with the hand, the options and the record
  2  a file isn't a record; the other files are still checked";

/// Shows, checks and analyses recorded games
#[derive(Args)]
#[command(next_line_help = true, after_help = format!("{FORMATS}\n\n{CHECK}"))]
pub(crate) struct Arguments {
    /// Records: files, directories with all files below, or - for standard input
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,

    /// Replay every round by the rules and print one line
    #[arg(long, conflicts_with_all = ["seat", "round", "analyse", "expected", "advice", "json"])]
    pub(super) check: bool,

    /// With --check: notes, such as of a record that breaks off, are differences, too
    #[arg(long, requires = "check")]
    pub(super) strict: bool,

    #[command(flatten)]
    reading: Reading,

    /// Show the game as this player saw it; 0 is the first dealer
    #[arg(long, value_name = "0-3", value_parser = seat)]
    pub(super) seat: Option<Seat>,

    /// Only these rounds: E2, E2.1 (one honba), or 3 for the third round
    #[arg(long, value_name = "ROUND", value_parser = Rounds::read)]
    pub(super) round: Option<Rounds>,

    /// Show what each discard lost against the best one, in ukeire and in expected points
    #[arg(long, alias = "analyze")]
    pub(super) analyse: bool,

    /// Calculate expected points up to this shanten; each step takes several times as long
    #[arg(
        long,
        value_name = "0-6",
        default_value_t = 2,
        requires = "analyse",
        value_parser = clap::value_parser!(u8).range(0..=6),
    )]
    pub(super) expected: u8,

    /// Also show what each action gave up by advice: points over the rest of the round, with the
    /// others in it; the ten costliest actions come last
    #[arg(long, requires = "analyse")]
    pub(super) advice: bool,

    /// Print the analysis as JSON lines
    #[arg(long, requires = "analyse")]
    pub(super) json: bool,

    /// Threads for reading files, at most one a file and four a core [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

impl Arguments {
    /// How many threads read files.
    pub(super) fn threads(&self) -> usize {
        // The number of files is unknown yet.
        threads(self.threads, usize::MAX)
    }

    /// How records are read.
    pub(super) const fn reading(&self) -> &Reading {
        &self.reading
    }
}
