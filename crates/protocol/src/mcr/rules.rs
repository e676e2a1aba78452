//! The rules of a request under Chinese rules: a preset by name, or an object of rules that differ
//! from it.

use mentsu::mcr::{Preset, Rules};
use serde_json::value::RawValue;

use crate::refusal::Refusal;
use crate::request::keys::keys;
use crate::request::object::Object;
use crate::request::presets::PRESET;
#[cfg(feature = "schema")]
use crate::{request::presets::rules_of, shape::shapes};

keys! {
    /// Chinese rules, by default those of PyMahjongGB.
    pub(super) RULES "rules": McrRulesChoice = "mil";
}

#[cfg(feature = "schema")]
shapes! {
    /// The name of a preset of Chinese rules, or an object of what differs from one.
    McrRulesChoice = |generator| rules_of::<Preset, Rules>(generator, &[]);
}

/// `preset`, and all rules.
const KEYS: [&str; 1 + Rules::FIELDS.len()] = {
    let mut keys = [PRESET.name; 1 + Rules::FIELDS.len()];
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
    let object = Object::within(RULES.name, value)?;
    object.has_only(&KEYS)?;
    let rules = object.optional(PRESET.name)?.map_or(Ok(Rules::MIL), preset)?;
    object.set_fields(rules)
}

fn preset(name: String) -> Result<Rules, Box<Refusal>> {
    Refusal::named(PRESET.name, name).map(Preset::rules)
}
