//! `mentsu replay`: games shown, checked and analysed, and files that aren't records.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::runner::{Run, columns, run, run_in};

/// A tenhou of kokushi with thirteen waits.
pub(crate) const TENHOU: &str = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
    [0,0,0],[25000,25000,25000,25000],[14],[],
    [11,19,21,29,31,39,41,42,43,44,45,46,47],[11],[],
    [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ["和了",[96000,-32000,-32000,-32000],[0,0,0,"役満32000点∀","天和(役満)","国士無双１３面(役満)"]]]]}"#;

/// A round in which the first player discards, and the second aborts without nine kinds.
pub(crate) const NO_NINE_KINDS: &str = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
    [0,0,0],[25000,25000,25000,25000],[14],[],
    [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
    [12,12,13,13,14,15,16,17,18,22,23,24,25],[26],[],
    [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ["九種九牌"]]]}"#;

/// A directory of its own that is gone in the end.
pub(crate) struct Directory(PathBuf);

impl Directory {
    pub(crate) fn new(name: &str) -> Directory {
        let name = format!("mentsu-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Directory(path)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    pub(crate) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn check(files: &[&str]) -> Run {
    run(&[&["replay", "--check"], files].concat(), b"")
}

#[test]
fn a_record_without_differences_is_0() {
    let directory = Directory::new("replay-0");
    let file = directory.file("tenhou.json", TENHOU);
    let run = check(&[&file]);
    let found = (run.code, run.out.as_str(), run.err.as_str());
    assert_eq!(found, (Some(0), "1 round, 1 decision, 0 differences\n", ""));
    let twice = check(&[&file, &file]);
    assert_eq!(twice.out, "2 rounds, 2 decisions, 0 differences\n");
}

/// A game as Mahjong Soul sends it, encoded by Google's library: binary, as base64, and from
/// standard input.
#[test]
fn mahjong_soul_s_files_are_read() {
    const BINARY: &[u8] = include_bytes!("../data/mahjong_soul.bin");
    const TEXT: &[u8] = include_bytes!("../data/mahjong_soul.txt");
    let directory = Directory::new("replay-mahjong-soul");
    let files = [directory.file("game.bin", BINARY), directory.file("game.txt", TEXT)];
    let run = check(&[&files[0], &files[1]]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(run.out, "2 rounds, 2 decisions, 0 differences\n");
    for input in [BINARY, TEXT] {
        let shown = crate::runner::run(&["replay", "-"], input).out;
        for part in ["Mahjong Soul", "A", "tenhou", "+144000"] {
            assert!(shown.contains(part), "{part}: {shown}");
        }
    }
    let cut = directory.file("cut.bin", &BINARY[..BINARY.len() - 10]);
    let run = check(&[&cut]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), "1 round, 0 decisions, 0 differences\n"));
    assert!(run.err.contains("event 1: the record breaks off here"), "{}", run.err);
    assert_eq!(crate::runner::run(&["replay", "--check", "--strict", &cut], b"").code, Some(1));
    let unread = directory.file("unread.bin", &BINARY[..200]);
    assert!(check(&[&unread]).err.contains("data_url"));
}

/// Two games in one file are checked, shown and analysed as two.
#[test]
fn a_file_may_hold_several_games() {
    let directory = Directory::new("replay-games");
    let file = directory.file("games.json", format!("{TENHOU}\n{NO_NINE_KINDS}"));
    let run = check(&[&file]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), "2 rounds, 3 decisions, 1 difference\n"));
    for part in [&file, "game 2, E1", "log[1]"] {
        assert!(run.err.contains(part), "{part}: {}", run.err);
    }
    let shown = crate::runner::run(&["replay", &file], b"").out;
    let (first, second) = shown.split_once("game 2").expect("two titles");
    assert!(first.trim_start().starts_with("game 1") && first.contains("tenhou"), "{first}");
    assert!(second.contains("nine kinds of terminals and honors"), "{second}");
    let lines = crate::runner::run(&["replay", "--analyse", "--json", &file], b"").out;
    let games =
        lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["game"].clone());
    assert_eq!(games.collect::<Vec<_>>(), [1, 2, 2]);
    let single = directory.file("one.json", TENHOU);
    let lines = crate::runner::run(&["replay", "--analyse", "--json", &single], b"").out;
    assert!(!lines.contains("\"game\""), "{lines}");
}

