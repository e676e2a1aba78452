//! Hands found by their waits, the atlas of one suit, and the quiz.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Random, in_suit, one_suit_hands};
use mentsu::puzzle::{
    Atlas, FixedOrder, Level, Measure, OneSuitHands, PuzzleError, Query, Question, Quiz,
};
use mentsu::random::RandomSource as _;
use mentsu::{Counts, FifthCopy, Hand, Suit, Tile, TileSet, Visible, WaitShapes, WinForm};

/// Waits of the shape alone, as if a fifth copy existed.
const SHAPE: Visible = Visible::NOTHING.with_fifth_copy(FifthCopy::Ignored);

/// Hands of a size and their waits, by trying every tile.
fn by_trying_tiles(suit: Suit, tiles: u8) -> Vec<(Counts, TileSet)> {
    let hands = one_suit_hands(tiles).map(|ranks| in_suit(suit, ranks));
    let waits = |hand: &Counts| {
        TileSet::of_suit(suit).iter().filter(|&t| hand.with(t).is_ok_and(|w| w.is_win())).collect()
    };
    hands.map(|hand| (hand, waits(&hand))).collect()
}

fn closed(counts: Counts) -> Hand {
    Hand::from_counts(counts, [0; 3], &[]).expect("3n+1 tiles are a hand")
}

#[test]
fn every_one_suit_hand_comes_once_in_order() {
    for tiles in [1, 4, 7, 10, 13] {
        let hands: Vec<Counts> = OneSuitHands::new(Suit::Pin, tiles).unwrap().collect();
        let text: Vec<String> = hands.iter().map(ToString::to_string).collect();
        assert!(text.is_sorted_by(|a, b| a < b));
        let expected: BTreeSet<Counts> =
            one_suit_hands(tiles as u8).map(|ranks| in_suit(Suit::Pin, ranks)).collect();
        assert_eq!(hands.into_iter().collect::<BTreeSet<_>>(), expected);
    }
    assert_eq!(OneSuitHands::new(Suit::Honor, 13).unwrap().count(), 7_875);
    for tiles in [0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 16, usize::MAX] {
        let wrong = PuzzleError::WrongSize { tiles };
        assert_eq!(OneSuitHands::new(Suit::Man, tiles).err(), Some(wrong));
        assert_eq!(Atlas::of_one_suit(tiles).err(), Some(wrong));
        assert_eq!(Quiz::new(tiles).err(), Some(wrong));
        assert_eq!(Query::new().hands_in(Suit::Man, tiles).err(), Some(wrong));
        assert_eq!(Query::new().random(&mut || 0, TileSet::ALL, tiles), Err(wrong));
    }
}

#[test]
fn the_atlas_counts_as_trying_every_tile_does() {
    for tiles in [1, 4, 7, 10, 13] {
        let atlas = Atlas::of_one_suit(tiles).unwrap();
        let mut by_waits = [0; 10];
        for (_, waits) in by_trying_tiles(Suit::Man, tiles as u8) {
            by_waits[waits.len()] += 1;
        }
        let counted: Vec<u32> = (0..10).map(|waits| atlas.waiting_for(waits)).collect();
        assert_eq!(counted, by_waits, "{tiles} tiles");
        assert_eq!(atlas.hands(), by_waits.iter().sum::<u32>());
        assert_eq!(atlas.waiting_for(10), 0);
        for (waits, expected) in by_waits.into_iter().enumerate() {
            let found = atlas.hands_waiting_for(waits).count();
            assert_eq!(found, expected as usize, "{tiles} tiles, {waits} waits");
        }
    }
}

