//! 電脳麻将's records: games that its package has played (`tests/elsewhere` says how they are made)
//! are replayed, and games of our own are written and read back.

use std::io::Read;
use std::path::Path;
use std::{env, fs};

use flate2::read::GzDecoder;
use mentsu::riichi::{Preset, Yaku};
use mentsu_table::record::{
    self, Format, GameKind, Oddity, Reader, Record, Unwritable, WinClaim, Wrong, YakuName,
};
use mentsu_table::{Event, GameRules, KanDora, Rounding, Seat, replay};
use serde_json::{Value, json};

use crate::records::assert_same;
use crate::records::replayed::played::{game, game_by, kinds};
use crate::records::replayed::seen::{recorded, seen_by};
use crate::scene::{IDLE, Moves as _, PLAIN, Scene};

/// The items of two lists of the same length.
fn pairs<'a>(written: &'a Value, given: &'a Value) -> impl Iterator<Item = (&'a Value, &'a Value)> {
    let [written, given] = [written, given].map(|list| list.as_array().expect("a list"));
    assert_eq!(written.len(), given.len());
    written.iter().zip(given)
}

/// Whether an event is written as in the source. A drawn five with a red one in the hand may
/// differ: the package treats it as a tile of the hand.
fn same(written: &Value, given: &Value) -> bool {
    let is_five = |p: &str| p.starts_with(|suit| "mps".contains(suit)) && p[1..].starts_with('5');
    let drawn = written["dapai"]["p"].as_str().filter(|p| is_five(p) && p.contains('_'));
    let plain = drawn.map(|drawn| json!({"l": written["dapai"]["l"], "p": drawn.replace('_', "")}));
    written == given || plain.is_some_and(|plain| plain == given["dapai"])
}

/// The games of a file, each read, replayed without a difference, and written as it was read.
fn games(name: &str, bytes: &[u8]) -> (usize, usize) {
    let (mut rounds, mut differences) = (0, 0);
    let mut text = String::new();
    if bytes.starts_with(&[0x1f, 0x8b]) {
        GzDecoder::new(bytes).read_to_string(&mut text).expect("gzip")
    } else {
        bytes.take(u64::MAX).read_to_string(&mut text).expect("UTF-8")
    };
    let mut given = serde_json::Deserializer::from_str(&text).into_iter::<Value>();
    for (number, game) in record::read_all(bytes).expect(name).iter().enumerate() {
        assert_eq!(game.format, Format::Majiang);
        let replay = replay::replay(game);
        assert_eq!(replay.notes, [], "{name}, game {number}");
        for difference in &replay.differences {
            println!("{name}, game {number}: {difference}");
        }
        rounds += replay.rounds;
        differences += replay.differences.len();
        let text = game.to_majiang().expect("all tiles are visible");
        let written: Value = serde_json::from_str(&text).expect("JSON");
        let given = given.next().expect("a game").expect("JSON");
        for (round, (written, given)) in pairs(&written["log"], &given["log"]).enumerate() {
            for (event, (written, given)) in pairs(written, given).enumerate() {
                assert!(
                    same(written, given),
                    "{name}: log[{round}][{event}]: {written} for {given}"
                );
            }
        }
        let again = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(again == *game, "{name}, game {number}");
    }
    (rounds, differences)
}

#[test]
fn games_of_majiang_are_replayed_without_a_difference() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/elsewhere/majiang");
    let packed = fs::read(folder.join("games.json.gz")).expect("the games are there");
    let (rounds, differences) = games("games.json.gz", &packed);
    assert!(rounds > 80 && differences == 0, "{rounds} rounds, {differences} differences");
}

