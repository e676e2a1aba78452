//! How long plans take, by shanten and depth: medians of nine random hands, all discards, 17 draws,
//! red fives and ura dora on. `cargo bench --bench plan`.

use std::hint::black_box;
use std::time::Instant;

use mentsu::plan::{Outlook, Planner};
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::riichi::Rules;
use mentsu::{Face, Hand};

/// Each line is the median of this many hands.
const HANDS: usize = 9;

/// Shanten and depth of each line.
const CLASSES: [(i8, u8); 11] =
    [(0, 1), (1, 1), (2, 1), (3, 1), (0, 2), (1, 2), (2, 2), (3, 2), (4, 0), (5, 0), (6, 0)];

/// A hand of 14 tiles of the deck with red fives, and an indicator.
fn deal(random: &mut SplitMix64) -> (Hand, Face) {
    let mut deck: Vec<Face> = Rules::TENHOU.deck().collect();
    for place in 0..15 {
        let other = place + (random.next_u64() % (deck.len() - place) as u64) as usize;
        deck.swap(place, other);
    }
    let hand = Hand::new(deck[..14].iter().copied(), &[]).expect("14 tiles of a deck");
    (hand, deck[14])
}

fn main() {
    println!("plans of all discards, 17 draws, red fives and ura on: median of {HANDS} hands\n");
    println!("| shanten | depth | ms | fastest | slowest | states |");
    println!("|---:|---:|---:|---:|---:|---:|");
    let mut planner = Planner::new();
    for (shanten, depth) in CLASSES {
        let mut random = SplitMix64::new(7);
        let (mut times, mut states) = (Vec::new(), Vec::new());
        while times.len() < HANDS {
            let (hand, indicator) = deal(&mut random);
            if hand.shanten().get() != shanten {
                continue;
            }
            let outlook =
                Outlook::new().with_depth(depth).with_dora([indicator]).with_room(1 << 22);
            // Short questions count as the fastest of several runs.
            let mut fastest = f64::INFINITY;
            for _ in 0..if shanten + (depth as i8) < 3 { 20 } else { 1 } {
                let begin = Instant::now();
                let plan = planner.plan(black_box(&hand), &outlook, &Rules::TENHOU);
                let plan = black_box(plan).expect("there is room");
                fastest = fastest.min(begin.elapsed().as_secs_f64() * 1e3);
                if fastest.is_finite() && states.len() == times.len() {
                    states.push(plan.states());
                }
            }
            times.push(fastest);
        }
        times.sort_by(f64::total_cmp);
        states.sort_unstable();
        let median = HANDS / 2;
        println!(
            "| {shanten} | {depth} | {:.3} | {:.3} | {:.3} | {} |",
            times[median],
            times[0],
            times[HANDS - 1],
            states[median]
        );
    }
}
