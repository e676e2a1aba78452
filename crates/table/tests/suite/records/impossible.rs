//! Views that can't be, and messages that say what is wrong.

use mentsu::{Tile, face, meld, tile};
use mentsu_table::record::{self, GameKind, Oddity};
use mentsu_table::replay::{self, Differs, Note};
use mentsu_table::{Event, GameRules, RoundStart, Seat, View, ViewError};
use serde_json::{Value, json};

use crate::records::replayed::played::{game, kinds};
use crate::records::replayed::seen::seen_by;

fn view(hand: &str, indicator: mentsu::Face) -> Result<View, ViewError> {
    let rules = GameRules::TENHOU;
    let mut deal = RoundStart::first(&rules).deal(indicator);
    deal.hands[0] = hand.parse::<mentsu::Hand>().unwrap().faces().collect();
    View::new(&rules, Seat::ALL[0], &deal)
}

#[test]
fn a_fifth_copy_is_refused_wherever_it_is_shown() {
    let [east, south] = [Seat::ALL[0], Seat::ALL[1]];
    let fifth = |tile: Tile| Err(ViewError::FifthCopy { tile });
    assert_eq!(view("1111z456p789s123m", face!("1z")).map(|_| ()), fifth(Tile::East));
    let base = view("1119s456p789m123z", face!("1p")).unwrap();
    let after = |events: &[Event]| {
        let mut view = base.clone();
        let before = |view: &View| view.clone();
        for event in events {
            let kept = before(&view);
            if let Err(why) = view.apply(event) {
                assert_eq!(view, kept, "an error changes nothing");
                return Err(why);
            }
        }
        Ok(())
    };
    let draw = |face| Event::Draw { seat: east, face: Some(face), rinshan: false };
    let gives = |seat, face| Event::Discard { seat, face, tsumogiri: true };
    let hidden = Event::Draw { seat: south, face: None, rinshan: false };
    let nine = tile!("9s");
    assert_eq!(after(&[draw(face!("1s")), gives(east, face!("1s")), hidden.clone()]), Ok(()));
    let fourth = [draw(face!("1s")), gives(east, face!("9m")), hidden.clone()];
    assert_eq!(after(&fourth), Ok(()));
    let of = |event: Event| after(&[&fourth[..], &[event]].concat());
    assert_eq!(of(gives(south, face!("1s"))), fifth(tile!("1s")));
    assert_eq!(of(Event::Dora { face: face!("1s") }), fifth(tile!("1s")));
    assert_eq!(of(Event::Kan { seat: south, meld: meld!("[1111s]") }), fifth(tile!("1s")));
    assert_eq!(of(Event::Kan { seat: south, meld: meld!("[9999s]") }), fifth(nine));
    assert_eq!(of(Event::Kan { seat: south, meld: meld!("[8888s]") }), Ok(()));
    // A called tile is seen once, an added one is new.
    let mut lacks = base.clone();
    for event in [draw(face!("5z")), gives(east, face!("5z"))] {
        lacks.apply(&event).unwrap();
    }
    let pon = Event::Call { seat: south, meld: meld!("(555-z)") };
    lacks.apply(&pon).unwrap();
    let added = Event::Kan { seat: south, meld: meld!("(555-5z)") };
    lacks.apply(&added).unwrap();
    assert_eq!(lacks.apply(&Event::Dora { face: face!("5z") }), fifth(tile!("5z")));
}

#[test]
fn a_record_with_a_fifth_copy_names_it_and_its_place() {
    for kind in [kinds()[0], kinds()[1]] {
        let text = seen_by(&game(kind, 2), Seat::ALL[0]).to_mjai();
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        let at = lines.iter().position(|line| line.contains("start_kyoku")).unwrap();
        let mut start: Value = serde_json::from_str(&lines[at]).unwrap();
        let hand = ["9p", "9p", "9p", "9p", "1m", "1m", "E", "S", "W", "N", "P", "F", "C"];
        (start["tehais"][0], start["dora_marker"]) = (json!(hand), json!("9p"));
        lines[at] = start.to_string();
        let end = lines.iter().position(|line| line.contains("\"tsumo\"")).unwrap();
        let record = record::read(lines[..end].join("\n").as_bytes()).unwrap();
        let replay = replay::replay(&record);
        let [difference] = &replay.differences[..] else { panic!("{:?}", replay.differences) };
        let shown = format!("line {}: a fifth copy of 9p is seen", at + 1);
        assert!(difference.to_string().contains(&shown), "{difference}");
    }
}

