//! `mentsu trace`.

use crate::runner::{printed, run};

#[track_caller]
fn traced(hands: &[&str]) -> String {
    printed(&[&["trace"], hands].concat(), "")
}

#[test]
fn a_trace_tells_every_try() {
    let out = traced(&["23333444556688m"]);
    let eights = "
  Jantou 88m, then 233334445566m: 34m may be koutsu, so 4 subsets.
  koutsu     shuntsu         left over
  -          234m 345m 345m  366m
  333m       234m 456m 456m  nothing: 88m 234m 333m 456m 456m
  444m       -               233335566m
  333m 444m  -               235566m

  One of 16 tries wins.
";
    assert!(out.ends_with(eights), "{out}");
    assert_eq!(out.matches("  Jantou ").count(), 5, "{out}");
}

#[test]
fn a_trace_ends_with_what_came_of_it() {
    for (hand, end) in [
        ("22233344455566s", "\n  4 of 48 tries win.\n"),
        ("11z", "\n  The only try wins.\n"),
        ("1113m2p", "\n  The only try leaves tiles over.\n"),
        ("11223m(777z)(888s)", "\n  All 2 tries leave tiles over.\n"),
        ("12m", "\n  No tile is held twice, so there is no jantou to begin with.\n"),
        (
            "2244m2244p224466s",
            " tries leave tiles over.\n  Won as chiitoitsu, seven different pairs.\n",
        ),
        (
            "19m19p19s12345677z",
            "\n  Won as kokushi, every terminal and honor and one of them twice.\n",
        ),
    ] {
        let out = traced(&[hand]);
        assert!(out.ends_with(end), "{out}");
    }
}

#[test]
fn a_hand_that_waits_has_no_trace() {
    let expected = "\
no trace: trace takes 14, 11, 8, 5 or 2 concealed tiles; this hand has 4
concealed tiles

  1234m
";
    assert_eq!(run(&["trace", "1234m"], b"").err, expected);
}

#[test]
fn one_concealed_tile_is_one() {
    let run = run(&["trace", "1z"], b"");
    assert!(run.code == Some(2) && run.out.is_empty(), "{}", run.out);
    assert!(run.err.contains("this hand has 1"), "{}", run.err);
}
