//! A pattern of a family.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::error::{FamilyError, FamilyErrorKind};
use super::table::Row;
use crate::condition::Condition;
use crate::reading::Reading;

/// A pattern (番种, 台): what it is called, what it is worth, and when it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    id: String,
    name: String,
    english: String,
    value: u32,
    condition: Condition,
    is_counted: bool,
    series: Option<String>,
    /// Places of patterns that don't count beside this one.
    pub(super) excludes: Vec<usize>,
    is_bonus: bool,
}

impl Pattern {
    /// The most that it may be worth.
    pub const MAX_VALUE: u32 = 1_000_000;

    /// Its name in files and answers.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its name in the family's language.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its name in English.
    #[must_use]
    pub fn english(&self) -> &str {
        &self.english
    }

    /// What it is worth, each time it counts.
    #[must_use]
    pub fn value(&self) -> u32 {
        self.value
    }

    /// When it counts, or how often.
    #[must_use]
    pub fn condition(&self) -> &Condition {
        &self.condition
    }

    /// Whether it counts as often as its condition's number says.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.is_counted
    }

    /// Of the patterns of a series the most valuable one counts.
    #[must_use]
    pub fn series(&self) -> Option<&str> {
        self.series.as_deref()
    }

    /// Whether it doesn't help to reach the minimum, as flowers in Hong Kong.
    #[must_use]
    pub fn is_bonus(&self) -> bool {
        self.is_bonus
    }

    pub(crate) fn times(&self, reading: &Reading<'_>) -> u32 {
        let number = self.condition.number(reading);
        if self.is_counted { number } else { number.min(1) }
    }

    /// The pattern of a row; `excludes` is filled in when all are read.
    pub(super) fn of(row: &Row) -> Result<Pattern, FamilyError> {
        let error =
            |key: &str, kind| FamilyError::new(format!("patterns: {}: {key}", row.id), kind);
        if row.value > Pattern::MAX_VALUE {
            let range = [0, Pattern::MAX_VALUE.into()];
            return Err(error(
                "value",
                FamilyErrorKind::OutOfRange { value: row.value.into(), range },
            ));
        }
        let (text, key) = match (&row.when, &row.each) {
            (Some(when), None) => (when, "when"),
            (None, Some(each)) => (each, "each"),
            _ => {
                let place = format!("patterns: {}", row.id);
                return Err(FamilyError::new(place, FamilyErrorKind::WhenOrEach));
            }
        };
        let condition =
            text.parse().map_err(|wrong| error(key, FamilyErrorKind::Condition(wrong)))?;
        let or_id = |name: &str| if name.is_empty() { row.id.clone() } else { name.to_string() };
        Ok(Pattern {
            id: row.id.clone(),
            name: or_id(&row.name),
            english: or_id(&row.english),
            value: row.value,
            condition,
            is_counted: row.each.is_some(),
            series: row.series.clone(),
            excludes: Vec::new(),
            is_bonus: row.bonus,
        })
    }
}
