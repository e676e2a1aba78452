//! `mentsu arena`: games between bots, child processes that speak mjai and built-in ones.

mod answer;
mod bot;
mod entrant;
mod exchange;
mod fault;
mod game;
mod house;
mod logs;
mod process;
mod statistics;
mod table;

use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use mentsu_table::record::GameKind;

use crate::arena::entrant::Entrant;
use crate::arena::fault::Fault;
use crate::arena::game::{Arena, Played};
use crate::arena::statistics::Statistics;
use crate::arguments;
use crate::counter::Counter;
use crate::ending::Ending;
use crate::in_order::{in_order, threads};
use crate::random::seed_of_now;
use crate::terminal;
use crate::terminal::style::WRONG;
use mentsu_protocol::House;

const BOTS: &str = "\
A bot is random, efficiency (wins, declares riichi where it can, and discards by tile count), or a \
program with its arguments in one word of the shell:

  mentsu arena 'python3 bot.py' efficiency --games 100
  mentsu arena 'mine=./bot -q' 'asked:python3 mortal.py {id}' efficiency

NAME= names it, and {id} in the arguments is its seat. A program is started for each game. It reads \
mjai events, one a line, with ? for what it can't see, and answers:

  lines:   every line with one line, {\"type\":\"none\"} where it does nothing;
           this is how it is without a prefix
  asked:   only when it may do something, as Mortal does
  arrays:  events come as arrays, all since its last answer in one line

A riichi is answered by reach, and the reach that comes back by dahai.

Answers that aren't legal, no answer within the time limit, and a program that ends are told on \
standard error and counted. For an illegal answer the arena passes or discards the drawn tile. A \
program that is late, has ended or says more than it is asked loses its round: it is ended, and the \
arena plays so for it until the next round, for which it is started again.

Places rotate from game to game. With --duplicate every wall is played once in each rotation, and \
--games counts walls. Between built-in bots the same seed gives the same games, in however many threads.

Exit codes:
  0  played
  1  played, but a bot answered illegally, was late or ended
  2  wrong arguments, or logs that can't be written";

/// Games between bots, programs that speak mjai or built-in ones
#[derive(Args)]
#[command(next_line_help = true, after_help = BOTS)]
pub(crate) struct Arguments {
    /// Who plays; the last of them takes all places that are left
    #[arg(required = true, value_name = "BOT", value_parser = Entrant::read)]
    bots: Vec<Entrant>,

    /// How many play [default: 4, or 3 by the rules of a sanma]
    #[arg(long, value_name = "3|4", value_parser = clap::value_parser!(u8).range(3..=4))]
    players: Option<u8>,

    /// Whose rules: tenhou, mahjong-soul, wrc, ema or m-league; tenhou-sanma or mahjong-soul-sanma
    /// for three
    #[arg(long, value_name = "HOUSE", default_value = "tenhou", value_parser = arguments::house)]
    rules: House,

    /// How many games; with --duplicate how many walls
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZeroUsize,

    /// The same number gives the same walls
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Play every wall in all rotations of the places
    #[arg(long)]
    duplicate: bool,

    /// East rounds alone, instead of east and south
    #[arg(long)]
    tonpuu: bool,

    /// Seconds for a move, from its question to the end of its answer; the first of a program may take
    /// ten times as long, as it has to start
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time_limit: Duration,

    /// Write every game there as mjai
    #[arg(long, value_name = "DIRECTORY")]
    logs: Option<PathBuf>,

    /// Write what programs say on standard error there; otherwise nobody hears it
    #[arg(long, value_name = "DIRECTORY")]
    stderr: Option<PathBuf>,

    /// How many games are played at once [default: as many as can run]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    const MOST: f64 = 3_600.0;
    let seconds = text.parse().ok().filter(|seconds: &f64| (0.001..=MOST).contains(seconds));
    let seconds = seconds.ok_or_else(|| "seconds, from 0.001 to 3600".to_owned())?;
    Ok(Duration::from_secs_f64(seconds))
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let mut err = anstream::stderr();
    let (rules, kind) = match house::kind(arguments.rules, arguments.players) {
        Ok(kind) => kind,
        Err(why) => {
            writeln!(err, "{WRONG}{why}{WRONG:#}")?;
            return Ok(Ending::Wrong);
        }
    };
    let players = usize::from(kind.players());
    if arguments.bots.len() > players {
        let bots = arguments.bots.len();
        writeln!(err, "{WRONG}{bots} bots for {players} places{WRONG:#}")?;
        return Ok(Ending::Wrong);
    }
    for directory in arguments.logs.iter().chain(&arguments.stderr) {
        if let Err(error) = std::fs::create_dir_all(directory) {
            writeln!(err, "{WRONG}{}:{WRONG:#} {error}", directory.display())?;
            return Ok(Ending::Wrong);
        }
    }
    let seed = arguments.seed.unwrap_or_else(seed_of_now);
    let arena = Arena {
        entrants: entrant::at_table(&arguments.bots, players),
        rules,
        kind: GameKind { hanchan: !arguments.tonpuu, ..kind },
        seed,
        rotations: if arguments.duplicate { players } else { 1 },
        limit: arguments.time_limit,
        logs: arguments.logs.clone(),
        stderr: arguments.stderr.clone(),
    };
    let games = arguments.games.get().saturating_mul(arena.rotations);
    let numbers: Vec<usize> = (0..games).collect();
    let counter = Counter::new(games, "games", false);
    let mut statistics = Statistics::new(arena.entrants.len(), arena.rotations);
    let mut reports = fault::Reports::default();
    let play = |number: &usize| {
        let played = arena.play(*number);
        counter.advance();
        played
    };
    in_order(&numbers, threads(arguments.threads), play, |number, played: io::Result<Played>| {
        let played = played?;
        statistics.add(&played);
        played.faults.iter().try_for_each(|fault: &Fault| {
            counter.beside(|| reports.tell(*number, &arena.entrants, fault))
        })
    })?;
    drop(counter);
    reports.end()?;
    let mut out = terminal::stdout();
    table::print(&mut out, &arena, games, &statistics)?;
    Ok(if statistics.faults() == 0 { Ending::Answered } else { Ending::No })
}
