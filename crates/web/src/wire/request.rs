//! Requests: objects with known keys and values of any type.

use core::str::FromStr;

use mentsu::names::{Named, UnknownName};
use mentsu::{Face, ParseError, Suit, Tile, TileSet};
use serde_json::{Map, Value};

use crate::wire::failure::{Failure, FailureKind};

/// The largest whole number that a `number` of JavaScript holds exactly.
const MOST_EXACT: f64 = 9_007_199_254_740_991.0;

/// An object of a request. `null` counts as missing.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The keys that lead to it.
    path: String,
    fields: Map<String, Value>,
}

impl Request {
    /// Reads JSON; `None` is an empty object.
    pub fn of_json(json: Option<&str>) -> Result<Request, Failure> {
        let value = match json {
            Some(json) => serde_json::from_str(json).map_err(|why| Failure::request("", why))?,
            None => Value::Null,
        };
        Request::of(String::new(), value)
    }

    fn of(path: String, value: Value) -> Result<Request, Failure> {
        match value {
            Value::Object(fields) => Ok(Request { path, fields }),
            Value::Null => Ok(Request { path, fields: Map::new() }),
            other => {
                Err(Failure::request(&path, format!("{} where an object belongs", kind(&other))))
            }
        }
    }

    /// Refuses unknown keys.
    pub fn known(self, keys: &[&str]) -> Result<Request, Failure> {
        match self.fields.keys().find(|key| !keys.contains(&key.as_str())) {
            None => Ok(self),
            Some(key) => {
                let message = format!("unknown key `{key}`; the keys are {}", keys.join(", "));
                Err(Failure::request(&self.path, message))
            }
        }
    }

    /// The value of a key.
    pub fn get<T: FromValue>(&self, key: &str) -> Result<Option<T>, Failure> {
        match self.fields.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => {
                let path = self.path_of(key);
                T::from_value(value, &path).map(Some)
            }
        }
    }

    /// The value of a key, or a default.
    pub fn get_or<T: FromValue>(&self, key: &str, otherwise: T) -> Result<T, Failure> {
        Ok(self.get(key)?.unwrap_or(otherwise))
    }

    /// The value of a key that can't be missing.
    pub fn required<T: FromValue>(&self, key: &str) -> Result<T, Failure> {
        self.get(key)?.ok_or_else(|| Failure::request(&self.path, format!("missing key `{key}`")))
    }

    /// The object of a key.
    pub fn object(&self, key: &str) -> Result<Request, Failure> {
        Request::of(self.path_of(key), self.fields.get(key).cloned().unwrap_or_default())
    }

    /// The value of a key as JSON.
    pub fn value(&self, key: &str) -> Option<&Value> {
        self.fields.get(key).filter(|value| !value.is_null())
    }

    /// All keys with their values.
    pub fn fields(&self) -> &Map<String, Value> {
        &self.fields
    }

    /// The path of one of its keys.
    pub fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// The value of a word under a key, for enums of packages that don't know `names!`.
    pub fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Result<Option<T>, Failure> {
        let Some(value) = self.value(key) else { return Ok(None) };
        let names: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        place_of(value, &self.path_of(key), &names).map(|place| Some(words[place].1))
    }
}

/// The value of this name, refused with the names that exist.
pub fn named<T: Named>(name: &str, path: &str) -> Result<T, Failure> {
    T::from_name(name).ok_or_else(|| Failure::request(path, UnknownName::of::<T>(name)))
}

/// The index of a value among several words.
pub fn place_of(value: &Value, path: &str, words: &[&str]) -> Result<usize, Failure> {
    let found = String::from_value(value, path)?;
    let place = words.iter().position(|word| **word == found);
    place.ok_or_else(|| {
        Failure::request(path, format!("{found:?} where one of {} belongs", words.join(", ")))
    })
}

/// A type that is read from a value.
pub trait FromValue: Sized {
    /// Reads a value at a path.
    fn from_value(value: &Value, path: &str) -> Result<Self, Failure>;
}

fn wrong(value: &Value, path: &str, wanted: &str) -> Failure {
    Failure::request(path, format!("{} where {wanted} belongs", kind(value)))
}

/// A short value, or the type of a long one.
fn kind(value: &Value) -> String {
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(number) => return number.to_string(),
        // Numbers that aren't finite arrive as texts.
        Value::String(text) if text.len() <= 20 => return format!("{text:?}"),
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    };
    kind.to_owned()
}

impl FromValue for bool {
    fn from_value(value: &Value, path: &str) -> Result<bool, Failure> {
        value.as_bool().ok_or_else(|| wrong(value, path, "a boolean"))
    }
}

impl FromValue for String {
    fn from_value(value: &Value, path: &str) -> Result<String, Failure> {
        value.as_str().map(str::to_owned).ok_or_else(|| wrong(value, path, "a string"))
    }
}

impl<T: FromValue> FromValue for Vec<T> {
    fn from_value(value: &Value, path: &str) -> Result<Vec<T>, Failure> {
        let items = value.as_array().ok_or_else(|| wrong(value, path, "a list"))?;
        let item = |(i, item)| T::from_value(item, &format!("{path}[{i}]"));
        items.iter().enumerate().map(item).collect()
    }
}

/// A whole number of JavaScript between two bounds.
pub fn whole(number: f64, path: &str, least: f64, most: f64) -> Result<f64, Failure> {
    if number.fract() == 0.0 && (least..=most).contains(&number) {
        return Ok(number);
    }
    Err(Failure::request(path, format!("{number} is not a whole number from {least} to {most}")))
}

