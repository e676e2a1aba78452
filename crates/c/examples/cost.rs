//! What a call through C costs beside the same call in Rust whose answer is read, of one hand and
//! of an array, in nanoseconds: the least of several runs.
//!
//! `cargo run --release -p mentsu-c --no-default-features --features index --example cost`
#![allow(unsafe_code, reason = "calls as of C")]

use std::hint::black_box;
use std::mem::zeroed;
use std::ptr::null_mut;
use std::time::Instant;

use mentsu::random::{RandomSource as _, SplitMix64};
use mentsu::riichi::{Rules, Situation, score};
use mentsu::{Counts, Face, Hand, Tile, Wind};
use mentsu_c::boundary::{
    mentsu_best_discard, mentsu_is_win, mentsu_points, mentsu_rules_new, mentsu_shanten,
    mentsu_ukeire, mentsu_waits,
};
use mentsu_c::{Discard, Event, Points, Status, Ukeire, Win};

const HANDS: usize = 1_000;

/// Nanoseconds for each of the hands.
fn least(mut run: impl FnMut()) -> f64 {
    let once = |run: &mut dyn FnMut()| {
        let start = Instant::now();
        run();
        start.elapsed().as_nanos() as f64 / HANDS as f64
    };
    (0..200).map(|_| once(&mut run)).fold(f64::INFINITY, f64::min)
}

fn row(name: &str, rust: f64, one: f64, many: f64) {
    println!("| `{name}` | {rust:.1} | {one:.1} | {many:.1} |");
}

/// Random hands of this many tiles.
fn hands(random: &mut SplitMix64, tiles: usize) -> Vec<[u8; 34]> {
    let mut hand = || {
        let mut deck: Vec<u8> = (0..136).collect();
        random.shuffle(&mut deck);
        let mut counts = [0; 34];
        deck[..tiles].iter().for_each(|id| counts[usize::from(id / 4)] += 1);
        counts
    };
    (0..HANDS).map(|_| hand()).collect()
}

/// A hand as Rust gets it from the same numbers.
fn hand(counts: &[u8; 34]) -> Hand {
    Hand::from_counts(Counts::from_array(*counts).unwrap(), [0; 3], &[]).unwrap()
}

macro_rules! question {
    ($name:literal, $call:ident, $hands:expr, $answer:ty, $rust:expr) => {{
        let hands = $hands;
        // SAFETY: an answer is numbers alone.
        let mut answers: Vec<$answer> = (0..HANDS).map(|_| unsafe { zeroed() }).collect();
        let rust = least(|| {
            for counts in hands {
                black_box($rust(&hand(black_box(counts))));
            }
        });
        let one = least(|| {
            for (counts, answer) in hands.iter().zip(&mut answers) {
                // SAFETY: there is one hand, and one answer.
                let status = unsafe { $call(black_box(counts.as_ptr()), 1, answer, null_mut()) };
                assert_eq!(status, Status::Ok);
            }
        });
        let many = least(|| {
            let data = hands.as_ptr().cast();
            // SAFETY: there is an answer for each hand.
            let status = unsafe { $call(data, HANDS, answers.as_mut_ptr(), null_mut()) };
            assert_eq!(status, Status::Ok);
        });
        row($name, rust, one, many);
    }};
}

/// All numbers of an ukeire.
fn read(ukeire: &mentsu::Ukeire) -> (i8, u8, u64, [u8; 34]) {
    let left = ukeire.left_of_each().to_array();
    (ukeire.shanten().get(), ukeire.total(), ukeire.tiles().bits(), left)
}

/// Four shuntsu and half of a pair.
fn win(random: &mut SplitMix64) -> Win {
    // SAFETY: a win is numbers alone, which may be zero.
    let mut win: Win = unsafe { zeroed() };
    for suit in [0, 1, 2, 0] {
        let first = 9 * suit + random.below(7);
        (first..first + 3).for_each(|tile| win.hand.concealed[tile] += 1);
    }
    win.hand.concealed[27] += 1;
    (win.tile, win.seat, win.events, win.dora_count) = (27, 1, Event::Riichi as u32, 1);
    win.dora[0] = random.below(34) as u8;
    win
}

fn main() {
    let mut random = SplitMix64::new(1);
    let (waiting, drawn) = (hands(&mut random, 13), hands(&mut random, 14));
    println!("| call | Rust | C, one | C, array |\n|---|---:|---:|---:|");
    question!("mentsu_is_win", mentsu_is_win, &drawn, u8, Hand::is_win);
    question!("mentsu_shanten", mentsu_shanten, &drawn, i8, Hand::shanten);
    question!("mentsu_waits", mentsu_waits, &waiting, u64, Hand::wait_tiles);
    question!("mentsu_ukeire", mentsu_ukeire, &waiting, Ukeire, |hand: &Hand| read(&hand.ukeire()));
    question!("mentsu_best_discard", mentsu_best_discard, &drawn, Discard, |hand: &Hand| {
        let best = hand.best_discard().unwrap();
        (best.tile(), read(best.ukeire()))
    });

    let wins: Vec<Win> = (0..HANDS).map(|_| win(&mut random)).collect();
    let mut answers = vec![Points::default(); HANDS];
    let (rules, mut house) = (Rules::TENHOU, null_mut());
    // SAFETY: the name and the place are valid.
    let made = unsafe { mentsu_rules_new(c"tenhou".as_ptr(), 6, &mut house, null_mut()) };
    assert_eq!(made, Status::Ok);
    let rust = least(|| {
        for win in &wins {
            let win = black_box(win);
            let dora = Face::plain(Tile::ALL[usize::from(win.dora[0])]);
            let tile = Tile::ALL[usize::from(win.tile)];
            let situation =
                Situation::ron(tile).with_seat(Wind::South).with_riichi().with_dora([dora]);
            let score = &score(&hand(&win.hand.concealed), &situation, &rules).unwrap();
            let payments = score.payments();
            black_box((score.points(), score.han(), score.fu(), score.yaku_set(), score.dora()));
            black_box((payments.received(), payments.iter().map(|paid| paid.total()).max()));
        }
    });
    let one = least(|| {
        for (win, answer) in wins.iter().zip(&mut answers) {
            // SAFETY: there is one win, and one answer.
            let status = unsafe { mentsu_points(house, black_box(win), 1, answer, null_mut()) };
            assert_eq!(status, Status::Ok);
        }
    });
    let many = least(|| {
        let answers = answers.as_mut_ptr();
        // SAFETY: there is an answer for each win.
        let status = unsafe { mentsu_points(house, wins.as_ptr(), HANDS, answers, null_mut()) };
        assert_eq!(status, Status::Ok);
    });
    row("mentsu_points", rust, one, many);
}
