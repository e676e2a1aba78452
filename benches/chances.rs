//! Criterion benches of exact chances: how long one more draw takes.
//!
//! `cargo bench --bench chances`; `benches/table.py` turns the results into README's table.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mentsu::chances::Goal;
use mentsu::{Counts, Hand, Visible};

/// Hands of 13 tiles, by shanten.
const HANDS: [(&str, &str); 3] = [
    ("tenpai", "123456m1p234678s"),
    ("1-shanten", "123m45p13789s113z"),
    ("2-shanten", "124m579p13789s11z"),
];

fn measure(c: &mut Criterion) {
    for (goal, name) in [(Goal::Tenpai, "tenpai"), (Goal::Win, "a win")] {
        for (shanten, text) in HANDS {
            let hand: Hand = text.parse().expect("the hands are well written");
            assert_eq!(hand.shanten().to_string(), shanten);
            if goal == Goal::Tenpai && hand.shanten().is_one_away() {
                continue;
            }
            let wall: Counts = Visible::of(&hand).unseen(hand.concealed());
            let mut group = c.benchmark_group(format!("chance of {name}, from {shanten}"));
            group.sample_size(10).measurement_time(Duration::from_secs(1));
            for (draws, within) in (1..).zip(["1 draw", "2 draws", "3 draws", "4 draws"]) {
                group.throughput(Throughput::Elements(1));
                group.bench_function(within, |bencher| {
                    bencher.iter(|| black_box(black_box(&hand).chance(&wall, draws, goal)));
                });
            }
            group.finish();
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(300));
    targets = measure
}
criterion_main!(benches);
