//! Values of fields by serde: what JSON has for them.

use core::fmt;

use ::serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use ::serde::{Serialize, Serializer};

use super::kind::FieldKind;
use super::name_set::NameSet;
use super::seats::Seats;
use super::value::FieldValue;
use crate::list::List;
use crate::notation::Faces;
use crate::tile::{Face, TileSet};

/// A boolean, a number, a name, a tile, a list of these, or null.
impl Serialize for FieldValue<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FieldValue::Flag(flag) => serializer.serialize_bool(*flag),
            FieldValue::Number(number) => serializer.serialize_i64(*number),
            FieldValue::Numbers(numbers) => serializer.collect_seq(numbers.iter()),
            FieldValue::Choice(name) => serializer.serialize_str(name),
            FieldValue::Names(names) => serializer.collect_seq(names.iter()),
            FieldValue::Face(face) => face.serialize(serializer),
            FieldValue::Faces(faces) => serializer.collect_seq(faces.iter()),
            FieldValue::Tiles(tiles) => serializer.collect_seq(tiles.iter()),
            FieldValue::Seats(seats) => serializer.collect_map(seats.iter()),
            FieldValue::Nothing => serializer.serialize_none(),
        }
    }
}

/// Reads a value of this kind: a boolean, a number, a name, a tile, null, a list of these or their
/// text, or an object of seats by name.
///
/// ```
/// use mentsu::fields::{FieldKind, FieldValue};
/// use serde::de::DeserializeSeed;
///
/// let mut json = serde_json::Deserializer::from_str(r#"["3m", "0p"]"#);
/// let value = FieldKind::Faces { most: 5 }.deserialize(&mut json)?;
/// assert_eq!(value, FieldKind::Faces { most: 5 }.read("3m0p").unwrap());
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<'de> DeserializeSeed<'de> for FieldKind {
    type Value = FieldValue<'static>;

    fn deserialize<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<FieldValue<'static>, D::Error> {
        deserializer.deserialize_any(ValueReader(self))
    }
}

#[derive(Clone, Copy)]
struct ValueReader(FieldKind);

impl ValueReader {
    fn admitted<E: Error>(self, value: FieldValue<'static>) -> Result<FieldValue<'static>, E> {
        if self.0.admits(&value) { Ok(value) } else { Err(E::custom(self.0)) }
    }
}

impl<'de> Visitor<'de> for ValueReader {
    type Value = FieldValue<'static>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<FieldValue<'static>, E> {
        self.admitted(FieldValue::Flag(flag))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<FieldValue<'static>, E> {
        self.admitted(FieldValue::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<FieldValue<'static>, E> {
        match i64::try_from(number) {
            Ok(number) => self.admitted(FieldValue::Number(number)),
            Err(_) => Err(E::custom(self.0)),
        }
    }

    fn visit_unit<E: Error>(self) -> Result<FieldValue<'static>, E> {
        self.admitted(FieldValue::Nothing)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<FieldValue<'static>, E> {
        // A flag or number isn't a text.
        match self.0.read(text) {
            None | Some(FieldValue::Flag(_) | FieldValue::Number(_)) => Err(E::custom(self.0)),
            Some(value) => self.admitted(value),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<FieldValue<'static>, A::Error> {
        let wrong = |_| A::Error::custom(self.0);
        let value = match self.0 {
            FieldKind::Numbers { .. } => {
                let mut numbers = List::new();
                while let Some(number) = items.next_element::<i32>()? {
                    numbers.try_push(number).map_err(|_| wrong(()))?;
                }
                FieldValue::Numbers(numbers)
            }
            FieldKind::Names(all) => {
                let mut names = all.empty();
                while let Some(Name(name)) = items.next_element_seed(NameOf(all))? {
                    names = names.with(name).ok_or(()).map_err(wrong)?;
                }
                FieldValue::Names(names)
            }
            FieldKind::Faces { .. } => {
                let mut faces = Faces::new();
                while let Some(face) = items.next_element::<Face>()? {
                    faces.try_push(face).map_err(|_| wrong(()))?;
                }
                FieldValue::Faces(faces)
            }
            FieldKind::Tiles => {
                let mut tiles = TileSet::EMPTY;
                while let Some(face) = items.next_element::<Face>()? {
                    tiles = tiles.with(face.tile());
                }
                FieldValue::Tiles(tiles)
            }
            _ => return Err(wrong(())),
        };
        self.admitted(value)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<FieldValue<'static>, A::Error> {
        let FieldKind::Seats(names) = self.0 else { return Err(A::Error::custom(self.0)) };
        let all = NameSet::new(names, u64::MAX);
        let mut seats = Seats::new(names, [None; 3]);
        while let Some(Name(name)) = map.next_key_seed(NameOf(all))? {
            seats = seats.with(name, map.next_value()?).ok_or_else(|| A::Error::custom(self.0))?;
        }
        self.admitted(FieldValue::Seats(seats))
    }
}

/// One of a list of names.
struct Name(&'static str);

/// Reads one of these names.
struct NameOf(NameSet);

impl<'de> DeserializeSeed<'de> for NameOf {
    type Value = Name;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Name, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for NameOf {
    type Value = Name;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one of {}", self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Name, E> {
        let found = self.0.iter().find(|name| *name == text);
        found.map(Name).ok_or_else(|| E::custom(format_args!("{text:?} isn't one of {}", self.0)))
    }
}
