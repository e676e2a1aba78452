//! Four players of Chinese official mahjong, from the first deal to the result of sixteen rounds.

use mentsu::random::SplitMix64;
use mentsu_table::mcr::{Event, Game, GameRules, Wall, bot};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(2026), |seed| seed.parse())?;
    let (rules, mut walls) = (GameRules::MIL, SplitMix64::new(seed));
    let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls))?;
    let result = loop {
        while let Some(seat) = game.round().awaited().next() {
            let action = bot::greedy(&game.round().view(seat));
            for event in game.act(seat, action)? {
                if matches!(event, Event::Win(_) | Event::Exhausted) {
                    println!("{event}");
                }
            }
        }
        match game.result() {
            Some(result) => break result,
            None => game.next_round(Wall::shuffled(&rules, &mut walls))?,
        }
    };
    println!("points {:?}, places {:?}", result.points(), result.places());
    Ok(())
}
