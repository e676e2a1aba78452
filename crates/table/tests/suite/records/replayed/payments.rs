//! Points, payments and ura indicators in mjai: each may be left out, and follows from the rest.

use std::cell::Cell;

use mentsu::riichi::Preset;
use mentsu_table::record::{self, GameKind, Record};
use mentsu_table::replay::{self, Differs};
use mentsu_table::{Action, Event, RyuukyokuKind};
use serde_json::{Value, json};

use crate::records::assert_same;
use crate::records::formats::mjai::{agrees, changed, read, without};
use crate::records::replayed::played::{game, kinds};
use crate::records::replayed::seen::recorded;
use crate::scene::{IDLE, Moves, Scene, plain};

/// Adds the points that a server of the original mjai sends: with each event that moves them, and
/// not at the start of a round.
pub(crate) fn with_scores(record: &Record) -> String {
    let (points, round) = (Cell::new([0; 4]), Cell::new(0));
    changed(record, |mut value| {
        let mut now = points.get();
        match value["type"].as_str() {
            Some("start_kyoku") => {
                now = record.rounds[round.get()].deal.points;
                round.set(round.get() + 1);
                value.as_object_mut().unwrap().remove("scores");
            }
            Some("reach_accepted") => now[value["actor"].as_u64().unwrap() as usize] -= 1_000,
            Some("hora" | "ryukyoku") => {
                let deltas = value["deltas"].as_array().unwrap();
                for (now, delta) in now.iter_mut().zip(deltas) {
                    *now += delta.as_i64().unwrap() as i32;
                }
            }
            _ => return Some(value),
        }
        if value["type"] != "start_kyoku" {
            value["scores"] = json!(now[..usize::from(record.kind.players())]);
        }
        points.set(now);
        Some(value)
    })
}

#[test]
fn points_need_not_be_told_as_a_round_begins() {
    for kind in kinds() {
        let played = game(kind, 3);
        for text in [
            without(&played, "start_kyoku", &["scores"]),
            without(&played, "start_kyoku", &["scores", "kyotaku"]),
            with_scores(&played),
        ] {
            let (read, notes) = agrees(&text);
            assert_eq!(notes, []);
            assert_same(&played, &read, &format!("{kind:?}"));
        }
    }
}

/// Every listing of points during a round is checked.
#[test]
fn wrong_points_on_the_way_are_noticed() {
    let text = with_scores(&game(GameKind::default(), 3));
    let lines: Vec<&str> = text.lines().collect();
    let mut changed = 0;
    for (at, line) in lines.iter().enumerate() {
        let mut value: Value = serde_json::from_str(line).unwrap();
        if value["scores"].is_null() || value["type"] == "end_game" {
            continue;
        }
        value["scores"][2] = json!(value["scores"][2].as_i64().unwrap() + 100);
        let other = value.to_string();
        let mut lines = lines.clone();
        lines[at] = &other;
        let replay = replay::replay(&read(&lines.join("\n")));
        let differs = replay.differences.iter().map(|difference| &difference.differs);
        let points = differs.filter(|differs| matches!(differs, Differs::Points { .. })).count();
        assert_eq!(points, 1, "{other}");
        changed += 1;
    }
    assert!(changed > 10, "{changed}");
}

#[test]
fn payments_need_not_be_told() {
    for kind in kinds() {
        for number in [3, 5] {
            let played = game(kind, number);
            let (read, notes) = agrees(&without(&played, "hora ryukyoku", &["deltas"]));
            assert_eq!(notes, []);
            assert_same(&played, &read, &format!("{kind:?} {number}"));
            // Nor either, where the next round says what everybody has, or nothing does.
            let text =
                without(&played, "hora ryukyoku start_kyoku", &["deltas", "scores", "kyotaku"]);
            assert_same(&played, &agrees(&text).0, &format!("{kind:?} {number}"));
        }
    }
}

