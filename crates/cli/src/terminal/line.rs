//! A line of text, built column by column.

use core::fmt::{self, Write as _};
use std::io::{self, Write};

use anstyle::Style;
use mentsu::{Face, Tile, notation::unicode};
use textwrap::core::display_width;

use crate::terminal::style::{PLAIN, RED};
use crate::terminal::width::{terminal_width, width};

/// A line being built, which knows its current column.
#[derive(Default)]
pub(crate) struct Line {
    text: String,
    column: usize,
    /// Whether the line has a tile character: terminals draw these one or two columns wide, so
    /// `column` may be off.
    has_tile: bool,
}

impl Line {
    /// A line with text from column 2 on, the indent of all lines.
    pub(crate) fn with(style: Style, text: &str) -> Line {
        let mut line = Line::default();
        line.to(2);
        line.put(style, text);
        line
    }

    pub(crate) fn put(&mut self, style: Style, text: &str) {
        self.column += display_width(text);
        self.push(format_args!("{style}{text}{style:#}"));
    }

    pub(crate) fn tile(&mut self, style: Style, tile: Tile) {
        self.put(style, unicode::character(tile).encode_utf8(&mut [0; 4]));
        self.has_tile = true;
    }

    /// The character of a tile at this column, and its name in this style.
    pub(crate) fn named_tile(&mut self, column: usize, style: Style, face: Face) {
        self.to(column);
        self.tile(if face.is_red() { RED } else { PLAIN }, face.tile());
        self.to(column + 3);
        self.put(style, &face.to_string());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The back of a tile.
    pub(crate) fn back(&mut self, style: Style) {
        self.put(style, "🀫");
        self.has_tile = true;
    }

    /// Moves to this column, or by one space if the line is already past it.
    pub(crate) fn to(&mut self, column: usize) {
        let spaces = column.saturating_sub(self.column).max(usize::from(self.column > column));
        self.column += spaces;
        self.push(format_args!("{:spaces$}", ""));
        if self.has_tile && terminal_width().is_none_or(|columns| self.column < columns) {
            // Set the terminal's cursor, so that columns stay straight however wide tiles are
            // drawn. A column beyond the right edge would put it on the last one, over the text
            // there. In a file or pipe anstream removes this sequence, and the spaces remain.
            self.push(format_args!("\x1b[{}G", self.column + 1));
        }
    }

    /// Writes text that ends at this column, if it fits before it.
    pub(crate) fn right(&mut self, style: Style, end: usize, text: &str) {
        self.to(end.saturating_sub(display_width(text)));
        self.put(style, text);
    }

    fn push(&mut self, text: fmt::Arguments<'_>) {
        self.text.write_fmt(text).expect("writing to a string never fails");
    }
}

/// Prints parts one after another from a column on, wrapped to the width, and ends the line.
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
        if !begins && line.column + display_width(gap) + display_width(&part) > width() {
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
