//! Questions under Chinese official rules.

use super::{Call, inputs, pass};
use mentsu::mcr::{CountedFan, Outlook, Rules, Situation, Ways, is_win, score, shantens, ukeire};
use mentsu::{Counts, Hand};

const RULES: Rules = Rules::MIL;

/// Closed hands of these tiles.
fn hands(counts: Vec<Counts>) -> Vec<Hand> {
    let hand = |counts: Counts| Hand::from_counts(counts, [0; 3], &[]).expect("13 or 14 tiles");
    counts.into_iter().map(hand).collect()
}

/// Random wins by discard, each on another of its tiles.
fn by_discard(n: usize) -> Vec<(Hand, Situation)> {
    let waiting = |(nth, won): (usize, Counts)| {
        let tile = won.tiles().nth(nth % 14).expect("14 tiles");
        let hand = Hand::from_counts(won.without(tile).expect("held"), [0; 3], &[]);
        (hand.expect("13 tiles"), Situation::by_discard(tile))
    };
    inputs::wins(n).into_iter().enumerate().map(waiting).collect()
}

/// The same self-drawn.
fn self_drawn(n: usize) -> Vec<(Hand, Situation)> {
    let drawn = |(hand, won): (Hand, Situation)| {
        let tile = won.winning_tile().expect("won by discard");
        (hand.draw(tile).expect("one is left"), Situation::self_drawn())
    };
    by_discard(n).into_iter().map(drawn).collect()
}

/// `n / 100` hands of 14 tiles that are 1-shanten and two tiles from enough points.
fn near(n: usize) -> Vec<Hand> {
    let outlook = Outlook::new().with_depth(0).with_draws(1);
    let is_near = |hand: &Hand| {
        shantens(hand).least().get() == 1
            && Ways::of(hand, &outlook, &RULES).is_ok_and(|ways| ways.least() == Some(2))
    };
    hands(inputs::random(n.max(5_000))).into_iter().filter(is_near).take(n / 100).collect()
}

/// What the win is worth.
fn total((hand, won): &(Hand, Situation)) -> u16 {
    score(hand, won, &RULES).map_or(0, |score| score.total())
}

/// The same with each fan that counts.
fn with_list((hand, won): &(Hand, Situation)) -> (u16, [Option<CountedFan>; 16]) {
    let Ok(score) = score(hand, won, &RULES) else { return (0, [None; 16]) };
    let mut list = [None; 16];
    for (place, fan) in list.iter_mut().zip(score.fans()) {
        *place = Some(fan);
    }
    (score.total(), list)
}

pub(super) fn calls() -> Vec<Call> {
    vec![
        Call::open("mcr::is_win, random wins", |n| pass(hands(inputs::wins(n)), is_win)),
        Call::open("mcr::is_win, random 14", |n| pass(hands(inputs::random(n)), is_win)),
        Call::open("mcr::shantens, random 13", |n| pass(hands(inputs::random_13(n)), shantens)),
        Call::open("mcr::shantens, random 14", |n| pass(hands(inputs::random(n)), shantens)),
        Call::open("mcr::ukeire, random 13", |n| pass(hands(inputs::random_13(n)), ukeire)),
        Call::open("mcr::score, by discard", |n| pass(by_discard(n), total)),
        Call::open("mcr::score, self-drawn", |n| pass(self_drawn(n), total)),
        Call::open("mcr::score with each fan, by discard", |n| pass(by_discard(n), with_list)),
        Call::open("mcr::Ways of each hundredth hand, 1-shanten", |n| {
            pass(near(n), |hand| Ways::of(hand, &Outlook::new(), &RULES))
        }),
    ]
}
