//! `mentsu advise`: what every action of a recorded decision is worth, and why.

mod actions;
mod at;
mod dangers;
mod decisions;
mod json;
mod list;
mod one_decision;
mod players;

use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;
use mentsu_table::Seat;
use mentsu_table::record::Record;

use self::at::At;
use self::decisions::Decision;
use crate::arguments::seat;
use crate::counter::Counter;
use crate::ending::Ending;
use crate::files::{FORMATS, File, FirstFiles, Game, Reading, complain, each_game};
use crate::in_order::threads;
use crate::interrupt::Interrupt;
use crate::judged::dearest::Dearest;
use crate::show::game_words::player_name;
use crate::terminal;

const MODEL: &str = "\
A value is in points: the change of the player's own points until the round ends. It consists of what \
the discard costs if it deals in, of going on (own wins, tenpai at a draw, less what later discards \
risk) and of folding (others' wins, noten at a draw), which no action escapes. In turn 7 the player \
has discarded six times.

  mentsu advise game.mjlog.gz --seat 2 --at E3.7
  mentsu advise game.mjlog.gz --seat 2";

/// What every action of a recorded decision is worth, and why
#[derive(Args)]
#[command(next_line_help = true, after_help = format!("{MODEL}\n\n{FORMATS}"))]
pub(crate) struct Arguments {
    /// Records: files, directories with all files below, or - for standard input
    #[arg(required = true, value_name = "LOG")]
    files: Vec<PathBuf>,

    /// Whose decisions; 0 is the first dealer [default: who saw the record]
    #[arg(long, value_name = "0-3", value_parser = seat)]
    seat: Option<Seat>,

    /// This decision: turn 7 of E3 is E3.7, with one honba E3.1.7, of the fifth round 5.7; without
    /// it all are listed
    #[arg(long, value_name = "ROUND.TURN", value_parser = At::read)]
    at: Option<At>,

    /// Of files with several games only the game of this number, from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,

    /// Print a line of JSON for each decision
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    reading: Reading,

    /// Threads for reading files, at most one a file and four a core [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let Some(FirstFiles { first, others: mut files }) = FirstFiles::of(&arguments.files)? else {
        return Ok(Ending::Wrong);
    };
    let interrupt = Interrupt::listen()?;
    let counter = Counter::open("files", true);
    let (mut ending, mut dearest) = (Ending::Answered, Dearest::default());
    let mut out = terminal::stdout();
    let titled = first.len() > 1;
    let mut begun = false;
    each_game(
        first.into_iter().chain(files.by_ref()),
        (&arguments.reading, threads(arguments.threads, usize::MAX)),
        interrupt.flag(),
        |file, game| answer(arguments, file, game, titled),
        || counter.advance(),
        |file, answered| {
            let why = match answered {
                Ok(Ok(None)) => return Ok(()),
                Ok(Ok(Some((text, more)))) => {
                    if begun && !arguments.json {
                        writeln!(out)?;
                    }
                    begun = true;
                    dearest.extend(more);
                    return out.write_all(&text);
                }
                Ok(Err(why)) | Err(why) => why,
            };
            ending = Ending::Wrong;
            counter.beside(|| complain(file, &why))
        },
    )?;
    if arguments.at.is_none() && !arguments.json {
        dearest.print(&mut out)?;
    }
    out.flush()?;
    files.tell_skipped()?;
    let is_stopped = interrupt.flag().load(std::sync::atomic::Ordering::Relaxed);
    Ok(if is_stopped { Ending::Interrupted } else { ending })
}

/// What is printed of a game, and its dearest decisions; `None` if `--game` selects others.
type Answer = Option<(Vec<u8>, Dearest)>;

fn answer(arguments: &Arguments, file: &File, game: &Game, titled: bool) -> Result<Answer, String> {
    let Game { number, record } = game;
    if arguments.game.is_some_and(|only| only as usize != number.unwrap_or(1)) {
        return Ok(None);
    }
    let seat = seat_of(arguments, record)?;
    let all = Decision::all(record, seat, arguments.at)?;
    if all.is_empty() {
        return Err(nothing(arguments, record, seat));
    }
    let (mut text, mut dearest) = (Vec::new(), Dearest::default());
    let source = (file, *number, record);
    let printed = match (arguments.json, arguments.at) {
        (true, at) => json::print(&mut text, source, &all, at.is_some()),
        (false, None) => {
            all.iter().for_each(|decision| dearest.add(source, &decision.judged));
            list::print(&mut text, source, &all, titled)
        }
        (false, Some(_)) => one_decision::print(&mut text, source, &all, titled),
    };
    printed.map_err(|error| error.to_string())?;
    Ok(Some((text, dearest)))
}

/// The seat whose decisions to judge.
fn seat_of(arguments: &Arguments, record: &Record) -> Result<Seat, String> {
    let seats = Seat::of_players(record.kind.players());
    match arguments.seat.or(record.seen_by) {
        Some(seat) if seats.contains(&seat) => Ok(seat),
        asked => {
            let names = seats.iter().map(|seat| match player_name(&record.names, *seat, 20) {
                name if name == seat.to_string() => seat.index().to_string(),
                name => format!("{} ({name})", seat.index()),
            });
            let names = names.collect::<Vec<_>>().join(", ");
            Err(match asked {
                Some(seat) => format!("nobody has seat {}; --seat takes {names}", seat.index()),
                None => format!("whose decisions? --seat takes {names}"),
            })
        }
    }
}

/// Why no decision is found.
fn nothing(arguments: &Arguments, record: &Record, seat: Seat) -> String {
    let Some(at) = arguments.at else { return format!("{seat} decides nothing in this record") };
    match decisions::round_of(record, at.rounds) {
        None => "the record doesn't have this round".to_owned(),
        Some(round) => match Decision::turns(record, seat, round).as_slice() {
            [] => format!("{seat} decides nothing in this round"),
            turns => {
                let turns: Vec<String> = turns.iter().map(usize::to_string).collect();
                let turns = turns.join(", ");
                format!("{seat} decides nothing in turn {}, but in {turns}", at.turn)
            }
        },
    }
}
