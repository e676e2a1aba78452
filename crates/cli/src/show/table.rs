//! Tables: rows of cells in columns that are as wide as their widest cell.

use core::mem;
use std::io::{self, Write};

use anstyle::Style;
use mentsu::{Face, Tile};
use textwrap::core::display_width;

use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, TITLE};
use crate::terminal::width;

/// Text that flows in fewer columns is hard to read.
const NARROWEST: usize = 22;

/// A column, and on which side its cells stand.
#[derive(Clone, Copy)]
pub(crate) enum Column<'a> {
    Left(&'a str),
    Right(&'a str),
}

/// What stands in a column of a row.
pub(crate) enum Cell {
    /// The character and the name of a tile.
    Tile(Face),
    Text(Style, String),
    /// Parts with a gap between two, wrapped to the width. They begin at the left of a column that
    /// is the last or stands on the right; those wider than the column end the line.
    Flowing(&'static str, Vec<(Style, String)>),
}

impl Cell {
    /// Nothing.
    pub(crate) const EMPTY: Cell = Cell::Text(PLAIN, String::new());

    pub(crate) fn tile(tile: Tile) -> Cell {
        Cell::Tile(tile.into())
    }

    #[expect(clippy::needless_pass_by_value, reason = "numbers and texts are written in place")]
    pub(crate) fn plain(text: impl ToString) -> Cell {
        Cell::Text(PLAIN, text.to_string())
    }

    pub(crate) fn quiet(text: impl Into<String>) -> Cell {
        Cell::Text(QUIET, text.into())
    }

    /// Words that flow.
    pub(crate) fn words(style: Style, text: &str) -> Cell {
        Cell::Flowing(" ", text.split(' ').map(|word| (style, word.to_owned())).collect())
    }

    fn width(&self) -> usize {
        match self {
            // The character takes three columns, however wide it is drawn.
            Cell::Tile(face) => 3 + display_width(&face.to_string()),
            Cell::Text(_, text) => display_width(text),
            Cell::Flowing(gap, parts) => {
                let widths = parts.iter().map(|(_, part)| display_width(part));
                widths.sum::<usize>() + display_width(gap) * parts.len().saturating_sub(1)
            }
        }
    }

    /// The width of what can't be wrapped.
    fn longest(&self) -> usize {
        match self {
            Cell::Flowing(_, parts) => {
                parts.iter().map(|(_, part)| display_width(part)).max().unwrap_or(0)
            }
            _ => self.width(),
        }
    }

    /// The fewest columns that the cell fits in.
    fn least_width(&self) -> usize {
        match self {
            // Parts without a gap are no text.
            Cell::Flowing("", _) => self.longest(),
            Cell::Flowing(..) => self.width().min(self.longest().max(NARROWEST)),
            _ => self.width(),
        }
    }

    /// How wide the cell makes its column: long text that flows passes over the next ones.
    fn share(&self) -> usize {
        match self {
            Cell::Flowing(..) if self.width() > NARROWEST => 0,
            _ => self.width(),
        }
    }
}

/// Where a column begins, its width, and whether it stands on a line of its own.
#[derive(Clone, Copy)]
struct Place {
    start: usize,
    width: usize,
    is_below: bool,
}

/// The places of columns. Those that don't fit stand below, indented. The heading of a column that
/// wraps is no reason to, if its words fit.
fn places(header: &[Cell], rows: &[Vec<Cell>]) -> Vec<Place> {
    let (mut indent, mut start) = (2, 2);
    let place = |nth: usize| {
        let name: &Cell = &header[nth];
        let cells = || rows.iter().filter_map(|row: &Vec<Cell>| row.get(nth));
        let least = cells().map(Cell::least_width).fold(name.longest(), usize::max);
        let wide = cells().map(Cell::share).fold(name.share(), usize::max);
        let is_below = nth > 0 && start + least > width();
        if is_below {
            indent += 2;
            start = indent;
        }
        let place = Place { start, width: wide, is_below };
        start += wide + 2;
        place
    };
    (0..header.len()).map(place).collect()
}

/// Prints the names of columns, unless all are empty, and the rows.
pub(crate) fn print(
    out: &mut impl Write,
    columns: &[Column<'_>],
    rows: impl IntoIterator<Item = Vec<Cell>>,
) -> io::Result<()> {
    let rows: Vec<Vec<Cell>> = rows.into_iter().collect();
    let flows = |nth| rows.iter().any(|row| matches!(row.get(nth), Some(Cell::Flowing(..))));
    let names = columns.iter().enumerate().map(|(nth, column)| match column {
        Column::Left(name) if flows(nth) => Cell::words(QUIET, name),
        Column::Left(name) | Column::Right(name) => Cell::quiet(*name),
    });
    let header: Vec<Cell> = names.collect();
    let is_named = header.iter().any(|name| name.width() > 0);
    let places = places(&header, &rows);
    for row in is_named.then_some(header).into_iter().chain(rows) {
        let (mut line, mut is_open) = (Line::default(), true);
        for ((cell, place), column) in row.into_iter().zip(&places).zip(columns) {
            if cell.width() == 0 {
                continue;
            }
            if place.is_below && !line.is_empty() {
                writeln!(out, "{}", mem::take(&mut line))?;
            }
            let fits = cell.width() <= place.width;
            is_open = true;
            match (cell, column) {
                (Cell::Tile(face), _) => line.named_tile(place.start, TITLE, face),
                (Cell::Text(style, text), Column::Right(_)) => {
                    line.right(style, place.start + place.width, &text);
                }
                (Cell::Text(style, text), Column::Left(_)) => {
                    line.to(place.start);
                    line.put(style, &text);
                }
                (Cell::Flowing(gap, parts), Column::Right(_)) if fits => {
                    line.to(place.start);
                    for (nth, (style, part)) in parts.iter().enumerate() {
                        line.put(PLAIN, if nth > 0 { gap } else { "" });
                        line.put(*style, part);
                    }
                }
                (Cell::Flowing(gap, parts), _) => {
                    print_flowing(out, mem::take(&mut line), place.start, gap, parts)?;
                    is_open = false;
                }
            }
        }
        if is_open {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}
