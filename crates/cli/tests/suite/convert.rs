//! `mentsu convert`: games written in another format, to standard output and to files.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use mentsu_table::record::{self, Format};

use crate::replay::{Directory, TENHOU};
use crate::runner::{Run, run};

/// A round in which the first player sets the title's game aside at once.
const NINE_KINDS: &str = r#"{"title":["a title",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
    [0,0,0],[25000,25000,25000,25000],[14],[],
    [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[],
    [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ["九種九牌"]]]}"#;

/// A round of which one seat is seen.
fn seen() -> String {
    let hidden = format!("[{}]", ["\"?\""; 13].join(","));
    let own = r#"["1m","9m","1p","9p","1s","9s","E","S","W","N","P","F","5m"]"#;
    format!(
        r#"{{"type":"start_kyoku","bakaze":"E","dora_marker":"2p","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"scores":[25000,25000,25000,25000],"tehais":[{hidden},{own},{hidden},{hidden}]}}"#
    )
}

fn packed(text: &str) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap()
}

fn convert(arguments: &[&str], input: &str) -> Run {
    run(&[&["convert"], arguments].concat(), input.as_bytes())
}

/// All files below a directory, by their paths below it.
fn files(below: &Path) -> Vec<String> {
    let mut open = vec![below.to_path_buf()];
    let mut files = Vec::new();
    while let Some(directory) = open.pop() {
        for entry in fs::read_dir(directory).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(below).unwrap();
                files.push(name.to_str().unwrap().replace('\\', "/"));
            }
        }
    }
    files.sort();
    files
}

/// From each format into each, through standard input and output.
#[test]
fn games_follow_each_other_on_standard_output_in_every_format() {
    let both = format!("{TENHOU}\n{NINE_KINDS}");
    let read = record::read_all(both.as_bytes()).unwrap();
    let dealt = |text: &str| -> Vec<_> {
        let games = record::read_all(text.as_bytes()).unwrap_or_else(|why| panic!("{why}: {text}"));
        games.iter().map(|game| (game.format, game.rounds[0].deal.clone())).collect()
    };
    for first in Format::WRITTEN {
        let once = convert(&["-", "--to", first.name()], &both);
        assert_eq!(once.code, Some(0), "{first}: {}", once.err);
        for second in Format::WRITTEN {
            let twice = convert(&["-", "--to", second.name()], &once.out);
            assert_eq!(twice.code, Some(0), "{second}: {}", twice.err);
            let expected: Vec<_> =
                read.iter().map(|game| (second, game.rounds[0].deal.clone())).collect();
            assert_eq!(dealt(&twice.out), expected, "from {first} to {second}");
        }
    }
}

#[test]
fn what_the_format_has_no_place_for_is_told_once_a_file() {
    let directory = Directory::new("convert-left-out");
    let titled = directory.file("titled.json", format!("{NINE_KINDS}{NINE_KINDS}"));
    let plain = directory.file("plain.json", TENHOU);
    let run = convert(&[&titled, &plain, "--to", "mjai"], "");
    assert_eq!(run.code, Some(0));
    assert_eq!(run.err, format!("{titled}, mjai has no place for: title\n"));
    assert_eq!(convert(&[&titled, "--to", "tenhou6"], "").err, "");
}

/// Each by its own name, without what says how it was recorded and packed.
#[test]
fn files_are_named_after_what_is_read() {
    let directory = Directory::new("convert-names");
    directory.file("in/a.tenhou6.json.gz", packed(TENHOU));
    directory.file("in/below/a.json", format!("{TENHOU}{NINE_KINDS}"));
    directory.file("in/v1.2.mjson", TENHOU);
    let (input, out) = (format!("{}/in", directory.path()), format!("{}/out", directory.path()));
    for (format, endings) in [
        ("mjlog", ".mjlog"),
        ("tenhou6", ".tenhou6.json"),
        ("mjai", ".mjai"),
        ("majiang", ".majiang.json"),
    ] {
        let out = format!("{out}/{format}");
        let run = convert(&[&input, "--to", format, "--out", &out], "");
        assert_eq!((run.code, run.out.as_str()), (Some(0), ""), "{}", run.err);
        let names = ["a", "below/a", "v1.2"].map(|name| format!("{name}{endings}"));
        assert_eq!(files(Path::new(&out)), names);
        let games = |name: &str| {
            record::read_all(&fs::read(format!("{out}/{name}{endings}")).unwrap()).unwrap().len()
        };
        assert_eq!(["a", "below/a", "v1.2"].map(games), [1, 2, 1]);
    }
    let run = convert(&["-", "--to", "mjai", "--out", &out], TENHOU);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(Path::new(&out).join("stdin.mjai").is_file());
}

