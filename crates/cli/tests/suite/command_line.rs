//! Arguments, help and exit codes, and hints for those who write hands otherwise.

use mentsu_table::bot::Bot;

use crate::runner::{Run, printed, run};

#[track_caller]
fn wrong(arguments: &[&str]) -> String {
    let Run { out, err, code } = run(arguments, b"");
    assert_eq!((code, out.as_str()), (Some(2), ""), "{arguments:?}");
    err
}

#[test]
fn a_hand_alone_is_analysed() {
    let hand = "11223344456789m";
    let expected = printed(&["analyse", hand], "");
    assert_eq!(printed(&[hand], ""), expected);
    assert_eq!(printed(&[], hand), expected);
    assert_eq!(printed(&["analyse"], hand), expected);
    let scored = ["--win", "5m", "23467m345p34588s"];
    assert_eq!(printed(&scored, ""), printed(&[&["analyse"], &scored[..]].concat(), ""));
}

#[test]
fn help_names_every_subcommand_and_the_exit_codes() {
    let help = printed(&["--help"], "");
    for word in
        ["analyse", "trace", "quiz", "tsumo", "batch", "  1  --win isn't a win", "mentsu HAND"]
    {
        assert!(help.contains(word), "{word}: {help}");
    }
    assert_eq!(printed(&["help"], ""), printed(&["-h"], ""));
    for subcommand in ["analyse", "trace", "quiz", "tsumo", "batch", "shanghai", "othello"] {
        let help = printed(&[subcommand, "--help"], "");
        assert!(help.contains(&format!("Usage: mentsu {subcommand}")), "{help}");
    }
    let help = printed(&["arena", "--help"], "");
    for bot in Bot::ALL {
        assert!(help.contains(bot.name()), "{bot}: {help}");
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
fn plan_and_trace_say_who_takes_unknown_tiles() {
    for subcommand in ["plan", "trace"] {
        let complaint = wrong(&[subcommand, "345m?55667s77p111z"]);
        assert!(complaint.contains("which analyse and batch take"), "{complaint}");
    }
}

#[test]
fn several_tiles_of_an_option_stand_in_one_word_or_repeat_it() {
    let win = ["23467m345p34588s", "--win", "5m", "--riichi"];
    let scored = |options: &[&str]| printed(&[&win[..], options].concat(), "");
    let plain = scored(&["--dora", "17z", "--ura", "17z"]);
    let repeated = scored(&["--dora", "3m", "--dora", "0p", "--ura", "3s", "--ura", "7s"]);
    assert_eq!(scored(&["--dora", "3m0p", "--ura", "37s"]), repeated);
    assert_ne!(repeated, plain);
    let waits = ["23467m345p34588s", "--win", "5m"];
    for discards in [&["--discards", "8m9p"][..], &["--discards", "9p", "--discards", "8m"]] {
        let run = run(&[&waits[..], discards].concat(), b"");
        assert!(run.code == Some(1) && run.out.contains("furiten"), "{}", run.out);
    }
    let run = run(&[win[0], "--win", "5m", "--dora", "3m", "0p"], b"");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("--dora 3m0p"), "{}", run.err);
    assert!(wrong(&["11m", "--dora", "3m,0p"]).contains("unknown character `,`"));
    assert!(wrong(&["11m", "--dora", ""]).contains("no tile"));
}

#[test]
fn analyze_is_another_spelling_of_analyse() {
    assert_eq!(printed(&["analyze", "11m"], ""), printed(&["analyse", "11m"], ""));
    assert!(!printed(&["--help"], "").contains("analyze"));
}

#[test]
fn a_word_that_is_not_a_subcommand_is_told_so() {
    let complaint = wrong(&["explain"]);
    assert!(complaint.contains("`explain` isn't a subcommand, either"), "{complaint}");
}

#[test]
fn a_byte_order_mark_and_blank_lines_are_skipped() {
    let expected = printed(&["11m", "22m"], "");
    assert_eq!(printed(&[], "\u{FEFF}11m\r\n\r\n   \n22m\n"), expected);
    let twice = run(&[], "\u{FEFF}11m\n\u{FEFF}22m\n".as_bytes());
    assert!(twice.code == Some(2) && twice.err.contains("wrong hand in line 2"), "{}", twice.err);
}
