//! JSON objects with strict keys: each at most once, and no unknown ones.

use core::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::refusal::{KeyFault, Refusal};

/// An object, and where it stands in its request: nowhere, or "rules", or "meld 1".
pub(crate) struct Object<'a> {
    place: String,
    entries: Entries<'a>,
}

/// Keys and values in the order in which they were written, duplicates included.
struct Entries<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries<'de>, D::Error> {
        struct EntriesVisitor;

        impl<'de> Visitor<'de> for EntriesVisitor {
            type Value = Entries<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries<'de>, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        deserializer.deserialize_map(EntriesVisitor)
    }
}

impl<'a> Object<'a> {
    /// The object in a line of input.
    pub(crate) fn in_line(line: &'a str) -> Result<Object<'a>, Box<Refusal>> {
        let entries = serde_json::from_str(line).map_err(|error| match error.is_data() {
            true => Box::new(Refusal::NotAnObject),
            false => Box::new(Refusal::NotJson(error)),
        })?;
        Ok(Object { place: String::new(), entries })
    }

    /// The object that a value of another is.
    pub(crate) fn within(place: &str, value: &'a RawValue) -> Result<Object<'a>, Box<Refusal>> {
        let entries = read(place, value)?;
        Ok(Object { place: place.to_owned(), entries })
    }

    /// Refuses duplicate and unknown keys.
    pub(crate) fn has_only(&self, known: &'static [&'static str]) -> Result<(), Box<Refusal>> {
        for (key, _) in &self.entries.0 {
            let fault = match known.contains(&key.as_str()) {
                false => KeyFault::Unknown,
                true if self.is_duplicate(key) => KeyFault::Duplicate,
                true => continue,
            };
            let place = self.place.clone();
            return Err(Box::new(Refusal::Key { place, fault, key: key.clone(), known }));
        }
        Ok(())
    }

    /// Whether a key occurs twice, so that neither value can be trusted.
    pub(crate) fn is_duplicate(&self, key: &str) -> bool {
        self.entries.0.iter().filter(|(other, _)| other == key).count() > 1
    }

    /// The value of a key.
    pub(crate) fn get(&self, key: &str) -> Option<&'a RawValue> {
        self.entries.0.iter().find(|(other, _)| other == key).map(|(_, value)| *value)
    }

    /// The value of a key that may be left out.
    pub(crate) fn optional<T: Deserialize<'a>>(
        &self,
        key: &str,
    ) -> Result<Option<T>, Box<Refusal>> {
        let place = match self.place.as_str() {
            "" => key.to_owned(),
            place => format!("{place}: {key}"),
        };
        self.get(key).map(|value| read(&place, value)).transpose()
    }

    /// The value of a key that must be there.
    pub(crate) fn required<T: Deserialize<'a>>(
        &self,
        key: &'static str,
    ) -> Result<T, Box<Refusal>> {
        let missing = || Box::new(Refusal::MissingKey { place: self.place.clone(), key });
        self.optional(key)?.ok_or_else(missing)
    }
}

/// A value of a type, or why it is none.
fn read<'a, T: Deserialize<'a>>(place: &str, value: &'a RawValue) -> Result<T, Box<Refusal>> {
    serde_json::from_str(value.get())
        .map_err(|error| Box::new(Refusal::WrongValue { place: place.to_owned(), error }))
}
