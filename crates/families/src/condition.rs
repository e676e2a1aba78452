//! Conditions of patterns: words, numbers and comparisons.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::iter::Peekable;
use core::str::FromStr;

use mentsu::names::UnknownName;

use crate::reading::Reading;
use crate::word::Word;

/// A condition of a pattern: `all_pungs and concealed_pungs >= 3`.
///
/// Its parts are [words](Word) and numbers, which `+` adds and `=`, `<`, `<=`, `>` and `>=`
/// compare; `not`, `and` and `or`, which bind in this order; and parentheses. A number that isn't
/// zero holds.
///
/// ```
/// use mentsu_families::Condition;
///
/// let condition: Condition = "not concealed and (one_suit or kongs + roots >= 2)".parse()?;
/// assert_eq!(condition.to_string(), "not concealed and (one_suit or kongs + roots >= 2)");
/// let error = "all_pung".parse::<Condition>().unwrap_err();
/// assert_eq!(error.to_string(), r#"unknown word "all_pung"; did you mean "all_pungs"?"#);
/// # Ok::<(), mentsu_families::ConditionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    text: String,
    expression: Expression,
}

impl Condition {
    /// The longest text of a condition, in bytes.
    pub const MAX_LEN: usize = 1_000;

    /// How deep parentheses and `not` may nest.
    pub const MAX_DEPTH: usize = 16;

    pub(crate) fn number(&self, reading: &Reading<'_>) -> u32 {
        self.expression.number(reading)
    }

    /// Whether a word is part of it.
    pub(crate) fn mentions(&self, word: Word) -> bool {
        self.expression.mentions(word)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Expression {
    Number(u32),
    Word(Word),
    Sum(Vec<Expression>),
    Compare(Box<[Expression; 2]>, Comparison),
    Not(Box<Expression>),
    All(Vec<Expression>),
    Any(Vec<Expression>),
}

impl Expression {
    fn mentions(&self, word: Word) -> bool {
        match self {
            Expression::Number(_) => false,
            Expression::Word(other) => *other == word,
            Expression::Compare(sides, _) => sides.iter().any(|side| side.mentions(word)),
            Expression::Not(part) => part.mentions(word),
            Expression::Sum(parts) | Expression::All(parts) | Expression::Any(parts) => {
                parts.iter().any(|part| part.mentions(word))
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
    Equal,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Comparison {
    fn holds(self, left: u32, right: u32) -> bool {
        match self {
            Comparison::Equal => left == right,
            Comparison::Less => left < right,
            Comparison::AtMost => left <= right,
            Comparison::More => left > right,
            Comparison::AtLeast => left >= right,
        }
    }
}

impl Expression {
    fn number(&self, reading: &Reading<'_>) -> u32 {
        match self {
            Expression::Number(number) => *number,
            Expression::Word(word) => word.number(reading),
            Expression::Sum(parts) => {
                parts.iter().fold(0, |sum, part| sum.saturating_add(part.number(reading)))
            }
            Expression::Compare(sides, comparison) => {
                let [left, right] = sides.as_ref();
                comparison.holds(left.number(reading), right.number(reading)).into()
            }
            Expression::Not(part) => (part.number(reading) == 0).into(),
            Expression::All(parts) => parts.iter().all(|part| part.number(reading) > 0).into(),
            Expression::Any(parts) => parts.iter().any(|part| part.number(reading) > 0).into(),
        }
    }
}

/// Why a text is no condition.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConditionError {
    /// It is longer than [`Condition::MAX_LEN`] bytes.
    TooLong {
        /// Its length in bytes.
        len: usize,
    },
    /// Parentheses and `not` nest deeper than [`Condition::MAX_DEPTH`].
    TooDeep,
    /// A word isn't one of [`Word::ALL`].
    UnknownWord(UnknownName),
    /// A number is larger than four billion.
    LargeNumber {
        /// Its digits.
        digits: String,
    },
    /// Something else was expected.
    Unexpected {
        /// What stands there; `None` at the end.
        found: Option<String>,
        /// What could stand there.
        expected: &'static str,
        /// Where it begins, in bytes.
        at: usize,
    },
}

impl fmt::Display for ConditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConditionError::TooLong { len } => {
                write!(f, "a condition has at most {} bytes, not {len}", Condition::MAX_LEN)
            }
            ConditionError::TooDeep => {
                write!(f, "parentheses and `not` nest at most {} deep", Condition::MAX_DEPTH)
            }
            ConditionError::UnknownWord(error) => error.fmt(f),
            ConditionError::LargeNumber { digits } => write!(f, "{digits} is too large"),
            ConditionError::Unexpected { found: Some(found), expected, at } => {
                write!(f, "`{found}` at byte {at}, where {expected} should be")
            }
            ConditionError::Unexpected { found: None, expected, .. } => {
                write!(f, "it ends where {expected} should be")
            }
        }
    }
}

impl core::error::Error for ConditionError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ConditionError::UnknownWord(error) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl FromStr for Condition {
    type Err = ConditionError;

    fn from_str(text: &str) -> Result<Condition, ConditionError> {
        if text.len() > Condition::MAX_LEN {
            return Err(ConditionError::TooLong { len: text.len() });
        }
        let mut parser = Parser { tokens: Tokens { text, at: 0 }.peekable(), depth: 0 };
        let expression = parser.any()?;
        match parser.tokens.next() {
            None => Ok(Condition { text: text.trim().to_string(), expression }),
            found => Err(unexpected(found, "`and`, `or`, a comparison or the end")),
        }
    }
}

/// A part of a text and where it begins.
type Token<'a> = (usize, &'a str);

/// Splits a text into names, numbers and signs.
struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let rest = &self.text[start..];
        let first = rest.chars().next()?;
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let len = match first {
            c if is_name(c) => rest.find(|c| !is_name(c)).unwrap_or(rest.len()),
            '<' | '>' if rest[1..].starts_with('=') => 2,
            other => other.len_utf8(),
        };
        self.at = start + len;
        Some((start, &rest[..len]))
    }
}

