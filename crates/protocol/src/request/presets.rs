//! Presets of rules, from which a request may differ.

#[cfg(feature = "schema")]
use mentsu::fields::{FieldKind, Fields};
#[cfg(feature = "schema")]
use mentsu::names::Named;
#[cfg(feature = "schema")]
use schemars::{Schema, SchemaGenerator, json_schema};
#[cfg(feature = "schema")]
use serde_json::{Map, json};

use crate::request::keys::keys;
#[cfg(feature = "schema")]
use crate::shape::meaning::of_kind;

keys! {
    /// The rules from which the others differ.
    pub(crate) PRESET "preset": String = null;
}

/// A preset's name, or an object of `preset` and rules. These flags are older names of rules, or
/// rules whose name also takes a flag.
#[cfg(feature = "schema")]
pub(crate) fn rules_of<P: Named, T: Fields>(
    generator: &mut SchemaGenerator,
    flags: &[&str],
) -> Schema {
    let mut properties = Map::new();
    properties.insert(PRESET.name.to_owned(), json!({"enum": P::NAMES}));
    for (field, doc) in T::FIELDS.iter().zip(T::DOCS) {
        let mut schema = of_kind(generator, field.kind());
        if flags.contains(&field.name()) && field.kind() != FieldKind::Flag {
            schema = json_schema!({"anyOf": [schema, {"type": "boolean"}]});
        }
        schema.insert("description".to_owned(), doc.trim().into());
        properties.insert(field.name().to_owned(), schema.to_value());
    }
    for flag in flags {
        let older = json!({"type": "boolean", "description": "An older name."});
        properties.entry(*flag).or_insert(older);
    }
    let changed =
        json!({"type": "object", "properties": properties, "additionalProperties": false});
    json_schema!({"anyOf": [{"enum": P::NAMES}, changed]})
}
