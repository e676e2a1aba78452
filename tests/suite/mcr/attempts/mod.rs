//! What each reading of a win has and lacks: the attempts agree with the score, and each fact
//! against a fan is true and rules it out.

mod facts;
mod sets;

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

use self::facts::Seen;
use super::drawn::random_win;
use super::golden::shared_cases;
use super::{Case, won};
use crate::common::Random;
use mentsu::Hand;
use mentsu::mcr::{
    Fan, FanSet, NoFan, NoWin, Preset, Rules, Situation, fan_attempts, forms, score,
};
use mentsu::{hand, tile};

/// The fan that were found absent, and those that were found present.
#[derive(Default)]
struct Met {
    there: FanSet,
    absent: BTreeMap<Fan, BTreeSet<String>>,
}

/// Asks every fan of every reading, and compares with the score and with plain code.
#[track_caller]
fn compare(hand: &Hand, situation: &Situation, rules: &Rules, met: &mut Met) {
    let score = score(hand, situation, rules).expect("a win");
    let attempts = fan_attempts(hand, situation, rules).expect("a win");
    let best = attempts.best();
    assert_eq!(best.form(), score.form());
    let counted: Vec<_> = best.fans().filter_map(|fan| fan.counted()).collect();
    assert!(counted.iter().copied().eq(score.fans()), "{hand} {situation:?}");
    let left_out: Vec<_> = best.fans().filter_map(|fan| fan.left_out()).collect();
    assert!(left_out.iter().copied().eq(score.left_out()), "{hand} {situation:?}");
    let there: FanSet = best.fans().filter(|fan| fan.is_there()).map(|fan| fan.fan()).collect();
    let reported = score.left_out().map(|out| out.fan()).collect::<FanSet>() | score.fan_set();
    assert_eq!(there, reported, "{hand} {situation:?}");

    let whole = match situation.winning_tile() {
        Some(tile) => hand.draw(tile).expect("no fifth copy"),
        None => *hand,
    };
    let all: Vec<_> = attempts.readings().map(|reading| *reading.form()).collect();
    assert_eq!(all, forms(&whole).to_vec(), "{hand}");
    for reading in attempts.readings() {
        assert!(reading.points() <= best.points(), "{hand} {situation:?}");
        let seen = Seen::new(hand, situation, rules, reading);
        for attempt in reading.fans() {
            let (fan, reported) =
                (attempt.fan(), attempt.counted().is_some() || attempt.left_out().is_some());
            let of = || format!("{hand} {situation:?} {} {fan}: {attempt}", reading.form());
            assert_eq!(attempt.is_there(), reported, "{}", of());
            assert_eq!(reading.of(fan), attempt);
            match attempt.against() {
                Some(fact) => {
                    assert!(seen.stands(fan, fact), "{}", of());
                    met.absent.entry(fan).or_default().insert(format!("{:?}", discriminant(&fact)));
                }
                None => {
                    assert_ne!(seen.is_made(fan), Some(false), "{}", of());
                    met.there = met.there.with(fan);
                }
            }
        }
    }
}

#[test]
fn what_is_there_counts_or_is_left_out_and_all_else_has_its_fact() {
    let mut met = Met::default();
    let text = include_str!("../../../golden/mcr.txt");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let case = Case::of(line);
        compare(&case.hand, &case.situation, &Rules::MIL, &mut met);
    }
    assert_eq!(met.there, FanSet::ALL);
    assert_eq!(met.absent.len(), Fan::COUNT);
}

#[test]
fn random_wins_have_facts_under_every_preset() {
    let mut random = Random::new(8);
    let mut met = Met::default();
    for nth in 0..1_500 {
        let (hand, situation) = random_win(&mut random);
        let rules = Preset::ALL[nth % Preset::ALL.len()].rules();
        let rules = if nth % 5 == 0 { rules.with_flowers(false) } else { rules };
        compare(&hand, &situation, &rules, &mut met);
    }
    assert!(met.absent[&Fan::FlowerTile].len() >= 2 && met.absent[&Fan::AllTypes].len() >= 2);
}

#[test]
#[ignore = "50,000 wins, each asked for every fan by two programs, take a while"]
fn many_wins_have_facts() {
    let mut random = Random::new(88);
    let mut met = Met::default();
    for _ in 0..50_000 {
        let (hand, situation) = random_win(&mut random);
        compare(&hand, &situation, &Rules::MIL, &mut met);
    }
    assert!(met.there.len() >= 80 && met.absent.len() == Fan::COUNT);
}

/// The wins of a folder that isn't in the tree.
#[test]
#[ignore = "the cases aren't in the tree; MENTSU_SHARED, or ../shared, has them"]
fn every_fan_of_the_shared_cases_is_there_or_has_its_fact() {
    let mut met = Met::default();
    for line in shared_cases() {
        let case = Case::of(&line);
        compare(&case.hand, &case.situation, &Rules::MIL, &mut met);
    }
    // The rarest fan aren't among them; the golden wins have those.
    assert!(met.there.len() >= 76 && met.absent.len() == Fan::COUNT);
}

/// The first fact against a fan in the best reading of a win, in words.
#[track_caller]
fn against(text: &str, fan: Fan) -> String {
    let (hand, situation) = won(text);
    let attempts = fan_attempts(&hand, &situation, &Rules::MIL).expect(text);
    attempts.best().of(fan).to_string()
}

#[test]
fn facts_are_told_in_words() {
    let straight = "123456m78p55s(789m) 9p";
    for (text, fan, expected) in [
        (straight, Fan::PureStraight, "counts, 16"),
        (straight, Fan::ShortStraight, "left out by Pure Straight (non_repeat)"),
        (straight, Fan::FullFlush, "1m 7p 5s are of 3 suits"),
        (straight, Fan::PureShiftedChows, "234m 345m are missing"),
        (straight, Fan::SevenPairs, "read as a pair and sets"),
        (straight, Fan::ConcealedHand, "789m is melded"),
        (straight, Fan::EdgeWait, "9p completes no such block"),
        (straight, Fan::TileHog, "2 of 5s, not 4"),
        (straight, Fan::FlowerTile, "no flower tile"),
        (straight, Fan::LastTile, "0 of the three other copies of the winning tile are seen"),
        (straight, Fan::ChickenHand, "Pure Straight is there instead"),
        ("345678m345p67p22s 8p", Fan::MixedDoubleChow, "counts, 2 × 1"),
        ("1112345678999m 9m", Fan::FullFlush, "left out by Nine Gates (non_repeat)"),
        ("1112345678999m 9m", Fan::AllTerminals, "2m is among the tiles"),
        ("5567p(111m)(222z)(3333z) 5p", Fan::FourKongs, "melded kongs: 1, concealed kongs: 0"),
        ("5567p(111m)(222z)(3333z) 5p", Fan::AllFives, "111m is among the sets"),
    ] {
        assert_eq!(against(text, fan), expected, "{text} {fan}");
    }
}

#[test]
fn what_is_no_win_has_no_attempts() {
    let by = Situation::by_discard(tile!("1z"));
    let error = fan_attempts(&hand!("123456m78p55s(789m)"), &by, &Rules::MIL).unwrap_err();
    assert_eq!(error, NoWin::NotWon);
    let drawn = fan_attempts(&hand!("123456m789p55s(789m)"), &Situation::self_drawn(), &Rules::MIL);
    assert!(matches!(drawn, Err(NoWin::Impossible(_))));
    assert_eq!(NoFan::SelfDrawn.to_string(), "self-drawn");
}
