//! `mentsu arena`: games between built-in bots, and what is asked for. Programs are in `arena_programs`.

use std::fs;

use crate::replay::Directory;
use crate::runner::{Run, columns, run, run_in};

pub(crate) fn arena(arguments: &[&str]) -> Run {
    run(&[&["arena"], arguments].concat(), b"")
}

/// The names and bytes of a directory's files.
pub(crate) fn files(directory: &Directory) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap());
    let mut files: Vec<_> = entries
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap()))
        .collect();
    files.sort();
    files
}

/// The logs of an arena replay without a difference, so many rounds of them.
#[track_caller]
pub(crate) fn assert_replayed(directory: &Directory, table: &str) {
    let check = run(&["replay", "--check", directory.path()], b"");
    assert_eq!((check.code, check.err.as_str()), (Some(0), ""));
    let rounds = check.out.split(", ").next().unwrap();
    assert!(table.contains(rounds) && check.out.ends_with(", 0 differences\n"), "{}", check.out);
}

#[test]
fn the_same_seed_gives_the_same_games_in_any_number_of_threads() {
    for players in ["3", "4"] {
        let mut runs = Vec::new();
        for threads in ["1", "2", "5"] {
            let logs = Directory::new(&format!("arena-{players}-{threads}"));
            let run = arena(&[
                "random",
                "efficiency",
                "--games",
                "6",
                "--seed",
                "14",
                "--players",
                players,
                "--threads",
                threads,
                "--logs",
                logs.path(),
            ]);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
            assert_replayed(&logs, &run.out);
            runs.push((run.out, files(&logs)));
        }
        assert_eq!(runs[0].1.len(), 6);
        assert!(runs[0] == runs[1] && runs[0] == runs[2], "{players} players");
        let other =
            arena(&["random", "efficiency", "--games", "6", "--seed", "15", "--players", players]);
        assert_ne!(other.out, runs[0].0);
    }
}

/// Equal bots that don't gamble come to every place equally often on a wall that all of them play from
/// every place.
#[test]
fn duplicate_walls_are_played_in_all_rotations() {
    for (players, rank) in [("3", "2.000  0.000"), ("4", "2.500  0.000")] {
        let logs = Directory::new(&format!("arena-duplicate-{players}"));
        let run = arena(&[
            "efficiency",
            "--games",
            "3",
            "--seed",
            "2",
            "--players",
            players,
            "--duplicate",
            "--tonpuu",
            "--logs",
            logs.path(),
        ]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out.contains("on 3 walls"), "{}", run.out);
        assert_eq!(run.out.matches(rank).count(), players.parse::<usize>().unwrap(), "{}", run.out);
        assert_replayed(&logs, &run.out);
        // The games on a wall differ in names only.
        let shown = |game: usize| {
            let file = format!("{}/game-{game:06}.mjai.gz", logs.path());
            let shown = crate::runner::run(&["replay", &file, "--json", "--analyse"], b"").out;
            shown.replace(&file, "")
        };
        assert!(shown(1) == shown(2) && shown(1) != shown(players.parse::<usize>().unwrap() + 1));
    }
}

#[test]
fn efficiency_beats_chance() {
    let run = arena(&["random", "efficiency", "--games", "20", "--seed", "1", "--duplicate"]);
    let last = run.out.lines().last().unwrap();
    assert!(last.trim_start().starts_with("random "), "{}", run.out);
}

#[test]
fn tables_fit_60_80_and_120_columns() {
    let long = "a-very-long-name-that-nobody-would-give-to-a-bot-of-his-own-or-would-they=random";
    for width in [60, 80, 120] {
        for players in ["3", "4"] {
            let run = run_in(
                width,
                &["arena", long, "efficiency", "--games", "2", "--seed", "1", "--players", players],
                b"",
            );
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
            assert!(run.out.lines().all(|line| columns(line) <= width), "{width}: {}", run.out);
            assert!(run.out.contains("points"), "{}", run.out);
        }
    }
}

#[test]
fn arguments_are_checked() {
    let directory = Directory::new("arena-arguments");
    let file = directory.file("file", "");
    let below_file = format!("{file}/logs");
    let wrong: [&[&str]; 9] = [
        &[],
        &["random", "--players", "2"],
        &["random", "--players", "5"],
        &["random", "--games", "0"],
        &["random", "random", "random", "random", "random"],
        &["random", "--time-limit", "0"],
        &["random", "--time-limit", "NaN"],
        &["bot 'x"],
        &["random", "--logs", &below_file],
    ];
    for arguments in wrong {
        let run = arena(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(!run.err.is_empty(), "{arguments:?}");
    }
}
