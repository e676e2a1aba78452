//! Terminals narrower and wider than 80 columns: nothing is cut and no line is too long.

use crate::runner::{columns, printed_in, run_in};

const HANDS: [&str; 10] = [
    "11223344456789m",
    "22233344455566s",
    "406p11z(12-3m)(777=z)[2222s]",
    "1133m5577p1133s77z",
    "19m19p19s12345677z",
    "1112345678999m",
    "123m45p13789s113z",
    "123m45p13789s1123z",
    "147m258p369s12345z",
    "5m(0550+p)[5055s](567-m)[1111z]",
];

#[test]
fn hands_fit_60_and_120_columns() {
    for width in [60, 120] {
        for hand in HANDS {
            let out = printed_in(width, &[hand, "--discards", "9p"], "");
            let words = |text: &str| -> String { text.split_whitespace().collect() };
            // The text is the same at every width, except for line breaks.
            let plain = printed_in(80, &[hand, "--discards", "9p"], "");
            let sorted = |text: &str| {
                let mut all: Vec<char> = words(text).chars().collect();
                all.sort_unstable();
                all
            };
            assert_eq!(sorted(&out), sorted(&plain), "{hand} at {width}: {out}");
        }
        for hand in ["23333444556688m", "22233344455566s", "2244m2244p224466s"] {
            printed_in(width, &["trace", hand], "");
        }
        let asked = ["23467m345p34588s", "--win", "5m", "--riichi", "--dora", "7s"];
        printed_in(width, &asked, "");
    }
}

/// A heading wraps where the cells below it fit.
#[test]
fn a_heading_pushes_no_column_below() {
    for (columns, hand, heading, row) in [
        (48, "2344m111p789s", "shape    reading, <block", "ryanmen  44m <123m> 111p 789s"),
        (44, "135m123456p23499s", "good  which help", "27     8  1234567m"),
    ] {
        let out = printed_in(columns, &[hand], "");
        let words = heading.rsplit_once(' ').expect("two words").0;
        assert!(out.contains(words) && out.contains(row), "{out}");
    }
}

#[test]
fn completions_fit_60_and_120_columns() {
    for width in [60, 120] {
        for hand in ["2345678999m????", "19m19p19s123z????", "99m??(111z)(2222z)[3333z]"] {
            printed_in(width, &[hand], "");
        }
    }
}

#[test]
fn complaints_fit_60_and_120_columns() {
    let long = format!("1m{}x{}", " ".repeat(200), " ".repeat(200));
    for width in [60, 120] {
        for hand in [long.as_str(), "123m", "123m11E", "2345678999m?????", "11m1m1m1m1m"] {
            let run = run_in(width, &[hand], b"");
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
            for line in run.err.lines() {
                assert!(columns(line) <= width, "{width}: {line}");
            }
        }
    }
}

#[test]
fn games_fit_60_and_120_columns() {
    for width in [60, 120] {
        let out = printed_in(
            width,
            &["quiz", "--seed", "1", "--level", "expert", "--questions", "3"],
            "help\nabc\n1\n1234\nskip\n",
        );
        assert!(out.contains("waits?"), "{out}");
        let out = printed_in(
            width,
            &["tsumo", "--seed", "1", "--draws", "3"],
            "help\nhint\nfoo\nriver\nx\nhint\nx\ntsumo\nx\n",
        );
        assert!(out.contains("nothing left to draw"), "{out}");
        let river = format!("{}river\n", "x\n".repeat(17));
        printed_in(width, &["tsumo", "--seed", "1"], &river);
    }
}

#[test]
fn prose_takes_as_many_lines_as_the_terminal_wants() {
    let lines = |width| {
        let out = printed_in(width, &["tsumo", "--seed", "1"], "");
        out.lines().take_while(|line| !line.is_empty()).count()
    };
    assert!(lines(60) > lines(80) && lines(80) > lines(120), "{} {}", lines(60), lines(120));
}

#[test]
fn help_fits_60_columns_but_for_commands() {
    for arguments in [
        &["--help"][..],
        &["analyse", "--help"],
        &["quiz", "--help"],
        &["plan", "--help"],
        &["shanghai", "--help"],
        &["shanghai", "play", "--help"],
        &["othello", "--help"],
        &["othello", "play", "--help"],
    ] {
        let run = run_in(60, arguments, b"");
        assert!(run.out.lines().all(|line| columns(line) <= 60), "{}", run.out);
    }
}
