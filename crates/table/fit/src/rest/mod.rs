//! How long a round lasts: the weights of the signs that [`TableReading::rest_signs`] gives.

mod draws;
mod turns;

use mentsu_table::reading::REST_SIGNS;

use self::turns::{chance, each_turn};
use crate::games::Games;
use crate::logistic::Samples;
use crate::report::{NamedQuality, Predictions, Tenth};
use crate::source::{self, WeightTable};

/// Keeps weights of rare signs near 0.
const RIDGE: f64 = 1.0;

/// Every fifth game is kept apart, as [`Part`](crate::games::Part) says.
const APART: usize = 4;

/// Fits the weights of four players and of three, and gives their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let mut fitted = Vec::new();
    for (players, name) in [(4, "FOUR"), (3, "THREE")] {
        let samples = samples(games, players, APART);
        println!("rest, {players} players: {} samples to fit to", samples.len());
        fitted.push((name, format!("Of {players} players."), samples.fit(RIDGE)?));
    }
    let tables: Vec<WeightTable<'_>> = fitted
        .iter()
        .map(|(name, about, fitted)| WeightTable { name, about, features: &REST_SIGNS, fitted })
        .collect();
    let about = "The weights of the signs that another player wins before one's next draw.";
    Ok(source::text(about, "mentsu-fit rest", &tables))
}

/// All samples but those of a fifth of the games.
fn samples(games: &Games, players: u8, fifth: usize) -> Samples {
    let mut samples = Samples::new(REST_SIGNS.len());
    each_turn(
        games,
        players,
        |game| game % 5 != fifth,
        |(signs, _), wins, _, round| {
            samples.push(signs, wins, round);
        },
    );
    samples
}

/// How many turns came beside those said, and how well others' wins before the next draw are
/// predicted, each fifth of the games by weights of the others; and how the library's chances
/// predict the games kept apart, by how far ahead.
pub fn check(games: &Games) -> Vec<NamedQuality> {
    let mut qualities = Vec::new();
    for players in [4, 3] {
        let Some(fifths) = weights_of_fifths(games, players) else { continue };
        if let Some(draws) = draws::by_fifths(games, players, &fifths) {
            println!("turns to come of one who doesn't win, {players} players, by fifths: {draws}");
        }
        let mut all = Predictions::default();
        for (fifth, weights) in fifths.iter().enumerate() {
            let predictions = of_fifth(games, players, fifth, weights);
            all.append(&predictions);
            if let Some(Tenth { said, happened, error, .. }) = predictions.highest_tenth() {
                let what = format!("highest tenth of fifth {}, {players} players", fifth + 1);
                println!("{what}: said {said:.4}, happened {happened:.4} ± {error:.4}");
            }
        }
        let what = format!("others win before the next draw, {players} players, by fifths");
        qualities.extend(all.quality().map(|it| (what, it)));
    }
    for players in [4, 3] {
        for (from, to) in [(0, 0), (1, 2), (3, 5), (6, 17)] {
            let mut predictions = Predictions::default();
            let apart = |game| game % 5 == APART;
            each_turn(games, players, apart, |(_, said), wins, ahead, round| {
                if (from..=to).contains(&ahead) {
                    predictions.push_of(round, said, wins);
                }
            });
            if let Some(quality) = predictions.quality() {
                let what = format!("others win, {from} to {to} draws ahead, {players} players");
                qualities.push((what, quality));
            }
        }
    }
    qualities
}

/// For each fifth of the games the weights fitted to the others; `None` if some can't be fitted.
fn weights_of_fifths(games: &Games, players: u8) -> Option<Vec<Vec<f64>>> {
    let weights = |fifth| samples(games, players, fifth).fit(RIDGE).ok().map(|it| it.weights);
    (0..5).map(weights).collect()
}

/// Others' wins before the next draw in a fifth of the games, predicted by these weights.
fn of_fifth(games: &Games, players: u8, fifth: usize, weights: &[f64]) -> Predictions {
    let mut predictions = Predictions::default();
    each_turn(
        games,
        players,
        |game| game % 5 == fifth,
        |(signs, _), wins, ahead, round| {
            if ahead == 0 {
                predictions.push_of(5 * round + fifth as u32, chance(signs, weights), wins);
            }
        },
    );
    predictions
}
