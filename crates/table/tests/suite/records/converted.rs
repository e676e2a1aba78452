//! Records written in one format, read, and written in another: the same rounds.

use mentsu::riichi::Preset;
use mentsu_table::record::{self, Format, GameKind, LeftOut, Reader, Record, Unwritable, Wrong};
use mentsu_table::{GameRules, Seat, replay};

use crate::records::assert_same;
use crate::records::replayed::played::{game, game_by, kinds, seed, to_client, to_mjlog};
use crate::records::replayed::seen::seen_by;

/// The record written and read back, with the house that the format may not name.
#[track_caller]
fn through(record: &Record, format: Format) -> Record {
    let text = record.write(format).unwrap_or_else(|why| panic!("{format}: {why}"));
    let reader = Reader::new().with_house(record.kind.preset);
    let read = reader.read(text.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(read.format, format);
    // A majiang record has no rules and leaves out no house.
    if format != Format::Majiang && !record.left_out(format).contains(&LeftOut::House) {
        assert_eq!((read.kind, read.own_rules), (record.kind, record.own_rules));
    }
    Record { kind: record.kind, own_rules: record.own_rules, ..read }
}

/// Games of every house, in every pair of formats that has them.
#[test]
fn games_are_the_same_in_every_pair_of_formats() {
    for (number, kind) in (0..).zip(kinds()) {
        let played = game(kind, number);
        let has = |format: &Format| *format != Format::Majiang || !kind.is_sanma();
        for first in Format::WRITTEN.into_iter().filter(has) {
            let once = through(&played, first);
            for second in Format::WRITTEN.into_iter().filter(has) {
                let at = format!("{kind:?} from {first} to {second}");
                let twice = through(&once, second);
                assert_same(&played, &twice, &at);
                assert_eq!(replay::replay(&twice).differences, [], "{at}");
                let result = |record: &Record| record.result.unwrap().points;
                assert_eq!(result(&twice), result(&played), "{at}");
            }
        }
    }
}

/// Rules of no house are written where a format has a place for a rule, and read.
#[test]
fn rules_of_no_house_are_the_same_in_formats_that_name_rules() {
    let rules = GameRules::TENHOU.set_text("open_tanyao", "false").unwrap();
    let rules = rules.set_text("start_points", "30000").unwrap();
    let rules = rules.set_text("kan_dora_turns", "at_once").unwrap();
    let played = game_by(&rules, GameKind::default(), 3);
    for format in [Format::Mjai, Format::Tenhou6] {
        assert!(!played.left_out(format).contains(&LeftOut::House), "{format}");
        let read = record::read(played.write(format).unwrap().as_bytes()).unwrap();
        assert_eq!((read.kind, read.own_rules), (played.kind, Some(rules)), "{format}");
        assert_eq!(replay::replay(&read).differences, [], "{format}");
    }
    assert!(played.left_out(Format::Mjlog).contains(&LeftOut::House));
}

/// Only mjai marks a riichi as open; its hand is compared.
#[test]
fn open_riichi_is_written_in_mjai_alone() {
    let rules = [("old_yaku", "open_riichi double_open_riichi"), ("open_riichi_yakuman", "true")];
    for kind in [GameKind::default(), GameKind::default().with_sanma(true)] {
        let rules = rules
            .into_iter()
            .fold(kind.rules(), |rules, (rule, value)| rules.set_text(rule, value).unwrap());
        let games = (5..15).map(|number| game_by(&rules, kind, number));
        let is_open = |played: &Record| played.to_mjai().contains(r#""open_hand""#);
        let played = games.into_iter().find(is_open).unwrap();
        let text = played.write(Format::Mjai).unwrap();
        let read = record::read(text.as_bytes()).unwrap();
        assert_same(&played, &read, "mjai");
        assert_eq!((read.own_rules, read.oddities.as_slice()), (Some(rules), &[][..]));
        assert_eq!(replay::replay(&read).differences, []);
        for seat in Seat::of_players(kind.players()) {
            let seen = record::read(seen_by(&played, *seat).to_mjai().as_bytes()).unwrap();
            assert_eq!(replay::replay(&seen).differences, [], "as {seat} sees it");
        }
        for format in [Format::Mjlog, Format::Tenhou6, Format::Majiang] {
            let why = played.write(format).unwrap_err();
            let sanma = format == Format::Majiang && kind.is_sanma();
            assert_eq!(matches!(why, Unwritable::OpenHand { .. }), !sanma, "{format}: {why}");
        }
        // Another hand than the player's own, and an open hand without the riichi.
        let lines: Vec<&str> = text.lines().collect();
        let at = lines.iter().position(|line| line.contains("open_hand")).unwrap();
        let mut shown: serde_json::Value = serde_json::from_str(lines[at]).unwrap();
        let tiles = shown["tehai"].as_array_mut().unwrap();
        tiles[0] = if tiles[0] == "9s" { "8s" } else { "9s" }.into();
        let shown = shown.to_string();
        let [mut other, mut closed] = [lines.clone(), lines.clone()];
        other[at] = &shown;
        closed.remove(at - 1);
        for forged in [other, closed] {
            let read = record::read(forged.join("\n").as_bytes()).unwrap();
            assert_ne!(replay::replay(&read).differences, []);
        }
    }
}

/// A rule that isn't one is an error that names it.
#[test]
fn a_changed_rule_that_does_not_exist_is_named() {
    let rules = GameRules::TENHOU.set_text("tobi", "off").unwrap();
    let played = game_by(&rules, GameKind::default(), 3);
    for format in [Format::Mjai, Format::Tenhou6] {
        let text = played.write(format).unwrap();
        assert!(text.contains(r#""changed":{"tobi":"off"}"#), "{text}");
        let wrong = text.replace(r#"{"tobi":"off"}"#, r#"{"tobe":"off"}"#);
        let error = record::read(wrong.as_bytes()).unwrap_err();
        let found = r#"tobe: "off""#.to_owned();
        assert_eq!(error.wrong, Wrong::Unreadable { what: "rule.changed", found }, "{format}");
    }
}

/// Exactly the information that is left out is reported.
#[test]
fn each_format_leaves_out_what_it_has_no_place_for() {
    use LeftOut::{Connections, Fu, House, Inputs, Scores, ShownHands, Title, Walls};
    let mut played = game(GameKind::default(), 1);
    assert_eq!(played.left_out(Format::Mjlog), []);
    assert_eq!(played.left_out(Format::Mjai), [Scores]);
    played.title[1] = "a title".to_owned();
    let place = played.rounds[0].place;
    let given = record::Told::Left(Seat::ALL[1]);
    played.rounds[0].entries.push(record::Entry { place, told: given });
    played.rounds[0].wall = Some(Vec::new());
    assert_eq!(played.left_out(Format::Mjlog), [Title, Walls]);
    assert_eq!(played.left_out(Format::Mjai), [Title, Scores, Walls, Connections]);
    assert_eq!(played.left_out(Format::Majiang), [House, Walls, Connections]);
    let of_tenhou6 = [Walls, Connections, ShownHands, Fu];
    assert_eq!(played.left_out(Format::Tenhou6), of_tenhou6);
    for preset in Preset::ALL {
        let names_house = matches!(preset, Preset::Tenhou | Preset::TenhouSanma);
        let record = Record { kind: GameKind::from(preset), ..played.clone() };
        assert_eq!(record.left_out(Format::Mjlog).contains(&House), !names_house, "{preset}");
    }
    let majiang = record::read(played.to_majiang().unwrap().as_bytes()).unwrap();
    assert!(!majiang.left_out(Format::Majiang).contains(&House));
    assert!(!majiang.left_out(Format::Mjai).contains(&House));
    assert!(majiang.left_out(Format::Mjlog).contains(&House));
    let mut goes_on = record::read(played.to_mjai().as_bytes()).unwrap();
    assert!(!goes_on.left_out(Format::Mjlog).contains(&LeftOut::OpenEnd));
    goes_on.result = None;
    goes_on.rounds.truncate(1);
    for format in Format::WRITTEN {
        let is_told = goes_on.left_out(format).contains(&LeftOut::OpenEnd);
        assert_eq!(is_told, format == Format::Mjlog, "{format}");
    }
    let text = goes_on.write(Format::Mjlog).unwrap();
    let read = record::read(text.as_bytes()).unwrap();
    assert_same(&goes_on, &read, "mjlog");
    let seen = record::read(to_client(&played, Seat::ALL[1]).as_bytes()).unwrap();
    assert!(seen.left_out(Format::Mjai).contains(&Inputs));
    let seeded = to_mjlog(&game(GameKind::default(), 2), &seed(2));
    let seeded = record::read(seeded.as_bytes()).unwrap();
    assert!(seeded.left_out(Format::Mjlog).contains(&Walls));
}

#[test]
fn formats_that_are_not_written_say_so() {
    let played = game(GameKind::default(), 1);
    for format in Format::ALL {
        let is_written = Format::WRITTEN.contains(&format);
        assert_eq!(format.is_written(), is_written);
        match played.write(format) {
            Ok(text) => assert!(is_written && !text.is_empty()),
            Err(why) => assert_eq!((why, is_written), (Unwritable::NoWriter { format }, false)),
        }
    }
    let seen = seen_by(&played, Seat::ALL[1]);
    for format in Format::WRITTEN {
        let hidden = matches!(seen.write(format), Err(Unwritable::HiddenHand { .. }));
        assert_eq!(hidden, format != Format::Mjai, "{format}");
    }
}

/// The error for other texts lists all formats that are read.
#[test]
fn formats_that_are_read_are_listed() {
    let error = record::read(b"nothing of the kind").unwrap_err().to_string();
    for format in Format::ALL {
        assert!(error.contains(&format!("{format} ({})", format.shape())), "{error}");
    }
    assert!(error.ends_with(") and majiang (JSON of 電脳麻将), plain or gzip"), "{error}");
}
