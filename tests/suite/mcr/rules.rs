//! The rules on which houses differ, each with a hand counted both ways.

use super::counted;
use mentsu::mcr::{Fan, Preset, Rules, WaitsOfStraights};

#[track_caller]
fn totals(text: &str, one: &Rules, other: &Rules) -> (u16, u16) {
    (counted(text, one).total(), counted(text, other).total())
}

#[test]
fn kongs_of_both_kinds_are_five_or_six() {
    let hand = "23m55p(7777s)[1111z](999s) 4m - S S 0";
    let six = Rules::MIL.with_mixed_kongs(6);
    let (five, six) = totals(hand, &Rules::MIL, &six);
    assert_eq!(six, five + 1);
}

#[test]
fn two_concealed_kongs_are_six_or_eight() {
    let hand = "23m55p[7777s][1111z](999s) 4m - S S 0";
    let eight = Rules::MIL.with_concealed_kongs(8);
    let (six, eight) = totals(hand, &Rules::MIL, &eight);
    assert_eq!(eight, six + 2);
}

#[test]
fn a_fully_concealed_hand_may_count_with_seven_pairs() {
    let hand = "1133m5577p22998s 8s d";
    let always = Rules::MIL.with_always_fully_concealed(true);
    // Four points instead of the one of the self-drawn tile.
    let (drawn, concealed) = totals(hand, &Rules::MIL, &always);
    assert_eq!(concealed, drawn + 3);
    assert!(counted(hand, &always).fan_set().contains(Fan::FullyConcealedHand));
}

#[test]
fn a_cap_leaves_flowers_aside() {
    let capped = Rules::MIL.with_cap(Some(88));
    let (all, capped) = totals("222333444z6z(555z) 6z - E E 2", &Rules::MIL, &capped);
    assert!(all > 90 && capped == 90, "{all} {capped}");
}

#[test]
fn all_types_may_not_count_with_seven_pairs() {
    let without = Rules::MIL.with_all_types_of_pairs(false);
    let (with, without) = totals("1133m55p2299s117z 7z", &Rules::MIL, &without);
    assert_eq!(with, without + 6);
}

#[test]
fn waits_beside_a_knitted_straight_may_not_count() {
    let of = |waits| Rules::MIL.with_waits_of_straights(waits);
    let (single, outside) = (of(WaitsOfStraights::Single), of(WaitsOfStraights::Outside));
    for (win, by_single, by_outside) in [
        // A single wait, on none of the nine tiles and on one of them.
        ("147m258p369s1z(222z) 1z", 0, 0),
        ("258m369p1478s(234p) 8s", 0, 0),
        ("147m258p3669s(222z) 6s", 0, 1),
        // A closed wait and an edge wait, the same.
        ("147m258p369s46m22z 5m", 1, 0),
        ("147m258p369s57s22z 6s", 1, 1),
        ("147m258p369s12m22z 3m", 1, 0),
        ("147m258p369s12s22z 3s", 1, 1),
        // Elsewhere they count.
        ("123m46p123789s22z 5p", 0, 0),
    ] {
        for (rules, loss) in [(single, by_single), (outside, by_outside)] {
            let (all, some) = totals(win, &Rules::MIL, &rules);
            assert_eq!(all, some + loss, "{win} {rules:?}");
        }
    }
}

/// The example of a published rule book's house: 15 points with the single wait.
#[test]
fn a_single_wait_counts_with_a_knitted_straight_in_the_green_book() {
    for preset in [Preset::GreenBook, Preset::Ema, Preset::Japan] {
        let rules = preset.rules();
        assert_eq!(rules.waits_of_straights(), WaitsOfStraights::Single);
        let (_, total) = totals("258m369p1478s(234p) 8s", &Rules::MIL, &rules);
        assert_eq!(total, 15, "{preset}");
    }
}

#[test]
fn a_wait_for_a_tile_held_four_times_may_be_none() {
    let strict = Rules::MIL.with_waits_by_shape(false);
    // 5s, and by its shape 6s
    let (shape, left) = totals("456m4446666s(222s) 5s", &Rules::MIL, &strict);
    assert_eq!(left, shape + 1);
}

#[test]
fn flowers_may_not_be_played() {
    let without = Rules::MIL.with_flowers(false);
    let (with, without) = totals("123m456p789s2225z 5z - E E 3", &Rules::MIL, &without);
    assert_eq!(with, without + 3);
}

#[test]
fn the_minimum_leaves_flowers_aside() {
    let hand = "234m567p88s23s(789m) 4s - E E 8";
    let score = counted(hand, &Rules::MIL);
    assert!(score.total() > 8 && score.without_flowers() < 8 && !score.is_enough());
    assert!(counted(hand, &Rules::MIL.with_minimum(1)).is_enough());
    assert_eq!(score.payments().from_discarder(), Some(score.total() + 8));
}

#[test]
fn a_cap_changes_no_reading() {
    // Uncapped 160, by the other reading of the same tiles 138.
    for (hand, fans) in [
        ("2223334446s(888s) 6s", &[Fan::AllGreen, Fan::FullFlush, Fan::PureShiftedPungs][..]),
        ("1122334455667m 7m", &[Fan::SevenShiftedPairs]),
    ] {
        let most = counted(hand, &Rules::MIL);
        for cap in [0, 24, 88] {
            let capped = counted(hand, &Rules::MIL.with_cap(Some(cap)));
            assert_eq!((capped.total(), capped.without_flowers()), (cap, cap));
            assert_eq!(capped.fan_set(), most.fan_set(), "{hand} {cap}");
            assert!(fans.iter().all(|fan| capped.fan_set().contains(*fan)), "{hand}");
        }
    }
}

#[test]
fn presets_differ_where_they_say() {
    assert_eq!(Rules::default(), Rules::MIL);
    assert_eq!((Rules::MIL.mixed_kongs(), Rules::GREEN_BOOK.mixed_kongs()), (5, 6));
    assert!(Rules::EMA.always_fully_concealed() && !Rules::GREEN_BOOK.always_fully_concealed());
    assert_eq!((Rules::JAPAN.cap(), Rules::JAPAN.all_types_of_pairs()), (Some(88), false));
}
