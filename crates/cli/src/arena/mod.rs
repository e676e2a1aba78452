//! `mentsu arena`: games between bots, built-in ones and programs that speak mjai.

mod contest;
mod entrant;
#[cfg(test)]
mod fairness;
mod fault;
mod game;
mod halt;
mod house;
mod logs;
mod program;
mod results;
mod seating;
mod tally;

use std::io::{self, Write as _};
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use mentsu_table::record::GameKind;

use crate::arena::entrant::Entrant;
use crate::arena::game::{Arena, Played};
use crate::arena::halt::Halt;
use crate::arena::program::process::Conditions;
use crate::arena::program::system::Limits;
use crate::arena::results::journal::Journal;
use crate::arena::results::{Statistics, journal, json, table};
use crate::arguments::named;
use crate::counter::Counter;
use crate::ending::Ending;
use crate::house::{GameChanges, preset_name};
use crate::in_order::threads;
use crate::interrupt::Interrupt;
use crate::random::seed_of_now;
use crate::terminal;
use crate::terminal::style::WRONG;
use mentsu::riichi::Preset;

const BOTS: &str = "\
A bot is advisor (does what is worth most with the others in it), advisor_middle or advisor_easy (plan \
less and misjudge), efficiency (wins, declares riichi whenever possible, discards by ukeire), random, \
default (discards what it draws), or a program with its arguments as one quoted word:

  mentsu arena advisor efficiency --games 10 --duplicate
  mentsu arena 'python3 bot.py' efficiency --games 100
  mentsu arena 'mine=./bot -q' 'asked:python3 mortal.py {id}' efficiency

NAME= names the bot, and {id} in the arguments becomes its seat. It reads mjai events with ? for hidden \
tiles. A prefix says how events and answers alternate:

  lines:   one event a line, and an answer to each, {\"type\":\"none\"} to do nothing (default)
  asked:   one event a line, and an answer only if the bot can act, as Mortal does
  arrays:  an array of all events since the last answer, and an answer to each array

Each game starts the program anew. With kept: in front (kept:asked:…) a program that takes one start_game \
after another goes on to the next game.

To declare riichi, a bot answers reach, receives that reach as an event, and answers dahai.

Faults are illegal answers, late answers and programs that exit; standard error shows the first ones, \
and the table counts them. For an illegal answer the arena passes or discards the drawn tile. A program \
that is late, exits or writes unasked is killed; the arena passes and discards for it until the next \
round, which starts it again. What a program has started is killed with it.

Games take turns at all seatings: every order of the bots around the table, from every seat (24 of four \
different bots). With --duplicate every wall is played in each of them, and --games counts walls. Copies of \
a bot share a column of the results; name them to separate them. Built-in bots play the same games from \
the same seed, with any number of threads.

After ± stands half the width of the 95 % confidence interval, by Student's t over walls. Won, dealt in, \
riichi and called are shares of rounds, tenpai of rounds that end with an empty wall. Times are the median \
and the 99th percentile of a game's moves, on average; a program's first move in a game isn't timed.

Exit codes:
  0    success
  1    a bot had a fault
  2    bad arguments, or something can't be read or written
  3    a program can't be started; the match ends at once
  130  Ctrl-C; the table has the games played until then";

/// Plays games between bots: built-in ones and programs that speak mjai
#[derive(Args)]
#[command(next_line_help = true, after_help = BOTS)]
pub(crate) struct Arguments {
    /// The bots; the last one also takes all remaining seats
    #[arg(required = true, value_name = "BOT", value_parser = Entrant::read)]
    bots: Vec<Entrant>,

    /// Number of players [default: 4, or 3 by rules of sanma]
    #[arg(long, value_name = "3|4", value_parser = clap::value_parser!(u8).range(3..=4))]
    players: Option<u8>,

    /// The rules of a house
    #[arg(
        long,
        value_name = "HOUSE",
        default_value = Preset::default().name(),
        value_parser = named::<Preset>(),
    )]
    rules: Preset,

    #[command(flatten)]
    changes: GameChanges,

    /// Number of games; with --duplicate number of walls
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZeroUsize,

    /// Seed of the random generator; the same seed gives the same walls
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Play every wall in all seatings
    #[arg(long)]
    duplicate: bool,

    /// Play east rounds only (tonpuu), instead of east and south
    #[arg(long)]
    tonpuu: bool,

    /// Seconds for a move; a program's first move in a game may take ten times as long
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time_limit: Duration,

    /// Megabytes of address space for each process of a bot, where the system has limits
    #[arg(long, value_name = "MIB", value_parser = megabytes)]
    memory: Option<NonZeroU64>,

    /// Seconds of processor time for each process of a bot, where the system has limits
    #[arg(long, value_name = "SECONDS")]
    processor_time: Option<NonZeroU64>,

    /// Write every game to this directory, as mjai
    #[arg(long, value_name = "DIRECTORY")]
    logs: Option<PathBuf>,

    /// Points for each place, as in 90/45/0/-135
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true, value_parser = rank_points)]
    uma: Option<RankPoints>,

    /// Print the results as JSON
    #[arg(long)]
    json: bool,

    /// Write the results of every game to this file, a line of CSV each
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// Continue the match whose results are in the file of --csv
    #[arg(long, requires = "csv")]
    resume: bool,

    /// Write the standard error of programs to this directory; otherwise it is discarded
    #[arg(long, value_name = "DIRECTORY")]
    stderr: Option<PathBuf>,

    /// Games played in parallel [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// Makes a directory unless it is there, and a file in it: what can't be written is no bot's fault.
