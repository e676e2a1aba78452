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
    for name in ["verdicts", "picture"] {
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

/// A full set is dealt so that it can be cleared.
#[test]
fn verdicts_of_clearable_deals() {
    let arguments = ["--clearable", "--full-set", "--layout", "fort", "--seeds", "0..10"];
    let list = printed("verdicts", &arguments, "");
    assert!(list.contains("10 boards: 10 clearable"), "{list}");
}

fn temporary(name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).to_str().unwrap().to_owned()
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
        let (name, arguments) = command.split_once(" -- ").unwrap_or((command, ""));
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

#[test]
fn files_are_read_as_they_are() {
    let file = temporary("bytes.layout");
    std::fs::write(&file, b"kmahjongg-layout-v1.1\nw2\nh2\nd1\n1\xff\n43\n").unwrap();
    let wrong = complaint("picture", &["--layout", &file], "");
    assert!(wrong.contains("line 5, column 2: "), "{wrong}");
    let board = temporary("pair.txt");
    std::fs::write(&board, "at 0 0 0\n1m 1m . 2m 2m\n\nmoves\n0,0,0 2,0,0\n").unwrap();
    for other in [&["--layout", "hill"][..], &["--clearable"], &["--full-set"], &["--seed", "1"]] {
        let wrong = complaint("picture", &[&["--board", board.as_str()], other].concat(), "");
        assert!(wrong.contains("cannot be used with"), "{other:?}: {wrong}");
    }
    let svg = printed("picture", &["--board", &board], "");
    assert_eq!(svg.matches("data-tile=").count(), 2, "{svg}");
}
