//! Seeds of deals: numbers, and days.

use core::fmt;
use core::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use shanghai::deal;

/// The seed of a deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seed(pub(super) u64);

/// A text is no seed.
#[derive(Debug)]
pub(super) struct NoSeed;

impl FromStr for Seed {
    type Err = NoSeed;

    /// Reads a number, a date as in `2026-02-28`, or `today`.
    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        let seed = match text {
            "today" => Some(today()),
            _ => text.parse().ok().or_else(|| day(text)),
        };
        seed.map(Seed).ok_or(NoSeed)
    }
}

impl fmt::Display for NoSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is a number below 2⁶⁴, a date such as 2026-02-28, or today")
    }
}

impl core::error::Error for NoSeed {}

/// The seed of a date, as in `2026-02-28`.
fn day(date: &str) -> Option<u64> {
    let mut parts = date.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let (year, month, day) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    let is_date = (1..=12).contains(&month) && (1..=length(year, month)).contains(&day);
    (is_date && parts.next().is_none()).then(|| deal::seed_of_day(year, month, day))
}

/// The seed of today's date (UTC).
fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut days = since.as_secs() / 86_400;
    let (mut year, mut month) = (1970, 1);
    while days >= u64::from(length(year, month)) {
        days -= u64::from(length(year, month));
        (year, month) = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
    }
    deal::seed_of_day(year, month, days as u8 + 1)
}

/// The number of days of a month.
const fn length(year: u16, month: u8) -> u8 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_have_the_seed_of_their_day() {
        assert_eq!(day("2028-02-29"), Some(deal::seed_of_day(2028, 2, 29)));
        assert_eq!(day("2026-12-31"), Some(deal::seed_of_day(2026, 12, 31)));
        for wrong in [
            "2027-02-29",
            "2100-02-29",
            "2027-13-01",
            "2027-00-01",
            "2027-01",
            "2027-01-00",
            "2027-01-32",
            "2027-01-01-01",
            "70000-01-01",
            "x",
            "",
        ] {
            assert_eq!(day(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn numbers_are_seeds() {
        assert_eq!("18446744073709551615".parse::<Seed>().unwrap().0, u64::MAX);
        for wrong in ["", "-1", "18446744073709551616", "1.5", "Today"] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }
}