fn writable(directory: &Path) -> io::Result<()> {
    std::fs::create_dir_all(directory)?;
    let probe = directory.join(format!(".mentsu-{}", std::process::id()));
    std::fs::File::create(&probe)?;
    std::fs::remove_file(probe)
}

fn megabytes(text: &str) -> Result<NonZeroU64, String> {
    const MOST: u64 = 1 << 40;
    let megabytes = text.parse().ok().filter(|megabytes: &NonZeroU64| megabytes.get() <= MOST);
    megabytes.ok_or_else(|| format!("a whole number from 1 to {MOST}"))
}

fn seconds(text: &str) -> Result<Duration, String> {
    const MOST: f64 = 3_600.0;
    let seconds = text.parse().ok().filter(|seconds: &f64| (0.001..=MOST).contains(seconds));
    let seconds = seconds.ok_or_else(|| "seconds, from 0.001 to 3600".to_owned())?;
    Ok(Duration::from_secs_f64(seconds))
}

/// Points by place; with three numbers the last place has none.
type RankPoints = [f64; 4];

fn rank_points(text: &str) -> Result<RankPoints, String> {
    const MOST: f64 = 1_000_000.0;
    let numbers = text.split(['/', ',']).map(|number| number.trim().parse::<f64>().ok());
    let numbers: Option<Vec<f64>> = numbers.collect();
    match numbers.as_deref() {
        Some(points @ (&[_, _, _] | &[_, _, _, _])) if points.iter().all(|p| p.abs() <= MOST) => {
            let mut of_places = [0.0; 4];
            of_places[..points.len()].copy_from_slice(points);
            Ok(of_places)
        }
        _ => Err("three or four numbers, as in 90/45/0/-135".to_owned()),
    }
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let interrupt = Interrupt::listen()?;
    let (arena, journal, resumed) = match prepared(arguments, &interrupt) {
        Ok(prepared) => prepared,
        Err(why) => {
            writeln!(anstream::stderr(), "{WRONG}{why}{WRONG:#}")?;
            return Ok(Ending::Wrong);
        }
    };
    let mut statistics = Statistics::new(arena.rows.len(), arena.games_of_wall, arguments.uma);
    for (game, played) in resumed.iter().enumerate() {
        statistics.add(played, arena.seating(game));
    }
    let games = arguments.games.get().saturating_mul(arena.games_of_wall);
    let halted = contest(arguments, &arena, resumed.len()..games, journal, &mut statistics);
    if let Err(halt @ (Halt::NotStarted { .. } | Halt::Io(_))) = &halted {
        writeln!(anstream::stderr(), "{WRONG}{halt}{WRONG:#}")?;
    }
    if halted.is_ok() || statistics.games + statistics.unfinished > 0 {
        let mut out = terminal::stdout();
        if arguments.json {
            json::print(&mut out, &arena, &statistics)?;
        } else {
            table::print(&mut out, &arena, &statistics)?;
        }
    }
    Ok(match halted {
        Err(Halt::Stopped) => Ending::Interrupted,
        Err(Halt::NotStarted { .. }) => Ending::NotStarted,
        Err(Halt::Io(_)) => Ending::Wrong,
        Ok(()) if statistics.has_faults() => Ending::No,
        Ok(()) => Ending::Answered,
    })
}

