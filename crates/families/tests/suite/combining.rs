//! How patterns combine: series, exclusions, what counts alone, cap, minimum.

use mentsu::{Wind, tile};
use mentsu_families::{Because, Family, Preset, Win};

use crate::score_in;

const HAND: &str = "111m333p555s77z22s+2s";

/// What counts, what is left out because of which, and the total of all pungs, self-drawn.
fn combined(keys: &str, patterns: &[&str]) -> (String, String, u32) {
    let patterns = patterns.join(", ");
    let text = format!(r#"{{"name": "n", {keys} "patterns": [{patterns}]}}"#);
    let family = Family::from_json(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let score = score_in(&family, HAND, &Win::self_drawn());
    let counts: Vec<String> =
        score.patterns().map(|(one, times)| format!("{}{times}", one.id())).collect();
    let left_out = score.left_out().map(|(one, because)| match because {
        Because::Series(other) => format!("{}<{}", one.id(), other.id()),
        Because::Excluded(other) => format!("{}/{}", one.id(), other.id()),
        Because::Alone(other) => format!("{}!{}", one.id(), other.id()),
    });
    (counts.join(" "), left_out.collect::<Vec<_>>().join(" "), score.total())
}

fn assert_combined(keys: &str, patterns: &[&str], counts: &str, left_out: &str, total: u32) {
    let expected = (counts.to_owned(), left_out.to_owned(), total);
    assert_eq!(combined(keys, patterns), expected);
}

#[test]
fn of_a_series_the_one_that_is_worth_most_counts() {
    let four = r#"{"id": "a", "value": 2, "each": "pungs", "series": "s"}"#;
    let five = r#"{"id": "b", "value": 5, "when": "all_pungs", "series": "s"}"#;
    let eight = r#"{"id": "c", "value": 8, "when": "all_pungs", "series": "s"}"#;
    let other = r#"{"id": "d", "value": 1, "when": "1", "series": "t"}"#;
    assert_combined("", &[five, four, other], "a4 d1", "b<a", 9);
    // Of equals the first
    assert_combined("", &[four, eight], "a4", "c<a", 8);
    assert_combined("", &[eight, four], "c1", "a<c", 8);
}

#[test]
fn what_does_not_count_excludes_nothing() {
    let row = |id: &str, keys: &str| format!(r#"{{"id": "{id}", "value": 1, "when": "1" {keys}}}"#);
    let a = row("a", r#", "excludes": ["b"]"#);
    let b = row("b", r#", "excludes": ["c"]"#);
    let c = row("c", "");
    let orders = [[&a, &b, &c], [&c, &b, &a], [&b, &c, &a]];
    for order in orders {
        let (counts, left_out, total) = combined("", &order.map(String::as_str));
        let mut counts: Vec<&str> = counts.split(' ').collect();
        counts.sort_unstable();
        assert_eq!((counts, left_out.as_str(), total), (vec!["a1", "c1"], "b/a", 2));
    }
    let of_series = row("b", r#", "series": "s", "excludes": ["c"]"#);
    let better = r#"{"id": "a", "value": 2, "when": "1", "series": "s"}"#;
    assert_combined("", &[better, &of_series, &c], "a1 c1", "b<a", 3);
    // One that the hand doesn't have excludes nothing either.
    let lacking = r#"{"id": "a", "value": 1, "when": "one_suit", "excludes": ["c"]}"#;
    assert_combined("", &[lacking, &c], "c1", "", 1);
}

#[test]
fn a_large_pattern_counts_alone_beyond_the_cap() {
    let small = r#"{"id": "a", "value": 4, "each": "pungs"}"#;
    let large = r#"{"id": "b", "value": 30, "when": "all_pungs"}"#;
    assert_combined(r#""cap": 20,"#, &[small, large], "a4 b1", "", 20);
    assert_combined(r#""cap": 20, "alone": 30,"#, &[small, large], "b1", "a!b", 30);
    // How often it counts matters.
    assert_combined(r#""cap": 10, "alone": 16,"#, &[small], "a4", "", 16);
    assert_combined(r#""cap": 20, "alone": 31,"#, &[small, large], "a4 b1", "", 20);
    assert_combined(r#""least": 50,"#, &[small], "a4", "", 50);
}

#[test]
fn a_reading_that_reaches_the_minimum_is_better_than_one_worth_more() {
    let family = |minimum: u32| {
        let text = format!(
            r#"{{"name": "n", "minimum": {minimum}, "patterns": [
                {{"id": "sequences", "value": 9, "when": "sequences >= 3", "bonus": true}},
                {{"id": "pungs", "value": 2, "when": "pungs >= 3"}}]}}"#
        );
        Family::from_json(&text).unwrap()
    };
    let total = |family: &Family| {
        let score = score_in(family, "222333444m78s11z+9s", &Win::by_discard());
        (score.total(), score.reaches_minimum())
    };
    assert_eq!(total(&family(0)), (9, true));
    assert_eq!(total(&family(2)), (2, true));
    assert_eq!(total(&family(3)), (9, false));
}

#[test]
fn comparisons_hold_where_they_should() {
    let holds = |condition: &str| {
        let row = format!(r#"{{"id": "a", "value": 1, "each": "{condition}"}}"#);
        combined("", &[&row]).2
    };
    let numbers = [
        ("pungs = 4", 1),
        ("pungs = 3", 0),
        ("pungs < 4", 0),
        ("pungs < 5", 1),
        ("pungs <= 4", 1),
        ("pungs <= 3", 0),
        ("pungs > 4", 0),
        ("pungs > 3", 1),
        ("pungs >= 4", 1),
        ("pungs >= 5", 0),
        ("pungs + 1", 5),
        ("pungs + sequences + 2 = 6", 1),
        ("not pungs", 0),
        ("not sequences", 1),
        ("not pungs = 3", 1),
        ("not not pungs", 1),
        ("pungs and sequences", 0),
        ("pungs or sequences", 1),
        ("sequences and pungs or pungs", 1),
        ("pungs or pungs and sequences", 1),
        ("(pungs or pungs) and sequences", 0),
        ("not sequences and sequences", 0),
        ("not (sequences and sequences)", 1),
        ("0", 0),
        ("7", 7),
        ("(pungs >= 4) + (pungs >= 3)", 2),
    ];
    for (condition, number) in numbers {
        assert_eq!(holds(condition), number, "{condition}");
    }
}

#[test]
fn what_pays_is_multiplied() {
    let text = r#"{"name": "n", "points": {"base": 3, "unit": 2},
        "pays": {"discarder": 4, "others": 2, "self_drawn": 3, "dealer": 2, "dealer_adds": 5},
        "patterns": [{"id": "a", "value": 1, "when": "1"}]}"#;
    let family = Family::from_json(text).unwrap();
    let paid = |win: Win| score_in(&family, HAND, &win).payments().unwrap();
    // 5 points, or 15 from a dealer
    let south = Win::by_discard().with_seat(Wind::South);
    assert_eq!(paid(south.with_discarder(Wind::West)), [-60, 90, -20, -10]);
    assert_eq!(paid(south.with_discarder(Wind::East)), [-120, 140, -10, -10]);
    assert_eq!(paid(Win::by_discard().with_discarder(Wind::West)), [80, -20, -40, -20]);
    assert_eq!(paid(Win::self_drawn()), [90, -30, -30, -30]);
    assert_eq!(paid(Win::self_drawn().with_seat(Wind::South)), [-90, 120, -15, -15]);
}

#[test]
fn waits_have_what_is_left_of_each() {
    let family = Preset::HongKong.family();
    let hand = family.hand("222m333p55s77z(111m)").unwrap();
    let waits = family.waits(&hand, &Win::self_drawn()).unwrap();
    let left: Vec<_> = waits.iter().map(|wait| (wait.tile(), wait.left())).collect();
    assert_eq!(left, [(tile!("5s"), 2), (tile!("7z"), 2)]);
    let hand = family.hand("13m55s777z(111m)(222z)").unwrap();
    let waits = family.waits(&hand, &Win::self_drawn()).unwrap();
    let left: Vec<_> = waits.iter().map(|wait| (wait.tile(), wait.left())).collect();
    assert_eq!(left, [(tile!("2m"), 4)]);
    let hand = family.hand("1m555s777z(111p)(222z)").unwrap();
    assert_eq!(family.waits(&hand, &Win::self_drawn()).unwrap()[0].left(), 3);
    let hand = family.hand("23m55s777z(111m)(222z)").unwrap();
    let waits = family.waits(&hand, &Win::self_drawn()).unwrap();
    let left: Vec<_> = waits.iter().map(|wait| (wait.tile(), wait.left())).collect();
    assert_eq!(left, [(tile!("1m"), 1), (tile!("4m"), 4)]);
}

#[test]
fn melds_of_two_suits_leave_one_to_be_void() {
    let family = Preset::Sichuan.family();
    let hand = family.hand("3456788s(111m)(222p)").unwrap();
    assert_eq!(family.shanten(&hand).get(), 7);
    assert!(family.wait_tiles(&hand).is_empty());
    let hand = family.hand("3456788p(111m)(222p)").unwrap();
    assert_eq!(family.shanten(&hand).get(), 0);
    let hand = family.hand("1p(111m)(222p)(333s)(444m)").unwrap();
    assert!(family.shanten(&hand) > family.shanten(&family.hand("1m4p7s1m").unwrap()));
}
