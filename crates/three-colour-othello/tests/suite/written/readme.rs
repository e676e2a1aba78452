//! The examples print the terminal sessions of README.md.

use crate::written::terminal::run;

const README: &str = include_str!("../../../README.md");
const COMMAND: &str = "$ cargo run --release -p three-colour-othello --example ";

#[test]
fn shown_sessions_are_real() {
    let mut shown = 0;
    for block in README.split("\n```text\n").skip(1) {
        let block = block.split("\n```").next().unwrap();
        for session in block.split(COMMAND).skip(1) {
            let (command, printed) = session.split_once('\n').unwrap_or((session, ""));
            let (name, rest) = command.split_once(" -- ").unwrap_or((command, ""));
            // Shells remove single quotes; the text between two of them is one argument.
            let mut arguments = Vec::new();
            for (i, part) in rest.split('\'').enumerate() {
                match i % 2 {
                    0 => arguments.extend(part.split_whitespace()),
                    _ => arguments.push(part),
                }
            }
            let run = run(name, &arguments, b"");
            assert_eq!(format!("{}{}", run.out, run.err).trim(), printed.trim(), "{command}");
            shown += 1;
        }
    }
    assert!(shown >= 2, "README.md shows {shown} sessions");
}
