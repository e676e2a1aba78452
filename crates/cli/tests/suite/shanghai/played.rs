//! Games played through standard input.

use super::{complaint, file, printed, random_hill};
use crate::runner::{printed_in, run};

const PLAY: [&str; 5] = ["play", "--layout", "hill", "--seed", "5"];

/// A game on the hill that can be cleared.
#[track_caller]
fn typed(input: &str) -> String {
    printed(&PLAY, input)
}

#[test]
fn a_game_is_played() {
    let input = "hint\nhint safe\n1\nundo\nundo\nredo\nredo\nwhy\nsomething\n99\nhelp\nquit\n";
    let out = typed(input);
    assert!(out.starts_with("Take pairs of free tiles until none is left. (seed 5) "), "{out}");
    assert!(out.contains("\n    0   2   4   6\n  0 ["), "{out}");
    assert!(out.contains("24 left, clearable, 0 undos, 0:"), "{out}");
    assert!(out.contains("\n22 left, ") && out.contains(" 1 undo, 0:"), "{out}");
    assert!(out.contains(" looks good.\n") && out.contains(" is safe.\n"), "{out}");
    for told in [
        "there is nothing to undo",
        "there is nothing to redo",
        "\"something\" is not a command; help lists the commands",
        "The pairs are numbered from 1 to ",
    ] {
        assert!(out.contains(&format!("\n{told}")), "{told}: {out}");
    }
    assert_eq!(out.matches("NUMBER or x,y,z").count(), 1, "{out}");
    assert!(out.ends_with("Until next time.\n\n") && !out.contains('\x1b'), "{out}");
    assert!(typed("").ends_with("The input has ended, and so has the game.\n\n"));
}

/// Each hint that is proven right, taken in turn, clears the board.
#[test]
fn a_game_is_won_with_hints() {
    let out = typed("hint all\n");
    let (_, order) = out.split_once("pair? hint all\n\n").unwrap();
    let mut pairs: Vec<(usize, String)> = Vec::new();
    let words: Vec<&str> = order.split("\n\n").next().unwrap().split_whitespace().collect();
    for row in words.chunks(4) {
        pairs.push((row[0].parse().unwrap(), format!("{} {}\n", row[1], row[2])));
    }
    pairs.sort();
    assert_eq!(pairs.len(), 12, "{out}");
    let out = typed(&pairs.into_iter().map(|(_, pair)| pair).collect::<String>());
    assert!(
        out.contains("\n0 left, clearable, 0 undos, ") && out.contains("\nCleared.\n"),
        "{out}"
    );
}

#[test]
fn the_same_seed_is_the_same_game() {
    let board = |out: &str| out.lines().skip(2).take(9).map(str::to_owned).collect::<Vec<_>>();
    let unseeded = printed(&["play", "--layout", "hill"], "");
    let seed = unseeded.split("(seed ").nth(1).and_then(|rest| rest.split(')').next()).unwrap();
    let again = printed(&["play", "--layout", "hill", "--seed", seed], "");
    assert_eq!(board(&again), board(&unseeded), "the seed shown deals again");
    let day = printed(&["play", "--layout", "hill", "--seed", "2028-02-29"], "");
    assert_ne!(board(&day), board(&typed("")));
}

/// An error names the command that was probably meant.
#[test]
fn commands_are_understood_as_people_write_them() {
    for (input, expected) in [
        ("0", "The pairs are numbered from 1 to 2."),
        ("-1", "The pairs are numbered from 1 to 2."),
        ("18446744073709551616", "The pairs are numbered from 1 to 2."),
        ("foo", "\"foo\" is not a command; help lists the commands"),
        ("hint me", "\"hint me\" is not a command; help lists the commands"),
        ("save", "save needs the name of a file: save game.txt"),
        ("SAVE  ", "save needs the name of a file: save game.txt"),
        ("Undo", "there is nothing to undo"),
        ("0,0,0", "a move is two positions, \"undo\" or \"redo\", not 1 word; see help"),
        ("1,1 1,1,1", "a position is x,y,z, not 2 parts; see help"),
        ("1,1,1 1,1,999", "no tile lies at 1,1,1; see help"),
        ("\u{1b}[2J", "\"\\u{1b}[2J\" is not a command; help lists the commands"),
    ] {
        let out = typed(&format!("{input}\n"));
        assert!(out.contains(&format!("\n\n{expected}\n\npair? \n")), "{input}: {out}");
        assert!(!out.contains('\u{1b}'), "{out}");
    }
    assert!(typed("?\n").contains("NUMBER or x,y,z"));
    assert!(typed("HINT Safe\n").contains(" is safe.\n"));
    for quit in ["quit", "exit", "q", "QUIT"] {
        assert!(typed(&format!("{quit}\nhelp\n")).ends_with("Until next time.\n\n"), "{quit}");
    }
    let run = run(&[&["shanghai"], &PLAY[..]].concat(), b"\xff\xfe\n1\nquit\n");
    assert!(run.code == Some(0) && run.out.contains("\n22 left, "), "{}", run.out);
}