#[test]
fn the_atlas_has_the_known_numbers() {
    let counts = |tiles: usize| {
        let atlas = Atlas::of_one_suit(tiles).unwrap();
        let standard: Vec<u32> = (0..10).map(|n| atlas.waiting_for_in_standard_form(n)).collect();
        let any: Vec<u32> = (0..10).map(|n| atlas.waiting_for(n)).collect();
        (any, standard)
    };
    let rest = [6_739, 2_948, 1_335, 392, 79, 16, 1];
    let (any, standard) = counts(13);
    assert_eq!(any, [&[53_404, 14_193, 14_493][..], &rest].concat());
    assert_eq!(standard, [&[53_530, 14_067, 14_493][..], &rest].concat());
    let ten = vec![19_678, 4_765, 5_086, 1_797, 622, 229, 30, 2, 2, 0];
    assert_eq!(counts(10), (ten.clone(), ten));
    let seven = vec![3_624, 1_037, 1_046, 248, 64, 11, 0, 0, 0, 0];
    assert_eq!(counts(7), (seven.clone(), seven));

    let atlas = Atlas::of_one_suit(13).unwrap();
    let nine: Vec<String> = atlas.hands_waiting_for(9).map(|hand| hand.to_string()).collect();
    assert_eq!(nine, ["1112345678999m"]);
    let atlas = Atlas::of_one_suit(10).unwrap();
    let eight: Vec<String> = atlas.hands_waiting_for(8).map(|hand| hand.to_string()).collect();
    assert_eq!(eight, ["2223456777m", "3334567888m"]);
}

#[test]
fn the_most_ambiguous_hands_have_the_most_readings() {
    for (tiles, most, expected) in [(4, 3, 24), (7, 7, 5), (10, 12, 2), (13, 20, 6)] {
        let atlas = Atlas::of_one_suit(tiles).unwrap();
        assert_eq!(atlas.most_readings(), most, "{tiles} tiles");
        let readings = |counts| closed(counts).waits().readings().len();
        let hands: Vec<Counts> = one_suit_hands(tiles as u8)
            .map(|ranks| in_suit(Suit::Man, ranks))
            .filter(|&counts| readings(counts) >= most)
            .collect();
        assert_eq!(hands.len(), expected);
        let found: BTreeSet<Counts> =
            atlas.most_ambiguous().map(|hand| *hand.concealed()).collect();
        assert_eq!(found, hands.into_iter().collect());
    }
}

#[test]
fn hands_that_look_tenpai_wait_for_a_fifth_copy_alone() {
    for (tiles, expected) in [(1, 0), (4, 9), (7, 72), (10, 297), (13, 676)] {
        let atlas = Atlas::of_one_suit(tiles).unwrap();
        let looking: Vec<Hand> = atlas.hands_seeming_tenpai().collect();
        assert_eq!((looking.len(), atlas.seeming_tenpai()), (expected, expected as u32));
        for hand in &looking {
            assert!(!hand.is_tenpai());
            let imagined = hand.waits_in(&SHAPE).tiles();
            assert!(!imagined.is_empty(), "{hand}");
            assert!(imagined.is_subset(hand.concealed().at_least(4)), "{hand}");
        }
        let all = one_suit_hands(tiles as u8).map(|ranks| closed(in_suit(Suit::Man, ranks)));
        let not_tenpai = all.filter(|hand| !hand.is_tenpai());
        let imagined = not_tenpai.filter(|hand| !hand.waits_in(&SHAPE).is_empty()).count();
        assert_eq!(imagined, expected);
    }
}

#[test]
fn queries_find_what_filtering_finds() {
    for tiles in [4, 7, 10] {
        let all: Vec<(Hand, TileSet, WaitShapes, usize)> = one_suit_hands(tiles)
            .map(|ranks| {
                let hand = closed(in_suit(Suit::Sou, ranks));
                let waits = hand.waits();
                let shapes = waits.readings().iter().map(|reading| reading.shape()).collect();
                (hand, waits.tiles(), shapes, waits.readings().len())
            })
            .collect();
        let found = |query: Query| -> BTreeSet<Hand> {
            let hands: Vec<Hand> = query.hands_in(Suit::Sou, tiles.into()).unwrap().collect();
            let set: BTreeSet<Hand> = hands.iter().copied().collect();
            assert_eq!(set.len(), hands.len(), "none comes twice");
            assert!(hands.iter().all(|hand| query.matches(hand.concealed())));
            set
        };
        let filtered = |keep: &dyn Fn(TileSet, WaitShapes, usize) -> bool| -> BTreeSet<Hand> {
            let kept = all.iter().filter(|(_, waits, shapes, n)| keep(*waits, *shapes, *n));
            kept.map(|(hand, ..)| *hand).collect()
        };
        let mut by_waits: BTreeSet<TileSet> = all.iter().map(|(_, waits, ..)| *waits).collect();
        by_waits.insert("19s1z".parse().unwrap());
        for waits in by_waits.into_iter().step_by(usize::from(tiles)) {
            let expected = filtered(&|w, _, _| w == waits);
            assert_eq!(found(Query::new().with_waits(waits)), expected, "{waits}");
        }
        let by_shapes: BTreeSet<WaitShapes> = all.iter().map(|(_, _, shapes, _)| *shapes).collect();
        for shapes in by_shapes {
            let expected = filtered(&|_, s, _| s == shapes);
            assert_eq!(found(Query::new().with_shapes(shapes)), expected, "{shapes}");
        }
        let query = Query::new().with_number_of_waits(2..=3).with_number_of_readings(4..=6);
        let expected = filtered(&|w, _, n| (2..=3).contains(&w.len()) && (4..=6).contains(&n));
        assert!(tiles == 4 || !expected.is_empty());
        assert_eq!(found(query), expected);
    }
}

