//! `mentsu othello`: Othello for three colours. Positions and games analysed, a game to play.

mod board;
mod clock;
mod json;
mod output;
mod person;
mod play;
mod searcher;
mod text;
mod who;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};
use three_colour_othello::{Entry, Record, Verdict};

use crate::arguments::seconds;
use crate::ending::Ending;
use crate::othello::searcher::{Limit, Searcher};
use crate::terminal;

/// The nodes of an answer without another limit. They take about as long as a person waits.
const NODES: u64 = 300_000;

const AFTER_HELP: &str = "\
A position is nine rows from the top, B, G and W for pieces and digits for \
empty squares, then the turn and the token. A game has a start, a rule on \
repetition (free, forbidden or draw), and actions: 34 plays on row 3, column 4, \
c44 changes the grey piece there.

  start 9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G
  repetition draw
  actions 43 34 c44

A position alone, or actions alone, will do.

  echo 43 34 c44 | mentsu othello
  mentsu othello play --white level:3";

/// Othello for three colours: what is each action worth, and who wins this endgame? A game to play
#[derive(Args)]
#[command(next_line_help = true, args_conflicts_with_subcommands = true, after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    game: Option<Game>,

    /// Position, or game with its actions; `-` is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,

    #[command(flatten)]
    limits: Limits,

    /// Print an object of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum Game {
    Play(play::Arguments),
}

/// How much an answer or an action may cost.
#[derive(Args)]
struct Limits {
    /// Nodes of a search [default: 300000 if its time isn't limited]
    #[arg(long, value_name = "NODES")]
    nodes: Option<u64>,

    /// Time of a search
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
}

impl Limits {
    /// The limits of a search, which may take `share` of a clock.
    fn limit(&self, share: Option<Duration>) -> Limit {
        let time = self.time.into_iter().chain(share).min();
        let unbounded = if time.is_some() { u64::MAX } else { NODES };
        Limit { nodes: self.nodes.unwrap_or(unbounded), time }
    }
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let mut out = terminal::stdout();
    if let Some(Game::Play(arguments)) = &arguments.game {
        return play::run(arguments, &mut out);
    }
    let record = text::read(&arguments.file)?;
    let mut entries = vec![Entry::EMPTY; searcher::ENTRIES];
    let mut searcher = Searcher::new(&mut entries);
    let limit = arguments.limits.limit(None);
    if arguments.json {
        json::print(&mut out, &record, &mut searcher, limit)?;
    } else {
        print(&mut out, &record, &mut searcher, limit)?;
    }
    Ok(Ending::Answered)
}

/// Prints the position, its result or what each action is worth, and what the game's actions lost.
fn print(
    out: &mut impl Write,
    record: &Record,
    searcher: &mut Searcher<'_>,
    limit: Limit,
) -> io::Result<()> {
    let game = record.game();
    board::draw(out, game, true, None)?;
    match record.verdict() {
        Verdict::Unfinished => output::analysis(out, game, searcher, limit)?,
        verdict => output::end(out, game, verdict)?,
    }
    if game.ply() > 0 {
        writeln!(out)?;
        output::review(out, game, searcher, limit)?;
    }
    Ok(())
}