/// A game is saved with its undos, continued, and judged.
#[test]
fn a_game_is_saved_continued_and_judged() {
    let board = file("begun.txt", random_hill("7") + "moves\n6,6,0 2,3,2\nundo\nredo\n");
    let saved = file("saved.txt", "");
    let out = printed(&["play", &board, "--save", &saved], "4,6,0 1,2,1\nwhy\nmoves\n");
    assert!(out.contains("Lost by pair 2, 4,6,0 1,2,1 2m; 0,0,0 6,0,0 4m was right.\n"), "{out}");
    assert!(out.contains("\n6,6,0 2,3,2\nundo\nredo\n4,6,0 1,2,1\n\npair? "), "{out}");
    let text = std::fs::read_to_string(&saved).unwrap();
    assert!(text.ends_with("moves\n6,6,0 2,3,2\nundo\nredo\n4,6,0 1,2,1\n"), "{text}");
    assert_eq!(run(&["shanghai", &saved], b"").code, Some(1));

    let again = printed(&["play", &saved], "undo\nhint safe\nsave /no/such/file\n");
    assert!(again.contains("20 left, stuck, 1 undo, ") && again.contains("22 left, "), "{again}");
    assert!(again.contains(", 2 undos, 0:"), "{again}");
    assert!(again.contains("\n0,0,0 6,0,0 4m is safe.\n"), "{again}");
    assert!(again.contains("\n/no/such/file: "), "{again}");
    let out = printed(&["play", &saved], &format!("undo\nsave {saved}\nquit\n"));
    assert!(out.contains("\nSaved in ") && out.contains("shanghai-saved.txt.\n"), "{out}");
    assert_eq!(run(&["shanghai", &saved], b"").code, Some(0));
}

#[test]
fn what_is_left_is_shuffled() {
    let play = ["play", "--layout", "hill", "--random", "--seed", "3"];
    let out = printed(&play, "1\nshuffle\nundo\nhint all\nshuffle\nquit\n");
    assert_eq!(out.matches("\n22 left, clearable, 0 undos, ").count(), 2, "{out}");
    assert!(out.contains("\n\nthere is nothing to undo\n"), "{out}");
    // Two tiles of which one lies on the other are never cleared.
    let tower = file("tower.txt", "0 0 0 1m\n0 0 1 1m\n");
    let out = printed(&["play", &tower], "shuffle\n1\nhint\nhint safe\nhint all\n");
    assert!(out.contains("\n\nno "), "{out}");
    assert_eq!(out.matches("No pair is free.\n").count(), 2, "{out}");
    assert!(out.contains("No pair is proven right.\n"), "{out}");
    assert!(out.contains("No order clears the board; try why.\n"), "{out}");
}

#[test]
fn games_fit_60_and_120_columns() {
    for width in [60, 120] {
        let arguments = ["shanghai", "play", "--seed", "127", "--random"];
        let input = "help\nhint\nhint safe\nhint all\nwhy\nwhy all\n1\nmoves\nx\nquit\n";
        printed_in(width, &arguments, input);
        printed_in(width, &["shanghai", "play", "--seed", "1", "--full-set"], "hint all\n1\n");
    }
}

#[test]
fn files_are_tried_before_a_game() {
    let wrong = complaint(&["play", "--save", "/no/such/file"], "1\n");
    assert!(wrong.starts_with("mentsu: /no/such/file: "), "{wrong}");
    let wrong = complaint(&["play", "/no/such/board"], "1\n");
    assert!(wrong.starts_with("mentsu: /no/such/board: "), "{wrong}");
    let wrong = complaint(&["play", "-"], "1\n");
    assert!(wrong.contains("standard input has the commands"), "{wrong}");
}

/// The verdict on a position and the outlooks of its pairs share the time of one answer.
#[test]
#[ignore = "measures time"]
fn the_time_of_an_answer_is_kept() {
    let took = |seconds: &str| {
        // Undetermined after a minute, so all of the time is used.
        let deal = ["--layout", "stepped-6", "--random", "--seed", "23", "--time", seconds];
        let start = std::time::Instant::now();
        let out = printed(&[&["play"], &deal[..]].concat(), "quit\n");
        assert!(out.contains(" left, undetermined, "), "{out}");
        start.elapsed()
    };
    let without = took("0.001");
    let answered = took("1.5").saturating_sub(without).as_millis();
    assert!((1_400..2_600).contains(&answered), "{answered} ms");
}