/// By the rules of EMA each winner gets back his own stick, so that what the first is paid depends
/// on who else wins.
#[test]
fn payments_of_several_winners_need_not_be_told() {
    let kind = GameKind::from(Preset::Ema);
    let scene = Scene {
        hands: [IDLE[0], "234m46p22s234678s", "345567m46p88p345s", IDLE[2]],
        draws: "9m 1z 2z 3z 4z",
        sticks: 1,
        honba: 2,
        ..Scene::default()
    };
    let mut round = scene.round(&plain(&kind.rules()));
    let mut events = round.last_events().to_vec();
    events.extend(round.discards(0, "1z"));
    events.extend(round.all_pass());
    events.extend(round.riichi(1, "1z"));
    events.extend(round.all_pass());
    events.extend(round.riichi(2, "2z"));
    events.extend(round.go_on(1));
    events.extend(round.discards(0, "5p"));
    events.extend(round.does(1, Action::Ron));
    events.extend(round.does(2, Action::Ron));
    let played = recorded(kind, &events);
    assert_eq!(played.rounds[0].claims.len(), 2);
    let (read, _) = agrees(&without(&played, "hora", &["deltas"]));
    assert_same(&played, &read, "two win, both after riichi");
}

/// What was paid after riichi says what the ura indicators must be.
#[test]
fn ura_indicators_need_not_be_told() {
    let mut with_ura = 0;
    for kind in kinds() {
        for number in 0..6 {
            let played = game(kind, number);
            with_ura += played.to_mjai().matches("uradora").count();
            for fields in [
                &["ura_markers"][..],
                &["ura_markers", "yakus", "deltas", "fan", "hora_points", "limit"],
            ] {
                let (read, notes) = agrees(&without(&played, "hora", fields));
                assert_eq!(notes, [], "{kind:?} {number}");
                assert_eq!(read.result, agrees(&played.to_mjai()).0.result);
            }
        }
    }
    assert!(with_ura > 20, "{with_ura}");
}

/// A payment that isn't recorded must still lead to the next round's points.
#[test]
fn other_points_after_a_payment_not_told_are_noticed() {
    let text = without(&game(GameKind::default(), 3), "hora ryukyoku", &["deltas"]);
    let lines: Vec<&str> = text.lines().collect();
    let starts = lines.iter().enumerate().filter(|(_, line)| line.contains("start_kyoku")).skip(1);
    for (at, line) in starts {
        let mut value: Value = serde_json::from_str(line).unwrap();
        value["scores"][1] = json!(value["scores"][1].as_i64().unwrap() + 100);
        let other = value.to_string();
        let mut lines = lines.clone();
        lines[at] = &other;
        assert!(!replay::replay(&read(&lines.join("\n"))).differences.is_empty(), "{other}");
    }
}

/// Of a win with its ura indicators nothing is left to guess, so that its payment is known.
#[test]
fn with_its_ura_indicators_a_win_tells_its_payment() {
    let mut known = 0;
    for number in 0..10 {
        let played = game(GameKind::default(), number);
        let text = without(&played, "hora ryukyoku start_kyoku", &["deltas", "scores"]);
        for round in &read(&text).rounds {
            let wins: Vec<_> = round.events().filter(|(_, e)| matches!(e, Event::Win(_))).collect();
            if let [(_, Event::Win(win))] = wins[..] {
                if !win.ura.is_empty() {
                    assert!(round.payments_told);
                    known += 1;
                }
            }
        }
    }
    assert!(known > 0);
}

/// A draw without a reason is identified by its payments: two nagashi mangan leave one of the two
/// half a mangan.
#[test]
fn two_nagashi_mangan_are_told_by_their_payments() {
    let deltas = [-8_000, 6_000, 6_000, -4_000];
    let mut found = 0;
    for number in 0..20 {
        let text = changed(&game(GameKind::default(), number), |mut value| {
            if value["type"] == "ryukyoku" && value["reason"] == "fanpai" {
                let object = value.as_object_mut().unwrap();
                object.retain(|field, _| !["reason", "scores"].contains(&&**field));
                value["deltas"] = json!(deltas);
            }
            Some(value)
        });
        let record = record::read(text.as_bytes()).unwrap();
        for (_, event) in record.rounds.iter().flat_map(|round| round.events()) {
            if let Event::Ryuukyoku(draw) = event {
                if draw.deltas == deltas {
                    assert_eq!(draw.kind, RyuukyokuKind::NagashiMangan);
                    found += 1;
                }
            }
        }
    }
    assert!(found > 0);
}
