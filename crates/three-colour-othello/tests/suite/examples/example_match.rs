//! `examples/match`, `examples/fit` and `examples/endgames`, which fit and measure the strength of
//! the engine.

use crate::written::terminal::run;

#[track_caller]
fn printed(name: &str, arguments: &[&str]) -> String {
    let run = run(name, arguments, b"");
    assert_eq!(run.code, Some(0), "{arguments:?}: {}", run.err);
    run.out
}

/// The numbers of won, drawn and lost games of a match.
fn played(arguments: &[&str]) -> [u32; 3] {
    let out = printed("match", arguments);
    let numbers: Vec<u32> = out.split(' ').filter_map(|word| word.parse().ok()).collect();
    let [won, drawn, lost, games, ..] = numbers[..] else { panic!("{out}") };
    assert_eq!(won + drawn + lost, games, "{out}");
    [won, drawn, lost]
}

/// A seed always gives the same match, and another seed another one.
#[test]
fn a_match_is_the_same_every_time() {
    let of = |seed| ["--games", "6", "--nodes", "60", "--seed", seed];
    assert_eq!(played(&of("1")), played(&of("1")));
    let matches: Vec<_> = ["1", "2", "3", "4"].into_iter().map(|seed| played(&of(seed))).collect();
    assert!(matches.iter().any(|other| *other != matches[0]), "{matches:?}");
}

/// Every opening is played twice with the colours exchanged, so an engine draws a match against
/// itself.
#[test]
fn an_engine_draws_a_match_against_itself() {
    for engine in ["fitted", "plain", "by-hand"] {
        let [won, _, lost] = played(&[engine, engine, "--games", "8", "--nodes", "60"]);
        assert_eq!(won, lost, "{engine}");
    }
}

/// README.md has the result of a full match. A few games show which engine is better.
#[test]
fn the_fitted_evaluation_beats_the_one_by_hand() {
    let [won, _, lost] = played(&["--games", "24", "--nodes", "300"]);
    assert!(won > 2 * lost, "{won} won, {lost} lost");
}

#[test]
fn wrong_engines() {
    for engine in ["robot", "level:0", "level:", "fitted+"] {
        let run = run("match", &[engine], b"");
        assert_eq!(run.code, Some(2), "{engine}");
        assert!(run.err.contains("level"), "{}", run.err);
    }
}

/// There is a line for each endgame, and a last line with the numbers of known results.
#[test]
fn endgames_are_tried() {
    for (more, nodes) in [(&[][..], "3000"), (&["--search"], "3000"), (&["--seconds", "0"], "1")] {
        let arguments = ["1", "--games", "3", "--nodes", nodes, "--reach", "500"];
        let out = printed("endgames", &[&arguments[..], more].concat());
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines.len(), 4, "{out}");
        for line in &lines[..3] {
            let (position, result) = line.split_once("  ").unwrap();
            let position: three_colour_othello::Position = position.parse().unwrap();
            assert_eq!(position.empty().len(), 1);
            assert!(
                result.contains(" nodes") && result.contains(" positions without a play"),
                "{result}"
            );
        }
        let count = |words: &[&str]| {
            lines[..3].iter().filter(|line| words.iter().any(|word| line.contains(word))).count()
        };
        if more.is_empty() {
            let (exact, known) = (count(&["(exact)"]), count(&["won by", "lost by", "(exact)"]));
            let summary =
                format!("of 3 endgames, the winner of {known} is known, and the margin of {exact}");
            assert_eq!(lines[3], summary);
            assert!(exact > 0, "{out}");
        }
        assert!(lines[3].starts_with("of 3 endgames, the winner of "), "{out}");
    }
}

/// The output is a module with a weight for each feature and filling, and is the same in every run.
#[test]
fn weights_are_fitted() {
    let arguments = ["--games", "8", "--nodes", "60", "--rounds", "2", "--seed", "5"];
    let source = printed("fit", &arguments);
    assert!(
        source.contains("\n//! --games 8 --nodes 60 --rounds 2 --seed 5 \\\n//! --out "),
        "{source}"
    );
    let rows = source.lines().filter(|line| line.starts_with("        "));
    let weights = rows.flat_map(|row| row.trim().split(','));
    let weights: Vec<i16> = weights.filter_map(|word| word.parse().ok()).collect();
    assert_eq!(
        weights.len(),
        5 * (three_colour_othello::Features::NUMBERS + three_colour_othello::Features::FILLINGS)
    );
    assert!(weights.iter().any(|&weight| weight != 0));
    assert_eq!(printed("fit", &arguments), source);
}
