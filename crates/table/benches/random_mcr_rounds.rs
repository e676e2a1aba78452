//! Rounds of Chinese official mahjong: how many decisions a second, with all options of all seats
//! asked for at each; by players without a plan, and by greedy ones.
//!
//! `cargo bench -p mentsu-table --features mcr --bench random_mcr_rounds`; a number after `--` is
//! how many rounds the random players play, and the greedy ones a hundredth.

use std::time::Instant;

use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::Seat;
use mentsu_table::mcr::{Action, GameRules, Round, RoundStart, Wall, bot};

fn play(name: &str, rounds: u32, mut choose: impl FnMut(&Round, Seat) -> Action) {
    let rules = GameRules::MIL;
    let mut walls = SplitMix64::new(1);
    let (mut decisions, mut offered, mut wins) = (0u64, 0u64, 0u32);
    let start = Instant::now();
    for _ in 0..rounds {
        let wall = Wall::shuffled(&rules, &mut walls);
        let mut round = Round::new(&rules, &RoundStart::FIRST, wall).expect("its wall");
        while let Some(seat) = round.awaited().next() {
            for seat in Seat::ALL {
                offered += round.options(seat).len() as u64;
            }
            let action = choose(&round, seat);
            round.act(seat, action).expect("an offered action");
            decisions += 1;
        }
        wins += u32::from(round.win_event().is_some());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name}: {rounds} rounds ({wins} won), {decisions} decisions, {offered} options, \
         {seconds:.3} s: {:.0} decisions/s",
        decisions as f64 / seconds
    );
}

fn main() {
    let rounds = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(20_000);
    let mut choices = SplitMix64::new(2);
    play("random", rounds, |round, seat| {
        let options = round.options(seat);
        options.nth(choices.below(options.len())).expect("one of the options")
    });
    play("greedy", rounds / 100, |round, seat| bot::greedy(&round.view(seat)));
}
