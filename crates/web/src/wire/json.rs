//! Answers written as JSON, with their types for TypeScript.
//!
//! [`object!`](crate::object) looks like the literal of a struct and is all that defines an object:
//! it writes the JSON at once, and the types of its values are those of `answers.d.ts`. Structs for
//! `serde` would stand beside the functions that fill them, and take more code in the module.

use core::fmt::{Display, Write as _};
use core::marker::PhantomData;

use mentsu::{Counts, Face, Tile, TileSet};

use crate::wire::shape::{
    Alias, Always, Either, Keys, Maybe, Never, ObjectOf, Shape, Sure, Word, Words,
};

/// Something that can be written as JSON, once.
pub trait Json: Sized {
    /// Its type, of which no value is needed.
    type Shape: Shape;

    /// Appends it.
    fn write(self, out: &mut String);

    /// Its text.
    fn text(self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }

    /// The same, written: what it was made of needs not live any longer.
    fn finished(self) -> Written<Self::Shape> {
        Written(self.text(), PhantomData)
    }

    /// Appends it to an object under a key, which needs no escapes.
    fn write_under(self, key: &str, out: &mut String) {
        write_key(key, out);
        self.write(out);
    }
}

/// A comma, but not before the first.
#[inline(never)]
fn separate(open: char, out: &mut String) {
    if !out.ends_with(open) {
        out.push(',');
    }
}

#[inline(never)]
fn write_key(key: &str, out: &mut String) {
    separate('{', out);
    out.push('"');
    out.push_str(key);
    out.push_str("\":");
}

/// Finished JSON of a type.
pub struct Written<S>(String, PhantomData<S>);

impl<S: Shape> Json for Written<S> {
    type Shape = S;

    #[inline(always)]
    fn write(self, out: &mut String) {
        append(self.0, out);
    }

    fn text(self) -> String {
        self.0
    }

    #[inline(always)]
    fn write_under(self, key: &str, out: &mut String) {
        append_under(key, self.0, out);
    }
}

// Compiled once for all types.
#[inline(never)]
#[expect(clippy::needless_pass_by_value, reason = "it is freed here, not at every call")]
fn append(text: String, out: &mut String) {
    out.push_str(&text);
}

#[inline(never)]
fn append_under(key: &str, text: String, out: &mut String) {
    write_key(key, out);
    append(text, out);
}

/// An object that is being written, with the types of the fields so far.
pub struct Object<F>(String, PhantomData<F>);

impl Object<()> {
    /// One without fields.
    #[inline(always)]
    pub fn open() -> Object<()> {
        Object(opened(), PhantomData)
    }
}

impl<F> Object<F> {
    /// Adds a field.
    #[inline(always)]
    pub fn put<V: Json>(mut self, key: &str, value: V) -> Object<(F, V::Shape)> {
        value.write_under(key, &mut self.0);
        Object(self.0, PhantomData)
    }

    /// The finished object, whose keys these are.
    #[inline(always)]
    pub fn of<K: Keys>(mut self) -> Written<ObjectOf<K, F>> {
        close(&mut self.0);
        Written(self.0, PhantomData)
    }
}

#[inline(never)]
fn opened() -> String {
    String::from("{")
}

#[inline(never)]
fn close(out: &mut String) {
    out.push('}');
}

/// An object whose keys are found only when it is written; `S` says what it is.
pub fn object_of<S>(fields: impl IntoIterator<Item = (String, String)>) -> Written<S> {
    let mut out = opened();
    for (key, value) in fields {
        write_key(&key, &mut out);
        out.push_str(&value);
    }
    close(&mut out);
    Written(out, PhantomData)
}

