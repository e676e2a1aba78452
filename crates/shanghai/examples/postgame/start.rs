//! Begins or continues a game.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use shanghai::{Record, deal};

use crate::common::read;
use crate::{Arguments, Failure};

pub(crate) fn start(arguments: &Arguments) -> Result<Record, Failure> {
    if let Some(name) = &arguments.save {
        writable(Path::new(name)).map_err(|error| Failure::Input(format!("{name}: {error}")))?;
    }
    if let Some(name) = &arguments.board {
        let text = read(name).map_err(Failure::Input)?;
        return text.parse().map_err(|error| Failure::Input(format!("{name}: {error}")));
    }
    let seed = match (&arguments.date, arguments.today) {
        (Some(date), _) => day(date).ok_or_else(|| {
            Failure::Input(format!("{date:?} is not a date: YEAR-MONTH-DAY, as in 2026-02-28"))
        })?,
        (None, true) => today(),
        (None, false) => arguments.seed,
    };
    let layout = arguments.deal.layout().map_err(Failure::Input)?;
    arguments.deal.board(&layout, seed).map(Record::new).map_err(Failure::Input)
}

/// Checks before a game is played that the file can be written.
fn writable(file: &Path) -> io::Result<()> {
    let is_new = !file.exists();
    OpenOptions::new().append(true).create(true).open(file)?;
    if is_new { fs::remove_file(file) } else { Ok(()) }
}

/// The seed of a date, as in `2026-02-28`.
fn day(date: &str) -> Option<u64> {
    let mut parts = date.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let (year, month, day) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u8::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    let known = (1..=days).contains(&day) && parts.next().is_none();
    known.then(|| deal::seed_of_day(year, month, day))
}

/// The seed of today's date (UTC).
fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut days = since.as_secs() / 86_400;
    let mut year: u16 = 1970;
    let leap = |year: u16| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let mut month: u8 = 1;
    for length in [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    deal::seed_of_day(year, month, days as u8 + 1)
}
