//! Games on the clock, and the time of a search. `src/othello/clock.rs` tests clocks alone.

use three_colour_othello::{Record, Verdict};

use super::{PERSON, SEARCHERS, complaint, file, played, record};

/// Neither search would end within a lifetime without a time limit.
#[test]
fn time_bounds_a_search() {
    let searching = |options: &[&str]| played(&[&SEARCHERS[..], options].concat(), "");
    let out = searching(&["--time", "0.02", "--plies", "3"]);
    assert_eq!(record(&out).split(' ').count(), 3);
    let out = searching(&["--clock", "0.01+0.02", "--plies", "3"]);
    assert!(out.contains("   black 3    0:00\n"), "{out}");
    let out = searching(&["--clock", "5+3", "--time", "0.02", "--plies", "1"]);
    assert!(out.contains("   black 3    5:00\n") && out.contains("    5:02\n"), "{out}");
    for (argument, value, expected) in [
        ("--time", "0", "above 0 and at most 36000"),
        ("--time", "x", "above 0 and at most 36000"),
        ("--clock", "0", "the time of a clock must be above 0"),
        ("--clock", "601", "at most ten hours"),
        ("--clock", "nan", "a clock is MINUTES or MINUTES+SECONDS"),
        ("--clock", "5+", "a clock is MINUTES or MINUTES+SECONDS"),
        ("--clock", "1e300", "at most ten hours"),
    ] {
        let error = complaint(&["play", argument, value], "");
        assert!(error.contains(expected), "{argument} {value}: {error}");
    }
}

/// 0.6 milliseconds are too short for any game.
#[test]
fn a_player_out_of_time_has_lost() {
    let file = file("time.txt", "");
    let out = played(&[&SEARCHERS[..], &["--clock", "0.00001", "--save", &file]].concat(), "");
    let saved: Record = std::fs::read_to_string(&file).unwrap().parse().unwrap();
    let Verdict::OutOfTime(player) = saved.verdict() else { panic!("{out}") };
    let winner = player.opponent();
    let end = format!("\nThe game is over: {player} out of time.\nResult: {winner} wins.\n");
    assert!(out.contains(&end), "{out}");
}

/// The clock runs while a player gets a hint.
#[test]
fn questions_take_time_off_the_clock() {
    // Each hint takes a twenty-fifth of the remaining time of six seconds, and more on a busy
    // machine.
    let clock = ["--clock", "0.1", "--nodes", "100000000"];
    let input = "hint\n".repeat(6) + "34\n";
    let out = played(&[&PERSON[..], &clock].concat(), &input);
    assert!(out.contains("   black 3    0:06\n"), "{out}");
    let (_, left) = out.split_once("   black 5    0:0").unwrap();
    assert!(left.starts_with(['0', '1', '2', '3', '4']), "{out}");
    let out = played(&[&PERSON[..], &["--clock", "5+3"]].concat(), "34\nundo\n36\nquit\n");
    assert!(out.contains("   black 3    5:00\n"), "{out}");
}
