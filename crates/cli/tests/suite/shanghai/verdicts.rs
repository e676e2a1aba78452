//! A board or a game in, a verdict out.

use shanghai::{Board, Game, Order, moves};

use super::{complaint, file, printed, random_hill};
use crate::runner::{columns, run, run_in};

#[test]
fn a_board_that_can_be_cleared_has_an_order() {
    let text = random_hill("7");
    let out = printed(&[], &text);
    let drawn = "    \
    0   2   4   6
  0 [4m](3m)(6m)[4m]
  1 [__](__)(__)[__]
  2 (5(2m)(3m)(2m)m)
  3 (_(_[1m][3m]1)_)
  4 (5(6[_2][_2]m)m)
  5 (_(_1)(_1)(_1)_)
  6 [6m](1m)(2m)[1m]
  7 [__](__)(__)[__]
      dealt                    24 left  clearable
";
    let order = out.strip_prefix(drawn).unwrap_or_else(|| panic!("{out}"));
    assert_eq!(out, printed(&["-"], &text));
    // Two columns: the numbered pairs in order are a game.
    let mut pairs: Vec<(usize, String)> = Vec::new();
    let words: Vec<&str> = order.split_whitespace().collect();
    for row in words.chunks(4) {
        pairs.push((row[0].parse().unwrap(), format!("{} {}\n", row[1], row[2])));
    }
    pairs.sort();
    let list: String = pairs.into_iter().map(|(_, pair)| pair).collect();
    let board: Board = text.parse().unwrap();
    let taken = moves::parse(&list, board.layout()).unwrap();
    let taken = taken.into_iter().map(|one| match one {
        moves::Move::Take(pair) => pair,
        other => panic!("{other:?}"),
    });
    Order::new(taken.collect()).check(&Game::new(board)).unwrap();
}

#[test]
fn a_stuck_board_is_explained() {
    let run = run(&["shanghai"], "\u{feff}at 0 0 0\r\n1m 2m 1m 2m\r\n".as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let expected = "      \
      dealt                     4 left  stuck
No move left.
Stuck: no move is left. 4 tiles can never leave.
  1m 0,0,0 blocks: it waits for 4,0,0
  2m 6,0,0 blocks: it waits for 2,0,0
  2m 2,0,0 is held by 0,0,0 and 4,0,0
  1m 4,0,0 is held by 2,0,0 and 6,0,0
This board was stuck from the beginning.
";
    assert!(run.out.ends_with(expected), "{}", run.out);
}

/// A game after the board shows every position, the move that lost, and the last board.
#[test]
fn a_game_is_replayed_with_the_move_that_lost() {
    let game = random_hill("7") + "moves\n6,6,0 2,3,2\nundo\nredo # again\n4,6,0 1,2,1\n";
    let run = run(&["shanghai", &file("game.txt", &game)], b"");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let replayed = "      \
      dealt                    24 left  clearable
   1  6,6,0 2,3,2       1m     22 left  clearable
   2  undo                     24 left  clearable
   3  redo                     22 left  clearable
   4  4,6,0 1,2,1       2m     20 left  stuck
    0   2   4   6
";
    assert!(run.out.contains(replayed), "{}", run.out);
    let lost = "\nLost by pair 2, 4,6,0 1,2,1 2m; 0,0,0 6,0,0 4m was right.\n";
    assert!(run.out.ends_with(lost), "{}", run.out);
    assert!(run.out.contains(" tiles can never leave.\n"), "{}", run.out);
}

#[test]
fn a_cleared_board_is_an_answer() {
    let out = printed(&[], "at 0 0 0\n1m 1m\nmoves\n0,0,0 2,0,0\n");
    assert!(out.contains("   1  0,0,0 2,0,0       1m      0 left  clearable\n"), "{out}");
    assert!(out.ends_with("Cleared.\n"), "{out}");
}

#[test]
fn json_has_the_same() {
    let json = |text: &str, code: i32| -> serde_json::Value {
        let run = run(&["shanghai", "--json"], text.as_bytes());
        assert_eq!((run.code, run.err.as_str()), (Some(code), ""));
        serde_json::from_str(&run.out).unwrap()
    };
    let board = random_hill("7");
    let answer = json(&board, 0);
    assert_eq!((&answer["outlook"], &answer["left"]), (&"clearable".into(), &24.into()));
    assert_eq!(answer["order"].as_array().unwrap().len(), 12);
    assert!(answer.get("lost").is_none() && answer.get("trapped").is_none(), "{answer}");

    let answer = json(&(board + "moves\n6,6,0 2,3,2\n4,6,0 1,2,1\n"), 1);
    assert_eq!((&answer["outlook"], &answer["left"]), (&"stuck".into(), &20.into()));
    let last = serde_json::json!({"move": "4,6,0 1,2,1", "left": 20, "outlook": "stuck"});
    assert_eq!(answer["moves"][1], last);
    let lost = serde_json::json!({"first": 2, "last": 2, "right": "0,0,0 6,0,0"});
    assert_eq!(answer["lost"], lost);
    assert!(!answer["trapped"].as_array().unwrap().is_empty() && answer.get("order").is_none());

    let answer = json("at 0 0 0\n1m 2m 1m 2m\n", 1);
    assert_eq!(answer["lost"], serde_json::json!({"first": 0, "last": 0}));
    assert_eq!(answer["trapped"], serde_json::json!(["0,0,0", "2,0,0", "4,0,0", "6,0,0"]));
}

/// Without time for an answer, none is claimed.
#[test]
fn an_answer_out_of_time_is_not_known() {
    let board = printed(&["--deal", "23", "--layout", "stepped-6", "--random"], "");
    let run = run(&["shanghai", "--time", "0.001"], board.as_bytes());
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("364 left  undetermined\n"), "{}", run.out);
    assert!(run.out.ends_with("It isn't known whether this is lost.\n"), "{}", run.out);
    for wrong in ["0", "-1", "x", "nan", "36001", "1e300"] {
        assert!(
            complaint(&[&format!("--time={wrong}")], "").contains("above 0 and at most 36000"),
            "{wrong}"
        );
    }
}