/// The least text of a hand's places and mirror images: its class.
fn class(hand: &Hand) -> String {
    let ranks: Vec<u8> = hand.concealed().tiles().map(Tile::rank).collect();
    let (lowest, highest) = (ranks[0], ranks[ranks.len() - 1]);
    let shifted: Vec<u8> = ranks.iter().map(|rank| rank - lowest).collect();
    let mirrored: Vec<u8> = ranks.iter().rev().map(|rank| highest - rank).collect();
    format!("{:?}", shifted.min(mirrored))
}

#[test]
fn of_hands_that_are_the_same_but_for_their_place_the_first_comes() {
    for tiles in [4, 7, 10] {
        for waits in 0..=5 {
            let query = Query::new().with_number_of_waits(waits..=waits);
            let mut first: BTreeMap<String, Hand> = BTreeMap::new();
            for hand in query.hands_in(Suit::Man, tiles).unwrap() {
                first.entry(class(&hand)).or_insert(hand);
            }
            let once: Vec<Hand> =
                query.with_one_per_class().hands_in(Suit::Man, tiles).unwrap().collect();
            assert_eq!(
                once.iter().copied().collect::<BTreeSet<_>>(),
                first.into_values().collect(),
                "{tiles} tiles, {waits} waits"
            );
        }
    }
    let honors = Query::new().with_number_of_waits(2..=2);
    let all = honors.hands_in(Suit::Honor, 4).unwrap().count();
    // two pairs
    assert_eq!(
        (all, honors.with_one_per_class().hands_in(Suit::Honor, 4).unwrap().count()),
        (21, 21)
    );
}

/// Noten hands are any tiles, not tenpai hands whose waits are fifth copies.
#[test]
fn random_noten_hands_are_far_from_tenpai_too() {
    let mut random = Random::new(9);
    let mut source = || random.below(1 << 32) as u64 * ((1 << 32) + 1);
    let noten = Query::new().with_number_of_waits(0..=0);
    let hands = (0..20).map(|_| noten.random(&mut source, TileSet::ALL, 13).unwrap().unwrap());
    assert!(hands.filter(|hand| hand.shanten().get() > 1).count() > 10);
}

