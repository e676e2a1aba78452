//! How far a round is followed after a difference, and when an indicator is turned over.

use mentsu_table::record::{GameKind, Record};
use mentsu_table::replay::{self, Difference, Differs};
use mentsu_table::{Event, Win};
use serde_json::{Value, json};

use crate::records::formats::mjai::read;
use crate::records::replayed::played::game;

fn lines(record: &Record) -> Vec<Value> {
    let text = record.to_mjai();
    text.lines().map(|line| serde_json::from_str(line).expect("a line")).collect()
}

fn differences(lines: &[Value]) -> Vec<Difference> {
    let text: String = lines.iter().map(|line| line.to_string() + "\n").collect();
    replay::replay(&read(&text)).differences
}

/// The lines of the first game in which a line is as wanted, and the number of that line.
fn first(is_wanted: impl Fn(&Value, &Value) -> bool) -> (Vec<Value>, usize) {
    let found = (1..200).find_map(|number| {
        let lines = lines(&game(GameKind::default(), number));
        let at = lines.windows(2).position(|pair| is_wanted(&pair[0], &pair[1]))?;
        Some((lines, at + 1))
    });
    found.expect("a game with such a line")
}

/// A wrong payment is one difference: what everybody has next goes by the record.
#[test]
fn behind_a_wrong_payment_the_rest_is_checked() {
    let (mut lines, at) = first(|_, line| line["type"] == "hora");
    let deltas = lines[at]["deltas"].as_array().expect("deltas").clone();
    let more = |points: &Value, by: i64| json!(points.as_i64().expect("points") + by);
    lines[at]["deltas"] =
        json!([more(&deltas[0], 100), more(&deltas[1], -100), deltas[2], deltas[3]]);
    for line in &mut lines[at + 1..] {
        if let Some(points) = line["scores"].as_array_mut() {
            points[0] = more(&points[0], 100);
            points[1] = more(&points[1], -100);
        }
    }
    lines[at]["fu"] = json!(lines[at]["fu"].as_u64().unwrap_or(30) + 10);
    let found = differences(&lines);
    let is_payment = matches!(found[0].differs, Differs::Event { .. });
    let is_fu = matches!(found[1].differs, Differs::Claim { what: "fu", .. });
    assert!(is_payment && is_fu && found.len() == 2, "{found:?}");
    assert!(found.iter().all(|difference| !difference.ends_check));
    // A difference names only what differs, and of the win only its line.
    let Differs::Event { recorded: Some(recorded), engine: Some(engine) } = &found[0].differs
    else {
        panic!("{found:?}")
    };
    let (Event::Win(recorded), Event::Win(engine)) = (&**recorded, &**engine) else {
        panic!("{found:?}")
    };
    let paid = |win: &Win| win.deltas.map(|delta| delta.to_string()).join(", ");
    let line = format!(
        "recorded is {recorded}, the engine says {engine}; paid {}, by the engine {}",
        paid(recorded),
        paid(engine)
    );
    assert_eq!(found[0].differs.to_string(), line);
    assert!(line.contains(" han ") && !line.contains("Worth"), "{line}");
}

/// After a discard of the wrong one of two equal tiles the game goes on.
#[test]
fn behind_a_wrong_tsumogiri_the_rest_is_checked() {
    let (mut lines, at) = first(|before, line| {
        before["type"] == "tsumo" && line["tsumogiri"] == true && line["actor"] != 0
    });
    lines[at]["tsumogiri"] = json!(false);
    let win = lines.iter().position(|line| line["type"] == "hora").expect("a win");
    lines[win]["fu"] = json!(lines[win]["fu"].as_u64().unwrap_or(30) + 10);
    let found = differences(&lines);
    assert!(matches!(found[0].differs, Differs::NotOffered(_)), "{found:?}");
    assert!(matches!(found[1].differs, Differs::Claim { what: "fu", .. }), "{found:?}");
    assert_eq!(found.len(), 2);
}

/// An impossible call leaves all hands unknown, and a difference reports it.
#[test]
fn an_impossible_action_ends_the_check_of_its_round() {
    let (mut lines, at) =
        first(|_, line| line["type"] == "hora" && line["actor"] != line["target"]);
    // Somebody who doesn't wait for the tile.
    let thief = (0..4).find(|seat| lines[at]["actor"] != *seat && lines[at]["target"] != *seat);
    lines[at]["actor"] = json!(thief);
    for field in ["hora_tehais", "fu", "yakus", "ura_markers", "hora_points", "fan"] {
        lines[at].as_object_mut().expect("an object").remove(field);
    }
    let found = differences(&lines);
    assert!(found[0].ends_check, "{found:?}");
    assert!(found[0].to_string().ends_with("; the rest of the round isn't checked"));
    let of_round = found.iter().filter(|difference| difference.round == found[0].round);
    assert_eq!(of_round.count(), 1);
}

/// mjai says when an indicator is turned over: of a kakan and a daiminkan with the discard.
#[test]
fn an_indicator_has_its_time() {
    let (lines, at) = first(|_, line| line["type"] == "dora");
    assert_eq!(differences(&lines), []);
    let mut later = lines.clone();
    let next = at + 1 + usize::from(lines[at + 1]["type"] == "reach");
    later[at..=next].rotate_left(1);
    let mut earlier = lines.clone();
    earlier[at - 1..=at].rotate_left(1);
    for (lines, by) in [(later, 1), (earlier, -1)] {
        let found = differences(&lines);
        let is_late = |difference: &Difference| match difference.differs {
            Differs::Time { recorded, engine, .. } => recorded as i64 - engine as i64 == by,
            _ => false,
        };
        assert!(found.len() == 1 && is_late(&found[0]), "{by}: {found:?}");
        assert!(!found[0].ends_check);
    }
}
