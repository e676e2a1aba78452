//! The post-game mode (感想戦): plays a board at random, shows after every move whether it can still
//! be cleared, and finds the move that lost.
//!
//! ```text
//! cargo run --release -p shanghai --example postgame
//! ```
//!
//! The program `mentsu shanghai` does this for any game.

use std::error::Error;

use shanghai::{Board, LosingMove, Pair, Session, SplitMix64, deal, layouts};

fn main() -> Result<(), Box<dyn Error>> {
    let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 7)?;
    let mut session = Session::new(board.clone());
    println!("dealt: 24 left, {}", session.outlook());
    let mut random = SplitMix64::new(1);
    loop {
        let pairs = session.game().pairs();
        let Some(&pair) = pairs.get(random.below(pairs.len())) else { break };
        session.take(pair)?;
        let (left, outlook) = (session.game().left(), session.outlook());
        println!("{}: {left} left, {outlook}", text(&board, pair));
    }
    if let LosingMove::Move(lost) = session.losing_move() {
        println!("lost by pair {}, {}", lost + 1, text(&board, session.game().moves()[lost]));
    }
    if let Some(saving) = session.saving_move() {
        println!("{} was right", text(&board, saving.pair));
    }
    Ok(())
}

/// The positions of a pair.
fn text(board: &Board, pair: Pair) -> String {
    let place = |tile| board.layout().position(tile).map(|place| place.to_string());
    pair.tiles().into_iter().filter_map(place).collect::<Vec<_>>().join(" ")
}
