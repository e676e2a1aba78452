//! Records in memory.

use std::ptr::{null, null_mut};

use mentsu_c::boundary::{
    mentsu_game_free, mentsu_game_record, mentsu_record_check, mentsu_record_free,
    mentsu_record_games, mentsu_record_left_out, mentsu_record_read, mentsu_record_rounds,
    mentsu_record_write,
};
use mentsu_c::{Game, Record, Status};
use serde_json::Value;

use crate::calls::{done, given};

fn written(game: *const Game, format: &str) -> String {
    let (data, length) = (format.as_ptr().cast(), format.len());
    // SAFETY: it is a game.
    given(|answer, answer_length, error| unsafe {
        mentsu_game_record(game, data, length, answer, answer_length, error)
    })
    .unwrap()
}

/// The record of a game in mjai.
pub(crate) fn mjai(game: *const Game) -> String {
    written(game, "mjai")
}

fn read(bytes: &[u8]) -> Result<*mut Record, (Status, String)> {
    let mut record = null_mut();
    // SAFETY: all pointers are of variables.
    let read = done(|error| unsafe {
        mentsu_record_read(bytes.as_ptr(), bytes.len(), &mut record, error)
    });
    assert_eq!(read.is_err(), record.is_null());
    read.map(|()| record)
}

fn check(record: *const Record, game: usize) -> Result<Value, (Status, String)> {
    // SAFETY: it is a record.
    let json = given(|answer, length, error| unsafe {
        mentsu_record_check(record, game, answer, length, error)
    });
    Ok(serde_json::from_str(&json?).unwrap())
}

fn convert(record: *const Record, game: usize, format: &str) -> Result<String, (Status, String)> {
    let (data, length) = (format.as_ptr().cast(), format.len());
    // SAFETY: it is a record.
    given(|answer, answer_length, error| unsafe {
        mentsu_record_write(record, game, data, length, answer, answer_length, error)
    })
}

const ROUND: &str = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
    [0,0,0],[25000,25000,25000,25000],[14],[],
    [11,19,21,29,31,39,41,42,43,44,45,46,47],[11],[],
    [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ["和了",[96000,-32000,-32000,-32000],[0,0,0,"役満32000点∀","天和(役満)","国士無双１３面(役満)"]]]]}"#;

#[test]
fn a_record_is_read_checked_and_written() {
    let record = read(ROUND.as_bytes()).unwrap();
    let answer = check(record, 0).unwrap();
    let (format, differences) = (&answer["format"], &answer["differences"]);
    assert_eq!((format, differences), (&"tenhou6".into(), &Value::Array(Vec::new())));
    assert_eq!((&answer["rounds"], &answer["decisions"]), (&1.into(), &1.into()));
    let (mut games, mut rounds) = (0, 0);
    // SAFETY: it is a record.
    unsafe {
        assert_eq!(mentsu_record_games(record, &mut games, null_mut()), Status::Ok);
        assert_eq!(mentsu_record_rounds(record, 0, &mut rounds, null_mut()), Status::Ok);
    }
    assert_eq!((games, rounds), (1, 1));
    let lines = convert(record, 0, "mjai").unwrap();
    let again = read(lines.as_bytes()).unwrap();
    assert_eq!(check(again, 0).unwrap()["differences"], Value::Array(Vec::new()));
    let format = "mjlog";
    // SAFETY: it is a record.
    let left_out = given(|answer, length, error| unsafe {
        let data = format.as_ptr().cast();
        mentsu_record_left_out(record, 0, data, format.len(), answer, length, error)
    });
    assert!(serde_json::from_str::<Vec<String>>(&left_out.unwrap()).is_ok());
    // SAFETY: each is freed once.
    unsafe {
        assert_eq!(mentsu_record_free(record), Status::Ok);
        assert_eq!(mentsu_record_free(again), Status::Ok);
    }
}

#[test]
fn a_difference_is_named_with_its_place() {
    let record = read(ROUND.replace("96000,-32000", "96000,-31000").as_bytes()).unwrap();
    let answer = check(record, 0).unwrap();
    let first = &answer["differences"][0];
    assert_eq!((&first["kind"], &first["round"]), (&"other_event".into(), &0.into()), "{answer}");
    assert!(first["text"].as_str().unwrap().contains("31000"), "{first}");
    // SAFETY: it is freed once.
    unsafe { mentsu_record_free(record) };
}

#[test]
fn a_played_game_is_recorded_in_every_format() {
    for name in ["tenhou", "tenhou_sanma"] {
        let (game, _) = crate::games::through_handles(name, 6);
        for format in ["mjai", "tenhou6", "mjlog", "majiang"] {
            if format == "majiang" && name != "tenhou" {
                continue;
            }
            let text = written(game, format);
            let record = read(text.as_bytes()).unwrap();
            let answer = check(record, 0).unwrap();
            assert_eq!(answer["format"], format);
            assert_eq!(answer["differences"], Value::Array(Vec::new()), "{name} {format}");
            // SAFETY: it is freed once.
            unsafe { mentsu_record_free(record) };
        }
        // SAFETY: it is freed once.
        unsafe { mentsu_game_free(game) };
    }
}

#[test]
fn what_is_wrong_is_named() {
    for (bytes, why) in [
        (&b""[..], ""),
        (b"{", ""),
        (b"\xFF\xFE", ""),
        (b"\x1F\x8Bcut", ""),
        (
            br#"{"type":"start_game"}
{"type":"dahai","actor":0,"pai":"1x"}"#,
            "line 2",
        ),
    ] {
        let (status, message) = read(bytes).unwrap_err();
        assert_eq!(status, Status::WrongRecord);
        assert!(!message.is_empty() && message.contains(why), "{message}");
    }
    let record = read(ROUND.as_bytes()).unwrap();
    let none = (Status::NotFound, "there are 1 games, and none is 1".to_owned());
    assert_eq!(check(record, 1), Err(none.clone()));
    assert_eq!(convert(record, 1, "mjai"), Err(none));
    assert_eq!(convert(record, 0, "pgn").unwrap_err().0, Status::NotFound);
    assert_eq!(convert(record, 0, "client").unwrap_err().0, Status::WrongRecord);
    // SAFETY: null is allowed, and so are lengths that no object has; it is freed once.
    unsafe {
        let mut other = null_mut();
        let status = mentsu_record_read(null(), 1, &mut other, null_mut());
        assert_eq!(status, Status::NullPointer);
        let data = b"{}".as_ptr();
        let status = mentsu_record_read(data, usize::MAX, &mut other, null_mut());
        assert_eq!(status, Status::WrongLength);
        assert_eq!(mentsu_record_free(record), Status::Ok);
    }
}
