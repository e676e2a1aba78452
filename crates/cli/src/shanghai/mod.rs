//! `mentsu shanghai`: mahjong solitaire. Verdicts on boards and games, deals, a game to play.

mod clock;
mod deal;
mod draw;
mod json;
mod play;
mod replay;
mod seed;
mod words;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Subcommand};
use shanghai::{Outlook, Record, Verdict};

use crate::arguments::seconds;
use crate::ending::Ending;
use crate::shanghai::clock::Clock;
use crate::shanghai::deal::Deal;
use crate::shanghai::replay::Replay;
use crate::shanghai::seed::Seed;
use crate::shanghai::words::Detail;
use crate::terminal;
use crate::text_file;

const AFTER_HELP: &str = "\
A board has a line for each tile, x y z face in half tiles, or is drawn:

  at 0 0 0
  2m 2m  .  1f
  3m 3m 1f  .
  match 1f 2f 3f 4f

A saved game goes on with a line moves and a line for each move, such as \
6,6,0 2,3,2 or undo.

  mentsu shanghai --deal today > board.txt
  mentsu shanghai board.txt
  mentsu shanghai play --layout hill --seed 5

Exit codes:
  0  the board can still be cleared
  1  it is stuck, or the time was too short to know
  2  bad arguments, a bad board, or an I/O error";

/// Mahjong solitaire: can this board be cleared, and which move lost? Deals; a game to play
#[derive(Args)]
#[command(next_line_help = true, args_conflicts_with_subcommands = true, after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    game: Option<Game>,

    /// Board, or saved game; `-` is standard input
    #[arg(value_name = "FILE", default_value = "-", conflicts_with_all = ["deal", "Deal"])]
    file: PathBuf,

    /// Print the board of a seed instead: a number, a date such as 2026-02-28, or today. It can be
    /// cleared
    #[arg(long, value_name = "SEED")]
    deal: Option<Seed>,

    #[command(flatten)]
    of: Deal,

    /// Time for an answer
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    time: Duration,

    /// List every tile that can never leave
    #[arg(long, conflicts_with = "deal")]
    all: bool,

    /// Print the verdict as an object of JSON
    #[arg(long, conflicts_with_all = ["all", "deal"])]
    json: bool,
}

#[derive(Subcommand)]
enum Game {
    Play(play::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let mut out = terminal::stdout();
    if let Some(Game::Play(arguments)) = &arguments.game {
        return play::run(arguments, &mut out);
    }
    if let Some(seed) = arguments.deal {
        write!(out, "{}", arguments.of.board(seed)?)?;
        return Ok(Ending::Answered);
    }
    if arguments.of.is_given() {
        return Err(io::Error::other("--layout, --full-set and --random need --deal"));
    }
    let clock = Clock(arguments.time);
    let mut replay = Replay::of(&read(&arguments.file)?, clock);
    let outlook = if arguments.json {
        json::print(&mut replay, clock, &mut out)?
    } else {
        print(&mut replay, clock, arguments.all, &mut out)?
    };
    Ok(if outlook == Outlook::Clearable { Ending::Answered } else { Ending::No })
}

/// Reads a board or a saved game.
fn read(path: &Path) -> io::Result<Record> {
    let text = text_file::read(path)?;
    text.parse().map_err(|error: shanghai::RecordError| text_file::wrong(path, error))
}

/// Prints the board, each move, what is left, and why it is stuck, or how it can be cleared.
fn print(
    replay: &mut Replay,
    clock: Clock,
    all: bool,
    out: &mut impl Write,
) -> io::Result<Outlook> {
    let dealt = shanghai::Game::new(replay.session.game().board().clone());
    draw::draw(&dealt, terminal::width(), out)?;
    replay.print(out)?;
    let session = &mut replay.session;
    if !replay.moves.is_empty() {
        draw::draw(session.game(), terminal::width(), out)?;
    }
    if let Some(end) = words::end(session.game()) {
        writeln!(out, "{end}")?;
    }
    if session.game().is_cleared() {
        return Ok(Outlook::Clearable);
    }
    let budget = clock.start();
    let verdict = session.verdict_within(budget);
    if let Verdict::Clearable(order, _) = &verdict {
        write!(out, "{}", words::order(session.game().board(), order.pairs()))?;
    } else {
        let detail = if all { Detail::ALL } else { Detail::some("--all") };
        write!(out, "{}", words::why(session, budget, detail))?;
        write!(out, "{}", words::losing_move(session, budget))?;
    }
    Ok(verdict.outlook())
}
