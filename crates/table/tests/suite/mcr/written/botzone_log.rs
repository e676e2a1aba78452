//! Logs of Botzone's matches, as its site gives them: what the judge asked and what four bots
//! answered, turn by turn. A short converter makes records of them.

use mentsu::Tile;
use mentsu_table::Seat;
use mentsu_table::mcr::GameRules;
use mentsu_table::mcr::botzone::{
    End, Judge, Move, MoveKind, Record, Request, Response, ToldWin, read,
};
use serde_json::{Value, json};

use super::botzone::play;

/// The log of a match: a list in which the judge's output and the bots' answers take turns.
fn log_of(judge: &Judge, given: &[[String; 8]]) -> Value {
    let of_each = |each: &dyn Fn(usize) -> Value| -> Value {
        (0..4).map(|seat| (seat.to_string(), each(seat))).collect()
    };
    let mut log = Vec::new();
    for turn in given {
        let content = of_each(&|seat| json!(turn[seat]));
        log.push(json!({"output": {"command": "request", "content": content, "display": {}},
            "time": 2, "memory": 1, "verdict": "OK"}));
        log.push(of_each(&|seat| {
            json!({"response": turn[4 + seat], "verdict": "OK", "time": 9, "memory": 3,
                "keep_running": false})
        }));
    }
    let verdict = judge.verdict().expect("it is over");
    let mut display = json!({"action": "HUANG", "score": verdict.scores});
    if let Some(win) = &verdict.win {
        let fans = win.fans.iter().map(|one| json!({"name": one.fan.chinese(), "cnt": one.times}));
        display = json!({"action": "HU", "player": win.seat.index(), "score": verdict.scores,
            "fanCnt": win.points, "fan": fans.collect::<Value>()});
    }
    let content = of_each(&|seat| json!(verdict.scores[seat]));
    log.push(json!({"output": {"command": "finish", "content": content, "display": display},
        "verdict": "OK"}));
    Value::Array(log)
}

/// The record of a log.
fn converted(id: &str, log: &Value) -> Record {
    let mut record = Record {
        id: id.to_owned(),
        prevalent: mentsu::Wind::East,
        hands: Default::default(),
        moves: Vec::new(),
        end: None,
    };
    let mut answers: Option<[Response; 4]> = None;
    for entry in log.as_array().expect("a list") {
        let output = &entry["output"];
        if output["command"] == "request" {
            let asked = Seat::ALL.map(|seat| {
                let line = output["content"][seat.index().to_string()].as_str().expect("a request");
                (seat, line.parse::<Request>().expect("a request"))
            });
            for (seat, request) in &asked {
                add(&mut record, *seat, request, answers.as_ref());
            }
        } else if output["command"] == "finish" {
            let display = &output["display"];
            let scores = serde_json::from_value(display["score"].clone()).expect("four scores");
            let win = (display["action"] == "HU").then(|| {
                let seat = Seat::new(display["player"].as_u64().expect("a number") as u8);
                // It was drawn, discarded or added last.
                let tile = record.moves.last().expect("a move").tile;
                push(&mut record, seat.expect("a seat"), MoveKind::Hu, tile);
                told(display)
            });
            record.end = Some(End { line: 0, win, scores });
        } else {
            answers = Some(Seat::ALL.map(|seat| {
                let text = entry[seat.index().to_string()]["response"].as_str();
                text.expect("a response").parse().expect("a response")
            }));
        }
    }
    record
}

fn told(display: &Value) -> ToldWin {
    let fans = display["fan"].as_array().expect("a list").iter();
    let fan = |one: &Value| {
        let times = one["cnt"].as_u64().expect("a number") as u8;
        (one["name"].as_str().expect("a name").to_owned(), times)
    };
    ToldWin {
        points: display["fanCnt"].as_u64().expect("a number") as u16,
        fans: fans.map(fan).collect(),
    }
}

fn push(record: &mut Record, seat: Seat, kind: MoveKind, tile: Tile) {
    record.moves.push(Move { line: 0, seat, kind, tile, ignored: Vec::new() });
}

/// Adds what a seat's request says. What all four hear is taken from that of the first.
fn add(record: &mut Record, to: Seat, request: &Request, answers: Option<&[Response; 4]>) {
    let is_first = to.index() == 0;
    match *request {
        Request::Start { prevalent, .. } => record.prevalent = prevalent,
        Request::Deal { ref hand, .. } => record.hands[to.index()] = hand.clone(),
        Request::Draw { tile } => push(record, to, MoveKind::Draw, tile),
        Request::Play { seat, tile } if is_first => push(record, seat, MoveKind::Play, tile),
        Request::Peng { seat, discard } if is_first => {
            let claimed = record.moves.last().expect("a discard").tile;
            push(record, seat, MoveKind::Peng, claimed);
            push(record, seat, MoveKind::Play, discard);
        }
        Request::Chi { seat, middle, discard } if is_first => {
            push(record, seat, MoveKind::Chi, middle);
            push(record, seat, MoveKind::Play, discard);
        }
        Request::BuGang { seat, tile } if is_first => push(record, seat, MoveKind::BuGang, tile),
        // Only the answer of the player has the tile of a concealed kong.
        Request::Gang { seat } if is_first => match answers.map(|all| all[seat.index()]) {
            Some(Response::Gang { concealed: Some(tile) }) => {
                push(record, seat, MoveKind::AnGang, tile);
            }
            _ => {
                let claimed = record.moves.last().expect("a discard").tile;
                push(record, seat, MoveKind::Gang, claimed);
            }
        },
        _ => {}
    }
}

#[test]
fn logs_of_matches_are_records_without_a_difference() {
    let rules = GameRules::BOTZONE_CONTEST;
    let (mut wins, mut kinds, mut text) = (0, Vec::new(), String::new());
    for seed in 0..60 {
        let (judge, _, given) = play(&rules, seed);
        let log = log_of(&judge, &given).to_string();
        let id = format!("{seed:024x}");
        let record = converted(&id, &serde_json::from_str(&log).expect("it was written"));
        let replay = record.replay(&rules);
        assert_eq!(replay.differences, [], "{record}");
        assert_eq!(Record::of_events(&id, &replay.events).as_ref(), Ok(&record));
        kinds.extend(record.moves.iter().map(|one| one.kind));
        wins += usize::from(record.end.as_ref().is_some_and(|end| end.win.is_some()));
        text.push_str(&record.to_string());
    }
    assert_eq!(read(&text).map(|records| records.len()), Ok(60));
    kinds.sort();
    kinds.dedup();
    assert_eq!((wins > 20, &kinds[..]), (true, &MoveKind::ALL[..]));
}