/// Another player's win is shown without the hand, which a bot doesn't see.
#[test]
fn a_bot_s_log_is_told_as_far_as_it_is_seen() {
    let hidden = format!("[{}]", ["\"?\""; 13].join(","));
    let own = r#"["1m","9m","1p","9p","1s","9s","E","S","W","N","P","F","5m"]"#;
    let text = [
        r#"{"type":"start_game","id":1}"#.to_owned(),
        format!(
            r#"{{"type":"start_kyoku","bakaze":"E","dora_marker":"2p","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"scores":[25000,25000,25000,25000],"tehais":[{hidden},{own},{hidden},{hidden}]}}"#
        ),
        r#"{"type":"tsumo","actor":0,"pai":"?"}"#.to_owned(),
        r#"{"type":"dahai","actor":0,"pai":"3p","tsumogiri":false}"#.to_owned(),
        r#"{"type":"tsumo","actor":1,"pai":"4p"}"#.to_owned(),
        r#"{"type":"dahai","actor":1,"pai":"4p","tsumogiri":true}"#.to_owned(),
        r#"{"type":"hora","actor":3,"target":1,"deltas":[0,-8000,0,8000],"ura_markers":[]}"#
            .to_owned(),
        r#"{"type":"end_kyoku"}"#.to_owned(),
    ];
    let directory = Directory::new("replay-bot");
    let file = directory.file("bot.mjson", text.join("\n"));
    let run = check(&[&file]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), "1 round, 1 decision, 0 differences\n"));
    assert!(run.err.contains("the game goes on"), "{}", run.err);
    let shown = crate::runner::run(&["replay", &file], b"").out;
    for part in ["as seat 1 saw it", "ron 4p", "wins by ron on 4p of seat 1", "+8000"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let wrong = directory.file("wrong.mjson", text.join("\n").replace("8000", "8100"));
    assert_eq!(check(&[&wrong]).code, Some(1));
}

#[test]
fn a_forged_record_is_1_and_says_where() {
    let directory = Directory::new("replay-1");
    let file = directory.file("no-nine-kinds.json", NO_NINE_KINDS);
    let run = check(&[&file]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), "1 round, 2 decisions, 1 difference\n"));
    for part in [&file, "E1", "log[0]", "seat 1 has 223345678m2345p+6p and may: ", "6p drawn"] {
        assert!(run.err.contains(part), "{part}: {}", run.err);
    }
    let forged = [
        ("96000,-32000,-32000,-32000", "96000,-31000,-33000,-32000"),
        ("天和(役満)", "地和(役満)"),
        ("役満32000点∀", "役満16000点∀"),
        ("[25000,25000,25000,25000]", "[25000,25000,25000,25100]"),
    ];
    for (right, wrong) in forged {
        let file = directory.file("forged.json", TENHOU.replacen(right, wrong, 1));
        let run = check(&[&file]);
        let is_free = wrong.contains("25100");
        assert_eq!(run.code, Some(if is_free { 0 } else { 1 }), "{wrong}: {}{}", run.out, run.err);
    }
}

#[test]
fn what_is_no_record_is_2_and_the_others_are_checked() {
    let directory = Directory::new("replay-2");
    let good = directory.file("good.json", TENHOU);
    let differs = directory.file("differs.json", NO_NINE_KINDS);
    let text = directory.file("text.txt", "a letter to nobody");
    let cut = directory.file("cut.json", &TENHOU[..TENHOU.len() / 2]);
    let gzip = directory.file("broken.gz", b"\x1f\x8b\x08\x00 no gzip");
    let missing = format!("{}/missing.json", directory.path());
    let run = check(&[&text, &good, &cut, &differs, &gzip, &missing]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), "2 rounds, 3 decisions, 1 difference\n"));
    // A difference afterwards doesn't make it better.
    assert_eq!(
        (check(&[&text, &differs]).code, check(&[&differs, &text]).code),
        (Some(2), Some(2))
    );
    let lines: Vec<&str> = run.err.lines().collect();
    assert_eq!(lines.len(), 5, "{}", run.err);
    // In the order of the files, each with its name and the reason.
    for (line, (file, why)) in lines.iter().zip([
        (&text, "not a record of a known format"),
        (&cut, "tenhou6"),
        (&differs, "E1"),
        (&gzip, "broken gzip"),
        (&missing, "No such file"),
    ]) {
        assert!(line.starts_with(&format!("{file}: ")) && line.contains(why), "{line}");
    }
}

