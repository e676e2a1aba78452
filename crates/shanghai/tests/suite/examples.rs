//! Runs the examples with arguments and standard input, and checks their output, exit codes, and
//! the sessions in README.md.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The built example, in the folder next to that of this test's executable.
fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let example = profile.join("examples").join(name);
    assert!(example.exists(), "no {}: build it with `cargo build --examples`", example.display());
    example
}

struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

fn run(name: &str, arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(example(name))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // An example that refuses its arguments may exit before it reads its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

#[track_caller]
fn printed(name: &str, arguments: &[&str], input: &str) -> String {
    let run = run(name, arguments, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    run.out
}

#[track_caller]
fn complaint(name: &str, arguments: &[&str], input: &str) -> String {
    let run = run(name, arguments, input);
    assert_eq!(run.code, Some(2), "{arguments:?}: {}", run.out);
    run.err
}

#[test]
fn verdicts_prints_a_line_a_seed_and_a_summary() {
    let arguments = ["--layout", "turtle", "--seeds", "125..130", "--check"];
    let out = printed("verdicts", &arguments, "");
    let lines: Vec<&str> = out.lines().collect();
    let boards = ["125 C", "126 C", "127 S", "128 C", "129 C"];
    assert_eq!(lines[..5], boards);
    assert_eq!(lines[5], "5 boards: 4 clearable, 1 stuck, 0 undetermined");
    assert!(lines[6].starts_with("time a board: mean "), "{out}");
    assert_eq!(lines.len(), 7);
}

#[test]
fn verdicts_of_games_count_positions() {
    let out = printed("verdicts", &["--seeds", "126..128", "--games", "--check"], "");
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("126 C ") && lines[1].starts_with("127 S 0/"), "{out}");
    let positions: usize = lines[..2]
        .iter()
        .map(|line| line.split('/').nth(1).unwrap().parse::<usize>().unwrap())
        .sum();
    assert!(lines[2].starts_with(&format!("{positions} positions: ")), "{out}");
    assert!(lines[2].ends_with(" 0 undetermined"), "{out}");
}

#[test]
fn verdicts_gives_up_when_the_time_is_over() {
    // At least one of these boards needs more than a few nodes.
    let arguments = ["--seeds", "0..60", "--budget-ms", "0"];
    let out = printed("verdicts", &arguments, "");
    assert!(out.contains(" U\n"), "{out}");
}

#[test]
fn verdicts_of_no_seeds_are_none() {
    let out = printed("verdicts", &["--seeds", "5..5"], "");
    assert_eq!(out, "0 boards: 0 clearable, 0 stuck, 0 undetermined\n");
}

#[test]
fn wrong_arguments_are_refused() {
    assert!(complaint("verdicts", &["--seeds", "5"], "").contains("FROM..TO"));
    let names = "neither a file nor one of turtle, pyramid, bricks, rings, fort, terraces, hill";
    for name in ["verdicts", "postgame"] {
        assert!(complaint(name, &["--layout", "hare"], "").contains(names));
    }
}

#[test]
fn a_layout_may_be_a_file() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hill.layout");
    std::fs::write(&file, shanghai::layouts::hill().to_text()).unwrap();
    let of = |layout: &str| {
        let out = printed("verdicts", &["--layout", layout, "--seeds", "0..20"], "");
        out.lines().take(21).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(of(file.to_str().unwrap()), of("hill"));
    std::fs::write(&file, "kmahjongg-layout-v1.1\nw2\nh2\nd1\n12\n41\n").unwrap();
    let error = complaint("verdicts", &["--layout", file.to_str().unwrap()], "");
    assert!(error.contains("line 6, column 2: tiles overlap"), "{error}");
}

#[test]
fn postgame_replays_moves_and_undo() {
    let moves = "0,0,0 6,6,0\nundo\n# again\n0,0,0 6,6,0\n";
    let out = printed("postgame", &["--layout", "hill", "--seed", "3", "--moves", "-"], moves);
    let expected = "      \
      dealt                    24 left  stuck
   1  0,0,0 6,6,0       2m     22 left  stuck
   2  undo                     24 left  stuck
   3  0,0,0 6,6,0       2m     22 left  stuck
This board was stuck from the beginning.
";
    assert_eq!(out, expected);
}

#[test]
fn postgame_refuses_moves_that_can_t_be_made() {
    let refused =
        |moves| complaint("postgame", &["--layout", "hill", "--seed", "3", "--moves", "-"], moves);
    assert_eq!(
        refused("0,0,0 0,0"),
        "postgame: -: line 1, column 7: a position is x,y,z, not 2 parts\n"
    );
    assert_eq!(
        refused("# mine\nundo"),
        "postgame: -: line 2: \"undo\": there is nothing to undo\n"
    );
    assert!(refused("0,0,0  2,0,0").contains("line 1: \"0,0,0  2,0,0\": the tiles 0 and 1 don't"));
    let missing = complaint("postgame", &["--moves", "/no/such/file"], "");
    assert!(missing.starts_with("postgame: /no/such/file: "), "{missing}");
}

#[test]
fn postgame_plays_at_a_terminal() {
    let input = "hint\nhint safe\n1\nundo\nundo\nredo\nredo\nwhy\nsomething\n99\nhelp\nquit\n";
    let out = printed("postgame", &["--layout", "hill", "--seed", "4"], input);
    assert!(out.contains("\n    0   2   4   6\n  0 ["), "{out}");
    assert!(out.contains("24 left, ") && out.contains("22 left, "), "{out}");
    assert!(out.contains(" looks good\n") && out.contains("1 undo, 0:"), "{out}");
    assert!(out.contains("> there is nothing to undo\n"), "{out}");
    assert!(out.contains("> there is nothing to redo\n"), "{out}");
    assert!(out.contains("> \"something\" is not a command; help lists the commands\n"), "{out}");
    assert!(out.contains("> the pairs are numbered from 1 to "), "{out}");
    assert_eq!(out.matches("NUMBER or x,y,z").count(), 1, "{out}");
    assert!(!out.contains('\x1b'), "{out}");
    // The input may just end.
    assert!(printed("postgame", &["--layout", "hill", "--seed", "4"], "").ends_with("> \n"));
}

/// Input that isn't text gets an answer, and the game continues.
#[test]
fn bytes_that_are_not_text_do_not_end_a_game() {
    let mut child = Command::new(example("postgame"))
        .args(["--layout", "hill", "--seed", "4"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\n1\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && out.contains("22 left, "), "{out}");
}

fn temporary(name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).to_str().unwrap().to_owned()
}

/// A replay continues at the terminal, is saved with its undos, and is continued.
#[test]
fn a_game_is_explored_saved_and_continued() {
    let (list, saved) = (temporary("moves.txt"), temporary("saved.txt"));
    std::fs::write(&list, "6,6,0 2,3,2\nundo\nredo\n").unwrap();
    let arguments =
        ["--layout", "hill", "--seed", "7", "--moves", &list, "--play", "--save", &saved];
    let out = printed("postgame", &arguments, "4,6,0 1,2,1\nwhy\n");
    assert!(out.contains("   3  redo                     22 left  clearable\n"), "{out}");
    assert!(out.contains("Lost by pair 2, 4,6,0 1,2,1 2m; 0,0,0 6,0,0 4m was right."), "{out}");
    assert!(out.contains(" tiles can never leave.\n"), "{out}");
    let text = std::fs::read_to_string(&saved).unwrap();
    assert!(text.ends_with("moves\n6,6,0 2,3,2\nundo\nredo\n4,6,0 1,2,1\n"), "{text}");
    let again = printed("postgame", &["--board", &saved], "undo\nhint safe\nsave /no/such/file\n");
    assert!(again.contains("20 left, ") && again.contains("22 left, "), "{again}");
    assert!(again.contains("stuck") && again.contains(", 2 undos, 0:"), "{again}");
    assert!(again.contains("> 0,0,0 6,0,0       4m is safe\n"), "{again}");
    assert!(again.contains("> /no/such/file: "), "{again}");
}

#[test]
fn anybody_s_board_can_be_asked_about() {
    let file = temporary("board.txt");
    std::fs::write(&file, "\u{feff}at 0 0 0\r\n1m 2m 1m 2m\r\n").unwrap();
    let out = printed("postgame", &["--board", &file], "why\n");
    assert!(out.contains("Stuck: no move is left. 4 tiles can never leave.\n"), "{out}");
    assert!(out.contains("  1m 0,0,0 blocks: it waits for 4,0,0\n"), "{out}");
    assert!(out.contains("No move left.\n"), "{out}");
    std::fs::write(&file, "at 0 0 0\n1m 2m 1m").unwrap();
    let error = complaint("postgame", &["--board", &file], "");
    assert!(error.contains("line 2, column 4: an odd number of tiles match 2m: 1"), "{error}");
}

#[test]
fn a_day_has_its_board() {
    let board = |arguments: &[&str]| {
        let out = printed("postgame", &[arguments, &["--layout", "hill"]].concat(), "quit\n");
        out.lines().skip(1).take(9).map(str::to_owned).collect::<Vec<_>>()
    };
    let day = board(&["--date", "2028-02-29"]);
    let seed = shanghai::deal::seed_of_day(2028, 2, 29).to_string();
    assert_eq!(day, board(&["--seed", &seed]));
    assert_ne!(day, board(&["--date", "2028-03-01"]));
    assert_eq!(board(&["--today", "--clearable"]).len(), 9);
    for wrong in ["2027-02-29", "2027-13-01", "2027-01", "2027-01-00", "x"] {
        assert!(complaint("postgame", &["--date", wrong], "").contains("is not a date"), "{wrong}");
    }
}

/// In a narrow terminal a tile takes two columns, otherwise four. No line is longer than the
/// terminal.
#[test]
fn drawings_fit_the_width() {
    for (width, longest) in [("60", 34), ("70", 64)] {
        let arguments = ["--seed", "4", "--random", "1", "--draw", "--width", width];
        let out = printed("postgame", &arguments, "");
        let drawn: Vec<&str> = out.lines().take(17).collect();
        assert_eq!(drawn.iter().map(|line| line.chars().count()).max(), Some(longest), "{out}");
        assert!(drawn[0].starts_with("    0   "), "{out}");
    }
    // A game without mistakes exists on a clearable deal.
    let list = printed(
        "verdicts",
        &["--clearable", "--full-set", "--layout", "fort", "--seeds", "0..10"],
        "",
    );
    assert!(list.contains("10 boards: 10 clearable"), "{list}");
}

const README: &str = include_str!("../../README.md");
const COMMAND: &str = "$ cargo run --release -p shanghai --example ";

/// README.md shows what the examples print, except for times.
#[test]
fn shown_sessions_are_real() {
    let untimed = |text: &str| {
        let lines = text.trim_end().lines().filter(|line| !line.starts_with("time a board"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let mut shown = 0;
    for session in README.split(COMMAND).skip(1) {
        let session = session.split("\n```").next().unwrap();
        let (command, expected) = session.split_once('\n').unwrap();
        let (name, arguments) = command.split_once(" -- ").unwrap();
        let arguments: Vec<&str> = arguments.split_whitespace().collect();
        let (arguments, last) = match arguments.iter().position(|&word| word == "|") {
            Some(pipe) => (&arguments[..pipe], arguments[pipe + 3].parse::<usize>().ok()),
            None => (&arguments[..], None),
        };
        let out = printed(name.trim(), arguments, "");
        let lines: Vec<&str> = out.lines().collect();
        let from = last.map_or(0, |last| lines.len().saturating_sub(last));
        assert_eq!(untimed(&lines[from..].join("\n")), untimed(expected), "{command}");
        shown += 1;
    }
    assert!(shown >= 2, "README.md shows {shown} sessions");
}

const PLAY: [&str; 5] = ["--layout", "hill", "--clearable", "--seed", "5"];

/// An error names the command that was probably meant.
#[test]
fn commands_are_understood_as_people_write_them() {
    let typed = |input: &str| printed("postgame", &PLAY, input);
    for (input, expected) in [
        ("0", "the pairs are numbered from 1 to 2"),
        ("-1", "the pairs are numbered from 1 to 2"),
        ("18446744073709551616", "the pairs are numbered from 1 to 2"),
        ("foo", "\"foo\" is not a command; help lists the commands"),
        ("hint me", "\"hint me\" is not a command; help lists the commands"),
        ("save", "save needs the name of a file: save game.txt"),
        ("SAVE  ", "save needs the name of a file: save game.txt"),
        ("Undo", "there is nothing to undo"),
        ("0,0,0", "a move is two positions, \"undo\" or \"redo\", not 1 word; see help"),
        ("1,1 1,1,1", "a position is x,y,z, not 2 parts; see help"),
        ("1,1,1 1,1,999", "no tile lies at 1,1,1; see help"),
    ] {
        let out = typed(&format!("{input}\n"));
        assert!(out.contains(&format!("\n> {expected}\n> \n")), "{input}: {out}");
    }
    assert!(typed("?\n").contains("NUMBER or x,y,z"));
    assert!(typed("HINT Safe\n").contains(" is safe\n"));
    for quit in ["quit", "exit", "q", "QUIT"] {
        assert!(typed(&format!("{quit}\nhelp\n")).ends_with("\n> "), "{quit}");
    }
}

#[test]
fn the_whole_order_is_printed_in_columns() {
    let out = printed("postgame", &[&PLAY[..], &["--width", "120"]].concat(), "hint all\n");
    let (_, order) = out.split_once("> ").unwrap();
    assert_eq!(order.lines().count(), 5, "{out}");
    assert!(order.starts_with("   1  ") && order.contains("  12  "), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 120), "{out}");
    let out = printed("postgame", &["--seed", "127"], "hint all\n");
    assert!(out.contains("> there is no order; try why\n"), "{out}");
}

/// The verdict on a position and the outlooks of its pairs share the time of one answer.
#[test]
#[ignore = "measures time"]
fn the_time_of_an_answer_is_kept() {
    let took = |milliseconds: &str| {
        // Undetermined after a minute, so all of the time is used.
        let arguments = ["--layout", "stepped-6", "--seed", "23", "--budget-ms", milliseconds];
        let start = std::time::Instant::now();
        let out = printed("postgame", &arguments, "quit\n");
        assert!(out.contains(" left, undetermined, "), "{out}");
        start.elapsed()
    };
    let without = took("0");
    let answered = took("1500").saturating_sub(without).as_millis();
    assert!((1_400..2_600).contains(&answered), "{answered} ms");
}

/// Every tile that can never leave is named, and no line is longer than the terminal.
#[test]
fn why_names_what_can_never_leave() {
    let arguments = ["--seed", "127", "--width", "60"];
    let out = printed("postgame", &arguments, "why\nwhy all\n");
    let (_, answer) = out.split_once("> ").unwrap();
    assert!(
        answer.starts_with("Stuck: it is bound to be lost. 5 tiles can never leave.\n"),
        "{out}"
    );
    let (_, all) = answer.split_once("\n> ").unwrap();
    let named = |line: &&str| {
        [" blocks: ", " is held by ", " stays too, "].iter().any(|words| line.contains(words))
    };
    assert_eq!(all.lines().filter(named).count(), 5, "{out}");
    assert!(all.contains("\n  9 stay unless one of these goes together:\n"), "{out}");
    assert!(answer.lines().all(|line| line.chars().count() <= 60), "{out}");
    let replay = ["--layout", "fort", "--full-set", "--random", "4", "--why", "--width", "60"];
    let out = printed("postgame", &replay, "");
    assert!(out.contains("\nStuck: no move is left. "), "{out}");
    assert!(out.contains(" is held by "), "{out}");
    // The hint names a command or an option that is available there.
    assert!(out.contains(" more block (--why=all lists them)\n"), "{out}");
    let all = replay.map(|word| if word == "--why" { "--why=all" } else { word });
    let all = printed("postgame", &all, "");
    assert!(!all.contains(" more block") && all.lines().count() > out.lines().count(), "{all}");
    let going_on = [&replay[..], &["--play"]].concat();
    let out = printed("postgame", &going_on, "why all\n");
    assert!(out.contains(" more block (why all lists them)\n"), "{out}");
}

#[test]
fn what_is_left_is_shuffled() {
    let input = "1\nshuffle\nundo\nhint all\nshuffle\nquit\n";
    let out = printed("postgame", &["--layout", "hill", "--seed", "3"], input);
    assert_eq!(out.matches("\n22 left, clearable, 0 undos, ").count(), 2, "{out}");
    assert!(out.contains("> there is nothing to undo\n"), "{out}");
    assert!(out.contains("  11  "), "{out}");
    // Two tiles of which one lies on the other are never cleared.
    let file = temporary("tower.txt");
    std::fs::write(&file, "0 0 0 1m\n0 0 1 1m\n").unwrap();
    let out = printed("postgame", &["--board", &file], "shuffle\n");
    assert!(out.contains("> no way was found") || out.contains("> no faces"), "{out}");
}

#[test]
fn files_are_tried_before_a_game_and_read_as_they_are() {
    let wrong = complaint("postgame", &["--layout", "hill", "--save", "/no/such/file"], "1\n");
    assert!(wrong.starts_with("postgame: /no/such/file: "), "{wrong}");
    let file = temporary("bytes.layout");
    std::fs::write(&file, b"kmahjongg-layout-v1.1\nw2\nh2\nd1\n1\xff\n43\n").unwrap();
    let wrong = complaint("postgame", &["--layout", &file], "");
    assert!(wrong.contains("line 5, column 2: "), "{wrong}");
    let board = temporary("pair.txt");
    std::fs::write(&board, "at 0 0 0\n1m 1m . 2m 2m\n\nmoves\n0,0,0 2,0,0\n").unwrap();
    for other in [&["--layout", "hill"][..], &["--clearable"], &["--full-set"], &["--seed", "1"]] {
        for name in ["postgame", "picture"] {
            let wrong = complaint(name, &[&["--board", board.as_str()], other].concat(), "");
            assert!(wrong.contains("cannot be used with"), "{name} {other:?}: {wrong}");
        }
    }
    let svg = printed("picture", &["--board", &board], "");
    assert_eq!(svg.matches("data-tile=").count(), 2, "{svg}");
}
