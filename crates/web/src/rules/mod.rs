//! House rules of a hand and of a game: made of the lists of fields that the packages give.

mod declared;

use core::marker::PhantomData;

use mentsu::fields::{Field, FieldKind, FieldValue, Fields};
use mentsu::riichi::{Preset, Rules};
use mentsu_table::GameRules;
use serde_json::Value;

pub use self::declared::declarations;
use crate::wire::case::camel;
use crate::wire::failure::Failure;
use crate::wire::fields::set_field;
use crate::wire::json::{Json, alias, list, object_of};
use crate::wire::request::{FromValue, Request, named};
use crate::wire::shape::{Keys, Shape, Types};
use crate::{object, one_of, texts, word};

/// Rules with presets.
pub trait HouseRules: Fields {
    /// Their type for TypeScript.
    const NAME: &'static str;
    /// That of all presets.
    const PRESETS: &'static str;

    /// The rules of a preset.
    fn of(preset: Preset) -> Self;
}

impl HouseRules for Rules {
    const NAME: &'static str = "Rules";
    const PRESETS: &'static str = "Presets";

    fn of(preset: Preset) -> Rules {
        preset.rules()
    }
}

impl HouseRules for GameRules {
    const NAME: &'static str = "GameRules";
    const PRESETS: &'static str = "GamePresets";

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
    let preset = |name: Preset| object!(Inline { name, rules: written(&R::of(name)) });
    alias::<Presets<R>, _>(object!(Inline {
        presets: list(Preset::ALL.into_iter().map(preset)),
        fields: list(R::FIELDS.iter().filter_map(written_field)),
    }))
}

/// The type of all presets, and of the rules of one.
struct Presets<R>(PhantomData<R>);

impl<R: HouseRules> Keys for Presets<R> {
    const NAME: &'static str = R::PRESETS;
}

impl<R: HouseRules> Shape for Presets<R> {
    fn declare(_: &mut Types) -> String {
        R::NAME.to_owned()
    }
}

/// All rules, as a request takes them.
pub fn written<R: HouseRules>(rules: &R) -> impl Json + use<R> {
    object_of::<Presets<R>>(R::FIELDS.iter().filter_map(|field| {
        let value = match rules.get(field.name())? {
            FieldValue::Flag(flag) => flag.text(),
            FieldValue::Number(number) => number.text(),
            FieldValue::Numbers(numbers) => list(numbers.iter().copied()).text(),
            FieldValue::Choice(name) => name.text(),
            FieldValue::Names(names) => list(names.iter()).text(),
            _ => return None,
        };
        Some((camel(field.name()), value))
    }))
}

texts! {
    RuleName = "keyof GameRules", self: self.0;
    RuleYaku = "Yaku", self: self.0;
}

/// The key of a rule.
struct RuleName(String);

/// A yaku that a rule may name.
struct RuleYaku(&'static str);

/// A rule's key, and the values that it may have.
fn written_field(field: &Field) -> Option<impl Json + use<>> {
    let name = RuleName(camel(field.name()));
    let kind = field.kind();
    Some(one_of!(RuleField: match kind {
        FieldKind::Flag => object!(Inline { name, kind: word!("flag") }),
        FieldKind::Number { least, most, step } => {
            object!(Inline { name, kind: word!("number"), least, most, step })
        },
        FieldKind::Numbers { count, least, most, .. } => {
            object!(Inline { name, kind: word!("numbers"), count, least, most })
        },
        FieldKind::Choice(names) => {
            object!(Inline { name, kind: word!("choice"), choices: list(names.iter().copied()) })
        },
        FieldKind::Names(all) => {
            object!(Inline { name, kind: word!("yaku"), yaku: list(all.iter().map(RuleYaku)) })
        },
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::failure::Position;

    fn in_request(rules: &str) -> Request {
        Request::of_json(Some(&format!("{{\"rules\":{rules}}}"))).unwrap()
    }

    #[test]
    fn what_is_written_is_read_back() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            assert_eq!(under(&in_request(&written(&rules).text()), "rules").as_ref(), Ok(&rules));
            let rules = GameRules::from(preset);
            let request = in_request(&written(&rules).text());
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
