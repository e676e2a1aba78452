//! Games in Mahjong Soul's packed messages are those of their JSON.

use std::io::{BufReader, Write as _};

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use flate2::Compression;
use flate2::write::GzEncoder;
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::riichi::Preset;
use mentsu_table::record::{
    self, Dan, Date, Format, GameKind, LeftOut, Oddity, Origin, Place, Reader, Record, Room, Wrong,
};
use mentsu_table::replay;
use serde_json::{Value, json};

use super::encoded::{encoded, field, number, wrapped, wrapper};
use super::{all_on, exported};
use crate::records::replayed::played::game;

/// A game as JSON with all that it may have: names, a result and inputs.
pub(super) fn whole(preset: Preset, seed: u64) -> Value {
    let played = game(GameKind::from(preset), seed);
    let mut value = exported(&played);
    let players = usize::from(played.kind.players());
    let seats = 0..players;
    let account = |seat| {
        json!({"account_id": 7 + seat, "seat": seat, "nickname": format!("名{seat}"),
            "level": {"id": 10_301 + seat, "score": 99 * seat}, "level3": {"id": 20_401 + seat}})
    };
    value["head"]["uuid"] = json!("260102-01234567-89ab-cdef-0123-456789abcdef");
    value["head"]["start_time"] = json!(1_767_312_000);
    value["head"]["config"]["category"] = json!(2);
    value["head"]["config"]["meta"] = json!({"mode_id": if players == 3 { 24 } else { 9 }});
    value["head"]["accounts"] = seats.clone().map(account).collect();
    let result = played.result.expect("a whole game");
    let player = |seat: usize| {
        json!({"seat": seat, "part_point_1": result.points[seat],
            "total_point": result.scores.expect("scores")[seat] * 100})
    };
    value["head"]["result"] = json!({"players": seats.map(player).collect::<Vec<_>>()});
    let input = json!({"passed": 12, "type": 2, "user_input": {"seat": 1, "type": 3,
        "cpg": {"cancel_operation": true, "timeuse": 2}}});
    actions(&mut value).insert(2, input);
    actions(&mut value).insert(0, json!({"passed": 3, "type": 4, "game_event": 1}));
    value
}

pub(super) fn actions(value: &mut Value) -> &mut Vec<Value> {
    value["data"]["data"]["actions"].as_array_mut().expect("actions")
}

/// `GameDetailRecords`, of the kind that is current.
pub(super) fn details(value: &Value) -> Vec<u8> {
    let actions = value["data"]["data"]["actions"].as_array().expect("actions");
    let actions = actions.iter().flat_map(|action| field(3, &encoded("GameAction", action)));
    number(2, 210_715).into_iter().chain(actions).collect()
}

/// `GameDetailRecords`, of the kind of before July 2021: without inputs.
fn old_details(value: &Value) -> Vec<u8> {
    let actions = value["data"]["data"]["actions"].as_array().expect("actions");
    let messages = actions.iter().map(|action| &action["result"]).filter(|it| it.is_object());
    messages.flat_map(|message| field(1, &wrapped(message))).collect()
}

const DETAILS: &str = ".lq.GameDetailRecords";

/// `ResGameRecord`.
pub(crate) fn answer(value: &Value) -> Vec<u8> {
    let head = field(3, &encoded("RecordGame", &value["head"]));
    [head, field(4, &wrapper(DETAILS, &details(value)))].concat()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(bytes).expect("memory takes all");
    packer.finish().expect("memory takes all")
}

/// Reads bytes at once, as a stream and packed.
#[track_caller]
pub(crate) fn read(bytes: &[u8]) -> Record {
    let at_once = record::read(bytes).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(at_once.format, Format::MahjongSoul);
    for bytes in [bytes, &gzip(bytes)] {
        let streamed = Reader::new().games(BufReader::with_capacity(99, bytes));
        let streamed: Vec<_> = streamed.collect::<Result<_, _>>().expect("a game at once");
        assert!(streamed == [at_once.clone()], "otherwise than at once");
    }
    at_once
}

pub(super) fn without_head(mut record: Record) -> Record {
    record.names = Default::default();
    record.origin = Origin::default();
    record.result = None;
    record.oddities.push(Oddity::NoHead);
    record
}

