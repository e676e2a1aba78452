//! No question about a hand of up to 14 tiles allocates, as a counting allocator checks.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::hint::black_box;

use crate::common::melds::all_melds;
use crate::common::{Random, in_suit, one_suit_hands};
use mentsu::notation::mjai;
use mentsu::{Counts, FifthCopy, Hand, ParseError, Suit, Tile, Visible};

const CONVENTIONS: [FifthCopy; 3] = [FifthCopy::Any, FifthCopy::Concealed, FifthCopy::Ignored];

/// Runs the question on every hand and fails if it allocates.
#[track_caller]
fn assert_no_allocation<H>(hands: &[H], question: impl Fn(&H)) {
    assert!(!hands.is_empty());
    let info = allocation_counter::measure(|| hands.iter().for_each(question));
    assert_eq!(info.count_total, 0, "allocations over {} hands", hands.len());
}

/// Everything about a hand of 3n+2 tiles.
fn ask_about_win(tiles: &Counts) {
    black_box(tiles.decompositions());
    black_box(tiles.win_forms());
    for tile in tiles.kinds() {
        black_box(tiles.readings(tile));
    }
}

/// Everything about a hand of 3n+1 tiles, under every convention.
fn ask_about_waits(hand: &Hand) {
    for fifth in CONVENTIONS {
        let waits = hand.waits_in(&Visible::of(hand).with_fifth_copy(fifth));
        for wait in waits.iter() {
            black_box((wait.shapes(), wait.left()));
        }
        black_box((waits.tiles(), waits.len()));
    }
    black_box(hand.is_tenpai());
}

fn closed(tiles: Counts) -> Hand {
    Hand::from_counts(tiles, [0; 3], &[]).expect("3n+1 or 3n+2 tiles are a hand")
}

fn hands(texts: &[&str]) -> Result<Vec<Hand>, ParseError> {
    texts.iter().map(|text| text.parse()).collect()
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| drop(black_box(Box::new(1))));
    assert_eq!(info.count_total, 1);
}

#[test]
fn random_wins() {
    let mut random = Random::new(1);
    let wins: Vec<Hand> = (0..20_000)
        .map(|turn| {
            let kinds = [&Tile::ALL[..], &Tile::ALL[..9], &Tile::ALL[9..27]][turn % 3];
            let mentsu = 4 - random.below(2) * random.below(5);
            random.win(kinds, mentsu, 0)
        })
        .collect();
    assert_no_allocation(&wins, |hand| ask_about_win(hand.concealed()));
    assert_no_allocation(&wins, |hand| {
        black_box((hand.is_win(), hand.decompositions(), hand.win_forms()));
        hand.attempts().for_each(|attempt| {
            black_box(attempt);
        });
    });
}

#[test]
fn random_tiles() {
    let mut random = Random::new(2);
    let tiles: Vec<Counts> = (0..20_000)
        .map(|turn| random.tiles([&Tile::ALL[..], &Tile::ALL[..9]][turn % 2], turn % 15))
        .collect();
    assert_no_allocation(&tiles, ask_about_win);
}

#[test]
fn random_waiting_hands() {
    let mut random = Random::new(3);
    let waiting: Vec<Hand> = (0..20_000).map(|_| random.waiting()).collect();
    assert_no_allocation(&waiting, ask_about_waits);
}

#[test]
fn every_one_suit_win() {
    let wins: Vec<Counts> = one_suit_hands(14)
        .map(|ranks| in_suit(Suit::Pin, ranks))
        .filter(|tiles| !tiles.win_forms().is_empty())
        .collect();
    assert_no_allocation(&wins, ask_about_win);

    let four_ways: Vec<Counts> =
        wins.into_iter().filter(|tiles| tiles.decompositions().len() == 4).collect();
    assert_eq!(four_ways.len(), 16);
    assert_no_allocation(&four_ways, ask_about_win);
}

#[test]
fn every_one_suit_hand_of_13_tiles() {
    let hands: Vec<Hand> =
        one_suit_hands(13).map(|ranks| closed(in_suit(Suit::Sou, ranks))).collect();
    assert_no_allocation(&hands, ask_about_waits);
}

#[test]
fn hands_with_the_most_waits_and_readings() -> Result<(), ParseError> {
    let most = hands(&[
        "1112345678999m",
        "19m19p19s1234567z",
        "2223334445556m",
        "2223333444555m",
        "2223456777m123p",
        "1122334455667m",
    ])?;
    assert_no_allocation(&most, ask_about_waits);

    let won =
        hands(&["22233334444555m", "22233344455566m", "11223344556677m", "19m19p19s12345677z"])?;
    assert_no_allocation(&won, |hand| ask_about_win(hand.concealed()));
    Ok(())
}

#[test]
fn hands_are_checked_changed_and_compared() -> Result<(), ParseError> {
    let melded = hands(&["406m11z789p(777=z)[2222s]", "1123p", "6s(666s)(111z)(222z)(3333z)"])?;
    assert_no_allocation(&melded, |hand| {
        let again = Hand::new(hand.faces(), hand.melds());
        assert_eq!(again, Ok(*hand));
        for tile in Tile::ALL {
            black_box((hand.draw(tile).is_ok(), hand.discard(tile).is_ok()));
        }
        black_box((hand.all_tiles(), hand.is_closed()));
    });
    Ok(())
}

#[test]
fn canonical_text_is_read() {
    let mut random = Random::new(4);
    let texts: Vec<String> = (0..1_000).map(|_| random.waiting().to_string()).collect();
    assert_no_allocation(&texts, |text| assert!(text.parse::<Hand>().is_ok()));
}

#[test]
fn text_is_read_and_written_into_a_buffer_with_room() {
    let melds: Vec<_> = all_melds().into_iter().collect();
    let mut random = Random::new(5);
    let texts: Vec<String> = (0..5_000).map(|_| random.any_hand(&melds).to_string()).collect();
    let buffer = RefCell::new(String::with_capacity(256));
    assert_no_allocation(&texts, |text| {
        let hand: Hand = text.parse().expect("what was written is read");
        let mut buffer = buffer.borrow_mut();
        buffer.clear();
        write!(buffer, "{hand}").expect("a string takes everything");
        assert_eq!(*buffer, *text);
        buffer.clear();
        let (counts, names) = (hand.concealed(), mjai::display(hand.faces()));
        write!(buffer, "{counts} {} {names}", counts.kinds()).expect("a string takes everything");
    });
}
