//! Fields by name: rules, the circumstances of a win, the rest of a round.
//!
//! A program that reads a setting from a file, a request or an option handles all of them by
//! [`Fields`]: each has a name, a kind that states its values, and a text.
//!
//! ```
//! use mentsu::fields::{Fields, FieldKind};
//! use mentsu::riichi::{Rules, Situation};
//!
//! fn help<T: Fields>() -> String {
//!     T::FIELDS.iter().map(|field| format!("{}: {}\n", field.name(), field.kind())).collect()
//! }
//! assert!(help::<Rules>().contains("kiriage: true or false\n"));
//!
//! let situation = Situation::tsumo().set_text("seat", "south")?.set_text("dora", "3m0p")?;
//! assert_eq!(situation.get("dora").unwrap().to_string(), "3m0p");
//! let error = situation.set("honba", -1).unwrap_err();
//! assert_eq!(error.to_string(), "honba is a number from 0 to 65535");
//! # Ok::<(), mentsu::fields::FieldError>(())
//! ```

mod kind;
mod name_set;
mod seats;
#[cfg(feature = "serde")]
mod serde;
mod table;
mod types;
mod value;

use core::fmt;

pub use self::kind::FieldKind;
pub use self::name_set::NameSet;
pub use self::seats::Seats;
#[doc(hidden)]
pub use self::table::set_with;
#[doc(hidden)]
pub use self::types::FieldType;
pub use self::value::FieldValue;
use crate::names::{UnknownName, position};
use crate::padded::{Unpadded, padded};

/// A field's name, and the values that it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    name: &'static str,
    kind: FieldKind,
}

impl Field {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(name: &'static str, kind: FieldKind) -> Field {
        Field { name, kind }
    }

    /// The name, in snake case.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The values that it may have.
    #[must_use]
    pub const fn kind(&self) -> FieldKind {
        self.kind
    }

    /// The names of a list.
    #[doc(hidden)]
    #[must_use]
    pub const fn names<const N: usize>(fields: &[Field]) -> [&'static str; N] {
        let mut names = [""; N];
        let mut i = 0;
        while i < N {
            names[i] = fields[i].name;
            i += 1;
        }
        names
    }
}

/// Two lists as one.
#[doc(hidden)]
#[must_use]
pub const fn joined<T: Copy, const N: usize>(first: &[T], second: &[T], filler: T) -> [T; N] {
    let mut all = [filler; N];
    let mut i = 0;
    while i < N {
        all[i] = if i < first.len() { first[i] } else { second[i - first.len()] };
        i += 1;
    }
    all
}

/// A type whose fields are listed, read and set by name.
pub trait Fields: Copy + 'static {
    /// What one of them is called: `rule`, `field of a situation`.
    const WHAT: &'static str;

    /// The name and kind of every field, in order.
    const FIELDS: &'static [Field];

    /// The names of [`FIELDS`](Fields::FIELDS).
    const NAMES: &'static [&'static str];

    /// The documentation of each of [`FIELDS`](Fields::FIELDS): Markdown, which links to items of
    /// this library where it is about rules. It is a separate list, so that a program without help
    /// texts doesn't contain it.
    ///
    /// ```
    /// use mentsu::fields::Fields;
    /// use mentsu::riichi::Situation;
    ///
    /// let haitei = Situation::NAMES.iter().position(|name| *name == "haitei").unwrap();
    /// let doc = Situation::DOCS[haitei].trim_start();
    /// assert_eq!(doc, "The last tile of the wall was drawn (海底摸月).");
    /// ```
    const DOCS: &'static [&'static str];

    /// The value of the field of this name; `None` if there is no such field.
    #[must_use]
    fn get(&self, name: &str) -> Option<FieldValue<'static>>;

    /// The same with a field changed; `None` if the value isn't of its type.
    #[doc(hidden)]
    fn changed(self, name: &str, value: FieldValue<'_>) -> Option<Self>;

    /// Sets the field of this name.
    ///
    /// # Errors
    /// No field has the name, or the value isn't one of the field's.
    fn set<'a>(self, name: &str, value: impl Into<FieldValue<'a>>) -> Result<Self, FieldError> {
        let field = Self::field(name)?;
        let value = value.into();
        let set = field.kind.admits(&value).then(|| self.changed(name, value)).flatten();
        set.ok_or(FieldError::WrongValue { field })
    }

    /// Sets the field of this name to the value of a text, as [`FieldKind::read`] reads it.
    ///
    /// # Errors
    /// As [`set`](Fields::set).
    fn set_text(self, name: &str, text: &str) -> Result<Self, FieldError> {
        let field = Self::field(name)?;
        let value = field.kind.read(text).ok_or(FieldError::WrongValue { field })?;
        self.set(name, value)
    }

    /// The field of this name.
    ///
    /// # Errors
    /// No field has the name.
    fn field(name: &str) -> Result<Field, FieldError> {
        match position(Self::NAMES, name) {
            Some(nth) => Ok(Self::FIELDS[nth]),
            None => Err(FieldError::Unknown(UnknownName::new(Self::WHAT, Self::NAMES, name))),
        }
    }
}

/// Why a field can't be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FieldError {
    /// No field has the name; the error lists those that exist.
    Unknown(UnknownName),
    /// The value isn't one of the field's.
    WrongValue {
        /// The field, with the values that it may have.
        field: Field,
    },
}

impl Unpadded for FieldError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FieldError::Unknown(unknown) => write!(f, "{unknown}"),
            FieldError::WrongValue { field } => write!(f, "{} is {}", field.name, field.kind),
        }
    }
}

padded! {
    /// `unknown rule "honbaa"; did you mean "honba"?`; `renhou is off, mangan or yakuman`.
    FieldError
}

impl core::error::Error for FieldError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            FieldError::Unknown(unknown) => Some(unknown),
            FieldError::WrongValue { .. } => None,
        }
    }
}
