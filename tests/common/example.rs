//! Examples run as a user runs them.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What came of a run.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

/// The built example, beside the directory of this test's own executable.
pub(crate) fn path(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let example = profile.join("examples").join(name);
    assert!(example.exists(), "no {}: build it with `cargo build --examples`", example.display());
    example
}

/// Runs an example with arguments and all that is typed.
pub(crate) fn run(name: &str, arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(path(name))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that ends before it has read everything closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

/// What it prints where nothing goes wrong, no line of it wider than a plain terminal.
#[track_caller]
pub(crate) fn printed(name: &str, arguments: &[&str], input: &str) -> String {
    let run = run(name, arguments, input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?} {input}");
    for line in run.out.lines() {
        let columns: usize = line.chars().map(|c| if c == '🀄' { 2 } else { 1 }).sum();
        assert!(columns <= 80, "{columns} columns: {line}");
    }
    run.out
}
