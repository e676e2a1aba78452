//! The rules of a request under Chinese rules: a preset by name, or an object of rules that differ
//! from it.

use mentsu::mcr::{Preset, Rules};
use serde_json::value::RawValue;

use crate::refusal::Refusal;
use crate::request::object::Object;

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

/// Reads the rules of a request; by default those of PyMahjongGB.
pub(super) fn read(value: Option<&RawValue>) -> Result<Rules, Box<Refusal>> {
    let Some(value) = value else { return Ok(Rules::MIL) };
    if let Ok(name) = serde_json::from_str::<String>(value.get()) {
        return preset(name);
    }
    let object = Object::within("rules", value)?;
    object.has_only(&KEYS)?;
    let rules = object.optional("preset")?.map_or(Ok(Rules::MIL), preset)?;
    object.set_fields(rules)
}

fn preset(name: String) -> Result<Rules, Box<Refusal>> {
    Refusal::named("preset", name).map(Preset::rules)
}
