//! The JSON of scripts that download games has the same games.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mentsu::riichi::Preset;
use mentsu_table::record::{self, Oddity, Record, Wrong};
use mentsu_table::replay;
use serde_json::{Map, Value, json};

use super::encoded::{encoded, wrapped, wrapper};
use super::packed::{actions, answer, details, read, whole, without_head};

/// What a script writes; without inputs all have the same places.
fn plain() -> (Value, Record) {
    let mut value = whole(Preset::MahjongSoul, 2);
    actions(&mut value).retain(|action| action["type"] == 1);
    let game = read(value.to_string().as_bytes());
    (value, game)
}

/// The value with the names of fields as Python's protobuf writes them.
fn capitals(value: &Value) -> Value {
    let capital = |name: &str| {
        let mut parts = name.split('_');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |name, part| {
            let (initial, rest) = part.split_at(1);
            name + &initial.to_uppercase() + rest
        })
    };
    match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| (capital(name), capitals(value)))
            .collect::<Map<_, _>>()
            .into(),
        Value::Array(list) => list.iter().map(capitals).collect(),
        other => other.clone(),
    }
}

fn messages(value: &Value) -> Vec<Value> {
    let actions = value["data"]["data"]["actions"].as_array().expect("actions");
    actions.iter().map(|action| action["result"].clone()).collect()
}

#[test]
fn every_script_s_json_has_the_game() {
    let (value, game) = plain();
    let head = &value["head"];
    let (messages, details) = (messages(&value), details(&value));
    let data = wrapper(".lq.GameDetailRecords", &details);
    let bytes: Vec<&u8> = data.iter().collect();
    let text = STANDARD.encode(&data);
    let bare = |message: &Value| {
        let name = message["name"].as_str().expect("a name").trim_start_matches(".lq.").to_owned();
        (name, message["data"].clone())
    };
    let typed = messages.iter().map(|message| {
        let (name, data) = bare(message);
        json!({"type": name, "data": data})
    });
    let tagged = messages.iter().map(|message| {
        let (name, data) = bare(message);
        let mut data = capitals(&data);
        data["@type"] = name.into();
        data
    });
    let packed = messages.iter().map(|message| {
        let (name, data) = bare(message);
        json!({"name": name, "data": STANDARD.encode(encoded(&name, &data))})
    });
    let base64 = |message: &Value| STANDARD.encode(wrapped(message));
    let results = messages.iter().map(|it| json!({"type": 1, "result": base64(it)}));
    let strings: Vec<String> = messages.iter().map(base64).collect();
    let (typed, tagged, packed): (Vec<_>, Vec<_>, Vec<_>) =
        (typed.collect(), tagged.collect(), packed.collect());
    let results: Vec<_> = results.collect();
    for (number, value) in [
        json!({"head": head, "data": text, "error": null, "data_url": ""}),
        json!({"head": capitals(head), "dataUrl": "https://example.com", "data": text}),
        json!({"head": head, "data": {"type": "Buffer", "data": bytes}}),
        json!({"head": head, "data": bytes}),
        json!({"head": head, "data": STANDARD.encode(&details)}),
        json!({"head": head, "data": {"name": ".lq.GameDetailRecords", "data": STANDARD.encode(&details)}}),
        json!({"name": ".lq.ResGameRecord", "data": {"head": head, "data": text}}),
        json!({"head": head, "data": text, "details": tagged}),
        json!({"head": head, "uuid": "x", "version": 210_715, "actions": typed}),
        json!({"head": head, "uuid": "x", "records": messages}),
        json!({"head": head, "data": messages}),
        json!({"head": head, "data": {"version": 210_715, "actions": results, "records": []}}),
        json!({"head": head, "data": {"version": 0, "records": strings, "actions": []}}),
        json!({"head": head, "records": packed}),
        json!({"accounts": head["accounts"], "config": head["config"], "result": head["result"],
            "uuid": head["uuid"], "start_time": head["start_time"], "record": messages}),
        capitals(&value),
    ]
    .into_iter()
    .enumerate()
    {
        assert!(read(value.to_string().as_bytes()) == game, "{number}");
        let pretty = serde_json::to_string_pretty(&value).expect("JSON");
        assert!(read(pretty.as_bytes()) == game, "{number}, indented");
    }
    let two = json!([{"head": head, "data": text}, {"head": head, "records": messages}]);
    let two = record::read_all(two.to_string().as_bytes()).expect("two games");
    assert!(two == [game.clone(), game]);
}

