//! Times every peer on every question it can answer, over the same hands.
//!
//! A group is a question and a class of hands, a bench in it a peer; one element is one hand, and
//! the input is ready-made, so that only the question is timed. Two benches are yardsticks rather
//! than answers: what xiangting needs for its one number, where it can't answer the question.
//! mentsu is also timed as a user calls it: on a `Hand`, and from an array or a text where a peer
//! takes these.

#![allow(missing_docs, reason = "criterion_group! makes a public function without any")]

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, Criterion, SamplingMode, Throughput, criterion_group, criterion_main,
};
use mentsu_peers::hands::{Class, HANDS};
use mentsu_peers::{
    Counts, agari, mentsu, mpsz, played, riichi_decomp, riichi_tools_rs, riichienv_core, xiangting,
};

const YARDSTICK: &str = "xiangting, all forms";
const OF_A_HAND: &str = "mentsu, of a Hand";
/// The input of xiangting, riichienv-core and nyanten.
const FROM_AN_ARRAY: &str = "mentsu, from an array";

/// One question to one class of hands.
struct Question<'a> {
    group: BenchmarkGroup<'a, WallTime>,
    class: Class,
}

impl<'a> Question<'a> {
    fn new(criterion: &'a mut Criterion, question: &str, class: Class) -> Self {
        let group = group(criterion, &format!("{question}/{}", class.name()), HANDS);
        Self { group, class }
    }

    /// Prepares each hand for a peer and times the peer's answers.
    fn ask<I, A>(
        &mut self,
        peer: &str,
        prepare: fn(&Counts, u8) -> I,
        answer: impl Fn(&I) -> A,
    ) -> &mut Self {
        let hands = self.class.hands();
        let inputs: Vec<I> = hands.iter().map(|hand| prepare(&hand.counts, hand.melds)).collect();
        time(&mut self.group, peer, &inputs, answer);
        self
    }
}

fn group<'a>(
    criterion: &'a mut Criterion,
    name: &str,
    elements: usize,
) -> BenchmarkGroup<'a, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(elements as u64)).sampling_mode(SamplingMode::Flat);
    group
}

fn time<I, A>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    peer: &str,
    inputs: &[I],
    answer: impl Fn(&I) -> A,
) {
    group.bench_function(peer, |bencher| {
        bencher.iter(|| {
            for input in inputs {
                black_box(answer(black_box(input)));
            }
        });
    });
}

fn win(criterion: &mut Criterion) {
    for class in [Class::Random14, Class::RandomWins, Class::OneSuitRandom, Class::OneSuitWins] {
        Question::new(criterion, "win", class)
            .ask("mentsu", mentsu::prepare, mentsu::win)
            .ask(OF_A_HAND, mentsu::prepare_hand, mentsu::win_hand)
            .ask(FROM_AN_ARRAY, mentsu::prepare_array, mentsu::win_array)
            .ask("mentsu, look-ups ready", mentsu::prepare_live, mentsu::win_live)
            .ask("xiangting", xiangting::prepare, xiangting::win)
            .ask("riichienv-core", riichienv_core::prepare, riichienv_core::win)
            .ask("agari", agari::prepare, agari::win)
            .ask("riichi-tools-rs", riichi_tools_rs::prepare, riichi_tools_rs::win);
    }
}

fn shanten(criterion: &mut Criterion) {
    for class in [Class::Random14, Class::OneSuitRandom] {
        Question::new(criterion, "shanten_standard", class)
            .ask("mentsu", mentsu::prepare, mentsu::shanten_standard)
            .ask("mentsu, look-ups ready", mentsu::prepare_live, mentsu::shanten_standard_live)
            .ask(YARDSTICK, xiangting::prepare, xiangting::shanten_all)
            .ask("agari", agari::prepare, agari::shanten_standard);
        Question::new(criterion, "shanten_all", class)
            .ask("mentsu", mentsu::prepare, mentsu::shanten_all)
            .ask(OF_A_HAND, mentsu::prepare_hand, mentsu::shanten_all_hand)
            .ask(FROM_AN_ARRAY, mentsu::prepare_array, mentsu::shanten_all_array)
            .ask("xiangting", xiangting::prepare, xiangting::shanten_all)
            .ask("riichienv-core", riichienv_core::prepare, riichienv_core::shanten_all)
            .ask("agari", agari::prepare, agari::shanten_all)
            .ask("riichi-tools-rs", riichi_tools_rs::prepare, riichi_tools_rs::shanten_all);
        Question::new(criterion, "text_and_shanten_all", class)
            .ask("mentsu", mpsz::prepare, |text| mentsu::shanten_all_text(text))
            .ask("agari", mpsz::prepare, |text| agari::shanten_all_text(text))
            .ask("riichi-tools-rs", mpsz::prepare, |text| riichi_tools_rs::shanten_all_text(text));
    }
}

