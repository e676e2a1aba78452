//! Values of fields as JSON has them.

use mentsu::fields::{FieldKind, FieldValue};
use serde_json::Value;

/// The value of a field in JSON: a boolean, a number, a name or a tile, a list of these, an object
/// of seats by name, or null. `None` if it isn't of this kind.
///
/// ```
/// use mentsu::fields::FieldKind;
/// use mentsu_protocol::field_value;
/// use serde_json::json;
///
/// let reds = FieldKind::Numbers { count: 3, least: 0, most: 4, step: 1 };
/// assert_eq!(field_value(reds, &json!([1, 1, 2])), reds.read("1,1,2"));
/// assert_eq!(field_value(reds, &json!("1,1,2")), None);
/// ```
#[must_use]
pub fn field_value(kind: FieldKind, value: &Value) -> Option<FieldValue<'static>> {
    // A single word, since a text is read as a list of words.
    let word = |text: &str| {
        let is_one = !text.contains([',', '/', ' ', '=']) && text != "none";
        is_one.then(|| text.to_owned())
    };
    let item = |value: &Value| match (kind, value) {
        (FieldKind::Numbers { .. }, Value::Number(number)) => Some(number.to_string()),
        (FieldKind::Names(_) | FieldKind::Faces { .. } | FieldKind::Tiles, Value::String(text)) => {
            word(text)
        }
        _ => None,
    };
    let text = match (kind, value) {
        (FieldKind::Flag, Value::Bool(flag)) => flag.to_string(),
        (FieldKind::Number { .. } | FieldKind::OptionalNumber { .. }, Value::Number(number)) => {
            number.to_string()
        }
        (
            FieldKind::Choice(_)
            | FieldKind::OptionalChoice(_)
            | FieldKind::OptionalFace
            | FieldKind::Faces { .. }
            | FieldKind::Tiles,
            Value::String(text),
        ) => text.clone(),
        (FieldKind::Faces { .. } | FieldKind::Tiles, Value::Array(tiles)) => {
            tiles.iter().map(item).collect::<Option<Vec<_>>>()?.concat()
        }
        (FieldKind::Numbers { .. } | FieldKind::Names(_), Value::Array(words)) => {
            words.iter().map(item).collect::<Option<Vec<_>>>()?.join(",")
        }
        (FieldKind::Seats(_), Value::Object(seats)) => {
            let pair = |(name, seat): (&String, &Value)| {
                Some(format!("{}={}", word(name)?, word(seat.as_str()?)?))
            };
            seats.iter().map(pair).collect::<Option<Vec<_>>>()?.join(",")
        }
        (
            FieldKind::OptionalNumber { .. }
            | FieldKind::OptionalChoice(_)
            | FieldKind::OptionalFace,
            Value::Null,
        ) => return Some(FieldValue::Nothing),
        // As errors write it.
        (FieldKind::OptionalNumber { .. }, Value::String(text)) => {
            return kind.read(text).filter(|value| *value == FieldValue::Nothing);
        }
        _ => return None,
    };
    kind.read(&text)
}

#[cfg(test)]
mod tests {
    use mentsu::fields::Fields as _;
    use mentsu::riichi::{Rules, Situation};
    use serde_json::json;

    use super::*;

    #[test]
    fn a_list_has_one_value_an_item() {
        let kind = |name: &str| {
            let fields = Situation::FIELDS.iter().chain(Rules::FIELDS);
            fields.rev().find(|field| field.name() == name).expect("a field").kind()
        };
        for (name, wrong) in [
            ("double_yakuman", json!(["daisangen daisuushi"])),
            ("double_yakuman", json!(["none"])),
            ("double_yakuman", json!("daisangen")),
            ("reds", json!(["1", "1", "1"])),
            ("reds", json!("1,1,1")),
            ("honba", json!([3])),
            ("honba", json!("3")),
            ("honba", json!(null)),
            ("dora", json!(["none"])),
            ("dora", json!([1])),
            ("kiriage", json!("true")),
            ("renhou", json!(null)),
        ] {
            assert_eq!(field_value(kind(name), &wrong), None, "{name}: {wrong}");
        }
        let pao = Situation::field("pao").expect("a field").kind();
        assert!(field_value(pao, &json!({"daisangen": "west"})).is_some());
        for wrong in [
            json!({"daisangen=west daisuushi": "east"}),
            json!({"daisangen": "west daisuushi=east"}),
            json!(["daisangen=west"]),
            json!({"daisangen": 1}),
        ] {
            assert_eq!(field_value(pao, &wrong), None, "{wrong}");
        }
    }
}
