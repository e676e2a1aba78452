//! Measures which endgames can be solved. It plays games against itself up to a number of empty
//! squares, then proves who wins and by how much, or with `--search` searches as deep as the nodes
//! allow.

#[path = "fit/random.rs"]
mod random;

use std::collections::HashSet;
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use three_colour_othello::{Action, Endgame, Entry, Game, Position, Repetition, Search, Table};

use crate::random::Random;

/// The positions that the proof stores: 100 MB.
const PLACES: usize = 1 << 22;

/// Tries to solve endgames of games against itself, one line for each
#[derive(Parser)]
#[command(name = "endgames", next_line_help = true)]
struct Arguments {
    /// Empty squares
    #[arg(value_name = "EMPTY", default_value_t = 12)]
    empty: usize,

    /// Number of endgames
    #[arg(long, default_value_t = 20)]
    games: usize,

    /// Maximum of nodes for one endgame
    #[arg(long, default_value_t = 100_000_000)]
    nodes: u64,

    /// Maximum of seconds for one endgame, in processor time if the system provides it
    #[arg(long)]
    seconds: Option<f64>,

    /// Searches instead of proving
    #[arg(long)]
    search: bool,

    /// Rule on repeated positions: free, forbidden, draw (at the third time)
    #[arg(long, value_name = "RULE", default_value_t = Repetition::DrawAtThird)]
    repetition: Repetition,

    /// Seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Adds the number of positions that are reachable by changes and passes alone, counted up to
    /// this number
    #[arg(long, value_name = "MOST")]
    reach: Option<usize>,

    /// Adds seconds
    #[arg(long)]
    time: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut random = Random(arguments.seed);
    let mut entries = vec![Entry::EMPTY; 1 << 20];
    let mut endgame = Endgame::new(if arguments.search { 0 } else { PLACES });
    let (mut exact, mut decided, mut found) = (0, 0, 0);
    while found < arguments.games {
        let Some(game) = played(arguments, &mut random, &mut entries) else { continue };
        found += 1;
        let start = Start::now();
        let late = || arguments.seconds.is_some_and(|limit| start.seconds() >= limit);
        let result = if arguments.search {
            entries.fill(Entry::EMPTY);
            let search = Search::new().nodes(arguments.nodes);
            let end = search.run_game(&game, &mut Table::new(&mut entries), late);
            exact += usize::from(end.is_final);
            decided += usize::from(end.is_final || end.score.is_win() || end.score.is_loss());
            let worth = if end.is_final { end.score.to_string() } else { "not solved".to_owned() };
            format!("{worth}, {} nodes: {}", end.nodes, end.line)
        } else {
            let solved = endgame.solve(&game, arguments.nodes, late);
            exact += usize::from(solved.is_exact());
            decided += usize::from(solved.outcome(&game).is_some());
            let action = solved.action.map_or(String::new(), |action| format!(": {action}"));
            format!("{solved}, {} nodes{action}", solved.nodes)
        };
        write!(out, "{}  {result}", game.position())?;
        if let Some(most) = arguments.reach {
            let reached = reached(game.position(), most);
            let more = if reached < most { "" } else { "more than " };
            write!(out, ", {more}{reached} positions without a play")?;
        }
        if arguments.time {
            write!(out, ", {:.2} s", start.seconds())?;
        }
        writeln!(out)?;
    }
    writeln!(
        out,
        "of {found} endgames, the winner of {decided} is known, and the margin of {exact}"
    )
}

/// A start time in wall-clock time and in processor time.
struct Start {
    clock: Instant,
    used: Option<f64>,
}

impl Start {
    fn now() -> Start {
        Start { clock: Instant::now(), used: used() }
    }

    /// The time since the start, in processor time if that is known.
    fn seconds(&self) -> f64 {
        match (self.used, used()) {
            (Some(before), Some(now)) => now - before,
            _ => self.clock.elapsed().as_secs_f64(),
        }
    }
}

/// The processor time of this process in seconds, on Linux.
fn used() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

/// Counts the positions that are reachable by changes and passes alone, up to `most`.
fn reached(start: &Position, most: usize) -> usize {
    let mut seen = HashSet::from([*start]);
    let mut open = vec![*start];
    while let Some(position) = open.pop() {
        let legal = position.legal_actions();
        for action in legal.filter(|action| !matches!(action, Action::Play(_))) {
            let Ok(next) = position.apply(action) else { continue };
            if seen.len() < most && seen.insert(next) {
                open.push(next);
            }
        }
    }
    seen.len()
}

/// Plays a game down to the given number of empty squares; `None` if it ends before.
fn played(arguments: &Arguments, random: &mut Random, entries: &mut [Entry]) -> Option<Game> {
    let mut game = Game::new(arguments.repetition);
    let mut table = Table::new(entries);
    while game.position().empty().len() > arguments.empty {
        let legal = game.legal_actions();
        let action = if game.ply() < 8 {
            let len = legal.len();
            legal.into_iter().nth(random.below(len.max(1)))?
        } else {
            let search = Search::new().nodes(1000);
            search.run_game(&game, &mut table, || false).action?
        };
        game.apply(action).ok()?;
    }
    game.ending().is_none().then_some(game)
}
