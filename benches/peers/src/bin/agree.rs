//! Compares the peers' answers with each other and with the reference, hand by hand.
//!
//! For every question, class and peer: how many answers differ from the reference, how many ended
//! in a panic, and up to three such hands in mpsz. `majority` counts the hands on which most peers
//! agree on something else than the reference. With an argument, a file of recorded wins (JSON
//! lines of score requests with an `expect` object), scoring is compared with those as well.

use std::collections::BTreeSet;
use std::panic::{self, AssertUnwindSafe};
use std::{env, fs};

use mentsu_peers::hands::Class;
use mentsu_peers::reference::{self, Reference};
use mentsu_peers::score::{self, Answer, Request};
use mentsu_peers::{
    Hand, Splits, agari, mentsu, mpsz, played, riichi_decomp, riichi_tools_rs, riichienv_core,
    xiangting,
};
use serde_json::Value;

/// A peer's name and its answer, from the neutral hand to the neutral answer.
type Peer<A> = (&'static str, fn(&Hand) -> A);

/// Peers that answer by `$question`, put into neutral form by `$neutral`.
macro_rules! peers {
    ($question:ident, $neutral:expr, $($peer:ident),+) => {
        &[$((stringify!($peer), |hand: &Hand| {
            let input = $peer::prepare(&hand.counts, hand.melds);
            $neutral($peer::$question(&input))
        })),+]
    };
    ($question:ident by $neutral:ident, $($peer:ident),+) => {
        &[$((stringify!($peer), |hand: &Hand| {
            let input = $peer::prepare(&hand.counts, hand.melds);
            $peer::$neutral(&$peer::$question(&input))
        })),+]
    };
}

const WIN: &[Peer<bool>] =
    peers!(win, |won| won, mentsu, xiangting, riichienv_core, agari, riichi_tools_rs);
const SHANTEN_STANDARD: &[Peer<i8>] = peers!(shanten_standard, |shanten| shanten, mentsu, agari);
const SHANTEN_ALL: &[Peer<i8>] = peers!(
    shanten_all,
    |shanten| shanten,
    mentsu,
    xiangting,
    riichienv_core,
    agari,
    riichi_tools_rs
);
const WAITS: &[Peer<u64>] = peers!(
    waits by waits_mask,
    mentsu, xiangting, riichienv_core, agari, riichi_decomp, riichi_tools_rs
);
const UKEIRE: &[Peer<u64>] =
    peers!(ukeire by ukeire_mask, mentsu, xiangting, riichienv_core, agari, riichi_tools_rs);
const SPLITS: &[Peer<Splits>] = &[
    ("mentsu", mentsu_splits),
    ("riichienv_core", riichienv_splits),
    ("agari", agari_splits),
    ("riichi_decomp", riichi_decomp_splits),
];
const DISTINCT: &[Peer<Splits>] = &[
    ("mentsu", |hand| distinct(mentsu_splits(hand))),
    ("riichienv_core", |hand| distinct(riichienv_splits(hand))),
    ("agari", |hand| distinct(agari_splits(hand))),
    ("riichi_decomp", |hand| distinct(riichi_decomp_splits(hand))),
];

fn mentsu_splits(hand: &Hand) -> Splits {
    let input = mentsu::prepare(&hand.counts, hand.melds);
    mentsu::normalise(&mentsu::decompositions(&input))
}

fn riichienv_splits(hand: &Hand) -> Splits {
    let input = riichienv_core::prepare(&hand.counts, hand.melds);
    riichienv_core::normalise(&riichienv_core::decompositions(&input))
}

fn agari_splits(hand: &Hand) -> Splits {
    let input = agari::prepare(&hand.counts, hand.melds);
    agari::normalise(&agari::decompositions(&input))
}

fn riichi_decomp_splits(hand: &Hand) -> Splits {
    let input = riichi_decomp::prepare_win(&hand.counts, hand.melds);
    riichi_decomp::normalise(&riichi_decomp::decompositions(&input))
}

fn distinct(mut splits: Splits) -> Splits {
    splits.dedup();
    splits
}

/// Other ways to ask for the shanten of concealed tiles.
const WAYS_TO_SHANTEN: &[Peer<i8>] = &[
    ("mentsu, of a Hand", |hand| {
        mentsu::shanten_all_hand(&mentsu::prepare_hand(&hand.counts, hand.melds))
    }),
    ("mentsu, from an array", |hand| mentsu::shanten_all_array(&hand.counts)),
    ("mentsu, from text", |hand| mentsu::shanten_all_text(&mpsz::write_counts(&hand.counts))),
    ("agari, from text", |hand| agari::shanten_all_text(&mpsz::write_counts(&hand.counts))),
    ("riichi_tools_rs, from text", |hand| {
        riichi_tools_rs::shanten_all_text(&mpsz::write_counts(&hand.counts))
    }),
];

/// A peer's name and what it scores; the outer nothing where it doesn't know the rules.
type Scorer = (&'static str, fn(&Request) -> Option<Option<Answer>>);

const SCORERS: &[Scorer] = &[
    ("mentsu", |request| {
        let input = mentsu::prepare_score(request)?;
        Some(mentsu::score_answer(&mentsu::score(&input)))
    }),
    ("riichienv_core", |request| {
        let input = riichienv_core::prepare_score(request)?;
        Some(riichienv_core::score_answer(&riichienv_core::score(&input)))
    }),
    ("agari", |request| {
        let input = agari::prepare_score(request)?;
        Some(agari::score_answer(&agari::score(&input)))
    }),
];

fn main() {
    // A peer's panic is counted, not printed.
    panic::set_hook(Box::new(|_| {}));
    let mut reference = Reference::default();
    println!("question | class | peer | wrong | panics | hands");
    println!("---|---|---|---|---|---");
    for class in Class::ALL {
        let hands = class.hands();
        let draws: Vec<Hand> = hands.iter().copied().filter(|hand| hand.len() % 3 == 1).collect();
        let full: Vec<Hand> = hands.iter().copied().filter(|hand| hand.len() % 3 == 2).collect();
        let name = class.name();
        compare("win", name, &full, WIN, reference::win);
        compare("shanten_standard", name, &hands, SHANTEN_STANDARD, |hand| {
            reference.shanten_standard(hand)
        });
        compare("shanten_all", name, &hands, SHANTEN_ALL, |hand| reference.shanten_all(hand));
        let concealed: Vec<Hand> = hands.iter().copied().filter(|hand| hand.melds == 0).collect();
        compare("shanten_all, otherwise", name, &concealed, WAYS_TO_SHANTEN, |hand| {
            reference.shanten_all(hand)
        });
        compare("waits", name, &draws, WAITS, reference::waits);
        compare("ukeire", name, &draws, UKEIRE, |hand| reference.ukeire(hand));
        let standard = |hand: &&Hand| !reference::decompositions(hand).is_empty();
        let won: Vec<Hand> = full.iter().filter(standard).copied().collect();
        compare("decompositions", name, &won, SPLITS, reference::decompositions);
        compare("decompositions, once each", name, &won, DISTINCT, reference::decompositions);
    }
    compare_scorers("random", &score::requests(10_000), None);
    compare_scorers("played", &played::wins(10_000), None);
    for path in env::args().skip(1) {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let (requests, expected): (Vec<_>, Vec<_>) = text.lines().map(recorded).unzip();
        compare_scorers(&path, &requests, Some(&expected));
    }
}

/// Counts what differs of one peer.
#[derive(Default)]
struct Tally {
    wrong: usize,
    panics: usize,
    examples: Vec<String>,
}

impl Tally {
    fn wrong(&mut self, example: impl FnOnce() -> String) {
        self.wrong += 1;
        if self.examples.len() < 3 {
            self.examples.push(example());
        }
    }

    fn print(&self, question: &str, class: &str, peer: &str) {
        let Self { wrong, panics, examples } = self;
        let examples = examples.join(", ");
        println!("{question} | {class} | {peer} | {wrong} | {panics} | {examples}");
    }
}

fn compare<A: PartialEq>(
    question: &str,
    class: &str,
    hands: &[Hand],
    peers: &[Peer<A>],
    mut reference: impl FnMut(&Hand) -> A,
) {
    if hands.is_empty() {
        return;
    }
    let mut tallies: Vec<Tally> = peers.iter().map(|_| Tally::default()).collect();
    let mut majority = Tally::default();
    for hand in hands {
        let right = reference(hand);
        let text = || mpsz::write_counts(&hand.counts);
        let answers: Vec<Option<A>> = peers
            .iter()
            .map(|(_, ask)| panic::catch_unwind(AssertUnwindSafe(|| ask(hand))).ok())
            .collect();
        for (tally, answer) in tallies.iter_mut().zip(&answers) {
            tally.panics += usize::from(answer.is_none());
            if answer.as_ref() != Some(&right) {
                tally.wrong(text);
            }
        }
        let votes = |answer: &A| answers.iter().flatten().filter(|other| *other == answer).count();
        if answers
            .iter()
            .flatten()
            .any(|answer| *answer != right && 2 * votes(answer) > peers.len())
        {
            majority.wrong(text);
        }
    }
    for (tally, (peer, _)) in tallies.iter().zip(peers) {
        tally.print(question, class, peer);
    }
    majority.print(question, class, "majority");
}

/// Compares the scorers with what is expected, or with each other.
fn compare_scorers(class: &str, requests: &[Request], expected: Option<&[Option<Answer>]>) {
    let mut tallies: Vec<Tally> = SCORERS.iter().map(|_| Tally::default()).collect();
    let mut between = Tally::default();
    let mut unknown: BTreeSet<&str> = BTreeSet::new();
    for (i, request) in requests.iter().enumerate() {
        let text = || serde_json::to_string(request).expect("plain data");
        let mut answers = Vec::new();
        for (tally, (peer, ask)) in tallies.iter_mut().zip(SCORERS) {
            match panic::catch_unwind(AssertUnwindSafe(|| ask(request))) {
                Err(_) => tally.panics += 1,
                Ok(None) => {
                    unknown.insert(peer);
                }
                Ok(Some(answer)) => {
                    if expected.is_some_and(|expected| expected[i] != answer) {
                        tally.wrong(text);
                    }
                    answers.push(answer);
                }
            }
        }
        if answers.windows(2).any(|pair| pair[0] != pair[1]) {
            between.wrong(|| format!("{} ({answers:?})", text()));
        }
    }
    for (tally, (peer, _)) in tallies.iter().zip(SCORERS) {
        if expected.is_some() || tally.panics > 0 {
            tally.print("score", class, peer);
        }
    }
    between.print("score", class, "one against another");
    if !unknown.is_empty() {
        println!("score | {class} | rules not known to | | | {unknown:?}");
    }
}

/// A recorded win and what was paid for it.
fn recorded(line: &str) -> (Request, Option<Answer>) {
    let value: Value = serde_json::from_str(line).expect("a line of JSON");
    let number = |key: &str| value["expect"][key].as_u64().unwrap_or(0);
    let yakuman = value["expect"]["yakuman"].as_object().is_some_and(|found| !found.is_empty());
    let counted = (!yakuman).then_some((number("han") as u8, number("fu") as u8));
    let answer = Answer { points: number("points") as u32, counted };
    (serde_json::from_value(value).expect("a score request"), Some(answer))
}
