//! House rules of a hand and of a game: made of the lists of fields that the packages give.

mod declared;

use mentsu::fields::{Field, FieldKind, FieldValue, Fields};
use mentsu::riichi::{Preset, Rules};
use mentsu_table::GameRules;
use serde_json::Value;

pub use self::declared::declarations;
use crate::wire::case::camel;
use crate::wire::failure::Failure;
use crate::wire::fields::set_field;
use crate::wire::json::{Json, Object, list, object};
use crate::wire::request::{FromValue, Request, named};

/// Rules with presets.
pub trait HouseRules: Fields {
    /// The rules of a preset.
    fn of(preset: Preset) -> Self;
}

impl HouseRules for Rules {
    fn of(preset: Preset) -> Rules {
        preset.rules()
    }
}

impl HouseRules for GameRules {
    fn of(preset: Preset) -> GameRules {
        preset.into()
    }
}

/// The rules of a hand under a key.
pub fn under(request: &Request, key: &str) -> Result<Rules, Failure> {
    read(request, key)
}

/// Reads the rules of a game, its rules of scoring among them, from a key.
pub fn of_game_under(request: &Request, key: &str) -> Result<GameRules, Failure> {
    read(request, key)
}

/// A preset's name, or an object: `preset` (Tenhou if missing), and rules that differ from it.
fn read<R: HouseRules>(request: &Request, key: &str) -> Result<R, Failure> {
    let preset = |value: &Value, path: &str| -> Result<R, Failure> {
        named(&String::from_value(value, path)?, path).map(R::of)
    };
    if let Some(value @ Value::String(_)) = request.value(key) {
        return preset(value, &request.path_of(key));
    }
    let object = request.object(key)?;
    let mut rules = match object.value("preset") {
        Some(value) => preset(value, &object.path_of("preset"))?,
        None => R::of(Preset::Tenhou),
    };
    for (key, value) in object.fields() {
        if key != "preset" && !value.is_null() {
            rules = set(rules, key, value, &object.path_of(key))?;
        }
    }
    Ok(rules)
}

/// Sets the rule of a key.
pub fn set<R: HouseRules>(rules: R, key: &str, value: &Value, path: &str) -> Result<R, Failure> {
    let Some(field) = R::FIELDS.iter().find(|field| camel(field.name()) == key) else {
        let known: Vec<String> = R::FIELDS.iter().map(|field| camel(field.name())).collect();
        let message = format!("unknown rule `{key}`; the rules are {}", known.join(", "));
        return Err(Failure::request(path, message));
    };
    set_field(rules, field, value, path)
}

/// All presets with every rule of a hand, and what each rule may be.
pub fn presets() -> impl Json {
    presets_of::<Rules>()
}

/// The same with every rule of a game.
pub fn game_presets() -> impl Json {
    presets_of::<GameRules>()
}

fn presets_of<R: HouseRules>() -> impl Json {
    object(|o| {
        let preset = |preset: Preset| {
            object(move |o| {
                o.put("name", preset).put("rules", written(&R::of(preset)));
            })
        };
        o.put("presets", list(Preset::ALL.into_iter().map(preset)))
            .put("fields", list(R::FIELDS.iter().map(written_field)));
    })
}

/// All rules, as a request takes them.
pub fn written<R: HouseRules>(rules: &R) -> impl Json + use<R> {
    let rules = *rules;
    object(move |o| {
        for field in R::FIELDS {
            let Some(value) = rules.get(field.name()) else { continue };
            put_value(o, &camel(field.name()), value);
        }
    })
}

fn put_value(o: &mut Object<'_>, key: &str, value: FieldValue<'_>) {
    match value {
        FieldValue::Flag(flag) => o.put(key, flag),
        FieldValue::Number(number) => o.put(key, number),
        FieldValue::Numbers(numbers) => o.put(key, list(numbers.iter().copied())),
        FieldValue::Choice(name) => o.put(key, name),
        FieldValue::Names(names) => o.put(key, list(names.iter())),
        _ => o,
    };
}

/// A rule's key, and the values that it may have.
fn written_field(field: &Field) -> impl Json + use<> {
    let field = *field;
    object(move |o| {
        o.put("name", camel(field.name()).as_str());
        match field.kind() {
            FieldKind::Flag => o.put("kind", "flag"),
            FieldKind::Number { least, most, step } => {
                o.put("kind", "number").put("least", least).put("most", most).put("step", step)
            }
            FieldKind::Numbers { count, least, most } => {
                o.put("kind", "numbers").put("count", count).put("least", least).put("most", most)
            }
            FieldKind::Choice(names) => {
                o.put("kind", "choice").put("choices", list(names.iter().copied()))
            }
            FieldKind::Names(all) => o.put("kind", "yaku").put("yaku", list(all.iter())),
            _ => o,
        };
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::failure::Position;
    use crate::wire::json::to_text;

    fn in_request(rules: &str) -> Request {
        Request::of_json(Some(&format!("{{\"rules\":{rules}}}"))).unwrap()
    }

    #[test]
    fn what_is_written_is_read_back() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            assert_eq!(under(&in_request(&to_text(written(&rules))), "rules").as_ref(), Ok(&rules));
            let rules = GameRules::from(preset);
            let request = in_request(&to_text(written(&rules)));
            assert_eq!(of_game_under(&request, "rules").as_ref(), Ok(&rules));
        }
    }

    #[test]
    fn a_preset_with_what_differs() {
        let request = in_request(r#"{"preset":"m_league","length":"tonpuu","reds":[1,2,1]}"#);
        let rules = of_game_under(&request, "rules").unwrap();
        let reds = GameRules::M_LEAGUE.scoring().with_reds([1, 2, 1]);
        let expected = GameRules::M_LEAGUE.with_length(mentsu_table::Length::Tonpuu);
        assert_eq!(rules, expected.with_scoring(reds));
    }

    #[test]
    fn a_wrong_value_is_named_by_its_path() {
        for (rules, path) in [
            (r#"{"renhou":"seven"}"#, "rules.renhou"),
            (r#"{"renhou":1}"#, "rules.renhou"),
            (r#"{"reds":[1,1]}"#, "rules.reds"),
            (r#"{"reds":[1,1,256]}"#, "rules.reds"),
            (r#"{"reds":[1,1,0.5]}"#, "rules.reds"),
            (r#"{"kiriage":1}"#, "rules.kiriage"),
            (r#"{"pao":["riichi","none"]}"#, "rules.pao"),
            (r#"{"pao":"none"}"#, "rules.pao"),
            (r#"{"kiriage":"true"}"#, "rules.kiriage"),
            (r#"{"honba":"300"}"#, "rules.honba"),
            (r#"{"pao":["riichi"]}"#, "rules.pao"),
            (r#"{"renho":"off"}"#, "rules.renho"),
            (r#"{"open_tanyao":true}"#, "rules.open_tanyao"),
            (r#"{"preset":"nobody"}"#, "rules.preset"),
            (r#""nobody""#, "rules"),
        ] {
            let failure = under(&in_request(rules), "rules").unwrap_err();
            assert_eq!(failure.position, Some(Position::Path(path.to_owned())), "{rules}");
        }
    }
}
