//! Questions that the tiles alone answer.

use std::hint::black_box;

use super::{Call, inputs, pass};
use mentsu::{Counts, Hand, LiveHand};

pub(super) fn calls() -> Vec<Call> {
    let mut calls = wins();
    calls.extend(distances());
    calls.extend(waits());
    calls.extend(forms());
    calls
}

fn wins() -> Vec<Call> {
    vec![
        Call::units("is_win(&Counts), random wins", 0.9, |n| pass(inputs::wins(n), Counts::is_win)),
        Call::units("is_win(&Counts), random 14", 0.9, |n| pass(inputs::random(n), Counts::is_win)),
        Call::units("is_win(&Counts), one suit", 0.9, |n| {
            pass(inputs::one_suit(n), Counts::is_win)
        }),
        Call::units("is_win(&Counts), one-suit wins", 0.9, |n| {
            pass(inputs::one_suit_wins(n), Counts::is_win)
        }),
        Call::open("is_win(&Hand), random wins", |n| {
            pass(inputs::hands(inputs::wins(n)), Hand::is_win)
        }),
        Call::open("is_win(&LiveHand), random wins", |n| {
            let hands = inputs::wins(n).iter().map(LiveHand::from_counts).collect();
            pass(hands, LiveHand::is_win)
        }),
    ]
}

fn distances() -> Vec<Call> {
    vec![
        Call::open("standard_shanten(&Counts)", |n| {
            pass(inputs::random(n), Counts::standard_shanten)
        }),
        Call::open("shanten(&Counts)", |n| pass(inputs::random(n), Counts::shanten)),
        Call::units("shanten of a Hand", 1.4, |n| {
            pass(inputs::hands(inputs::random(n)), Hand::shanten)
        }),
        Call::units("shanten from [u8; 34]", 2.3, |n| {
            pass(inputs::arrays(n), |array| Counts::from_array(*array).map(|tiles| tiles.shanten()))
        }),
        Call::open("LiveHand: draw, shanten, discard, shanten", |n| {
            let (start, mut turns) = super::super::turns();
            turns.truncate(n);
            Box::new(move || {
                let mut hand = LiveHand::from_counts(&start);
                for &(draw, discard) in &turns {
                    let _ = hand.draw(black_box(draw));
                    black_box(&hand.shanten());
                    let _ = hand.discard(black_box(discard));
                    black_box(&hand.shanten());
                }
            })
        }),
        Call::units("ukeire(&Counts)", 4.0, |n| pass(inputs::random_13(n), Counts::ukeire)),
        Call::units("ukeire(&Hand)", 4.5, |n| {
            pass(inputs::hands(inputs::random_13(n)), Hand::ukeire)
        }),
        Call::open("discards(&Counts), 14 tiles", |n| pass(inputs::random(n), Counts::discards)),
        Call::units("discards(&Hand), 14 tiles", 22.0, |n| {
            pass(inputs::hands(inputs::random(n)), Hand::discards)
        }),
    ]
}

fn waits() -> Vec<Call> {
    vec![
        Call::open("wait_tiles(&Counts), tenpai", |n| pass(inputs::tenpai(n), Counts::wait_tiles)),
        Call::open("wait_tiles(&Hand), tenpai", |n| {
            pass(inputs::hands(inputs::tenpai(n)), Hand::wait_tiles)
        }),
        Call::open("is_tenpai(&Hand), tenpai", |n| {
            pass(inputs::hands(inputs::tenpai(n)), Hand::is_tenpai)
        }),
        Call::open("waits(&Counts), tenpai", |n| pass(inputs::tenpai(n), Counts::waits)),
        // Shapes and readings are part of the answer.
        Call::units("waits(&Hand), tenpai", 11.0, |n| {
            pass(inputs::hands(inputs::tenpai(n)), Hand::waits)
        }),
    ]
}

fn forms() -> Vec<Call> {
    vec![
        Call::open("decompositions, random 14", |n| {
            pass(inputs::random(n), Counts::decompositions)
        }),
        Call::open("decompositions, random wins", |n| {
            pass(inputs::wins(n), Counts::decompositions)
        }),
        Call::open("decompositions, one suit", |n| {
            pass(inputs::one_suit(n), Counts::decompositions)
        }),
        Call::open("decompositions, one-suit wins", |n| {
            pass(inputs::one_suit_wins(n), Counts::decompositions)
        }),
        Call::units("win_forms(&Counts), random 14", 3.0, |n| {
            pass(inputs::random(n), Counts::win_forms)
        }),
        Call::units("win_forms(&Counts), random wins", 3.0, |n| {
            pass(inputs::wins(n), Counts::win_forms)
        }),
        Call::units("win_forms(&Counts), one-suit wins", 3.0, |n| {
            pass(inputs::one_suit_wins(n), Counts::win_forms)
        }),
        Call::open("win_forms(&Hand), random wins", |n| {
            pass(inputs::hands(inputs::wins(n)), Hand::win_forms)
        }),
    ]
}