#[test]
fn the_head_has_room_day_and_levels() {
    for (preset, room, levels) in [
        (Preset::MahjongSoul, Room::KinNoMa, ["雀傑★1", "雀傑★2", "雀傑★3", "魂天"]),
        (Preset::MahjongSoulSanma, Room::GyokuNoMa, ["雀豪★1", "雀豪★2", "雀豪★3", ""]),
    ] {
        let mut value = whole(preset, 1);
        // Four levels in sequence don't exist.
        if let Some(last) = value["head"]["accounts"].get_mut(3) {
            last["level"]["id"] = json!(10_601);
        }
        let is_sanma = preset == Preset::MahjongSoulSanma;
        let rates = if is_sanma { [0, 0, 0] } else { [0, 9_900, 19_800] };
        let last = (!is_sanma).then_some(29_700);
        let expected = Origin {
            reference: Some("260102-01234567-89ab-cdef-0123-456789abcdef".to_owned()),
            date: Date::new(2026, 1, 2),
            room: Some(room),
            lobby: None,
            dan: levels.map(Dan::named),
            rates: [Some(rates[0]), Some(rates[1]), Some(rates[2]), last],
        };
        for bytes in [value.to_string().into_bytes(), answer(&value)] {
            assert_eq!(read(&bytes).origin, expected);
        }
        // The name of the game shows the day, too, and other games than ranked ones have no room.
        value["head"]["start_time"] = json!(0);
        value["head"]["config"]["category"] = json!(1);
        let unranked = read(value.to_string().as_bytes());
        assert_eq!(unranked.origin, Origin { room: None, ..expected.clone() });
        // tenhou/6 holds all of it.
        let record = Record { origin: expected, ..unranked };
        let parts = record.left_out(Format::Tenhou6);
        assert!(!parts.contains(&LeftOut::Origin) && !parts.contains(&LeftOut::Ranks));
        let again = record::read(record.to_tenhou6().unwrap().as_bytes()).unwrap();
        assert_eq!((again.origin, again.kind), (record.origin, record.kind));
    }
}

#[test]
fn every_envelope_has_the_game_of_its_json() {
    for (preset, seed) in [
        (Preset::MahjongSoul, 1),
        (Preset::MahjongSoul, 2),
        (Preset::MahjongSoulSanma, 1),
        (Preset::MahjongSoulSanma, 5),
    ] {
        let value = whole(preset, seed);
        let game = read(value.to_string().as_bytes());
        assert!(game.result.is_some() && game.names[0] == "名0" && game.oddities.is_empty());
        assert_eq!(replay::replay(&game).differences, []);
        let headless = without_head(game.clone());
        let (answer, details) = (answer(&value), details(&value));
        let response = [&[3, 0xE8, 0x03][..], &wrapper("", &answer)].concat();
        let named = [&[3, 0x0A, 0x12][..], &wrapper(".lq.ResGameRecord", &answer)].concat();
        let notice = [&[1][..], &wrapper(DETAILS, &details)].concat();
        let error = [field(1, &number(1, 0)), answer.clone()].concat();
        for (bytes, game) in [
            (&answer, &game),
            (&wrapper("", &answer), &game),
            (&wrapper(".lq.ResGameRecord", &answer), &game),
            (&response, &game),
            (&named, &game),
            (&error, &game),
            (&notice, &headless),
            (&wrapper(DETAILS, &details), &headless),
            (&details, &headless),
            (&field(4, &wrapper(DETAILS, &details)), &headless),
        ] {
            assert!(read(bytes) == *game, "{preset:?} {seed} {:?}", &bytes[..16]);
            let standard = STANDARD.encode(bytes);
            let lines: Vec<&str> =
                standard.as_bytes().chunks(76).map(|line| str::from_utf8(line).unwrap()).collect();
            let url = URL_SAFE_NO_PAD.encode(bytes);
            let marked = format!("\u{feff}{standard}");
            for text in [&standard, &lines.join("\r\n"), &url, &format!("\n {url}\n"), &marked] {
                assert!(read(text.as_bytes()) == *game, "{preset:?} {seed} {}", &text[..20]);
            }
        }
    }
}

/// Records of before July 2021 have no inputs, so their places are others.
#[test]
fn old_records_have_the_same_events() {
    let mut value = whole(Preset::MahjongSoul, 3);
    let old = old_details(&value);
    actions(&mut value).retain(|action| action["type"] == 1);
    let game = without_head(read(value.to_string().as_bytes()));
    assert!(read(&old) == game && read(&wrapper(DETAILS, &old)) == game);
}

