//! The types of answers for TypeScript. They are types of Rust without values: what an answer holds
//! is known from the type that its function gives, so nothing is answered to declare them.

use core::marker::PhantomData;

use mentsu::{Face, Tile, TileSet};

/// A type of TypeScript.
pub trait Shape {
    /// Whether the key of such a field may be missing.
    const OPTIONAL: bool = false;

    /// How it is written; what it refers to is declared first.
    fn declare(types: &mut Types) -> String;

    /// The types of which it is one.
    fn variants(types: &mut Types) -> Vec<String> {
        vec![Self::declare(types)]
    }
}

/// The name and keys of an object, each with its documentation; of a union the name alone.
pub trait Keys {
    /// The name of the type.
    const NAME: &'static str;
    /// What it says.
    const DOC: &'static str = "";
    /// The keys in order, each with what it says.
    const KEYS: &'static [(&'static str, &'static str)] = &[];
}

/// The types of an object's fields, as nested pairs.
pub trait Fields {
    /// Adds each: whether it is optional, and its type.
    fn declare(types: &mut Types, all: &mut Vec<(bool, String)>);
}

impl Fields for () {
    fn declare(_: &mut Types, _: &mut Vec<(bool, String)>) {}
}

impl<F: Fields, S: Shape> Fields for (F, S) {
    fn declare(types: &mut Types, all: &mut Vec<(bool, String)>) {
        F::declare(types, all);
        all.push((S::OPTIONAL, S::declare(types)));
    }
}

/// Closed words.
pub trait Words {
    /// All of them.
    fn all() -> Vec<&'static str>;
}

