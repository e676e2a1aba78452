//! `mentsu stats`: what is counted, in words, as JSON, CSV and a chart.

use std::fs;

use serde_json::Value;

use crate::replay::{Directory, NO_NINE_KINDS, TENHOU};
use crate::runner::{Run, columns, printed_in, run, run_in};

/// Games to count: the program's own bots play them.
fn games(name: &str) -> Directory {
    let directory = Directory::new(name);
    let games = ["arena", "efficiency", "random", "--games", "4", "--seed", "1", "--tonpuu"];
    let logs = directory.path().to_owned() + "/games";
    let played = run(&[&games[..], &["--logs", &logs]].concat(), b"");
    assert_eq!(played.code, Some(0), "{}", played.err);
    directory
}

fn json(run: &Run) -> Value {
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn a_game_is_counted() {
    let directory = Directory::new("stats-one");
    let file = directory.file("tenhou.json", TENHOU);
    let told = printed_in(80, &["stats", &file], "");
    for part in [
        "1 game, 1 round",
        "± 95 %                       A           B           C           D",
        "  place                   1.000 ±?    2.000 ±?",
        "  won %                   100.0 ±?      0.0 ±?",
        "    mean win              96000 ±?\n",
        "  dealt in %                0.0 ±?",
        "  kokushi 13     100.0 ±?",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let all = json(&run(&["stats", "--json", &file, &file], b""));
    assert_eq!(
        (&all["records"], &all["rounds"], &all["left_out"]),
        (&2.into(), &2.into(), &0.into())
    );
    let a = &all["rows"][0];
    assert_eq!((&a["player"], &a["seat"], &a["players"]), (&"A".into(), &Value::Null, &4.into()));
    assert_eq!(a["counts"]["hand_points"], 192_000);
    assert_eq!(
        a["figures"]["win_points"],
        serde_json::json!({"value": 96_000.0, "low": 96_000.0, "high": 96_000.0})
    );
    assert_eq!(a["yaku"]["kokushi_13"]["wins"], 2);
    let rate = &a["figures"]["win_rate"];
    assert_eq!((rate["value"].as_f64(), rate["high"].as_f64()), (Some(1.0), Some(1.0)));
    assert!(rate["low"].as_f64().unwrap() < 0.1, "two games say little");
}

#[test]
fn seats_players_and_threads_share_one_count() {
    let directory = games("stats-games");
    let logs = directory.path();
    let by_seat = json(&run(&["stats", "--by", "seat", "--json", logs], b""));
    let by_player = json(&run(&["stats", "--json", logs], b""));
    let sum = |all: &Value, count: &str| -> i64 {
        let rows = all["rows"].as_array().unwrap();
        rows.iter().map(|row| row["counts"][count].as_i64().unwrap()).sum()
    };
    assert_eq!(by_seat["rows"].as_array().unwrap().len(), 4);
    assert_eq!(by_seat["rows"][3]["seat"], 3);
    for count in ["rounds", "wins", "deal_ins", "places", "won", "calls"] {
        assert_eq!(sum(&by_seat, count), sum(&by_player, count), "{count}");
        assert_ne!(sum(&by_seat, count), 0, "{count}");
    }
    assert_eq!(sum(&by_seat, "places"), 4 * 10);
    assert_eq!(sum(&by_seat, "rounds"), 4 * by_seat["rounds"].as_i64().unwrap());
    let one = run(&["stats", "--threads", "1", "--json", logs], b"").out;
    assert_eq!(one, run(&["stats", "--threads", "3", "--json", logs], b"").out);
    for width in [60, 120] {
        for by in ["player", "seat"] {
            printed_in(width, &["stats", "--by", by, logs], "");
        }
    }
}

#[test]
fn one_player_is_chosen_by_name() {
    let directory = Directory::new("stats-player");
    let file = directory.file("tenhou.json", TENHOU);
    let all = json(&run(&["stats", "--json", "--player", "B", "--player", "D", &file], b""));
    let names: Vec<&Value> =
        all["rows"].as_array().unwrap().iter().map(|row| &row["player"]).collect();
    assert_eq!(names, ["B", "D"]);
    let asked = ["stats", "--json", "--by", "seat", "--player", "C", &file];
    let by_seat = json(&run(&asked, b""));
    let seats: Vec<&Value> =
        by_seat["rows"].as_array().unwrap().iter().map(|row| &row["seat"]).collect();
    assert_eq!(seats, [2], "where C sat");
    let none = run(&["stats", "--player", "E", &file], b"");
    assert_eq!(none.code, Some(1));
    assert_eq!(none.err, "mentsu: no game has a player of this name\n");
    let many = run(&["stats", "--top", "2", &file], b"").out;
    assert!(many.contains("… and 2 others of fewer games"), "{many}");
}

#[test]
fn an_analysis_links_the_worst_discards() {
    let directory = games("stats-analysed");
    let logs = directory.path();
    let plain = json(&run(&["stats", "--json", logs], b""));
    assert_eq!(plain["worst"].as_array().unwrap().len(), 0);
    assert_eq!(plain["rows"][0]["counts"]["discards"], 0);
    let asked = ["stats", "--analyse", "--expected", "0", logs];
    let all = json(&run(&[&asked[..], &["--json"]].concat(), b""));
    let worst = all["worst"].as_array().unwrap();
    assert!((5..=10).contains(&worst.len()), "{}", worst.len());
    let points = |worst: &Value| worst["points"].as_f64().unwrap();
    assert!(worst.windows(2).all(|pair| points(&pair[0]) >= points(&pair[1])));
    let told = printed_in(120, &asked, "");
    let first = &worst[0];
    let link = format!(
        "−{:.0}  {} {} turn {}",
        points(first),
        first["file"].as_str().unwrap(),
        first["round"].as_str().unwrap(),
        first["turn"],
    );
    assert!(told.contains(link.trim_start_matches('−')), "{link}: {told}");
    // `replay` shows the discard at that place.
    let (file, round) = (first["file"].as_str().unwrap(), first["number"].to_string());
    let shown = run(&["replay", "--round", &round, "--analyse", "--expected", "0", file], b"").out;
    let below = format!("{:.0} below {}", points(first), first["best"].as_str().unwrap());
    assert!(shown.contains(&below), "{below}: {shown}");
    for line in run_in(60, &asked, b"").out.lines().filter(|line| !line.contains(logs)) {
        assert!(columns(line) <= 60, "{line}");
    }
    // Of one player's discards alone.
    let player = first["player"].as_str().unwrap();
    let of_one = json(&run(&[&asked[..], &["--json", "--player", player]].concat(), b""));
    assert_eq!(of_one["worst"][0], *first);
    let worst = of_one["worst"].as_array().unwrap();
    assert!(worst.iter().all(|worst| worst["player"] == player));
}

#[test]
fn a_csv_has_a_line_a_player() {
    let directory = Directory::new("stats-csv");
    let file = directory.file("tenhou.json", TENHOU.replace("\"B\"", "\"B, \\\"b\\\"\""));
    let csv = directory.path().to_owned() + "/stats.csv";
    let told = run(&["stats", "--csv", &csv, &file], b"");
    assert_eq!(told.code, Some(0), "{}", told.err);
    let text = fs::read_to_string(&csv).unwrap();
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    assert_eq!(lines.len(), 5);
    let header: Vec<&str> = lines[0].split(',').collect();
    let a: Vec<&str> = lines[1].split(',').collect();
    assert_eq!(header.len(), a.len());
    let of_a = |name: &str| a[header.iter().position(|field| *field == name).unwrap()];
    assert_eq!((of_a("player"), of_a("seat"), of_a("wins")), ("A", "", "1"));
    assert_eq!((of_a("win_points"), of_a("win_points_low")), ("96000", ""));
    assert_eq!((of_a("yaku_kokushi_13"), of_a("wins_with_dora")), ("1", "0"));
    assert!(lines[2].starts_with("\"B, \"\"b\"\"\",,4,1,"), "{}", lines[2]);
    let into_nothing = directory.path().to_owned() + "/none/stats.csv";
    let failed = run(&["stats", "--csv", &into_nothing, &file], b"");
    assert!(failed.code == Some(2) && failed.err.contains("stats.csv"), "{}", failed.err);
}

#[test]
fn a_chart_has_a_dot_for_each_player_and_figure() {
    let directory = games("stats-chart");
    let svg = directory.path().to_owned() + "/stats.svg";
    let logs = directory.path().to_owned() + "/games";
    let told = run(&["stats", "--by", "seat", "--chart", &svg, &logs], b"");
    assert_eq!(told.code, Some(0), "{}", told.err);
    let text = fs::read_to_string(&svg).unwrap();
    assert!(text.starts_with("<svg") && text.contains("95 % confidence intervals"), "{text}");
    // Who never won has no mean win.
    let dots = text.matches("<circle").count();
    assert!((28..=32).contains(&dots), "{dots}");
    for name in ["seat 0", "seat 3", "mean deal-in", "called %"] {
        assert_eq!(
            text.matches(&format!("\n{name}\n")).count(),
            if name.starts_with("seat") { 2 } else { 1 },
            "{name}"
        );
    }
}

#[test]
fn what_is_no_record_is_told_and_the_others_are_counted() {
    let directory = Directory::new("stats-wrong");
    directory.file("a.json", "1");
    directory.file("b.json", TENHOU);
    directory.file("c.json", &TENHOU[..TENHOU.len() / 2]);
    let told = run(&["stats", directory.path()], b"");
    assert_eq!(told.code, Some(2));
    assert!(told.out.contains("1 game, 1 round"), "{}", told.out);
    assert!(told.err.contains("a.json") && told.err.contains("c.json"), "{}", told.err);
    // A round that breaks the rules is left out.
    let broken = directory.file("d.json", NO_NINE_KINDS);
    let told = run(&["stats", &broken], b"");
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert!(
        told.out.contains("1 game, 0 rounds") && told.out.contains("1 round left out"),
        "{}",
        told.out
    );
    let none = Directory::new("stats-none");
    let empty = run(&["stats", none.path()], b"");
    assert_eq!((empty.code, empty.err.as_str()), (Some(2), "mentsu: no files found\n"));
    for arguments in
        [&["stats"][..], &["stats", "--expected", "1", "x"], &["stats", "--by", "name", "x"]]
    {
        assert_eq!(run(arguments, b"").code, Some(2), "{arguments:?}");
    }
    let piped = run(&["stats", "-"], TENHOU.as_bytes());
    assert!(piped.code == Some(0) && piped.out.contains("1 game, 1 round"), "{}", piped.out);
}
