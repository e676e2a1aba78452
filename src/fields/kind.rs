//! The values that a field may have.

use core::fmt;

use super::name_set::NameSet;
use super::seats::Seats;
use super::value::{FieldValue, NOTHING};
use crate::list::List;
use crate::names::{Choices, position};
use crate::notation::mpsz;
use crate::padded::{Unpadded, padded};
use crate::wind::Wind;

/// The values that a field may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FieldKind {
    /// `true` or `false`.
    Flag,
    /// A number of a range: `least`, `least + step`, …, `most`.
    Number {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
        /// The difference of neighbours.
        step: i64,
    },
    /// A number of a range, or nothing.
    OptionalNumber {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
    },
    /// A list of this many numbers of a range, such as the red fives of man, pin and sou.
    Numbers {
        /// How many.
        count: usize,
        /// The smallest.
        least: i32,
        /// The largest.
        most: i32,
        /// What each is a multiple of.
        step: i32,
    },
    /// One of these names.
    Choice(&'static [&'static str]),
    /// One of these names, or nothing.
    OptionalChoice(&'static [&'static str]),
    /// Some of these names, such as yaku.
    Names(NameSet),
    /// A tile, or nothing.
    OptionalFace,
    /// A list of tiles, as long as this at most.
    Faces {
        /// The largest number of tiles.
        most: usize,
    },
    /// A set of kinds of tile.
    Tiles,
    /// A seat for some of these names: who is liable for which yakuman.
    Seats(&'static [&'static str]),
}

impl FieldKind {
    /// The value of a text: `true`, `4`, `1,1,1` (or with slashes or spaces), `mangan`,
    /// `suuankou_tanki daisuushi`, `3m0p`, `daisangen=west`, or `none` for nothing. `None` if it
    /// isn't of this kind.
    #[must_use]
    pub fn read(self, text: &str) -> Option<FieldValue<'static>> {
        let choice = |names: &'static [&'static str]| {
            position(names, text).map(|nth| FieldValue::Choice(names[nth]))
        };
        match self {
            FieldKind::OptionalNumber { .. }
            | FieldKind::OptionalChoice(_)
            | FieldKind::OptionalFace
                if text == NOTHING =>
            {
                Some(FieldValue::Nothing)
            }
            FieldKind::Flag => text.parse().ok().map(FieldValue::Flag),
            FieldKind::Number { .. } | FieldKind::OptionalNumber { .. } => {
                text.parse().ok().map(FieldValue::Number)
            }
            FieldKind::Numbers { count, .. } => {
                let mut numbers = List::new();
                for word in words(text) {
                    let number = word.parse().ok().filter(|_| numbers.len() < count)?;
                    numbers.try_push(number).ok()?;
                }
                Some(FieldValue::Numbers(numbers))
            }
            FieldKind::Choice(names) | FieldKind::OptionalChoice(names) => choice(names),
            FieldKind::Names(all) => {
                words_or_none(text).try_fold(all.empty(), NameSet::with).map(FieldValue::Names)
            }
            FieldKind::OptionalFace => text.parse().ok().map(FieldValue::Face),
            FieldKind::Faces { .. } => mpsz::faces(some(text)).ok().map(FieldValue::Faces),
            FieldKind::Tiles => {
                let faces = mpsz::faces(some(text)).ok()?;
                Some(FieldValue::Tiles(faces.iter().map(|face| face.tile()).collect()))
            }
            FieldKind::Seats(names) => words_or_none(text)
                .try_fold(Seats::new(names, [None; 3]), |seats, word| {
                    let (name, seat) = word.split_once('=')?;
                    seats.with(name, Wind::from_name(seat)?)
                })
                .map(FieldValue::Seats),
        }
    }

    /// Whether a value is of this kind.
    #[must_use]
    pub fn admits(self, value: &FieldValue<'_>) -> bool {
        match (self, *value) {
            (
                FieldKind::OptionalNumber { .. }
                | FieldKind::OptionalChoice(_)
                | FieldKind::OptionalFace,
                FieldValue::Nothing,
            )
            | (FieldKind::Flag, FieldValue::Flag(_))
            | (FieldKind::OptionalFace, FieldValue::Face(_))
            | (FieldKind::Tiles, FieldValue::Tiles(_)) => true,
            (FieldKind::Number { least, most, step }, FieldValue::Number(number)) => {
                (least..=most).contains(&number) && (number - least) % step == 0
            }
            (FieldKind::OptionalNumber { least, most }, FieldValue::Number(number)) => {
                (least..=most).contains(&number)
            }
            (FieldKind::Numbers { count, least, most, step }, FieldValue::Numbers(numbers)) => {
                let within = |number: &i32| (least..=most).contains(number) && number % step == 0;
                numbers.len() == count && numbers.iter().all(within)
            }
            (
                FieldKind::Choice(names) | FieldKind::OptionalChoice(names),
                FieldValue::Choice(name),
            ) => names.contains(&name),
            (FieldKind::Names(all), FieldValue::Names(names)) => names.is_subset(all),
            (FieldKind::Faces { most }, FieldValue::Faces(faces)) => faces.len() <= most,
            (FieldKind::Seats(names), FieldValue::Seats(seats)) => seats.names() == names,
            _ => false,
        }
    }
}

/// The words of a list.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', '/', ' ']).filter(|word| !word.is_empty())
}

/// The words of a list, of which `none` has none.
fn words_or_none(text: &str) -> impl Iterator<Item = &str> {
    words(some(text))
}

/// A text, empty for `none`.
fn some(text: &str) -> &str {
    if text == NOTHING { "" } else { text }
}

impl Unpadded for FieldKind {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const ANY: (i64, i64) = (i32::MIN as i64, i32::MAX as i64);
        match *self {
            FieldKind::Flag => f.write_str("true or false"),
            FieldKind::Number { least, most, step } if most == least + step => {
                write!(f, "{least} or {most}")
            }
            FieldKind::Number { least, most, .. } if (least, most) == ANY => {
                f.write_str("a number")
            }
            FieldKind::Number { least, most, .. } => write!(f, "a number from {least} to {most}"),
            FieldKind::OptionalNumber { least, most } => {
                write!(f, "a number from {least} to {most} or {NOTHING}")
            }
            FieldKind::Numbers { count, least, most, step: 1 } => {
                write!(f, "{count} numbers from {least} to {most}")
            }
            FieldKind::Numbers { count, least, most, step } => {
                write!(f, "{count} multiples of {step} from {least} to {most}, ")?;
                f.write_str("with / between them")
            }
            FieldKind::Choice(names) => write!(f, "{}", Choices(names)),
            FieldKind::OptionalChoice(names) => write!(f, "{NOTHING}, {}", Choices(names)),
            FieldKind::Names(all) => write!(f, "some of {all}"),
            FieldKind::OptionalFace => write!(f, "a tile or {NOTHING}"),
            FieldKind::Faces { most } => write!(f, "at most {most} tiles"),
            FieldKind::Tiles => f.write_str("kinds of tile"),
            FieldKind::Seats(names) => {
                write!(f, "a seat for {}, as in {}=west", Choices(names), names[0])
            }
        }
    }
}

padded! {
    /// The possible values: `true or false`, `a number from 0 to 255`, `off, mangan or yakuman`.
    FieldKind
}