/// In records of one seat and of all.
#[test]
fn a_missing_dora_event_is_named() {
    let mut named = [0; 2];
    for number in 0..6 {
        let played = game(GameKind::default(), number);
        for (count, record) in named.iter_mut().zip([seen_by(&played, Seat::ALL[0]), played]) {
            let text = record.to_mjai();
            let lines: Vec<&str> = text.lines().collect();
            for (at, _) in
                lines.iter().enumerate().filter(|(_, line)| line.contains("\"type\":\"dora\""))
            {
                let mut others = lines.clone();
                others.remove(at);
                let read = record::read(others.join("\n").as_bytes()).unwrap();
                let replay = replay::replay(&read);
                let is_named = |differs: &Differs| matches!(differs, Differs::NoIndicator { .. });
                let named = replay.differences.iter().find(|it| is_named(&it.differs));
                let said = named.map(ToString::to_string).unwrap_or_default();
                // A record of one seat may not show that the last kan's was due.
                assert!(named.is_some() || read.seen_by.is_some(), "{:?}", replay.differences);
                if named.is_some() {
                    *count += 1;
                    assert!(said.contains("the dora indicator of a kan is missing"), "{said}");
                }
            }
        }
    }
    assert!(named.iter().all(|named| *named > 1), "{named:?}");
}

/// The first two lines of a game, the second changed.
fn started(change: impl Fn(&mut Value)) -> String {
    let text = game(GameKind::default(), 0).to_mjai();
    let mut lines: Vec<String> = text.lines().take(2).map(String::from).collect();
    let mut start: Value = serde_json::from_str(&lines[1]).unwrap();
    change(&mut start);
    lines[1] = start.to_string();
    record::read(lines.join("\n").as_bytes()).unwrap_err().to_string()
}

#[test]
fn messages_about_a_deal_say_what_is_accepted() {
    let hand = json!("123m456p789s1122z");
    for (shown, parts) in [
        (started(|line| line["tehais"][0] = hand.clone()), ["line 2: tehais", "5mr 5pr 5sr"]),
        (started(|line| line["tehais"] = Value::Null), ["tehais is missing", "a list of 13"]),
        (started(|line| line["tehais"][1][0] = json!("1z")), ["tehais can't be", "E S W N P F C"]),
        (started(|line| line["bakaze"] = Value::Null), ["bakaze is missing", "\"E\", \"S\""]),
        (started(|line| line["bakaze"] = json!("P")), ["bakaze can't be", "\"E\", \"S\""]),
        (started(|line| line["kyoku"] = json!(5)), ["kyoku can't be", "dealer's seat"]),
        (started(|line| line["dora_marker"] = json!("0m")), ["dora_marker can't be", "5mr"]),
    ] {
        for part in parts {
            assert!(shown.contains(part), "{shown}");
        }
    }
}

/// The draws of some games under an unknown name.
#[test]
fn an_unknown_reason_is_quoted_and_is_no_kyuushu_kyuuhai() {
    let (mut explained, mut unexplained) = (0, 0);
    for number in 0..40 {
        let text = game(GameKind::default(), number).to_mjai();
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            if !line.contains("\"ryukyoku\"") {
                continue;
            }
            let mut line: Value = serde_json::from_str(line).unwrap();
            let kyuushu = line["reason"] == "kyushukyuhai";
            line["reason"] = json!("moon phase");
            let line = line.to_string();
            let mut others = lines.clone();
            others[at] = &line;
            let record = record::read(others.join("\n").as_bytes()).unwrap();
            let quoted =
                format!("line {}: the reason \"moon phase\" of the draw is unknown", at + 1);
            assert!(record.oddities.iter().any(|odd| odd.to_string() == quoted));
            let replay = replay::replay(&record);
            assert_eq!(replay.differences, [], "{number}");
            let ends = |note: &Note| matches!(note, Note::EndsWithin(_));
            assert_eq!(replay.notes.iter().any(ends), kyuushu, "{number}");
            let is_left = |odd: &Oddity| matches!(odd, Oddity::UnknownReason { .. });
            assert!(record.oddities.iter().any(is_left));
            *if kyuushu { &mut unexplained } else { &mut explained } += 1;
        }
    }
    assert!(explained > 5 && unexplained > 0, "{explained} {unexplained}");
}
