//! Messages as the JSON that scripts write of them.

use std::borrow::ToOwned as _;
use std::boxed::Box;
use std::format;
use std::string::String;
use std::vec::Vec;

use serde_json::{Map, Value};

use super::schema::{Field, Kind, Message, record};
use super::wire::{CUT, Content, Fields, varint};
use crate::record::error::Wrong;

/// Why a message can't be read: the path to where it is broken, and what is wrong there.
#[derive(Debug)]
pub(super) struct Broken {
    path: String,
    why: &'static str,
}

impl Broken {
    fn at(path: &str, why: &'static str) -> Broken {
        Broken { path: path.to_owned(), why }
    }

    fn below(self, name: &str) -> Broken {
        Broken { path: format!("{name}.{}", self.path), ..self }
    }

    pub(super) fn wrong(self) -> Box<Wrong> {
        Box::new(Wrong::Protobuf { path: self.path, why: self.why })
    }
}

/// The number of values that an object counts as, however few fields it has.
const OBJECT: usize = 16;

/// Reads messages of a bounded number of values together.
#[derive(Debug)]
pub(super) struct Decoder {
    left: usize,
}

impl Decoder {
    pub(super) const fn new(most: usize) -> Decoder {
        Decoder { left: most }
    }

    /// Reads a message. Fields that are left out are missing in the object.
    pub(super) fn message(
        &mut self,
        message: &'static Message,
        bytes: &[u8],
    ) -> Result<Value, Broken> {
        self.count(OBJECT).map_err(|why| Broken::at(message.name, why))?;
        let mut object = Map::new();
        for field in Fields::of(bytes) {
            let (number, content) = field.map_err(|why| Broken::at(message.name, why))?;
            self.count(1).map_err(|why| Broken::at(message.name, why))?;
            let Some(field) = message.field(number) else {
                if message.keeps_unknown {
                    object.insert(format!("field {number}"), unknown(content));
                }
                continue;
            };
            let at = |broken: Broken| broken.below(message.name);
            let before = object.remove(field.name);
            let value = self.field(field, content, before).map_err(at)?;
            object.insert(field.name.to_owned(), value);
        }
        Ok(Value::Object(object))
    }

    /// Reads a `Wrapper`: the name of a message, without its package, and its content; null for
    /// messages that a reader doesn't know.
    pub(super) fn wrapped(&mut self, bytes: &[u8]) -> Result<Value, Broken> {
        self.count(OBJECT).map_err(|why| Broken::at("Wrapper", why))?;
        let (mut name, mut content) = ("", &[][..]);
        for field in Fields::of(bytes) {
            match field.map_err(|why| Broken::at("Wrapper", why))? {
                (1, Content::Bytes(text)) => {
                    let text = core::str::from_utf8(text);
                    name = text.map_err(|_| Broken::at("Wrapper.name", "isn't UTF-8"))?;
                }
                (2, Content::Bytes(bytes)) => content = bytes,
                (_, Content::Cut(_)) => return Err(Broken::at("Wrapper", CUT)),
                _ => {}
            }
        }
        let name = name.rsplit('.').next().unwrap_or(name);
        let data = match record(name) {
            Some(message) => self.message(message, content)?,
            None => Value::Null,
        };
        Ok(Value::from_iter([("name", Value::from(name)), ("data", data)]))
    }

    /// A field's value, or the list of those before with another.
    fn field(
        &mut self,
        field: &Field,
        content: Content<'_>,
        before: Option<Value>,
    ) -> Result<Value, Broken> {
        if !field.is_list {
            return self.value(field, content);
        }
        let mut list = match before {
            Some(Value::Array(list)) => list,
            _ => Vec::new(),
        };
        match content {
            // Numbers may stand one after another in one field.
            Content::Bytes(mut packed) if matches!(field.kind, Kind::Int) => {
                while !packed.is_empty() {
                    let number = varint(&mut packed).and_then(|number| {
                        self.count(1)?;
                        Ok(number)
                    });
                    list.push(int(number.map_err(|why| Broken::at(field.name, why))?));
                }
            }
            content => list.push(self.value(field, content)?),
        }
        Ok(Value::Array(list))
    }

    fn value(&mut self, field: &Field, content: Content<'_>) -> Result<Value, Broken> {
        let broken = |why| Err(Broken::at(field.name, why));
        match (field.kind, content) {
            (Kind::Int, Content::Varint(number)) => Ok(int(number)),
            (Kind::Bool, Content::Varint(number)) => Ok(Value::Bool(number != 0)),
            (Kind::Text, Content::Bytes(text)) => match core::str::from_utf8(text) {
                Ok(text) => Ok(Value::String(text.to_owned())),
                Err(_) => broken("isn't UTF-8"),
            },
            (Kind::Message(message), Content::Bytes(bytes)) => {
                self.message(message, bytes).map_err(|broken| broken.below(field.name))
            }
            (Kind::Wrapped, Content::Bytes(bytes)) => {
                self.wrapped(bytes).map_err(|broken| broken.below(field.name))
            }
            (_, Content::Cut(_)) => broken(CUT),
            _ => broken("is of another type"),
        }
    }

    fn count(&mut self, values: usize) -> Result<(), &'static str> {
        self.left = self.left.checked_sub(values).ok_or("has too many values")?;
        Ok(())
    }
}

/// The low 32 bits: a negative number is written with 64.
fn int(number: u64) -> Value {
    Value::from(number as u32 as i32)
}

/// The value of a field that the reader doesn't know.
fn unknown(content: Content<'_>) -> Value {
    match content {
        Content::Varint(number) => Value::from(number),
        Content::Bytes(bytes) | Content::Cut(bytes) => {
            Value::from(format!("{} bytes", bytes.len()))
        }
        Content::Fixed => Value::from("a number"),
    }
}
