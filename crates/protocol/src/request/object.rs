//! JSON objects with strict keys: only known keys, each at most once.

use core::cell::Cell;
use core::fmt;
use core::ops::Deref;
use std::borrow::Cow;

use mentsu::Wind;
use mentsu::fields::{Field, FieldError, FieldKind, FieldValue, Fields, NameSet};
use mentsu::names::Named as _;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::refusal::{KeyFault, Refusal};
use crate::request::fields::field_value;
use crate::words::wind_letter;

/// An object and its place in the request, for errors: empty for the request itself, "rules", "meld
/// 1".
pub(crate) struct Object<'a> {
    place: String,
    entries: Entries<'a>,
    /// The index after the last entry that was read.
    next: Cell<usize>,
}

/// Keys and raw values as written, duplicates included.
struct Entries<'a>(Vec<(Text<'a>, &'a RawValue)>);

/// A string, borrowed from the line unless it has escapes.
#[derive(Deserialize)]
pub(crate) struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries<'de>, D::Error> {
        struct EntriesVisitor;

        impl<'de> Visitor<'de> for EntriesVisitor {
            type Value = Entries<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries<'de>, A::Error> {
                let mut entries = Vec::with_capacity(16);
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
    /// Reads a whole line as an object.
    pub(crate) fn in_line(line: &'a str) -> Result<Object<'a>, Box<Refusal>> {
        let entries = serde_json::from_str(line).map_err(|error| {
            Box::new(if error.is_data() { Refusal::NotAnObject } else { Refusal::NotJson(error) })
        })?;
        Ok(Object { place: String::new(), entries, next: Cell::new(0) })
    }

    /// Reads a value of another object as an object.
    pub(crate) fn within(place: &str, value: &'a RawValue) -> Result<Object<'a>, Box<Refusal>> {
        let entries = read(&[place], value)?;
        Ok(Object { place: place.to_owned(), entries, next: Cell::new(0) })
    }

    /// Refuses the first duplicate or unknown key.
    pub(crate) fn has_only(&self, known: &'static [&'static str]) -> Result<(), Box<Refusal>> {
        let (mut seen, mut next) = (0_u64, 0);
        for (key, _) in &self.entries.0 {
            let fault = match position_from(next, known, |known| *known == &**key) {
                None => KeyFault::Unknown,
                Some(nth) if seen & 1 << nth != 0 => KeyFault::Duplicate,
                Some(nth) => {
                    (seen, next) = (seen | 1 << nth, nth + 1);
                    continue;
                }
            };
            let place = self.place.clone();
            return Err(Box::new(Refusal::Key { place, fault, key: key.to_string(), known }));
        }
        Ok(())
    }

    /// Whether a key occurs more than once.
    pub(crate) fn is_duplicate(&self, key: &str) -> bool {
        self.entries.0.iter().filter(|(other, _)| **other == *key).count() > 1
    }

    /// The raw value of a key.
    pub(crate) fn get(&self, key: &str) -> Option<&'a RawValue> {
        let entries = &self.entries.0;
        let nth = position_from(self.next.get(), entries, |(other, _)| **other == *key)?;
        self.next.set(nth + 1);
        Some(entries[nth].1)
    }

    /// The value of a key that may be missing.
    pub(crate) fn optional<T: Deserialize<'a>>(
        &self,
        key: &str,
    ) -> Result<Option<T>, Box<Refusal>> {
        self.get(key).map(|value| read(&[&self.place, key], value)).transpose()
    }

    /// The wind of a key that may be missing.
    pub(crate) fn wind(&self, key: &'static str) -> Result<Option<Wind>, Box<Refusal>> {
        let letter: Option<Text<'_>> = self.optional(key)?;
        letter.map(|letter| Refusal::wind(key, &letter)).transpose()
    }

    /// The value of a field by its name, as the field has it.
    pub(crate) fn field(&self, field: &Field) -> Result<Option<FieldValue<'static>>, Box<Refusal>> {
        let Some(value) = self.get(field.name()) else { return Ok(None) };
        if let Some(named) = self.named(field)? {
            return Ok(Some(named));
        }
        let json: Option<serde_json::Value> = serde_json::from_str(value.get()).ok();
        let value = json.and_then(|json| field_value(field.kind(), &json));
        value.map(Some).ok_or_else(|| {
            let error = FieldError::WrongValue { field: *field };
            Box::new(Refusal::Field { place: self.place.clone(), error })
        })
    }

    /// The value of a field that is a wind, as its letter, or in the request itself a list of
    /// names.
    fn named(&self, field: &Field) -> Result<Option<FieldValue<'static>>, Box<Refusal>> {
        let key = field.name();
        match field.kind() {
            FieldKind::Choice(Wind::NAMES) | FieldKind::OptionalChoice(Wind::NAMES) => {
                Ok(self.wind(key)?.map(|wind| FieldValue::Choice(wind.name())))
            }
            kind @ FieldKind::Names(all) if self.place.is_empty() => {
                let words: Option<Vec<Text<'_>>> = self.optional(key)?;
                words.map(|words| named_set(key, kind, all, &words)).transpose()
            }
            _ => Ok(None),
        }
    }

    /// The same with the field as the object has it, if it does.
    pub(crate) fn set_field<T: Fields>(
        &self,
        field: &Field,
        fielded: T,
    ) -> Result<T, Box<Refusal>> {
        let Some(value) = self.field(field)? else { return Ok(fielded) };
        let wrong = |error| Box::new(Refusal::Field { place: self.place.clone(), error });
        fielded.set(field.name(), value).map_err(wrong)
    }

    /// The same with every field that the object has.
    pub(crate) fn set_fields<T: Fields>(&self, fielded: T) -> Result<T, Box<Refusal>> {
        T::FIELDS.iter().try_fold(fielded, |fielded, field| self.set_field(field, fielded))
    }

    /// The same with those fields of these names that the object has.
    pub(crate) fn set_named<T: Fields>(
        &self,
        names: &[&str],
        fielded: T,
    ) -> Result<T, Box<Refusal>> {
        let mut fields = T::FIELDS.iter().filter(|field| names.contains(&field.name()));
        fields.try_fold(fielded, |fielded, field| self.set_field(field, fielded))
    }

    /// The value of a key that must exist.
    pub(crate) fn required<T: Deserialize<'a>>(
        &self,
        key: &'static str,
    ) -> Result<T, Box<Refusal>> {
        let missing = || Box::new(Refusal::MissingKey { place: self.place.clone(), key });
        self.optional(key)?.ok_or_else(missing)
    }
}

