//! Each word of the vocabulary: a hand that has it, and one that doesn't.

use std::collections::BTreeSet;

use mentsu::{Flower, Wind};
use mentsu_families::{Event, Family, Win, Word};

use crate::score_in;

/// How often the word holds in the reading with the most of it.
fn number(word: Word, hand: &str, win: &Win) -> u32 {
    let text = format!(
        r#"{{"name": "test", "tiles": 144, "seven_pairs": "with_fours", "thirteen_orphans": true,
            "patterns": [{{"id": "word", "value": 1, "each": "{}"}}]}}"#,
        word.name()
    );
    let family = Family::from_json(&text).unwrap();
    score_in(&family, hand, win).total()
}

const PLAIN: &str = "123456789m11p22s+2s";
const SEQUENCES: &str = "123456789m11p23s+1s";
const PUNGS: &str = "111m333p555s77z22s+2s";
const PAIRS: &str = "1122m3344p5566s7z+7z";
const ORPHANS: &str = "19m19p19s1234567z+1m";
const TWO_SIDED: &str = "23m456p789s456s11z+1m";
const EDGE: &str = "12m456p789s456s11z+3m";
const SOUTH: &str = "222z123456m11p78s+9s";

/// Hands on a discard, with how often the word holds.
const HANDS: [(Word, &str, u32); 115] = [
    (Word::Standard, PLAIN, 1),
    (Word::Standard, PAIRS, 0),
    (Word::SevenPairs, PAIRS, 1),
    (Word::SevenPairs, "1111m3344p5566s7z+7z", 1),
    (Word::SevenPairs, PLAIN, 0),
    (Word::ThirteenOrphans, ORPHANS, 1),
    (Word::ThirteenOrphans, PLAIN, 0),
    (Word::NineGates, "1112345678999m+5m", 1),
    (Word::NineGates, "1112345678999s+9s", 1),
    (Word::NineGates, "1123455678999m+1m", 0),
    (Word::NineGates, "2345678999m(111m)+5m", 0),
    (Word::NineGates, "2345678999m[1111m]+5m", 0),
    (Word::NineGates, PLAIN, 0),
    (Word::Concealed, PLAIN, 1),
    (Word::Concealed, PAIRS, 1),
    (Word::Concealed, "456789m11p22s[1111z]+2s", 1),
    (Word::Concealed, "456789m11p22s(123m)+2s", 0),
    (Word::Melded, "2s(123m)(456m)(789m)(111p)+2s", 1),
    (Word::Melded, "2s(123m)(456m)(789m)[1111p]+2s", 0),
    (Word::Melded, PLAIN, 0),
    (Word::Sequences, PLAIN, 3),
    (Word::Sequences, PUNGS, 0),
    (Word::AllSequences, SEQUENCES, 1),
    (Word::AllSequences, "23456m11p(789m)(123s)+7m", 1),
    (Word::AllSequences, PLAIN, 0),
    (Word::AllSequences, PAIRS, 0),
    (Word::Pungs, PUNGS, 4),
    (Word::Pungs, PLAIN, 1),
    (Word::Pungs, SEQUENCES, 0),
    (Word::AllPungs, PUNGS, 1),
    (Word::AllPungs, PLAIN, 0),
    (Word::AllPungs, PAIRS, 0),
    (Word::ConcealedPungs, PUNGS, 3),
    (Word::ConcealedPungs, "111m333p555s777z2s+2s", 4),
    (Word::ConcealedPungs, "333p77z22s[1111m](5555s)+2s", 2),
    (Word::ConcealedPungs, PLAIN, 0),
    (Word::Kongs, "789m11p22s[1111z](6666z)+2s", 2),
    (Word::Kongs, "1111m23m456p789s1z+1z", 0),
    (Word::ConcealedKongs, "789m11p22s[1111z](6666z)+2s", 1),
    (Word::ConcealedKongs, "456789m11p22s(1111z)+2s", 0),
    (Word::Suits, PLAIN, 3),
    (Word::Suits, "111222333z55z66z+6z", 0),
    (Word::OneSuit, "1112345678999m+5m", 1),
    (Word::OneSuit, "123456789m111z5m+5m", 0),
    (Word::OneSuit, "111222333z55z66z+6z", 0),
    (Word::MixedSuit, "123456789m111z5m+5m", 1),
    (Word::MixedSuit, "1112345678999m+5m", 0),
    (Word::MixedSuit, "111222333z55z66z+6z", 0),
    (Word::AllHonors, "111222333z55z66z+6z", 1),
    (Word::AllHonors, PLAIN, 0),
    (Word::Honors, "111222333z55z66z+6z", 14),
    (Word::Honors, "456789m11p22s[1111z]+2s", 4),
    (Word::Honors, PLAIN, 0),
    (Word::NoTerminals, "234567m234p678s5s+5s", 1),
    (Word::NoTerminals, PLAIN, 0),
    (Word::AllTerminals, "111999m111999p1s+1s", 1),
    (Word::AllTerminals, "111999m111999p1z+1z", 0),
    (Word::TerminalsAndHonors, "111999m111999p1z+1z", 1),
    (Word::TerminalsAndHonors, "1199m1199p1199s1z+1z", 1),
    (Word::TerminalsAndHonors, ORPHANS, 0),
    (Word::OutsideHand, "123789m123p111z9s+9s", 1),
    (Word::OutsideHand, PLAIN, 0),
    (Word::OutsideHand, "1199m1199p1199s1z+1z", 0),
    (Word::PureOutsideHand, "123789m123p111s9s+9s", 1),
    (Word::PureOutsideHand, "123789m123p111z9s+9s", 0),
    (Word::AllGreen, "222333444666s8s+8s", 1),
    (Word::AllGreen, "222333444s66s66z+6z", 1),
    (Word::AllGreen, "222333444777s8s+8s", 0),
    (Word::TwoFiveEight, "222555888m222p5s+5s", 1),
    (Word::TwoFiveEight, "222555888m222p6s+6s", 0),
    (Word::Roots, "1111m23m456p789s1z+1z", 1),
    (Word::Roots, "1111m3333p5566s7z+7z", 2),
    (Word::Roots, "456789m11p22s[1111z]+2s", 1),
    (Word::Roots, PLAIN, 0),
    (Word::DragonPungs, "555666777z11m22s+2s", 3),
    (Word::DragonPungs, PLAIN, 0),
    (Word::DragonEyes, "555666z77z123m22s+2s", 1),
    (Word::DragonEyes, PAIRS, 0),
    (Word::WindPungs, "111222333z44m55p+5p", 3),
    (Word::WindPungs, "555666777z11m22s+2s", 0),
    (Word::WindEyes, "111222333z44z55p+5p", 1),
    (Word::WindEyes, "111222333z44m55p+5p", 0),
    (Word::SameSequences, "112233m456p78s11z+9s", 2),
    (Word::SameSequences, "22223333444m55z+4m", 4),
    (Word::SameSequences, PUNGS, 0),
    (Word::SamePairs, "112233m445566p1z+1z", 2),
    (Word::SamePairs, "22223333444m55z+4m", 2),
    (Word::SamePairs, PLAIN, 0),
    (Word::SimilarSequences, "123m123p123s78s11z+9s", 1),
    (Word::SimilarSequences, "123m123p234s78s11z+9s", 0),
    (Word::SimilarPungs, "222m222p222s78s11z+9s", 1),
    (Word::SimilarPungs, "222m222p22s78s111z+9s", 0),
    (Word::SmallSimilarPungs, "222m222p22s78s111z+9s", 1),
    (Word::SmallSimilarPungs, "222m222p222s78s11z+9s", 0),
    (Word::SmallSimilarPungs, "111222z33z222m78s+9s", 0),
    (Word::Straight, PLAIN, 1),
    (Word::Straight, "123m456p789s78s11z+9s", 0),
    (Word::MixedStraight, "123m456p789s78s11z+9s", 1),
    (Word::MixedStraight, PLAIN, 0),
    (Word::ConsecutivePungs, "222333444m78s11z+9s", 3),
    (Word::ConsecutivePungs, "888999m111222p5z+5z", 2),
    (Word::ConsecutivePungs, "999m111p333555s7z+7z", 1),
    (Word::ConsecutivePungs, SEQUENCES, 0),
    (Word::EdgeWait, EDGE, 1),
    (Word::EdgeWait, "89m456p789s456s11z+7m", 1),
    (Word::EdgeWait, TWO_SIDED, 0),
    (Word::ClosedWait, "13m456p789s456s11z+2m", 1),
    (Word::ClosedWait, TWO_SIDED, 0),
    (Word::TwoSidedWait, TWO_SIDED, 1),
    (Word::TwoSidedWait, EDGE, 0),
    (Word::PairWait, "123m456p789s456s1z+1z", 1),
    (Word::PairWait, TWO_SIDED, 0),
    (Word::OnlyWait, EDGE, 1),
    (Word::OnlyWait, TWO_SIDED, 0),
    (Word::Jokers, PLAIN, 0),
];

