//! `mentsu shanghai`: verdicts on boards and games, deals, games played.

mod deals;
mod played;
mod verdicts;

use std::path::PathBuf;

use crate::runner::{self, run};

/// What it prints where nothing goes wrong.
#[track_caller]
fn printed(arguments: &[&str], input: &str) -> String {
    runner::printed(&[&["shanghai"], arguments].concat(), input)
}

/// The complaint about wrong arguments or input; nothing is printed.
#[track_caller]
fn complaint(arguments: &[&str], input: &str) -> String {
    let run = run(&[&["shanghai"], arguments].concat(), input.as_bytes());
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
    run.err
}

/// A file with this text.
fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("shanghai-{name}"));
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A board of the hill that is dealt at random.
fn random_hill(seed: &str) -> String {
    printed(&["--deal", seed, "--layout", "hill", "--random"], "")
}