/// Rules of rooms are read from their numbers; those of unknown numbers are noted.
#[test]
fn rooms_are_read() {
    let mut value = whole(Preset::MahjongSoul, 1);
    let mut room = all_on();
    room["dora_count"] = json!(0);
    room["have_yifa"] = json!(false);
    room["shunweima_4"] = json!(-7);
    room["muyu_mode"] = json!(1);
    room["yongchang_mode"] = json!(1);
    room["amusement_switches"] = json!([18, 3]);
    value["head"]["config"]["mode"]["detail_rule"] = room.clone();
    let game = read(value.to_string().as_bytes());
    assert_eq!(game.oddities.len(), 3);
    assert!(!game.kind.reds && !game.rules().scoring().ippatsu());
    assert!(read(&answer(&value)) == game);

    value["head"]["config"]["mode"]["detail_rule"]["a_new_rule"] = json!(5);
    let (name, rule) = ("field 99".into(), "5".into());
    let unread = Oddity::UnreadRule { name, value: rule };
    assert!(read(&answer(&value)).oddities.contains(&unread));
}

/// Messages of other kinds of games are counted.
#[test]
fn unknown_messages_are_counted() {
    let mut value = whole(Preset::MahjongSoul, 1);
    let game = read(value.to_string().as_bytes());
    let card =
        json!({"type": 1, "result": {"name": ".lq.RecordNewCard", "data": {"field_spell": 3}}});
    let at = [1, 7, 30];
    at.iter().for_each(|at| actions(&mut value).insert(*at, card.clone()));
    let place = Place::Event(2);
    let unknown = Oddity::UnknownEvents { place, name: "RecordNewCard".into(), count: 3 };
    for read in [read(value.to_string().as_bytes()), read(&answer(&value))] {
        assert_eq!(read.oddities, std::slice::from_ref(&unknown));
        assert_eq!(read.rounds.len(), game.rounds.len());
        assert_eq!(replay::replay(&read).differences, []);
    }
}

/// Whatever comes before the end is read, and a note says where it ends.
#[test]
fn records_that_break_off_are_read_as_far_as_they_go() {
    let value = whole(Preset::MahjongSoul, 1);
    let bytes = answer(&value);
    let game = read(&bytes);
    let (mut rounds, mut places) = (Vec::new(), Vec::new());
    for share in 1..20 {
        let cut = &bytes[..bytes.len() * share / 20];
        let Ok(part) = record::read(cut) else { continue };
        assert!(part == read(STANDARD.encode(cut).trim_end_matches('=').as_bytes()));
        let [Oddity::BrokenOff { place: Place::Event(place) }] = part.oddities[..] else {
            panic!("{:?}", part.oddities)
        };
        let complete = &part.rounds[..part.rounds.len() - 1];
        assert!(complete == &game.rounds[..complete.len()] && part.names == game.names);
        assert_eq!(replay::replay(&part).differences, []);
        rounds.push(part.rounds.len());
        places.push(place);
    }
    assert!(rounds.len() > 15 && rounds.is_sorted() && places.is_sorted(), "{rounds:?} {places:?}");
    assert_eq!(rounds.last(), Some(&(game.rounds.len() - 1)));
}

/// Frames of a web socket follow each other without a length.
#[test]
fn frames_one_after_another_are_games() {
    let values = [whole(Preset::MahjongSoul, 1), whole(Preset::MahjongSoulSanma, 1)];
    let [one, two] = values.each_ref().map(|value| {
        let response = [&[3, 0xE8, 0x03][..], &wrapper("", &answer(value))].concat();
        (response, read(&answer(value)))
    });
    let request = [&[2, 0xE8, 0x03][..], &wrapper(".lq.Lobby.heatbeat", &[])].concat();
    let notice = [&[1][..], &wrapper(".lq.NotifyAccountUpdate", &field(1, b"x"))].concat();
    let games = record::read_all(&[&one.0[..], &two.0].concat()).expect("two games");
    assert!(games == [one.1.clone(), two.1.clone()]);
    let among = [&request[..], &one.0, &notice, &notice, &two.0].concat();
    let games = record::read_all(&among).expect("two games among others");
    let noted: Vec<String> = games[0].oddities.iter().map(ToString::to_string).collect();
    assert!(noted.iter().any(|note| note.contains(".lq.NotifyAccountUpdate")), "{noted:?}");
    assert!(games[0].rounds == one.1.rounds && games[1] == two.1);
    let none = record::read_all(&[&request[..], &notice].concat()).expect_err("no game");
    assert_eq!(none.wrong, Wrong::MahjongSoul);
    let cut = [&one.0[..], &two.0[..two.0.len() / 2]].concat();
    let games = record::read_all(&cut).expect("a game, and a part of one");
    assert!(games[0] == one.1 && matches!(games[1].oddities[..], [Oddity::BrokenOff { .. }]));
}

