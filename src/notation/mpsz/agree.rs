//! Tests that the quick reader agrees with the reader by tokens, and that text written in one piece
//! equals text written byte by byte.

extern crate alloc;

use alloc::format;
use alloc::string::String;
use core::fmt::Debug;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::*;
use crate::meld::Part;

#[track_caller]
#[expect(clippy::needless_pass_by_value, reason = "it is compared")]
fn check<T: Debug + PartialEq>(text: &str, quick: Option<T>, by_tokens: Result<T, ParseError>) {
    if let Some(quick) = quick {
        assert_eq!(Ok(quick), by_tokens, "{text:?}");
    }
}

fn face_by_tokens(text: &str) -> Result<Face, ParseError> {
    read_one(text).map(|(_, face)| face)
}

#[track_caller]
fn check_all(text: &str) {
    check(text, quick::hand(text), hand_by_tokens(text));
    if let Ok(hand) = read_hand(text) {
        check_written(&hand);
    }
    check(text, quick::counts(text), counts_by_tokens(text));
    check(text, quick::tiles(text), tiles_by_tokens(text));
    check(text, quick::meld(text), meld_by_tokens(text));
    check(text, quick::face(text), face_by_tokens(text));
    let tile = read_one(text).and_then(|(at, face)| tokens::kind_of(at, face));
    assert_eq!(read_tile(text), tile, "{text:?}");
}

/// Sorted faces as digits, the letter after the last of each suit.
fn slowly_written(faces: impl Iterator<Item = Face>) -> String {
    let mut text = String::new();
    let mut faces = faces.peekable();
    while let Some(face) = faces.next() {
        text.push(if face.is_red() { '0' } else { char::from(b'0' + face.tile().rank()) });
        if faces.peek().is_none_or(|next| next.tile().suit() != face.tile().suit()) {
            text.push(face.tile().suit().letter());
        }
    }
    text
}

fn slowly_written_meld(meld: &Meld) -> String {
    let (open, close) = if meld.is_open() { ('(', ')') } else { ('[', ']') };
    let mut text = String::from(open);
    for (face, part) in meld.parts() {
        if part == Part::Added && meld.call().is_none() {
            text.push('/');
        }
        text.push(if face.is_red() { '0' } else { char::from(b'0' + face.tile().rank()) });
        if let Part::Called(from) = part {
            text.push(from.marker());
        }
    }
    text.push(meld.mentsu().suit().letter());
    text.push(close);
    text
}

/// Checks that a value is written as the slow writer does.
#[track_caller]
fn check_written(hand: &Hand) {
    let mut text = slowly_written(hand.before_draw_faces());
    if let Some(drawn) = hand.drawn() {
        text.push('+');
        text += &slowly_written(core::iter::once(drawn));
    }
    text.extend(hand.melds().iter().map(slowly_written_meld));
    assert_eq!(format!("{hand}"), text);
    // Precision is ignored.
    assert_eq!(format!("{hand:>60.3}"), format!("{text:>60}"));
    let counts = hand.all_tiles();
    assert_eq!(format!("{counts}"), slowly_written(counts.tiles().map(Face::plain)));
    let kinds = counts.kinds();
    assert_eq!(format!("{kinds}"), slowly_written(kinds.iter().map(Face::plain)));
    for meld in hand.melds() {
        assert_eq!(format!("{meld}"), slowly_written_meld(meld));
    }
}

