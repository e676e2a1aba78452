//! House rules: presets, and presets with what differs, of a hand and of a whole game.

mod of_game;
mod of_hand;
mod rule;

use mentsu::riichi::Rules;
use mentsu_protocol::{HOUSES, House};
use mentsu_table::GameRules;
use serde_json::Value;

use self::of_game::OF_GAME;
use self::of_hand::OF_HAND;
use self::rule::{Rule, changed, put_all};
use crate::failure::Failure;
use crate::json::{Json, list, object};
use crate::request::Request;

/// The rules of whole games, by the names of their houses.
pub const GAMES: [(&str, GameRules); 7] = [
    ("tenhou", GameRules::TENHOU),
    ("tenhou_sanma", GameRules::TENHOU_SANMA),
    ("mahjong_soul", GameRules::MAHJONG_SOUL),
    ("mahjong_soul_sanma", GameRules::MAHJONG_SOUL_SANMA),
    ("wrc", GameRules::WRC),
    ("ema", GameRules::EMA),
    ("m_league", GameRules::M_LEAGUE),
];

fn no_house(name: &str, path: &str) -> Failure {
    let names: Vec<&str> = HOUSES.iter().map(|house| house.name).collect();
    Failure::request(path, format!("no house {name:?}, only {}", names.join(", ")))
}

/// The rules under a key: a house's name, or an object of what differs from a house's.
pub fn under(request: &Request, key: &str) -> Result<Rules, Failure> {
    let path = request.path_of(key);
    let named = |name: &str| House::named(name).ok_or_else(|| no_house(name, &path));
    if let Some(Value::String(name)) = request.value(key) {
        return Ok(named(name)?.rules);
    }
    let object = request.object(key)?;
    let preset = match object.get::<String>("preset")? {
        Some(name) => named(&name)?.rules,
        None => Rules::TENHOU,
    };
    changed(preset, &OF_HAND, &object, &["preset"])
}

/// The rules of a whole game under a key, in the same way; `scoring` holds the rules of a hand.
pub fn of_game_under(request: &Request, key: &str) -> Result<GameRules, Failure> {
    let path = request.path_of(key);
    let named = |name: &str| {
        let game = GAMES.iter().find(|(house, _)| *house == name);
        game.map(|(_, rules)| *rules).ok_or_else(|| no_house(name, &path))
    };
    if let Some(Value::String(name)) = request.value(key) {
        return named(name);
    }
    let object = request.object(key)?;
    let preset = match object.get::<String>("preset")? {
        Some(name) => named(&name)?,
        None => GameRules::TENHOU,
    };
    let rules = changed(preset, &OF_GAME, &object, &["preset", "scoring"])?;
    match object.value("scoring") {
        None => Ok(rules),
        Some(Value::String(_)) => Ok(rules.with_scoring(under(&object, "scoring")?)),
        Some(_) => {
            let scoring = object.object("scoring")?;
            let base = match scoring.value("preset") {
                Some(_) => under(&object, "scoring")?,
                None => *rules.scoring(),
            };
            Ok(rules.with_scoring(changed(base, &OF_HAND, &scoring, &["preset"])?))
        }
    }
}

/// All presets with every rule, and the words of those that are words.
pub fn presets() -> impl Json {
    object(|o| {
        let presets = HOUSES.iter().map(|house| preset(house.name, written(&house.rules)));
        o.put("presets", list(presets)).put("choices", choices(&OF_HAND));
    })
}

/// All presets of whole games, in the same way.
pub fn game_presets() -> impl Json {
    object(|o| {
        let presets = GAMES.iter().map(|(name, rules)| preset(name, of_game(rules)));
        o.put("presets", list(presets)).put("choices", choices(&OF_GAME));
    })
}

fn preset<'a>(name: &'a str, rules: impl Json + 'a) -> impl Json + 'a {
    object(move |o| {
        o.put("name", name).put("rules", rules);
    })
}

fn choices<R>(rules: &'static [Rule<R>]) -> impl Json {
    list(rules.iter().filter(|rule| !rule.words.is_empty()).map(|rule| {
        object(move |o| {
            o.put("rule", rule.key).put("words", list(rule.words.iter().copied()));
        })
    }))
}

/// Rules with every rule, as a request takes them.
pub fn written(rules: &Rules) -> impl Json + use<> {
    let rules = *rules;
    object(move |o| put_all(&rules, &OF_HAND, o))
}

