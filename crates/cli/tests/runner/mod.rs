//! The program run as a user runs it: arguments and input in, text and an exit code out.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use std::process::{Command, Stdio};
use std::thread;

/// What came of a run.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

/// The program, its input, output and errors piped, and nothing around it that it would heed.
pub(crate) fn mentsu() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mentsu"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for variable in ["COLUMNS", "CLICOLOR", "CLICOLOR_FORCE", "NO_COLOR"] {
        command.env_remove(variable);
    }
    command
}

/// Runs it with arguments and all that is typed.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Run {
    run_of(mentsu().args(arguments), input)
}

/// The same for lines of `columns` columns.
pub(crate) fn run_in(columns: usize, arguments: &[&str], input: &[u8]) -> Run {
    run_of(mentsu().args(arguments).env("COLUMNS", columns.to_string()), input)
}

/// The same in a directory, without input.
pub(crate) fn run_at(directory: &std::path::Path, arguments: &[&str]) -> Run {
    run_of(mentsu().args(arguments).current_dir(directory), b"")
}

fn run_of(command: &mut Command, input: &[u8]) -> Run {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // From a thread of its own, or both would wait for the other once the pipes are full. A
    // program that ends before it has read everything closes the pipe.
    let writer = thread::spawn(move || {
        let _ = std::io::Write::write_all(&mut stdin, &input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

/// The output of a successful run; no line is longer than 80 columns.
#[track_caller]
pub(crate) fn printed(arguments: &[&str], input: &str) -> String {
    printed_in(80, arguments, input)
}

/// Its output for lines of `columns` columns, none longer, if nothing goes wrong.
#[track_caller]
pub(crate) fn printed_in(width: usize, arguments: &[&str], input: &str) -> String {
    let run = run_in(width, arguments, input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?} {input}");
    for line in run.out.lines() {
        assert!(columns(line) <= width, "{} columns: {line}", columns(line));
    }
    run.out
}

/// Columns of a terminal, for text of ASCII, kanji and tiles: of the tiles only 🀄 is two wide.
pub(crate) fn columns(line: &str) -> usize {
    let of = |c: char| match c {
        '🀄' | '\u{3041}'..='\u{9FFF}' => 2,
        _ => 1,
    };
    line.chars().map(of).sum()
}
