//! Games saved and continued, undone, and varied by levels.

use three_colour_othello::{Game, Position, Record, Repetition, Verdict};

use super::{PERSON, SEARCHERS, complaint, file, played, record, typed};

fn saved(file: &str) -> Record {
    std::fs::read_to_string(file).unwrap().parse().unwrap()
}

/// A game from a set-up position and with its own rule is restored completely.
#[test]
fn a_game_is_saved_and_continued() {
    let start = "9/9/9/3BBW3/3GGB3/3BWG3/9/9/9 W W";
    let game = file("start.txt", format!("start {start}\nrepetition forbidden\n"));
    let kept = file("kept.txt", "");
    let searching = |options: &[&str]| played(&[&SEARCHERS[..], options].concat(), "");
    searching(&[&game, "--plies", "3", "--nodes", "300", "--save", &kept]);
    let shorter = saved(&kept);
    assert_eq!(shorter.game().start().to_string(), start);
    assert_eq!(shorter.game().repetition(), Repetition::Forbidden);
    assert_eq!((shorter.game().ply(), shorter.verdict()), (3, Verdict::Unfinished));

    let out = searching(&[&kept, "--plies", "5", "--nodes", "300", "--save", &kept]);
    let longer = saved(&kept).into_game();
    assert_eq!(longer.actions()[..3], *shorter.game().actions());
    assert_eq!((longer.ply(), record(&out)), (5, longer.to_string()));
    let wrong = complaint(&["play", &kept, "--repetition", "free"], "");
    assert!(wrong.contains("cannot be used with"), "{wrong}");
    assert!(complaint(&["play", "-"], "34\n").contains("standard input has the actions"));
}

#[test]
fn a_person_saves_and_gives_up() {
    let (during, end) = (file("during.txt", ""), file("end.txt", ""));
    let input = format!("34\nsave {during}\nresign\n");
    let out = played(&[&PERSON[..], &["--save", &end]].concat(), &input);
    assert!(out.contains("\nSaved in "), "{out}");
    assert!(out.contains("\nThe game is over: black resigned.\nResult: white wins.\n"), "{out}");
    assert_eq!(saved(&during).verdict(), Verdict::Unfinished);
    assert_eq!(saved(&end).verdict(), Verdict::Resigned(three_colour_othello::Player::Black));
    assert_eq!(saved(&during).game(), saved(&end).game());

    // A resigned game doesn't continue.
    let again = played(&[&end], "34\n");
    assert!(again.contains("\nThe game is over: black resigned.\n"), "{again}");
    let out = typed("save /no/such/folder/game.txt\nquit\n");
    assert!(out.contains("\n/no/such/folder/game.txt: "), "{out}");
}

#[test]
fn redo_goes_on_to_one_s_next_turn() {
    let out = typed("34\nundo\nredo\nundo\nundo\nredo\nredo\nquit\n");
    let game = Game::from_record(Position::START, Repetition::DrawAtThird, &record(&out)).unwrap();
    assert_eq!(game.ply(), 2, "{out}");
    assert_eq!(out.matches("no action was undone that can be made again").count(), 1, "{out}");
    assert_eq!(out.matches("not made an action yet that can be undone").count(), 1, "{out}");
    let out = typed("34\nundo\n36\nredo\nquit\n");
    assert!(out.contains("\n\nno action was undone that can be made again\n"), "{out}");
    assert!(record(&out).starts_with("36 "), "{out}");
}

/// Each seed gives one game, and a game without a seed shows the one that it has.
#[test]
fn levels_vary_by_their_seed() {
    let levels = ["--black", "level:2", "--white", "level:3", "--plies", "8"];
    let game = |seed: &str| record(&played(&[&levels[..], &["--seed", seed]].concat(), ""));
    let games: Vec<String> = ["1", "2", "3", "4", "5"].into_iter().map(game).collect();
    assert_eq!(games[0], game("1"));
    assert!(games[1..].iter().any(|other| *other != games[0]), "{games:?}");
    let unseeded = played(&levels, "");
    let seed = unseeded.split("(seed ").nth(1).and_then(|rest| rest.split(')').next()).unwrap();
    assert_eq!(game(seed), record(&unseeded));
    assert!(complaint(&["play", "--black", "level:10"], "").contains("a level is 1 to 9"));
    assert!(complaint(&["play", "--black", "level:x"], "").contains("a level is 1 to 9"));
}

/// A game that can't be saved is refused at the start.
#[test]
fn the_file_is_tried_before_the_game() {
    let wrong = complaint(&["play", "--save", "/no/such/folder/game.txt"], "34\n");
    assert!(wrong.starts_with("mentsu: /no/such/folder/game.txt: "), "{wrong}");
    let (wrong, kept) = (file("illegal.txt", "11"), file("untouched.txt", "34"));
    complaint(&["play", &wrong, "--save", &kept], "");
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "34");
    std::fs::remove_file(&kept).unwrap();
    complaint(&["play", &wrong, "--save", &kept], "");
    assert!(!std::path::Path::new(&kept).exists());
}
