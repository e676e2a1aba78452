//! `mentsu arena`: games between built-in bots, and its options. Programs
//! are in `programs`, what they leave behind in `processes`.

#[cfg(unix)]
mod faults;
#[cfg(unix)]
mod processes;
#[cfg(unix)]
mod programs;

use std::fs;
use std::io::Read as _;

use flate2::read::GzDecoder;
use serde_json::{Value, json};

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

/// The logs of an arena replay without a difference, `rounds` rounds of them.
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

/// Four different bots sit in 24 ways, one and copies of another in as many as there are seats.
#[test]
fn duplicate_walls_are_played_in_all_seatings() {
    let copies = &["efficiency"][..];
    let one = &["a=efficiency", "efficiency"];
    let all = &["a=efficiency", "b=efficiency", "c=efficiency", "d=efficiency"];
    for (players, bots, seatings, place) in [
        ("4", copies, 1, 2.5),
        ("3", copies, 1, 2.0),
        ("4", one, 4, 2.5),
        ("3", one, 3, 2.0),
        ("4", all, 24, 2.5),
        ("3", &all[..3], 6, 2.0),
    ] {
        let name = format!("arena-duplicate-{players}-{}", bots.len());
        let logs = Directory::new(&name);
        let walls = ["--games", "2", "--seed", "2", "--players", players, "--duplicate"];
        let others = ["--tonpuu", "--json", "--logs", logs.path()];
        let run = arena(&[bots, &walls[..], &others[..]].concat());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        let results: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!((&results["walls"], &results["games"]), (&json!(2), &json!(2 * seatings)));
        let rows = results["bots"].as_array().unwrap();
        assert_eq!(rows.len(), bots.len());
        let seats: i64 = rows.iter().map(|row| row["copies"].as_i64().unwrap()).sum();
        assert_eq!(seats.to_string(), players);
        for row in rows {
            // Equal bots that play alike come to every place equally often.
            assert_eq!(row["place"], json!({ "value": place, "within": 0.0 }), "{row}");
        }
        // The games on a wall differ in names only.
        let shown = |game: usize| {
            let file = format!("{}/game-{game:06}.mjai.gz", logs.path());
            let shown = crate::runner::run(&["replay", &file, "--json", "--analyse"], b"").out;
            shown.replace(&file, "")
        };
        assert_eq!(files(&logs).len(), 2 * seatings);
        assert!(shown(1) == shown(seatings) && shown(1) != shown(seatings + 1));
    }
}

