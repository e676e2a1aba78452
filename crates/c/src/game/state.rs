//! Where a game stands, and how it ended, as plain numbers.

use mentsu_table::Game;

use crate::points::code;

/// Where a game stands. Numbers of players that don't sit are 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameState {
    /// How many play: 4 or 3.
    pub players: u8,
    /// A bit for each seat whose action is awaited: bit 0 is seat 0.
    pub awaited: u8,
    /// 1 once the round is over: `mentsu_game_next_round` deals the next one.
    pub round_over: u8,
    /// 1 once the game is over: `mentsu_game_result` has its end.
    pub game_over: u8,
    /// The dealer who may end the game (`mentsu_game_stop`) or go on; 255 for nobody.
    pub may_stop: u8,
    /// The wind of the round: 0 for east to 3 for north.
    pub round: u8,
    /// The seat of the dealer.
    pub dealer: u8,
    /// How many tiles are left to draw.
    pub draws_left: u8,
    /// The dora indicators turned over: tiles 0 to 33, or 34, 35 and 36 for red fives.
    pub indicators: [u8; 5],
    /// How many there are.
    pub indicator_count: u8,
    /// How many honba lie on the table.
    pub honba: u16,
    /// How many riichi sticks lie on the table.
    pub sticks: u16,
    /// Everybody's points, by seat.
    pub points: [i32; 4],
}

impl GameState {
    pub(crate) fn of(game: &Game) -> GameState {
        let round = game.round();
        let table = round.table();
        let outcome = round.outcome();
        let mut indicators = [0; 5];
        for (place, face) in indicators.iter_mut().zip(table.indicators()) {
            *place = code(*face);
        }
        GameState {
            players: game.rules().players(),
            awaited: round.awaited().fold(0, |bits, seat| bits | 1 << seat.index()),
            round_over: u8::from(outcome.is_some()),
            game_over: u8::from(game.result().is_some()),
            may_stop: game.may_stop().map_or(255, |seat| seat.index() as u8),
            round: table.round() as u8,
            dealer: table.dealer().index() as u8,
            draws_left: table.draws_left(),
            indicators,
            indicator_count: table.indicators().len() as u8,
            honba: table.honba(),
            sticks: outcome.map_or(table.sticks(), |outcome| outcome.sticks),
            points: outcome.map_or(table.points(), |outcome| outcome.points),
        }
    }
}

/// How a game ended, by seat.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The points at the end.
    pub points: [i32; 4],
    /// The places, from 1; 0 for the empty seat of sanma.
    pub places: [u8; 4],
    /// The scores with uma and oka, in points.
    pub scores: [i32; 4],
    /// The prizes, such as chips, in points.
    pub prizes: [i32; 4],
}

impl GameResult {
    pub(crate) fn of(result: &mentsu_table::GameResult) -> GameResult {
        GameResult {
            points: result.points(),
            places: result.places(),
            scores: result.scores(),
            prizes: result.prizes(),
        }
    }
}