struct Parser<'a> {
    tokens: Peekable<Tokens<'a>>,
    depth: usize,
}

fn unexpected(found: Option<Token<'_>>, expected: &'static str) -> ConditionError {
    let (at, found) = found.map_or((0, None), |(at, token)| (at, Some(token.to_string())));
    ConditionError::Unexpected { found, expected, at }
}

impl Parser<'_> {
    fn takes(&mut self, token: &str) -> bool {
        self.tokens.next_if(|(_, next)| *next == token).is_some()
    }

    fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, ConditionError>,
    ) -> Result<T, ConditionError> {
        if self.depth == Condition::MAX_DEPTH {
            return Err(ConditionError::TooDeep);
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    /// Parts between `sign`; one part alone is itself.
    fn between(
        &mut self,
        sign: &str,
        read: impl Fn(&mut Self) -> Result<Expression, ConditionError>,
        join: impl Fn(Vec<Expression>) -> Expression,
    ) -> Result<Expression, ConditionError> {
        let first = read(self)?;
        if self.tokens.peek().is_none_or(|(_, next)| *next != sign) {
            return Ok(first);
        }
        let mut parts = Vec::from([first]);
        while self.takes(sign) {
            parts.push(read(self)?);
        }
        Ok(join(parts))
    }

    fn any(&mut self) -> Result<Expression, ConditionError> {
        self.between("or", Self::all, Expression::Any)
    }

    fn all(&mut self) -> Result<Expression, ConditionError> {
        self.between("and", Self::negated, Expression::All)
    }

    fn negated(&mut self) -> Result<Expression, ConditionError> {
        if self.takes("not") {
            return Ok(Expression::Not(Box::new(self.deeper(Self::negated)?)));
        }
        self.compared()
    }

    fn compared(&mut self) -> Result<Expression, ConditionError> {
        let left = self.sum()?;
        let signs = [
            ("=", Comparison::Equal),
            ("<", Comparison::Less),
            ("<=", Comparison::AtMost),
            (">", Comparison::More),
            (">=", Comparison::AtLeast),
        ];
        match signs.into_iter().find(|(sign, _)| self.takes(sign)) {
            None => Ok(left),
            Some((_, comparison)) => {
                Ok(Expression::Compare(Box::new([left, self.sum()?]), comparison))
            }
        }
    }

    fn sum(&mut self) -> Result<Expression, ConditionError> {
        self.between("+", Self::atom, Expression::Sum)
    }

    fn atom(&mut self) -> Result<Expression, ConditionError> {
        const EXPECTED: &str = "a word, a number or `(`";
        match self.tokens.next() {
            Some((_, "(")) => {
                let inner = self.deeper(Self::any)?;
                match self.tokens.next() {
                    Some((_, ")")) => Ok(inner),
                    found => Err(unexpected(found, "`)`")),
                }
            }
            Some((_, digits)) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                let large = |_| ConditionError::LargeNumber { digits: digits.to_string() };
                digits.parse().map(Expression::Number).map_err(large)
            }
            found @ Some((_, "and" | "or" | "not")) => Err(unexpected(found, EXPECTED)),
            Some((_, name)) if name.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
                match Word::from_name(name) {
                    Some(word) => Ok(Expression::Word(word)),
                    None => Err(ConditionError::UnknownWord(UnknownName::of::<Word>(name))),
                }
            }
            found => Err(unexpected(found, EXPECTED)),
        }
    }
}
