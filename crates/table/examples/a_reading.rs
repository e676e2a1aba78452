//! What is dangerous, and why: the hand of a player who faces a riichi.
//!
//! `cargo run -p mentsu-table --example a_reading`

use std::ops::ControlFlow;

use mentsu::random::SplitMix64;
use mentsu_table::reading::TableReading;
use mentsu_table::{GameRules, Round, RoundStart, Seat, View, Wall, bot};

fn main() {
    let view = (0..).find_map(facing_riichi).expect("somebody declares riichi");
    let reading = TableReading::of(&view);
    let others = view.table().seats().iter().filter(|of| **of != view.seat());
    for of in others.clone() {
        println!("{of} is tenpai: {:.1} %", 100.0 * reading.tenpai(*of));
    }
    let mut tiles: Vec<_> = view.hand().faces().map(|face| face.tile()).collect();
    tiles.dedup();
    tiles.sort_by(|one, other| {
        reading.danger_to_any(*one).total_cmp(&reading.danger_to_any(*other))
    });
    for tile in &tiles {
        let safe = others.clone().filter_map(|of| reading.danger(*tile, *of).safe());
        let safe: Vec<_> = safe.map(|reason| reason.to_string()).collect();
        println!("{tile} {:5.1} % {}", 100.0 * reading.danger_to_any(*tile), safe.join(", "));
    }
    let riichi = others.clone().find(|of| view.table().player(**of).riichi_accepted());
    let (Some(of), Some(worst)) = (riichi, tiles.last()) else { return };
    println!("waits of {of} for {worst}, by their ways and what speaks for or against them:");
    reading.each_wait(*of, |wait| {
        if wait.tiles.contains(*worst) {
            let clues = wait.clues.iter();
            let clues = clues.map(|clue| format!("{clue} × {:.2}", reading.factor(*clue)));
            let clues: Vec<_> = clues.collect();
            println!("  {} {} ways {:.1}: {}", wait.shape, wait.held, wait.ways, clues.join("; "));
        }
        ControlFlow::Continue(())
    });
}

/// In the round of this seed, the first view of a player who faces a riichi after eight discards or
/// more.
fn facing_riichi(seed: u64) -> Option<View> {
    let rules = GameRules::TENHOU;
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(seed));
    let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).ok()?;
    while let Some(seat) = round.awaited().next() {
        let view = round.view(seat).unwrap();
        let in_riichi = |of: &Seat| *of != seat && view.table().player(*of).riichi_accepted();
        let is_late = view.table().player(seat).discarded() >= 8;
        if is_late && !view.hand().awaits_draw() && Seat::ALL.iter().any(in_riichi) {
            return Some(view);
        }
        round.act(seat, bot::efficiency(&view)).ok()?;
    }
    None
}