/// The same of a whole game; `scoring` holds the rules of a hand.
fn of_game(rules: &GameRules) -> impl Json + use<> {
    let rules = *rules;
    object(move |o| {
        o.put("scoring", written(rules.scoring()));
        put_all(&rules, &OF_GAME, o);
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::Map;

    use super::*;
    use crate::json::to_text;

    /// `five_han` as `fiveHan`.
    fn camel(key: &str) -> String {
        let mut words = key.split('_');
        let first = words.next().unwrap_or_default().to_owned();
        words.fold(first, |camel, word| camel + &word[..1].to_uppercase() + &word[1..])
    }

    /// Rules as the library's own `serde` writes them, with keys as JavaScript has them.
    fn by_serde(rules: &impl serde::Serialize) -> Map<String, Value> {
        let Value::Object(fields) = serde_json::to_value(rules).unwrap() else { panic!() };
        let camel_keys = |fields: Map<String, Value>| {
            fields.into_iter().map(|(key, value)| (camel(&key), value)).collect::<Map<_, _>>()
        };
        let mut fields = camel_keys(fields);
        if let Some(Value::Object(scoring)) = fields.remove("scoring") {
            fields.insert("scoring".to_owned(), Value::Object(camel_keys(scoring)));
        }
        fields
    }

    fn sorted(value: Value) -> Value {
        match value {
            // A set of yaku is a list in some order.
            Value::Array(mut items) if items.iter().all(Value::is_string) => {
                items.sort_by_key(ToString::to_string);
                Value::Array(items)
            }
            Value::Object(fields) => {
                Value::Object(fields.into_iter().map(|(key, value)| (key, sorted(value))).collect())
            }
            other => other,
        }
    }

    #[test]
    fn every_rule_is_written_as_the_library_writes_it() {
        for house in HOUSES {
            let ours: Value = serde_json::from_str(&to_text(written(&house.rules))).unwrap();
            assert_eq!(
                sorted(ours),
                sorted(Value::Object(by_serde(&house.rules))),
                "{}",
                house.name
            );
        }
        for (name, rules) in &GAMES {
            let ours: Value = serde_json::from_str(&to_text(of_game(rules))).unwrap();
            assert_eq!(sorted(ours), sorted(Value::Object(by_serde(rules))), "{name}");
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        for (_, rules) in &GAMES {
            let text = format!("{{\"rules\":{}}}", to_text(of_game(rules)));
            let request = Request::of_json(Some(&text)).unwrap();
            assert_eq!(of_game_under(&request, "rules").as_ref(), Ok(rules));
        }
    }

    #[test]
    fn the_words_are_those_of_the_library() {
        fn check<R: Copy + serde::Serialize>(rules: R, all: &[Rule<R>], with_words: usize) {
            let words: BTreeMap<_, _> = all
                .iter()
                .filter(|rule| !rule.words.is_empty())
                .map(|rule| (rule.key, rule))
                .collect();
            assert_eq!(words.len(), with_words);
            for (key, rule) in words {
                for word in rule.words {
                    let mut set = rules;
                    (rule.set)(&mut set, &Value::from(*word), key).unwrap();
                    assert_eq!(by_serde(&set)[key], Value::from(*word));
                }
                let mut set = rules;
                let wrong = (rule.set)(&mut set, &Value::from("other"), key).err().unwrap();
                assert!(wrong.message.contains(&rule.words.join(", ")), "{}", wrong.message);
            }
        }
        check(Rules::TENHOU, &OF_HAND, 9);
        check(GameRules::TENHOU, &OF_GAME, 10);
    }

    #[test]
    fn a_wrong_value_is_named_by_its_path() {
        for (rules, path) in [
            (r#"{"renhou":"seven"}"#, "rules.renhou"),
            (r#"{"reds":[1,1]}"#, "rules.reds"),
            (r#"{"reds":[1,1,256]}"#, "rules.reds[2]"),
            (r#"{"kiriage":1}"#, "rules.kiriage"),
            (r#"{"pao":["riichi","none"]}"#, "rules.pao"),
            (r#"{"renho":"off"}"#, "rules.renho"),
            (r#""nobody""#, "rules"),
        ] {
            let request = Request::of_json(Some(&format!("{{\"rules\":{rules}}}"))).unwrap();
            let failure = under(&request, "rules").unwrap_err();
            assert_eq!(failure.position, Some(crate::failure::Position::Path(path.to_owned())));
        }
    }
}
