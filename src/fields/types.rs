//! The types of fields, each with its kind.

use super::kind::FieldKind;
use super::value::FieldValue;
use crate::list::List;
use crate::names::Named;
use crate::notation::{Faces, MAX_FACES};
use crate::tile::{Counts, Face, TileSet};

/// The type of a field.
#[doc(hidden)]
pub trait FieldType: Copy {
    /// All values of the type.
    const KIND: FieldKind;

    fn into_value(self) -> FieldValue<'static>;

    fn from_value(value: FieldValue<'_>) -> Option<Self>;
}

impl FieldType for bool {
    const KIND: FieldKind = FieldKind::Flag;

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Flag(self)
    }

    fn from_value(value: FieldValue<'_>) -> Option<bool> {
        if let FieldValue::Flag(flag) = value { Some(flag) } else { None }
    }
}

impl<T: Named> FieldType for T {
    const KIND: FieldKind = FieldKind::Choice(T::NAMES);

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Choice(self.name())
    }

    fn from_value(value: FieldValue<'_>) -> Option<T> {
        if let FieldValue::Choice(name) = value { T::from_name(name) } else { None }
    }
}

/// A type that a field may lack.
pub trait OptionalType: FieldType {
    /// All values of the type, and nothing.
    const OPTIONAL: FieldKind;
}

impl<T: Named> OptionalType for T {
    const OPTIONAL: FieldKind = FieldKind::OptionalChoice(T::NAMES);
}

impl OptionalType for u8 {
    const OPTIONAL: FieldKind = FieldKind::OptionalNumber { least: 0, most: u8::MAX as i64 };
}

impl OptionalType for u16 {
    const OPTIONAL: FieldKind = FieldKind::OptionalNumber { least: 0, most: u16::MAX as i64 };
}

impl FieldType for Face {
    // Every field that is a tile may lack it.
    const KIND: FieldKind = FieldKind::OptionalFace;

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Face(self)
    }

    fn from_value(value: FieldValue<'_>) -> Option<Face> {
        if let FieldValue::Face(face) = value { Some(face) } else { None }
    }
}

impl OptionalType for Face {
    const OPTIONAL: FieldKind = FieldKind::OptionalFace;
}

impl<T: OptionalType> FieldType for Option<T> {
    const KIND: FieldKind = T::OPTIONAL;

    fn into_value(self) -> FieldValue<'static> {
        self.map_or(FieldValue::Nothing, T::into_value)
    }

    fn from_value(value: FieldValue<'_>) -> Option<Option<T>> {
        match value {
            FieldValue::Nothing => Some(None),
            value => T::from_value(value).map(Some),
        }
    }
}

impl FieldType for Faces {
    const KIND: FieldKind = FieldKind::Faces { most: MAX_FACES };

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Faces(self)
    }

    fn from_value(value: FieldValue<'_>) -> Option<Faces> {
        if let FieldValue::Faces(faces) = value { Some(faces) } else { None }
    }
}

impl FieldType for Counts {
    const KIND: FieldKind = FieldKind::Faces { most: MAX_FACES };

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Faces(List::of(self.tiles().map(Face::from)))
    }

    /// A red five is one of the fives.
    fn from_value(value: FieldValue<'_>) -> Option<Counts> {
        let faces = Faces::from_value(value)?;
        Counts::from_tiles(faces.iter().map(|face| face.tile())).ok()
    }
}

impl FieldType for TileSet {
    const KIND: FieldKind = FieldKind::Tiles;

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Tiles(self)
    }

    fn from_value(value: FieldValue<'_>) -> Option<TileSet> {
        if let FieldValue::Tiles(tiles) = value { Some(tiles) } else { None }
    }
}

/// Numbers.
macro_rules! numbers {
    ($($number:ident),*) => {$(
        impl FieldType for $number {
            const KIND: FieldKind = FieldKind::Number {
                least: $number::MIN as i64,
                most: $number::MAX as i64,
                step: 1,
            };

            fn into_value(self) -> FieldValue<'static> {
                FieldValue::Number(self.into())
            }

            fn from_value(value: FieldValue<'_>) -> Option<$number> {
                if let FieldValue::Number(number) = value { number.try_into().ok() } else { None }
            }
        }
    )*};
}

numbers!(u8, u16, u32, i32);

/// Arrays of numbers.
macro_rules! arrays {
    ($($number:ident),*) => {$(
        impl<const N: usize> FieldType for [$number; N] {
            const KIND: FieldKind = FieldKind::Numbers {
                count: N,
                least: $number::MIN as i32,
                most: $number::MAX as i32,
                step: 1,
            };

            fn into_value(self) -> FieldValue<'static> {
                FieldValue::Numbers(List::of(self.map(i32::from)))
            }

            fn from_value(value: FieldValue<'_>) -> Option<[$number; N]> {
                let FieldValue::Numbers(numbers) = value else { return None };
                let numbers: [i32; N] = (*numbers).try_into().ok()?;
                let mut all = [0; N];
                for (number, from) in all.iter_mut().zip(numbers) {
                    *number = from.try_into().ok()?;
                }
                Some(all)
            }
        }
    )*};
}

arrays!(u8, i32);