/// Every tile that can never leave is named, and no line is longer than the terminal.
#[test]
fn all_names_what_can_never_leave() {
    let row = (0..18).map(|i| format!("{}m ", i % 9 + 1)).collect::<String>();
    let game = format!("at 0 0 0\n{row}\n");
    let few = run(&["shanghai"], game.as_bytes()).out;
    let all = run(&["shanghai", "--all"], game.as_bytes()).out;
    let named = |out: &str| {
        let words = [" blocks: ", " is held by ", " stays too, "];
        out.lines().filter(|line| words.iter().any(|word| line.contains(word))).count()
    };
    let (_, count) = all.split_once("is left. ").unwrap();
    let count: usize = count.split(' ').next().unwrap().parse().unwrap();
    assert_eq!(named(&all), count, "{all}");
    assert!(named(&few) < count && few.contains(" more are held (--all lists them)\n"), "{few}");
}

#[test]
fn verdicts_fit_60_and_120_columns() {
    let clearable = printed(&["--deal", "4", "--full-set"], "");
    let stuck = printed(&["--deal", "127", "--random"], "");
    for (width, drawn) in [(60, 34), (80, 64), (120, 64)] {
        for (board, code) in [(&clearable, 0), (&stuck, 1)] {
            let run = run_in(width, &["shanghai", "--all"], board.as_bytes());
            assert_eq!((run.code, run.err.as_str()), (Some(code), ""));
            assert!(run.out.lines().all(|line| columns(line) <= width), "{}", run.out);
            let board = run.out.lines().take(17).map(columns).max();
            assert_eq!(board, Some(drawn), "{}", run.out);
        }
    }
}

#[test]
fn bad_boards_are_named_with_their_place() {
    let bad = file("bad.txt", "at 0 0 0\n1m 2m 1m");
    let error = complaint(&[&bad], "");
    let expected = format!("mentsu: {bad}: line 2, column 4: an odd number of tiles match 2m: 1\n");
    assert_eq!(error, expected);
    let bytes = file("bytes.txt", b"0 0 0 1m\n2 0 \xff 1m\n");
    assert!(complaint(&[&bytes], "").contains(": line 2, column 5: "));
    for (text, error) in [
        ("0 0 0 1m\n1 0 0 1m", "line 2, column 1: the tiles at 0,0,0 and 1,0,0 overlap"),
        ("0 0 0 1m\n2 0 0 1m\nmoves\nundo", "line 4: \"undo\": there is nothing to undo"),
        ("0 0 0 1m\n2 0 0 1m\nmoves\n0,0,0 0,0", "line 4, column 7: a position is x,y,z"),
        ("0 0 0 1m\n2 0 0 1m\nseconds x", "line 3: seconds need one number, once"),
    ] {
        assert!(complaint(&[], text).starts_with(&format!("mentsu: -: {error}")), "{text}");
    }
    assert!(complaint(&["/no/such/file"], "").starts_with("mentsu: /no/such/file: "));
    assert!(complaint(&["/"], "").starts_with("mentsu: /: "));
}
