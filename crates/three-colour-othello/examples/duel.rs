//! Two searches play a game, with a proven win where there is one.
//!
//! ```text
//! cargo run --release -p three-colour-othello --example duel
//! ```
//!
//! The program `mentsu othello` plays against a person, and analyses positions.

use std::error::Error;

use three_colour_othello::{Endgame, Entry, Game, Repetition, Search, Table};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(Repetition::DrawAtThird);
    let mut entries = vec![Entry::EMPTY; 1 << 16];
    let mut table = Table::new(&mut entries);
    let mut endgame = Endgame::new(1 << 16);
    let search = Search::new().depth(3);
    while game.outcome().is_none() {
        let found = endgame.choose(&search, &game, &mut table, || false);
        let Some(action) = found.action else { break };
        if game.ply() < 4 {
            println!(
                "{}: {action}, {}, expects {}",
                game.position().turn(),
                found.score,
                found.line
            );
        }
        game.apply(action)?;
    }
    if let Some(outcome) = game.outcome() {
        println!("after {} actions: {outcome}", game.ply());
    }
    Ok(())
}