#[test]
fn every_truncation_is_an_error_or_a_shorter_game() {
    let directory = Directory::new("replay-cut");
    let cuts = (0..TENHOU.len()).step_by(7).filter(|&at| TENHOU.is_char_boundary(at));
    let files: Vec<String> =
        cuts.map(|at| directory.file(&format!("{at:04}.json"), &TENHOU[..at])).collect();
    let run = check(&[directory.path()]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), "0 rounds, 0 decisions, 0 differences\n"));
    assert_eq!(run.err.lines().count(), files.len());
}

#[test]
fn directories_are_walked_in_order_and_standard_input_is_read() {
    let directory = Directory::new("replay-walk");
    directory.file("b/deep/two.json", NO_NINE_KINDS);
    directory.file("a.json", "1");
    directory.file("c.json", "3");
    directory.file(".hidden", "not looked at");
    let walked = check(&[directory.path()]);
    assert_eq!(
        (walked.code, walked.out.as_str()),
        (Some(2), "1 round, 2 decisions, 1 difference\n")
    );
    let names: Vec<bool> = ["a.json", "two.json", "c.json"]
        .iter()
        .zip(walked.err.lines())
        .map(|(n, l)| l.contains(n))
        .collect();
    assert_eq!(names, [true; 3], "{}", walked.err);
    let piped = run(&["replay", "--check", "-"], TENHOU.as_bytes());
    assert_eq!((piped.code, piped.out.as_str()), (Some(0), "1 round, 1 decision, 0 differences\n"));
    for threads in ["1", "3"] {
        let run = run(&["replay", "--check", "--threads", threads, directory.path()], b"");
        assert_eq!((run.out, run.err), (walked.out.clone(), walked.err.clone()));
    }
}