/// A game as it is written, and read with its house; the record doesn't say more of the rules.
#[track_caller]
fn written(played: &Record) -> Record {
    let text = played.to_majiang().expect("all tiles are visible");
    let reader = Reader::new().with_house(played.kind.preset);
    let read = reader.read(text.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(read.own_rules, None);
    Record { kind: played.kind, ..read }
}

#[test]
fn games_of_four_are_read_as_they_are_written() {
    for kind in kinds().into_iter().filter(|kind| !kind.is_sanma()) {
        for number in 0..6 {
            let played = game(kind, number);
            let read = written(&played);
            assert_same(&played, &read, &format!("{kind:?} {number}"));
            assert_eq!(read.result, played.result);
            assert_eq!(replay::replay(&read).differences, [], "{kind:?} {number}");
        }
    }
}

/// tenhou/6 shows no hands at a draw: those in tenpai are written.
#[test]
fn a_draw_that_shows_no_hands_is_written_with_those_in_tenpai() {
    let mut draws = 0;
    for number in 0..12 {
        let played = game(GameKind::default(), number);
        let given = record::read(played.to_tenhou6().unwrap().as_bytes()).unwrap();
        let read = written(&given);
        assert_eq!(replay::replay(&read).differences, [], "{number}");
        for (read, played) in read.rounds.iter().zip(&played.rounds) {
            let drawn = |(_, event): (_, &Event)| match event {
                Event::Ryuukyoku(draw) => Some(draw.hands.map(|hand| hand.is_some())),
                _ => None,
            };
            let shown = played.events().find_map(drawn);
            assert_eq!(read.events().find_map(drawn), shown);
            draws += usize::from(shown.is_some());
        }
    }
    assert!(draws > 10, "{draws}");
}

#[test]
fn what_it_has_no_place_for_is_not_written() {
    let three = game(kinds()[1], 0);
    assert_eq!(three.to_majiang(), Err(Unwritable::Sanma));
    let four = game(GameKind::default(), 0);
    let place = four.rounds[0].place;
    let hidden = Unwritable::HiddenHand { place, seat: Seat::ALL[0] };
    assert_eq!(seen_by(&four, Seat::ALL[1]).to_majiang(), Err(hidden));
}

/// Its own rules where no house is given, and that house's where one is.
#[test]
fn the_rules_are_the_package_s_or_the_house_s() {
    let text = game(GameKind::default(), 0).to_majiang().unwrap();
    let own = record::read(text.as_bytes()).unwrap().rules();
    assert_eq!(own.rounding(), Rounding::Exact);
    assert_eq!(own.scoring().yakuman_multiple(Yaku::Daisuushi), 2);
    let of_house = Reader::new().with_house(Preset::Wrc).read(text.as_bytes()).unwrap();
    assert_eq!(of_house.rules(), GameRules::WRC);
}

/// What each event of a written record's only round is called.
fn names_of_events(record: &Record) -> Vec<String> {
    let value: Value = serde_json::from_str(&record.to_majiang().unwrap()).unwrap();
    let events = value["log"][0].as_array().unwrap().iter();
    events.map(|event| event.as_object().unwrap().keys().next().unwrap().clone()).collect()
}

/// An indicator that a discard turns over stands after it, not after what follows.
#[test]
fn an_indicator_after_a_discard_is_told_at_once() {
    let scene = Scene {
        hands: ["258m369p147s1256z", "147m258p369s1777z", IDLE[2], "258m369p147s1134z"],
        draws: "7z",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN.with_kan_dora_turns(KanDora::AfterDiscard));
    let mut events = round.last_events().to_vec();
    events.extend(round.discards(0, "7z"));
    events.extend(round.calls(1, "(7777-z)"));
    events.extend(round.discards(1, "1z"));
    events.extend(round.calls(3, "(111=z)"));
    let given = recorded(GameKind { reds: false, ..GameKind::default() }, &events);
    let expected = ["dapai", "fulou", "gangzimo", "dapai", "kaigang", "fulou"];
    assert_eq!(names_of_events(&given)[2..], expected);
}

/// A kan turns over the indicator of the kan before it, and its draw its own.
#[test]
fn an_indicator_before_the_next_kans_draw_is_told_before_it() {
    let scene = Scene {
        hands: ["258m369p147s2256z", "14m258p3s1111777z", IDLE[2], ""],
        draws: "7z",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    let mut events = round.last_events().to_vec();
    events.extend(round.discards(0, "7z"));
    events.extend(round.calls(1, "(7777-z)"));
    events.extend(round.kan(1, "[1111z]"));
    let given = recorded(GameKind { reds: false, ..GameKind::default() }, &events);
    let expected = ["dapai", "fulou", "gangzimo", "gang", "kaigang", "gangzimo", "kaigang"];
    assert_eq!(names_of_events(&given)[2..], expected);
    assert_same(&given, &written(&given), "two kans");
}

/// Players are counted from the one who deals first.
#[test]
fn players_are_turned_round() {
    let played = game(GameKind::default(), 1);
    let mut value: Value = serde_json::from_str(&played.to_majiang().unwrap()).unwrap();
    value["qijia"] = json!(1);
    for list in ["player", "defen", "point", "rank"] {
        value[list].as_array_mut().unwrap().rotate_right(1);
    }
    value["title"] = json!("above\nbelow");
    let read = record::read(value.to_string().as_bytes()).unwrap();
    assert_eq!((read.names, read.result), (played.names.clone(), played.result));
    assert_eq!(read.title, ["above", "below"]);
}

/// A yakuman that counts twice, with somebody liable for it, beside a plain one.
#[test]
fn yakuman_and_who_is_liable_are_written() {
    let mut played = game(GameKind::from(Preset::MahjongSoul), 1);
    let won = played.rounds.iter().position(|round| !round.claims.is_empty()).expect("a win");
    let round = &mut played.rounds[won];
    let winner = round.events().find_map(|(_, event)| match event {
        Event::Win(win) => Some(win.seat),
        _ => None,
    });
    let pao = winner.expect("a winner").next(4);
    let yaku = [Yaku::Daisuushi, Yaku::Tsuuiisou].map(|yaku| (YakuName::Yaku(yaku), 0));
    let (points, pao) = (Some(96_000), Some(pao));
    round.claims[0] =
        WinClaim { points, yaku: Some(yaku.into_iter().collect()), pao, ..WinClaim::default() };
    let text = played.to_majiang().unwrap();
    let list = r#"[{"baojia":"+","fanshu":"**","name":"大四喜"},{"fanshu":"*","name":"字一色"}]"#;
    assert!(text.contains(list) && text.contains("\"damanguan\":3"), "{text}");
    assert_eq!(written(&played).rounds[won].claims, round_claims(&played, won));
}

fn round_claims(record: &Record, round: usize) -> Vec<WinClaim> {
    let plain = |claim: &WinClaim| WinClaim { limit: None, dora: None, ..claim.clone() };
    record.rounds[round].claims.iter().map(plain).collect()
}

/// A game of our own, changed; its first round ends with a win by ron.
fn changed(change: impl Fn(&mut Value)) -> Result<Record, record::RecordError> {
    let ron = |record: &Record| {
        let end = record.rounds[0].entries.last().map(|entry| format!("{:?}", entry.told));
        end.is_some_and(|end| end.contains("Win(") && !end.contains("from: None"))
    };
    let mut games = (0..40).map(|number| game(GameKind::default(), number));
    let played = games.find(ron).expect("a game whose first round ends with a ron");
    let mut value: Value = serde_json::from_str(&played.to_majiang().unwrap()).unwrap();
    change(&mut value);
    Reader::new().with_house(Preset::Tenhou).read(value.to_string().as_bytes())
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    fn last(value: &mut Value) -> &mut Value {
        value["log"][0].as_array_mut().unwrap().last_mut().unwrap()
    }
    type Change = fn(&mut Value);
    let changes: [(&str, &str, Change); 28] = [
        ("the record", "qijia", |game| game["qijia"] = json!(4)),
        ("the record", "defen", |game| game["defen"] = json!([1, 2, 3])),
        ("the record", "point", |game| game["point"] = json!(["1", "x", "2", "3"])),
        ("the record", "point", |game| game["point"] = json!(["1", "1e9", "2", "3"])),
        ("the record", "no round", |game| game["log"] = json!([])),
        ("log[0]", "qipai", |game| game["log"][0] = json!([])),
        ("log[0][0]", "qipai", |game| game["log"][0][0] = json!({"zimo": {}})),
        ("log[0][0]", "zhuangfeng", |game| game["log"][0][0]["qipai"]["zhuangfeng"] = json!(4)),
        ("log[0][0]", "jushu", |game| game["log"][0][0]["qipai"]["jushu"] = json!(-1)),
        ("log[0][0]", "lizhibang", |game| game["log"][0][0]["qipai"]["lizhibang"] = json!(1e9)),
        ("log[0][0]", "baopai", |game| game["log"][0][0]["qipai"]["baopai"] = json!("z8")),
        ("log[0][0]", "shoupai", |game| {
            game["log"][0][0]["qipai"]["shoupai"][2] = json!("_____________");
        }),
        ("log[0][1]", "one event", |game| game["log"][0][1] = json!({"zimo": {}, "dapai": {}})),
        ("log[0][1]", "one event", |game| game["log"][0][1] = json!("zimo")),
        ("log[0][1]", "l can't be", |game| game["log"][0][1]["zimo"]["l"] = json!(4)),
        ("log[0][1]", "p can't be", |game| game["log"][0][1]["zimo"]["p"] = json!("")),
        ("log[0][2]", "p can't be", |game| game["log"][0][2]["dapai"]["p"] = json!("m1*_")),
        ("log[0][3]", "second deal", |game| {
            let deal = game["log"][0][0].clone();
            game["log"][0].as_array_mut().unwrap().insert(3, deal);
        }),
        ("log[0][3]", "m can't be", |game| {
            game["log"][0][3] = json!({"fulou": {"l": 1, "m": "z7777"}});
        }),
        ("log[0][3]", "m can't be", |game| {
            game["log"][0][3] = json!({"gang": {"l": 1, "m": "z777+"}});
        }),
        ("log[0][3]", "name can't be", |game| {
            game["log"][0][3] = json!({"pingju": {"name": "引き分け"}});
        }),
        ("log[0]", "shoupai", |game| last(game)["hule"]["shoupai"] = json!("m1")),
        ("log[0]", "baojia", |game| {
            let winner = last(game)["hule"]["l"].clone();
            last(game)["hule"]["baojia"] = winner;
        }),
        ("log[0]", "fenpei", |game| last(game)["hule"]["fenpei"] = json!([0, 0, 0])),
        ("log[0]", "fanshu", |game| last(game)["hule"]["hupai"][0]["fanshu"] = json!("***")),
        ("log[1]", "before the last one's end", |game| {
            game["log"][0].as_array_mut().unwrap().pop();
        }),
        ("the record", "the last round's end is missing", |game| {
            game["log"].as_array_mut().unwrap().last_mut().unwrap().as_array_mut().unwrap().pop();
        }),
        ("log[0]", "after the end", |game| {
            let draw = json!({"zimo": {"l": 0, "p": "m1"}});
            game["log"][0].as_array_mut().unwrap().push(draw);
        }),
    ];
    for (place, what, change) in changes {
        let shown = changed(change).map(|_| ()).expect_err(what).to_string();
        assert!(shown.contains(&format!("majiang, {place}")) && shown.contains(what), "{shown}");
    }
}

#[test]
fn what_it_does_not_know_is_passed_over_and_noted() {
    let record = changed(|game| {
        let events = game["log"][0].as_array_mut().unwrap();
        events.insert(2, json!({"say": {"l": 0}}));
        events.insert(4, json!({"say": {"l": 1}}));
        events.last_mut().unwrap()["hule"]["hupai"][0]["name"] = json!("百万石");
    });
    let record = record.unwrap_or_else(|why| panic!("{why}"));
    let [Oddity::UnknownEvents { place, name, count: 2 }, Oddity::UnknownYaku { name: yaku, .. }] =
        &record.oddities[..]
    else {
        panic!("{:?}", record.oddities);
    };
    assert_eq!((place.to_string().as_str(), name.as_str()), ("log[0][2]", "say"));
    assert_eq!((yaku.as_str(), &record.rounds[0].claims[0].yaku), ("百万石", &None));
    assert_eq!(replay::replay(&record).differences, []);
}

/// Every event twice, or not at all.
#[test]
fn every_event_that_is_missing_or_told_twice_is_noticed() {
    let played = game(GameKind::default(), 3);
    let value: Value = serde_json::from_str(&played.to_majiang().unwrap()).unwrap();
    let noticed = |value: &Value, what: &str| {
        let read = Reader::new().with_house(Preset::Tenhou).read(value.to_string().as_bytes());
        let differs = |record: &Record| !replay::replay(record).differences.is_empty();
        assert!(read.as_ref().is_err() || read.as_ref().is_ok_and(differs), "{what}");
    };
    for (number, events) in value["log"].as_array().unwrap().iter().enumerate() {
        for (at, event) in events.as_array().unwrap().iter().enumerate() {
            let is_rare = event["zimo"].is_null() && event["dapai"].is_null();
            if at % 8 != 0 && !is_rare {
                continue;
            }
            let mut value = value.clone();
            let events = value["log"][number].as_array_mut().unwrap();
            events.insert(at, event.clone());
            noticed(&value, &format!("{event} twice"));
            let events = value["log"][number].as_array_mut().unwrap();
            events.drain(at..at + 2);
            noticed(&value, &format!("no {event}"));
        }
    }
}

#[test]
fn a_wrong_format_is_not_taken_for_it() {
    let tenhou6 = game(GameKind::default(), 0).to_tenhou6().unwrap();
    let named = tenhou6.replacen("\"A\"", "\"qijia\"", 1);
    assert_eq!(record::read(named.as_bytes()).unwrap().format, Format::Tenhou6);
    let wrong = record::read(br#"{"qijia":0,"log":0}"#).unwrap_err();
    assert_eq!((wrong.format, wrong.wrong), (Some(Format::Majiang), Wrong::NoRound));
}

#[test]
#[ignore = "needs games that play_majiang.js has just played"]
fn many_games_of_majiang_are_replayed() {
    let folder = env::var_os("MENTSU_MAJIANG").expect("MENTSU_MAJIANG names their folder");
    let (mut files, mut rounds, mut differences) = (0, 0, 0);
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let (of_file, differ) = games(&name, &fs::read(&path).expect("a file that is there"));
        (files, rounds, differences) = (files + 1, rounds + of_file, differences + differ);
    }
    println!("{files} games, {rounds} rounds, {differences} differences");
    assert!(files >= 200 && differences == 0);
}

/// Games of our own, for the package to play again (`replay_majiang.js`).
#[test]
#[ignore = "writes games for replay_majiang.js"]
fn games_for_majiang_are_written() {
    let folder = env::var_os("MENTSU_MAJIANG_WRITTEN").expect("MENTSU_MAJIANG_WRITTEN names where");
    let text = game(GameKind::default(), 0).to_majiang().expect("all tiles are visible");
    let rules = record::read(text.as_bytes()).expect("it was written").rules();
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).expect("a folder");
    for number in 0..200 {
        let played = game_by(&rules, GameKind::default(), number);
        let text = played.to_majiang().expect("all tiles are visible");
        fs::write(folder.join(format!("{number:04}.json")), text).expect("a file");
    }
}
