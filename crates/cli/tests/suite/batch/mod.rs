//! `mentsu batch` as a program meets it: JSON lines in and out.

mod advise;
mod any;
mod hand;
mod keys;
mod mcr;
mod mcr_attempts;
mod plan;
mod score;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Child;

use mentsu::{Counts, Hand, Tile};
use serde_json::{Value, json};

use crate::runner::{mentsu, run};

fn started() -> Child {
    mentsu().arg("batch").spawn().unwrap()
}

/// The lines that it answers.
#[track_caller]
fn lines(input: impl Into<Vec<u8>>) -> Vec<String> {
    let run = run(&["batch"], &input.into());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    run.out.lines().map(str::to_owned).collect()
}

#[track_caller]
pub(crate) fn answers(input: impl Into<Vec<u8>>) -> Vec<Value> {
    lines(input).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The answer to a `hand` request.
#[track_caller]
fn hand(closed: &str, melds: &[(&str, &str)]) -> Value {
    let melds: Vec<Value> =
        melds.iter().map(|(kind, tiles)| json!({"type": kind, "tiles": tiles})).collect();
    let request = json!({"id": 1, "op": "hand", "closed": closed, "melds": melds});
    let [answer] = &answers(request.to_string())[..] else { panic!("not one answer") };
    assert_eq!(answer["id"], 1);
    answer.clone()
}

/// The error that a line gets, under the id that is echoed.
#[track_caller]
pub(crate) fn refused(line: &str, id: impl Into<Value>) -> String {
    let [answer] = &answers(line)[..] else { panic!("not one answer") };
    let keys: Vec<&str> = answer.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!((&answer["id"], &keys[..]), (&id.into(), &["error", "id"][..]), "{answer}");
    answer["error"].as_str().unwrap().to_owned()
}

#[test]
fn bad_lines_are_errors_with_the_id_where_it_is_known() {
    let null = Value::Null;
    assert!(refused("not json", null.clone()).starts_with("not JSON: "));
    assert!(refused(r#"{"id":1,"op":"hand""#, null.clone()).starts_with("not JSON: "));
    assert_eq!(refused("[1]", null.clone()), "a request must be a JSON object");
    assert_eq!(refused("7", null.clone()), "a request must be a JSON object");
    assert_eq!(refused("{}", null.clone()), "missing key `op`");
    assert_eq!(refused(r#"{"op":"hand"}"#, null), "missing key `closed`");
    assert_eq!(
        refused(r#"{"id":"x","op":"dance"}"#, "x"),
        "op: unknown word `dance`; the words are hand, score, plan, chances, mcr_score, mcr_hand, family and advise"
    );
    let number = refused(r#"{"id":[1,{"a":null}],"op":3}"#, json!([1, {"a": null}]));
    assert_eq!(number, "op: invalid type: integer `3`, expected a string");
    let number = refused(r#"{"id":2,"op":"hand","closed":5}"#, 2);
    assert_eq!(number, "closed: invalid type: integer `5`, expected a string");
    let meld = r#"{"id":3,"op":"hand","closed":"11m","melds":[{"type":"chi"}]}"#;
    assert_eq!(refused(meld, 3), "meld 1: missing key `tiles`");
    let score = r#"{"id":4,"op":"score","closed":"1m","win":"1m","melds":[]}"#;
    assert_eq!(refused(score, 4), "missing key `seat`");
    let nested = format!(r#"{{"id":{}}}"#, "[".repeat(100_000));
    assert!(refused(&nested, Value::Null).starts_with("not JSON: "));
}

#[test]
fn any_json_is_an_id() {
    let ids = [
        json!(0),
        json!(-7),
        json!(u64::MAX),
        json!(2.5),
        json!("ä\n\u{1F007}"),
        json!(true),
        Value::Null,
        json!({"a": [1, {}]}),
    ];
    let requests: String = ids
        .iter()
        .map(|id| format!("{}\n", json!({"id": id, "op": "hand", "closed": "11m"})))
        .collect();
    let answers = answers(requests);
    assert!(answers.iter().map(|answer| &answer["id"]).eq(&ids), "{answers:?}");
    assert!(answers.iter().all(|answer| answer["is_win"] == true), "{answers:?}");
}

/// Numbers of any size, spaces and escapes too: an id is the asker's, and no number to batch.
#[test]
fn ids_come_back_as_they_were_written() {
    let ids = [
        "12345678901234567890123",
        "1.0",
        "1e999",
        "0.1000000000000000000000001",
        "[1, 2,{\"b\":1 ,\"a\":2,\"b\":3}]",
        "\"\\u00e4\\/\"",
    ];
    for closed in ["11m", "8z"] {
        let requests: Vec<String> = ids
            .iter()
            .map(|id| format!("{{\"id\":{id},\"op\":\"hand\",\"closed\":\"{closed}\"}}"))
            .collect();
        for (answer, id) in lines(requests.join("\n")).iter().zip(ids) {
            assert!(answer.starts_with(&format!("{{\"id\":{id},\"")), "{answer}");
        }
    }
    assert!(
        lines(r#"{"op":"hand","closed":"11m"}"#)[0]
            .starts_with(r#"{"id":null,"shanten":-1,"is_win":"#)
    );
}

#[test]
fn a_byte_order_mark_is_skipped_where_the_input_begins() {
    let request = "\u{FEFF}{\"id\":1,\"op\":\"hand\",\"closed\":\"11m\"}\n";
    let answers = answers(request.repeat(2));
    assert_eq!((&answers[0]["id"], &answers[0]["is_win"]), (&json!(1), &json!(true)));
    assert!(answers[1]["error"].as_str().unwrap().starts_with("not JSON: "));
}

#[test]
fn the_run_goes_on_after_bad_lines() {
    let mut input = b"\n  \r\n{\"id\":1,\"op\":\"hand\",\"closed\":\"11m\"}\r\n".to_vec();
    input.extend(b"{\"id\":2,\"op\":\"hand\",\"closed\":\"\xFF\"}\n\xFE\xFE\n\0\n");
    input.extend("{\"id\":3,\"op\":\"hand\",\"closed\":\"🀢🀢\"}\n".as_bytes());
    input.extend(b"{\"id\":4,\"op\":\"hand\",\"closed\":\"22m\"}");
    let answers = answers(input);
    let ids: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [&json!(1), &Value::Null, &Value::Null, &Value::Null, &json!(3), &json!(4)]);
    let errors = answers.iter().map(|answer| answer.get("error").and_then(Value::as_str));
    let errors: Vec<&str> = errors.map(|error| error.unwrap_or("none")).collect();
    assert_eq!((errors[0], errors[5]), ("none", "none"));
    assert!(errors[1].starts_with("not UTF-8: ") && errors[2].starts_with("not UTF-8: "));
    assert!(errors[3].starts_with("not JSON: "));
    assert_eq!(errors[4], "closed: unknown character `🀢` (U+1F022) (at byte 0)");
}

#[test]
fn an_answer_comes_before_the_next_request() {
    let mut child = started();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for (closed, won) in [("11m", true), ("12m", false), ("22z", true)] {
        writeln!(stdin, "{}", json!({"id": closed, "op": "hand", "closed": closed})).unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!((&answer["id"], &answer["is_win"]), (&json!(closed), &json!(won)));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = started();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // It may be gone before everything is written.
    let _ = stdin.write_all(&b"{\"op\":\"hand\",\"closed\":\"11m\"}\n".repeat(10_000));
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

/// Fourteen or thirteen tiles of one suit and some honors, other ones for every number.
fn tiles(number: u64) -> Counts {
    let mut random = number;
    let mut counts = Counts::EMPTY;
    while counts.total() < 14 - (number % 2) as u8 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let tile = Tile::ALL[18 + (random >> 33) as usize % 12];
        counts = counts.with(tile).unwrap_or(counts);
    }
    counts
}

#[test]
fn many_requests_are_answered_in_order_as_the_library_answers() {
    const REQUESTS: u64 = 20_000;
    let hands: Vec<Counts> = (0..REQUESTS).map(tiles).collect();
    let requests: String = hands
        .iter()
        .zip(0..)
        .map(|(counts, id): (_, u64)| {
            format!("{{\"id\":{id},\"op\":\"hand\",\"closed\":\"{counts}\",\"melds\":[]}}\n")
        })
        .collect();
    let answers = answers(requests);
    assert_eq!(answers.len(), hands.len());
    let (mut won, mut tenpai) = (0, 0);
    for ((answer, counts), id) in answers.iter().zip(&hands).zip(0u64..) {
        assert_eq!(answer["id"], id);
        let hand = Hand::new(counts.tiles(), &[]).unwrap();
        if hand.awaits_draw() {
            let waits = answer["waits"].as_object().unwrap();
            let expected = hand.waits();
            assert_eq!(waits.len(), expected.len(), "{counts}");
            assert!(expected.iter().all(|wait| waits.contains_key(&wait.tile().to_string())));
            tenpai += usize::from(!waits.is_empty());
        } else {
            assert_eq!(answer["is_win"], hand.is_win(), "{counts}");
            let ways = answer["decompositions"].as_array().unwrap().len();
            assert_eq!(ways, hand.decompositions().len(), "{counts}");
            won += usize::from(hand.is_win());
        }
    }
    assert!(won > 50 && tenpai > 500, "{won} won and {tenpai} tenpai say little");
}

/// Requests of every kind and make, wrong ones too, and more of them than are read at once.
fn mixed_requests() -> Vec<u8> {
    let mut input = Vec::from("\u{FEFF}");
    for id in 0..30_000u64 {
        let line = match id % 7 {
            0 => format!(
                r#"{{"id":{id},"op":"score","closed":"23467m345p34588s","win":"5m","seat":"S","round":"E"}}"#
            ),
            1 => format!(r#"{{"id":{id},"op":"score","closed":"1m","rules":{{"aka":{id}}}}}"#),
            2 => String::new(),
            3 => "x".repeat(id as usize % 100),
            _ => format!(r#"{{"id":{id},"op":"hand","closed":"{}","melds":[]}}"#, tiles(id)),
        };
        input.extend(line.as_bytes());
        input.extend(if id % 5 == 0 { &b"\r\n"[..] } else { b"\n" });
        if id % 1_000 == 0 {
            input.extend(b"\xFF\n");
        }
    }
    // One that is longer than what is read at once, and one that doesn't end.
    input.extend(format!("{{\"id\":[{}1],\"op\":\"hand\"}}\n", "1,".repeat(100_000)).bytes());
    input.extend(br#"{"id":1,"op":"hand","closed":"11m"}"#);
    input
}

#[test]
fn any_number_of_threads_answers_the_same() {
    let input = mixed_requests();
    let alone = run(&["batch", "--threads", "1"], &input);
    assert_eq!((alone.code, alone.err.as_str()), (Some(0), ""));
    assert!(alone.out.ends_with(concat!(
        r#"{"id":1,"shanten":-1,"is_win":true,"decompositions":[["1m"]],"chiitoitsu":false,"#,
        "\"kokushi\":false}\n"
    )));
    for threads in ["2", "3", "4", "8"] {
        let run = run(&["batch", "--threads", threads], &input);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out == alone.out, "{threads} threads");
    }
    let by_default = run(&["batch"], &input);
    assert!(by_default.out == alone.out);
}

#[test]
fn after_many_requests_at_once_single_ones_are_still_answered_at_once() {
    let mut child = mentsu().args(["batch", "--threads", "4"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let many = b"{\"id\":0,\"op\":\"hand\",\"closed\":\"11m\"}\n".repeat(50_000);
    let writer = std::thread::spawn(move || {
        stdin.write_all(&many).unwrap();
        stdin
    });
    assert!(answers.by_ref().take(50_000).all(|answer| answer.unwrap().contains("true")));
    let mut stdin = writer.join().unwrap();
    for id in 1..20 {
        writeln!(stdin, "{{\"id\":{id},\"op\":\"hand\",\"closed\":\"12m\"}}").unwrap();
        let answer = answers.next().unwrap().unwrap();
        assert!(answer.starts_with(&format!("{{\"id\":{id},\"shanten\":0")), "{answer}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn no_threads_are_refused() {
    for threads in ["0", "-1", "many"] {
        let run = run(&["batch", "--threads", threads], b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{threads}");
    }
}

/// However long the input is, and however long the answers aren't read.
#[cfg(target_os = "linux")]
#[test]
fn memory_is_bounded() {
    let peak = |child: &Child| -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        peak.trim().trim_end_matches(" kB").parse().unwrap()
    };
    let request =
        r#"{"id":7,"op":"score","closed":"23467m345p34588s","win":"5m","seat":"S","round":"E"}"#;
    let many = format!("{request}\n").repeat(1_000);
    let mut child = mentsu().args(["batch", "--threads", "4"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::with_capacity(1 << 16, child.stdout.take().unwrap());
    let writer = std::thread::spawn(move || {
        for _ in 0..600 {
            stdin.write_all(many.as_bytes()).unwrap();
        }
    });
    // Nobody reads for a while: it must not go on reading and answering.
    std::thread::sleep(std::time::Duration::from_millis(300));
    let (mut answered, mut line) = (0, Vec::new());
    while answers.read_until(b'\n', &mut line).unwrap() > 0 {
        answered += 1;
        line.clear();
        // More are to come than pipes hold, so that it can't have ended.
        if answered == 590_000 {
            // Of 52 MB of requests and 60 MB of answers.
            assert!(peak(&child) < 24 << 10, "{} kB", peak(&child));
        }
    }
    writer.join().unwrap();
    assert_eq!(answered, 600_000);
    assert!(child.wait().unwrap().success());
}