/// The arena, the file of results, and the games that it has already.
type Prepared = (Arena, Option<Journal>, Vec<Played>);

/// Checks the arguments. What can't be written is no bot's fault, so it is tried before the first
/// game.
fn prepared(arguments: &Arguments, interrupt: &Interrupt) -> Result<Prepared, String> {
    let kind = house::kind(arguments.rules, arguments.players)?;
    let kind = GameKind { hanchan: !arguments.tonpuu, ..kind };
    let players = usize::from(kind.players());
    if arguments.bots.len() > players {
        return Err(format!("{} bots for {players} seats", arguments.bots.len()));
    }
    let limited = arguments.memory.or(arguments.processor_time).is_some();
    if limited && !Limits::ARE_KNOWN {
        return Err("limits of memory and processor time are known on Linux only".to_owned());
    }
    for directory in arguments.logs.iter().chain(&arguments.stderr) {
        let error = writable(directory).err();
        if let Some(error) = error {
            return Err(format!("{}: {error}", directory.display()));
        }
    }
    let begun = arguments.csv.as_deref().filter(|_| arguments.resume);
    let goes_on = begun.is_some_and(journal::has_results);
    if let Some(logs) = arguments.logs.as_ref().filter(|_| !goes_on) {
        if logs::has_games(logs).map_err(|error| format!("{}: {error}", logs.display()))? {
            let why = "has games already; take another directory, or --resume their match";
            return Err(format!("{} {why}", logs.display()));
        }
    }
    let resumed = begun.and_then(journal::seed);
    let (rows, seating) = entrant::at_table(&arguments.bots, players);
    let seatings = seating::all(&seating);
    let arena = Arena {
        rows,
        games_of_wall: if arguments.duplicate { seatings.len() } else { 1 },
        seatings,
        house: preset_name(kind.preset) + &arguments.changes.name(),
        kind,
        rules: arguments.changes.made_in(kind.rules()),
        seed: arguments.seed.or(resumed).unwrap_or_else(seed_of_now),
        limit: arguments.time_limit,
        conditions: Conditions {
            limits: Limits {
                memory: arguments.memory.map(|megabytes| megabytes.get() << 20),
                processor: arguments.processor_time.map(NonZeroU64::get),
            },
            stop: Arc::clone(interrupt.flag()),
        },
        logs: arguments.logs.clone(),
        stderr: arguments.stderr.clone(),
    };
    let Some(csv) = &arguments.csv else { return Ok((arena, None, Vec::new())) };
    let opened = Journal::open(csv, &arena, arguments.resume);
    let (journal, played) = opened.map_err(|error| format!("{}: {error}", csv.display()))?;
    Ok((arena, Some(journal), played))
}

/// How often the places so far are printed below the progress bar.
const SO_FAR: Duration = Duration::from_secs(1);

/// Plays the games of these numbers.
fn contest(
    arguments: &Arguments,
    arena: &Arena,
    numbers: std::ops::Range<usize>,
    mut journal: Option<Journal>,
    statistics: &mut Statistics,
) -> Result<(), Halt> {
    let counter = Counter::new(numbers.len(), "games", false);
    let mut reports = fault::Reports::default();
    let threads = threads(arguments.threads, numbers.len());
    let mut told = Instant::now();
    let halted = contest::play(arena, numbers, threads, |number, played| {
        counter.advance();
        statistics.add(&played, arena.seating(number));
        if !counter.is_hidden() && statistics.games > 0 && told.elapsed() > SO_FAR {
            told = Instant::now();
            counter.note(table::so_far(arena, statistics));
        }
        if let Some(journal) = &mut journal {
            journal.add(arena, number, &played)?;
        }
        let tell = |fault| counter.beside(|| reports.tell(number, &arena.rows, fault));
        Ok(played.faults.iter().try_for_each(tell)?)
    });
    drop(counter);
    reports.end()?;
    halted
}
