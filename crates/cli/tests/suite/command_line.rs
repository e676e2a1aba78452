//! Arguments, help and exit codes, and hints for those who write hands otherwise.

use crate::runner::{Run, printed, run};

#[track_caller]
fn wrong(arguments: &[&str]) -> String {
    let Run { out, err, code } = run(arguments, b"");
    assert_eq!((code, out.as_str()), (Some(2), ""), "{arguments:?}");
    err
}

#[test]
fn a_hand_alone_is_analyzed() {
    let hand = "11223344456789m";
    let expected = printed(&["analyze", hand], "");
    assert_eq!(printed(&[hand], ""), expected);
    assert_eq!(printed(&[], hand), expected);
    assert_eq!(printed(&["analyze"], hand), expected);
    let scored = ["--win", "5m", "23467m345p34588s"];
    assert_eq!(printed(&scored, ""), printed(&[&["analyze"], &scored[..]].concat(), ""));
}

#[test]
fn help_names_every_subcommand_and_the_exit_codes() {
    let help = printed(&["--help"], "");
    for word in
        ["analyze", "trace", "quiz", "tsumo", "batch", "  1  answered with no", "mentsu HAND"]
    {
        assert!(help.contains(word), "{word}: {help}");
    }
    assert_eq!(printed(&["help"], ""), printed(&["-h"], ""));
    for subcommand in ["analyze", "trace", "quiz", "tsumo", "batch"] {
        let help = printed(&[subcommand, "--help"], "");
        assert!(help.contains(&format!("Usage: mentsu {subcommand}")), "{help}");
    }
    let version = concat!("mentsu ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(printed(&["--version"], ""), version);
}

#[test]
fn exit_codes_tell_yes_no_and_wrong() {
    let won = "23467m345p34588s";
    for (arguments, code) in [
        (&[won][..], 0),
        (&["123m45p13789s1123z"], 0),
        (&[won, "--win", "5m", "--riichi"], 0),
        // not won, no yaku, furiten, and a situation that can't be
        (&[won, "--win", "9m"], 1),
        (&["234m456s11p78p(999s)", "--win", "9p"], 1),
        (&[won, "--win", "5m", "--discards", "8m"], 1),
        (&[won, "--win", "5m", "--ippatsu"], 1),
        (&["123q"], 2),
        (&[won, "--win", "9z"], 2),
        (&["--colour"], 2),
        (&["quiz", "--level", "harder"], 2),
        (&["trace", "1m"], 2),
    ] {
        assert_eq!(run(arguments, b"").code, Some(code), "{arguments:?}");
    }
    // Of several hands the highest counts.
    assert_eq!(run(&["--win", "5m", won, "123q", "11m"], b"").code, Some(2));
}

#[test]
fn discards_bar_a_ron_and_no_tsumo() {
    let hand = "23m456p789s345s33z";
    let asked = [hand, "--win", "1m", "--riichi", "--discards", "4m9p", "--seat", "S"];
    let barred = run(&asked, b"");
    assert_eq!((barred.code, barred.err.as_str()), (Some(1), ""));
    assert!(barred.out.contains("  Ron on 1m: furiten"), "{}", barred.out);
    assert!(!barred.out.contains("received"), "{}", barred.out);
    let tsumo = printed(&[&asked[..], &["--tsumo"]].concat(), "");
    assert!(tsumo.contains("  Tsumo on 1m: 2700 points.\n"), "{tsumo}");
    let others = printed(&[hand, "--win", "1m", "--riichi", "--discards", "9p"], "");
    assert!(others.contains("  Ron on 1m: "), "{others}");
}

#[test]
fn what_is_not_won_names_the_waits() {
    let none = |hand: &str, tile: &str| run(&[hand, "--win", tile], b"").out;
    let out = none("13m456p789s345s33z", "9m");
    assert!(out.ends_with("\n  Ron on 9m: not won: tenpai, waits 2m.\n"), "{out}");
    let out = none("123m45p13789s113z", "9m");
    assert!(out.ends_with("\n  Ron on 9m: not won: 1-shanten.\n"), "{out}");
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    for arguments in [["--riichi", "--double-riichi", "11m"], ["--ron", "--tsumo", "11m"]] {
        let complaint = wrong(&arguments);
        assert!(complaint.contains("cannot be used with"), "{complaint}");
    }
}

#[test]
fn honors_by_letter_or_character_are_told_apart() {
    for (text, tile) in [
        ("123m11E", "1z"),
        ("123mNN", "4z"),
        ("11m東東", "1z"),
        ("11m白", "5z"),
        ("11m發", "6z"),
        ("11m中", "7z"),
    ] {
        let complaint = wrong(&[text]);
        assert!(complaint.contains(&format!("this honor is `{tile}`")), "{complaint}");
    }
    let complaint = wrong(&["11m", "--win", "E"]);
    assert!(complaint.contains("this honor is `1z`"), "{complaint}");
}

#[test]
fn unknown_tiles_are_told_what_they_may_be() {
    let complaint = wrong(&["345m?55667s77p111z"]);
    assert!(complaint.contains("`?` is an unknown tile"), "{complaint}");
    assert!(complaint.contains("it would win with 4s or 7s"), "{complaint}");
    let complaint = wrong(&["2345678999m????"]);
    assert!(complaint.contains("other ways"), "{complaint}");
    let complaint = wrong(&["147m147p147s1234z?"]);
    assert!(complaint.contains("nothing would make it win"), "{complaint}");
    assert!(wrong(&["?????????"]).contains("which isn't analyzed"));
}

#[test]
fn several_indicators_are_told_to_repeat_the_option() {
    let hand = "23467m345p34588s";
    for arguments in [
        &[hand, "--win", "5m", "--dora", "3m0p"][..],
        &[hand, "--win", "5m", "--dora", "34m"],
        &["--ura", "3m,0p", hand],
    ] {
        let complaint = wrong(arguments);
        assert!(complaint.contains("--dora 3m --dora 0p"), "{complaint}");
    }
    let run = run(&[hand, "--win", "5m", "--dora", "3m", "0p"], b"");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("--dora 3m --dora 0p"), "{}", run.err);
}

#[test]
fn a_word_that_is_no_subcommand_is_told_so() {
    let complaint = wrong(&["analyse"]);
    assert!(complaint.contains("there is no subcommand `analyse` either"), "{complaint}");
}

#[test]
fn a_byte_order_mark_and_blank_lines_are_skipped() {
    let expected = printed(&["11m", "22m"], "");
    assert_eq!(printed(&[], "\u{FEFF}11m\r\n\r\n   \n22m\n"), expected);
    let twice = run(&[], "\u{FEFF}11m\n\u{FEFF}22m\n".as_bytes());
    assert!(twice.code == Some(2) && twice.err.contains("wrong hand in line 2"), "{}", twice.err);
}
