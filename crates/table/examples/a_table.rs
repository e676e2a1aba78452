//! A complete table: four players who keep their shanten low, from the first deal to the result.

use mentsu::random::SplitMix64;
use mentsu_table::{Action, Event, Game, GameRules, Round, Seat, Wall};

fn choose(round: &Round, seat: Seat) -> Action {
    let (options, best) = (round.options(seat), round.hand(seat).unwrap().discards());
    let wanted = |action: &Action| match action {
        Action::Tsumo | Action::Ron | Action::Riichi { .. } => true,
        Action::Discard { face, .. } => best.first().is_some_and(|it| it.tile() == face.tile()),
        _ => false,
    };
    options.iter().find(wanted).unwrap_or_else(|| options.default_action())
}

fn main() {
    let (rules, mut shuffler) = (GameRules::TENHOU, SplitMix64::new(2026));
    let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut shuffler)).expect("its wall");
    let result = loop {
        while let Some(seat) = game.round().awaited().next() {
            let action = choose(game.round(), seat);
            for event in game.act(seat, action).expect("an option is accepted") {
                match event {
                    Event::Win(win) => println!("{} wins {:?}, {}", win.seat, win.deltas, win.hand),
                    Event::Ryuukyoku(draw) => println!("{:?} {:?}", draw.kind, draw.deltas),
                    _ => {}
                }
            }
        }
        match game.result() {
            Some(result) => break result,
            None => game.next_round(Wall::shuffled(&rules, &mut shuffler)).expect("it goes on"),
        };
    };
    println!("points {:?}, scores {:?}", result.points(), result.scores());
}