macro_rules! whole_numbers {
    ($($number:ident)*) => {$(
        impl FromValue for $number {
            fn from_value(value: &Value, path: &str) -> Result<$number, Failure> {
                let number = value.as_f64().ok_or_else(|| wrong(value, path, "a number"))?;
                let (least, most) = ($number::MIN as f64, $number::MAX as f64);
                let within = (least.max(-MOST_EXACT), most.min(MOST_EXACT));
                whole(number, path, within.0, within.1).map(|number| number as $number)
            }
        }
    )*};
}

whole_numbers! { u8 u16 u32 u64 usize i32 i64 }

/// A number of a request between two bounds.
pub fn within<T>(request: &Request, key: &str, least: T, most: T) -> Result<Option<T>, Failure>
where
    T: FromValue + PartialOrd + Copy + core::fmt::Display,
{
    match request.get::<T>(key)? {
        Some(number) if !(least..=most).contains(&number) => {
            let message = format!("{number} is not a whole number from {least} to {most}");
            Err(Failure::request(&request.path_of(key), message))
        }
        number => Ok(number),
    }
}

/// A seed: a whole number that JavaScript holds exactly.
pub fn seed(number: Option<f64>) -> Result<u64, Failure> {
    let number = number.ok_or_else(|| Failure::request("seed", "it must be a number"))?;
    whole(number, "seed", 0.0, MOST_EXACT).map(|seed| seed as u64)
}

/// The faces of a text; at most as many as a game has.
pub fn faces(text: &str, path: &str) -> Result<Vec<Face>, Failure> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    let faces = mentsu::notation::mpsz::faces(text);
    let faces = faces.map_err(|error| Failure::of_text(text, &error).under(path))?;
    Ok(faces.iter().copied().collect())
}

/// A tile or a set of tiles in a text.
fn parsed<T: FromStr<Err = ParseError>>(value: &Value, path: &str) -> Result<T, Failure> {
    let text = value.as_str().ok_or_else(|| wrong(value, path, "a tile"))?;
    text.parse().map_err(|error: ParseError| {
        Failure::new(FailureKind::Text, error).under(path).at_byte(text, error.at())
    })
}

impl FromValue for Face {
    fn from_value(value: &Value, path: &str) -> Result<Face, Failure> {
        parsed(value, path)
    }
}

impl FromValue for Tile {
    fn from_value(value: &Value, path: &str) -> Result<Tile, Failure> {
        // A red five stands for its kind.
        parsed::<Face>(value, path).map(Face::tile)
    }
}

impl FromValue for TileSet {
    fn from_value(value: &Value, path: &str) -> Result<TileSet, Failure> {
        Ok(Vec::<Tile>::from_value(value, path)?.into_iter().collect())
    }
}

impl FromValue for Suit {
    fn from_value(value: &Value, path: &str) -> Result<Suit, Failure> {
        let suit = named(&String::from_value(value, path)?, path)?;
        match suit {
            Suit::Honor => Err(Failure::request(path, "honors are not one of the three suits")),
            suit => Ok(suit),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::failure::Position;

    fn path_of<T: FromValue + core::fmt::Debug>(json: &str, key: &str) -> String {
        let request = Request::of_json(Some(json)).unwrap();
        match request.get::<T>(key).unwrap_err().position.clone() {
            Some(Position::Path(path)) => path,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_wrong_is_named_by_its_path() {
        assert_eq!(path_of::<Vec<bool>>(r#"{"all":[true,0]}"#, "all"), "all[1]");
        let dora = Request::of_json(Some(r#"{"dora":["1m","9z"]}"#)).unwrap();
        let failure = dora.get::<Vec<Face>>("dora").unwrap_err();
        assert_eq!(failure.kind, FailureKind::Text);
        assert!(failure.message.starts_with("dora[1]: "), "{}", failure.message);
        assert_eq!(path_of::<bool>(r#"{"riichi":1}"#, "riichi"), "riichi");
        let inner =
            Request::of_json(Some(r#"{"rules":{"x":[]}}"#)).unwrap().object("rules").unwrap();
        assert_eq!(inner.path_of("x"), "rules.x");
        assert!(inner.known(&["y"]).is_err());
        assert!(Request::of_json(Some("[]")).is_err());
        assert!(Request::of_json(Some("{")).is_err());
    }

    #[test]
    fn whole_numbers_are_what_their_types_hold() {
        for (json, is_u8) in [
            ("0", true),
            ("255", true),
            ("256", false),
            ("-1", false),
            ("1.5", false),
            ("1e2", true),
        ] {
            let request = Request::of_json(Some(&format!("{{\"n\":{json}}}"))).unwrap();
            assert_eq!(request.get::<u8>("n").is_ok(), is_u8, "{json}");
        }
        assert_eq!(seed(Some(9_007_199_254_740_991.0)).unwrap(), (1 << 53) - 1);
        for wrong in [None, Some(-1.0), Some(0.5), Some(f64::NAN), Some(9_007_199_254_740_992.0)] {
            assert!(seed(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn nothing_is_nothing() {
        let request = Request::of_json(Some(r#"{"draws":null}"#)).unwrap();
        assert_eq!(request.get::<u8>("draws").unwrap(), None);
        assert!(request.required::<u8>("draws").is_err());
        assert!(Request::of_json(None).unwrap().fields().is_empty());
    }
}
