//! Games of four players without a plan: how many decisions a second, with all options of all seats
//! asked for at each.
//!
//! `cargo bench -p mentsu-table --bench random_games`; a number after `--` is how many rounds.

use std::time::Instant;

use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::{Game, GameRules, Seat, Wall};

fn main() {
    let rounds = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(20_000);
    let rules = GameRules::TENHOU;
    let (mut walls, mut choices) = (SplitMix64::new(1), SplitMix64::new(2));
    let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls)).expect("its wall");
    let (mut decisions, mut offered, mut games) = (0u64, 0u64, 0u64);
    let start = Instant::now();
    for _ in 0..rounds {
        while let Some(seat) = game.round().awaited().next() {
            for seat in Seat::ALL {
                offered += game.round().options(seat).len() as u64;
            }
            let options = game.round().options(seat);
            let action = options.nth(choices.below(options.len()));
            game.act(seat, action.expect("one of the options")).expect("an offered action");
            decisions += 1;
        }
        let wall = Wall::shuffled(&rules, &mut walls);
        if game.next_round(wall).is_err() {
            games += 1;
            game = Game::new(&rules, wall).expect("its wall");
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{rounds} rounds ({games} games), {decisions} decisions, {offered} options, {seconds:.3} s: \
         {:.0} decisions/s",
        decisions as f64 / seconds
    );
}
