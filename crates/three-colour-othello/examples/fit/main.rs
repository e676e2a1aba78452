//! Fits the weights of the evaluation. It plays games against itself, fits the weights to their
//! results, and repeats both with the new weights.

mod random;
mod weights;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use three_colour_othello::{
    Color, Entry, Features, Game, Outcome, Repetition, Search, Table, evaluate_by_hand,
};

use crate::random::Random;
use crate::weights::{Sample, Weights};

/// The number of random actions at the start of a game. Half of the games have one more or less.
const RANDOM_ACTIONS: usize = 6;
/// The number of random actions later in a game, so that lost positions occur, too.
const SLIPS: usize = 3;
/// One of this number of games is a test game, which isn't used for fitting.
const ASIDE: usize = 20;
const EPOCHS: usize = 12;

/// Plays games against itself and fits the weights of the evaluation to their results
#[derive(Parser)]
#[command(name = "fit")]
struct Arguments {
    /// Games in each round
    #[arg(long, default_value_t = 8000)]
    games: usize,

    /// Nodes for an action
    #[arg(long, default_value_t = 1500)]
    nodes: u64,

    /// Rounds: the first uses the evaluation by hand, each other the weights of the previous one
    #[arg(long, default_value_t = 3)]
    rounds: u32,

    /// Seed of the random actions
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// File for the weights, instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> io::Result<()> {
    let mut random = Random(arguments.seed);
    let mut weights: Option<Weights> = None;
    for round in 1..=arguments.rounds.max(1) {
        let games = played(arguments, &mut random, weights.as_ref());
        let samples: usize = games.iter().map(Vec::len).sum();
        eprintln!("round {round}: {} games, {samples} positions", games.len());
        weights = Some(fitted(&mut random, games));
    }
    let Arguments { games, nodes, rounds, seed, .. } = arguments;
    let command = format!(
        "cargo run --release -p three-colour-othello --example fit -- \\\n\
         //! --games {games} --nodes {nodes} --rounds {rounds} --seed {seed} \\\n\
         //! --out crates/three-colour-othello/src/search/evaluate/weights.rs"
    );
    let source = weights.map_or(String::new(), |weights| weights.source(&command));
    match &arguments.out {
        Some(file) => std::fs::write(file, source),
        None => io::stdout().write_all(source.as_bytes()),
    }
}

/// Plays the games of a round, and returns the positions of each.
fn played(
    arguments: &Arguments,
    random: &mut Random,
    weights: Option<&Weights>,
) -> Vec<Vec<Sample>> {
    let mut entries = vec![Entry::EMPTY; 1 << 12];
    let search = Search::new().nodes(arguments.nodes).repetition(Repetition::DrawAtThird);
    // The weights of the crate come from games without corners beyond the depth.
    let search = search.extend_corners(false);
    let games = (0..arguments.games).map(|_| {
        let mut table = Table::new(&mut entries);
        table.clear();
        let mut slips: Vec<usize> = (0..RANDOM_ACTIONS + random.below(2)).collect();
        slips.extend((0..SLIPS).map(|_| random.below(80)));
        let mut game = Game::new(Repetition::DrawAtThird);
        while game.ending().is_none() {
            let legal = game.legal_actions();
            let action = if slips.contains(&game.ply()) {
                legal.clone().nth(random.below(legal.len()))
            } else {
                let (position, earlier) = (game.position(), game.earlier());
                let found = match weights {
                    None => {
                        search.run_with(position, earlier, &mut table, || false, evaluate_by_hand)
                    }
                    Some(weights) => search.run_with(
                        position,
                        earlier,
                        &mut table,
                        || false,
                        |p| weights.estimate(p),
                    ),
                };
                found.action
            };
            let made = action.is_some_and(|action| game.apply(action).is_ok());
            if !made {
                break;
            }
        }
        samples(&game)
    });
    games.collect()
}

/// The positions of a game with its result. A draw by repetition counts as 0.
fn samples(game: &Game) -> Vec<Sample> {
    let count = |color| game.position().count(color) as f32;
    let black = match game.outcome() {
        Some(Outcome::Draw) | None => 0.0,
        Some(Outcome::Won(_)) => count(Color::Black) - count(Color::White),
    };
    let positions = game.earlier().iter().skip(RANDOM_ACTIONS);
    positions
        .map(|position| Sample {
            empty: position.empty().len() as u8,
            features: Features::of(position),
            ahead: if position.turn() == three_colour_othello::Player::Black {
                black
            } else {
                -black
            },
        })
        .collect()
}

fn fitted(random: &mut Random, games: Vec<Vec<Sample>>) -> Weights {
    let (aside, taught): (Vec<_>, Vec<_>) =
        games.into_iter().enumerate().partition(|(i, _)| i % ASIDE == 0);
    let flat = |games: Vec<(usize, Vec<Sample>)>| -> Vec<Sample> {
        games.into_iter().flat_map(|(_, game)| game).collect()
    };
    let (aside, mut taught) = (flat(aside), flat(taught));
    let mut weights = Weights::zero();
    for epoch in 1..=EPOCHS {
        for i in (1..taught.len()).rev() {
            taught.swap(i, random.below(i + 1));
        }
        let rate = 0.3 / epoch as f32;
        let squares: f64 = taught.iter().map(|s| f64::from(weights.learn(s, rate)).powi(2)).sum();
        let others: f64 = aside
            .iter()
            .map(|s| f64::from(weights.ahead(s.empty, &s.features) - s.ahead).powi(2))
            .sum();
        if epoch == 1 || epoch == EPOCHS {
            let root = |squares: f64, of: &[Sample]| (squares / of.len().max(1) as f64).sqrt();
            eprintln!(
                "epoch {epoch}: error {:.2} pieces on training games, {:.2} on test games",
                root(squares, &taught),
                root(others, &aside),
            );
        }
    }
    weights
}