/// A row has what people compare bots by, and each number its interval.
#[test]
fn results_are_told_as_a_table_and_as_json() {
    let match_of = ["random", "efficiency", "--games", "8", "--seed", "4", "--duplicate"];
    let uma = ["--uma", "90/45/0/-135"];
    let run = arena(&[&match_of[..], &uma].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    for title in [
        "place",
        "1st %",
        "4th %",
        "rank points",
        "points",
        "score",
        "won %",
        "dealt in %",
        "riichi %",
        "called %",
        "tenpai %",
        "mean win",
        "mean deal-in",
    ] {
        let line = run.out.lines().find(|line| line.trim_start().starts_with(title));
        let line = line.unwrap_or_else(|| panic!("{title}: {}", run.out));
        assert!(line.contains(" ±"), "{line}");
    }
    assert!(!run.out.contains("median ms"), "nobody is timed: {}", run.out);
    assert!(run.out.contains("efficiency ×3"), "{}", run.out);
    assert!(run.out.contains(" places before random, p < 0.001"), "{}", run.out);
    let run = arena(&[&match_of[..], &uma, &["--json"]].concat());
    let results: Value = serde_json::from_str(&run.out).unwrap();
    let [efficiency, random] = [0, 1].map(|row| &results["bots"][row]);
    assert_eq!((&efficiency["name"], &random["name"]), (&json!("efficiency"), &json!("random")));
    let value = |bot: &Value, key: &str| bot[key]["value"].as_f64().unwrap();
    // The places and points of a table are as many as ever.
    let sum = |key: &str| 3.0 * value(efficiency, key) + value(random, key);
    for (key, all) in [("place", 10.0), ("points", 100_000.0), ("score", 0.0), ("rank_points", 0.0)]
    {
        assert!((sum(key) - all).abs() < 1e-6, "{key}: {}", sum(key));
    }
    let shares = ["first", "second", "third", "fourth"];
    let shares = shares.map(|place| value(random, &format!("{place}_place")));
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let points = [90.0, 45.0, 0.0, -135.0].iter().zip(shares).map(|(p, share)| p * share);
    assert!((points.sum::<f64>() - value(random, "rank_points")).abs() < 1e-6);
    assert_eq!((value(efficiency, "calls"), efficiency["median_ms"].is_null()), (0.0, true));
    assert!(value(efficiency, "riichi") > 0.2 && value(random, "riichi") < 0.1);
    let pair = &results["pairs"][0];
    assert_eq!((&pair["better"], &pair["worse"]), (&json!("efficiency"), &json!("random")));
    let ahead = value(random, "place") - value(efficiency, "place");
    assert!((value(pair, "places") - ahead).abs() < 1e-9);
    assert!(pair["p"].as_f64().unwrap() < 0.001);
    // Where ties are shared, so are the points of the places.
    let shared = ["random", "--rules", "ema", "--games", "20", "--seed", "1", "--json"];
    let run = arena(&[&shared[..], &uma].concat());
    let results: Value = serde_json::from_str(&run.out).unwrap();
    assert!(value(&results["bots"][0], "rank_points").abs() < 1e-6);
}

/// A match that ended early goes on where its results end, and comes out as if it hadn't ended.
#[test]
fn a_match_is_resumed() {
    let directory = Directory::new("arena-resumed");
    let at = |name: &str| format!("{}/{name}", directory.path());
    let (csv, logs) = (at("results.csv"), at("logs"));
    let match_of = ["random", "a,b=efficiency", "--duplicate", "--tonpuu", "--seed", "5"];
    let begun = |more: &[&str]| arena(&[&match_of[..], &["--csv", &csv], more].concat());
    let whole = arena(&[&match_of[..], &["--games", "4"]].concat());
    assert_eq!(begun(&["--games", "2", "--logs", &logs]).code, Some(0));
    let text = fs::read_to_string(&csv).unwrap();
    assert_eq!(text.lines().count(), 9, "a line a game, and the titles");
    assert_eq!(text.lines().next().unwrap().split(',').count(), 6 + 4 * 18);
    // It isn't written over, nor are the logs, unless the same match goes on.
    let again = begun(&["--games", "4"]);
    assert!(again.code == Some(2) && again.err.contains("--resume"), "{}", again.err);
    let again = arena(&[&match_of[..], &["--logs", &logs]].concat());
    assert!(again.code == Some(2) && again.err.contains("--resume"), "{}", again.err);
    // Nor where the results that it would continue aren't there.
    let before = fs::read(format!("{logs}/game-000001.mjai.gz")).unwrap();
    let none = at("none.csv");
    let again = arena(&["random", "--resume", "--csv", &none, "--logs", &logs]);
    assert!(again.code == Some(2) && again.err.contains("has games already"), "{}", again.err);
    assert!(before == fs::read(format!("{logs}/game-000001.mjai.gz")).unwrap());
    for other in [&["--seed", "6"][..], &["--rules", "ema"], &["--players", "3"]] {
        let others = ["random", "a,b=efficiency", "--duplicate", "--tonpuu", "--csv", &csv];
        let run = arena(&[&others[..], &["--resume", "--games", "4"], other].concat());
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{other:?}");
        assert!(run.err.contains("the results of another match"), "{}", run.err);
    }
    // The last line was cut off, and the seed is that of the file.
    fs::write(&csv, &text[..text.len() - 7]).unwrap();
    let goes_on = ["--games", "4", "--resume", "--csv", &csv, "--logs", &logs];
    let run = arena(&[&match_of[..4], &goes_on].concat());
    assert_eq!((run.code, run.out), (Some(0), whole.out));
    let resumed = fs::read_to_string(&csv).unwrap();
    assert!(resumed.starts_with(&text) && resumed.lines().count() == 17, "{resumed}");
    assert_eq!(fs::read_dir(&logs).unwrap().count(), 16);
    for (broken, told) in [
        (text.replace(",tonpuu,", ",tonpu,"), "line 2, length: \"tonpu\" instead of \"tonpuu\""),
        (text.replacen(",random,", ",rando,", 1), "line 2, bot_0: \"rando\" instead of \"random\""),
        (text.replacen(",random,", ",random,9", 1), "place_0"),
        (text.replacen(",random,", ",random,x", 1), "place_0"),
        (text.replacen("game,", "", 1), "line 1, game: \"wall\""),
        (text.replacen("\n1,1,", "\n7,1,", 1), "line 2, game: \"7\" instead of \"1\""),
    ] {
        fs::write(&csv, broken).unwrap();
        let run = begun(&["--resume"]);
        assert!(run.code == Some(2) && run.err.contains(told), "{told}: {}", run.err);
    }
}

/// Every house's games are played by its rules, written with them, and replay by them.
#[test]
fn every_house_is_played() {
    for (house, players, told, sum) in [
        ("tenhou", 4, "南喰赤", 100_000),
        ("mahjong-soul", 4, "段位の間南喰赤", 100_000),
        ("mahjong-soul-old-yaku", 4, "古役南喰赤", 100_000),
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
        let name = house.replace('_', "-");
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
    let known = "[possible values: tenhou, tenhou-sanma, mahjong-soul, mahjong-soul-old-yaku, mahjong-soul-sanma, wrc, ema, m-league]";
    assert!(unknown.err.contains(known), "{}", unknown.err);
}

/// A rule that the user changes is played, sent to programs and kept in logs, so that `replay`
/// needs no option.
#[test]
fn single_rules_are_changed() {
    let logs = Directory::new("arena-single-rules");
    let changes = ["--rule", "start-points=30000", "--rule", "length=tonpuu"];
    let games = ["--games", "3", "--seed", "6", "--logs", logs.path()];
    let run = arena(&[&["random"][..], &games, &changes].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let title = "rules tenhou with start_points=30000 with length=tonpuu, seed 6 ";
    let words: String = run.out.split_whitespace().map(|word| word.to_owned() + " ").collect();
    assert!(words.contains(title), "{}", run.out);
    assert_replayed(&logs, &run.out);
    let mut log = String::new();
    GzDecoder::new(&files(&logs)[0].1[..]).read_to_string(&mut log).unwrap();
    let start: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    assert_eq!(start["rule"]["changed"]["start_points"], "30000");
    for (rule, why) in [
        ("tobi", "write RULE=VALUE, as in tobi="),
        ("tobi=perhaps", "tobi is"),
        ("tobe=off", "unknown rule \"tobe\"; did you mean \"tobi\"?"),
        ("sanma=true", "see --rules"),
        ("sanma=false", "see --rules"),
    ] {
        let run = arena(&["random", "--rule", rule]);
        assert!(run.code == Some(2) && run.err.contains(why), "{}", run.err);
    }
}

#[test]
fn efficiency_beats_chance() {
    let run = arena(&["random", "efficiency", "--games", "20", "--seed", "1", "--duplicate"]);
    assert!(run.out.contains(" places before random, p < 0.001"), "{}", run.out);
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
            assert!(run.out.contains("mean deal-in"), "{}", run.out);
        }
    }
}

#[test]
fn arguments_are_checked() {
    let directory = Directory::new("arena-arguments");
    let file = directory.file("file", "");
    let below_file = format!("{file}/logs");
    let wrong: [&[&str]; 17] = [
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
        &["random", "--uma", "90/45"],
        &["random", "--uma", "90/45/x/0"],
        &["random", "--resume"],
        &["random", "--csv", &below_file],
        &["random", "--logs", &below_file],
    ];
    for arguments in wrong {
        let run = arena(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(!run.err.is_empty(), "{arguments:?}");
    }
}
