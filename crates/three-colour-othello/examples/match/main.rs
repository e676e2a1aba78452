//! Plays a match between two engines: each opening twice, with the colours exchanged.

#[path = "../fit/random.rs"]
mod random;

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use three_colour_othello::{
    Action, Endgame, Entry, Game, Level, NoSuchLevel, Player, Repetition, Search, Table, evaluate,
    evaluate_by_hand,
};

use crate::random::Random;

const HELP: &str = "\
An ENGINE is fitted (the search as it is), proving (the
same, with wins of endgames proven), plain (without
corners beyond the depth), by-hand (plain, with the
evaluation by hand) or level:1 to level:9. Levels have a
strength of their own; the others visit --nodes nodes.";

/// Plays a match between two engines: each opening twice, with the colours exchanged
#[derive(Parser)]
#[command(name = "match", after_help = HELP, next_line_help = true)]
struct Arguments {
    #[arg(value_name = "ENGINE", default_value = "fitted", value_parser = engine)]
    first: Engine,

    #[arg(value_name = "OPPONENT", default_value = "by-hand", value_parser = engine)]
    second: Engine,

    /// Games, two for each opening
    #[arg(long, default_value_t = 200)]
    games: u64,

    /// Nodes for an action
    #[arg(long, default_value_t = 3000)]
    nodes: u64,

    /// Random actions of an opening
    #[arg(long, default_value_t = 8)]
    opening: usize,

    /// Rule on repeated positions: free, forbidden, draw (at the third time)
    #[arg(long, value_name = "RULE", default_value_t = Repetition::DrawAtThird)]
    repetition: Repetition,

    /// Seed of the openings
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Shows on standard error how long each engine took
    #[arg(long)]
    time: bool,
}

#[derive(Clone, Copy)]
enum Engine {
    Fitted,
    Proving,
    Plain,
    ByHand,
    Level(Level),
}

fn engine(text: &str) -> Result<Engine, String> {
    match (text, text.strip_prefix("level:")) {
        ("fitted", _) => Ok(Engine::Fitted),
        ("proving", _) => Ok(Engine::Proving),
        ("plain", _) => Ok(Engine::Plain),
        ("by-hand", _) => Ok(Engine::ByHand),
        (_, Some(level)) => {
            level.parse().map(Engine::Level).map_err(|e: NoSuchLevel| e.to_string())
        }
        _ => Err("not one of fitted, proving, plain, by-hand, level:1 to level:9".to_owned()),
    }
}

/// An engine with its table, its proofs, its wins and the time it took.
struct Side {
    engine: Engine,
    entries: Vec<Entry>,
    endgame: Endgame,
    wins: u64,
    took: Duration,
}

impl Side {
    fn of(engine: Engine) -> Side {
        Side {
            engine,
            entries: vec![Entry::EMPTY; 1 << 14],
            endgame: Endgame::new(1 << 14),
            wins: 0,
            took: Duration::ZERO,
        }
    }

    fn action(&mut self, game: &Game, nodes: u64, seed: u64) -> Option<Action> {
        let start = Instant::now();
        let mut table = Table::new(&mut self.entries);
        let (position, earlier) = (game.position(), game.earlier());
        let search = Search::new().repetition(game.repetition()).nodes(nodes);
        let found = match self.engine {
            Engine::Fitted => search.run_with(position, earlier, &mut table, || false, evaluate),
            Engine::Proving => self.endgame.choose(&search, game, &mut table, || false),
            Engine::Plain => search.extend_corners(false).run_with(
                position,
                earlier,
                &mut table,
                || false,
                evaluate,
            ),
            Engine::ByHand => {
                let search = search.extend_corners(false);
                search.run_with(position, earlier, &mut table, || false, evaluate_by_hand)
            }
            Engine::Level(level) => level.search(seed).run_game(game, &mut table, || false),
        };
        self.took += start.elapsed();
        found.action
    }
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
    let mut random = Random(arguments.seed);
    let mut sides = [arguments.first, arguments.second].map(Side::of);
    let mut opening = Game::new(arguments.repetition);
    let mut draws = 0;
    for number in 0..arguments.games {
        if number % 2 == 0 {
            opening = opened(&mut random, arguments);
        }
        for side in &mut sides {
            side.entries.fill(Entry::EMPTY);
        }
        let mut game = opening.clone();
        let black = (number % 2) as usize;
        // If positions may repeat for ever, the match ends the game.
        while game.ending().is_none() && game.ply() < 400 {
            let side = match game.position().turn() {
                Player::Black => black,
                Player::White => 1 - black,
            };
            let action = sides[side].action(&game, arguments.nodes, arguments.seed ^ number);
            if action.is_none_or(|action| game.apply(action).is_err()) {
                break;
            }
        }
        match game.outcome().and_then(|outcome| outcome.winner()) {
            None => draws += 1,
            Some(Player::Black) => sides[black].wins += 1,
            Some(Player::White) => sides[1 - black].wins += 1,
        }
    }
    let [first, second] = &sides;
    let points = first.wins as f64 + draws as f64 / 2.0;
    writeln!(
        io::stdout().lock(),
        "{} won, {draws} drawn, {} lost of {} games: {:.1} %",
        first.wins,
        second.wins,
        arguments.games,
        100.0 * points / arguments.games.max(1) as f64,
    )?;
    if arguments.time {
        let seconds = sides.map(|side| side.took.as_secs_f64());
        eprintln!("{:.1} s and {:.1} s", seconds[0], seconds[1]);
    }
    Ok(())
}

/// Makes random actions from the start, until a game isn't over after them.
fn opened(random: &mut Random, arguments: &Arguments) -> Game {
    loop {
        let mut game = Game::new(arguments.repetition);
        while game.ply() < arguments.opening {
            let legal = game.legal_actions();
            let len = legal.len();
            let action = legal.into_iter().nth(random.below(len.max(1)));
            if action.is_none_or(|action| game.apply(action).is_err()) {
                break;
            }
        }
        if game.ending().is_none() {
            return game;
        }
    }
}
