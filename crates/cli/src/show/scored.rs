//! What a win is worth, whatever the rules: what counts, and what is left out.

use std::io::{self, Write};

use crate::show::table::{self, Cell, Column};
use crate::terminal::style::QUIET;

/// Something that counts.
pub(crate) struct Counted {
    pub(crate) name: String,
    pub(crate) value: u32,
    /// How the value came about; may be empty.
    pub(crate) note: String,
}

impl Counted {
    pub(crate) fn once(name: String, value: impl Into<u32>) -> Counted {
        Counted { name, value: value.into(), note: String::new() }
    }

    /// Something that counts this often.
    pub(crate) fn times(name: String, times: impl Into<u32>, each: impl Into<u32>) -> Counted {
        let (times, each) = (times.into(), each.into());
        let note = if times > 1 { format!("{times} × {each}") } else { String::new() };
        Counted { name, value: each.saturating_mul(times), note }
    }
}

/// Prints what counts: for each kind what its names and its values are called, and the rows.
/// A kind of which nothing counts is left out.
pub(crate) fn print_counted(
    out: &mut impl Write,
    kinds: impl IntoIterator<Item = (&'static str, &'static str, Vec<Counted>)>,
) -> io::Result<()> {
    let mut rows = Vec::new();
    for (names, values, counted) in kinds {
        if counted.is_empty() {
            continue;
        }
        if !rows.is_empty() {
            rows.push(Vec::new());
        }
        rows.push(vec![Cell::quiet(names), Cell::quiet(values)]);
        rows.extend(counted.into_iter().map(|Counted { name, value, note }| {
            vec![Cell::plain(name), Cell::plain(value), Cell::quiet(note)]
        }));
    }
    table::print(out, &[Column::Left(""), Column::Right(""), Column::Left("")], rows)
}

/// Prints an empty line and what a hand has but doesn't count, each with the reason.
pub(crate) fn print_left_out(
    out: &mut impl Write,
    rows: impl Iterator<Item = (String, String)>,
) -> io::Result<()> {
    let rows: Vec<Vec<Cell>> =
        rows.map(|(name, why)| vec![Cell::plain(name), Cell::words(QUIET, &why)]).collect();
    if rows.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    table::print(out, &[Column::Left("left out"), Column::Left("why")], rows)
}
