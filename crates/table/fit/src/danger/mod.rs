//! The danger of discards: what each clue says of a riichi's waits.

mod samples;
mod shares;

use mentsu_table::reading::Clue;

use self::samples::{Opponent, Sample};
use crate::games::{Games, Part};
use crate::logistic::Fitted;
use crate::report::Predictions;
use crate::source::{self, WeightTable};

/// What keeps the weight of a clue that is rarely seen small.
const RIDGE: f64 = 5.0;

/// What is said of a tile whose waits are none, so that the log-loss stays finite.
const NEVER: f64 = 1e-6;

/// Fits the factors of four and of three players, tells how they predict, and gives their source.
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
            table("FOUR_PLAYERS_ODDS", "Between share and odds, four players.", &odds, &four.1),
            table("THREE_PLAYERS", "The factor of each clue, three players.", &names, &three.0),
            table("THREE_PLAYERS_ODDS", "Between share and odds, three players.", &odds, &three.1),
        ],
    ))
}

fn of_players(games: &Games, players: u8) -> Result<(Fitted, Fitted), String> {
    let samples = samples::of(games.of_players(players));
    let (mut across, mut kept_apart) = (Predictions::default(), Predictions::default());
    let mut last = None;
    for fifth in 0..5 {
        let (apart, to_fit): (Vec<&Sample>, Vec<&Sample>) =
            samples.iter().partition(|sample| sample.fifth == fifth);
        let (fitted, odds) = of_samples(&to_fit)?;
        for sample in apart.into_iter().filter(|sample| sample.is_tested && !sample.is_safe) {
            let odds = odds.weights[0] * shares::share_of_tile(sample, &fitted.weights);
            let said = (odds / (1.0 + odds)).max(NEVER);
            across.push(said, sample.happened);
            if sample.part == Part::Test {
                kept_apart.push(said, sample.happened);
            }
        }
        // The last fifth is kept apart, so these are the weights of the library.
        last = Some((fitted, odds));
    }
    println!("danger of discards against one riichi, {players} players:");
    for (what, predictions) in [("all games, by fifths", across), ("kept apart", kept_apart)] {
        if let Some(quality) = predictions.quality() {
            println!("{what}: {quality}");
        }
    }
    let (fitted, odds) = last.ok_or("no samples")?;
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
                let share = shares::share_of_tile(sample, &fitted.weights);
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

/// Tells how the library's figures predict the games kept apart.
pub fn check(games: &Games) {
    for players in [4, 3] {
        let samples = samples::of(games.of_players(players));
        let mut predictions = Predictions::default();
        for sample in samples
            .iter()
            .filter(|sample| sample.part == Part::Test && sample.is_tested && !sample.is_safe)
        {
            predictions.push(sample.said.max(NEVER), sample.happened);
        }
        if let Some(quality) = predictions.quality() {
            println!("danger, {players} players, in games kept apart: {quality}");
        }
    }
}