/// An error names the message and the way to the field.
#[test]
fn broken_messages_are_named() {
    let value = whole(Preset::MahjongSoul, 1);
    let broken = |bytes: &[u8]| {
        let error = record::read(&wrapper(DETAILS, bytes)).expect_err("a broken message");
        assert_eq!(error.format, Some(Format::MahjongSoul));
        (error.place, error.wrong.to_string())
    };
    let details = details(&value);
    let with = |message: &str, bytes: &[u8]| {
        let message = wrapper(&format!(".lq.{message}"), bytes);
        [&details[..], &field(3, &field(3, &message))].concat()
    };
    let place = Place::Event(value["data"]["data"]["actions"].as_array().unwrap().len() + 1);
    for (message, bytes, wrong) in [
        ("RecordDealTile", field(2, &[0xFF]), "RecordDealTile.tile isn't UTF-8"),
        ("RecordDealTile", field(1, b"1"), "RecordDealTile.seat is of another type"),
        ("RecordDealTile", vec![0x12, 9, b'1'], "RecordDealTile.tile ends within a field"),
        (
            "RecordHule",
            field(1, &field(12, &[0x80])),
            "RecordHule.hules.HuleInfo.fans.FanInfo ends within a field",
        ),
        ("RecordHule", field(3, &[0x80]), "RecordHule.delta_scores ends within a field"),
        ("RecordNoTile", vec![0x0B], "RecordNoTile has a field of an unknown type"),
    ] {
        let wrong = format!("GameAction.result.{wrong}");
        assert_eq!(broken(&with(message, &bytes)), (place, wrong));
    }
    let head =
        [field(3, &field(11, &number(3, 1))), field(4, &wrapper(DETAILS, &details))].concat();
    let error = record::read(&head).expect_err("a broken head");
    assert_eq!(
        error.to_string(),
        "majsoul, the record: RecordGame.accounts.AccountInfo.nickname is of another type"
    );
    let deal = with("RecordDealTile", &field(2, b"10z"));
    assert_eq!(broken(&deal).0, place);
}

/// What has no messages says what would have them.
#[test]
fn answers_without_messages_are_errors() {
    let head = field(3, &encoded("RecordGame", &whole(Preset::MahjongSoul, 1)["head"]));
    let url = field(5, b"https://example.com/majsoul/game_record/260102-x");
    let address = [head.clone(), url].concat();
    let empty = wrapper(DETAILS, &[]);
    let other = wrapper(".lq.NotifyAccountUpdate", &field(1, b"x"));
    let live = wrapper(".lq.ActionPrototype", &field(2, b"ActionNewRound"));
    for bytes in [&address, &other, &live] {
        assert_eq!(record::read(bytes).expect_err("no messages").wrong, Wrong::MahjongSoul);
    }
    assert_eq!(record::read(&empty).expect_err("no messages").wrong, Wrong::MahjongSoul);
}

/// Nothing panics, and what is read is replayed.
#[test]
fn no_bytes_panic() {
    let mut source = SplitMix64::new(7);
    let value = whole(Preset::MahjongSoulSanma, 2);
    let bytes = answer(&value);
    let mut read = 0;
    for _ in 0..500 {
        let mut bytes = bytes.clone();
        for _ in 0..=source.below(4) {
            let at = source.below(bytes.len());
            match source.below(4) {
                0 => drop(bytes.remove(at)),
                1 => bytes.truncate(at.max(40)),
                2 => bytes.insert(at, source.below(256) as u8),
                _ => bytes[at] = source.below(256) as u8,
            }
        }
        let games = record::read_all(&bytes).unwrap_or_default();
        read += games.len();
        games.iter().for_each(|game| drop(replay::replay(game)));
    }
    assert!(read > 50, "{read}");
}