/// An object: `object!(Name { key: value, … })`, with docs before the name and the keys.
///
/// In TypeScript it is the interface of that name; `Inline` has none of its own, and `Like` those
/// keys of a type that is declared elsewhere: `object!(Like::Situation { … })`.
#[macro_export]
macro_rules! object {
    (
        $(#[doc = $of:literal])*
        $name:ident $(:: $like:ident)?
        { $($(#[doc = $doc:literal])* $key:ident $(: $value:expr)?),* $(,)? }
    ) => {{
        enum Of {}
        impl $crate::wire::shape::Keys for Of {
            const NAME: &'static str = stringify!($name $($like)?);
            const DOC: &'static str = concat!($($of,)* "");
            const KEYS: &'static [(&'static str, &'static str)] =
                &[$((stringify!($key), concat!($($doc,)* ""))),*];
        }
        let fields = $crate::wire::json::Object::open();
        $(let fields = fields.put(stringify!($key), $crate::object!(@ $key $($value)?));)*
        fields.of::<Of>()
    }};
    (@ $key:ident $value:expr) => { $value };
    (@ $key:ident) => { $key };
}

/// A list of an iterator's items.
pub struct OfItems<I>(I);

/// A list of an iterator's items.
pub fn list<I: IntoIterator<Item: Json>>(items: I) -> OfItems<I> {
    OfItems(items)
}

impl<I: IntoIterator<Item: Json>> Json for OfItems<I> {
    type Shape = Vec<<I::Item as Json>::Shape>;

    fn write(self, out: &mut String) {
        out.push('[');
        // Compiled for size, a loop calls a function for each item.
        self.0.into_iter().for_each(|item| {
            separate('[', out);
            item.write(out);
        });
        out.push(']');
    }
}

/// One of several answers: `one_of!(Name: match value { pattern => answer, … })`, whose type in
/// TypeScript is the union of theirs.
#[macro_export]
macro_rules! one_of {
    ($name:ident: match $of:tt { $($arms:tt)* }) => {{
        enum Of {}
        impl $crate::wire::shape::Keys for Of {
            const NAME: &'static str = stringify!($name);
        }
        $crate::wire::json::alias::<Of, _>($crate::one_of!(@ $of [] [] $($arms)*))
    }};
    // The last answer has no other; what is none may follow it.
    (@ $of:tt [$($done:tt)*] $more:tt $pattern:pat => $answer:expr, _ => return $none:expr $(,)?) => {
        match $of {
            $($done)*
            $pattern => $crate::one_of!(# $more $crate::wire::shape::last($answer)),
            _ => return $none,
        }
    };
    (@ $of:tt [$($done:tt)*] $more:tt $pattern:pat => $answer:expr $(,)?) => {
        match $of {
            $($done)*
            $pattern => $crate::one_of!(# $more $crate::wire::shape::last($answer)),
        }
    };
    (@ $of:tt [$($done:tt)*] [$($more:tt)*] $pattern:pat => $answer:expr, $($rest:tt)+) => {
        $crate::one_of!(@ $of
            [
                $($done)*
                $pattern => $crate::one_of!(
                    # [$($more)*] $crate::wire::shape::Either::This($answer)
                ),
            ]
            [$($more)* +]
            $($rest)+
        )
    };
    (# [] $answer:expr) => { $answer };
    (# [+ $($more:tt)*] $answer:expr) => {
        $crate::wire::shape::Either::Other($crate::one_of!(# [$($more)*] $answer))
    };
}

/// An answer under the name of its type.
pub fn alias<K: Keys, T: Json>(answer: T) -> Written<Alias<K, T::Shape>> {
    Written(answer.text(), PhantomData)
}

impl<A: Json, B: Json> Json for Either<A, B> {
    type Shape = Either<A::Shape, B::Shape>;

    fn write(self, out: &mut String) {
        match self {
            Either::This(this) => this.write(out),
            Either::Other(other) => other.write(out),
        }
    }
}

impl Json for Never {
    type Shape = Never;

    fn write(self, _: &mut String) {
        match self {}
    }
}

/// A word of a closed list: `word!("a")`, `word!(match value { pattern => "a", … })`,
/// `word!(if condition { "a" } else { "b" })`, or `word!(value: A, B)` for a value with a name that
/// is one of these.
#[macro_export]
macro_rules! word {
    ($word:literal) => { $crate::word!(@ $word, [$word]) };
    (match $of:tt { $($pattern:pat => $word:expr),* $(,)? }) => {
        $crate::word!(@ match $of { $($pattern => $word),* }, [$($word),*])
    };
    (if $condition:tt { $yes:literal } else { $no:literal }) => {
        $crate::word!(@ if $condition { $yes } else { $no }, [$yes, $no])
    };
    ($value:tt: $($one:expr),+) => { $crate::word!(@ $value.name(), [$($one.name()),+]) };
    (@ $word:expr, [$($all:expr),*]) => {{
        enum Of {}
        impl $crate::wire::shape::Words for Of {
            fn all() -> Vec<&'static str> {
                vec![$($all),*]
            }
        }
        $crate::wire::shape::Word::<Of>::new($word)
    }};
}

impl<W: Words> Json for Word<W> {
    type Shape = Word<W>;

    fn write(self, out: &mut String) {
        self.0.write(out);
    }
}

impl<const YES: bool> Json for Always<YES> {
    type Shape = Always<YES>;

    fn write(self, out: &mut String) {
        YES.write(out);
    }
}

impl<T: Json> Json for Option<T> {
    type Shape = Option<T::Shape>;

    fn write(self, out: &mut String) {
        match self {
            Some(value) => value.write(out),
            None => out.push_str("null"),
        }
    }
}

impl<T: Json> Json for Sure<T> {
    type Shape = T::Shape;

    fn write(self, out: &mut String) {
        self.0.write(out);
    }
}

impl<T: Json> Json for Maybe<T> {
    type Shape = Maybe<T::Shape>;

    fn write(self, out: &mut String) {
        self.0.write(out);
    }

    fn write_under(self, key: &str, out: &mut String) {
        if let Some(value) = self.0 {
            value.write_under(key, out);
        }
    }
}

impl<T: Json, const N: usize> Json for [T; N] {
    type Shape = [T::Shape; N];

    fn write(self, out: &mut String) {
        list(self).write(out);
    }
}

impl<T: Json> Json for Vec<T> {
    type Shape = Vec<T::Shape>;

    fn write(self, out: &mut String) {
        list(self).write(out);
    }
}

/// Implements [`Json`] for what is a text: its type for TypeScript, and the text.
#[macro_export]
macro_rules! texts {
    ($($of:ty = $declared:literal, $self:ident: $text:expr;)*) => {$(
        impl $crate::wire::json::Json for $of {
            type Shape = $of;

            fn write($self, out: &mut String) {
                $crate::wire::json::Json::write($text, out);
            }
        }

        impl $crate::wire::shape::Shape for $of {
            fn declare(_: &mut $crate::wire::shape::Types) -> String {
                $declared.to_owned()
            }
        }
    )*};
}

/// Implements [`Json`] for types that are their own shape.
macro_rules! plain {
    ($($plain:ty = $self:ident, $out:ident: $write:expr;)*) => {$(
        impl Json for $plain {
            type Shape = $plain;

            fn write($self, $out: &mut String) {
                $write;
            }

            #[inline(never)]
            fn write_under(self, key: &str, out: &mut String) {
                write_key(key, out);
                self.write(out);
            }
        }
    )*};
}

plain! {
    bool = self, out: out.push_str(if self { "true" } else { "false" });
    i64 = self, out: shown(&self, true, out);
    u8 = self, out: i64::from(self).write(out);
    u16 = self, out: i64::from(self).write(out);
    u32 = self, out: i64::from(self).write(out);
    i8 = self, out: i64::from(self).write(out);
    i32 = self, out: i64::from(self).write(out);
    usize = self, out: (self as i64).write(out);
    f32 = self, out: shown(&self, self.is_finite(), out);
    f64 = self, out: shown(&self, self.is_finite(), out);
    String = self, out: self.as_str().write(out);
    Face = self, out: self.to_string().write(out);
    Tile = self, out: Face::plain(self).write(out);
    TileSet = self, out: list(self.iter()).write(out);
}

/// A number as it is shown; JSON knows no infinities.
fn shown(number: &dyn Display, is_finite: bool, out: &mut String) {
    // Writing into a string can't fail.
    let _ = if is_finite { write!(out, "{number}") } else { out.write_str("null") };
}

impl Json for &str {
    type Shape = String;

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

/// All its tiles, one by one, in order.
impl Json for &Counts {
    type Shape = TileSet;

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
        let none: Option<bool> = None;
        let text = object!(Sample {
            text: "a \"quote\", a \\, a tab\t and \u{1}, 牌",
            numbers: list([-1, 0, 255]),
            none,
            some: Some(true),
            half: 0.5,
            not: f64::NAN,
            tiles: &counts!("113m7z"),
            tile: tile!("5p"),
            empty: object!(Inline {}),
            left_out: Maybe(none),
        })
        .text();
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["text"], "a \"quote\", a \\, a tab\t and \u{1}, 牌");
        assert_eq!(value["numbers"], serde_json::json!([-1, 0, 255]));
        assert!(value["none"].is_null() && value["not"].is_null());
        assert_eq!((&value["some"], &value["half"]), (&true.into(), &0.5.into()));
        assert_eq!(value["tiles"], serde_json::json!(["1m", "1m", "3m", "7z"]));
        assert_eq!(value["tile"], "5p");
        assert_eq!(value["empty"], serde_json::json!({}));
        assert!(value.get("left_out").is_none());
    }
}
