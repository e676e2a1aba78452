//! Answers by tile, fan or form: objects whose keys are names.

use serde::{Serialize, Serializer};

/// Values by key, in an order that the answer keeps. Keys are written as text.
#[derive(Clone, Debug)]
pub(crate) struct Keyed<K, V>(Vec<(K, V)>);

impl<K, V> Default for Keyed<K, V> {
    fn default() -> Keyed<K, V> {
        Keyed(Vec::new())
    }
}

impl<K, V> FromIterator<(K, V)> for Keyed<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Keyed<K, V> {
        Keyed(entries.into_iter().collect())
    }
}

impl<K: Serialize, V: Serialize> Serialize for Keyed<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// The schema of an object whose keys are of this type.
#[cfg(feature = "schema")]
impl<K: NamesKeys, V: schemars::JsonSchema> schemars::JsonSchema for Keyed<K, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("{}By{}", V::schema_name(), <K::Shape as schemars::JsonSchema>::schema_name())
            .into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names = generator.subschema_for::<K::Shape>();
        let values = generator.subschema_for::<V>();
        let mut schema = schemars::json_schema!({
            "type": "object",
            "propertyNames": names,
            "additionalProperties": values,
        });
        if K::LEAST > 0 {
            schema.insert("minProperties".to_owned(), K::LEAST.into());
        }
        schema
    }
}

/// The keys of an object, as text.
#[cfg(feature = "schema")]
pub(crate) trait NamesKeys {
    /// Their schema.
    type Shape: schemars::JsonSchema;

    /// How many there are at least.
    const LEAST: usize = 0;
}

#[cfg(feature = "schema")]
mod shapes_of_keys {
    use super::NamesKeys;
    use crate::shape;

    macro_rules! keys {
        ($($key:ty = $shape:ty;)*) => { $(impl NamesKeys for $key { type Shape = $shape; })* };
    }

    keys! {
        mentsu::Tile = shape::Tile;
        mentsu::Face = shape::Face;
        String = String;
        shape::FanName = shape::FanName;
        shape::YakuName = shape::YakuName;
    }

    /// The key of a list of all forms.
    impl NamesKeys for shape::McrForm {
        type Shape = shape::McrForm;

        const LEAST: usize = mentsu::mcr::FormKind::ALL.len();
    }
}
