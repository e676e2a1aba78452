//! The rules of a request under Chinese rules: a preset by name, or an object of rules that differ
//! from it.

use mentsu::mcr::{Preset, RuleError, RuleValue, Rules};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::object::Object;
use crate::refusal::Refusal;

/// `preset`, and all rules.
const KEYS: [&str; 1 + Rules::FIELDS.len()] = {
    let mut keys = ["preset"; 1 + Rules::FIELDS.len()];
    let mut i = 0;
    while i < Rules::FIELDS.len() {
        keys[i + 1] = Rules::FIELDS[i].name();
        i += 1;
    }
    keys
};

/// The value of a rule in JSON; `null` or `"none"` is no limit.
#[derive(Deserialize)]
#[serde(untagged)]
enum Value {
    Flag(bool),
    Number(u16),
    NoLimit(()),
    Text(String),
}

/// Reads the rules of a request; by default those of PyMahjongGB.
pub(super) fn read(value: Option<&RawValue>) -> Result<Rules, Box<Refusal>> {
    let Some(value) = value else { return Ok(Rules::MIL) };
    if let Ok(name) = serde_json::from_str::<String>(value.get()) {
        return preset(name);
    }
    let object = Object::within("rules", value)?;
    object.has_only(&KEYS)?;
    let mut rules = object.optional("preset")?.map_or(Ok(Rules::MIL), preset)?;
    for field in Rules::FIELDS {
        let Some(value) = object.get(field.name()) else { continue };
        let wrong = RuleError::WrongValue { field: *field };
        let set = match serde_json::from_str(value.get()) {
            Ok(Value::Flag(flag)) => rules.set(field.name(), flag),
            Ok(Value::Number(number)) => rules.set(field.name(), number),
            Ok(Value::NoLimit(())) => rules.set(field.name(), RuleValue::NoLimit),
            // As the message of a wrong limit has it.
            Ok(Value::Text(text)) if text == RuleValue::NoLimit.to_string() => {
                rules.set(field.name(), RuleValue::NoLimit)
            }
            Ok(Value::Text(_)) => Err(wrong),
            Err(_) => Err(wrong),
        };
        rules = set.map_err(|error| Box::new(Refusal::McrRule(error)))?;
    }
    Ok(rules)
}

fn preset(name: String) -> Result<Rules, Box<Refusal>> {
    Refusal::named("preset", name).map(Preset::rules)
}
