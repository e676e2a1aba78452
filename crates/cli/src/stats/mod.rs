//! `mentsu stats`: statistics of players over recorded games.

mod chart;
mod csv;
mod json;
mod options;
mod table;
mod words;
mod worst;

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use mentsu_table::Seat;
use mentsu_table::analysis::Expectations;
use mentsu_table::stats::{Counter, GameStats, StatsTable};

use crate::counter::Counter as Progress;
use crate::ending::Ending;
use crate::files::{File, Files, Game, complain, each_game};
use crate::in_order::threads;
use crate::interrupt::Interrupt;
use crate::show::saved::save;
use crate::stats::worst::{WorstDiscard, WorstDiscards};
use crate::terminal;
use crate::terminal::style::WRONG;

pub(crate) use crate::stats::options::Arguments;

/// What was counted in all files.
struct Counted {
    table: StatsTable,
    worst: WorstDiscards,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let mut files = Files::of(&arguments.files);
    let Some(first) = files.next() else {
        files.tell_skipped()?;
        writeln!(anstream::stderr(), "{WRONG}mentsu:{WRONG:#} no files found")?;
        return Ok(Ending::Wrong);
    };
    let interrupt = Interrupt::listen()?;
    let all = std::iter::once(first).chain(files.by_ref());
    let (counted, mut ending) = count(all, arguments, interrupt.flag())?;
    files.tell_skipped()?;
    if counted.table.rows().len() == 0 && !arguments.names.is_empty() {
        writeln!(anstream::stderr(), "{WRONG}mentsu:{WRONG:#} no game has a player of this name")?;
        ending = ending.max(Ending::No);
    }
    let mut out = terminal::stdout();
    if arguments.json {
        json::print(&mut out, &counted)?;
    } else {
        table::print(&mut out, &counted, arguments)?;
    }
    out.flush()?;
    if let Some(file) = &arguments.csv {
        save(file, csv::text(&counted.table).as_bytes())?;
    }
    if let Some(file) = &arguments.chart {
        let chart = chart::svg(&counted.table, arguments.top.get()).map_err(io::Error::other)?;
        save(file, chart.as_bytes())?;
    }
    let is_stopped = interrupt.flag().load(Ordering::Relaxed);
    Ok(if is_stopped { Ending::Interrupted } else { ending })
}

/// Whether the options ask for a player of this name.
fn is_wanted(arguments: &Arguments, name: &str) -> bool {
    arguments.names.is_empty() || arguments.names.iter().any(|wanted| wanted == name)
}

/// Counts all files.
fn count(
    files: impl Iterator<Item = File>,
    arguments: &Arguments,
    stop: &AtomicBool,
) -> io::Result<(Counted, Ending)> {
    let progress = Progress::open("files", false);
    let mut ending = Ending::Answered;
    let table = StatsTable::new(arguments.by);
    let mut counted = Counted { table, worst: WorstDiscards::default() };
    let work = |file: &File, game: &Game| count_game(file, game, arguments);
    let how = (&arguments.reading, threads(arguments.threads, usize::MAX));
    each_game(
        files,
        how,
        stop,
        work,
        || progress.advance(),
        |file, of_game| {
            match of_game {
                Ok((game, worst)) => {
                    let is_wanted = |seat| is_wanted(arguments, game.name(seat));
                    counted.table.add_for(&game, is_wanted);
                    counted.worst.add(worst);
                }
                Err(why) => {
                    ending = Ending::Wrong;
                    progress.beside(|| complain(file, &why))?;
                }
            }
            Ok(())
        },
    )?;
    Ok((counted, ending))
}

/// Counts a game, with its worst discards.
fn count_game(file: &File, game: &Game, arguments: &Arguments) -> (GameStats, Vec<WorstDiscard>) {
    let mut counter = if arguments.analyse {
        let expectations = Expectations::new().with_farthest(arguments.expected);
        Counter::with_expectations(expectations)
    } else {
        Counter::new()
    };
    let record = &game.record;
    let is_wanted = |seat: Seat| is_wanted(arguments, &record.names[seat.index()]);
    let counted = counter.count_for(record, is_wanted);
    let losses = counted.worst().iter();
    let worst = losses.map(|loss| WorstDiscard::of(file, game.number, record, loss)).collect();
    (counted, worst)
}
