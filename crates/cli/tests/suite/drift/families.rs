//! Fields of a win under the rules of a family.

use mentsu::any::AnyTile;
use mentsu::fields::{FieldKind, Fields as _};
use mentsu::{Tile, Wind};
use mentsu_families::{Family, Win};
use serde_json::{Value, json};

use crate::batch::answers;
use crate::hands::family::File;
use crate::runner::run;

/// A family in which every field of a win makes a difference.
const FAMILY: &str = r#"{
    "name": "drift", "english": "Drift", "source": "this test", "tiles": 144,
    "points": {"base": 1},
    "pays": {"discarder": 2, "others": 1, "self_drawn": 1, "dealer_adds": 1},
    "patterns": [
        {"id": "any", "name": "any", "english": "Any", "value": 1, "when": "standard"},
        {"id": "self_drawn", "name": "self_drawn", "english": "Self-drawn", "value": 2, "when": "self_drawn"},
        {"id": "seat", "name": "seat", "english": "Seat", "value": 3, "when": "seat_wind"},
        {"id": "prevalent", "name": "prevalent", "english": "Prevalent", "value": 4, "when": "round_wind"},
        {"id": "last_tile", "name": "last_tile", "english": "Last tile", "value": 5, "when": "last_discard"},
        {"id": "last_copy", "name": "last_copy", "english": "Last copy", "value": 6, "when": "last_copy"},
        {"id": "kong", "name": "kong", "english": "Kong", "value": 7, "when": "robbed_kong"},
        {"id": "events", "name": "events", "english": "Events", "value": 8, "when": "earthly_ready and kong_discard"},
        {"id": "flowers", "name": "flowers", "english": "Flowers", "value": 9, "each": "flowers"},
        {"id": "streak", "name": "streak", "english": "Streak", "value": 10, "each": "streak"}
    ]
}"#;

/// Before a pung of the south wind.
const HAND: &str = "123m456p789s22s22z";
const TILE: &str = "2z";

/// What a field is set to, and the discarder beside it.
fn value_of(field: &str) -> (&'static str, Option<&'static str>) {
    const FROM_WEST: Option<&str> = Some("west");
    match field {
        "self_drawn" => ("true", None),
        "seat" | "prevalent" => ("south", FROM_WEST),
        "discarder" => ("south", None),
        "pays_for_all" => ("north", FROM_WEST),
        "last_tile" | "last_copy" | "kong" => ("true", FROM_WEST),
        "events" => ("earthly_ready kong_discard", FROM_WEST),
        "out" => ("south north", FROM_WEST),
        "flowers" => ("spring plum bamboo", FROM_WEST),
        "streak" => ("3", FROM_WEST),
        other => panic!("{other} is new: name a value that matters"),
    }
}

/// What a win is worth: the total, and what each seat gains.
fn worth(win: &Win) -> Value {
    let family = Family::from_json(FAMILY).unwrap();
    let tile: Tile = TILE.parse().unwrap();
    let score = family.score(&family.hand(HAND).unwrap(), AnyTile::Tile(tile), win).unwrap();
    json!([score.total(), score.payments()])
}

/// Each field with its kind and value, the discarder beside it, and what the win is worth.
fn wins()
-> impl Iterator<Item = (&'static str, FieldKind, &'static str, Option<&'static str>, Value)> {
    Win::FIELDS.iter().map(|field| {
        let name = field.name();
        let (value, discarder) = value_of(name);
        let without = match discarder {
            Some(seat) => Win::by_discard().set_text("discarder", seat).unwrap(),
            None => Win::by_discard(),
        };
        let with = worth(&without.set_text(name, value).unwrap());
        assert_ne!(with, worth(&without), "{name} makes no difference");
        (name, field.kind(), value, discarder, with)
    })
}

/// A name as options and keys have it.
fn spelled(name: &str) -> String {
    Wind::from_name(name).map_or(name.to_owned(), |wind| wind.name()[..1].to_uppercase())
}

#[track_caller]
fn assert_worth(name: &str, answer: &Value, worth: &Value) {
    assert_eq!(json!([answer["total"], answer["payments"]]), *worth, "{name}: {answer}");
}

#[test]
fn every_field_of_a_win_is_an_option() {
    let file = File::new("drift.json", FAMILY.as_bytes());
    for (name, kind, value, discarder, worth) in wins() {
        let option = format!("--{}", name.replace('_', "-"));
        let value = value.split(' ').map(spelled).collect::<Vec<_>>().join(",");
        let given = if kind == FieldKind::Flag { vec![option] } else { vec![option, value] };
        let beside = discarder.map_or(vec![], |seat| vec!["--discarder".to_owned(), spelled(seat)]);
        let arguments = ["family", file.path(), HAND, "--win", TILE, "--json"];
        let arguments = arguments.map(str::to_owned).into_iter().chain(given).chain(beside);
        let arguments: Vec<String> = arguments.collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = run(&arguments, b"");
        let answer = serde_json::from_str(&run.out);
        let answer: Value = answer.unwrap_or_else(|_| panic!("{name}: {}{}", run.out, run.err));
        assert_worth(name, &answer, &worth);
    }
}

#[test]
fn every_field_of_a_win_is_a_key() {
    let family: Value = serde_json::from_str(FAMILY).unwrap();
    for (name, kind, value, discarder, worth) in wins() {
        let mut request = json!({
            "id": 1, "op": "family", "family": family, "closed": HAND, "melds": [], "win": TILE,
        });
        if let Some(seat) = discarder {
            request["discarder"] = spelled(seat).into();
        }
        request[name] = match kind {
            FieldKind::Flag => true.into(),
            FieldKind::Number { .. } => value.parse::<u8>().unwrap().into(),
            FieldKind::Names(_) => value.split(' ').map(spelled).collect(),
            _ => spelled(value).into(),
        };
        assert_worth(name, &answers(request.to_string()).remove(0), &worth);
    }
}
