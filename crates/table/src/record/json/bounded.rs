//! A JSON value with a bounded number of nodes.

use core::cell::Cell;
use core::fmt;
use std::string::String;
use std::vec::Vec;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// The number of nodes that an object counts as: it needs the memory of this many numbers, however
/// few fields it has.
const OBJECT: usize = 16;

/// Reads a value of at most `most` nodes: numbers, strings, arrays, and objects, each of which
/// counts as sixteen.
pub(in crate::record) fn bounded(text: &str, most: usize) -> Result<Value, serde_json::Error> {
    let left = Cell::new(most);
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Parts { left: &left, most }.deserialize(&mut deserializer)?;
    deserializer.end().map(|()| value)
}

/// How many parts a value may still have.
#[derive(Clone, Copy)]
struct Parts<'a> {
    left: &'a Cell<usize>,
    most: usize,
}

impl Parts<'_> {
    fn take<E: Error>(self, parts: usize) -> Result<(), E> {
        let left = self.left.get().checked_sub(parts);
        let left = left.ok_or_else(|| E::custom(format_args!("more than {} parts", self.most)))?;
        self.left.set(left);
        Ok(())
    }

    fn scalar<E: Error>(self, value: impl Into<Value>) -> Result<Value, E> {
        self.take(1).map(|()| value.into())
    }
}

impl<'de> DeserializeSeed<'de> for Parts<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Parts<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        self.scalar(value)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        self.scalar(value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        self.scalar(value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        self.scalar(value)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        self.scalar(value)
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        self.take(1).map(|()| Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        self.take(1)?;
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self)? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        self.take(OBJECT)?;
        let mut object = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            object.insert(name, fields.next_value_seed(self)?);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn a_value_is_what_serde_json_reads() {
        for text in ["null", "[1,-2,3.5,\"x\",true,{\"a\":[],\"b\":{}}]", "\"\\u00e9\""] {
            assert_eq!(bounded(text, 100).ok(), serde_json::from_str(text).ok(), "{text}");
        }
        for text in ["", "[1", "1 2", "{1:2}", "[,]"] {
            assert!(bounded(text, 100).is_err(), "{text}");
        }
    }

    #[test]
    fn parts_are_counted() {
        assert!(bounded("[1,2,3]", 4).is_ok());
        assert!(bounded("[1,2,3]", 3).unwrap_err().to_string().starts_with("more than 3 parts"));
        assert!(bounded("[{},{}]", 33).is_ok());
        assert!(bounded("[{},{}]", 32).is_err());
    }
}