/// Some of a field's names, each once; winds by their letters.
fn named_set(
    key: &'static str,
    kind: FieldKind,
    all: NameSet,
    words: &[Text<'_>],
) -> Result<FieldValue<'static>, Box<Refusal>> {
    let spelled = |name| Wind::from_name(name).map_or_else(|| name.to_owned(), wind_letter);
    let mut names = Vec::new();
    for word in words {
        let name = all.iter().find(|name| spelled(name) == **word).ok_or_else(|| {
            let known = all.iter().map(spelled).collect();
            Box::new(Refusal::UnknownWord { key, word: word.to_string(), known })
        })?;
        if names.contains(&name) {
            return Err(Box::new(Refusal::Twice { key, word: word.to_string() }));
        }
        names.push(name);
    }
    Ok(kind.read(&names.join(",")).expect("the names are the field's"))
}

/// The index of the first match from `start` on, or before it: keys are mostly written in the order
/// in which they are read.
fn position_from<T>(start: usize, items: &[T], matches: impl Fn(&T) -> bool) -> Option<usize> {
    let (before, behind) = items.split_at(start.min(items.len()));
    let nth = behind.iter().position(&matches).map(|nth| before.len() + nth);
    nth.or_else(|| before.iter().position(matches))
}

/// Reads a value, or reports why it has the wrong type; `places` is the path to it.
fn read<'a, T: Deserialize<'a>>(places: &[&str], value: &'a RawValue) -> Result<T, Box<Refusal>> {
    serde_json::from_str(value.get()).map_err(|error| {
        let places = places.iter().copied().filter(|place| !place.is_empty());
        let place = places.collect::<Vec<_>>().join(": ");
        Box::new(Refusal::WrongValue { place, error })
    })
}
