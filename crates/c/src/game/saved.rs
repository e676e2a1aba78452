//! What is checked of a stored game, beside what the engine checks of its round.

use mentsu_table::Event;

/// The most walls that a stored game may have used: each round deals one, and each is shuffled
/// again for the next.
const MOST_WALLS: u64 = 100_000;

/// Whether a game of this many players can have used these walls and had these events; if not, why.
pub(super) fn check(players: u8, walls: u64, events: &[Event]) -> Result<(), String> {
    if walls > MOST_WALLS {
        return Err(format!("{walls} walls, but at most {MOST_WALLS}"));
    }
    let is_short = |event: &Event| match event {
        Event::Deal(deal) => {
            let hands = &deal.hands[..usize::from(players)];
            hands.iter().any(|hand| hand.len() != 13)
        }
        _ => false,
    };
    if events.iter().any(is_short) {
        return Err("a deal without 13 tiles for each player".to_owned());
    }
    Ok(())
}
