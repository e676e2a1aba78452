//! Positions and games in, what each action is worth out.

use three_colour_othello::{Action, Game, Position, Repetition};

use super::{PERSON, complaint, file, played, printed};
use crate::runner::printed_in;

const ENDED: &str = "BB6W/9/9/9/9/9/9/9/9 B G";
/// One square is empty.
const LOST: &str = "1WGGGGWGW/BWWBBBBBW/GWWWBGGGW/GWGGGGGGW/BWBGGWGBW/GGBBGWWBW/BWBWWWWWG/\
                    GGWWWWWGW/BWGWGWGGW B B";
const PROVEN: &str = "2WGGWW1B/2WWWWWG1/WBBGGBBWB/GBBGBBBGG/WBBBBBBWB/GGBBBBBWB/WGGGBGGGG/\
                      2GGWGB1B/2BBGGBB1 B B";

/// A position alone, a start line, or actions alone are the same position.
#[test]
fn a_position_may_be_written_in_several_ways() {
    let game = Game::from_record(Position::START, Repetition::Free, "43 34").unwrap();
    let position = game.position().to_string();
    let analysed = |text: &str| printed(&["--nodes", "2000"], text);
    let out = analysed(&position);
    for text in [format!("\u{feff}\n  {position}\r\n"), format!("start {position}\nactions\n")] {
        assert_eq!(analysed(&text), out);
    }
    let file = file("position.txt", &position);
    assert_eq!(printed(&[&file, "--nodes", "2000"], ""), out);
    let board = |out: &str| out.split("\naction ").next().unwrap().to_owned();
    assert_eq!(board(&analysed("43 34")), board(&out));
    let onward = analysed(&format!("{}\n43 # and\nresult unfinished", Position::START));
    assert!(onward.contains("turn  white\n"), "{onward}");
}

#[test]
fn an_analysis_says_what_every_action_is_worth() {
    let out = printed(&["--nodes", "3000"], "43 34");
    let (_, table) = out.split_once("action        worth  line\n").unwrap();
    let game = Game::from_record(Position::START, Repetition::Free, "43 34").unwrap();
    let mut listed: Vec<Action> =
        table.lines().map_while(|line| line.get(..6)?.trim().parse().ok()).collect();
    listed.sort();
    let mut legal: Vec<Action> = game.legal_actions().collect();
    legal.sort();
    assert_eq!(listed, legal, "{out}");
    assert!(table.contains(" nodes\n"), "{out}");
    let ended = printed(&[], ENDED);
    let end = "The game has ended: both players must pass.\nResult: black wins, 2 to 1.\n";
    assert!(ended.ends_with(end), "{ended}");
    let resigned = printed(&["--nodes", "1000"], "43 34\nresult black resigned");
    assert!(resigned.contains("The game is over: black resigned.\nResult: white wins.\n"));

    let out = played(&[&PERSON[..], &["--nodes", "3000"]].concat(), "hint\nanalyse\nquit\n");
    let (_, hint) = out.split_once("black? hint\n\n").unwrap();
    let hint = hint.lines().next().unwrap();
    assert_eq!(hint.matches(" (").count(), 3, "{hint}");
    // The board isn't drawn again after commands that change nothing.
    assert_eq!(out.matches("1 2 3 4 5 6 7 8 9\n").count(), 2, "{out}");
    let (_, table) = out.split_once("black? analyse\n\naction        worth  line\n").unwrap();
    // The first action of the table is the first of the hint.
    assert_eq!(table.split(' ').next(), hint.split(' ').next());
}

/// Black opens with the worst action of the analysis, and the review lists it.
#[test]
fn a_review_marks_what_lost_points() {
    let start = Position::START.to_string();
    let out = printed(&["--nodes", "20000"], &start);
    let worst = out.lines().rev().nth(1).and_then(|line| line.split(' ').next()).unwrap();
    let out = printed(&["--nodes", "200000"], worst);
    let (_, review) =
        out.split_once("\nActions that lost a piece or more, and the best instead:\n").unwrap();
    assert!(review.starts_with(&format!("   1. black {worst}?")), "{out}");
    assert!(review.contains("\nblack lost ") && review.contains("\nwhite lost 0.0 "), "{out}");
    let json: serde_json::Value =
        serde_json::from_str(&run_json(&["--nodes", "200000"], worst)).unwrap();
    let mistake = &json["mistakes"][0];
    assert_eq!((&mistake["number"], &mistake["player"]), (&1.into(), &"black".into()));
    assert_eq!(mistake["action"], worst);
}

