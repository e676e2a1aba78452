//! `mentsu arena`: games between built-in bots, and programs that play, die, hang or talk nonsense.

use std::fs;
use std::time::{Duration, Instant};

use crate::replay::Directory;
use crate::runner::{Run, columns, run, run_in};

fn arena(arguments: &[&str]) -> Run {
    run(&[&["arena"], arguments].concat(), b"")
}

/// The names and bytes of a directory's files.
fn files(directory: &Directory) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap());
    let mut files: Vec<_> = entries
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap()))
        .collect();
    files.sort();
    files
}

/// The logs of an arena replay without a difference, so many rounds of them.
#[track_caller]
fn assert_replayed(directory: &Directory, table: &str) {
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

/// Programs, written for a shell.
#[cfg(unix)]
mod programs {
    use super::*;

    /// Discards what it draws, and answers every line.
    const TSUMOGIRI: &str = r#"
        while read -r line; do
            case $line in
                '{"type":"tsumo","actor":'$1',"pai":"'*)
                    pai=${line##*\"pai\":\"}
                    echo '{"type":"dahai","actor":'$1',"pai":"'${pai%%\"*}'","tsumogiri":true}';;
                *) echo '{"type":"none"}';;
            esac
        done"#;

    /// The same where events come as arrays.
    const OF_ARRAYS: &str = r#"
        while read -r line; do
            case $line in
                *'{"type":"tsumo","actor":'$1',"pai":"'*'}]')
                    last=${line##*\"type\":\"tsumo\",\"actor\":}
                    pai=${last##*\"pai\":\"}
                    case $last in
                        $1,*'"type"'*) echo '{"type":"none"}';;
                        $1,*) echo '{"type":"dahai","actor":'$1',"pai":"'${pai%%\"*}'","tsumogiri":true}';;
                        *) echo '{"type":"none"}';;
                    esac;;
                *) echo '{"type":"none"}';;
            esac
        done"#;

    fn script(directory: &Directory, name: &str, text: &str) -> String {
        directory.file(name, text)
    }

    /// One game against tile efficiency.
    fn played(name: &str, prefix: &str, text: &str, limit: &str) -> (Run, Directory) {
        let directory = Directory::new(&format!("arena-{name}"));
        let scripts = Directory::new(&format!("arena-scripts-{name}"));
        let file = script(&scripts, &format!("{name}.sh"), text);
        let bot = format!("{prefix}sh {file} {{id}}");
        let run = arena(&[
            &bot,
            "efficiency",
            "--games",
            "2",
            "--seed",
            "3",
            "--tonpuu",
            "--time-limit",
            limit,
            "--logs",
            directory.path(),
        ]);
        assert!(run.out.contains(&format!("{name}.sh")), "{}{}", run.out, run.err);
        assert!(run.out.contains("2 games, "), "{}", run.out);
        assert_replayed(&directory, &run.out);
        (run, directory)
    }

    #[test]
    fn a_program_plays() {
        let (run, logs) = played("tsumogiri", "", TSUMOGIRI, "20");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
        assert_eq!(files(&logs).len(), 2);
        let (of_arrays, same) = played("tsumogiri", "arrays:", OF_ARRAYS, "20");
        assert_eq!((of_arrays.code, of_arrays.err.as_str()), (Some(0), ""), "{}", of_arrays.out);
        assert!(files(&logs) == files(&same), "the same games however it is spoken to");
    }

    /// It hears nothing that its seat doesn't see.
    #[test]
    fn others_tiles_are_hidden() {
        let seen = Directory::new("arena-seen");
        let heard = format!("{}/heard", seen.path());
        let listener = TSUMOGIRI.replacen("do\n", &format!("do echo \"$line\" >> {heard}$1\n"), 1);
        let (run, _) = played("listener", "", &listener, "20");
        assert_eq!(run.code, Some(0), "{}", run.err);
        // In the second game it sits before the first dealer.
        for seat in [0, 3] {
            let heard = fs::read_to_string(format!("{heard}{seat}")).unwrap();
            assert!(heard.contains("end_game"), "{heard}");
            for line in heard.lines() {
                let other = |name: &str| {
                    line.contains(name) && !line.contains(&format!("\"actor\":{seat},"))
                };
                assert!(!other("\"tsumo\"") || line.contains("\"pai\":\"?\""), "{line}");
                if line.contains("start_kyoku") {
                    assert_eq!(line.matches("\"?\"").count(), 39, "{line}");
                }
            }
        }
    }

    #[test]
    fn a_program_that_ends_loses_its_rounds() {
        let (run, _) = played("dies", "", "read -r line; echo '{}'; exit 3", "20");
        assert_eq!(run.code, Some(1));
        assert!(run.err.contains("game 1, E1, dies.sh: ended, exit status: 3"), "{}", run.err);
        assert!(run.out.contains("dies.sh: 0 illegal answers, 0 late, "), "{}", run.out);
        // Once a round.
        let rounds: usize = number_before(&run.out, " rounds");
        assert_eq!(number_before(&run.out, " ended"), rounds, "{}", run.out);
    }

    #[test]
    fn a_program_that_hangs_loses_its_rounds_and_little_time() {
        let start = Instant::now();
        let (run, _) = played("hangs", "", "exec sleep 1000", "0.02");
        assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
        assert_eq!(run.code, Some(1));
        assert!(run.err.contains("game 1, E1, hangs.sh: late, no answer for 0.2 s"), "{}", run.err);
        assert_eq!(number_before(&run.out, " late"), number_before(&run.out, " rounds"));
    }

    #[test]
    fn a_program_that_talks_nonsense_discards_what_it_draws() {
        let nonsense = "while read -r line; do echo '{\"type\":\"hora\"}'; done";
        let (run, _) = played("nonsense", "", nonsense, "20");
        assert_eq!(run.code, Some(1));
        let told = "nonsense.sh: illegal answer, it isn't offered: {\"type\":\"hora\"}";
        assert_eq!(run.err.matches(told).count(), 3, "{}", run.err);
        assert!(run.err.contains(" more like these"), "{}", run.err);
        assert!(number_before(&run.out, " illegal answers") > 20, "{}", run.out);
        // One that never stops isn't read for ever.
        let (run, _) = played("floods", "", "exec yes nonsense", "20");
        assert!(run.err.contains("no JSON"), "{}", run.err);
    }

    #[test]
    fn what_is_said_on_standard_error_is_kept_where_it_is_wanted() {
        let (kept, scripts) = (Directory::new("arena-stderr"), Directory::new("arena-complains"));
        let file = script(&scripts, "complains.sh", &format!("echo a complaint >&2\n{TSUMOGIRI}"));
        let bot = format!("sh {file} {{id}}");
        let run = arena(&[
            &bot,
            &bot,
            "efficiency",
            "--games",
            "2",
            "--seed",
            "3",
            "--tonpuu",
            "--stderr",
            kept.path(),
        ]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        let names = ["1.seat-0", "1.seat-1", "2.seat-0", "2.seat-3"];
        let names = names.map(|name| format!("game-00000{name}.stderr"));
        let kept = files(&kept);
        assert!(kept.iter().map(|(name, _)| name).eq(&names), "{kept:?}");
        assert!(kept.iter().all(|(_, text)| text == b"a complaint\n"));
    }

    #[test]
    fn a_program_that_isnt_there_ends_no_arena() {
        let run = arena(&["./no-such-program", "efficiency", "--games", "1", "--seed", "3"]);
        assert_eq!(run.code, Some(1));
        assert!(run.err.contains("can't be started"), "{}", run.err);
    }

    /// The number that stands before these words.
    #[track_caller]
    fn number_before(text: &str, words: &str) -> usize {
        let before = &text[..text.find(words).unwrap_or_else(|| panic!("{words}: {text}"))];
        let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap();
        digits.parse().unwrap()
    }
}
