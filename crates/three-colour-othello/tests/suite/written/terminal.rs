//! Runs the built examples.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The built example, in the folder next to that of this test's executable.
pub(crate) fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let example = profile.join("examples").join(name);
    assert!(example.exists(), "no {}: build it with `cargo build --examples`", example.display());
    example
}

pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

pub(crate) fn run(name: &str, arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(example(name))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // An example that needs no input may exit before it reads any.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}
