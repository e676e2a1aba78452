//! House rules: presets, and presets with what differs, of a hand and of a whole game.

use mentsu::riichi::Rules;
use mentsu_protocol::{HOUSES, House};
use mentsu_table::GameRules;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::json::{Json, Written, list, object};
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

/// The rules that are one of several words, with the words.
const CHOICES: [(&str, &[&str]); 9] = [
    ("countedYakuman", &["yakuman", "sanbaiman"]),
    ("renhou", &["off", "mangan", "yakuman", "five_han"]),
    ("sanmaTsumo", &["loss", "bisection", "even"]),
    ("paoHonba", &["liable", "discarder"]),
    ("paoShare", &["whole_hand", "that_yakuman"]),
    ("nagashiMangan", &["off", "draw"]),
    ("multipleRon", &["triple_aborts", "all", "head_bump"]),
    ("kuikae", &["allowed", "same_tile", "suji"]),
    ("riichiAnkan", &["never", "strict", "loose"]),
];

/// Those of a whole game.
const GAME_CHOICES: [(&str, &[&str]); 9] = [
    ("length", &["one_round", "tonpuu", "hanchan"]),
    ("tobi", &["off", "below_zero", "at_zero"]),
    ("renchan", &["never", "win", "tenpai"]),
    ("kanDoraTurns", &["at_once", "with_discard", "after_discard"]),
    ("lastSticks", &["first", "nobody"]),
    ("rounding", &["exact", "thousands"]),
    ("ties", &["by_seat", "shared"]),
    ("tenpai", &["any", "concealed", "ignored"]),
    ("notenBappu", &["yonma", "sanma2000", "sanma3000"]),
];

/// `five_han` as `fiveHan`.
fn camel(key: &str) -> String {
    let mut camel = String::with_capacity(key.len());
    let mut raised = false;
    for character in key.chars() {
        match character {
            '_' => raised = true,
            _ if core::mem::take(&mut raised) => camel.push(character.to_ascii_uppercase()),
            _ => camel.push(character),
        }
    }
    camel
}

/// The fields of rules, as Rust names them.
fn fields(rules: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(rules) {
        Ok(Value::Object(fields)) => fields,
        // Rules are an object of plain values.
        _ => Map::new(),
    }
}

/// Rules with their keys as JavaScript writes them.
fn with_camel_keys(rules: &impl Serialize) -> Value {
    let renamed = fields(rules).into_iter().map(|(key, value)| (camel(&key), value));
    let renamed = renamed.map(|(key, value)| match value {
        Value::Object(inner) => {
            (key, inner.into_iter().map(|(key, value)| (camel(&key), value)).collect())
        }
        value => (key, value),
    });
    Value::Object(renamed.collect())
}

/// A preset's rules with what a request says differs. `apart` are keys that others read.
fn changed<T: Serialize + DeserializeOwned>(
    preset: &T,
    request: &Request,
    apart: &[&str],
) -> Result<T, Failure> {
    let mut fields = fields(preset);
    for (key, value) in request.fields() {
        if apart.contains(&key.as_str()) || value.is_null() {
            continue;
        }
        let path = request.path_of(key);
        let Some(rule) = fields.keys().find(|rule| camel(rule) == *key).cloned() else {
            let known: Vec<String> = fields.keys().map(|rule| camel(rule)).collect();
            let message = format!("unknown rule `{key}`; the rules are {}", known.join(", "));
            return Err(Failure::request(&path, message));
        };
        let before = fields.insert(rule, value.clone());
        // One by one, so that the wrong one is named.
        let changed = Value::Object(fields.clone());
        if let Err(why) = serde_json::from_value::<T>(changed) {
            drop(before);
            return Err(Failure::request(&path, why));
        }
    }
    serde_json::from_value(Value::Object(fields)).map_err(|why| Failure::request("rules", why))
}

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
    changed(&preset, &object, &["preset"])
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
    let rules: GameRules = changed(&preset, &object, &["preset", "scoring"])?;
    match object.value("scoring") {
        None => Ok(rules),
        Some(Value::String(_)) => Ok(rules.with_scoring(under(&object, "scoring")?)),
        Some(_) => {
            let scoring = object.object("scoring")?;
            let base = match scoring.value("preset") {
                Some(_) => under(&object, "scoring")?,
                None => *rules.scoring(),
            };
            Ok(rules.with_scoring(changed(&base, &scoring, &["preset"])?))
        }
    }
}

/// All presets with every rule, and the words of those that are words.
pub fn presets() -> impl Json {
    object(|o| {
        let presets = HOUSES.iter().map(|house| preset(house.name, &house.rules));
        o.put("presets", list(presets)).put("choices", choices(&CHOICES));
    })
}

/// All presets of whole games, in the same way.
pub fn game_presets() -> impl Json {
    object(|o| {
        let presets = GAMES.iter().map(|(name, rules)| preset(name, rules));
        o.put("presets", list(presets)).put("choices", choices(&GAME_CHOICES));
    })
}

fn preset<'a, T: Serialize>(name: &'a str, rules: &T) -> impl Json + use<'a, T> {
    let rules = Written(with_camel_keys(rules).to_string());
    object(move |o| {
        o.put("name", name).put("rules", rules);
    })
}

fn choices(choices: &'static [(&str, &[&str])]) -> impl Json {
    list(choices.iter().map(|(rule, words)| {
        object(move |o| {
            o.put("rule", *rule).put("words", list(words.iter().copied()));
        })
    }))
}

/// Rules with every rule, as a request takes them.
pub fn written(rules: &Rules) -> Written {
    Written(with_camel_keys(rules).to_string())
}
