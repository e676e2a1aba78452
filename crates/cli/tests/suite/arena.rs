//! `mentsu arena`: games between built-in bots, and what is asked for. Programs are in `arena_programs`.

use std::fs;
use std::io::Read as _;

use flate2::read::GzDecoder;
use serde_json::Value;

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

/// Every house's games are played by its rules, written with them, and replay by them.
#[test]
fn every_house_is_played() {
    for (house, players, told, sum) in [
        ("tenhou", 4, "南喰赤", 100_000),
        ("mahjong-soul", 4, "段位の間南喰赤", 100_000),
        ("m-league", 4, "Mリーグ南喰赤", 100_000),
        ("wrc", 4, "WRC南喰", 120_000),
        ("ema", 4, "EMA南喰", 120_000),
        ("tenhou-sanma", 3, "三南喰赤", 105_000),
        ("mahjong_soul_sanma", 3, "段位の間三南喰赤", 105_000),
    ] {
        let logs = Directory::new(&format!("arena-rules-{house}"));
        let games = ["--games", "5", "--seed", "6", "--logs", logs.path(), "--rules", house];
        let run = arena(&[&["random", "efficiency"], &games[..]].concat());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{house}");
        let name = house.replace('_', "-").replace("-sanma", "");
        let title = format!(", {players} players, rules {name}, seed 6\n");
        assert!(run.out.contains(&title), "{}", run.out);
        assert_replayed(&logs, &run.out);
        let mut log = String::new();
        GzDecoder::new(&files(&logs)[0].1[..]).read_to_string(&mut log).unwrap();
        let start: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
        assert_eq!(start["rule"]["disp"], told);
        let deal: Value = serde_json::from_str(log.lines().nth(1).unwrap()).unwrap();
        let scores = deal["scores"].as_array().unwrap().iter();
        assert_eq!(scores.map(|score| score.as_i64().unwrap()).sum::<i64>(), sum, "{house}");
        if let Some(own) = house.strip_suffix("-sanma") {
            let games = ["--games", "5", "--seed", "6", "--players", "3", "--rules", own];
            assert_eq!(arena(&[&["random", "efficiency"], &games[..]].concat()).out, run.out);
        }
    }
    let unknown = arena(&["random", "--rules", "rcr"]);
    let known =
        "the houses are tenhou, tenhou-sanma, mahjong-soul, mahjong-soul-sanma, wrc, ema, m-league";
    assert!(unknown.err.contains(known), "{}", unknown.err);
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
    let wrong: [&[&str]; 13] = [
        &["random", "--rules", "ema", "--players", "3"],
        &["random", "--rules", "tenhou-sanma", "--players", "4"],
        &["random", "--rules", "m_league_sanma"],
        &["random", "--rules", ""],
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
