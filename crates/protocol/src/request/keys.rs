//! Keys of requests: each is written once, with its values and what it means.

/// A key of a request.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    /// What it means: only for schemas, so that programs don't contain it.
    #[cfg(feature = "schema")]
    pub(crate) meaning: fn(&mut schemars::SchemaGenerator) -> crate::shape::meaning::Meaning,
}

/// Declares keys, one row for each: documentation, constant, name, and the type of its values with
/// the default, `null` where there is none; without a default the key is required. A field of a
/// table (`as Outlook = Outlook::new()`) has documentation, values and default from there.
macro_rules! keys {
    ($(
        $(#[doc = $doc:literal])* $visible:vis $constant:ident $name:literal
        $(: $shape:ty $(= $default:tt)?)? $(as $table:ty = $start:expr)?;
    )*) => {
        $(
            $visible const $constant: $crate::request::keys::Key = $crate::request::keys::Key {
                name: $name,
                #[cfg(feature = "schema")]
                meaning: |generator| {
                    #[allow(unused_imports, reason = "some rows name a type that is in scope")]
                    use $crate::shape::*;
                    $crate::request::keys::meaning!(
                        generator, $name, concat!($($doc),*)
                        $(, $shape $(= $default)?)? $(, as $table = $start)?
                    )
                },
            };
            $(const _: () = assert!(
                mentsu::names::position(<$table as mentsu::fields::Fields>::NAMES, $name).is_some()
            );)?
        )*
    };
}
pub(crate) use keys;

/// What the key of a row means.
#[cfg(feature = "schema")]
macro_rules! meaning {
    ($generator:expr, $name:expr, $doc:expr, as $table:ty = $start:expr) => {
        $crate::shape::meaning::Meaning::of_field::<$table>($generator, &$start, $name)
    };
    ($generator:expr, $name:expr, $doc:expr, $shape:ty $(= $default:tt)?) => {
        $crate::shape::meaning::Meaning {
            schema: $generator.subschema_for::<$shape>(),
            doc: $doc,
            default: [$(serde_json::json!($default))?].into_iter().next(),
        }
    };
}
#[cfg(feature = "schema")]
pub(crate) use meaning;

/// The names of these keys.
macro_rules! names {
    ($($key:ident)*) => {
        [$($key.name),*]
    };
}
pub(crate) use names;

/// In an implementation of `Question`: what it is about, and the keys of its requests, in the order
/// in which errors list them.
macro_rules! takes {
    ($(#[doc = $doc:literal])* $($key:ident)*) => {
        const NAMES: &'static [&'static str] = &$crate::request::keys::names![$($key)*];

        #[cfg(feature = "schema")]
        const KEYS: &'static [$crate::request::keys::Key] = &[$($key),*];

        #[cfg(feature = "schema")]
        const ABOUT: &'static str = concat!($($doc),*);
    };
}
pub(crate) use takes;

/// The schema of an object with these keys and no others.
#[cfg(feature = "schema")]
pub(crate) fn object(generator: &mut schemars::SchemaGenerator, keys: &[Key]) -> schemars::Schema {
    let (mut properties, mut required) = (serde_json::Map::new(), Vec::new());
    for key in keys {
        let meaning = (key.meaning)(generator);
        let mut schema = meaning.schema;
        schema.insert("description".to_owned(), meaning.doc.trim().into());
        match meaning.default {
            None => required.push(key.name),
            Some(serde_json::Value::Null) => {}
            Some(default) => {
                schema.insert("default".to_owned(), default);
            }
        }
        properties.insert(key.name.to_owned(), schema.to_value());
    }
    schemars::json_schema!({
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

keys! {
    /// The answer repeats it.
    pub(crate) ID "id": Anything = null;
    /// The kind of question.
    pub(crate) OP "op": String;
    /// The tiles outside melds, in mpsz; `0` is a red five.
    pub(crate) CLOSED "closed": TileList;
}
