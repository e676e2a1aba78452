//! Criterion benches: nanoseconds per hand for each question and class of hands.
//!
//! `cargo bench --bench questions`; `benches/table.py` turns the results into README's table.

mod common;

use std::hint::black_box;
use std::time::Duration;

use common::{Class, FOURTEEN, HANDS, RANDOM, TENPAI};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mentsu::{Counts, LiveHand};

fn measure<T>(c: &mut Criterion, question: &str, classes: &[Class], ask: impl Fn(&Counts) -> T) {
    let mut group = c.benchmark_group(question);
    group.throughput(Throughput::Elements(HANDS as u64));
    group.sample_size(20).measurement_time(Duration::from_secs(2));
    for class in classes {
        let hands = class.hands(HANDS);
        group.bench_function(class.name, |bencher| {
            bencher.iter(|| {
                for hand in &hands {
                    black_box(ask(black_box(hand)));
                }
            });
        });
    }
    group.finish();
}

/// One hand that draws and discards on and on, as along a branch of a game tree; the shanten of
/// all forms after each.
fn incremental(c: &mut Criterion) {
    let mut group = c.benchmark_group("draw or discard, then shanten");
    group.throughput(Throughput::Elements(2 * HANDS as u64));
    group.sample_size(20).measurement_time(Duration::from_secs(2));
    let (start, turns) = common::turns();
    group.bench_function(RANDOM.name, |bencher| {
        bencher.iter(|| {
            let mut hand = LiveHand::from_counts(&start);
            for &(draw, discard) in &turns {
                let _ = hand.draw(draw);
                black_box(hand.shanten());
                let _ = hand.discard(discard);
                black_box(hand.shanten());
            }
        });
    });
    group.finish();
}

/// A question of hands whose look-ups are ready.
fn ready<T>(c: &mut Criterion, question: &str, classes: &[Class], ask: impl Fn(&LiveHand) -> T) {
    let mut group = c.benchmark_group(question);
    group.throughput(Throughput::Elements(HANDS as u64));
    group.sample_size(20).measurement_time(Duration::from_secs(2));
    for class in classes {
        let hands: Vec<LiveHand> = class.hands(HANDS).iter().map(LiveHand::from_counts).collect();
        group.bench_function(class.name, |bencher| {
            bencher.iter(|| {
                for hand in &hands {
                    black_box(ask(black_box(hand)));
                }
            });
        });
    }
    group.finish();
}

fn questions(c: &mut Criterion) {
    let tenpai = [TENPAI];
    measure(c, "win", &FOURTEEN, Counts::is_win);
    measure(c, "shanten, standard form", &FOURTEEN, Counts::standard_shanten);
    measure(c, "shanten, all forms", &FOURTEEN, Counts::shanten);
    measure(c, "waits as a set", &tenpai, Counts::wait_tiles);
    measure(c, "ukeire", &[RANDOM], Counts::ukeire);
    measure(c, "discards ranked", &FOURTEEN[..1], Counts::discards);
    ready(c, "win, look-ups ready", &FOURTEEN, LiveHand::is_win);
    ready(c, "shanten, standard form, look-ups ready", &FOURTEEN, LiveHand::standard_shanten);
    incremental(c);
    measure(c, "decompositions", &FOURTEEN, Counts::decompositions);
    measure(c, "win forms", &FOURTEEN, Counts::win_forms);
    measure(c, "waits with readings", &tenpai, Counts::waits);
}

criterion_group!(benches, questions);
criterion_main!(benches);
