//! Access to a rule by its name: its possible values, its value, and errors in setting it.

use core::fmt;

use super::YakuSet;
use crate::list::{Filler, List};
use crate::names::{Choices, Named, UnknownName};
use crate::padded::{Unpadded, padded};
use crate::riichi::yaku::Yaku;

/// The values that a rule may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RuleKind {
    /// `true` or `false`.
    Flag,
    /// A number of a range: `least`, `least + step`, …, `most`.
    Number {
        /// The smallest.
        least: i32,
        /// The largest.
        most: i32,
        /// The difference of neighbours.
        step: i32,
    },
    /// This many numbers of a range, such as the red fives of man, pin and sou.
    Numbers {
        /// How many.
        count: usize,
        /// The smallest.
        least: i32,
        /// The largest.
        most: i32,
    },
    /// One of these names.
    Choice(&'static [&'static str]),
    /// A set of some of these yaku.
    Yaku(YakuSet),
}

impl RuleKind {
    /// The value that a text names: `true`, `4`, `1,1,1`, `mangan`, `suuankou_tanki daisuushi` or
    /// `none`. `None` if it isn't of this kind.
    #[must_use]
    pub fn read(self, text: &str) -> Option<RuleValue<'_>> {
        let mut words = text.split([',', ' ']).filter(|word| !word.is_empty());
        match self {
            RuleKind::Flag => text.parse().ok().map(RuleValue::Flag),
            RuleKind::Number { .. } => text.parse().ok().map(RuleValue::Number),
            RuleKind::Numbers { count, .. } => {
                let mut numbers = List::new();
                words.try_for_each(|word| {
                    let number = word.parse().ok().filter(|_| numbers.len() < count)?;
                    numbers.push(number);
                    Some(())
                })?;
                Some(RuleValue::Numbers(numbers))
            }
            RuleKind::Choice(_) => Some(RuleValue::Choice(text)),
            RuleKind::Yaku(_) if text == NO_YAKU => Some(RuleValue::Yaku(YakuSet::EMPTY)),
            RuleKind::Yaku(_) => {
                words.map(Yaku::from_name).collect::<Option<_>>().map(RuleValue::Yaku)
            }
        }
    }

    /// Whether a value is of this kind.
    #[must_use]
    pub fn admits(self, value: &RuleValue<'_>) -> bool {
        match (self, *value) {
            (RuleKind::Flag, RuleValue::Flag(_)) => true,
            (RuleKind::Number { least, most, step }, RuleValue::Number(number)) => {
                let above = i64::from(number) - i64::from(least);
                (least..=most).contains(&number) && above % i64::from(step) == 0
            }
            (RuleKind::Numbers { count, least, most }, RuleValue::Numbers(numbers)) => {
                let within = |number: &i32| (least..=most).contains(number);
                numbers.len() == count && numbers.iter().all(within)
            }
            (RuleKind::Choice(names), RuleValue::Choice(name)) => names.contains(&name),
            (RuleKind::Yaku(all), RuleValue::Yaku(yaku)) => yaku.is_subset(all),
            _ => false,
        }
    }
}

impl Unpadded for RuleKind {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            RuleKind::Flag => f.write_str("true or false"),
            RuleKind::Number { least, most, step } if most == least + step => {
                write!(f, "{least} or {most}")
            }
            RuleKind::Number { least: i32::MIN, most: i32::MAX, .. } => f.write_str("a number"),
            RuleKind::Number { least, most, .. } => write!(f, "a number from {least} to {most}"),
            RuleKind::Numbers { count, least: i32::MIN, most: i32::MAX } => {
                write!(f, "{count} numbers")
            }
            RuleKind::Numbers { count, least, most } => {
                write!(f, "{count} numbers from {least} to {most}")
            }
            RuleKind::Choice(names) => write!(f, "{}", Choices(names)),
            RuleKind::Yaku(all) => write!(f, "some of {all}"),
        }
    }
}

padded! {
    /// The possible values: `true or false`, `a number from 0 to 255`, `off, mangan or yakuman`.
    RuleKind
}

/// The value of a rule.
///
/// Its text is what [`RuleKind::read`] reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RuleValue<'a> {
    /// A value of [`RuleKind::Flag`].
    Flag(bool),
    /// A value of [`RuleKind::Number`].
    Number(i32),
    /// A value of [`RuleKind::Numbers`].
    Numbers(List<i32, { RuleValue::MOST_NUMBERS }>),
    /// A value of [`RuleKind::Choice`].
    Choice(&'a str),
    /// A value of [`RuleKind::Yaku`].
    Yaku(YakuSet),
}

impl RuleValue<'_> {
    /// The most numbers that a rule has: one a place at the table.
    pub const MOST_NUMBERS: usize = 4;

    /// These numbers, four at most.
    #[must_use]
    pub fn numbers(numbers: &[i32]) -> Option<Self> {
        (numbers.len() <= Self::MOST_NUMBERS).then(|| RuleValue::Numbers(List::of_slice(numbers)))
    }
}

/// The text of no yaku at all.
const NO_YAKU: &str = "none";

impl Unpadded for RuleValue<'_> {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleValue::Flag(flag) => write!(f, "{flag}"),
            RuleValue::Number(number) => write!(f, "{number}"),
            RuleValue::Numbers(numbers) => numbers
                .iter()
                .enumerate()
                .try_for_each(|(i, number)| write!(f, "{}{number}", if i > 0 { "," } else { "" })),
            RuleValue::Choice(name) => f.write_str(name),
            RuleValue::Yaku(YakuSet::EMPTY) => f.write_str(NO_YAKU),
            RuleValue::Yaku(yaku) => write!(f, "{yaku}"),
        }
    }
}

