//! How long a round lasts: the weights of the signs that [`Reading::rest_signs`] gives.

mod draws;

use mentsu_table::reading::{REST_SIGNS, Reading, Rest};
use mentsu_table::record::RecordedRound;
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, Event, Seat};

use crate::games::Games;
use crate::logistic::{Samples, sigmoid};
use crate::report::{Predictions, Tenth, Told};
use crate::source::{self, WeightTable};

/// Keeps weights of rare signs near 0.
const RIDGE: f64 = 1.0;

/// A discard of a player, and what followed.
struct Turn {
    seat: Seat,
    /// The signs with each number of own draws between.
    signs: Vec<[f64; REST_SIGNS.len()]>,
    said: Rest,
    /// Which game, and which round of all games.
    game: usize,
    round: u32,
    /// The discards that the player made after it in the round.
    discards: usize,
    end: End,
}

/// Shows every discard of the chosen games; `is_chosen` is asked for the number of each.
fn each_discard(
    games: &Games,
    players: u8,
    is_chosen: impl Fn(usize) -> bool,
    mut show: impl FnMut(&Turn),
) {
    let mut rounds = 0u32;
    let chosen = games.of_players(players).enumerate().filter(|(number, _)| is_chosen(*number));
    for (of_game, game) in chosen {
        let mut turns: Vec<Turn> = Vec::new();
        let _ = replay_with(&game.record, |decision| {
            let Before::Round(round) = decision.before else { return };
            if !matches!(decision.action, Action::Discard { .. } | Action::Riichi { .. }) {
                return;
            }
            let (seat, number) = (decision.seat, rounds + decision.round as u32);
            let reading = Reading::new(round.table(), seat, round.hand(seat));
            let most = usize::from(reading.draws_to_come());
            let riichi = matches!(decision.action, Action::Riichi { .. });
            let signs = (0..most).map(|ahead| reading.rest_signs(ahead as u8, riichi)).collect();
            let said = if riichi { reading.rest_in_riichi() } else { reading.rest() };
            let (discards, end) = (0, End::Draw);
            turns.push(Turn { seat, signs, said, game: of_game, round: number, discards, end });
        });
        for at in 0..turns.len() {
            let (turn, later) = (&turns[at], &turns[at + 1..]);
            let of_round = later.iter().take_while(|other| other.round == turn.round);
            let discards = of_round.filter(|other| other.seat == turn.seat).count();
            let end = end(&game.record.rounds[(turn.round - rounds) as usize], turn.seat);
            let turn = &mut turns[at];
            (turn.discards, turn.end) = (discards, end);
            show(turn);
        }
        rounds += game.record.rounds.len() as u32;
    }
}

/// Shows, for every discard and every own draw to come that was reached, the signs with the chance
/// said, whether another player won before it (having not won before the draw ahead of it), how
/// many draws ahead it is, and the number of the round.
fn each_turn(
    games: &Games,
    players: u8,
    is_chosen: impl Fn(usize) -> bool,
    mut show: impl FnMut((&[f64; REST_SIGNS.len()], f64), bool, usize, u32),
) {
    each_discard(games, players, is_chosen, |turn| {
        for (ahead, signs) in turn.signs.iter().enumerate().take(turn.discards + 1) {
            // After the last discard somebody else wins, or it isn't known who would have.
            let last = ahead == turn.discards;
            if last && turn.end != End::Others {
                break;
            }
            show((signs, turn.said.others_win(ahead as u8 + 1)), last, ahead, turn.round);
        }
    });
}

/// How a round ended for a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The player won by tsumo.
    Tsumo,
    /// The player won by ron.
    Ron,
    /// Others won.
    Others,
    /// Nobody won.
    Draw,
}

fn end(round: &RecordedRound, seat: Seat) -> End {
    let wins = round.events().filter_map(|(_, event)| match event {
        Event::Win(win) if win.seat != seat => Some(End::Others),
        Event::Win(win) => Some(if win.from.is_none() { End::Tsumo } else { End::Ron }),
        _ => None,
    });
    let wins: Vec<End> = wins.collect();
    let own = wins.iter().find(|end| **end != End::Others);
    *own.or(wins.first()).unwrap_or(&End::Draw)
}

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
pub fn check(games: &Games) -> Vec<Told> {
    let mut told = Vec::new();
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
        told.extend(all.quality().map(|it| (what, it)));
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
                told.push((what, quality));
            }
        }
    }
    told
}

/// The chance that these weights say of these signs.
fn chance(signs: &[f64], weights: &[f64]) -> f64 {
    sigmoid(signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum())
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
