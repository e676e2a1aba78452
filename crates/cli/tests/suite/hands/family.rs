//! `mentsu family`: hands under rules that are tables of patterns.

use std::fs;
use std::path::PathBuf;

use crate::runner::{columns, printed, printed_in, run, run_in};

/// A win on a discard, but for who discarded.
const WON: [&str; 6] = ["family", "hong_kong", "111222m333p55s77z", "--win", "7z", "--discarder"];

/// The line of a text that has this.
#[track_caller]
fn line<'a>(out: &'a str, part: &str) -> &'a str {
    out.lines().find(|line| line.contains(part)).unwrap_or_else(|| panic!("{part}: {out}"))
}

/// A file of a family, removed at the end.
pub(crate) struct File(PathBuf);

impl File {
    pub(crate) fn new(name: &str, bytes: &[u8]) -> File {
        let path = std::env::temp_dir().join(format!("mentsu-{}-{name}", std::process::id()));
        fs::write(&path, bytes).unwrap();
        File(path)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// The error about a bad file, without the file's name.
#[track_caller]
fn refused(name: &str, bytes: &[u8]) -> String {
    let file = File::new(name, bytes);
    let run = run(&["family", file.path(), "11m"], b"");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
    let said = run.err.strip_prefix(&format!("mentsu: {}: ", file.path())).expect(&run.err);
    said.trim_end().to_owned()
}

#[test]
fn a_wait_without_a_pattern_says_so() {
    let out = printed(&["family", "sichuan", "23m456p22p999p(345p)"], "");
    assert_eq!(
        line(&out, "patterns"),
        "  wait   left  by discard  self-drawn  patterns by discard"
    );
    assert_eq!(line(&out, "1m  "), "  🀇  1m     4           0           1  none");
}

#[test]
fn wins_list_patterns_and_payments() {
    let out = printed(&[&WON[..], &["S"]].concat(), "");
    let title = "Won on 7z, seat east, prevalent east, 香港舊章: a total of 6, 32 points.";
    assert!(out.contains(title), "{out}");
    assert!(out.contains("55s 111m 222m 333p 777z"), "{out}");
    assert!(line(&out, "對對糊 All pungs").ends_with("  3"), "{out}");
    assert!(line(&out, "無花 No flowers").ends_with("  1  bonus"), "{out}");
    assert!(out.contains("East +64, South −64, West 0, North 0."), "{out}");
    let unknown = printed(&WON[..5], "");
    assert!(unknown.contains("Name the discarder with --discarder"), "{unknown}");
    // Times, and what a pattern that counts alone leaves out.
    let out = printed(&["family", "zung-jung", "23444m55522z(777m)+2z", "--seat", "S"], "");
    assert!(line(&out, "Value honor").ends_with("20  2 × 10"), "{out}");
    let out = printed(&["family", "zung_jung", "1112345678999m+5m"], "");
    assert!(line(&out, "清一色 Pure").ends_with("九蓮寶燈 Nine gates counts alone"), "{out}");
    assert!(out.contains("480 points.") && out.contains("East +1440, South −480"), "{out}");
}

#[test]
fn options_describe_the_win() {
    let total = |arguments: &[&str]| {
        let arguments = [&["family", "taiwan", "123456789m123456p1s"], arguments].concat();
        let out = printed(&arguments, "");
        let (_, from) = out.split_once("a total of ").expect(&out);
        from.split_once(',').unwrap().0.parse::<u32>().unwrap()
    };
    let base = total(&["--win", "1s", "--discarder", "S"]);
    let with = |more: &[&str]| total(&[&["--win", "1s", "--discarder", "S"], more].concat());
    for more in [
        &["--flowers", "plum,spring"][..],
        &["--last-tile"],
        &["--kong"],
        &["--events", "earthly-ready"],
        &["--events", "heavenly-ready"],
        &["--streak", "2"],
    ] {
        assert!(with(more) > base, "{more:?}");
    }
    assert!(total(&["--win", "1s", "--tsumo"]) > base);
    assert_eq!(total(&["--win", "1s", "--self-drawn"]), {
        let out = printed(&["family", "taiwan", "123456789m123456p1s+1s"], "");
        let (_, from) = out.split_once("a total of ").expect(&out);
        from.split_once(',').unwrap().0.parse::<u32>().unwrap()
    });
    // The hand may include the tile that was drawn.
    let whole =
        printed(&["family", "taiwan", "123456789m123456p11s", "--win", "1s", "--self-drawn"], "");
    assert!(whole.contains("Self-drawn on 1s"), "{whole}");
    let paid = |more: &[&str]| {
        let out = printed(&[&WON[..], &["S"], more].concat(), "");
        line(&out, "East +").trim().to_owned()
    };
    assert_eq!(paid(&["--pays-for-all", "W"]), "East +64, South 0, West −64, North 0.");
    let out =
        printed(&["family", "sichuan", "123m456m77m234p44p+4p", "--out", "S,W", "--wild", ""], "");
    assert!(line(&out, "East +").contains("South 0, West 0, North −"), "{out}");
}

#[test]
fn jokers_are_named_and_other_readings_listed() {
    let out = printed(&["family", "guangdong", "222m55p77z(1?11m)(999s)+5p"], "");
    assert!(out.contains("The jokers stand for 1m 1m."), "{out}");
    assert!(out.contains("(🀇 ?🀇  🀇 )") && out.contains("(1m?1m 1m)"), "{out}");
    assert!(line(&out, "22m 111m 999s").trim_start().starts_with("3  "), "{out}");
    // The winning tile may be a joker, and other kinds may be wild.
    for win in [
        &["family", "hong_kong", "123m456p77m23489s", "--minimum", "0", "--win", "?"][..],
        &["family", "hong_kong", "123m456p77m23489s+?", "--minimum", "0"],
    ] {
        let out = printed(win, "");
        assert!(out.contains("The joker stands for 7s."), "{out}");
    }
    let wild = ["family", "hong_kong", "123m456p77m2389s5z", "--minimum", "0", "--wild", "5z"];
    let out = printed(&[&wild[..], &["--win", "7s"]].concat(), "");
    assert!(out.contains("on 7s") && out.contains("The joker stands for "), "{out}");
}

#[test]
fn waits_have_their_worth_and_whether_it_is_enough() {
    let out = printed(&["family", "hong_kong", "123m456p77m23489s"], "");
    assert!(out.contains("Tenpai: 1 wait, 4 tiles left."), "{out}");
    assert!(out.contains("香港舊章; a win takes 3:"), "{out}");
    let row = line(&out, "平糊 1, 門前清 1");
    let words: Vec<&str> = row.split_whitespace().skip(1).take(6).collect();
    assert_eq!(words, ["7s", "4", "too", "few", "3", "4"], "{out}");
    // What the options exclude has no column.
    let one = printed(&["family", "hong_kong", "123m456p77m23489s", "--discarder", "W"], "");
    assert!(!one.contains("self-drawn") && one.contains("by discard"), "{one}");
    let far = printed(&["family", "zung_jung", "123m456p77m239s24z"], "");
    assert!(far.contains("2-shanten: 27 tiles of 8 kinds help."), "{far}");
    assert!(far.contains("7m 2  🀐  1s 4  🀓  4s 4"), "{far}");
    let drawn = printed(&["family", "sichuan", "123m456m7788m2348p"], "");
    assert!(drawn.contains("Not won: tenpai."), "{drawn}");
    assert!(line(&drawn, "8p").ends_with("4  78m") || drawn.contains("4  78m"), "{drawn}");
    let won = printed(&["family", "sichuan", "123m456m777m23488p"], "");
    assert!(won.contains("Won.") && won.contains("--win"), "{won}");
}

#[test]
fn what_is_no_win_is_told_apart_from_what_is_wrong() {
    for (arguments, code, said) in [
        (&["123m456p789s1144z", "--win", "5z"][..], 1, "Won on 5z: not won: tenpai, waits 14z."),
        (&["123m456p789s2344z+9p"], 1, "Self-drawn on 9p: not won: 1-shanten."),
        (&["123m456p789s1144z+4z"], 1, "but a win takes 3 without bonuses."),
        (&["123m456p789s1144z+4z", "--discarder", "S"], 1, "a self-drawn tile has no discarder."),
        (&["123m456p789s1144z5z", "--win", "6z", "--self-drawn"], 1, "on 6z: "),
        (&["123m456p789s1144z+4z", "--win", "1z"], 2, "the hand says that it drew 4z"),
        (&["123m456p789s1144z+44z"], 2, "one tile, the drawn one, should follow the plus"),
        (&["123m456p789s114z+4z"], 2, "has yet to draw"),
        (&["123m456p789s11445z+6z"], 2, "here there are 15"),
        (&["123m456p789s1144z1z", "--kong"], 2, "--kong is about a win"),
        (&["?????????1123m"], 2, "9 jokers, but a hand has at most 8"),
        (&["123m456p78x", "--win", "1m"], 2, "unknown character"),
        (&["123m456p789s1144z", "--events", "heavenly", "--seat", "S"], 2, "heavenly is"),
        (&["1m", "--events", "heavenlie"], 2, "heavenly"),
        (&["1m", "--flowers", "plum,plum"], 2, "plum is there twice"),
        (&["1m", "--flowers", "plum", "--flowers", "plum"], 2, "cannot be used multiple times"),
        (&["1m", "--flowers", "plum,"], 2, "nothing is none of spring"),
        (&["1m", "--out", "S,south"], 2, "south is none of E, S, W, N"),
        (&["1m", "--streak", "101"], 2, "101"),
    ] {
        let run = run(&[&["family", "hong_kong"], arguments].concat(), b"");
        assert_eq!(run.code, Some(code), "{arguments:?}: {}{}", run.out, run.err);
        let all = [&run.out[..], &run.err].concat();
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words(&all).contains(said), "{arguments:?}: {all}");
    }
    for (arguments, said) in [
        (&["sichuan", "123m456p789s1144z"][..], "1z is not in play"),
        (&["sichuan", "123m456p789s1122m", "--win", "1z"], "1z is not in play"),
        (&["sichuan", "1m", "--wild", "7z"], "--wild: 7z is not of tiles in play"),
        (&["zung_jung", "123m456p789s1122m", "--flowers", "plum"], "this family has no flowers"),
        (&["zungjung", "1m"], "did you mean \"zung_jung\"?; or name a file .toml or .json"),
        (&["town.yaml", "1m"], "zung_jung, taiwan, hong_kong, sichuan or guangdong; or name"),
        (&["guangdong", "11122m????????", "--win", "?"], "9 jokers"),
        (&[], "<FAMILY>"),
    ] {
        let run = run(&[&["family"], arguments].concat(), b"");
        assert_eq!(run.code, Some(2), "{arguments:?}: {}{}", run.out, run.err);
        assert!(run.err.contains(said), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn bad_files_are_named_with_line_key_and_what_is_allowed() {
    let row = |key: &str| format!("name = 'x'\n[[patterns]]\nid = 'big'\n{key}\n");
    for (text, said) in [
        (
            row("value = 1\nwhen = 'one_suits'"),
            "line 5: patterns: big: when: unknown word \"one_suits\"; did you mean \"one_suit\"? (`mentsu family --words` lists all words)",
        ),
        (
            row("value = '3'\nwhen = 'one_suit'"),
            "line 4: value: invalid type: string \"3\", expected a number",
        ),
        (
            row("value = 9999999\nwhen = 'one_suit'"),
            "line 4: patterns: big: value: 9999999 is not between 0 and 1000000",
        ),
        (
            "preset = 'hongkong'".to_owned(),
            "line 1: preset: unknown family \"hongkong\"; did you mean \"hong_kong\"?",
        ),
        ("preset = 'taiwan'\nsets = 6\n".to_owned(), "line 2: sets: 6 is not between 4 and 5"),
        (String::new(), "there is nothing"),
    ] {
        assert_eq!(refused("bad.toml", text.as_bytes()), said, "{text}");
    }
    let unknown = refused("bad.toml", b"name = 'x'\ntile = 136\n");
    assert!(unknown.starts_with("line 2: unknown field `tile`, expected one of `preset`, `name`"));
    let json = b"{\"name\": \"x\",\n\"cap\": \"6\"}";
    let said = "line 2: cap: invalid type: string \"6\", expected a number";
    assert_eq!(refused("bad.json", json), said);
    // A page of another encoding, and a file without end.
    assert_eq!(refused("gbk.toml", b"\nname = \"\xd5\xf2\"\n"), "line 2: not UTF-8");
    let endless = File::new("endless.toml", b"");
    fs::File::options().write(true).open(endless.path()).unwrap().set_len(4 << 30).unwrap();
    let long = run(&["family", endless.path(), "11m"], b"");
    assert!(
        long.code == Some(2) && long.err.contains(": longer than 262144 bytes"),
        "{}",
        long.err
    );
    let missing = run(&["family", "no/such.toml", "11m"], b"");
    assert!(missing.err.starts_with("mentsu: no/such.toml: "), "{}", missing.err);
}

#[test]
fn files_change_presets_and_print_nothing_that_moves_the_cursor() {
    let text = "\u{FEFF}{\"preset\":\"hong_kong\",\"minimum\":0,\"name\":\"x\\u001b[31m\",\"patterns\":\
        [{\"id\":\"all_pungs\",\"name\":\"\\u001b[2J\",\"value\":9,\"when\":\"all_pungs\"}]}";
    let file = File::new("change.JSON", text.as_bytes());
    for arguments in [
        &["family", file.path(), "111222m333p55s77z", "--win", "7z"][..],
        &["family", file.path(), "--patterns"],
        &["family", file.path(), "111222m333p55s77z"],
    ] {
        let out = printed(arguments, "");
        assert!(!out.contains('\u{1b}') && out.contains("\u{FFFD}[2J"), "{out}");
    }
}

#[test]
fn json_is_the_answer_of_batch() {
    for (arguments, request) in [
        (
            &["guangdong", "222m55p77z(111m)(999s)", "--win", "5p", "--discarder", "W"][..],
            r#""family":"guangdong","closed":"222m55p77z","win":"5p","discarder":"W","melds":[{"type":"pon","tiles":"111m","from":1},{"type":"pon","tiles":"999s","from":1}]"#,
        ),
        (
            &["hong_kong", "123m456p789s1144z", "--win", "5z"],
            r#""family":"hong_kong","closed":"123m456p789s1144z","win":"5z""#,
        ),
        (
            &["hong_kong", "123m456p789s1144z+4z", "--seat", "N", "--flowers", "plum"],
            r#""family":"hong_kong","closed":"123m456p789s1144z","win":"4z","self_drawn":true,"seat":"N","flowers":["plum"]"#,
        ),
        (
            &["zung_jung", "123m456p77m23489s", "--tsumo", "--prevalent", "S"],
            r#""family":"zung_jung","closed":"123m456p77m23489s","self_drawn":true,"prevalent":"S""#,
        ),
        (
            &["zung_jung", "123m456p77m239s24z"],
            r#""family":"zung_jung","closed":"123m456p77m239s24z""#,
        ),
    ] {
        let ours = run(&[&["family", "--json"], arguments].concat(), b"");
        let batch = run(&["batch"], format!("{{\"op\":\"family\",{request}}}\n").as_bytes()).out;
        let batch = batch.replacen("{\"id\":null,", "{", 1);
        assert_eq!((ours.out.as_str(), ours.err.as_str()), (batch.as_str(), ""), "{arguments:?}");
    }
}

#[test]
fn lists_name_presets_patterns_and_words() {
    let list = printed(&["family", "--list"], "");
    assert!(line(&list, "hong_kong").ends_with("香港舊章      Hong Kong old style"), "{list}");
    assert_eq!(list.lines().count(), 6, "{list}");
    let wide = printed_in(120, &["family", "zung_jung", "--patterns"], "");
    assert!(wide.contains("中庸麻雀 Zung Jung 3.3: 44 patterns."), "{wide}");
    let row: Vec<&str> = line(&wide, "番牌").split_whitespace().collect();
    assert_eq!(row.join(" "), "番牌 Value honor 10 value_honor each of dragon_pungs + seat_wind");
    assert_eq!(wide.lines().count(), 4 + 44, "{wide}");
    let words = printed(&["family", "--words"], "");
    let row: Vec<&str> = line(&words, "all_pungs").split_whitespace().collect();
    assert_eq!(row.join(" "), "all_pungs 碰碰和 Every set is a pung or a kong.");
    for name in ["zung_jung", "taiwan", "hong_kong", "sichuan", "guangdong"] {
        printed_in(60, &["family", name, "--patterns"], "");
    }
    // A list stands alone.
    assert_eq!(run(&["family", "hong_kong", "--list"], b"").code, Some(2));
}

#[test]
fn hands_are_read_from_standard_input_and_fit_any_width() {
    let hands =
        "22m55p7z(111m)(999s)(234p)\n123m456p78s1144z?\n1122m3344p5566s7z\n111222m333p55s77z+7z\n";
    for width in [60, 120] {
        let out = printed_in(width, &["family", "guangdong", "--minimum", "0"], hands);
        assert!(out.contains("Tenpai") && out.contains("Self-drawn on 7z"), "{out}");
        printed_in(width, &["family", "--words"], "");
        printed_in(width, &["family", "--list"], "");
    }
    let wrong = run_in(60, &["family", "taiwan", "123m456p78x+2z"], b"");
    assert!(wrong.err.lines().all(|line| columns(line) <= 60), "{}", wrong.err);
    let help = run_in(60, &["family", "--help"], b"");
    assert!(help.out.lines().all(|line| columns(line) <= 80), "{}", help.out);
}

#[test]
fn the_examples_of_its_help_are_real() {
    let help = printed(&["family", "--help"], "");
    let mut shown = 0;
    for command in help.lines().filter_map(|line| line.strip_prefix("  mentsu family ")) {
        let arguments: Vec<&str> =
            command.split_whitespace().map(|word| word.trim_matches('\'')).collect();
        if arguments[0] != "town.toml" {
            let run = run(&[&["family"], &arguments[..]].concat(), b"");
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{command}");
            shown += 1;
        }
    }
    assert_eq!(shown, 5);
}
