//! Who is tenpai: the weights of the signs that [`TableReading::tenpai_signs`] gives.

use mentsu_table::Action;
use mentsu_table::reading::{TENPAI_SIGNS, TableReading};
use mentsu_table::replay::{Before, Decision, replay_with};

use crate::games::{Games, Part};
use crate::logistic::Samples;
use crate::report::{NamedQuality, Predictions};
use crate::source::{self, WeightTable};

/// Keeps weights of rare signs near 0.
const RIDGE: f64 = 1.0;

/// Shows every opponent not in riichi, at every discard of a player, and whether they are tenpai.
/// The last argument is the number of the round among all.
fn each_opponent(
    games: &Games,
    (players, part): (u8, Part),
    mut show: impl FnMut(&TableReading<'_>, mentsu_table::Seat, bool, u32),
) {
    let mut rounds = 0;
    for game in games.of_players(players).filter(|game| game.part == part) {
        let before = rounds;
        let _ = replay_with(&game.record, |decision| {
            let discards =
                matches!(decision.action, Action::Discard { .. } | Action::Riichi { .. });
            let Decision { seat, before: Before::Round(round), .. } = decision else { return };
            if !discards {
                return;
            }
            let reading = TableReading::new(round.table(), seat, round.hand(seat).unwrap());
            for &of in round.table().seats().iter().filter(|of| **of != seat) {
                if !round.table().player(of).riichi_accepted() {
                    let is_tenpai = round.hand(of).unwrap().is_tenpai();
                    show(&reading, of, is_tenpai, before + decision.round as u32);
                }
            }
        });
        rounds += game.record.rounds.len() as u32;
    }
}

/// Fits the weights of four players and of three, and gives their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let mut fitted = Vec::new();
    for (players, name) in [(4, "FOUR"), (3, "THREE")] {
        let mut samples = Samples::new(TENPAI_SIGNS.len());
        each_opponent(games, (players, Part::Fit), |reading, of, is_tenpai, round| {
            samples.push(&reading.tenpai_signs(of), is_tenpai, round);
        });
        println!("tenpai, {players} players: {} samples to fit to", samples.len());
        fitted.push((name, players, samples.fit(RIDGE)?));
    }
    let about =
        fitted.iter().map(|(_, players, _)| format!("Of {players} players.")).collect::<Vec<_>>();
    let tables: Vec<WeightTable<'_>> = fitted
        .iter()
        .zip(&about)
        .map(|((name, _, fitted), about)| WeightTable {
            name,
            about,
            features: &TENPAI_SIGNS,
            fitted,
        })
        .collect();
    Ok(source::text(
        "The weights of the signs that a player is tenpai.",
        "mentsu-fit tenpai",
        &tables,
    ))
}

/// How the library's chances predict the games kept apart.
pub fn check(games: &Games) -> Vec<NamedQuality> {
    let of_players = |players: u8| {
        let mut predictions = Predictions::default();
        each_opponent(games, (players, Part::Test), |reading, of, is_tenpai, round| {
            predictions.push_of(round, reading.tenpai(of), is_tenpai);
        });
        let quality = predictions.quality()?;
        Some((format!("tenpai, {players} players, in games kept apart"), quality))
    };
    [4, 3].into_iter().filter_map(of_players).collect()
}
