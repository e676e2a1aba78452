//! How long a round lasts: the weights of the signs that [`Reading::rest_signs`] gives.

use mentsu_table::reading::{REST_SIGNS, Reading, Rest};
use mentsu_table::record::RecordedRound;
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, Event, Seat};

use crate::games::{Games, Part};
use crate::logistic::Samples;
use crate::report::Predictions;
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
/// and the number of the round.
fn each_turn(
    games: &Games,
    (players, part): (u8, Part),
    mut show: impl FnMut((&[f64; REST_SIGNS.len()], f64), bool, usize, u32),
) {
    let mut rounds = 0u32;
    for game in games.of_players(players).filter(|game| game.part == part) {
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

/// Fits the weights of four players and of three, and gives their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let mut fitted = Vec::new();
    for (players, name) in [(4, "FOUR"), (3, "THREE")] {
        let mut samples = Samples::new(REST_SIGNS.len());
        each_turn(games, (players, Part::Fit), |(signs, _), wins, _, round| {
            samples.push(signs, wins, round);
        });
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

/// Prints how the library's chances predict the games kept apart.
pub fn check(games: &Games) {
    for players in [4, 3] {
        for (from, to) in [(0, 0), (1, 2), (3, 5), (6, 17)] {
            let mut predictions = Predictions::default();
            each_turn(games, (players, Part::Test), |(_, said), wins, ahead, _| {
                if (from..=to).contains(&ahead) {
                    predictions.push(said, wins);
                }
            });
            if let Some(quality) = predictions.quality() {
                println!("others win, {from} to {to} draws ahead, {players} players: {quality}");
            }
        }
    }
}
