//! Which game is begun, or gone on with.

use std::fs::File;
use std::io::{self, Read as _};
use std::time::{SystemTime, UNIX_EPOCH};

use shanghai::{Record, deal};

use crate::{Arguments, Failure};

pub(crate) fn start(arguments: &Arguments) -> Result<Record, Failure> {
    if let Some(name) = &arguments.board {
        let text = read(name).map_err(Failure::Input)?;
        return text.parse().map_err(|error| Failure::Input(format!("{name}: {error}")));
    }
    let seed = match (&arguments.date, arguments.today) {
        (Some(date), _) => day(date).ok_or_else(|| {
            Failure::Input(format!("{date:?} is no date: it is YEAR-MONTH-DAY, as in 2026-02-28"))
        })?,
        (None, true) => today(),
        (None, false) => arguments.seed,
    };
    let layout = arguments.deal.layout().map_err(Failure::Input)?;
    arguments.deal.board(&layout, seed).map(Record::new).map_err(Failure::Input)
}

/// A file's text, or standard input's if it is called `-`. What isn't UTF-8 is replaced, and so
/// complained about by whoever understands the rest, with its line.
pub(crate) fn read(name: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = match name {
        "-" => io::stdin().read_to_end(&mut bytes),
        name => File::open(name).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    read.map_err(|error| format!("{name}: {error}"))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
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

/// The seed of the day it is at Greenwich.
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
