//! What a tenpai hand waits for, whatever the rules: how it is completed, and what it is worth.

use std::io::{self, Write};

use anstyle::Style;
use mentsu::{Face, Tile};

use crate::show::counted;
use crate::show::table::{self, Cell, Column};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};

/// Prints how many waits and tiles there are, and an empty line.
pub(crate) fn print_title(out: &mut impl Write, waits: usize, left: usize) -> io::Result<()> {
    let (waits, left) = (counted(waits, "wait"), counted(left, "tile"));
    paragraph(out, WON, &format!("Tenpai: {waits}, {left} left."))?;
    writeln!(out)
}

/// Prints that a hand waits for tiles of which none is left.
pub(crate) fn print_none_left(out: &mut impl Write) -> io::Result<()> {
    paragraph(out, TITLE, "Tenpai, but no tile that would win is left.")
}

/// A way to read what a wait completes.
pub(crate) struct WaitReading {
    /// The shape that the wait completes, where the rules name it.
    pub(crate) shape: Option<&'static str>,
    pub(crate) blocks: Vec<(Style, String)>,
}

/// A block, in angle brackets if the wait completes it.
pub(crate) fn block(text: &str, is_completed: bool) -> (Style, String) {
    if is_completed { (WON, format!("<{text}>")) } else { (PLAIN, text.to_owned()) }
}

/// Prints a line for each reading; the first one of a wait has its tile and the copies left.
pub(crate) fn print_readings(
    out: &mut impl Write,
    waits: Vec<(Tile, u8, Vec<WaitReading>)>,
) -> io::Result<()> {
    let mut rows = Vec::new();
    for (tile, left, readings) in waits {
        let mut wait = [Cell::tile(tile), Cell::plain(left)];
        for WaitReading { shape, blocks } in readings {
            let mut row = Vec::from(wait);
            row.extend(shape.map(Cell::plain));
            row.push(Cell::Flowing(" ", blocks));
            rows.push(row);
            wait = [Cell::EMPTY, Cell::EMPTY];
        }
    }
    let has_shapes = rows.first().is_some_and(|row| row.len() == 4);
    let mut columns = vec![Column::Left("wait"), Column::Right("left")];
    columns.extend(has_shapes.then_some(Column::Left("shape")));
    columns.push(Column::Left("reading, <block completed>"));
    table::print(out, &columns, rows)
}

/// What a wait is worth in one way.
#[derive(PartialEq, Eq)]
pub(crate) enum Worth {
    /// It wins this.
    Wins(String),
    /// It would win this, which is too few.
    TooFew(String),
    /// Why it doesn't win.
    Why(String),
}

/// What a wait is worth.
pub(crate) struct WaitWorth {
    pub(crate) face: Face,
    /// The copies left, unless they were printed before.
    pub(crate) left: Option<u8>,
    /// What it is worth in each way to win.
    pub(crate) worths: Vec<Worth>,
    /// What counts in the first way; if nothing does, `none` is printed.
    pub(crate) counted: Vec<String>,
}

/// The length of a reason that is no sentence.
const SHORT: usize = 16;

/// Prints a line for each wait under a title: what it is worth in each of these ways, and what
/// counts, which is called `what`. The same reason not to win in two ways is printed once.
pub(crate) fn print_worths(
    out: &mut impl Write,
    title: &str,
    ways: &[&str],
    what: Option<&str>,
    waits: Vec<WaitWorth>,
) -> io::Result<()> {
    paragraph(out, TITLE, title)?;
    writeln!(out)?;
    let mut columns = vec![Column::Left("wait")];
    columns.extend(waits.iter().find_map(|wait| wait.left).map(|_| Column::Right("left")));
    columns.extend(ways.iter().copied().map(Column::Right));
    let what = what.zip(ways.first()).map(|(what, way)| format!("{what} {way}"));
    columns.extend(what.as_deref().map(Column::Left));
    let rows = waits.into_iter().map(|wait| {
        let mut row = vec![Cell::Tile(wait.face)];
        row.extend(wait.left.map(Cell::plain));
        row.extend(wait.worths.iter().enumerate().map(|(nth, worth)| match worth {
            Worth::Wins(points) => Cell::Text(WON, points.clone()),
            Worth::TooFew(points) => Cell::plain(points),
            // A sentence is read once; a few words stand in each column.
            Worth::Why(why) if why.len() > SHORT && wait.worths[..nth].last() == Some(worth) => {
                Cell::EMPTY
            }
            Worth::Why(why) => Cell::words(PLAIN, why),
        }));
        let last = wait.counted.len();
        let parts = wait.counted.into_iter().zip(1..).map(|(part, nth)| {
            let comma = if nth == last { "" } else { "," };
            (QUIET, part + comma)
        });
        row.push(match last {
            0 => Cell::words(QUIET, "none"),
            _ => Cell::Flowing(" ", parts.collect()),
        });
        row
    });
    table::print(out, &columns, rows)
}

/// What a wait is worth in points, and whether these are too few.
pub(crate) fn worth(is_enough: bool, points: impl Into<u64>) -> Worth {
    let points = points.into();
    if is_enough {
        Worth::Wins(points.to_string())
    } else {
        Worth::TooFew(format!("too few {points}"))
    }
}
