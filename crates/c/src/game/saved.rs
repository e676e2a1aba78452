//! Stored games, and what is checked before they go on.

use mentsu_table::Event;

use super::PlayedGame;
use crate::status::{Failure, Status};

/// The most walls that a stored game may have used: each round deals one, and each is shuffled again
/// for the next.
const MOST_WALLS: u64 = 100_000;

pub(super) fn restore(json: &str) -> Result<PlayedGame, Failure> {
    let wrong = |why: String| Failure::new(Status::WrongJson, format!("game: {why}"));
    let mut saved: PlayedGame =
        serde_json::from_str(json).map_err(|error| wrong(error.to_string()))?;
    if saved.walls > MOST_WALLS {
        return Err(wrong(format!("{} walls, but at most {MOST_WALLS}", saved.walls)));
    }
    if saved.events.is_empty() {
        // Stored without events: those of the last action are known.
        saved.events = saved.game.round().last_events().to_vec();
    }
    let players = usize::from(saved.game.rules().players());
    for event in &saved.events {
        if let Event::Deal(deal) = event {
            if deal.hands[..players].iter().any(|hand| hand.len() != 13) {
                return Err(wrong("a deal without 13 tiles for each player".to_owned()));
            }
        }
    }
    Ok(saved)
}