/// How hands are won, with how often the word holds.
fn circumstances() -> Vec<(Word, &'static str, Win, u32)> {
    let (drawn, discarded) = (Win::self_drawn(), Win::by_discard());
    let flowers = |flowers: &[Flower]| discarded.with_flowers(flowers.iter().copied().collect());
    let seasons = [Flower::Spring, Flower::Summer, Flower::Autumn, Flower::Winter];
    let mut rows = vec![
        (Word::ConcealedPungs, PUNGS, drawn, 4),
        (Word::SeatWind, SOUTH, discarded.with_seat(Wind::South), 1),
        (Word::SeatWind, SOUTH, discarded.with_prevalent(Wind::South), 0),
        (Word::RoundWind, SOUTH, discarded.with_prevalent(Wind::South), 1),
        (Word::RoundWind, SOUTH, discarded.with_seat(Wind::South), 0),
        (Word::SelfDrawn, PLAIN, drawn, 1),
        (Word::SelfDrawn, PLAIN, discarded, 0),
        (Word::LastDraw, PLAIN, drawn.with_last_tile(), 1),
        (Word::LastDraw, PLAIN, discarded.with_last_tile(), 0),
        (Word::LastDiscard, PLAIN, discarded.with_last_tile(), 1),
        (Word::LastDiscard, PLAIN, drawn.with_last_tile(), 0),
        (Word::LastCopy, PLAIN, discarded.with_last_copy(), 1),
        (Word::LastCopy, PLAIN, discarded, 0),
        (Word::KongDraw, PLAIN, drawn.with_kong(), 1),
        (Word::KongDraw, PLAIN, discarded.with_kong(), 0),
        (Word::RobbedKong, PLAIN, discarded.with_kong(), 1),
        (Word::RobbedKong, PLAIN, drawn.with_kong(), 0),
        (Word::Dealer, PLAIN, discarded, 1),
        (Word::Dealer, PLAIN, discarded.with_seat(Wind::South), 0),
        (Word::Streak, PLAIN, discarded.with_streak(3), 3),
        (Word::Streak, PLAIN, discarded.with_seat(Wind::South).with_streak(3), 0),
        (Word::Flowers, PLAIN, flowers(&seasons), 4),
        (Word::Flowers, PLAIN, discarded, 0),
        (Word::SeatFlowers, PLAIN, flowers(&[Flower::Spring, Flower::Plum, Flower::Orchid]), 2),
        (Word::SeatFlowers, PLAIN, flowers(&[Flower::Summer, Flower::Orchid]), 0),
        (Word::FlowerGroups, PLAIN, flowers(&seasons), 1),
        (Word::FlowerGroups, PLAIN, flowers(&Flower::ALL), 2),
        (Word::FlowerGroups, PLAIN, flowers(&seasons[1..]), 0),
        (Word::FlowerGroups, PLAIN, flowers(&Flower::ALL[1..]), 1),
        (Word::FlowerGroups, PLAIN, flowers(&Flower::ALL[5..]), 0),
        (Word::Jokers, "123456789m11p2s?+2s", drawn, 1),
    ];
    let events = [
        (Word::KongDiscard, Event::KongDiscard, discarded),
        (Word::Heavenly, Event::Heavenly, drawn),
        (Word::Earthly, Event::Earthly, drawn),
        (Word::Humanly, Event::Humanly, discarded),
        (Word::HeavenlyReady, Event::HeavenlyReady, drawn),
        (Word::EarthlyReady, Event::EarthlyReady, drawn),
        (Word::Ready, Event::Ready, drawn),
    ];
    for (word, event, win) in events {
        rows.extend([(word, PLAIN, win.with_event(event), 1), (word, PLAIN, win, 0)]);
    }
    rows
}

#[test]
fn every_word_holds_in_one_hand_and_not_in_another() {
    let (mut holds, mut fails) = (BTreeSet::new(), BTreeSet::new());
    let hands = HANDS.map(|(word, hand, times)| (word, hand, Win::by_discard(), times));
    for (word, hand, win, times) in hands.into_iter().chain(circumstances()) {
        assert_eq!(number(word, hand, &win), times, "{} of {hand} {win:?}", word.name());
        if times > 0 {
            holds.insert(word)
        } else {
            fails.insert(word)
        };
    }
    let all: BTreeSet<Word> = Word::ALL.into_iter().collect();
    assert_eq!(all.difference(&holds).collect::<Vec<_>>(), Vec::<&Word>::new());
    assert_eq!(all.difference(&fails).collect::<Vec<_>>(), Vec::<&Word>::new());
}

#[test]
fn readme_lists_every_word() {
    let readme = include_str!("../../README.md");
    for word in Word::ALL {
        assert!(readme.contains(&format!("`{}`", word.name())), "{}", word.name());
    }
}
