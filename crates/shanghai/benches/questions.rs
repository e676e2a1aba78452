//! Criterion benches: times of a closure, a verdict and the answers of a session on turtles.
//!
//! `cargo bench -p shanghai`

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use shanghai::{
    Board, Budget, Face, Game, Position, Proof, Session, SplitMix64, Step, Verdict, deal, layouts,
    verdict, verdict_within,
};

/// The number of boards, from seed 0 on.
const BOARDS: u64 = 100;
const STUCK: [u64; 25] = [
    127, 182, 223, 232, 280, 325, 327, 360, 408, 463, 481, 503, 556, 570, 629, 649, 693, 739, 765,
    809, 811, 845, 907, 953, 980,
];

fn turtle(seed: u64) -> Board {
    deal::random(&layouts::turtle(), &deal::four_of_each(36), seed).unwrap()
}

/// The time of one node: a closure, which takes nearly all time of a search.
fn closure(c: &mut Criterion) {
    const NODES: u64 = 10_000;
    let mut group = c.benchmark_group("closure");
    group.throughput(Throughput::Elements(NODES));
    group.sample_size(20).measurement_time(Duration::from_secs(3));
    // The search for this board's order takes more nodes than these.
    let board = hardest(NODES);
    group.bench_function("turtle", |bencher| {
        bencher.iter(|| black_box(verdict_within(black_box(&board), Budget::nodes(NODES))));
    });
    group.finish();
}

/// The first board that isn't decided within this number of nodes.
fn hardest(nodes: u64) -> Board {
    let open = |board: &Board| {
        matches!(verdict_within(board, Budget::nodes(nodes)), Verdict::Undetermined(_))
    };
    (0..10_000).map(turtle).find(open).expect("some board is hard")
}

fn verdicts(c: &mut Criterion) {
    let mut group = c.benchmark_group("verdict");
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    let kinds: [(&str, Vec<u64>); 2] =
        [("random", (0..BOARDS).collect()), ("stuck", STUCK.to_vec())];
    for (name, seeds) in kinds {
        let boards: Vec<Board> = seeds.into_iter().map(turtle).collect();
        group.throughput(Throughput::Elements(boards.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for board in &boards {
                    let _ = black_box(verdict(board));
                }
            });
        });
    }
    let (board, proof) = STUCK
        .map(turtle)
        .into_iter()
        .find_map(|board| match verdict(&board) {
            Verdict::Stuck(proof, _) => Some((board, proof)),
            _ => None,
        })
        .expect("they are stuck");
    let game = Game::new(board);
    group.throughput(Throughput::Elements(1));
    group.bench_function("check of a proof", |bencher| {
        bencher.iter(|| black_box(proof.check(black_box(&game))));
    });
    group.finish();
}

/// A proof of one step on a board of 13,244 tiles, where two tiles on top of each other match.
fn large_check(c: &mut Criterion) {
    let layout = layouts::stepped_pyramid(21);
    let mut faces: Vec<Face> = (0..layout.len() as u16 / 2).flat_map(|i| [Face(i); 2]).collect();
    // The last tile lies on the one at its position a level deeper.
    let top = layout.positions()[layout.len() - 1];
    let beneath = layout.tile_at(Position::new(top.x, top.y, top.z - 1)).expect("it is a pyramid");
    faces.swap(beneath.index(), layout.len() - 2);
    let game = Game::new(Board::new(layout, &faces).expect("two of each face"));
    let proof = Proof::new(vec![Step::Barrier { clause: vec![] }]);
    assert_eq!(proof.check(&game), Ok(()));
    let mut group = c.benchmark_group("proof");
    group.sample_size(10);
    group.bench_function("check on 13,244 tiles", |bencher| {
        bencher.iter(|| black_box(proof.check(black_box(&game))));
    });
    group.finish();
}

/// Whole random games: an answer after every move, and then for every pair.
fn sessions(c: &mut Criterion) {
    let games: Vec<Game> = (0..20)
        .map(|seed| {
            let mut random = SplitMix64::new(seed);
            let mut game = Game::new(turtle(seed));
            loop {
                let pairs = game.pairs();
                let Some(&pair) = pairs.get(random.below(pairs.len())) else { break game };
                game.take(pair).expect("it is one of the pairs");
            }
        })
        .collect();
    let positions: usize = games.iter().map(|game| game.moves().len() + 1).sum();
    let mut group = c.benchmark_group("session");
    group.throughput(Throughput::Elements(positions as u64));
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    for (name, choices) in [("outlook", false), ("outlook and choices", true)] {
        group.bench_function(name, |bencher| {
            let fresh = || games.iter().map(|game| Session::new(game.board().clone())).collect();
            bencher.iter_batched(
                fresh,
                |sessions: Vec<Session>| {
                    for (mut session, game) in sessions.into_iter().zip(&games) {
                        black_box(session.outlook());
                        for &pair in game.moves() {
                            session.take(pair).expect("it was played before");
                            black_box(session.outlook());
                            if choices {
                                black_box(session.choices());
                            }
                        }
                    }
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, closure, verdicts, large_check, sessions);
criterion_main!(benches);
