//! What README.md shows of a terminal is what the examples print.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const README: &str = include_str!("../../README.md");

/// What stands before the name of an example.
const RUN: &str = "cargo run --release --example ";

/// The built example, beside the directory of this test's own executable.
fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let example = profile.join("examples").join(name);
    assert!(example.exists(), "no {}: build it with `cargo build --examples`", example.display());
    example
}

/// The insides of the fenced `text` blocks.
fn text_blocks() -> impl Iterator<Item = &'static str> {
    README.split("\n```text\n").skip(1).map(|rest| rest.split("\n```").next().unwrap())
}

/// The commands of a block, each with what it printed.
fn sessions(block: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let block = block.strip_prefix("$ ").unwrap_or("");
    let sessions = block.split("\n$ ").filter(|session| !session.is_empty());
    sessions.map(|session| session.split_once('\n').unwrap_or((session, "")))
}

/// What is typed (`echo 14 | …` types a line), and the command that reads it.
fn typed(command: &'static str) -> (String, &'static str) {
    let echoed = command.strip_prefix("echo ").and_then(|rest| rest.split_once(" | "));
    let (typed, run) = match echoed {
        Some((text, run)) => (format!("{text}\n"), run),
        None => (String::new(), command),
    };
    (typed, run.strip_prefix(RUN).unwrap_or_else(|| panic!("{run} runs no example")))
}

/// Arguments as a shell takes them apart, of which single quotes are all it knows.
fn arguments(command: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    for (i, part) in command.split('\'').enumerate() {
        match i % 2 {
            0 => arguments.extend(part.split_whitespace().map(str::to_owned)),
            _ => arguments.push(part.to_owned()),
        }
    }
    arguments
}

#[test]
fn shown_sessions_are_real() {
    let mut shown = 0;
    for (command, printed) in text_blocks().flat_map(sessions) {
        let (typed, run) = typed(command);
        let (name, rest) = run.split_once(" -- ").unwrap_or((run, ""));
        let mut child = Command::new(example(name.trim()))
            .args(arguments(rest))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        let [out, err] =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        assert_eq!(format!("{out}{err}").trim_end(), printed.trim_end(), "{command}");
        shown += 1;
    }
    assert!(shown > 0, "README.md shows no session");
}
