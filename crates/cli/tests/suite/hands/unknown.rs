//! `mentsu analyse` of hands and blocks with unknown tiles.

use crate::runner::run;

/// What is printed below the tiles, without their characters.
#[track_caller]
fn told(arguments: &[&str]) -> Vec<String> {
    let run = run(arguments, b"");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    let lines = run.out.lines().skip(3).filter(|line| !line.is_empty());
    let is_said = |c: &char| c.is_ascii();
    let words = lines.map(|line| line.chars().filter(is_said).collect::<String>());
    words.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn each_way_to_win_has_its_forms() {
    let expected =
        ["2 ways to make it win.", "4s 77p 345m 456s 456s 111z", "7s 77p 345m 456s 567s 111z"];
    assert_eq!(told(&["345m45566?s77p111z"]), expected);
    assert_eq!(told(&["🀉🀊🀋🀓🀔🀔🀕🀕🀟🀟🀀🀀🀀🀫"]), expected);
    let two_forms = told(&["112233m445566p7s?"]);
    assert_eq!(two_forms[1..], ["7s 77s 123m 123m 456p 456p", "11m 22m 33m 44p 55p 66p 77s"]);
    assert_eq!(told(&["147m147p147s1234z?"]), ["No tiles make it win."]);
    assert_eq!(told(&["4m?(123m)[9999p]"])[1], "4m 44m (123m) [9999p]");
}

#[test]
fn a_waiting_hand_is_told_what_makes_it_tenpai() {
    let expected = [
        "4 ways to make it tenpai.",
        "7p waits for 47s, 7 tiles left",
        "4s waits for 7p1z, 4 tiles left",
        "7s waits for 7p1z, 4 tiles left",
        "1z waits for 47s, 7 tiles left",
    ];
    assert_eq!(told(&["345m45566s77p11z?"]), expected);
    assert_eq!(told(&["147m147p147s123z?"]), ["No tiles make it tenpai."]);
    assert_eq!(told(&["1112345678999m"])[0], "Tenpai: 9 waits, 23 tiles left.");
}

#[test]
fn a_block_is_completed_by_itself() {
    assert_eq!(told(&["(刻子 🀀 🀀 ?🀫)"]), ["1 way to make it a koutsu.", "1z 111z koutsu"]);
    assert_eq!(told(&["4m?6m"]), ["1 way to make it a block.", "5m 456m shuntsu"]);
    assert_eq!(told(&["(jantou 5z?)"]), ["1 way to make it a jantou.", "5z 55z jantou"]);
    assert_eq!(told(&["14m?"]), ["No tiles make it a block."]);
}

#[test]
fn kinds_that_the_house_lacks_complete_nothing() {
    assert_eq!(told(&["??"])[0], "34 ways to make it win.");
    assert_eq!(told(&["--rules", "tenhou_sanma", "??"])[0], "27 ways to make it win.");
    assert_eq!(told(&["3m?4m"])[0], "2 ways to make it a block.");
    assert_eq!(told(&["--rules", "tenhou_sanma", "3m?4m"]), ["No tiles make it a block."]);
}

/// More unknown tiles than are filled in are an error that names the limit.
#[test]
fn more_than_four_unknown_tiles_are_refused() {
    let run = run(&["????????????? "], b"");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("at most 4 tiles can be unknown"), "{}", run.err);
}

#[test]
fn chinese_rules_have_forms_of_their_own() {
    let expected = [
        "6 ways to make it win.",
        "9s5z 147m258p369s12345z",
        "9s6z 147m258p369s12346z",
        "9s7z 147m258p369s12347z",
        "56z 147m258p36s123456z",
        "57z 147m258p36s123457z",
        "67z 147m258p36s123467z",
    ];
    assert_eq!(told(&["mcr", "147m258p36s1234z??"]), expected);
    assert_eq!(told(&["mcr", "147m258p36s1234z🀫?"]), expected);
    let told_with_meld = told(&["mcr", "147m258p369s5z?(234p)"]);
    assert_eq!(told_with_meld, ["1 way to make it win.", "5z 147m258p369s 55z (234p)"]);
    let tenpai = told(&["mcr", "147m258p36s1234z?"]);
    assert_eq!(tenpai[..2], ["4 ways to make it tenpai.", "9s waits for 567z, 12 tiles left"]);
    assert_eq!(told(&["mcr", "159m159p159s1122z?"]), ["No tiles make it win."]);
    for (option, value) in [
        ("--draws", Some("1")),
        ("--ways", Some("3")),
        ("--trace", None),
        ("--win", Some("5z")),
        ("--self-drawn", None),
        ("--kong", None),
        ("--last-copy", None),
        ("--seen", Some("1z")),
    ] {
        let arguments: Vec<&str> =
            ["mcr", "147m258p36s1234z??", option].into_iter().chain(value).collect();
        let run = run(&arguments, b"");
        let why = format!("{option} takes a hand without unknown tiles");
        assert!(run.code == Some(2) && run.err.contains(&why), "{option}: {}", run.err);
    }
    let run = run(&["mcr", "147m258p36s1234z??", "--json"], b"");
    assert!(run.code == Some(2) && run.err.contains("wrong hand"), "{}", run.err);
}
