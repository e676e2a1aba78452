//! `mentsu replay`: recorded games, shown turn by turn, checked against the rules, analysed.

mod analysed;
mod check;
mod ending;
mod files;
mod game;
mod json;
mod round;
mod rounds;
mod turn;
mod worth;

use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;
use mentsu_table::Seat;

use crate::counter::Counter;
use crate::ending::Ending;
use crate::in_order::{in_order, threads};
use crate::replay::files::{File, collected};
use crate::replay::rounds::Rounds;
use crate::terminal;
use crate::terminal::style::WRONG;

const FORMATS: &str = "\
Records are Tenhou's mjlog (XML), tenhou/6 (JSON), mjai (JSON lines) and Tenhou's client protocol \
(lines Get: and Send:), plain or gzip; which one is told by the content. A file may hold several \
games.

--check prints one line for all files together:

  2666 rounds, 120916 decisions, 0 differences

Exit codes of --check:
  0  no differences
  1  some, each on standard error with the hand, the options and the record
  2  a file that can't be read as a record; the others are checked all the same";

/// Recorded games: shown turn by turn, checked by the rules, analysed
#[derive(Args)]
#[command(next_line_help = true, after_help = FORMATS)]
pub(crate) struct Arguments {
    /// Records; of a directory all files in it, and - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Replay every round by the rules and print one line
    #[arg(long, conflicts_with_all = ["seat", "round", "analyse", "expected", "json"])]
    check: bool,

    /// What this player saw and did, 0 being who dealt first
    #[arg(long, value_name = "0-3", value_parser = seat)]
    seat: Option<Seat>,

    /// Of these rounds only: E2, E2.1 with one honba, or 3 for the third
    #[arg(long, value_name = "ROUND", value_parser = Rounds::read)]
    round: Option<Rounds>,

    /// What each discard gave up against the best by tile count, and by the points expected
    #[arg(long, visible_alias = "analyze")]
    analyse: bool,

    /// The points expected for hands of up to this shanten; a step farther takes several times as
    /// long
    #[arg(
        long,
        value_name = "0-6",
        default_value_t = 2,
        requires = "analyse",
        value_parser = clap::value_parser!(u8).range(0..=6),
    )]
    expected: u8,

    /// Analysed decisions as JSON lines
    #[arg(long, requires = "analyse")]
    json: bool,

    /// How many threads read files [default: as many as can run]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// A seat by its number.
fn seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::new).ok_or_else(|| "0, 1, 2 or 3".to_owned())
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let files = collected(&arguments.files);
    let threads = threads(arguments.threads);
    if files.is_empty() {
        writeln!(anstream::stderr(), "{WRONG}mentsu:{WRONG:#} there is no file in what was named")?;
        return Ok(Ending::Wrong);
    }
    if arguments.check {
        return check::run(&files, threads);
    }
    let many = files.len() > 1;
    let counter = Counter::new(files.len(), "files", true);
    let mut ending = Ending::Answered;
    let mut out = terminal::stdout();
    let show = |file: &File| {
        let mut text = Vec::new();
        let shown = file.read().and_then(|games| {
            let several = games.len() > 1;
            let shown = games.iter().enumerate().try_for_each(|(nth, record)| {
                let game = several.then_some(nth + 1);
                match arguments.json {
                    true => json::print(&mut text, arguments, file, game, record),
                    false => game::print(&mut text, arguments, file, game, record, many),
                }
            });
            shown.map_err(|error| error.to_string())
        });
        counter.advance();
        (text, shown)
    };
    in_order(&files, threads, show, |file, (text, shown)| {
        if let Err(why) = shown {
            ending = Ending::Wrong;
            counter.beside(|| complain(file, &why))?;
        }
        out.write_all(&text)
    })?;
    out.flush()?;
    Ok(ending)
}

/// Says on standard error what is wrong with a file.
fn complain(file: &File, why: &str) -> io::Result<()> {
    let why: String = why.chars().map(terminal::columns::shown).collect();
    writeln!(anstream::stderr(), "{WRONG}{file}:{WRONG:#} {why}")
}
