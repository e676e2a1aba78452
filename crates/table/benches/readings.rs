//! What a reading of the three others costs: nanoseconds a view, medians of many passes.
//!
//! `cargo bench -p mentsu-table --bench readings`; a name after `--` asks that question alone, in
//! a single pass, for `valgrind --tool=callgrind --toggle-collect='*counted*'` to count it.

use std::hint::black_box;
use std::time::Instant;

use mentsu::Tile;
use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::reading::TableReading;
use mentsu_table::{Action, GameRules, Round, RoundStart, View, Wall, bot};

/// A question, and its answer as a number.
type Question = (&'static str, fn(&View) -> f64);

const QUESTIONS: [Question; 6] = [
    ("unseen", |view| f64::from(TableReading::of(view).unseen(Tile::M1))),
    ("tenpai", |view| of_others(view, |reading, of| reading.tenpai(of))),
    ("dangers", |view| of_others(view, |reading, of| reading.dangers(of).of(Tile::M1).chance())),
    ("danger", |view| TableReading::of(view).dangers_to_any()[0]),
    ("rest", |view| TableReading::of(view).rest().mean_draws()),
    ("whole", |view| {
        let reading = TableReading::of(view);
        let others = view.table().seats().iter().filter(|of| **of != view.seat());
        let each = others.map(|of| {
            let dangers = reading.dangers(*of);
            reading.cost(Tile::M1, *of) + dangers.of(Tile::M1).chance()
        });
        each.sum::<f64>() + reading.rest().mean_draws()
    }),
];

fn of_others(view: &View, ask: impl Fn(&TableReading<'_>, mentsu_table::Seat) -> f64) -> f64 {
    let reading = TableReading::of(view);
    view.table().seats().iter().filter(|of| **of != view.seat()).map(|of| ask(&reading, *of)).sum()
}

fn main() {
    let name = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let views = views(if name.is_some() { 500 } else { 4_000 });
    for (question, ask) in QUESTIONS {
        match &name {
            Some(name) if name == question => {
                println!("{question}: {}, {} views", counted(&views, ask), views.len());
            }
            Some(_) => {}
            None => println!("{question:8} {:8.0} ns a view", median(&views, ask)),
        }
    }
}

#[inline(never)]
fn counted(views: &[View], ask: fn(&View) -> f64) -> f64 {
    views.iter().map(|view| ask(black_box(view))).sum()
}

/// Nanoseconds a view: the median of 51 passes over all views.
fn median(views: &[View], ask: fn(&View) -> f64) -> f64 {
    let mut passes: Vec<f64> = (0..51)
        .map(|_| {
            let start = Instant::now();
            black_box(counted(views, ask));
            start.elapsed().as_nanos() as f64 / views.len() as f64
        })
        .collect();
    passes.sort_by(f64::total_cmp);
    passes[passes.len() / 2]
}

/// Views of players who are to discard, in rounds whose players call now and then.
fn views(number: usize) -> Vec<View> {
    let rules = GameRules::TENHOU;
    let mut source = SplitMix64::new(30);
    let mut views = Vec::new();
    while views.len() < number {
        let wall = Wall::shuffled(&rules, &mut source);
        let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).expect("its wall");
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            let calls = round.options(seat).iter().find(|action| matches!(action, Action::Call(_)));
            let action = match calls.filter(|_| source.below(4) == 0) {
                Some(call) => call,
                None => bot::efficiency(&view),
            };
            if !view.hand().awaits_draw() {
                views.push(view);
            }
            round.act(seat, action).expect("an offered action");
        }
    }
    views.truncate(number);
    views
}