padded!(RuleValue<'_>);

impl From<bool> for RuleValue<'_> {
    fn from(flag: bool) -> Self {
        RuleValue::Flag(flag)
    }
}

impl From<i32> for RuleValue<'_> {
    fn from(number: i32) -> Self {
        RuleValue::Number(number)
    }
}

impl From<YakuSet> for RuleValue<'_> {
    fn from(yaku: YakuSet) -> Self {
        RuleValue::Yaku(yaku)
    }
}

impl<'a> From<&'a str> for RuleValue<'a> {
    fn from(name: &'a str) -> Self {
        RuleValue::Choice(name)
    }
}

impl Filler for i32 {
    const FILLER: i32 = 0;
}

/// A rule's name, and the values it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleField {
    name: &'static str,
    kind: RuleKind,
}

impl RuleField {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(name: &'static str, kind: RuleKind) -> RuleField {
        RuleField { name, kind }
    }

    /// The name, in snake case.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The values it may have.
    #[must_use]
    pub const fn kind(&self) -> RuleKind {
        self.kind
    }

    /// Two lists as one.
    #[doc(hidden)]
    #[must_use]
    pub const fn joined<const N: usize>(
        first: &[RuleField],
        second: &[RuleField],
    ) -> [RuleField; N] {
        let mut all = [RuleField::new("", RuleKind::Flag); N];
        let mut i = 0;
        while i < N {
            all[i] = if i < first.len() { first[i] } else { second[i - first.len()] };
            i += 1;
        }
        all
    }

    /// The names of a list.
    #[doc(hidden)]
    #[must_use]
    pub const fn names<const N: usize>(fields: &[RuleField]) -> [&'static str; N] {
        let mut names = [""; N];
        let mut i = 0;
        while i < N {
            names[i] = fields[i].name;
            i += 1;
        }
        names
    }
}

/// Why a rule can't be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RuleError {
    /// No rule has the name; the error lists those that exist.
    Unknown(UnknownName),
    /// The value isn't one of the rule's.
    WrongValue {
        /// The rule, with the values that it may have.
        field: RuleField,
    },
}

impl Unpadded for RuleError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleError::Unknown(unknown) => write!(f, "{unknown}"),
            RuleError::WrongValue { field } => write!(f, "{} is {}", field.name, field.kind),
        }
    }
}

padded! {
    /// `unknown rule "honbaa"; did you mean "honba"?`; `renhou is off, mangan or yakuman`.
    RuleError
}

impl core::error::Error for RuleError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            RuleError::Unknown(unknown) => Some(unknown),
            RuleError::WrongValue { .. } => None,
        }
    }
}

/// The type of a rule.
#[doc(hidden)]
pub trait RuleType: Copy {
    /// All values of the type.
    const KIND: RuleKind;

    fn into_value(self) -> RuleValue<'static>;

    fn from_value(value: RuleValue<'_>) -> Option<Self>;
}

impl RuleType for bool {
    const KIND: RuleKind = RuleKind::Flag;

    fn into_value(self) -> RuleValue<'static> {
        RuleValue::Flag(self)
    }

    fn from_value(value: RuleValue<'_>) -> Option<bool> {
        if let RuleValue::Flag(flag) = value { Some(flag) } else { None }
    }
}

impl<T: Named> RuleType for T {
    const KIND: RuleKind = RuleKind::Choice(T::NAMES);

    fn into_value(self) -> RuleValue<'static> {
        RuleValue::Choice(self.name())
    }

    fn from_value(value: RuleValue<'_>) -> Option<T> {
        if let RuleValue::Choice(name) = value { T::from_name(name) } else { None }
    }
}

impl RuleType for YakuSet {
    const KIND: RuleKind = RuleKind::Yaku(YakuSet::ALL);

    fn into_value(self) -> RuleValue<'static> {
        RuleValue::Yaku(self)
    }

    fn from_value(value: RuleValue<'_>) -> Option<YakuSet> {
        if let RuleValue::Yaku(yaku) = value { Some(yaku) } else { None }
    }
}

/// Numbers, and arrays of them.
macro_rules! numbers {
    ($($number:ident),*) => {$(
        impl RuleType for $number {
            const KIND: RuleKind =
                RuleKind::Number { least: $number::MIN as i32, most: $number::MAX as i32, step: 1 };

            fn into_value(self) -> RuleValue<'static> {
                RuleValue::Number(self.into())
            }

            fn from_value(value: RuleValue<'_>) -> Option<$number> {
                if let RuleValue::Number(number) = value { number.try_into().ok() } else { None }
            }
        }

        impl<const N: usize> RuleType for [$number; N] {
            const KIND: RuleKind = RuleKind::Numbers {
                count: N,
                least: $number::MIN as i32,
                most: $number::MAX as i32,
            };

            fn into_value(self) -> RuleValue<'static> {
                RuleValue::Numbers(List::of(self.map(i32::from)))
            }

            fn from_value(value: RuleValue<'_>) -> Option<[$number; N]> {
                let RuleValue::Numbers(numbers) = value else { return None };
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

numbers!(u8, u16, i32);
