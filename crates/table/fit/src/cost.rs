//! What deal-ins cost: the points of recorded rons by what was seen of the winner.

use mentsu_table::reading::{COST_SIGNS, TableReading};
use mentsu_table::replay::replay_with;
use mentsu_table::{Action, Phase};
use nalgebra::{DMatrix, DVector};

use crate::games::{Games, Part};
use crate::logistic::Fitted;
use crate::source::{self, WeightTable};

const SIGNS: usize = COST_SIGNS.len();

/// A recorded ron: what was seen of the winner, and what it was worth without honba.
struct Ron {
    part: Part,
    signs: [f64; SIGNS],
    points: f64,
}

/// Fits the costs for four and three players, prints their quality, and returns their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let (four, three) = (of_players(games, 4)?, of_players(games, 3)?);
    let table = |name, about, fitted| WeightTable { name, about, features: &COST_SIGNS, fitted };
    Ok(source::text(
        "What a deal-in costs, in points for each sign.",
        "mentsu-fit cost",
        &[
            table("FOUR_PLAYERS", "The points of each sign, four players.", &four),
            table("THREE_PLAYERS", "The points of each sign, three players.", &three),
        ],
    ))
}

/// Least squares, with errors that let the spread depend on the signs.
fn of_players(games: &Games, players: u8) -> Result<Fitted, String> {
    let rons = rons(games, players);
    let of = |part| rons.iter().filter(move |ron: &&Ron| ron.part == part);
    let (mut curve, mut slope) =
        (DMatrix::<f64>::identity(SIGNS, SIGNS), DVector::<f64>::zeros(SIGNS));
    for ron in of(Part::Fit) {
        let signs = DVector::from_column_slice(&ron.signs);
        curve.ger(1.0, &signs, &signs, 1.0);
        slope.axpy(ron.points, &signs, 1.0);
    }
    let solver = curve.cholesky().ok_or("signs depend on each other")?;
    let (values, inverse) = (solver.solve(&slope), solver.inverse());
    let mut between = DMatrix::<f64>::zeros(SIGNS, SIGNS);
    for ron in of(Part::Fit) {
        let signs = DVector::from_column_slice(&ron.signs);
        let miss = ron.points - signs.dot(&values);
        between.ger(miss * miss, &signs, &signs, 1.0);
    }
    let variance = &inverse * between * &inverse;
    let errors = (0..SIGNS).map(|at| libm::sqrt(variance[(at, at)].max(0.0))).collect();
    let counts = (0..SIGNS).map(|at| of(Part::Fit).filter(|ron| ron.signs[at] != 0.0).count());
    println!("cost of deal-ins, {players} players, in games kept apart:");
    for (at, name) in COST_SIGNS.iter().enumerate() {
        let such: Vec<&Ron> = of(Part::Test).filter(|ron| ron.signs[at] != 0.0).collect();
        let number = such.len().max(1) as f64;
        let said = |ron: &&Ron| {
            ron.signs.iter().zip(values.iter()).map(|(sign, value)| sign * value).sum::<f64>()
        };
        let mean = such.iter().map(|ron| ron.points).sum::<f64>() / number;
        let square = such.iter().map(|ron| (ron.points - mean) * (ron.points - mean)).sum::<f64>();
        let (said, error) =
            (such.iter().map(said).sum::<f64>() / number, libm::sqrt(square) / number);
        println!("  {name}: {} rons, said {said:.0}, were {mean:.0} ± {error:.0}", such.len());
    }
    Ok(Fitted { weights: values.as_slice().to_vec(), errors, counts: counts.collect() })
}

/// The rons of rounds with one winner whose points are recorded.
fn rons(games: &Games, players: u8) -> Vec<Ron> {
    let mut rons = Vec::new();
    for game in games.of_players(players) {
        let _ = replay_with(&game.record, |decision| {
            let Phase::Reply { by, face, .. } = decision.table().phase() else { return };
            let claims = &game.record.rounds[decision.round].claims;
            let ([claim], Action::Ron) = (&claims[..], decision.action) else { return };
            let Some(points) = claim.points else { return };
            // The reader's hand changes nothing of the signs.
            let signs = TableReading::new(decision.table(), by, decision.hand())
                .cost_signs(face, decision.seat);
            rons.push(Ron { part: game.part, signs, points: f64::from(points) });
        });
    }
    rons
}