#[test]
fn a_directory_without_a_file_is_2() {
    let directory = Directory::new("replay-empty");
    for arguments in [&["--check", directory.path()][..], &[directory.path()]] {
        let none = run(&[&["replay"], arguments].concat(), b"");
        assert_eq!((none.code, none.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert_eq!(none.err, "mentsu: no files found\n");
    }
}

#[test]
fn arguments_are_checked() {
    let wrong: [&[&str]; 11] = [
        &["replay"],
        &["replay", "--check", "--analyse", "x"],
        &["replay", "--check", "--seat", "1", "x"],
        &["replay", "--seat", "4", "x"],
        &["replay", "--round", "E5", "x"],
        &["replay", "--json", "x"],
        &["replay", "--expected", "1", "x"],
        &["replay", "--analyse", "--expected", "7", "x"],
        &["replay", "--analyse", "--expected", "-1", "x"],
        &["replay", "--check", "--expected", "1", "x"],
        &["replay", "--threads", "0", "x"],
    ];
    for arguments in wrong {
        let run = run(arguments, b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
    }
}

#[test]
fn a_game_is_told() {
    let directory = Directory::new("replay-shown");
    let file = directory.file("tenhou.json", TENHOU);
    let told = run(&["replay", &file], b"");
    assert_eq!((told.code, told.err.as_str()), (Some(0), ""));
    for part in [
        "Tenhou hanchan, 4 players, red fives, open tanyao",
        "0 A, 1 B, 2 C, 3 D",
        "East 1, dora indicator 4m",
        "E A                   25000  19m19p19s1234567z",
        "1m  tsumo 1m",
        "A wins by tsumo of 1m",
        "tenhou, kokushi 13, 96000 points",
        "A +96000, B −32000, C −32000, D −32000",
    ] {
        assert!(told.out.contains(part), "{part}: {}", told.out);
    }
    let none = run(&["replay", &file, "--round", "E2"], b"");
    assert!(none.out.contains("The record doesn't have this round."), "{}", none.out);
    // From another's seat the winner's hand isn't seen before the end.
    let of_b = run(&["replay", &file, "--seat", "1", "--round", "1"], b"").out;
    assert!(!of_b.contains("25000  19m"), "{of_b}");
    assert!(of_b.contains("25000  223345678m2345p"), "{of_b}");
}

/// Each score has one sign, those between −1 and 0 among them.
#[test]
fn final_scores_have_one_sign() {
    let directory = Directory::new("replay-scores");
    let scores = "\"sc\":[40000,1.5,30000,0,20000,-0.5,10000,-1],\"log\"";
    let file = directory.file("scores.json", TENHOU.replacen("\"log\"", scores, 1));
    let told = run(&["replay", &file], b"").out;
    let (_, result) = told.split_once("Result\n").expect("a result");
    let shown: Vec<_> = result.lines().take(4).map(|line| line.split_whitespace().last()).collect();
    assert_eq!(shown, [Some("+1.5"), Some("0.0"), Some("−0.5"), Some("−1.0")], "{result}");
}

#[test]
fn discards_are_analysed() {
    let directory = Directory::new("replay-analysed");
    let file = directory.file("discard.json", NO_NINE_KINDS);
    let told = run(&["replay", &file, "--analyse"], b"").out;
    assert!(told.contains("2m drawn") && told.contains("tenpai, "), "{told}");
    assert!(told.contains("100 %"), "{told}");
    let lines = run(&["replay", &file, "--analyse", "--json", "--seat", "0"], b"");
    let lines: Vec<Value> =
        lines.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0]["file"], file.as_str());
    assert_eq!((&lines[0]["number"], &lines[0]["round"]), (&1.into(), &"E1".into()));
    assert_eq!(lines[0]["hand"], "19m19p19s1234567z+2m");
    assert_eq!(lines[0]["action"]["discard"]["tsumogiri"], true);
    assert_eq!(lines[0]["given_up"]["tiles"], 0);
    assert_eq!(lines[0]["discards"][0]["tile"], "2m");
    assert_eq!(lines[0]["discards"][0]["ukeire"]["total"], 39);
    // Few players are tenpai before their first draw.
    let others = lines[0]["others"].as_array().unwrap();
    assert_eq!(others.iter().map(|other| other["seat"].as_u64().unwrap()).sum::<u64>(), 1 + 2 + 3);
    let is_small =
        |value: &Value| value.as_f64().is_some_and(|chance| chance > 0.0 && chance < 0.01);
    assert!(others.iter().all(|other| is_small(&other["tenpai"])), "{others:?}");
    assert!(is_small(&lines[0]["discards"][0]["danger"]), "{}", lines[0]);
}

/// The dealer, 1-shanten, discards what the test says; then South aborts without nine kinds.
fn with_first_discard(discard: u8) -> String {
    let dealt = "[11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60]";
    let others = format!("[11,13,15,21,22,23,24,25,33,34,39,39,41],[26],[{discard}]");
    let changed = NO_NINE_KINDS.replacen(dealt, &others, 1);
    // Nobody holds more copies than there are.
    assert_ne!(changed, NO_NINE_KINDS);
    changed
}

#[test]
fn discards_give_up_points() {
    let directory = Directory::new("replay-expected");
    let line = |discard: u8, options: &[&str]| -> Value {
        let file = directory.file("expected.json", with_first_discard(discard));
        let asked = ["replay", &file, "--analyse", "--json", "--seat", "0"];
        let run = run(&[&asked[..], options].concat(), b"");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        let lines: Vec<&str> = run.out.lines().collect();
        assert_eq!(lines.len(), 1, "{}", run.out);
        serde_json::from_str(lines[0]).unwrap()
    };
    // The honor is the best, and a tile of the pair isn't.
    let best = &line(41, &[])["expected"];
    assert_eq!(
        (&best["draws"], &best["best"], &best["given_up"]),
        (&17.into(), &"1z".into(), &0.0.into())
    );
    let worse = &line(39, &[])["expected"];
    assert_eq!((&worse["best"], &worse["of_best"]), (&"1z".into(), &best["points"]));
    let (points, given_up) =
        (worse["points"].as_f64().unwrap(), worse["given_up"].as_f64().unwrap());
    assert!(given_up > 100.0, "{worse}");
    assert!((points + given_up - best["points"].as_f64().unwrap()).abs() < 0.01, "{worse}");
    // A hand farther away than requested has none.
    assert!(line(39, &["--expected", "0"]).get("expected").is_none());
    let file = directory.file("expected.json", with_first_discard(39));
    for width in [60, 80, 120] {
        let told = run_in(width, &["replay", &file, "--analyse"], b"").out;
        let words: Vec<&str> = told.split_whitespace().collect();
        let said = format!("{points:.0} points {given_up:.0} below 1z");
        assert!(words.join(" ").replace(';', "").contains(&said), "{said}: {told}");
        assert!(told.contains(&format!("−{given_up:.0}")), "{told}");
        assert!(told.lines().all(|line| columns(line) <= width), "{width}: {told}");
    }
    let far = run(&["replay", &file, "--analyse", "--expected", "0"], b"").out;
    assert!(far.contains("+1 shanten to 1z") && !far.contains("below"), "{far}");
}

#[test]
fn names_cannot_move_the_cursor_and_lines_fit() {
    let directory = Directory::new("replay-names");
    let name = "\\u001b[2J very long name 天鳳 天鳳 天鳳 天鳳 天鳳 天鳳";
    let file = directory.file("names.json", TENHOU.replacen("\"A\"", &format!("\"{name}\""), 1));
    for width in [60, 80, 120] {
        let run = run_in(width, &["replay", &file, "--analyse"], b"");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(!run.out.contains('\u{1b}'), "{}", run.out);
        for line in run.out.lines() {
            assert!(columns(line) <= width, "{width}: {line}");
        }
    }
}

/// The recorded games beside the checkout; `MENTSU_SHARED` says where else they are.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn shared_records_have_no_differences() {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared");
    let shared = std::env::var("MENTSU_SHARED").unwrap_or_else(|_| default.to_owned());
    let of = ["mjlog", "client", "tenhou6"].map(|kind| format!("{shared}/data/logs/{kind}"));
    let of = of.each_ref().map(String::as_str);
    let found = check(&of);
    assert_eq!(found.code, Some(0), "{}", found.err);
    assert!(found.out.ends_with(" decisions, 0 differences\n"), "{}", found.out);
    for width in [60, 80, 120] {
        let shown =
            run_in(width, &["replay", "--analyse", of[2], &format!("{}/000.txt.gz", of[1])], b"");
        assert_eq!((shown.code, shown.err.as_str()), (Some(0), ""));
        for line in shown.out.lines().filter(|line| !line.contains("shared/data/logs")) {
            assert!(columns(line) <= width, "{width}: {line}");
        }
    }
}

