//! Other features of `examples/duel`: saved and continued games, levels, time limits, analyses and
//! reviews.

use std::fs;
use std::path::PathBuf;

use crate::examples::example_duel::{PERSON, complaint, played, record, typed};
use three_colour_othello::{Action, Game, Position, Record, Repetition, Verdict};

/// A temporary file, which is removed at the end of the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let name = format!("othello-{}-{name}.txt", std::process::id());
        Scratch(std::env::temp_dir().join(name))
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.0).unwrap()
    }

    fn record(&self) -> Record {
        self.text().parse().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A game from a set-up position and with its own rule is restored completely.
#[test]
fn a_game_is_saved_and_continued() {
    let file = Scratch::new("kept");
    let from = "9/9/9/3BBW3/3GGB3/3BWG3/9/9/9 W W";
    let rule = ["--from", from, "--repetition", "forbidden", "--plies", "3", "--nodes", "300"];
    played(&[&rule[..], &["--save", file.path()]].concat(), b"");
    let kept = file.record();
    assert_eq!(kept.game().start().to_string(), from);
    assert_eq!(kept.game().repetition(), Repetition::Forbidden);
    assert_eq!((kept.game().ply(), kept.verdict()), (3, Verdict::Unfinished));

    let onward = ["--restore", file.path(), "--plies", "5", "--nodes", "300"];
    let out = played(&[&onward[..], &["--save", file.path()]].concat(), b"");
    let longer = file.record().into_game();
    assert_eq!(longer.actions()[..3], *kept.game().actions());
    assert_eq!((longer.ply(), record(&out)), (5, longer.to_string().as_str()));
    for other in [["--from", from], ["--record", "34"], ["--repetition", "free"]] {
        let wrong = complaint(&[&["--restore", file.path()], &other[..]].concat());
        assert!(wrong.contains("cannot be used with"), "{wrong}");
    }
}

#[test]
fn a_person_saves_gives_up_and_is_written_down() {
    let (saved, kept) = (Scratch::new("saved"), Scratch::new("given-up"));
    let input = format!("34\nsave {}\nresign\n", saved.path());
    let out = played(&[&PERSON[..], &["--save", kept.path()]].concat(), input.as_bytes());
    assert!(out.contains(&format!("black> saved in {}\n", saved.path())), "{out}");
    assert!(out.contains("\nThe game is over: black resigned.\nResult: white wins.\n"), "{out}");
    assert_eq!(saved.record().verdict(), Verdict::Unfinished);
    assert_eq!(kept.record().verdict(), Verdict::Resigned(three_colour_othello::Player::Black));
    assert_eq!(saved.record().game(), kept.record().game());

    // A resigned game doesn't continue.
    let again = played(&["--restore", kept.path()], b"");
    assert!(again.contains("\nThe game is over: black resigned.\n"), "{again}");
    let out = typed("save /no/such/folder/game.txt\nquit\n");
    assert!(out.contains("black> /no/such/folder/game.txt: "), "{out}");
}

#[test]
fn a_file_that_is_wrong_is_named_with_line_and_column() {
    let file = Scratch::new("wrong");
    fs::write(&file.0, "# mine\nactions 43 34\n  c44 c5x\n").unwrap();
    let expected =
        format!("{}, line 3, column 9: 'x' where a column, 1-9 should be\n", file.path());
    assert_eq!(complaint(&["--restore", file.path()]), expected);
    fs::write(&file.0, "43 34\nresult black wins\n").unwrap();
    let wrong = complaint(&["--restore", file.path()]);
    assert!(wrong.ends_with("line 2, column 8: the actions lead to another result: unfinished\n"));
    let wrong = complaint(&["--restore", "/no/such/file"]);
    assert!(wrong.starts_with("/no/such/file: "), "{wrong}");
}

#[test]
fn redo_goes_on_to_one_s_next_turn() {
    let out = typed("34\nundo\nredo\nundo\nundo\nredo\nredo\nquit\n");
    let game = Game::from_record(Position::START, Repetition::DrawAtThird, record(&out)).unwrap();
    assert_eq!(game.ply(), 2, "{out}");
    assert_eq!(out.matches("no action was undone that can be made again").count(), 1, "{out}");
    assert_eq!(out.matches("not made an action yet that can be undone").count(), 1, "{out}");
    let out = typed("34\nundo\n36\nredo\nquit\n");
    assert!(out.contains("black> no action was undone that can be made again\n"), "{out}");
    assert!(record(&out).starts_with("36 "), "{out}");
}

/// Each seed gives one game.
#[test]
fn levels_vary_by_their_seed() {
    let game = |seed: &str| {
        let levels = ["--black", "level:2", "--white", "level:3", "--plies", "8", "--seed", seed];
        record(&played(&levels, b"")).to_owned()
    };
    let games: Vec<String> = ["1", "2", "3", "4", "5"].into_iter().map(game).collect();
    assert_eq!(games[0], game("1"));
    assert!(games[1..].iter().any(|other| *other != games[0]), "{games:?}");
    assert!(complaint(&["--black", "level:10"]).contains("a level is 1 to 9"));
    assert!(complaint(&["--black", "level:x"]).contains("a level is 1 to 9"));
}

/// Neither search would end within a lifetime without a time limit.
#[test]
fn time_bounds_a_search() {
    let out = played(&["--time", "0.02", "--plies", "3"], b"");
    assert_eq!(record(&out).split(' ').count(), 3);
    let out = played(&["--clock", "0.01+0.02", "--plies", "3"], b"");
    assert!(out.contains("   black 3    0:00\n"), "{out}");
    let out = played(&["--clock", "5+3", "--time", "0.02", "--plies", "1"], b"");
    assert!(out.contains("   black 3    5:00\n") && out.contains("    5:02\n"), "{out}");
    for (argument, value, expected) in [
        ("--time", "0", "seconds must be a number above 0"),
        ("--time", "x", "seconds must be a number above 0"),
        ("--clock", "0", "the time of a clock must be above 0"),
        ("--clock", "601", "at most ten hours"),
        ("--clock", "nan", "a clock is MINUTES or MINUTES+SECONDS"),
        ("--clock", "5+", "a clock is MINUTES or MINUTES+SECONDS"),
        ("--clock", "1e300", "at most ten hours"),
    ] {
        assert!(complaint(&[argument, value]).contains(expected), "{argument} {value}");
    }
}

/// 0.6 milliseconds are too short for any game.
#[test]
fn a_player_out_of_time_has_lost() {
    let file = Scratch::new("time");
    let out = played(&["--clock", "0.00001", "--save", file.path()], b"");
    let Verdict::OutOfTime(player) = file.record().verdict() else { panic!("{out}") };
    let winner = player.opponent();
    let end = format!("\nThe game is over: {player} out of time.\nResult: {winner} wins.\n");
    assert!(out.contains(&end), "{out}");
}

#[test]
fn an_analysis_says_what_every_action_is_worth() {
    let out = played(&["--analyse", "--nodes", "3000", "--record", "43 34"], b"");
    let (_, table) = out.split_once("action        worth  line\n").unwrap();
    let game = Game::from_record(Position::START, Repetition::Free, "43 34").unwrap();
    let mut listed: Vec<Action> =
        table.lines().filter_map(|line| line.get(..6)?.trim().parse().ok()).collect();
    listed.sort();
    let mut legal: Vec<Action> = game.legal_actions().collect();
    legal.sort();
    assert_eq!(listed, legal, "{out}");
    assert!(out.trim_end().ends_with(" nodes"), "{out}");
    let ended = played(&["--analyse", "--from", "BB6W/9/9/9/9/9/9/9/9 B G"], b"");
    assert!(ended.ends_with("The game has ended: both players must pass; black wins.\n"));

    let out = played(&[&PERSON[..], &["--nodes", "3000"]].concat(), b"hint\nanalyse\nquit\n");
    let hint = out.lines().find_map(|line| line.strip_prefix("black> hint: ")).unwrap();
    assert_eq!(hint.matches(" (").count(), 3, "{hint}");
    // The board isn't drawn again after commands that change nothing.
    assert_eq!(out.matches("1 2 3 4 5 6 7 8 9\n").count(), 2, "{out}");
    let (_, table) = out.split_once("black> action        worth  line\n").unwrap();
    // The first action of the table is the first of the hint.
    assert_eq!(table.split(' ').next(), hint.split(' ').next());
}

/// Black opens with the worst action of the analysis, and the review lists it.
#[test]
fn a_review_marks_what_lost_points() {
    let out = played(&["--analyse", "--nodes", "20000"], b"");
    let worst = out.lines().rev().nth(1).and_then(|line| line.split(' ').next()).unwrap();
    let arguments = ["--record", worst, "--plies", "1", "--review", "--nodes", "200000"];
    let out = played(&arguments, b"");
    let (_, review) =
        out.split_once("\nActions that lost a piece or more, and the best instead:\n").unwrap();
    assert!(review.starts_with(&format!("   1. black {worst}?")), "{out}");
    assert!(review.contains("\nblack lost ") && review.contains("\nwhite lost 0.0 "), "{out}");
    let out = played(&["--plies", "0", "--review"], b"");
    assert!(out.ends_with("There is no action to review.\n"), "{out}");
}

/// The clock runs while a player gets a hint.
#[test]
fn questions_take_time_off_the_clock() {
    // Each hint takes a twenty-fifth of the remaining time of six seconds, and more on a busy
    // machine.
    let clock = ["--clock", "0.1", "--nodes", "100000000"];
    let input = "hint\n".repeat(6) + "34\n";
    let out = played(&[&PERSON[..], &clock].concat(), input.as_bytes());
    assert!(out.contains("   black 3    0:06\n"), "{out}");
    let (_, left) = out.split_once("   black 5    0:0").unwrap();
    assert!(left.starts_with(['0', '1', '2', '3', '4']), "{out}");
    let out = played(&[&PERSON[..], &["--clock", "5+3"]].concat(), b"34\nundo\n36\nquit\n");
    assert!(out.contains("   black 3    5:00\n"), "{out}");
}

/// A game that can't be saved is refused at the start.
#[test]
fn the_file_is_tried_before_the_game() {
    let wrong = complaint(&["--save", "/no/such/folder/game.txt", "--plies", "1"]);
    assert!(wrong.starts_with("/no/such/folder/game.txt: "), "{wrong}");
    let file = Scratch::new("untouched");
    complaint(&["--save", file.path(), "--record", "11"]);
    assert!(!file.0.exists());
    fs::write(&file.0, "34").unwrap();
    complaint(&["--save", file.path(), "--record", "11"]);
    assert_eq!(file.text(), "34");
}

#[test]
fn bytes_of_a_file_that_are_no_text_have_a_place() {
    let file = Scratch::new("bytes");
    fs::write(&file.0, b"actions 43\n 34 \xff\n").unwrap();
    let wrong = complaint(&["--restore", file.path()]);
    assert!(wrong.contains(", line 2, column 5: '\u{fffd}' where an action "), "{wrong}");
}

/// Near the end, a proof is shown next to the estimates.
#[test]
fn endgames_are_proven() {
    let from = "1WGGGGWGW/BWWBBBBBW/GWWWBGGGW/GWGGGGGGW/BWBGGWGBW/GGBBGWWBW/BWBWWWWWG/\
                GGWWWWWGW/BWGWGWGGW B B";
    let out = played(&["--from", from, "--analyse", "--nodes", "400000"], b"");
    let last = out.lines().last().unwrap();
    assert!(last.starts_with("endgame: lost by 7 (exact), "), "{out}");
    let arguments = [&PERSON[..], &["--from", from, "--nodes", "400000"]].concat();
    let out = played(&arguments, b"hint\nexit\n");
    assert!(out.contains("\nendgame: lost by 7 (exact), "), "{out}");
    assert!(!played(&PERSON, b"hint\nQ\n").contains("endgame:"));
}

/// The analysis shows the proven result of each action that has one.
#[test]
fn proven_actions_are_shown() {
    let from = "2WGGWW1B/2WWWWWG1/WBBGGBBWB/GBBGBBBGG/WBBBBBBWB/GGBBBBBWB/WGGGBGGGG/2GGWGB1B/\
                2BBGGBB1 B B";
    let out = played(&["--analyse", "--from", from, "--nodes", "400000"], b"");
    let (_, table) = out.split_once("action        worth  proven             line\n").unwrap();
    let position: Position = from.parse().unwrap();
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
    let early = played(&["--analyse", "--nodes", "2000"], b"");
    assert!(early.contains("action        worth  line\n"), "{early}");
}
