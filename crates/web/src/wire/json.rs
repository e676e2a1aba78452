//! Answers written as JSON.
//!
//! `serde` would need a struct for each answer beside the function that fills it, and several times
//! as much code in the module.

use core::fmt::Write as _;

use mentsu::{Counts, Face, Tile, TileSet};
use serde_json::Value;

/// Something that can be written as JSON, once.
pub trait Json {
    /// Appends it.
    fn write(self, out: &mut String);
}

/// The text of an answer.
pub fn to_text(answer: impl Json) -> String {
    let mut out = String::new();
    answer.write(&mut out);
    out
}

/// An object that is being written.
pub struct Object<'a> {
    out: &'a mut String,
    is_empty: bool,
}

impl Object<'_> {
    /// Adds a key, which needs no escapes, and its value.
    pub fn put(&mut self, key: &str, value: impl Json) -> &mut Self {
        self.key(key);
        value.write(self.out);
        self
    }

    #[inline(never)]
    fn key(&mut self, key: &str) {
        if !core::mem::take(&mut self.is_empty) {
            self.out.push(',');
        }
        self.out.push('"');
        self.out.push_str(key);
        self.out.push_str("\":");
    }
}

/// An object that a function fills.
pub struct OfFields<F>(F);

/// An object that a function fills.
pub const fn object<F: FnOnce(&mut Object<'_>)>(fill: F) -> OfFields<F> {
    OfFields(fill)
}

impl<F: FnOnce(&mut Object<'_>)> Json for OfFields<F> {
    fn write(self, out: &mut String) {
        out.push('{');
        self.0(&mut Object { out, is_empty: true });
        out.push('}');
    }
}

/// A list of an iterator's items.
pub struct OfItems<I>(I);

/// A list of an iterator's items.
pub fn list<I: IntoIterator<Item: Json>>(items: I) -> OfItems<I> {
    OfItems(items)
}

impl<I: IntoIterator<Item: Json>> Json for OfItems<I> {
    fn write(self, out: &mut String) {
        out.push('[');
        for (i, item) in self.0.into_iter().enumerate() {
            if i > 0 {
                out.push(',');
            }
            item.write(out);
        }
        out.push(']');
    }
}

/// Finished JSON.
pub struct Written(pub String);

impl Json for Written {
    fn write(self, out: &mut String) {
        out.push_str(&self.0);
    }
}

/// A value of a request, unchanged.
impl Json for &Value {
    fn write(self, out: &mut String) {
        let _ = write!(out, "{self}");
    }
}

impl<T: Json> Json for Option<T> {
    fn write(self, out: &mut String) {
        match self {
            Some(value) => value.write(out),
            None => out.push_str("null"),
        }
    }
}

impl<T: Json> Json for Vec<T> {
    fn write(self, out: &mut String) {
        list(self).write(out);
    }
}

impl Json for bool {
    fn write(self, out: &mut String) {
        out.push_str(if self { "true" } else { "false" });
    }
}

macro_rules! whole_numbers {
    ($($number:ty)*) => {$(
        impl Json for $number {
            fn write(self, out: &mut String) {
                (self as i64).write(out);
            }
        }
    )*};
}

whole_numbers! { u8 u16 u32 usize i8 i32 }

impl Json for i64 {
    fn write(self, out: &mut String) {
        // Writing into a string can't fail.
        let _ = write!(out, "{self}");
    }
}

impl Json for u64 {
    fn write(self, out: &mut String) {
        let _ = write!(out, "{self}");
    }
}

impl Json for f64 {
    fn write(self, out: &mut String) {
        if self.is_finite() {
            let _ = write!(out, "{self}");
        } else {
            out.push_str("null");
        }
    }
}

impl Json for &str {
    fn write(self, out: &mut String) {
        out.push('"');
        for character in self.chars() {
            match character {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                character if character < ' ' => {
                    let _ = write!(out, "\\u{:04x}", u32::from(character));
                }
                character => out.push(character),
            }
        }
        out.push('"');
    }
}

impl Json for String {
    fn write(self, out: &mut String) {
        self.as_str().write(out);
    }
}

impl Json for Face {
    fn write(self, out: &mut String) {
        out.push('"');
        let _ = write!(out, "{self}");
        out.push('"');
    }
}

impl Json for Tile {
    fn write(self, out: &mut String) {
        Face::plain(self).write(out);
    }
}

impl Json for TileSet {
    fn write(self, out: &mut String) {
        list(self.iter()).write(out);
    }
}

/// All its tiles, one by one, in order.
impl Json for &Counts {
    fn write(self, out: &mut String) {
        list(self.tiles()).write(out);
    }
}

#[cfg(test)]
mod tests {
    use mentsu::{counts, tile};

    use super::*;

    #[test]
    fn answers_are_json() {
        let text = to_text(object(|o| {
            o.put("text", "a \"quote\", a \\, a tab\t and \u{1}, 牌")
                .put("numbers", list([-1, 0, 255]))
                .put("none", None::<bool>)
                .put("some", Some(true))
                .put("half", 0.5)
                .put("not", f64::NAN)
                .put("tiles", &counts!("113m7z"))
                .put("tile", tile!("5p"))
                .put("empty", object(|_| {}));
        }));
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["text"], "a \"quote\", a \\, a tab\t and \u{1}, 牌");
        assert_eq!(value["numbers"], serde_json::json!([-1, 0, 255]));
        assert!(value["none"].is_null() && value["not"].is_null());
        assert_eq!((&value["some"], &value["half"]), (&true.into(), &0.5.into()));
        assert_eq!(value["tiles"], serde_json::json!(["1m", "1m", "3m", "7z"]));
        assert_eq!(value["tile"], "5p");
        assert_eq!(value["empty"], serde_json::json!({}));
    }
}
