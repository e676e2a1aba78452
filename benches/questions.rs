//! Criterion benches: nanoseconds per hand for each question and class of hands.
//!
//! `cargo bench --bench questions`; `benches/table.py` turns the results into README's table.

mod common;

use std::hint::black_box;
use std::time::Duration;

use common::{Class, FOURTEEN, HANDS, TENPAI};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mentsu::agari::{standard, win_forms};
use mentsu::{Counts, FifthCopy, wait};

fn measure<T>(c: &mut Criterion, question: &str, classes: &[Class], ask: impl Fn(&Counts) -> T) {
    let mut group = c.benchmark_group(question);
    group.throughput(Throughput::Elements(HANDS as u64));
    group.sample_size(20).measurement_time(Duration::from_secs(2));
    for class in classes {
        let hands = class.hands();
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
    measure(c, "standard win", &FOURTEEN, standard::is_standard_win);
    measure(c, "decompositions", &FOURTEEN, standard::decompositions);
    measure(c, "win forms", &FOURTEEN, win_forms);
    let tenpai = [TENPAI];
    let none = Counts::EMPTY;
    measure(c, "wait tiles", &tenpai, |hand| wait::wait_tiles(hand, &none, FifthCopy::Any));
    measure(c, "waits with readings", &tenpai, |hand| wait::waits(hand, &none, FifthCopy::Any));
}

criterion_group!(benches, questions);
criterion_main!(benches);