#[test]
fn random_hands_match_and_come_from_the_kinds_given() {
    let mut random = Random::new(8);
    let mut source = || random.below(1 << 32) as u64 * ((1 << 32) + 1);
    let kinds: TileSet = TileSet::MAN | TileSet::PIN | TileSet::HONORS;
    for tiles in [1, 4, 7, 10, 13] {
        for waits in ["1p", "14m", "7z", "25p", "1z"] {
            let waits: TileSet = waits.parse().unwrap();
            let query = Query::new().with_waits(waits);
            let hand = query.random(&mut source, kinds, tiles).unwrap();
            if tiles == 1 && waits.len() > 1 {
                assert_eq!(hand, None);
                continue;
            }
            let hand = hand.unwrap();
            assert_eq!(hand.waits().tiles(), waits);
            assert_eq!(usize::from(hand.concealed().total()), tiles);
            assert!(hand.concealed().kinds().is_subset(kinds));
        }
        let noten = Query::new().with_number_of_waits(0..=0);
        if tiles > 1 {
            let hand = noten.random(&mut source, kinds, tiles).unwrap().unwrap();
            assert!(!hand.is_tenpai());
            let looking = Query::new().with_only_seeming_tenpai();
            let hand = looking.random(&mut source, kinds, tiles).unwrap().unwrap();
            assert!(!hand.is_tenpai() && !hand.waits_in(&SHAPE).is_empty());
        }
    }
    // nothing to draw from, or too little
    for kinds in [TileSet::EMPTY, Tile::M1.into()] {
        assert_eq!(
            Query::new().with_waits("1m".parse().unwrap()).random(&mut source, kinds, 13),
            Ok(None)
        );
    }
    // every hand of one suit comes sooner or later
    let query = Query::new().with_number_of_waits(8..=8);
    let found: BTreeSet<Hand> =
        (0..200).filter_map(|_| query.random(&mut source, TileSet::SOU, 10).unwrap()).collect();
    assert_eq!(found.len(), 2);
}

#[test]
fn fixed_orders_miss_what_they_are_known_to_miss() {
    let wins: Vec<Counts> = one_suit_hands(14)
        .map(|ranks| in_suit(Suit::Man, ranks))
        .filter(|tiles| !tiles.decompositions().is_empty())
        .collect();
    assert_eq!(wins.len(), 13_259);
    let missed = |order: FixedOrder| wins.iter().filter(|win| !order.finds(win)).count();
    let both = wins.iter().filter(|w| FixedOrder::ALL.iter().all(|order| !order.finds(w)));
    assert_eq!(both.count(), 204);
    assert!(FixedOrder::ALL.into_iter().all(|order| missed(order) > 204));
    // and find nothing that isn't there
    for ranks in one_suit_hands(8) {
        let tiles = in_suit(Suit::Sou, ranks);
        let found = FixedOrder::ALL.iter().any(|order| order.finds(&tiles));
        assert!(!found || tiles.is_win(), "{tiles}");
    }
    let seventeen: Counts = "11m123456789p123s777z".parse().unwrap();
    assert!(FixedOrder::ALL.into_iter().all(|order| !order.finds(&seventeen)));
}

#[test]
fn every_size_of_a_quiz_has_every_level() {
    for tiles in [7, 10, 13] {
        let mut levels: BTreeMap<Option<Level>, usize> = BTreeMap::new();
        for hand in OneSuitHands::new(Suit::Man, tiles).unwrap() {
            *levels.entry(Measure::of(&hand).level()).or_default() += 1;
        }
        let counts: Vec<usize> = levels.into_values().collect();
        let expected = match tiles {
            7 => [3_624, 2_045, 286, 64, 11],
            10 => [19_678, 9_419, 2_229, 622, 263],
            _ => [53_404, 25_682, 9_099, 2_783, 2_632],
        };
        assert_eq!(counts, expected, "{tiles} tiles");
    }
}

#[test]
fn a_quiz_asks_what_is_wanted_and_the_same_again() {
    for tiles in [7, 10, 13] {
        for level in Level::ALL {
            let quiz = Quiz::new(tiles).unwrap().with_level(level);
            let ask = |seed| -> Vec<Question> {
                let mut random = Random::new(seed);
                let mut source = || random.below(1 << 32) as u64 * ((1 << 32) + 1);
                (0..20).map(|_| quiz.ask(&mut source).unwrap()).collect()
            };
            let questions = ask(1);
            assert_eq!(questions, ask(1));
            assert_ne!(questions, ask(2));
            for question in questions {
                assert_eq!(question.measure().level(), Some(level));
                assert_eq!(usize::from(question.hand().concealed().total()), tiles);
                assert_eq!(question.waits(), question.hand().waits().tiles());
            }
        }
    }
    let none = Quiz::new(4).unwrap().with_level(Level::Expert).ask(&mut || 12_345);
    assert_eq!(none, None);
    let honors = Quiz::new(13).unwrap().with_suit(Suit::Honor).ask(&mut || u64::MAX);
    assert!(honors.is_some_and(|question| question.hand().to_string().ends_with('z')));
}

