//! The table of fan, and what is left out with its reason.

use super::counted;
use mentsu::mcr::{Fan, FanSet, Form, Principle, Rules, Situation, score};
use mentsu::{hand, tile};

#[test]
fn there_are_81_fan_of_the_book_in_twelve_classes() {
    assert_eq!(Fan::COUNT, 82);
    let classes = [88, 64, 48, 32, 24, 16, 12, 8, 6, 5, 4, 2, 1];
    let sizes = classes.map(|points| Fan::ALL.iter().filter(|fan| fan.points() == points).count());
    assert_eq!(sizes, [7, 6, 2, 3, 9, 6, 5, 9, 7, 1, 4, 10, 13]);
    assert!(Fan::ALL.windows(2).all(|two| two[0].points() >= two[1].points()));
    for (place, fan) in Fan::ALL.into_iter().enumerate() {
        assert_eq!(fan as usize, place);
        assert!(fan.chinese().chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c)), "{fan}");
        assert_eq!(fan.pinyin().split(' ').count(), fan.chinese().chars().count(), "{fan}");
        // What a fan swallows comes after it, so that one walk through the table is enough.
        assert!(fan.swallows().iter().all(|other| other > fan), "{fan}");
        assert!((fan.swallows() & fan.swallows_in_part()).is_empty(), "{fan}");
    }
    let names: FanSet = Fan::ALL.into_iter().collect();
    assert_eq!(names, FanSet::ALL);
}

/// The fan that a win leaves out: `fan times principle by`.
#[track_caller]
fn left_out(text: &str) -> Vec<String> {
    let score = counted(text, &Rules::MIL);
    let of = |out: mentsu::mcr::LeftOut| {
        format!("{} {} {} {}", out.fan(), out.times(), out.principle(), out.by())
    };
    score.left_out().map(of).collect()
}

#[test]
fn what_is_left_out_has_its_principle_and_its_reason() {
    let expected = [
        "short_straight 2 non_repeat pure_straight",
        "two_terminal_chows 1 non_repeat pure_straight",
        "no_honors 1 non_repeat all_chows",
    ];
    assert_eq!(left_out("123456m78p55s(789m) 9p"), expected);
    // 123m 123p 123s and 123m again: the triple would be there twice, and the pairs are in it.
    let out = left_out("112233m123p123s5m 5m");
    assert!(
        out.contains(&"mixed_triple_chow 1 non_identical mixed_triple_chow".to_owned()),
        "{out:?}"
    );
    assert_eq!(Principle::AccountOnce.chinese(), "套算一次");
}

#[test]
fn of_readings_worth_the_same_the_one_with_the_highest_pair_is_taken() {
    // 222m 345m 55m or 22m 234m 555m, and the same from the other end.
    for (text, pair) in [
        ("22234555m67p111z 8p", tile!("5m")),
        ("55567888m67p111z 8p", tile!("8m")),
        ("22234555s67p111z 8p", tile!("5s")),
    ] {
        let score = counted(text, &Rules::MIL);
        let Form::Standard(decomposition) = score.form() else { panic!("{text} has sets") };
        assert_eq!(decomposition.jantou(), pair, "{text}");
    }
}

#[test]
fn a_set_is_combined_with_another_once() {
    // 345m 345p 678m 678p: four related pairs, of which three join the chows.
    let score = counted("345678m345p67p22s 8p", &Rules::MIL);
    let one = |fan: Fan| score.fans().find(|counted| counted.fan() == fan).map(|one| one.times());
    assert_eq!((one(Fan::MixedDoubleChow), one(Fan::ShortStraight)), (Some(2), Some(1)));
    let out: Vec<_> = score.left_out().filter(|out| out.fan() == Fan::ShortStraight).collect();
    assert_eq!((out[0].times(), out[0].principle()), (1, Principle::AccountOnce));
    assert_eq!(out[0].by(), Fan::MixedDoubleChow);
}

/// For each fan that swallows another only in part, a hand in which its own sets make that one.
#[test]
fn what_is_swallowed_in_part_names_what_has_swallowed_it() {
    for (text, expected) in [
        ("111222333444z5m 5m", "terminal_pung 3 non_repeat big_four_winds"),
        ("1112345678999m 9m", "terminal_pung 1 non_repeat nine_gates"),
        ("23m111222333z44z 4m", "terminal_pung 2 non_repeat little_four_winds"),
        ("123123m99p55z(123m) 5z", "pure_double_chow 3 non_repeat pure_triple_chow"),
        ("123456789m55p67s 8s", "short_straight 2 non_repeat pure_straight"),
        ("123456789m55p67s 8s", "two_terminal_chows 1 non_repeat pure_straight"),
        ("88m67p111222333z 8p", "terminal_pung 2 non_repeat big_three_winds"),
        ("234m234p88p234s67s 8s", "mixed_double_chow 3 non_repeat mixed_triple_chow"),
    ] {
        let out = left_out(text);
        assert!(out.contains(&expected.to_owned()), "{text}: {out:?}");
    }
    let in_part = Fan::ALL.into_iter().filter(|fan| !fan.swallows_in_part().is_empty());
    assert_eq!(in_part.count(), 7);
}

/// The honors are no suit of ranks in a row.
#[test]
fn seven_pairs_of_honors_are_not_shifted() {
    let won = Situation::by_discard(tile!("7z"));
    let score = score(&hand!("1122334455667z"), &won, &Rules::MIL).expect("a win");
    let fans: Vec<(Fan, u8)> = score.fans().map(|one| (one.fan(), one.points())).collect();
    assert_eq!(fans, [(Fan::AllHonors, 64), (Fan::SevenPairs, 24)]);
}
