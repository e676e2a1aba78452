//! A game as it is stored, and the checks with which it is taken up again.

use serde::Deserialize;

use super::Game;
use crate::round::Round;
use crate::rules::GameRules;
use crate::start::RoundStart;

/// A game whose parts may be those of several.
#[derive(Deserialize)]
pub(crate) struct SavedGame {
    rules: GameRules,
    start: RoundStart,
    round: Round,
}

impl SavedGame {
    /// The game, if its parts can be those of one.
    pub(crate) fn resume(self) -> Result<Game, &'static str> {
        let SavedGame { rules, start, round } = self;
        let table = round.table();
        if rules != table.rules {
            return Err("a game and its round are of other rules");
        }
        if (start.round, start.dealer, start.honba) != (table.round, table.dealer, table.honba) {
            return Err("a game's round began as another");
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
            return Err("a game's points aren't those with which its round began");
        }
        Ok(Game { rules, start, round })
    }
}