#[test]
fn answers_are_taken_apart() {
    let question = Question::of(&"3334m".parse().unwrap()).unwrap();
    for bits in 0..512u64 {
        let answer = TileSet::from_bits(bits).unwrap();
        let verdict = question.check(answer);
        assert_eq!(verdict.is_right(), answer == "245m".parse().unwrap());
        assert_eq!(verdict.found() | verdict.missed(), question.waits());
        assert_eq!(verdict.found() | verdict.wrong(), answer);
        assert_eq!(verdict.is_right(), (verdict.missed() | verdict.wrong()).is_empty());
    }
}

#[test]
fn a_tile_whose_four_copies_are_held_or_declared_is_no_answer() {
    for (text, waits) in [
        ("6s(666s)", None),
        ("56s(4444s)[7777s]11m", None),
        ("4m[4444p](444m)", None),
        ("56s(4444s)11m", Some("7s")),
        ("3334m(222m)", Some("245m")),
        ("3334m(2222m)", Some("45m")),
    ] {
        let hand: Hand = text.parse().unwrap();
        let asked = Question::of(&hand).map(|question| question.waits());
        assert_eq!(asked, waits.map(|waits| waits.parse().unwrap()), "{text}");
        assert_eq!(asked.unwrap_or_default(), hand.waits().tiles(), "{text}");
    }
}

#[test]
fn random_hands_wait_for_chiitoitsu_and_kokushi_too() {
    let mut random = Random::new(11);
    let mut source = || random.below(1 << 32) as u64 * ((1 << 32) + 1);
    let mut ask =
        |query: Query, kinds| query.random(&mut source, kinds, 13).unwrap().expect("there is one");
    for query in
        [Query::new().with_waits(TileSet::YAOCHUU), Query::new().with_number_of_waits(13..=13)]
    {
        for kinds in [TileSet::ALL, TileSet::YAOCHUU] {
            let hand = ask(query, kinds);
            assert_eq!(hand.waits().tiles(), TileSet::YAOCHUU, "{hand}");
        }
    }
    // 9m is no kind to draw, but it can be waited for
    let nine = Tile::M9.into();
    let hand = ask(Query::new().with_waits(nine), TileSet::YAOCHUU - nine);
    assert!(
        hand.waits()
            .readings()
            .iter()
            .all(|reading| matches!(reading.form(), WinForm::Kokushi { .. })),
        "{hand}"
    );
    let chiitoitsu = (0..2000).filter(|_| {
        let hand = ask(Query::new().with_number_of_waits(1..=1), TileSet::ALL);
        hand.waits()
            .readings()
            .iter()
            .any(|reading| matches!(reading.form(), WinForm::Chiitoitsu(_)))
    });
    assert!(chiitoitsu.count() > 20);
}

#[test]
fn numbers_below_a_bound_are_each_as_likely() {
    let mut random = Random::new(9);
    let mut source = || random.below(1 << 32) as u64 * ((1 << 32) + 1);
    let mut counts = [0; 7];
    for _ in 0..70_000 {
        counts[source.below(7)] += 1;
    }
    assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    let mut wall: Vec<usize> = (0..136).collect();
    source.shuffle(&mut wall);
    assert!(!wall.is_sorted());
    wall.sort_unstable();
    assert!(wall.into_iter().eq(0..136));
}

/// A source whose own `below` and `shuffle` keep no promise.
struct Liar(Random);

impl mentsu::random::RandomSource for Liar {
    fn next_u64(&mut self) -> u64 {
        self.0.below(usize::MAX) as u64
    }

    fn below(&mut self, _: usize) -> usize {
        usize::MAX
    }

    fn shuffle<T>(&mut self, _: &mut [T]) {}
}

#[test]
fn a_source_that_lies_about_bounds_does_no_harm() {
    let mut liar = Liar(Random::new(11));
    for tiles in [7, 10, 13] {
        assert!(Quiz::new(tiles).unwrap().ask(&mut liar).is_some());
        let waiting = Query::new().with_number_of_waits(1..=13);
        for kinds in [TileSet::ALL, TileSet::PIN] {
            assert!(waiting.random(&mut liar, kinds, tiles).unwrap().is_some());
        }
    }
}
