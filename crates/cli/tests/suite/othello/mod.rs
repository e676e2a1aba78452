//! `mentsu othello`: positions and games analysed, games played.

mod analyses;
mod clocks;
mod games;
mod played;

use std::path::PathBuf;

use crate::runner::{self, run};

/// A person as black, and a searcher of depth 1 as white.
const PERSON: [&str; 2] = ["--white", "search:1"];
/// Both players search.
const SEARCHERS: [&str; 4] = ["--black", "search", "--white", "search"];

/// What it prints where nothing goes wrong.
#[track_caller]
fn printed(arguments: &[&str], input: &str) -> String {
    runner::printed(&[&["othello"], arguments].concat(), input)
}

/// A game, played.
#[track_caller]
fn played(arguments: &[&str], input: &str) -> String {
    printed(&[&["play"], arguments].concat(), input)
}

/// A game of a person as black and a searcher as white.
#[track_caller]
fn typed(input: &str) -> String {
    played(&PERSON, input)
}

/// The complaint about wrong arguments or input; nothing is printed.
#[track_caller]
fn complaint(arguments: &[&str], input: &str) -> String {
    let run = run(&[&["othello"], arguments].concat(), input.as_bytes());
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
    run.err
}

/// The actions at the end of the output.
fn record(out: &str) -> String {
    let (_, record) = out.split_once("\nRecord:").unwrap();
    // The first line, and those that go on with it.
    let lines =
        record.lines().enumerate().take_while(|(i, line)| *i == 0 || line.starts_with("  "));
    lines.flat_map(|(_, line)| line.split_whitespace()).collect::<Vec<_>>().join(" ")
}

/// A file with this text.
fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("othello-{name}"));
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
