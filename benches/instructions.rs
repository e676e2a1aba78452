//! One question over one class of hands, a given number of times: for instruction counts.
//!
//! `benches/instructions.sh` runs it under callgrind, once with one pass and once with two; the
//! difference over the number of hands is what one answer costs.

mod common;

use std::hint::black_box;

use common::{FOURTEEN, HANDS, RANDOM, TENPAI, turns};
use mentsu::riichi::{Rules, Situation, quick_points, score};
use mentsu::{Counts, Hand, LiveHand, Tile};

fn main() {
    let arguments: Vec<String> = std::env::args().filter(|a| a != "--bench").skip(1).collect();
    let [question, class, passes] = &arguments[..] else {
        eprintln!("usage: instructions QUESTION CLASS PASSES");
        return;
    };
    let passes: usize = passes.parse().expect("a number of passes");
    if question == "draw or discard and shanten" {
        return play(passes);
    }
    if question == "score" || question == "points alone" {
        return score_wins(passes, question == "score");
    }
    let class =
        FOURTEEN.iter().chain([&TENPAI, &RANDOM]).find(|c| c.name == class).expect("a class");
    let hands = class.hands();
    let ask: fn(&Counts) = match question.as_str() {
        "decompositions" => |hand| {
            black_box(hand.decompositions());
        },
        "win forms" => |hand| {
            black_box(hand.win_forms());
        },
        "waits with readings" => |hand| {
            black_box(hand.waits());
        },
        "win" => |hand| {
            black_box(hand.is_win());
        },
        "shanten, standard form" => |hand| {
            black_box(hand.standard_shanten());
        },
        "shanten, all forms" => |hand| {
            black_box(hand.shanten());
        },
        "waits as a set" => |hand| {
            black_box(hand.wait_tiles());
        },
        "ukeire" => |hand| {
            black_box(hand.ukeire());
        },
        "nothing" => |hand| {
            black_box(*hand);
        },
        _ => panic!("no question {question}"),
    };
    for _ in 0..passes {
        for hand in &hands {
            ask(black_box(hand));
        }
    }
}

/// 5,000 draws and 5,000 discards, the shanten of all forms after each.
fn play(passes: usize) {
    let (start, turns) = turns();
    for _ in 0..passes {
        let mut hand = LiveHand::from_counts(&start);
        for &(draw, discard) in &turns[..HANDS / 2] {
            let _ = hand.draw(black_box(draw));
            black_box(hand.shanten());
            let _ = hand.discard(black_box(discard));
            black_box(hand.shanten());
        }
    }
}

/// Random wins by riichi and tsumo, one dora indicator: with everything said, or points alone.
fn score_wins(passes: usize, in_full: bool) {
    let wins: Vec<(Hand, Situation)> = FOURTEEN[1]
        .hands()
        .iter()
        .enumerate()
        .map(|(i, won)| {
            let tile = won.tiles().nth(i % 14).expect("14 tiles");
            let hand = Hand::new(won.tiles(), &[]).and_then(|hand| hand.with_drawn(tile));
            let hand = hand.expect("14 tiles, this one among them");
            // An indicator that the hand can't hold four of beside its pair and mentsu.
            let indicator = Tile::ALL.into_iter().rfind(|&tile| won.get(tile) == 0);
            (hand, Situation::tsumo().with_riichi().with_dora(indicator).with_ura(indicator))
        })
        .collect();
    for _ in 0..passes {
        for (hand, situation) in &wins {
            if in_full {
                let _ = black_box(score(black_box(hand), situation, &Rules::TENHOU));
            } else {
                let _ = black_box(quick_points(black_box(hand), situation, &Rules::TENHOU));
            }
        }
    }
}
