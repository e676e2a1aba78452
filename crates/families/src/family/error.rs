//! What is wrong with the table of a family.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use mentsu::names::UnknownName;

use crate::condition::ConditionError;

/// Why a table is no family: what is wrong, and where.
///
/// ```
/// use mentsu_families::Family;
///
/// let text = r#"{"name": "小镇", "patterns": [
///     {"id": "big", "value": 2, "when": "one_suits"}
/// ]}"#;
/// let error = Family::from_json(text).unwrap_err();
/// assert_eq!(error.line(), Some(2));
/// let message = r#"patterns: big: when: unknown word "one_suits"; did you mean "one_suit"?"#;
/// assert_eq!(error.to_string(), format!("line 2: {message}"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyError {
    inner: Box<Inner>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    line: Option<usize>,
    /// Keys, the outermost first: `patterns: big: when`.
    place: String,
    kind: FamilyErrorKind,
}

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FamilyErrorKind {
    /// The text is longer than [`Family::MAX_LEN`](crate::Family::MAX_LEN) bytes.
    TooLong {
        /// Its length in bytes.
        len: usize,
    },
    /// The text is empty.
    Empty,
    /// It isn't JSON or TOML, or a key or its value isn't one that there is.
    Unreadable(String),
    /// A name isn't one of those that there are.
    UnknownName(UnknownName),
    /// A number is out of its range.
    OutOfRange {
        /// The number.
        value: u64,
        /// The least and the most.
        range: [u64; 2],
    },
    /// A required key is missing.
    Missing,
    /// There is no pattern, or there are more than
    /// [`Family::MAX_PATTERNS`](crate::Family::MAX_PATTERNS).
    NumberOfPatterns {
        /// How many there are.
        patterns: usize,
    },
    /// Two patterns have the same `id`.
    Twice,
    /// A pattern is named that there isn't.
    NoSuchPattern(String),
    /// Patterns exclude one another in a circle.
    Circle,
    /// A pattern has both `when` and `each`, or neither.
    WhenOrEach,
    /// A condition can't be read.
    Condition(ConditionError),
    /// The tiles of `wild` can't be read, or aren't in play.
    Wild,
    /// Steps of points must ascend, from 0 on.
    Steps,
    /// A form isn't there in hands of five sets.
    FormOfFour,
    /// A suit is void only in games without honors, of 108 tiles.
    VoidSuit,
}

impl FamilyError {
    pub(crate) fn new(place: impl Into<String>, kind: FamilyErrorKind) -> FamilyError {
        FamilyError { inner: Box::new(Inner { line: None, place: place.into(), kind }) }
    }

    pub(crate) fn at_line(mut self, line: Option<usize>) -> FamilyError {
        self.inner.line = self.inner.line.or(line);
        self
    }

    /// Its line in the text, counting from 1, if it is known.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        self.inner.line
    }

    /// The keys that lead to it, the outermost first: `patterns: big: when`.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.inner.place
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> &FamilyErrorKind {
        &self.inner.kind
    }
}

impl fmt::Display for FamilyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line() {
            write!(f, "line {line}: ")?;
        }
        if !self.place().is_empty() {
            write!(f, "{}: ", self.place())?;
        }
        self.kind().fmt(f)
    }
}

impl fmt::Display for FamilyErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::Family;

        match self {
            FamilyErrorKind::TooLong { len } => {
                write!(f, "a family has at most {} bytes, not {len}", Family::MAX_LEN)
            }
            FamilyErrorKind::Empty => f.write_str("there is nothing"),
            FamilyErrorKind::Unreadable(why) => f.write_str(why),
            FamilyErrorKind::UnknownName(error) => error.fmt(f),
            FamilyErrorKind::OutOfRange { value, range: [least, most] } => {
                write!(f, "{value} is not between {least} and {most}")
            }
            FamilyErrorKind::Missing => f.write_str("it is missing"),
            FamilyErrorKind::NumberOfPatterns { patterns } => {
                write!(f, "{patterns} patterns; there are 1 to {}", Family::MAX_PATTERNS)
            }
            FamilyErrorKind::Twice => f.write_str("two patterns have this id"),
            FamilyErrorKind::NoSuchPattern(id) => write!(f, "there is no pattern `{id}`"),
            FamilyErrorKind::Circle => f.write_str("patterns exclude one another in a circle"),
            FamilyErrorKind::WhenOrEach => f.write_str("it needs either `when` or `each`"),
            FamilyErrorKind::Condition(error) => error.fmt(f),
            FamilyErrorKind::Wild => f.write_str("these are not tiles in play, such as `7z`"),
            FamilyErrorKind::Steps => {
                f.write_str("steps are pairs of a total and its points, ascending from total 0 on")
            }
            FamilyErrorKind::VoidSuit => f.write_str("a suit is void only where `tiles` is 108"),
            FamilyErrorKind::FormOfFour => f.write_str("hands of five sets have no such form"),
        }
    }
}

impl core::error::Error for FamilyError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self.kind() {
            FamilyErrorKind::UnknownName(error) => Some(error),
            FamilyErrorKind::Condition(error) => Some(error),
            _ => None,
        }
    }
}
