//! `mentsu arena` and the processes of programs: none outlives it, whatever they do.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::arena::programs::{TSUMOGIRI, number_before};
use crate::arena::{arena, assert_replayed, files};
use crate::replay::Directory;
use crate::runner::mentsu;

/// Whether a process is still there; one that has ended and that nobody waits for isn't.
fn is_running(pid: &str) -> bool {
    let state = Command::new("ps").args(["-o", "stat=", "-p", pid]).output().unwrap();
    let state = String::from_utf8(state.stdout).unwrap();
    !state.trim().is_empty() && !state.trim().starts_with('Z')
}

/// Signals arrive when they do, so this waits a while.
#[track_caller]
fn assert_all_ended(pids: &str, at_least: usize) {
    let pids: Vec<&str> = pids.lines().collect();
    assert!(pids.len() >= at_least, "{pids:?}");
    let until = Instant::now() + Duration::from_secs(60);
    for pid in pids {
        while is_running(pid) {
            assert!(Instant::now() < until, "{pid} is running");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// A shell around the bot, and what that has started itself.
#[test]
fn no_grandchild_survives() {
    for (name, rest, limit, code, told) in [
        ("plays", TSUMOGIRI, "20", 0, ""),
        // At once, though the child holds its output open.
        ("dies", "read -r line; exit 3", "2", 1, "ended, exit status: 0"),
        ("hangs", "sleep 1000; exit", "0.02", 1, "late, no answer"),
    ] {
        let directory = Directory::new(&format!("arena-children-{name}"));
        let pids = format!("{}/pids", directory.path());
        let child = format!("sleep 1000 &\necho $! >> '{pids}'\n");
        let bot = directory.file("bot.sh", format!("{child}{rest}"));
        let bot = format!("sh -c \"sh {bot} {{id}}; true\"");
        let games = ["--games", "2", "--seed", "3", "--tonpuu", "--time-limit", limit];
        let run = arena(&[&[bot.as_str(), "efficiency"], &games[..]].concat());
        assert_eq!(run.code, Some(code), "{name}: {}", run.err);
        assert!(run.err.contains(told) && run.err.is_empty() == told.is_empty(), "{}", run.err);
        assert_all_ended(&fs::read_to_string(pids).unwrap(), 2);
    }
}

/// What has left the group of its bot, and has no parent any more, is found all the same.
#[cfg(target_os = "linux")]
#[test]
fn no_process_of_another_session_survives() {
    for (name, rest, limit, code) in
        [("plays", TSUMOGIRI, "20", 0), ("dies", "read -r line; exit 3", "2", 1)]
    {
        let directory = Directory::new(&format!("arena-sessions-{name}"));
        let pids = format!("{}/pids", directory.path());
        // It holds the output of its bot open.
        let daemon = directory.file(
            "daemon.sh",
            format!(
                "echo $$ >> '{pids}'\nsleep 1000 &\n\
            echo $! >> '{pids}'\nsleep 1000; exit"
            ),
        );
        let starts = format!("(setsid sh {daemon} &)\nwhile [ ! -s '{pids}' ]; do :; done\n");
        let bot = format!("sh {} {{id}}", directory.file("bot.sh", starts + rest));
        let games = ["--games", "2", "--seed", "3", "--tonpuu", "--time-limit", limit];
        let begun = Instant::now();
        let run = arena(&[&[bot.as_str(), "efficiency"], &games[..]].concat());
        assert_eq!(run.code, Some(code), "{name}: {}", run.err);
        assert_eq!(run.err.contains("ended, exit status: 3"), code == 1, "{}", run.err);
        assert!(begun.elapsed() < Duration::from_secs(60), "nobody waits for a dead bot's line");
        assert_all_ended(&fs::read_to_string(pids).unwrap(), 2);
    }
}

/// It is no bot's fault when the system has no more files.
#[test]
fn without_file_descriptors_the_match_ends_at_once() {
    let directory = Directory::new("arena-descriptors");
    let bot = directory.file("bot.sh", TSUMOGIRI);
    let program = env!("CARGO_BIN_EXE_mentsu");
    let script = format!("ulimit -n 16; exec '{program}' arena 'sh {bot} {{id}}' --games 999");
    let start = Instant::now();
    let run = Command::new("sh").args(["-c", &script]).output().unwrap();
    let told = String::from_utf8(run.stderr).unwrap();
    assert_eq!(run.status.code(), Some(3), "{told}");
    assert_eq!(told, "sh can't be started: Too many open files (os error 24)\n");
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
#[ignore = "measures time"]
fn illegal_answers_cost_no_time() {
    let directory = Directory::new("arena-quick");
    let nonsense = "while read -r line; do echo '{\"type\":\"hora\"}'; done";
    let bot = directory.file("bot.sh", nonsense);
    for mode in ["lines", "asked", "arrays"] {
        let bot = format!("{mode}:sh {bot}");
        let start = Instant::now();
        let run = arena(&[&bot, "efficiency", "--games", "2", "--seed", "3", "--tonpuu"]);
        let (elapsed, faults) = (start.elapsed(), number_before(&run.out, " illegal answers"));
        assert!(faults > 60, "{}", run.out);
        assert!(elapsed < Duration::from_millis(50) * faults as u32, "{mode}: {elapsed:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_and_processor_time_are_limited() {
    let directory = Directory::new("arena-limits");
    let hungry = format!("{}/eats.py", directory.path());
    let eats = "import mmap, sys\n\
                for line in sys.stdin:\n    x = mmap.mmap(-1, 1 << 30)\n    print('{}', flush=True)\n";
    fs::write(&hungry, eats).unwrap();
    let games = ["efficiency", "--games", "1", "--seed", "3", "--tonpuu"];
    let bot = format!("python3 {hungry}");
    let run = arena(&[&[bot.as_str()], &games[..], &["--memory", "256"]].concat());
    assert!(run.err.contains("eats.py: ended, exit status: 1"), "{}", run.err);
    let run = arena(&[&[bot.as_str()], &games[..], &["--memory", "8192"]].concat());
    assert!(run.err.contains("eats.py: illegal answer"), "{}", run.err);
    // Once, so that the rest of the match is played.
    let mark = format!("{}/mark", directory.path());
    let spins = format!("[ -e {mark} ] || {{ touch {mark}; while :; do :; done; }}\n{TSUMOGIRI}");
    let bot = format!("sh {} {{id}}", directory.file("spins.sh", &spins));
    let run = arena(&[&[bot.as_str()], &games[..], &["--processor-time", "1"]].concat());
    assert!(run.err.contains("game 1, E1, spins.sh: ended, signal: 9"), "{}", run.err);
    assert!(run.out.contains("spins.sh: 0 illegal answers, 0 late, 1 ended"), "{}", run.out);
}

/// Ctrl-C, as the terminal sends it: the table has the games so far, and nobody is left.
#[test]
fn an_interrupted_match_tells_its_results() {
    let directory = Directory::new("arena-interrupted");
    let [pids, csv] = ["pids", "results.csv"].map(|name| format!("{}/{name}", directory.path()));
    let bot = format!("echo $$ >> '{pids}'\n{TSUMOGIRI}");
    let bot = format!("sh {} {{id}}", directory.file("bot.sh", &bot));
    let games = ["--games", "99999", "--seed", "3", "--tonpuu", "--csv", &csv, "--json"];
    let mut arguments = vec!["arena", &bot, "efficiency"];
    arguments.extend(games);
    let child = mentsu().args(&arguments).spawn().unwrap();
    let until = Instant::now() + Duration::from_secs(60);
    while fs::read_to_string(&csv).map_or(0, |text| text.lines().count()) < 4 {
        assert!(Instant::now() < until, "no games");
        thread::sleep(Duration::from_millis(20));
    }
    // Twice at once, as `timeout` does.
    let interrupt = format!("kill -INT {0}; kill -INT {0}", child.id());
    Command::new("sh").args(["-c", &interrupt]).status().unwrap();
    let sent = Instant::now();
    let output = child.wait_with_output().unwrap();
    assert!(sent.elapsed() < Duration::from_secs(60), "{:?}", sent.elapsed());
    assert_eq!(output.status.code(), Some(130));
    let results: Value = serde_json::from_slice(&output.stdout).unwrap();
    let lines = fs::read_to_string(&csv).unwrap().lines().count();
    assert!(lines >= 4 && results["games"] == json!(lines - 1), "{results}");
    assert_all_ended(&fs::read_to_string(&pids).unwrap(), 3);
}

/// A program that goes on from game to game plays as it would play each of them alone.
#[test]
fn a_kept_program_is_started_once() {
    let mut played = Vec::new();
    for (kept, id, starts) in [("", "{id}", 4), ("kept:", "{id}", 4), ("kept:", "0", 1)] {
        let directory = Directory::new(&format!("arena-kept-{}-{starts}", kept.len()));
        let logs = Directory::new(&format!("arena-kept-logs-{}-{starts}", kept.len()));
        let heard = format!("{}/heard", directory.path());
        // Its seat is what start_game says.
        let tells = format!(
            "do\ncase $line in *_game*) echo \"$line\" >> {heard};; esac\n\
             case $line in *start_game*) id=${{line##*\\\"id\\\":}}; set -- ${{id%%[!0-9]*}};; esac\n"
        );
        let reads = TSUMOGIRI.replacen("do\n", &tells, 1);
        let bot = directory.file("bot.sh", format!("echo started >> {heard}\n{reads}"));
        let bot = format!("bot={kept}sh {bot} {id}");
        let games = ["--games", "4", "--seed", "3", "--tonpuu", "--threads", "1"];
        let run = arena(&[&[&bot, "efficiency"], &games[..], &["--logs", logs.path()]].concat());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{kept} {id}");
        assert_replayed(&logs, &run.out);
        let heard = fs::read_to_string(heard).unwrap();
        let count = |word: &str| heard.matches(word).count();
        let found = (count("started"), count("start_game"), count("end_game"));
        assert_eq!(found, (starts, 4, 4), "{kept} {id}: {heard}");
        played.push(files(&logs));
    }
    assert!(played[0] == played[1] && played[0] == played[2], "the same games");
}
