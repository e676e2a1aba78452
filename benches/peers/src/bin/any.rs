//! Hands with jokers and of five sets, beside xiangting's shanten of ordinary hands: medians of
//! nanoseconds, and the ratio.
//!
//! `cargo run --release --manifest-path benches/peers/Cargo.toml --bin any`

use std::hint::black_box;
use std::time::Instant;

use mentsu::any::{AnyHand, Sets};
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::{Counts, Tile};
use mentsu_peers::xiangting;

const HANDS: usize = 2_000;
const TURNS: usize = 31;

/// Random tiles of the whole wall, `jokers` fewer than a hand has.
fn tiles(random: &mut SplitMix64, sets: Sets, jokers: u8, drawn: bool) -> Counts {
    let total = 3 * sets.get() as u8 + 1 + u8::from(drawn) - jokers;
    let mut counts = Counts::EMPTY;
    while counts.total() < total {
        let tile = Tile::ALL[(random.next_u64() % 34) as usize];
        counts = counts.with(tile).unwrap_or(counts);
    }
    counts
}

fn hands(sets: Sets, jokers: u8, drawn: bool) -> Vec<AnyHand> {
    let mut random = SplitMix64::new(50);
    let mut hand = || {
        let known = tiles(&mut random, sets, jokers, drawn);
        AnyHand::new(known, jokers, &[], sets).expect("a hand of its size")
    };
    (0..HANDS).map(|_| hand()).collect()
}

/// The median over some turns, in nanoseconds a question.
fn median<I, A>(inputs: &[I], ask: impl Fn(&I) -> A) -> f64 {
    let mut times: Vec<f64> = (0..TURNS)
        .map(|_| {
            let start = Instant::now();
            inputs.iter().for_each(|input| drop(black_box(ask(black_box(input)))));
            start.elapsed().as_secs_f64() * 1e9 / inputs.len() as f64
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[TURNS / 2]
}

fn main() {
    let mut random = SplitMix64::new(50);
    let plain: Vec<_> = (0..HANDS)
        .map(|_| xiangting::prepare(&tiles(&mut random, Sets::Four, 0, true).to_array(), 0))
        .collect();
    println!("sets jokers question    ns  ratio to xiangting's shanten in the same minute");
    for sets in [Sets::Four, Sets::Five] {
        for jokers in [0, 1, 2, 4, 8] {
            let (waiting, drawn) = (hands(sets, jokers, false), hands(sets, jokers, true));
            let peer = median(&plain, xiangting::shanten_all);
            let answers = [
                ("won", median(&drawn, AnyHand::is_win)),
                ("shanten", median(&drawn, AnyHand::shanten)),
                ("waits", median(&waiting, AnyHand::wait_tiles)),
                ("ukeire", median(&waiting, AnyHand::ukeire)),
            ];
            for (question, ns) in answers {
                println!("{sets:>4} {jokers:>6} {question:<8} {ns:>7.1} {:>6.2}", ns / peer);
            }
        }
    }
}
