//! What keys of requests mean.

use mentsu::Wind;
use mentsu::fields::{FieldKind, FieldValue, Fields};
use mentsu::names::Named as _;
use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use super::words::{Face, Tile, WindLetter};
use crate::words::wind_letter;

/// What a key means.
pub(crate) struct Meaning {
    pub(crate) schema: Schema,
    pub(crate) doc: &'static str,
    /// The value that a missing key has: null for none. Without it the key is required.
    pub(crate) default: Option<Value>,
}

impl Meaning {
    /// The meaning of a field, which the table has, with its value in `start` as the default.
    pub(crate) fn of_field<T: Fields>(
        generator: &mut SchemaGenerator,
        start: &T,
        name: &str,
    ) -> Meaning {
        let mut fields = T::FIELDS.iter().zip(T::DOCS);
        let (field, doc) = fields.find(|(field, _)| field.name() == name).expect("a field");
        let value = start.get(name).expect("a field");
        Meaning { schema: of_kind(generator, field.kind()), doc, default: Some(json_of(value)) }
    }
}

/// The schema of the values of a field.
pub(crate) fn of_kind(generator: &mut SchemaGenerator, kind: FieldKind) -> Schema {
    match kind {
        FieldKind::Flag => json_schema!({"type": "boolean"}),
        FieldKind::Number { least, most, step: 1 } => {
            json_schema!({"type": "integer", "minimum": least, "maximum": most})
        }
        FieldKind::Number { least, most, step } => {
            let all: Vec<i64> =
                (0..).map(|n| least + n * step).take_while(|n| *n <= most).collect();
            json_schema!({"enum": all})
        }
        FieldKind::OptionalNumber { least, most } => {
            json_schema!({"type": ["integer", "null"], "minimum": least, "maximum": most})
        }
        FieldKind::Numbers { count, least, most, .. } => {
            let item = json!({"type": "integer", "minimum": least, "maximum": most});
            json_schema!({"type": "array", "items": item, "minItems": count, "maxItems": count})
        }
        FieldKind::Choice(Wind::NAMES) | FieldKind::OptionalChoice(Wind::NAMES) => {
            generator.subschema_for::<WindLetter>()
        }
        FieldKind::Choice(names) | FieldKind::OptionalChoice(names) => {
            json_schema!({"enum": names})
        }
        FieldKind::Names(all) if all.iter().eq(Wind::NAMES.iter().copied()) => {
            generator.subschema_for::<Vec<WindLetter>>()
        }
        FieldKind::Names(all) => {
            let names: Vec<&str> = all.iter().collect();
            json_schema!({"type": "array", "items": {"enum": names}})
        }
        FieldKind::OptionalFace => generator.subschema_for::<Face>(),
        FieldKind::Faces { most } => {
            let face = generator.subschema_for::<Face>();
            json_schema!({"type": "array", "items": face, "maxItems": most})
        }
        FieldKind::Tiles => generator.subschema_for::<Vec<Tile>>(),
        FieldKind::Seats(names) => {
            let wind = generator.subschema_for::<WindLetter>();
            let seats = names.iter().map(|name| ((*name).to_owned(), wind.clone().to_value()));
            let seats: serde_json::Map<String, Value> = seats.collect();
            json_schema!({"type": "object", "properties": seats, "additionalProperties": false})
        }
        // A kind that is new to this package.
        _ => Schema::from(true),
    }
}

/// A value as requests have it.
fn json_of(value: FieldValue<'static>) -> Value {
    match value {
        FieldValue::Flag(flag) => flag.into(),
        FieldValue::Number(number) => number.into(),
        FieldValue::Choice(name) => {
            Wind::from_name(name).map_or(name.to_owned(), wind_letter).into()
        }
        FieldValue::Nothing => Value::Null,
        FieldValue::Seats(_) => json!({}),
        _ => json!([]),
    }
}