/// Declarations, in the order in which they were first named.
#[derive(Default)]
pub struct Types(Vec<(&'static str, String)>);

impl Types {
    fn add(&mut self, name: &'static str, declaration: String) -> String {
        let known = self.0.iter().any(|(of, text)| *of == name && *text == declaration);
        if !known {
            self.0.push((name, declaration));
        }
        name.to_owned()
    }

    /// All declarations. A name that is declared twice, which is a mistake, is there twice.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.iter().map(|(_, text)| text.as_str()).collect()
    }
}

/// An object with keys `K` and fields `F`.
pub struct ObjectOf<K, F>(PhantomData<(K, F)>);

impl<K: Keys, F: Fields> Shape for ObjectOf<K, F> {
    fn declare(types: &mut Types) -> String {
        if let Some((_, like)) = K::NAME.split_once(' ') {
            return like.to_owned();
        }
        let mut all = Vec::new();
        F::declare(types, &mut all);
        let field = |(&(key, doc), (optional, of)): (&(&str, &str), &(bool, String))| {
            documented(doc, &format!("{key}{}: {of}", if *optional { "?" } else { "" }))
        };
        let fields: Vec<String> = K::KEYS.iter().zip(&all).map(field).collect();
        let body = braced(&fields);
        if K::NAME == "Inline" {
            return body;
        }
        let interface = format!("export interface {} {body}\n", K::NAME);
        types.add(K::NAME, documented(K::DOC, &interface))
    }
}

/// The longest line, but for a line that has no place to break.
const LINE: usize = 104;

/// A comment in front of what it says.
fn documented(doc: &str, of: &str) -> String {
    let doc = doc.trim_start();
    if doc.is_empty() {
        return of.to_owned();
    }
    if doc.len() < LINE - 10 {
        return format!("/** {doc} */\n{of}");
    }
    let mut lines = String::from("/**\n *");
    let mut width = 0;
    for word in doc.split(' ') {
        width += word.chars().count() + 1;
        if width > LINE - 10 {
            lines.push_str("\n *");
            width = word.chars().count() + 1;
        }
        lines.push(' ');
        lines.push_str(word);
    }
    format!("{lines}\n */\n{of}")
}

/// Fields in braces, as many in a line as it holds.
fn braced(fields: &[String]) -> String {
    let line = fields.join("; ");
    if line.len() < LINE - 20 && !line.contains('\n') {
        return format!("{{ {line} }}");
    }
    let mut lines = vec![String::new()];
    for field in fields {
        match lines.last_mut() {
            Some(line)
                if !(line.clone() + field).contains('\n')
                    && line.len() + field.len() < LINE - 4 =>
            {
                *line += &format!(" {field};");
            }
            _ => lines.push(format!(" {};", field.replace('\n', "\n  "))),
        }
    }
    let lines = lines.iter().filter(|line| !line.is_empty()).map(|line| format!(" {line}\n"));
    format!("{{\n{}}}", lines.collect::<String>())
}

/// A type with a name of its own.
pub struct Alias<K, S>(PhantomData<(K, S)>);

impl<K: Keys, S: Shape> Shape for Alias<K, S> {
    fn declare(types: &mut Types) -> String {
        let variants = S::variants(types);
        let before = if variants.len() > 1 { "\n  | " } else { " " };
        let lines = variants.iter().map(|of| before.to_owned() + &of.replace('\n', "\n    "));
        types.add(K::NAME, format!("export type {} ={};\n", K::NAME, lines.collect::<String>()))
    }
}

/// This or the other.
pub enum Either<A, B> {
    /// This.
    This(A),
    /// The other.
    Other(B),
}

/// The last of several answers.
pub const fn last<A>(answer: A) -> Either<A, Never> {
    Either::This(answer)
}

impl<A: Shape, B: Shape> Shape for Either<A, B> {
    fn declare(types: &mut Types) -> String {
        Self::variants(types).join(" | ")
    }

    fn variants(types: &mut Types) -> Vec<String> {
        let this = A::declare(types);
        [this].into_iter().chain(B::variants(types)).collect()
    }
}

/// What is after the last of several answers.
pub enum Never {}

impl Shape for Never {
    fn declare(_: &mut Types) -> String {
        "never".to_owned()
    }

    fn variants(_: &mut Types) -> Vec<String> {
        Vec::new()
    }
}

/// The value of a key that is left out where there is none.
pub struct Maybe<T>(pub Option<T>);

impl<S: Shape> Shape for Maybe<S> {
    const OPTIONAL: bool = true;

    fn declare(types: &mut Types) -> String {
        S::declare(types)
    }
}

/// A value that the package gives as optional, but that is always there.
pub struct Sure<T>(pub Option<T>);

impl<S: Shape> Shape for Option<S> {
    fn declare(types: &mut Types) -> String {
        S::declare(types) + " | null"
    }
}

impl<S: Shape> Shape for Vec<S> {
    fn declare(types: &mut Types) -> String {
        let of = S::declare(types);
        let is_union = of.contains(" | ") && !of.ends_with('}');
        if is_union { format!("({of})[]") } else { of + "[]" }
    }
}

impl<S: Shape, const N: usize> Shape for [S; N] {
    fn declare(types: &mut Types) -> String {
        format!("[{}]", vec![S::declare(types); N].join(", "))
    }
}

/// A literal.
pub struct Always<const YES: bool>;

impl<const YES: bool> Shape for Always<YES> {
    fn declare(_: &mut Types) -> String {
        YES.to_string()
    }
}

/// A word of a closed list.
pub struct Word<W>(pub(super) &'static str, PhantomData<W>);

impl<W: Words> Word<W> {
    /// The word, one of the list.
    pub const fn new(word: &'static str) -> Word<W> {
        Word(word, PhantomData)
    }
}

impl<W: Words> Shape for Word<W> {
    fn declare(_: &mut Types) -> String {
        W::all().iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" | ")
    }
}

/// Types that are declared elsewhere.
macro_rules! named {
    ($($of:ty = $name:literal,)*) => {$(
        impl Shape for $of {
            fn declare(_: &mut Types) -> String {
                $name.to_owned()
            }
        }
    )*};
}

named! {
    bool = "boolean",
    u8 = "number",
    u16 = "number",
    u32 = "number",
    usize = "number",
    i8 = "number",
    i32 = "number",
    i64 = "number",
    f32 = "number",
    f64 = "number",
    String = "string",
    Tile = "Tile",
    Face = "Face",
    TileSet = "Tile[]",
}
