//! Impossible situations, each with the two facts that contradict each other.

use super::won;
use mentsu::mcr::{Impossible, NoWin, Rules, Situation, score};
use mentsu::{hand, tile};

#[track_caller]
fn refused(text: &str) -> NoWin {
    let (hand, situation) = won(text);
    score(&hand, &situation, &Rules::MIL).expect_err(text)
}

#[track_caller]
fn impossible(text: &str, expected: Impossible, message: &str) {
    let error = refused(text);
    assert_eq!(error, NoWin::Impossible(expected), "{text}");
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_fifth_copy_is_named() {
    impossible(
        "1p(111p)(234s)(567s)(999m) 1p",
        Impossible::FifthCopy { tile: tile!("1p") },
        "won on 1p, of which the hand has all four",
    );
    assert!("11p123p(111p)".parse::<mentsu::Hand>().is_err(), "a hand never holds a fifth");
}

#[test]
fn a_hand_has_fourteen_tiles_and_knows_what_it_drew() {
    let drawn = Situation::self_drawn();
    let error = score(&hand!("123m456p789s22255z"), &drawn, &Rules::MIL).unwrap_err();
    assert_eq!(error, NoWin::Impossible(Impossible::NothingDrawn));
    impossible(
        "1p(111m) 1p",
        Impossible::WrongSize { concealed: 2, melds: 1 },
        "2 concealed tiles with 1 melds don't make fourteen",
    );
    assert_eq!(refused("123m456p789s2225z 6z"), NoWin::NotWon);
}

#[test]
fn there_are_eight_flowers() {
    impossible(
        "123m456p789s2225z 5z - E E 9",
        Impossible::TooManyFlowers { flowers: 9 },
        "9 flowers, but there are eight",
    );
}

#[test]
fn a_robbed_tile_is_the_fourth_of_a_pung_elsewhere() {
    impossible(
        "123m44p56788s(777z) 4p k",
        Impossible::RobbedKongHeld { tile: tile!("4p"), held: 2 },
        "a robbed kong of 4p, of which the hand holds 2",
    );
    impossible(
        "78p11z(678p)(678p)(999p) 6p k",
        Impossible::RobbedKongHeld { tile: tile!("6p"), held: 2 },
        "a robbed kong of 6p, of which the hand holds 2",
    );
    assert_eq!(refused("123m44p56788s(777z) 1s k"), NoWin::NotWon);
}

#[test]
fn a_replacement_tile_has_a_kong() {
    impossible(
        "44p56788s(123m)(777z) 4p dk",
        Impossible::ReplacementWithoutKong { melds: 2 },
        "a replacement tile, but none of 2 melds is a kong",
    );
}

#[test]
fn the_last_of_a_kind_is_the_last() {
    impossible(
        "123m44p56788s(777z) 4p l",
        Impossible::LastCopyConcealed { tile: tile!("4p"), held: 2 },
        "the last 4p of four, but the hand conceals 2 of the others",
    );
    let hand = hand!("123m4p156788s(777z)");
    let won = Situation::by_discard(tile!("9s")).with_last_copy();
    let refused = |situation: &Situation| score(&hand, situation, &Rules::MIL).unwrap_err();
    let unseen = Impossible::LastCopyUnseen { tile: tile!("9s"), seen: 2 };
    assert_eq!(refused(&won.with_seen(2)), NoWin::Impossible(unseen));
    let seen = Impossible::TooManySeen { tile: tile!("9s"), held: 1, seen: 4 };
    assert_eq!(refused(&won.with_seen(4)), NoWin::Impossible(seen));
    assert_eq!(refused(&won.with_seen(3)), NoWin::NotWon);
    assert_eq!(unseen.to_string(), "the last 9s of four, but 2 of the others are seen");
    assert_eq!(seen.to_string(), "4 of 9s are seen, but the hand has 1 of four");
}

#[test]
fn a_concealed_kong_has_no_source() {
    assert!("[77=77z]".parse::<mentsu::Meld>().is_err());
}