#[test]
fn nothing_is_replaced_unless_asked_for() {
    let directory = Directory::new("convert-exists");
    let (one, other) = (directory.file("1/a.json", TENHOU), directory.file("2/a.json", NINE_KINDS));
    let out = format!("{}/out", directory.path());
    let written = || fs::read_to_string(format!("{out}/a.mjlog")).unwrap();
    let to = ["--to", "mjlog", "--out", out.as_str()];
    let run = convert(&[&[one.as_str(), other.as_str()], &to[..]].concat(), "");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("a.mjlog is the output of another file, too"), "{}", run.err);
    let first = written();
    assert!(first.contains("<AGARI"));
    let run = convert(&[&[other.as_str()], &to[..]].concat(), "");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("a.mjlog exists; --force replaces it"), "{}", run.err);
    assert_eq!(written(), first);
    let run = convert(&[&[other.as_str()], &to[..], &["--force"]].concat(), "");
    assert_eq!((run.code, written().contains("yao9")), (Some(0), true), "{}", run.err);
    // Into its own place, too.
    let mjlog = format!("{out}/a.mjlog");
    let run = convert(&[&[mjlog.as_str()], &to[..], &["--force"]].concat(), "");
    assert_eq!((run.code, files(Path::new(&out))), (Some(0), vec!["a.mjlog".to_owned()]));
    assert!(written().contains("yao9"));
}

/// The others are written all the same; half a file isn't left.
#[test]
fn what_cannot_be_read_or_written_is_2() {
    let directory = Directory::new("convert-wrong");
    let good = directory.file("good.json", TENHOU);
    let bad = directory.file("bad.json", "nothing of the kind");
    let half = directory.file("half.json", format!("{TENHOU}\n{{\"log\":[[]]}}"));
    let seen = directory.file("seen.mjson", seen());
    let out = format!("{}/out", directory.path());
    let run = convert(&[&bad, &half, &seen, &good, "--to", "mjlog", "--out", &out], "");
    assert_eq!(run.code, Some(2));
    for part in ["bad.json: ", "known format", "majiang", "half.json: ", "seen.mjson: line 1: "] {
        assert!(run.err.contains(part), "{part}: {}", run.err);
    }
    assert!(run.err.contains("good.json, mjlog has no place for: open end"), "{}", run.err);
    assert_eq!(run.err.lines().count(), 4, "{}", run.err);
    assert_eq!(files(Path::new(&out)), ["good.mjlog"]);
    // Of several games the one that can't be written is named, and left out.
    let whole = record::read(TENHOU.as_bytes()).unwrap().to_mjai();
    let mixed = directory.file("mixed.mjson", format!("{whole}{}\n{whole}", self::seen()));
    let run = convert(&[&mixed, "--to", "tenhou6"], "");
    assert_eq!((run.code, run.out.lines().count()), (Some(2), 2), "{}", run.err);
    assert!(run.err.contains("mixed.mjson: game 2, line "), "{}", run.err);
    let run = convert(&[&good, "--to", "client"], "");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("mjlog, tenhou6, mjai, majiang"), "{}", run.err);
    assert_eq!(convert(&[&good], "").code, Some(2));
    assert_eq!(convert(&[&good, "--to", "mjai", "--force"], "").code, Some(2));
}

/// Games after the first are worked on side by side, and stay in their order.
#[test]
fn a_file_of_many_games_stays_in_order() {
    let game = |number: usize| TENHOU.replacen("\"A\"", &format!("\"{number}\""), 1);
    let all: String = (0..100).map(game).collect();
    let run = convert(&["-", "--to", "mjai"], &all);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let games = record::read_all(run.out.as_bytes()).unwrap();
    let names: Vec<String> = games.into_iter().map(|game| game.names[0].clone()).collect();
    assert_eq!(names, (0..100).map(|number| number.to_string()).collect::<Vec<_>>());
    let check = crate::runner::run(&["replay", "--check", "-"], run.out.as_bytes());
    let found = (check.code, check.out.as_str());
    assert_eq!(found, (Some(0), "100 rounds, 100 decisions, 0 differences\n"), "{}", check.err);
}

/// All games of ../shared by the program, into each format and checked there.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn recorded_games_are_converted_and_replay_without_a_difference() {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("MENTSU_SHARED").map_or(default, PathBuf::from);
    let games = shared.join("data/logs/mjlog");
    let games = games.to_str().unwrap();
    let directory = Directory::new("convert-recorded");
    let told = run(&["replay", "--check", games], b"").out;
    assert!(told.ends_with(" 0 differences\n") && told.starts_with("2"), "{told}");
    for format in ["mjlog", "tenhou6", "mjai"] {
        let out = format!("{}/{format}", directory.path());
        let converted = convert(&[games, "--to", format, "--out", &out], "");
        assert_eq!(converted.code, Some(0), "{}", converted.err);
        assert_eq!(run(&["replay", "--check", &out], b"").out, told, "{format}");
        // And through one stream of all games.
        let stream = convert(&[&out, "--to", "mjlog"], "");
        assert_eq!(run(&["replay", "--check", "-"], stream.out.as_bytes()).out, told, "{format}");
    }
}

/// 電脳麻将 has rules of its own, which a record of it is replayed by.
#[test]
fn a_game_in_majiang_is_told_with_its_package_s_rules() {
    let written = convert(&["-", "--to", "majiang"], NINE_KINDS);
    assert_eq!(written.code, Some(0), "{}", written.err);
    let told = run(&["replay", "-"], written.out.as_bytes());
    assert!(
        told.out.contains("電脳麻将 hanchan, 4 players, red fives, open tanyao"),
        "{}",
        told.out
    );
    let told = run(&["replay", "-"], NINE_KINDS.as_bytes());
    assert!(told.out.contains("Tenhou hanchan, 4 players"), "{}", told.out);
}
