//! Runs `examples/perft` and checks its output.

use crate::written::terminal::run;

const START: &str = "9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G";

#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let run = run("perft", arguments, b"");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    run.out
}

#[track_caller]
fn complaint(arguments: &[&str]) -> String {
    let run = run("perft", arguments, b"");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
    run.err
}

#[test]
fn one_line_a_depth() {
    let expected = "1 13\n2 118\n3 1178\n4 10390\n5 104802\n6 1002728\n7 10740566\n";
    assert_eq!(printed(&["7"]), expected);
    assert_eq!(printed(&["2", "--from", START]), "1 13\n2 118\n");
    assert_eq!(printed(&["0"]), "");
}

#[test]
fn kinds_and_rules() {
    let expected = "1 13 11/2/0\n2 118 104/14/0\n3 1178 1008/170/0\n4 10390 8880/1510/0\n";
    assert_eq!(printed(&["4", "--kinds"]), expected);
    assert!(printed(&["5", "--repetition", "forbidden"]).ends_with("\n4 10386\n5 104706\n"));
}

#[test]
fn the_split() {
    let out = printed(&["4", "--split"]);
    assert!(out.starts_with("34 600\n36 781\n37 792\n43 1338\n"), "{out}");
    assert!(out.ends_with("\nc44 494\nc66 494\n"), "{out}");
    assert_eq!(out.lines().count(), 13);
}

#[test]
fn times_go_to_standard_error() {
    let run = run("perft", &["2", "--time"], b"");
    assert_eq!((run.code, run.out.as_str()), (Some(0), "1 13\n2 118\n"));
    assert_eq!(run.err.lines().count(), 2, "{}", run.err);
    assert!(run.err.starts_with("depth 1: "), "{}", run.err);
}

#[test]
fn wrong_arguments() {
    assert!(complaint(&[]).contains("<DEPTH>"));
    assert!(complaint(&["256"]).contains("256"));
    assert!(complaint(&["x"]).contains("invalid digit"));
    assert!(
        complaint(&["2", "--repetition", "no"])
            .contains("not a rule on repetition: free, forbidden or draw")
    );
    let wrong = complaint(&["2", "--from", "9/8 B G"]);
    assert!(wrong.contains("row 2 has 8 squares, not 9 (at byte 3)"), "{wrong}");
    for other in ["--kinds", "--time", "--repetition=draw"] {
        assert!(complaint(&["2", "--split", other]).contains("cannot be used with"), "{other}");
    }
}
