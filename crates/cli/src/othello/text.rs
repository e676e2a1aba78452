//! Positions and games as files have them.

use std::io;
use std::path::Path;

use three_colour_othello::{Record, RecordError};

use crate::text_file;

/// Reads a game, or a position alone.
///
/// # Errors
/// The I/O error, or what is wrong at which line and column.
pub(super) fn read(path: &Path) -> io::Result<Record> {
    let text = text_file::read(path)?;
    parsed(&text).map_err(|(at, error)| {
        let before = text.get(..at).unwrap_or("");
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        text_file::wrong(path, format!("line {line}, column {column}: {}", error.kind()))
    })
}

/// The record, or the error and its byte.
fn parsed(text: &str) -> Result<Record, (usize, RecordError)> {
    const START: &str = "start ";
    let begin = text.len() - text.trim_start_matches('\u{feff}').trim_start().len();
    let first = text[begin..].split_whitespace().next().unwrap_or("");
    // Rows of a position have slashes between them, and nothing else that begins a record has.
    if first.contains('/') && !first.starts_with('#') {
        let record = format!("{START}{}", &text[begin..]);
        let at = |error: RecordError| (begin + error.at().saturating_sub(START.len()), error);
        return record.parse().map_err(at);
    }
    text.parse().map_err(|error: RecordError| (error.at(), error))
}