/// Its object of JSON, which may be longer than a line.
fn run_json(arguments: &[&str], input: &str) -> String {
    let run = crate::runner::run(&[&["othello", "--json"], arguments].concat(), input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    run.out
}

/// Near the end, a proof is shown next to the estimates.
#[test]
fn endgames_are_proven() {
    let out = printed(&["--nodes", "400000"], LOST);
    let last = out.lines().last().unwrap();
    assert!(last.starts_with("endgame: lost by 7 (exact), "), "{out}");
    let position = file("endgame.txt", LOST);
    let arguments = [&[position.as_str()], &PERSON[..], &["--nodes", "400000"]].concat();
    let out = played(&arguments, "hint\nexit\n");
    assert!(out.contains("\nendgame: lost by 7 (exact), "), "{out}");
    assert!(!played(&PERSON, "hint\nQ\n").contains("endgame:"));
    let json: serde_json::Value =
        serde_json::from_str(&run_json(&["--nodes", "400000"], LOST)).unwrap();
    assert_eq!(json["proven"], "lost by 7 (exact)");
    assert_eq!((&json["position"], &json["result"]), (&LOST.into(), &"unfinished".into()));
}

/// The analysis shows the proven result of each action that has one.
#[test]
fn proven_actions_are_shown() {
    let out = printed(&["--nodes", "400000"], PROVEN);
    let (_, table) = out.split_once("action        worth  proven             line\n").unwrap();
    let position: Position = PROVEN.parse().unwrap();
    let rows: Vec<&str> = table.lines().take_while(|line| !line.starts_with("at depth")).collect();
    assert_eq!(rows.len(), position.legal_actions().len());
    let mut proven = 0;
    for row in rows {
        let result = row.get(21..38).unwrap().trim();
        assert!(row.len() <= 60 && !result.contains("not proven"), "{row}");
        proven += usize::from(result.starts_with("won by "));
        let action: Action = row.get(..6).unwrap().trim().parse().unwrap();
        assert!(position.legal_actions().contains(action), "{row}");
    }
    assert!(proven > 0, "{out}");
    let early = printed(&["--nodes", "2000"], &Position::START.to_string());
    assert!(early.contains("action        worth  line\n"), "{early}");
}

#[test]
fn answers_fit_60_and_120_columns() {
    for width in [60, 120] {
        printed_in(width, &["othello", "--nodes", "20000"], "43 34 c44 c54");
        printed_in(width, &["othello", "--nodes", "400000"], PROVEN);
        let play = ["othello", "play", "--black", "search:5", "--white", "search:5"];
        printed_in(width, &play, "");
        let input = "help\nhint\nanalyse\nfoo\npass\n34\nquit\n";
        printed_in(width, &["othello", "play", "--seed", "1", "--nodes", "3000"], input);
    }
}

#[test]
fn what_is_wrong_is_named_with_line_and_column() {
    let wrong = file("wrong.txt", "# mine\nactions 43 34\n  c44 c5x\n");
    let expected =
        format!("mentsu: {wrong}: line 3, column 9: 'x' where a column, 1-9 should be\n");
    assert_eq!(complaint(&[&wrong], ""), expected);
    assert_eq!(complaint(&["play", &wrong], ""), expected);
    let bytes = file("bytes.txt", b"actions 43\n 34 \xff\n");
    let error = complaint(&[&bytes], "");
    assert!(error.contains(": line 2, column 5: '\u{fffd}' where an action "), "{error}");
    for (text, error) in [
        ("34 34", "line 1, column 4: 34 is occupied by a black piece\n"),
        ("\n 9/9/9/3GXW3/3WGB3/3BWG3/9/9/9 B G", "line 2, column 10: 'X' where a piece B, G, W"),
        ("9/8", "line 1, column 4: row 2 has 8 squares, not 9\n"),
        ("start x", "line 1, column 7: 'x' where a piece B, G, W or a digit 1-9"),
        ("43 34 c44 pass", "line 1, column 11: a pass is only allowed when no play"),
        (
            "43 34\nresult black wins\n",
            "line 2, column 8: the actions lead to another result: unfinished\n",
        ),
    ] {
        let complained = complaint(&[], text);
        assert!(complained.starts_with(&format!("mentsu: -: {error}")), "{complained}");
    }
    assert!(complaint(&["/no/such/file"], "").starts_with("mentsu: /no/such/file: "));
}
