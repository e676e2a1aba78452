//! Games played through standard input, and between searchers.

use three_colour_othello::{Game, Position, Repetition};

use super::{PERSON, SEARCHERS, complaint, file, played, record, typed};
use crate::runner::{mentsu, run};

/// The printed result is that of the printed record.
#[test]
fn two_searchers_play_to_the_end() {
    for (rule, name) in Repetition::ALL.into_iter().zip(["free", "forbidden", "draw"]) {
        let arguments = ["--black", "search:2", "--white", "search:1", "--repetition", name];
        let out = played(&arguments, "");
        let game = Game::from_record(Position::START, rule, &record(&out)).unwrap();
        let (ending, outcome) = (game.ending().unwrap(), game.outcome().unwrap());
        assert!(out.contains(&format!("\nThe game has ended: {ending}.\n")), "{out}");
        assert!(out.contains(&format!("\nResult: {outcome}, ")), "{out}");
        assert_eq!(out.matches("    1 2 3 4 5 6 7 8 9\n").count(), game.ply() + 1);
    }
}

#[test]
fn the_board_is_drawn_with_what_can_be_done() {
    let expected = "\
Othello for three colours. help lists what can be typed.

    1 2 3 4 5 6 7 8 9
  1 . . . . . . . . .
  2 . . . . . . . . .   black 3
  3 . . . * . * * . .   white 3
  4 . . * g B W * . .   grey  3
  5 . . * W G B . . .
  6 . . * B W g * . .   token grey
  7 . . . * * * . . .   turn  black
  8 . . . . . . . . .
  9 . . . . . . . . .

black? 
";
    let out = typed("");
    assert!(out.starts_with(expected), "{out}");
    assert!(out.ends_with("The game has not ended: no more input.\nRecord:\n"), "{out}");
}

#[test]
fn a_person_plays_against_a_searcher() {
    let out = typed("34\n");
    assert!(out.contains("\nwhite: "), "{out}");
    assert!(record(&out).starts_with("34 "), "{out}");
    assert_eq!(record(&out).split(' ').count(), 2);
    // Without options, black is a person and white a level.
    let out = played(&["--seed", "1"], "34\nquit\n");
    assert!(out.contains("(seed 1)") && out.contains("\nwhite: "), "{out}");
}

#[test]
fn wrong_input_is_explained_and_asked_again() {
    for (input, expected) in [
        ("x9", "'x' where an action (34, c44 or pass) should be; help lists the commands"),
        ("3", "a column, 1-9 is missing; help lists the commands"),
        ("34 36", "' ' where the end should be; help lists the commands"),
        ("d3", "'d' where an action (34, c44 or pass) should be; help lists the commands"),
        ("redo", "no action was undone that can be made again"),
        ("save", "save needs the name of a file: save game.txt"),
        ("55", "55 is illegal: 55 is occupied by a grey piece"),
        ("11", "11 is illegal: a piece on 11 would sandwich nothing"),
        ("c55", "c55 is illegal: a piece on 55 would sandwich nothing"),
        ("c45", "c45 is illegal: the piece on 45 is black, not grey"),
        ("c11", "c11 is illegal: there is no piece on 11 to change"),
        ("pass", "pass is illegal: a pass is only allowed when no play and no change is possible"),
        ("undo", "you have not made an action yet that can be undone"),
        ("黒", "'黒' where an action (34, c44 or pass) should be; help lists the commands"),
        ("\u{1b}[2J", "'\\u{1b}' where an action (34, c44 or pass) should be; help lists"),
    ] {
        let out = typed(&format!("{input}\n34\n"));
        let out_flat = out.replace("\n\n", "\n").replace('\n', " ");
        assert!(out_flat.contains(expected), "{input}: {out}");
        assert!(record(&out).starts_with("34 ") && !out.contains('\u{1b}'), "{out}");
    }
    let run = run(&[&["othello", "play"], &PERSON[..]].concat(), b"\xff\xfe\n34\n");
    assert!(run.code == Some(0) && run.out.contains(" where an action "), "{}", run.out);
    assert!(record(&run.out).starts_with("34 "), "{}", run.out);
}

