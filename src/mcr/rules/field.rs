//! Access to a rule by its name: its possible values, its value, and errors in setting it.

use core::fmt;

use crate::names::UnknownName;
use crate::padded::{Unpadded, padded};

/// The values that a rule may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RuleKind {
    /// `true` or `false`.
    Flag,
    /// A number of a range: `least`, `least + step`, …, `most`.
    Number {
        /// The smallest.
        least: u16,
        /// The largest.
        most: u16,
        /// The difference of neighbours.
        step: u16,
    },
    /// A limit, from 0 to 65,535, or none.
    Limit,
}

impl RuleKind {
    /// The value that a text names: `true`, `8` or `none`. `None` if it isn't of this kind.
    #[must_use]
    pub fn read(self, text: &str) -> Option<RuleValue> {
        let value = match text {
            NO_LIMIT => RuleValue::NoLimit,
            _ => match text.parse() {
                Ok(flag) => RuleValue::Flag(flag),
                Err(_) => RuleValue::Number(text.parse().ok()?),
            },
        };
        Some(value).filter(|value| self.admits(*value))
    }

    /// Whether a value is of this kind.
    #[must_use]
    pub fn admits(self, value: RuleValue) -> bool {
        match (self, value) {
            (RuleKind::Flag, RuleValue::Flag(_)) => true,
            (RuleKind::Number { least, most, step }, RuleValue::Number(number)) => {
                (least..=most).contains(&number) && (number - least) % step.max(1) == 0
            }
            (RuleKind::Limit, RuleValue::Number(_) | RuleValue::NoLimit) => true,
            _ => false,
        }
    }
}

impl Unpadded for RuleKind {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            RuleKind::Flag => f.write_str("true or false"),
            RuleKind::Number { least, most, step } if most - least == step => {
                write!(f, "{least} or {most}")
            }
            RuleKind::Number { least, most, .. } => write!(f, "a number from {least} to {most}"),
            RuleKind::Limit => write!(f, "a number from 0 to {} or {NO_LIMIT}", u16::MAX),
        }
    }
}

padded! {
    /// The possible values: `true or false`, `6 or 8`, `a number or none`.
    RuleKind
}

/// The value of a rule. Its text is what [`RuleKind::read`] reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RuleValue {
    /// A value of [`RuleKind::Flag`].
    Flag(bool),
    /// A value of [`RuleKind::Number`] or [`RuleKind::Limit`].
    Number(u16),
    /// No limit, for [`RuleKind::Limit`].
    NoLimit,
}

/// The text of a limit that isn't there.
const NO_LIMIT: &str = "none";

impl Unpadded for RuleValue {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleValue::Flag(flag) => write!(f, "{flag}"),
            RuleValue::Number(number) => write!(f, "{number}"),
            RuleValue::NoLimit => f.write_str(NO_LIMIT),
        }
    }
}

padded!(RuleValue);

impl From<bool> for RuleValue {
    fn from(flag: bool) -> RuleValue {
        RuleValue::Flag(flag)
    }
}

impl From<u16> for RuleValue {
    fn from(number: u16) -> RuleValue {
        RuleValue::Number(number)
    }
}

/// A rule's name, and the values it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleField {
    pub(super) name: &'static str,
    pub(super) kind: RuleKind,
}

impl RuleField {
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
    /// `unknown rule "minimun"; did you mean "minimum"?`; `mixed_kongs is 5 or 6`.
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
pub(super) trait RuleType: Copy {
    const KIND: RuleKind;

    fn into_value(self) -> RuleValue;

    fn from_value(value: RuleValue) -> Option<Self>;
}

impl RuleType for bool {
    const KIND: RuleKind = RuleKind::Flag;

    fn into_value(self) -> RuleValue {
        RuleValue::Flag(self)
    }

    fn from_value(value: RuleValue) -> Option<bool> {
        if let RuleValue::Flag(flag) = value { Some(flag) } else { None }
    }
}

impl RuleType for u8 {
    const KIND: RuleKind = RuleKind::Number { least: 0, most: u8::MAX as u16, step: 1 };

    fn into_value(self) -> RuleValue {
        RuleValue::Number(self.into())
    }

    fn from_value(value: RuleValue) -> Option<u8> {
        if let RuleValue::Number(number) = value { number.try_into().ok() } else { None }
    }
}

impl RuleType for u16 {
    const KIND: RuleKind = RuleKind::Number { least: 0, most: u16::MAX, step: 1 };

    fn into_value(self) -> RuleValue {
        RuleValue::Number(self)
    }

    fn from_value(value: RuleValue) -> Option<u16> {
        if let RuleValue::Number(number) = value { Some(number) } else { None }
    }
}

impl RuleType for Option<u16> {
    const KIND: RuleKind = RuleKind::Limit;

    fn into_value(self) -> RuleValue {
        self.map_or(RuleValue::NoLimit, RuleValue::Number)
    }

    fn from_value(value: RuleValue) -> Option<Option<u16>> {
        match value {
            RuleValue::NoLimit => Some(None),
            value => u16::from_value(value).map(Some),
        }
    }
}
