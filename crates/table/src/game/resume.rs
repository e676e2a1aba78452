//! A stored game, and the checks before it continues.

use serde::Deserialize;

use super::{Game, Prizes};
use crate::round::Round;
use crate::rules::GameRules;
use crate::start::RoundStart;

/// A stored game, unchecked: its parts may not belong together.
#[derive(Deserialize)]
pub(crate) struct SavedGame {
    rules: GameRules,
    start: RoundStart,
    round: Round,
    prizes: Prizes,
    stopped: bool,
}

impl SavedGame {
    /// The game, if its parts agree.
    pub(crate) fn resume(self) -> Result<Game, &'static str> {
        let SavedGame { rules, start, round, prizes, stopped } = self;
        let table = round.table();
        if rules != table.rules {
            return Err("the game and its round have different rules");
        }
        if (start.round, start.dealer, start.honba) != (table.round, table.dealer, table.honba) {
            return Err("the game's round has another start");
        }
        // Points only move between the players and to the sticks, which are worth 1,000 each.
        let sum = |points: [i32; 4], sticks: u16| {
            points.into_iter().map(i64::from).sum::<i64>() + 1_000 * i64::from(sticks)
        };
        let now = match round.outcome() {
            Some(outcome) => sum(outcome.points, outcome.sticks),
            None => sum(table.points, table.sticks),
        };
        if sum(start.points, start.sticks) != now {
            return Err("the game's points don't add up to those at the start of its round");
        }
        if !prizes.can_be(&rules) {
            return Err("nobody pays these prizes: chips go to winners, from others at the table");
        }
        let game = Game { rules, start, round, prizes, stopped: false };
        if stopped && game.may_stop().is_none() {
            return Err("the dealer has stopped a game that can't be stopped now");
        }
        Ok(Game { stopped, ..game })
    }
}