#[test]
fn a_token_of_the_opponent_is_named() {
    let game = file("token.txt", "c44 43");
    let out = played(&[&[game.as_str()], &PERSON[..]].concat(), "c66\n");
    let expected = "c66 is illegal: no change is allowed while the opponent has the token";
    assert!(out.contains(expected), "{out}");
}

#[test]
fn a_repetition_that_is_forbidden_is_named() {
    let game = file("forbidden.txt", "repetition forbidden\n43 34 c44");
    let out = played(&[&game, "--white", "person"], "c54\nquit\n");
    assert!(out.contains("c54 is illegal: it would repeat the position after action 2"), "{out}");
    assert!(out.ends_with("The game has not ended: white quits.\nRecord: 43 34 c44\n"), "{out}");
}

#[test]
fn undo_hint_help_and_quit() {
    let out = typed("hint\nhelp\n34\nundo\n36\nquit\n");
    assert!(out.contains(", at depth "), "{out}");
    assert!(
        out.contains(
            "\n\nWhat can be typed:\n  34         play on row 3, column 4 (squares marked *)\n"
        ),
        "{out}"
    );
    assert!(record(&out).starts_with("36 "), "{out}");
    assert_eq!(record(&out).split(' ').count(), 2, "{out}");
    assert!(out.contains("\nThe game has not ended: black quits.\n"), "{out}");
}

/// A person can't undo the first action of a searcher, which would only make it again.
#[test]
fn undo_before_the_first_own_action_is_refused() {
    let out = played(&["--black", "search:1", "--white", "person"], "undo\nquit\n");
    assert!(out.contains("\n\nyou have not made an action yet that can be undone\n"), "{out}");
    assert_eq!(record(&out).split(' ').count(), 1, "{out}");
}

#[test]
fn two_persons_may_share_the_keyboard() {
    let out = played(&["--white", "person"], "43\n34\nundo\n34\nc44\n");
    assert_eq!(record(&out), "43 34 c44");
}

#[test]
fn it_stops_after_the_last_action_that_it_should_make() {
    let out = played(&[&SEARCHERS[..], &["--plies", "3", "--nodes", "100"]].concat(), "");
    assert!(out.contains("\nThe game has not ended: stopped after 3 actions.\n"), "{out}");
    assert_eq!(record(&out).split(' ').count(), 3);
}

#[test]
fn an_ended_game_has_its_result_at_once() {
    let position = file("ended.txt", "BB6W/9/9/9/9/9/9/9/9 B G");
    let out = played(&[&position], "");
    let end = "The game has ended: both players must pass.\nResult: black wins, 2 to 1.\nRecord:\n";
    assert!(out.ends_with(end), "{out}");
}

/// A searcher without any nodes still acts.
#[test]
fn a_searcher_without_nodes_takes_the_first_action() {
    let out = played(&[&SEARCHERS[..], &["--nodes", "0", "--plies", "1"]].concat(), "");
    assert_eq!(record(&out), "34");
}

#[test]
fn wrong_arguments() {
    for (arguments, expected) in [
        (["--black", "robot"], "not one of person, search, search:DEPTH"),
        (["--black", "search:0"], "a depth is 1 to 100"),
        (["--white", "search:x"], "a depth is 1 to 100"),
        (["--repetition", "maybe"], "not a rule on repetition: free, forbidden or draw"),
    ] {
        let error = complaint(&[&["play"], &arguments[..]].concat(), "");
        assert!(error.contains(expected), "{arguments:?}: {error}");
    }
}

/// A closed pipe is no error: the reader has seen enough.
#[test]
fn a_closed_pipe_is_no_failure() {
    let searchers = ["othello", "play", "--black", "search:1", "--white", "search:1"];
    let mut child = mentsu().args(searchers).stdin(std::process::Stdio::null()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