fn waits(criterion: &mut Criterion) {
    Question::new(criterion, "waits", Class::Tenpai13)
        .ask("mentsu", mentsu::prepare, mentsu::waits)
        .ask(OF_A_HAND, mentsu::prepare_hand, mentsu::waits_hand)
        .ask(FROM_AN_ARRAY, mentsu::prepare_array, mentsu::waits_array)
        .ask("xiangting", xiangting::prepare, xiangting::waits)
        .ask("riichienv-core", riichienv_core::prepare, riichienv_core::waits)
        .ask("agari", agari::prepare, agari::waits)
        .ask("riichi-decomp", riichi_decomp::prepare, riichi_decomp::waits)
        .ask("riichi-tools-rs", riichi_tools_rs::prepare, riichi_tools_rs::waits);
}

fn ukeire(criterion: &mut Criterion) {
    Question::new(criterion, "ukeire", Class::Random13)
        .ask("mentsu", mentsu::prepare, mentsu::ukeire)
        .ask(OF_A_HAND, mentsu::prepare_hand, mentsu::ukeire_hand)
        .ask(FROM_AN_ARRAY, mentsu::prepare_array, mentsu::ukeire_array)
        .ask("xiangting", xiangting::prepare, xiangting::ukeire)
        .ask("riichienv-core", riichienv_core::prepare, riichienv_core::ukeire)
        .ask("agari", agari::prepare, agari::ukeire)
        .ask("riichi-tools-rs", riichi_tools_rs::prepare, riichi_tools_rs::ukeire);
}

/// A draw or a discard, and the shanten of all forms after it; the yardstick asks without either.
fn incremental(criterion: &mut Criterion) {
    let hands = Class::Random13.hands();
    let counts: Vec<Counts> = hands.iter().map(|hand| hand.counts).collect();
    let (start, turns) = mentsu::turns(&counts);
    let mut group = group(criterion, "draw_or_discard_and_shanten_all/random13", 2 * HANDS);
    group.bench_function("mentsu, look-ups ready", |bencher| {
        bencher.iter(|| {
            let mut hand = start;
            for turn in &turns {
                black_box(mentsu::turn(&mut hand, turn));
            }
        });
    });
    let twice: Vec<_> =
        counts.iter().chain(&counts).map(|counts| xiangting::prepare(counts, 0)).collect();
    time(&mut group, YARDSTICK, &twice, xiangting::shanten_all);
}

fn decompositions(criterion: &mut Criterion) {
    for class in [Class::RandomWins, Class::OneSuitWins] {
        Question::new(criterion, "decompositions", class)
            .ask("mentsu", mentsu::prepare, mentsu::decompositions)
            .ask(OF_A_HAND, mentsu::prepare_hand, mentsu::decompositions_hand)
            .ask(YARDSTICK, xiangting::prepare, xiangting::shanten_all)
            .ask("riichienv-core", riichienv_core::prepare, riichienv_core::decompositions)
            .ask("agari", agari::prepare, agari::decompositions)
            .ask("riichi-decomp", riichi_decomp::prepare_win, riichi_decomp::decompositions);
    }
}

fn scoring(criterion: &mut Criterion) {
    let requests = played::wins(HANDS);
    let mut group = group(criterion, "score/played_wins", HANDS);
    let inputs: Vec<_> = requests.iter().filter_map(mentsu::prepare_score).collect();
    assert_eq!(inputs.len(), HANDS);
    time(&mut group, "mentsu", &inputs, mentsu::score);
    time(&mut group, "mentsu, points alone", &inputs, mentsu::quick_points);
    let inputs: Vec<_> = requests.iter().filter_map(riichienv_core::prepare_score).collect();
    assert_eq!(inputs.len(), HANDS);
    time(&mut group, "riichienv-core", &inputs, riichienv_core::score);
    let inputs: Vec<_> = requests.iter().filter_map(agari::prepare_score).collect();
    assert_eq!(inputs.len(), HANDS);
    time(&mut group, "agari", &inputs, agari::score);
}

criterion_group! {
    name = peers;
    // One pass over the hands takes 0.5 ms to 1 s, so few samples carry far.
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = win, shanten, waits, ukeire, incremental, decompositions, scoring
}
criterion_main!(peers);
