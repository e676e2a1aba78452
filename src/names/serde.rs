//! Named values by serde: the name in formats for people, the position in others.

use core::fmt;
use core::marker::PhantomData;

use ::serde::de::{Error, Unexpected, Visitor};
#[doc(hidden)]
pub use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Choices, Named, UnknownName};

/// Writes a value's name or its position.
///
/// # Errors
/// Those of the serializer.
pub fn write<S: Serializer>(name: &str, position: u8, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.serialize_str(name)
    } else {
        serializer.serialize_u8(position)
    }
}

/// Reads a value from its name or its position.
///
/// # Errors
/// A name that no value has, or a position after the last.
pub fn read<'de, T: Named, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    if deserializer.is_human_readable() {
        return deserializer.deserialize_str(NameReader(PhantomData));
    }
    let position = u8::deserialize(deserializer)?;
    T::ALL.get(usize::from(position)).copied().ok_or_else(|| {
        let found = Unexpected::Unsigned(position.into());
        D::Error::invalid_value(found, &NameReader::<T>(PhantomData))
    })
}

struct NameReader<T>(PhantomData<T>);

impl<T: Named> Visitor<'_> for NameReader<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Choices(T::NAMES))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::from_name(text).ok_or_else(|| E::custom(UnknownName::of::<T>(text)))
    }
}

/// Reads and writes named values by serde.
#[doc(hidden)]
#[macro_export]
macro_rules! names_in_serde {
    ($named:ident) => {
        impl $crate::names::serde::Serialize for $named {
            fn serialize<S: $crate::names::serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                $crate::names::serde::write($named::name(*self), *self as u8, serializer)
            }
        }

        impl<'de> $crate::names::serde::Deserialize<'de> for $named {
            fn deserialize<D: $crate::names::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$named, D::Error> {
                $crate::names::serde::read(deserializer)
            }
        }
    };
}