/// A note is a difference where the user wants it so, and a house is taken where a record names
/// none.
#[test]
fn notes_are_differences_when_strict_and_houses_can_be_named() {
    let directory = Directory::new("replay-strict");
    let unfinished = NO_NINE_KINDS.replace("[\"九種九牌\"]", "[\"不明\"]");
    let file = directory.file("unfinished.json", unfinished);
    let run_with = |options: &[&str]| run(&[&["replay", "--check", &file], options].concat(), b"");
    let (loose, strict) = (run_with(&[]), run_with(&["--strict"]));
    assert_eq!((loose.code, strict.code), (Some(0), Some(1)), "{}{}", loose.err, strict.err);
    assert!(strict.out.ends_with(" 1 difference\n"), "{}", strict.out);
    assert!(strict.err.contains("the record ends within this round"), "{}", strict.err);
    let short = run_with(&["--most", "0"]);
    assert_eq!(short.code, Some(2));
    let unnamed = directory.file("unnamed.json", TENHOU.replace("南喰赤", ""));
    let told = |options: &[&str]| run(&[&["replay", &unnamed], options].concat(), b"").out;
    assert!(told(&[]).contains("Tenhou"));
    assert!(told(&["--rules", "mahjong-soul"]).contains("Mahjong Soul"));
    let changed = ["--rules", "mahjong-soul", "--rule", "riichi_points=0"];
    assert!(told(&changed).contains("open tanyao, riichi_points=0"), "{}", told(&changed));
}
