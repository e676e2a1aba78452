//! The names of closed enums. Each is written once, in a row of `names!` below its enum.

use core::fmt;

/// The error for a word that names no value of an enum. It lists the valid names.
///
/// ```
/// let error = "ko".parse::<three_colour_othello::Repetition>().unwrap_err();
/// assert_eq!(error.names(), ["free", "forbidden", "draw"]);
/// assert_eq!(error.to_string(), "not a rule on repetition: free, forbidden or draw");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnknownName {
    pub(crate) what: &'static str,
    pub(crate) names: &'static [&'static str],
}

impl UnknownName {
    /// The valid names, in order.
    #[must_use]
    pub const fn names(&self) -> &'static [&'static str] {
        self.names
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not {}: {}", self.what, Choices(self.names))
    }
}

impl core::error::Error for UnknownName {}

/// Words with commas between them, and `or` before the last.
pub(crate) struct Choices<'a>(pub(crate) &'a [&'static str]);

impl fmt::Display for Choices<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.0.iter().enumerate() {
            let between = match self.0.len() - i {
                _ if i == 0 => "",
                1 => " or ",
                _ => ", ",
            };
            write!(f, "{between}{name}")?;
        }
        Ok(())
    }
}

/// Defines the list of values, the names, `Display` and `FromStr` of an enum: `names! { Enum, "an
/// enum": Value "word" }`. A value without a row doesn't compile.
macro_rules! names {
    ($type:ident, $what:literal: $($variant:ident $(($($part:tt)*))? $name:literal),+ $(,)?) => {
        impl $type {
            /// All values, in order.
            pub const ALL: [$type; [$($name),+].len()] =
                [$($type::$variant $(($($part)*))?),+];

            pub(crate) const NAMES: &'static [&'static str] = &[$($name),+];

            /// Its name, which [`Display`](core::fmt::Display) writes.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant $(($($part)*))? => $name),+
                }
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.name())
            }
        }

        impl core::str::FromStr for $type {
            type Err = $crate::UnknownName;

            fn from_str(text: &str) -> Result<$type, $crate::UnknownName> {
                let unknown = $crate::UnknownName { what: $what, names: $type::NAMES };
                $type::ALL.into_iter().find(|value| value.name() == text).ok_or(unknown)
            }
        }
    };
}

pub(crate) use names;