/// Messages alone are a game without a head.
#[test]
fn messages_alone_are_a_game() {
    let (value, game) = plain();
    let game = without_head(game);
    let messages = messages(&value);
    let lines: Vec<String> = messages.iter().map(Value::to_string).collect();
    assert!(read(json!(messages).to_string().as_bytes()) == game);
    assert!(read(lines.join("\n").as_bytes()) == game);
    assert!(
        read(json!({"data": STANDARD.encode(answer(&value)), "head": null}).to_string().as_bytes())
            .names[0]
            == "名0"
    );
}

/// JSON that breaks off is read as far as it goes, as packed messages are.
#[test]
fn json_that_breaks_off_is_read_as_far_as_it_goes() {
    let (value, game) = plain();
    let messages = messages(&value);
    let lines: Vec<String> = messages.iter().map(Value::to_string).collect();
    let headed = format!(r#"{{"head":{},"data":{}}}"#, value["head"], value["data"]);
    let two = format!("{headed}\n{headed}");
    for (text, is_headed) in [
        (headed, true),
        (two, true),
        (json!(messages).to_string(), false),
        (lines.join("\n"), false),
    ] {
        let mut parts = Vec::new();
        for share in 1..=40 {
            // Within a message: between two lines nothing is incomplete.
            let at = text.len() * share / 41;
            let mut cuts = (at..).filter_map(|cut| text.get(..cut));
            let cut = cuts.find(|cut| !cut.trim_end().ends_with('}')).expect("within a message");
            let Ok(games) = record::read_all(cut.as_bytes()) else { continue };
            let part = games.last().expect("a game");
            let is_noted = |oddity: &Oddity| matches!(oddity, Oddity::BrokenOff { .. });
            assert!(part.oddities.iter().any(is_noted), "{share}: {:?}", part.oddities);
            assert_eq!((part.result.is_none(), part.names == game.names), (true, is_headed));
            let complete = &part.rounds[..part.rounds.len() - 1];
            assert!(complete == &game.rounds[..complete.len()], "{share}");
            assert_eq!(replay::replay(part).differences, []);
            parts.push((games.len(), part.rounds.len()));
        }
        assert!(parts.len() > 35 && parts.is_sorted(), "{parts:?}");
    }
}

/// Truth values may be numbers, and what is 0 may be written or not.
#[test]
fn zeros_and_numbers_are_alike() {
    fn numbers(value: &mut Value) {
        match value {
            Value::Bool(is_on) => *value = u8::from(*is_on).into(),
            Value::Array(list) => list.iter_mut().for_each(numbers),
            Value::Object(fields) => fields.values_mut().for_each(numbers),
            _ => {}
        }
    }
    fn without_zeros(value: &mut Value) {
        if let Value::Object(fields) = value {
            fields.retain(|_, value| *value != 0 && *value != false && *value != Value::Null);
            fields.values_mut().for_each(without_zeros);
        } else if let Value::Array(list) = value {
            list.iter_mut().for_each(without_zeros);
        }
    }
    let value = whole(Preset::MahjongSoulSanma, 4);
    let game = read(value.to_string().as_bytes());
    for change in [numbers, without_zeros] {
        let mut value = value.clone();
        change(&mut value);
        assert!(read(value.to_string().as_bytes()) == game);
    }
}

#[test]
fn broken_messages_are_errors() {
    let (value, _) = plain();
    let wrong = |message: Value| {
        let mut value = value.clone();
        actions(&mut value)[5]["result"] = message;
        let error = record::read(value.to_string().as_bytes()).expect_err("a broken message");
        (error.place.to_string(), error.wrong)
    };
    let (place, unread) = wrong(json!("no base64!"));
    assert_eq!(place, "event 6");
    assert!(matches!(unread, Wrong::Unreadable { what: "result", .. }));
    let (place, broken) = wrong(json!({"name": "RecordDealTile", "data": "Eg=="}));
    assert_eq!(
        (place.as_str(), broken.to_string().as_str()),
        ("event 6", "RecordDealTile ends within a field")
    );
}
