//! A person against three bots: prompts only where there is a choice, shows what a win pays before
//! it is taken, and explains the payment afterwards.
//!
//! `cargo run --release -p mentsu-table --example a_person -- SEED`; the end of the input plays on
//! with the first action.

use std::io::{self, BufRead as _};

use mentsu::random::SplitMix64;
use mentsu_table::{Action, Event, Game, GameRules, Seat, View, Wall, bot};

const PERSON: Seat = Seat::ALL[0];

/// Lists the actions and reads the number of one.
fn ask(view: &View) -> Action {
    let options = view.options();
    println!("{}", view.hand());
    for (number, action) in options.iter().enumerate() {
        print!("  {number}: {action}");
        if let Some(worth) = view.worth(&action).and_then(|win| win.worth) {
            print!(" ({worth})");
        }
    }
    println!();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match line.trim().parse().ok().and_then(|number| options.nth(number)) {
            Some(action) => return action,
            None => println!("a number below {}", options.len()),
        }
    }
    options.nth(0).unwrap_or_else(|| options.default_action())
}

/// What the person sees of an event; of a win the hand, why it is worth what it is, and who pays.
fn show(event: &Event) {
    println!("{}", event.seen_by(PERSON));
    let Event::Win(win) = event else { return };
    println!("  {} with {}", win.hand, win.tile);
    for payment in win.worth.iter().flat_map(|worth| &worth.payments) {
        println!("  {} pays {} + {}", payment.seat, payment.points, payment.honba);
    }
}

fn main() {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(7);
    let (rules, mut walls) = (GameRules::TENHOU, SplitMix64::new(seed));
    let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls)).expect("its wall");
    let result = loop {
        let events = game.play_on(|view| match view.seat() {
            PERSON => view.options().only(),
            _ => Some(bot::efficiency(view)),
        });
        events.expect("bots choose among their options").iter().for_each(show);
        if game.round().awaited().next().is_some() {
            let action = ask(&game.round().view(PERSON).unwrap());
            game.act(PERSON, action).expect("it was offered").iter().for_each(show);
        } else if let Some(result) = game.result() {
            break result;
        } else {
            game.next_round(Wall::shuffled(&rules, &mut walls)).expect("it goes on");
        }
    };
    println!("points {:?}, places {:?}", result.points(), result.places());
}
