//! Discards, and how long the round lasted after each.

use mentsu_table::reading::{REST_SIGNS, Rest, TableReading};
use mentsu_table::record::RecordedRound;
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, Event, Seat};

use crate::games::Games;
use crate::logistic::sigmoid;

/// A discard of a player, and what followed.
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// The signs with each number of own draws between.
    pub(super) signs: Vec<[f64; REST_SIGNS.len()]>,
    pub(super) said: Rest,
    /// Which game, and which round of all games.
    pub(super) game: usize,
    pub(super) round: u32,
    /// The discards that the player made after it in the round.
    pub(super) discards: usize,
    pub(super) end: End,
}

/// Calls back for every discard of the chosen games; `is_chosen` receives the number of each.
pub(super) fn each_discard(
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
            let reading = TableReading::new(round.table(), seat, round.hand(seat).unwrap());
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
pub(super) fn each_turn(
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
pub(super) enum End {
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

/// The chance that these weights give for these signs.
pub(super) fn chance(signs: &[f64], weights: &[f64]) -> f64 {
    sigmoid(signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum())
}
