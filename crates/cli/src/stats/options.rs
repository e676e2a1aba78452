//! The arguments of `mentsu stats`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;
use mentsu_table::stats::By;

use crate::arguments::named;
use crate::files::{FORMATS, Reading};

const FIGURES: &str = "\
± is half the width of a 95 % confidence interval over games. A turn is one more than the \
player's own discards so far; a call is a chi, pon or daiminkan; dama is tenpai at the end of a round, or won, \
closed and without riichi. The documentation of mentsu_table::stats defines all figures.

  mentsu stats logs --player Alice
  mentsu stats logs --by seat --csv seats.csv --chart seats.svg
  mentsu stats logs --player Alice --analyse --json | jq .worst

Exit codes:
  0    success
  1    no game has a player of this name
  2    a file isn't a record; the other files are still counted
  130  Ctrl-C; what was counted so far is printed";

/// Statistics of players over recorded games: places, wins, deal-ins, riichi, calls, yaku
#[derive(Args)]
#[command(next_line_help = true, after_help = format!("{FORMATS}\n\n{FIGURES}"))]
pub(crate) struct Arguments {
    /// Records: files, directories with all files below, or - for standard input
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,

    /// A column for each player, or for each seat: 0 deals first
    #[arg(long, value_name = "ROW", default_value = By::default().name(), value_parser = named::<By>())]
    pub(super) by: By,

    /// Only the player of this name; may be repeated
    #[arg(long = "player", value_name = "NAME")]
    pub(super) names: Vec<String>,

    /// Also count what discards gave up against the best one, in ukeire and in expected points;
    /// a second or two a game
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

    /// How many columns are printed and drawn, those of the most games
    #[arg(long, value_name = "N", default_value = "8")]
    pub(super) top: NonZeroUsize,

    /// Print everything of every player as one JSON object
    #[arg(long)]
    pub(super) json: bool,

    /// Write a line for each player to this CSV file
    #[arg(long, value_name = "FILE")]
    pub(super) csv: Option<PathBuf>,

    /// Draw the main figures with their intervals to this SVG file
    #[arg(long, value_name = "FILE")]
    pub(super) chart: Option<PathBuf>,

    #[command(flatten)]
    pub(super) reading: Reading,

    /// Threads for reading files, at most one a file and four a core [default: one per core]
    #[arg(long, value_name = "N")]
    pub(super) threads: Option<NonZeroUsize>,
}
