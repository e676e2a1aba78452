//! Terminal sessions in README.md of the checkout match the program's output.

mod runner;

use runner::{run, run_at};

/// The command before the arguments.
const RUN: &str = "cargo run --release -p mentsu-cli -- ";

/// The insides of the fenced `text` blocks.
fn text_blocks(readme: &str) -> impl Iterator<Item = &str> {
    readme.split("\n```text\n").skip(1).map(|rest| rest.split("\n```").next().unwrap())
}

/// The commands of a block, each with what it printed.
fn sessions(block: &str) -> impl Iterator<Item = (&str, &str)> {
    let block = block.strip_prefix("$ ").unwrap_or("");
    let sessions = block.split("\n$ ").filter(|session| !session.is_empty());
    sessions.map(|session| session.split_once('\n').unwrap_or((session, "")))
}

/// What is typed (`echo 14 | …` types a line), and the command that reads it.
fn typed(command: &str) -> (String, &str) {
    let echoed = command.strip_prefix("echo ").and_then(|rest| rest.split_once(" | "));
    let (typed, run) = match echoed {
        Some((text, run)) => (format!("{text}\n"), run),
        None => (String::new(), command),
    };
    (typed, run.strip_prefix(RUN).unwrap_or_else(|| panic!("{run} doesn't run mentsu")))
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
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    let mut shown = 0;
    for (command, printed) in text_blocks(&readme).flat_map(sessions) {
        let (typed, rest) = typed(command);
        let arguments = arguments(rest);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = run(&arguments, typed.as_bytes());
        assert_eq!(format!("{}{}", run.out, run.err).trim_end(), printed.trim_end(), "{command}");
        shown += 1;
    }
    assert!(shown > 0, "README.md shows no session");
}

/// What the program's own README shows of plans.
#[test]
fn shown_plans_are_real() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"));
    let readme = readme.unwrap();
    let mut shown = 0;
    for (command, printed) in text_blocks(&readme).flat_map(sessions) {
        let Some(rest) = command.strip_prefix("mentsu plan ") else { continue };
        let arguments = arguments(rest);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = run(&[&["plan"], &arguments[..]].concat(), b"");
        assert_eq!(format!("{}{}", run.out, run.err).trim_end(), printed.trim_end(), "{command}");
        shown += 1;
    }
    assert_eq!(shown, 2, "of discards, and of calls");
}

/// What the program's own README shows of games that anybody can play again.
#[test]
fn shown_games_are_real() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"));
    let readme = readme.unwrap();
    let directory = std::env::temp_dir().join(format!("mentsu-readme-{}", std::process::id()));
    let mut shown = 0;
    for (command, printed) in text_blocks(&readme).flat_map(sessions) {
        let is_ours = command.ends_with(" games");
        let Some(rest) = command.strip_prefix("mentsu ").filter(|_| is_ours) else { continue };
        let rest = rest.replace("games", directory.to_str().unwrap());
        let rest = rest.replacen(&format!("--{}", directory.to_str().unwrap()), "--games", 1);
        let arguments = arguments(&rest);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = run(&arguments, b"");
        assert_eq!(format!("{}{}", run.err, run.out).trim_end(), printed.trim_end(), "{command}");
        shown += 1;
    }
    let _ = std::fs::remove_dir_all(directory);
    assert_eq!(shown, 2, "an arena, and the replay of its games");
}

/// What the program's own README shows of the neighbours, which read what `echo` or another run
/// prints.
#[test]
fn shown_boards_are_real() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"));
    let readme = readme.unwrap();
    let mut shown = 0;
    for (command, printed) in text_blocks(&readme).flat_map(sessions) {
        let Some((first, second)) = command.split_once(" | mentsu ") else { continue };
        let second: Vec<&str> = second.split_whitespace().collect();
        if !["shanghai", "othello"].contains(&second[0]) {
            continue;
        }
        let input = match first.split_once(' ') {
            Some(("echo", text)) => format!("{text}\n"),
            _ => run(&first.split_whitespace().skip(1).collect::<Vec<_>>(), b"").out,
        };
        let run = run(&second, input.as_bytes());
        assert_eq!(format!("{}{}", run.out, run.err).trim_end(), printed.trim_end(), "{command}");
        shown += 1;
    }
    assert_eq!(shown, 2, "a board that is dealt, and a game");
}

/// What the packages' READMEs show of families: presets, the file that one of them has in full, and
/// a wrong one.
#[test]
fn shown_families_are_real() {
    let read = |path: &str| {
        let path = format!("{}/../{path}/README.md", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap()
    };
    let (program, families) = (read("cli"), read("families"));
    let town = families.split("\n```toml\n").nth(1).unwrap().split("\n```").next().unwrap();
    assert_eq!(town.lines().count(), 30);
    let wrong = "name = 'x'\n\n[[patterns]]\nid = 'all_pungs'\nvalue = 2\nwhen = 'all_pung'\n";
    let directory = std::env::temp_dir().join(format!("mentsu-towns-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    std::fs::write(directory.join("town.toml"), town).unwrap();
    std::fs::write(directory.join("wrong.toml"), wrong).unwrap();
    let mut shown = 0;
    for (command, printed) in
        [&program, &families].into_iter().flat_map(|all| text_blocks(all)).flat_map(sessions)
    {
        let Some(rest) = command.strip_prefix("mentsu family ") else { continue };
        let arguments = arguments(rest);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = run_at(&directory, &[&["family"], &arguments[..]].concat());
        assert_eq!(format!("{}{}", run.out, run.err).trim_end(), printed.trim_end(), "{command}");
        shown += 1;
    }
    let _ = std::fs::remove_dir_all(directory);
    assert_eq!(shown, 4, "a preset, a wrong file, a win and waits in the town");
}
