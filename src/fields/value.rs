//! The value of a field.

use core::fmt;

use super::name_set::NameSet;
use super::seats::Seats;
use crate::list::{Filler, List};
use crate::notation::Faces;
use crate::padded::{Unpadded, padded};
use crate::tile::{Face, TileSet};

/// The value of a field.
///
/// Its text is what [`FieldKind::read`](super::FieldKind::read) reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(clippy::large_enum_variant, reason = "the library has no heap, and nobody keeps values")]
pub enum FieldValue<'a> {
    /// `true` or `false`.
    Flag(bool),
    /// A number.
    Number(i64),
    /// Several numbers.
    Numbers(List<i32, { FieldValue::MOST_NUMBERS }>),
    /// A name.
    Choice(&'a str),
    /// Some of a list of names.
    Names(NameSet),
    /// A tile.
    Face(Face),
    /// A list of tiles.
    Faces(Faces),
    /// Kinds of tile.
    Tiles(TileSet),
    /// A seat for some of a list of names.
    Seats(Seats),
    /// Nothing, where a number, name or tile may be missing.
    Nothing,
}

impl FieldValue<'_> {
    /// The most numbers of a field: one for each place at the table.
    pub const MOST_NUMBERS: usize = 4;

    /// These numbers, four at most.
    #[must_use]
    pub fn numbers(numbers: &[i32]) -> Option<Self> {
        List::try_from_iter(numbers.iter().copied()).ok().map(FieldValue::Numbers)
    }
}

/// The text of nothing, and of no names or tiles.
pub(super) const NOTHING: &str = "none";

impl Unpadded for FieldValue<'_> {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FieldValue::Flag(flag) => write!(f, "{flag}"),
            FieldValue::Number(number) => write!(f, "{number}"),
            FieldValue::Numbers(numbers) => numbers
                .iter()
                .enumerate()
                .try_for_each(|(i, number)| write!(f, "{}{number}", if i > 0 { "," } else { "" })),
            FieldValue::Choice(name) => f.write_str(name),
            FieldValue::Names(names) if !names.is_empty() => write!(f, "{names}"),
            FieldValue::Face(face) => write!(f, "{face}"),
            FieldValue::Faces(faces) if !faces.is_empty() => {
                faces.iter().try_for_each(|face| write!(f, "{face}"))
            }
            FieldValue::Tiles(tiles) if !tiles.is_empty() => write!(f, "{tiles}"),
            FieldValue::Seats(seats) if !seats.is_empty() => write!(f, "{seats}"),
            FieldValue::Names(_)
            | FieldValue::Faces(_)
            | FieldValue::Tiles(_)
            | FieldValue::Seats(_)
            | FieldValue::Nothing => f.write_str(NOTHING),
        }
    }
}

padded!(FieldValue<'_>);

impl From<bool> for FieldValue<'_> {
    fn from(flag: bool) -> Self {
        FieldValue::Flag(flag)
    }
}

impl From<i32> for FieldValue<'_> {
    fn from(number: i32) -> Self {
        FieldValue::Number(number.into())
    }
}

impl From<i64> for FieldValue<'_> {
    fn from(number: i64) -> Self {
        FieldValue::Number(number)
    }
}

impl<'a> From<&'a str> for FieldValue<'a> {
    fn from(name: &'a str) -> Self {
        FieldValue::Choice(name)
    }
}

impl Filler for i32 {
    const FILLER: i32 = 0;
}
