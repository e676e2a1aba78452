//! The danger of discards: a factor for each clue about a riichi's waits.

mod classes;
mod samples;
mod shares;

use mentsu_table::reading::Clue;

use self::classes::Classes;
use self::samples::{Opponent, Sample};
use crate::games::{Games, Part};
use crate::logistic::Fitted;
use crate::report::{NamedQuality, Predictions};
use crate::source::{self, WeightTable};

/// What keeps the weight of a clue that is rarely seen small.
const RIDGE: f64 = 5.0;

/// The predicted chance for a tile that completes no wait, so that the log loss stays finite.
const NEVER: f64 = 1e-6;

/// Fits the factors for four and three players, prints their quality, and returns their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let (four, three) = (of_players(games, 4)?, of_players(games, 3)?);
    let names: Vec<&str> = Clue::all().map(Clue::name).collect();
    let table = |name, about, features, fitted| WeightTable { name, about, features, fitted };
    let odds = ["against a riichi", "against open melds", "against a closed hand without riichi"];
    Ok(source::text(
        "What makes a riichi's wait likelier: a factor for each clue.",
        "mentsu-fit danger",
        &[
            table("FOUR_PLAYERS", "The factor of each clue, four players.", &names, &four.0),
            table("FOUR_PLAYERS_ODDS", "The factor of the odds, four players.", &odds, &four.1),
            table("THREE_PLAYERS", "The factor of each clue, three players.", &names, &three.0),
            table("THREE_PLAYERS_ODDS", "The factor of the odds, three players.", &odds, &three.1),
        ],
    ))
}

fn of_players(games: &Games, players: u8) -> Result<(Fitted, Fitted), String> {
    let samples = samples::of(games.of_players(players));
    let to_fit: Vec<&Sample> = samples.iter().filter(|sample| sample.part == Part::Fit).collect();
    println!("danger, {players} players: {} samples to fit to", to_fit.len());
    let (fitted, odds) = of_samples(&to_fit)?;
    let weights: Vec<f64> = fitted.weights.iter().map(|weight| libm::exp(*weight)).collect();
    let errors = fitted.errors.iter().zip(&weights).map(|(error, factor)| error * factor);
    Ok((Fitted { errors: errors.collect(), weights, counts: fitted.counts }, odds))
}

/// The logarithms of the factors, and what is between shares and odds.
fn of_samples(samples: &[&Sample]) -> Result<(Fitted, Fitted), String> {
    let in_riichi = |sample: &&&Sample| sample.of == Opponent::Riichi;
    let riichis: Vec<&Sample> = samples.iter().filter(in_riichi).copied().collect();
    let fitted = shares::fit(&riichis, RIDGE)?;
    let mut all = Fitted { weights: Vec::new(), errors: Vec::new(), counts: Vec::new() };
    for of in [Opponent::Riichi, Opponent::Open, Opponent::Closed] {
        let made: Vec<(f64, bool, u32)> = samples
            .iter()
            .filter(|sample| sample.of == of && !sample.is_safe)
            .filter(|sample| sample.is_tested || of != Opponent::Riichi)
            .map(|sample| {
                let share = shares::odds_of_tile(sample, &fitted.weights);
                (share, sample.happened, sample.cluster)
            })
            .filter(|(share, ..)| *share > 0.0)
            .collect();
        let odds = shares::fit_odds(&made);
        all.weights.extend(odds.weights);
        all.errors.extend(odds.errors);
        all.counts.extend(odds.counts);
    }
    Ok((fitted, all))
}

/// How discards against one riichi that aren't genbutsu are predicted: each fifth of the games by
/// weights of the others; the last fifth by the library; and discards against other opponents who
/// are tenpai. The rates of the classes that players know are printed.
pub fn check(games: &Games) -> Vec<NamedQuality> {
    let all = [4, 3].map(|players| (players, samples::of(games.of_players(players))));
    let mut qualities = Vec::new();
    for (players, samples) in &all {
        let tested = samples.iter().filter(|sample| sample.is_tested);
        println!(
            "danger against one riichi by class, {players} players:\n{}",
            Classes::of(tested.map(|sample| (sample.cluster, &*sample.classed)))
        );
        if let Some(quality) = by_fifths(samples).and_then(Predictions::quality) {
            qualities.push((format!("{players} players, against one riichi, by fifths"), quality));
        }
    }
    for (players, samples) in &all {
        let apart = || samples.iter().filter(|sample| sample.part == Part::Test && !sample.is_safe);
        for (what, of) in [
            ("one riichi", Opponent::Riichi),
            ("an open hand that is tenpai", Opponent::Open),
            ("a closed hand that is tenpai", Opponent::Closed),
        ] {
            let mut predictions = Predictions::default();
            let asked = |sample: &&Sample| sample.is_tested || of != Opponent::Riichi;
            for sample in apart().filter(|sample| sample.of == of).filter(asked) {
                predictions.push_of(sample.cluster, sample.said.max(NEVER), sample.happened);
            }
            let what = format!("{players} players, against {what}, in games kept apart");
            qualities.extend(predictions.quality().map(|quality| (what, quality)));
        }
    }
    qualities
}

/// `None` if a fifth has too few samples to fit to the others.
fn by_fifths(samples: &[Sample]) -> Option<Predictions> {
    let mut predictions = Predictions::default();
    for fifth in 0..5 {
        let (apart, to_fit): (Vec<&Sample>, Vec<&Sample>) =
            samples.iter().partition(|sample| sample.fifth == fifth);
        let (fitted, odds) = of_samples(&to_fit).ok()?;
        for sample in apart.into_iter().filter(|sample| sample.is_tested && !sample.is_safe) {
            let odds = odds.weights[0] * shares::odds_of_tile(sample, &fitted.weights);
            let said = (odds / (1.0 + odds)).max(NEVER);
            predictions.push_of(sample.cluster, said, sample.happened);
        }
    }
    Some(predictions)
}
