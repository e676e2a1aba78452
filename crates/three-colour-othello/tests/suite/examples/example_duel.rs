//! Plays games with `examples/duel` in the terminal.

use crate::written::terminal::{Run, example, run};
use three_colour_othello::{Game, Position, Repetition};

pub(crate) const PERSON: [&str; 4] = ["--black", "person", "--white", "search:1"];

#[track_caller]
pub(crate) fn played(arguments: &[&str], input: &[u8]) -> String {
    let Run { out, err, code } = run("duel", arguments, input);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}");
    out
}

/// Runs a game with a person as black and a searcher as white.
#[track_caller]
pub(crate) fn typed(input: &str) -> String {
    played(&PERSON, input.as_bytes())
}

#[track_caller]
pub(crate) fn complaint(arguments: &[&str]) -> String {
    let run = run("duel", arguments, b"");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
    run.err
}

pub(crate) fn record(out: &str) -> &str {
    out.lines().last().and_then(|line| line.strip_prefix("Record: ")).unwrap()
}

/// The printed result is that of the printed record.
#[test]
fn two_searchers_play_to_the_end() {
    for (rule, name) in Repetition::ALL.into_iter().zip(["free", "forbidden", "draw"]) {
        let arguments = ["--black", "search:2", "--white", "search:1", "--repetition", name];
        let out = played(&arguments, b"");
        let game = Game::from_record(Position::START, rule, record(&out)).unwrap();
        let (ending, outcome) = (game.ending().unwrap(), game.outcome().unwrap());
        assert!(out.contains(&format!("\nThe game has ended: {ending}.\n")), "{out}");
        assert!(out.contains(&format!("\nResult: {outcome}, ")), "{out}");
        assert_eq!(out.matches("    1 2 3 4 5 6 7 8 9\n").count(), game.ply() + 1);
    }
}

#[test]
fn the_board_is_drawn_with_what_can_be_done() {
    let expected = "
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

black> 
";
    let out = typed("");
    assert!(out.starts_with(expected), "{out}");
    assert!(out.ends_with("The game has not ended: no more input.\nRecord: \n"), "{out}");
}

#[test]
fn a_person_plays_against_a_searcher() {
    let out = typed("34\n");
    assert!(out.contains("\nwhite: "), "{out}");
    assert!(record(&out).starts_with("34 "), "{out}");
    assert_eq!(record(&out).split(' ').count(), 2);
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
    ] {
        let out = typed(&format!("{input}\n\n34\n"));
        assert!(out.contains(&format!("\nblack> {expected}\nblack> black> ")), "{out}");
        assert!(record(&out).starts_with("34 "), "{out}");
    }
}

#[test]
fn a_token_of_the_opponent_is_named() {
    let arguments = [&PERSON[..], &["--record", "c44 43"]].concat();
    let out = played(&arguments, b"c66\n");
    let expected = "c66 is illegal: no change is allowed while the opponent has the token";
    assert!(out.contains(expected), "{out}");
}

#[test]
fn a_repetition_that_is_forbidden_is_named() {
    let arguments = ["--repetition", "forbidden", "--white", "person", "--record", "43 34 c44"];
    let out = played(&arguments, b"c54\nquit\n");
    assert!(out.contains("c54 is illegal: it would repeat the position after action 2"), "{out}");
    assert!(out.ends_with("The game has not ended: white quits.\nRecord: 43 34 c44\n"), "{out}");
}

#[test]
fn undo_hint_help_and_quit() {
    let out = typed("hint\nhelp\n34\nundo\n36\nquit\n");
    assert!(out.contains("\nblack> hint: "), "{out}");
    assert!(
        out.contains(
            "\nblack> What can be typed:\n  34         play on row 3, column 4 (squares marked *)\n"
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
    let out = played(&["--black", "search:1", "--white", "person"], b"undo\nquit\n");
    assert!(out.contains("\nwhite> you have not made an action yet that can be undone\n"), "{out}");
    assert_eq!(record(&out).split(' ').count(), 1, "{out}");
}

#[test]
fn two_persons_may_share_the_keyboard() {
    let out = played(&["--black", "person", "--white", "person"], b"43\n34\nundo\n34\nc44\n");
    assert_eq!(record(&out), "43 34 c44");
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let out = played(&PERSON, b"\xff\xfe\n34\n");
    assert!(out.contains("that isn't text in UTF-8"), "{out}");
    assert!(record(&out).starts_with("34 "), "{out}");
}

#[test]
fn it_stops_where_it_is_told_to() {
    let out = played(&["--plies", "3", "--nodes", "100"], b"");
    assert!(out.contains("\nThe game has not ended: stopped after 3 actions.\n"), "{out}");
    assert_eq!(record(&out).split(' ').count(), 3);
}

#[test]
fn an_ended_game_has_its_result_at_once() {
    let out = played(&["--from", "BB6W/9/9/9/9/9/9/9/9 B G"], b"");
    let end =
        "The game has ended: both players must pass.\nResult: black wins, 2 to 1.\nRecord: \n";
    assert!(out.ends_with(end), "{out}");
}

/// A searcher without any nodes still acts.
#[test]
fn a_searcher_without_nodes_takes_the_first_action() {
    let out = played(&["--nodes", "0", "--plies", "1"], b"");
    assert_eq!(record(&out), "34");
}

#[test]
fn wrong_arguments() {
    assert!(complaint(&["--black", "robot"]).contains("not one of person, search, search:DEPTH"));
    assert!(complaint(&["--black", "search:0"]).contains("a depth is 1 to 100"));
    assert!(complaint(&["--white", "search:x"]).contains("a depth is 1 to 100"));
    assert!(
        complaint(&["--repetition", "maybe"])
            .contains("not a rule on repetition: free, forbidden or draw")
    );
    let wrong = complaint(&["--record", "34 34"]);
    assert_eq!(wrong, "wrong record: 34 is occupied by a black piece (at byte 3)\n");
    assert!(complaint(&["--from", "x"]).contains("'x' where a piece B, G, W or a digit 1-9"));
}

/// A closed pipe is no error: the reader has seen enough.
#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = std::process::Command::new(example("duel"))
        .args(["--black", "search:1", "--white", "search:1"])
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), String::from_utf8(output.stderr).unwrap()),
        (Some(0), String::new())
    );
}
