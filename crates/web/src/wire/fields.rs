//! Fields by name, as requests have them: keys in camel case, values as JSON.

use mentsu::Face;
use mentsu::fields::{Field, FieldKind, FieldValue, Fields};
use mentsu_protocol::field_value;
use serde_json::Value;

use crate::wire::case::camel;
use crate::wire::failure::Failure;
use crate::wire::request::{FromValue, Request, faces};

/// The key of every field.
pub fn keys<T: Fields>() -> Vec<String> {
    T::NAMES.iter().map(|name| camel(name)).collect()
}

/// The same with every field that the request has.
pub fn set_fields<T: Fields>(request: &Request, fielded: T) -> Result<T, Failure> {
    T::FIELDS.iter().try_fold(fielded, |fielded, field| {
        let key = camel(field.name());
        match request.value(&key) {
            Some(value) => set_field(fielded, field, value, &request.path_of(&key)),
            None => Ok(fielded),
        }
    })
}

/// The same with a field changed.
pub fn set_field<T: Fields>(
    fielded: T,
    field: &Field,
    value: &Value,
    path: &str,
) -> Result<T, Failure> {
    let value = read(field.kind(), value, path)?;
    fielded.set(field.name(), value).map_err(|_| wrong(field.kind(), path))
}

fn wrong(kind: FieldKind, path: &str) -> Failure {
    Failure::request(path, format!("it is {kind}"))
}

/// A value of this kind. The errors of tiles name the place.
fn read(kind: FieldKind, value: &Value, path: &str) -> Result<FieldValue<'static>, Failure> {
    match (kind, value) {
        (FieldKind::OptionalFace, Value::String(_)) => drop(Face::from_value(value, path)?),
        (FieldKind::Faces { .. } | FieldKind::Tiles, Value::Array(_)) => {
            drop(Vec::<Face>::from_value(value, path)?);
        }
        (FieldKind::Faces { .. } | FieldKind::Tiles, Value::String(text)) => {
            drop(faces(text, path)?);
        }
        _ => {}
    }
    field_value(kind, value).ok_or_else(|| wrong(kind, path))
}

#[cfg(test)]
mod tests {
    use mentsu::plan::Outlook;
    use mentsu::riichi::Situation;
    use mentsu::riichi::legality::{Passed, Turn};
    use mentsu::{Tile, Visible};

    use super::*;

    /// A value of this kind as JSON that differs from every default.
    fn sample(kind: FieldKind) -> String {
        match kind {
            FieldKind::Flag => "true".to_owned(),
            FieldKind::Number { .. } | FieldKind::OptionalNumber { .. } => "3".to_owned(),
            FieldKind::Choice(names) | FieldKind::OptionalChoice(names) => {
                format!("{:?}", names[names.len() - 1])
            }
            FieldKind::OptionalFace => r#""0s""#.to_owned(),
            FieldKind::Faces { .. } | FieldKind::Tiles => r#"["3m","7z"]"#.to_owned(),
            FieldKind::Seats(names) => format!("{{{:?}:\"west\"}}", names[0]),
            kind => panic!("no sample of {kind}"),
        }
    }

    fn every_field_arrives<T: Fields + PartialEq + core::fmt::Debug>(start: T) {
        for field in T::FIELDS {
            let (key, json) = (camel(field.name()), sample(field.kind()));
            // Only the field of ura dora is true by default.
            let json = if start.get(field.name()) == Some(true.into()) { "false" } else { &json };
            let request = Request::of_json(Some(&format!("{{{key:?}:{json}}}"))).unwrap();
            let set = set_fields(&request, start).unwrap();
            assert_ne!(set, start, "{key}");
            let others = T::NAMES.iter().filter(|name| **name != field.name());
            for other in others.filter(|other| !matches!(**other, "chankan" | "riichi")) {
                assert_eq!(set.get(other), start.get(other), "{key} changes {other}");
            }
            let wrong = Request::of_json(Some(&format!("{{{key:?}:[{{}}]}}"))).unwrap();
            let failure = set_fields(&wrong, start).unwrap_err();
            assert!(failure.message.starts_with(&key), "{}", failure.message);
        }
    }

    #[test]
    fn every_field_of_every_table_arrives() {
        every_field_arrives(Situation::tsumo());
        every_field_arrives(Situation::ron(Tile::M1));
        every_field_arrives(Outlook::new());
        every_field_arrives(Turn::new());
        every_field_arrives(Passed::NOTHING);
        every_field_arrives(Visible::NOTHING);
    }
}
