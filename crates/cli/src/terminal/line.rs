//! A line of text put together column by column.

use core::fmt::{self, Write as _};
use std::io::{self, Write};

use anstyle::Style;
use mentsu::{Tile, notation::unicode};

use crate::terminal::style::PLAIN;
use crate::terminal::{self, columns};

/// A line in the making, which knows its current column.
#[derive(Default)]
pub(crate) struct Line {
    text: String,
    column: usize,
    /// Whether a tile character stands in it: terminals draw them one or two columns wide, so
    /// `column` may be wrong.
    unsure: bool,
}

impl Line {
    /// A line that begins with text in column 2, where all lines do.
    pub(crate) fn with(style: Style, text: &str) -> Line {
        let mut line = Line::default();
        line.to(2);
        line.put(style, text);
        line
    }

    pub(crate) fn put(&mut self, style: Style, text: &str) {
        self.column += columns::of_text(text);
        self.push(format_args!("{style}{text}{style:#}"));
    }

    pub(crate) fn tile(&mut self, style: Style, tile: Tile) {
        self.put(style, unicode::character(tile).encode_utf8(&mut [0; 4]));
        self.unsure = true;
    }

    /// Moves to this column, or one space on if the line is already past it.
    pub(crate) fn to(&mut self, column: usize) {
        let spaces = column.saturating_sub(self.column).max(usize::from(self.column > column));
        self.column += spaces;
        self.push(format_args!("{:spaces$}", ""));
        if self.unsure && terminal::of_terminal().is_none_or(|columns| self.column < columns) {
            // On a terminal the cursor is set, so that columns stay straight however wide tiles
            // are drawn. Beyond the right edge it would stay there, and what follows be written
            // over. Elsewhere than on a terminal anstream takes this out, and the spaces do.
            self.push(format_args!("\x1b[{}G", self.column + 1));
        }
    }

    fn push(&mut self, text: fmt::Arguments<'_>) {
        self.text.write_fmt(text).expect("writing to a string never fails");
    }
}

/// Prints parts one after another from a column on, wrapped where the terminal ends, and ends the
/// line after the last.
pub(crate) fn print_flowing(
    out: &mut impl Write,
    mut line: Line,
    column: usize,
    gap: &str,
    parts: impl IntoIterator<Item = (Style, String)>,
) -> io::Result<()> {
    line.to(column);
    for (style, part) in parts {
        let begins = line.column == column;
        let gap = if begins { "" } else { gap };
        if !begins
            && line.column + columns::of_text(gap) + columns::of_text(&part) > terminal::width()
        {
            writeln!(out, "{line}")?;
            line = Line::default();
            line.to(column);
        } else {
            line.put(PLAIN, gap);
        }
        line.put(style, &part);
    }
    writeln!(out, "{line}")
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
