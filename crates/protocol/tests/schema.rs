//! The schema: what is written of it is up to date, and real requests and answers are of it.

use std::collections::BTreeSet;

use mentsu_protocol::{Answerer, markdown, schema};
use serde_json::{Map, Value, json};

/// `cargo run -p mentsu-protocol --features schema --example describe` writes it.
#[test]
fn the_listed_keys_are_those_of_the_types() {
    assert_eq!(include_str!("../KEYS.md"), markdown(&schema()));
}

/// Requests in which each key occurs, and whose answers have each key of answers.
const REQUESTS: &str = include_str!("requests.jsonl");

/// Checks values, and collects the keys that it meets, as `Definition.key`.
struct Checker<'a> {
    definitions: &'a Map<String, Value>,
    met: BTreeSet<String>,
}

impl<'a> Checker<'a> {
    /// Whether a value is of a schema, in the definition of this name.
    fn holds(&mut self, name: &str, schema: &'a Value, value: &Value) -> bool {
        let Some(schema) = schema.as_object() else { return *schema == Value::Bool(true) };
        schema.iter().all(|(keyword, of)| match keyword.as_str() {
            "$ref" => {
                let name = of.as_str().unwrap().strip_prefix("#/$defs/").unwrap();
                self.holds(name, &self.definitions[name], value)
            }
            "const" => value == of,
            "enum" => of.as_array().unwrap().contains(value),
            "type" => match of {
                Value::Array(types) => types.iter().any(|one| is_a(one, value)),
                one => is_a(one, value),
            },
            "minimum" => value.as_f64().is_none_or(|n| n >= of.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|n| n <= of.as_f64().unwrap()),
            "minItems" => {
                value.as_array().is_none_or(|all| all.len() as u64 >= of.as_u64().unwrap())
            }
            "maxItems" => {
                value.as_array().is_none_or(|all| all.len() as u64 <= of.as_u64().unwrap())
            }
            "minProperties" => value.as_object().unwrap().len() as u64 >= of.as_u64().unwrap(),
            "required" => {
                let keys = of.as_array().unwrap().iter();
                value.as_object().is_some_and(|all| {
                    keys.clone().all(|key| all.contains_key(key.as_str().unwrap()))
                })
            }
            "properties" => {
                let Some(all) = value.as_object() else { return true };
                let known = all.iter().filter_map(|(key, value)| Some((key, of.get(key)?, value)));
                known.into_iter().all(|(key, of, value)| {
                    let holds = self.holds(name, of, value);
                    if holds {
                        self.met.insert(format!("{name}.{key}"));
                    }
                    holds
                })
            }
            "additionalProperties" => {
                let known = schema.get("properties").and_then(Value::as_object);
                let all = value.as_object().into_iter().flatten();
                let mut others =
                    all.filter(|(key, _)| known.is_none_or(|known| !known.contains_key(*key)));
                others.all(|(_, value)| self.holds(name, of, value))
            }
            "propertyNames" => {
                let mut keys = value.as_object().into_iter().flat_map(Map::keys);
                keys.all(|key| self.holds(name, of, &json!(key)))
            }
            "items" => {
                let mut items = value.as_array().into_iter().flatten();
                items.all(|item| self.holds(name, of, item))
            }
            "prefixItems" => {
                let mut items = of.as_array().unwrap().iter().zip(value.as_array().unwrap());
                items.all(|(of, item)| self.holds(name, of, item))
            }
            "anyOf" => of.as_array().unwrap().iter().any(|one| self.holds(name, one, value)),
            "oneOf" => {
                of.as_array().unwrap().iter().filter(|one| self.holds(name, one, value)).count()
                    == 1
            }
            "description" | "default" | "format" | "pattern" | "title" => true,
            other => panic!("{name}: {other} is new"),
        })
    }
}

fn is_a(name: &Value, value: &Value) -> bool {
    match name.as_str().unwrap() {
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "null" => value.is_null(),
        other => panic!("{other} is new"),
    }
}

/// The keys of all objects in a schema, as `Definition.key`.
fn keys_of(name: &str, schema: &Value, keys: &mut BTreeSet<String>) {
    let properties = schema.get("properties").and_then(Value::as_object);
    keys.extend(properties.into_iter().flat_map(Map::keys).map(|key| format!("{name}.{key}")));
    match schema {
        Value::Object(all) => all.values().for_each(|of| keys_of(name, of, keys)),
        Value::Array(all) => all.iter().for_each(|of| keys_of(name, of, keys)),
        _ => {}
    }
}

#[test]
fn requests_and_answers_are_of_the_schema_and_have_all_its_keys() {
    let schema = schema();
    let definitions = schema["$defs"].as_object().unwrap();
    let mut checker = Checker { definitions, met: BTreeSet::new() };
    let mut answerer = Answerer::default();
    for line in REQUESTS.lines() {
        let request: Value = serde_json::from_str(line).unwrap();
        let answer: Value = serde_json::from_str(&answerer.answer(line)).unwrap();
        let op = request["op"].as_str().unwrap();
        let of = &schema["properties"][op]["properties"];
        assert!(checker.holds("", &of["request"], &request), "{request}");
        let name = of["answer"]["anyOf"][0]["$ref"].as_str().unwrap();
        let expected = if line.contains("wrong") { "#/$defs/Refused" } else { name };
        assert!(
            checker.holds("", json_ref(&of["answer"], expected), &answer),
            "{request}\n{answer:#}"
        );
    }
    let mut keys = BTreeSet::new();
    for (name, of) in definitions.iter().filter(|(name, _)| !name.ends_with("RulesChoice")) {
        keys_of(name, of, &mut keys);
    }
    let missing: Vec<&String> = keys.difference(&checker.met).collect();
    assert!(missing.is_empty(), "no request or answer has {missing:?}");
}

/// The alternative with this reference.
fn json_ref<'a>(answer: &'a Value, reference: &str) -> &'a Value {
    let all = answer["anyOf"].as_array().unwrap();
    all.iter().find(|one| one["$ref"] == reference).unwrap()
}

#[test]
fn what_is_not_of_the_schema_is_refused() {
    let schema = schema();
    let mut checker =
        Checker { definitions: schema["$defs"].as_object().unwrap(), met: BTreeSet::new() };
    for (op, wrong) in [
        ("hand", json!({"op": "hand"})),
        ("hand", json!({"op": "hand", "closed": "11m", "colour": "red"})),
        ("score", json!({"op": "score", "closed": "1m", "win": "1m", "seat": "X", "round": "E"})),
        ("plan", json!({"op": "plan", "closed": "1m", "draws": 99})),
        ("mcr_hand", json!({"op": "mcr_hand", "closed": "11m", "rules": {"mixed_kongs": 7}})),
    ] {
        let request = &schema["properties"][op]["properties"]["request"];
        assert!(!checker.holds("", request, &wrong), "{wrong}");
        assert!(Answerer::default().answer(&wrong.to_string()).contains("\"error\""), "{wrong}");
    }
}