/// A piece of text that hands are made of, or that is near to one.
fn piece() -> impl Strategy<Value = String> {
    let run = "([0-9]{1,5}[mpsz]){1,4}";
    let meld = "[(\\[][0-9]{2,4}[-=+/]?[0-9]?[mpsz][)\\]]";
    let pon =
        (select(&["111z", "5=50p", "05-5s", "77+77z", "234m", "40-6s", "1111m", "999=9s"][..]))
            .prop_map(|tiles| format!("({tiles})"));
    let drawn = "\\+ ?[0-9][mpsz]";
    let sorted = vec(0u8..34, 1..=14).prop_map(|mut tiles| {
        tiles.sort_unstable();
        slowly_written(tiles.into_iter().map(|i| Face::plain(Tile::ALL[usize::from(i)])))
    });
    prop_oneof![
        4 => sorted,
        2 => run,
        2 => pon,
        2 => meld,
        1 => drawn,
        1 => "[0-9mpsz +=/?()\\[\\]-]",
        1 => "[ \t\r\n]{1,20}",
        1 => any::<char>().prop_map(String::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50_000))]

    #[test]
    fn pieces_of_hands(pieces in vec(piece(), 0..=6)) {
        check_all(&pieces.concat());
    }

    #[test]
    fn random_characters(text in "[0-9mpsz +=/()\\[\\]-]{0,12}") {
        check_all(&text);
    }

    #[test]
    fn hands_with_a_byte_changed(
        hand in select(&HANDS[..]), at: Index, byte in 0u8..0x80, kind in 0..3,
    ) {
        let mut text = String::from(hand);
        let at = at.index(text.len());
        match kind {
            0 => { text.remove(at); }
            1 => text.insert(at, char::from(byte)),
            _ => { text.remove(at); text.insert(at, char::from(byte)); }
        }
        check_all(&text);
    }
}

/// Hands of every size and kind, in the usual spelling.
const HANDS: [&str; 19] = [
    "1m",
    "11z",
    "123m406p789s1234z",
    "123m406p789s11222z",
    "123m 406p 789s 11z 222z ",
    "123m406p789s1122z+2z",
    "123m406p789s1122z + 0s",
    "1m2m3m4p0p6p7s8s9s1z1z2z2z+2z",
    "055m055p055s1122z+5z",
    "19m19p19s1234567z+7z",
    "406m11z(777=z)(12-3m)[1111p]",
    "1z(777=7z)(0555+m)(340p)(1111s)",
    "1z+1z (55=05p) (789s) [5550s] (666/6z) ",
    "11m(777-7z)(666/6z)(22+2z)(3333z)",
    "7z(66-6z)(0-67m)(1=11p)(406-s)",
    "11112222333344z",
    "(777=z)\t11z 23m + 4m\r\n",
    "3p(340p)45p[1111z]0p+0s ",
    "(123m)1p(1-23m)1p(777z)",
];

#[test]
fn the_longest_texts() {
    let longest = ["1m+1p(111-1z)(222-2z)(333-3z)(444-4z)", "1m1p1s1z+2m(777=7z)(666-6z)(999=9s)"];
    for text in longest {
        check_written(&text.parse().expect("a hand"));
    }
    assert_eq!(longest[0].len(), write::LONGEST_HAND);
    let all = format!("{}", Counts::FULL);
    assert_eq!(all.len(), 140);
    assert_eq!(all, slowly_written(Counts::FULL.tiles().map(Face::plain)));
    assert_eq!(
        format!("{}", TileSet::ALL),
        slowly_written(Face::ALL.into_iter().filter(|f| !f.is_red()))
    );
}

#[test]
fn every_byte_in_every_place() {
    for hand in HANDS {
        for at in 0..=hand.len() {
            for byte in 0..0x80u8 {
                let (before, behind) = hand.split_at(at);
                let byte = char::from(byte);
                check_all(&format!("{before}{byte}{behind}"));
                check_all(&format!("{before}{byte}{}", behind.get(1..).unwrap_or_default()));
            }
        }
    }
}

#[test]
fn text_as_it_is_written_is_read_quickly() {
    for hand in HANDS {
        assert!(quick::hand(hand).is_some(), "{hand}");
    }
    for face in Face::ALL {
        assert!(quick::face(&format!("{face}")).is_some());
    }
    for counts in ["", "1m", "19m19p19s1234567z", "1111222233334m"] {
        assert!(quick::counts(counts).is_some(), "{counts}");
    }
    assert!(quick::tiles("19m19p19s1234567z").is_some());
}

#[test]
fn fifteen_digits_and_more_are_left_to_the_tokens() {
    for digits in 5..40 {
        for digit in "0123456789".chars() {
            let run: String = core::iter::repeat_n(digit, digits).collect();
            for letter in ["m", "z", "m1z", "m123p"] {
                check_all(&format!("{run}{letter}"));
                check_all(&format!("1s{run}{letter}"));
            }
        }
    }
}
