//! How long a round lasts: the weights of the signs that [`Reading::rest_signs`] gives.

use mentsu_table::reading::{REST_SIGNS, Reading, Rest};
use mentsu_table::record::RecordedRound;
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, Event, Seat};

use crate::games::Games;
use crate::logistic::{Samples, sigmoid};
use crate::report::{Predictions, Told};
use crate::source::{self, WeightTable};

/// Keeps weights of rare signs near 0.
const RIDGE: f64 = 1.0;

/// A discard of a player, and which turns ended in another's win.
struct Turn {
    seat: Seat,
    /// The signs with each number of own draws between.
    signs: Vec<[f64; REST_SIGNS.len()]>,
    said: Rest,
    round: u32,
}

/// Shows, for every discard and every own draw to come that can be, the signs, whether another
/// player wins before it (having not won before the draw ahead of it), how many draws ahead it is,
/// and the number of the round. `is_chosen` is asked for the number of each game.
fn each_turn(
    games: &Games,
    players: u8,
    is_chosen: impl Fn(usize) -> bool,
    mut show: impl FnMut((&[f64; REST_SIGNS.len()], f64), bool, usize, u32),
) {
    let mut rounds = 0u32;
    let chosen = games.of_players(players).enumerate().filter(|(number, _)| is_chosen(*number));
    for (_, game) in chosen {
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
            turns.push(Turn { seat, signs, said, round: number });
        });
        for (at, turn) in turns.iter().enumerate() {
            let of_round = turns[at + 1..].iter().take_while(|other| other.round == turn.round);
            let discards = of_round.filter(|other| other.seat == turn.seat).count();
            let recorded = &game.record.rounds[(turn.round - rounds) as usize];
            let ended = end(recorded, turn.seat);
            for (ahead, signs) in turn.signs.iter().enumerate().take(discards + 1) {
                // After the last discard somebody else wins, or it isn't known who would have.
                let last = ahead == discards;
                if last && ended != End::Others {
                    break;
                }
                let said = turn.said.others_win(ahead as u8 + 1);
                show((signs, said), last, ahead, turn.round);
            }
        }
        rounds += game.record.rounds.len() as u32;
    }
}

/// How a round ended for a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The player won, or nobody did.
    Otherwise,
    /// Others won.
    Others,
}

fn end(round: &RecordedRound, seat: Seat) -> End {
    let winners = round.events().filter_map(|(_, event)| match event {
        Event::Win(win) => Some(win.seat),
        _ => None,
    });
    let winners: Vec<Seat> = winners.collect();
    match winners.is_empty() || winners.contains(&seat) {
        true => End::Otherwise,
        false => End::Others,
    }
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

/// How well others' wins before the next draw are predicted, each fifth of the games by weights of
/// the others; and how the library's chances predict the games kept apart, by how far ahead.
pub fn check(games: &Games) -> Vec<Told> {
    let mut told = Vec::new();
    for players in [4, 3] {
        let what = format!("others win before the next draw, {players} players, by fifths");
        told.extend(by_fifths(games, players).and_then(Predictions::quality).map(|it| (what, it)));
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

/// `None` if weights can't be fitted to the other fifths of one.
fn by_fifths(games: &Games, players: u8) -> Option<Predictions> {
    let mut predictions = Predictions::default();
    for fifth in 0..5 {
        let weights = samples(games, players, fifth).fit(RIDGE).ok()?.weights;
        each_turn(
            games,
            players,
            |game| game % 5 == fifth,
            |(signs, _), wins, ahead, round| {
                if ahead == 0 {
                    let sum = signs.iter().zip(&weights).map(|(sign, weight)| sign * weight).sum();
                    predictions.push_of(5 * round + fifth as u32, sigmoid(sum), wins);
                }
            },
        );
    }
    Some(predictions)
}
