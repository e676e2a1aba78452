//! Boards dealt by seed.

use shanghai::{Board, Verdict, deal, layouts, verdict};

use super::{complaint, file, printed, random_hill};

#[test]
fn a_deal_can_be_cleared_and_is_read_back() {
    for layout in ["turtle", "hill", "fort", "stepped-2"] {
        for options in [&[][..], &["--full-set"]] {
            let text = printed(&[&["--deal", "5", "--layout", layout], options].concat(), "");
            let board: Board = text.parse().unwrap();
            assert_eq!(board.layout(), &layouts::by_name(layout).unwrap());
            assert!(matches!(verdict(&board), Verdict::Clearable(..)), "{layout}");
            assert!(printed(&[], &text).contains(" left  clearable\n"), "{layout}");
        }
    }
    let full = deal::clearable_with_matching(
        &layouts::turtle(),
        &deal::full_set_of(144),
        shanghai::Face::flowers_and_seasons,
        5,
    );
    let text = printed(&["--deal", "5", "--full-set"], "");
    assert_eq!(text, full.unwrap().to_string());
}

#[test]
fn a_random_deal_is_that_of_the_library() {
    let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 7).unwrap();
    assert_eq!(random_hill("7"), board.to_string());
}

#[test]
fn a_day_has_its_board() {
    let seed = deal::seed_of_day(2028, 2, 29).to_string();
    assert_eq!(random_hill("2028-02-29"), random_hill(&seed));
    assert_ne!(random_hill("2028-02-29"), random_hill("2028-03-01"));
    assert!(random_hill("today").parse::<Board>().is_ok());
    for wrong in ["2027-02-29", "-1", "x", ""] {
        let error = complaint(&[&format!("--deal={wrong}")], "");
        assert!(error.contains("a seed is a number below 2⁶⁴, a date such as"), "{wrong}: {error}");
    }
}

#[test]
fn a_layout_may_be_a_file() {
    let hill = file("hill.layout", layouts::hill().to_text());
    let of = |layout: &str| printed(&["--deal", "3", "--layout", layout], "");
    assert_eq!(of(&hill), of("hill"));
    let wrong = file("wrong.layout", "kmahjongg-layout-v1.1\nw2\nh2\nd1\n12\n41\n");
    let error = complaint(&["--deal", "3", "--layout", &wrong], "");
    let expected = format!("mentsu: {wrong}: line 6, column 2: tiles overlap: ");
    assert!(error.starts_with(&expected), "{error}");
    let error = complaint(&["--deal", "3", "--layout", "hare"], "");
    let names = "mentsu: hare: neither a file nor one of turtle, pyramid, bricks, rings, fort, ";
    assert!(error.starts_with(names), "{error}");
    // Two tiles of which one lies on the other are never cleared.
    let tower = "kmahjongg-layout-v1.1\nw2\nh2\nd2\n12\n43\n12\n43\n";
    let tower = file("tower.layout", tower);
    let error = complaint(&["--deal", "1", "--layout", &tower], "");
    assert!(error.starts_with("mentsu: no "), "{error}");
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let board = file("pair.txt", "at 0 0 0\n1m 1m\n");
    for other in [&["--layout", "hill"][..], &["--full-set"], &["--random"], &["--deal", "1"]] {
        let error = complaint(&[&[board.as_str()], other].concat(), "");
        assert!(error.contains("cannot be used with"), "{other:?}: {error}");
    }
    for other in [&["--layout", "hill"][..], &["--full-set"], &["--random"], &["--seed", "1"]] {
        let error = complaint(&[&["play", board.as_str()], other].concat(), "");
        assert!(error.contains("cannot be used with"), "{other:?}: {error}");
    }
    assert!(complaint(&["--layout", "hill"], "").contains("need --deal"));
    assert!(complaint(&["--deal", "1", "--json"], "").contains("cannot be used with"));
}
