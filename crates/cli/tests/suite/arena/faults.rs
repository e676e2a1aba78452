//! `mentsu arena` with a program that makes one mistake, in each of the three protocols: it loses
//! no more than it should, and every other answer still belongs to its question.

use std::io::Read as _;
use std::time::{Duration, Instant};

use flate2::read::GzDecoder;
use serde_json::Value;

use crate::arena::{arena, assert_replayed, files};
use crate::replay::Directory;
use crate::runner::Run;

const MODES: [&str; 3] = ["lines", "asked", "arrays"];

/// A game of the program against tile efficiency, and its log.
struct Game {
    run: Run,
    log: String,
}

#[track_caller]
fn game(mode: &str, fault: &str, limit: &str) -> Game {
    let logs = Directory::new(&format!("arena-{mode}-{fault}"));
    let marks = Directory::new(&format!("arena-marks-{mode}-{fault}"));
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/arena/bot.py");
    let bot = format!("bot={mode}:python3 '{bot}' {mode} {fault} {{id}} '{}'", marks.path());
    let arguments = ["--games", "1", "--seed", "3", "--tonpuu", "--time-limit", limit];
    let run =
        arena(&[&[bot.as_str(), "efficiency"], &arguments[..], &["--logs", logs.path()]].concat());
    assert!(run.out.contains("1 game, "), "{mode} {fault}: {}{}", run.out, run.err);
    assert_replayed(&logs, &run.out);
    let mut log = String::new();
    GzDecoder::new(&files(&logs)[0].1[..]).read_to_string(&mut log).unwrap();
    Game { run, log }
}

impl Game {
    /// How many illegal answers, how often it was late and how often it ended.
    fn faults(&self) -> [usize; 3] {
        let Some(line) = self.run.out.lines().find(|line| line.contains("bot: ")) else {
            return [0; 3];
        };
        let numbers = line.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok());
        let numbers: Vec<usize> = numbers.collect();
        numbers.try_into().unwrap()
    }

    /// How often its drawn tile was discarded, in each round: the arena does that, it never does.
    fn played_for_it(&self) -> Vec<usize> {
        let mut rounds = Vec::new();
        for line in self.log.lines() {
            let event: Value = serde_json::from_str(line).unwrap();
            if event["type"] == "start_kyoku" {
                rounds.push(0);
            } else if event["type"] == "dahai" && event["actor"] == 0 && event["tsumogiri"] == true
            {
                *rounds.last_mut().unwrap() += 1;
            }
        }
        rounds
    }
}

#[test]
fn a_program_plays_the_same_game_however_it_is_spoken_to() {
    let lines = game("lines", "plays", "20");
    assert!(lines.log.matches("\"actor\":0,").count() > 100);
    for (mode, fault) in [
        ("asked", "plays"),
        ("arrays", "plays"),
        ("lines", "split"),
        ("asked", "split"),
        ("arrays", "split"),
        ("lines", "complains"),
        ("asked", "complains"),
        ("arrays", "complains"),
        // It thought that it might win before it drew.
        ("asked", "eager"),
    ] {
        let game = game(mode, fault, "20");
        assert_eq!((game.run.code, game.run.err.as_str()), (Some(0), ""), "{mode} {fault}");
        assert_eq!(game.played_for_it().iter().sum::<usize>(), 0, "{mode} {fault}");
        assert!(game.log == lines.log, "{mode} {fault}");
    }
}

/// An answer that isn't one costs its turn and no more.
#[test]
fn an_illegal_answer_costs_a_turn() {
    for mode in MODES {
        for (fault, told) in [
            ("illegal", "not an option: {\"type\": \"pon\""),
            ("passes", "not an option: {\"type\": \"none\"}"),
            ("nonsense", "not JSON (expected value at line 1 column 1): what?"),
        ] {
            let game = game(mode, fault, "20");
            assert_eq!((game.run.code, game.faults()), (Some(1), [1, 0, 0]), "{mode} {fault}");
            assert!(game.run.err.contains(told), "{mode} {fault}: {}", game.run.err);
            let played = game.played_for_it();
            assert_eq!((played[0], played.iter().sum::<usize>()), (1, 1), "{mode} {fault}");
        }
    }
}

/// What comes late, never or without end costs the rest of its round, and no answer of a later
/// round is taken for another.
#[test]
fn who_is_late_ends_or_floods_loses_the_round() {
    for mode in MODES {
        for (fault, limit, faults, told) in [
            ("late", "2", [0, 1, 0], "late, no answer for 2 s"),
            ("slow", "2", [0, 1, 0], "late, no answer for 2 s"),
            ("drips", "2", [0, 1, 0], "late, no answer for 2 s"),
            ("deaf", "2", [0, 1, 0], "late, no answer for 2 s"),
            ("dies", "20", [0, 0, 1], "ended, exit status: 3"),
            ("floods", "20", [1, 0, 0], "illegal answer, a line of more than 64 KiB"),
        ] {
            let start = Instant::now();
            let game = game(mode, fault, limit);
            assert!(start.elapsed() < Duration::from_secs(25), "{mode} {fault}");
            assert_eq!((game.run.code, game.faults()), (Some(1), faults), "{mode} {fault}");
            let told = format!("game 1, E1, bot: {told}\n");
            assert_eq!(game.run.err, told, "{mode} {fault}");
            let played = game.played_for_it();
            assert!(played[0] > 1 && played.len() > 1, "{mode} {fault}: {played:?}");
            assert_eq!(played[1..].iter().sum::<usize>(), 0, "{mode} {fault}: {played:?}");
        }
    }
}

/// A program that answers more than one request asks for can't be understood, and gets the reason.
#[test]
fn who_says_more_than_it_is_asked_loses_the_round() {
    for mode in ["lines", "arrays"] {
        let game = game(mode, "twice", "20");
        let [illegal, late, ended] = game.faults();
        let rounds = game.played_for_it().len();
        let found = (game.run.code, illegal, late, ended);
        assert_eq!(found, (Some(1), rounds, 0, 0), "{mode}: {}", game.run.out);
        assert!(game.run.err.contains("wrote unasked: {"), "{}", game.run.err);
    }
}
