//! A line of text put together column by column.

use core::fmt::{self, Write as _};
use std::sync::OnceLock;

use anstyle::Style;
use mentsu::{Tile, notation::unicode};

use crate::columns;

/// A line in the making, which knows in which column it stands.
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

    /// Goes on in that column, or a space further where the line is there already.
    pub(crate) fn to(&mut self, column: usize) {
        let spaces = column.saturating_sub(self.column).max(usize::from(self.column > column));
        self.column += spaces;
        self.push(format_args!("{:spaces$}", ""));
        if self.unsure && self.column < terminal_width() {
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

/// How many columns the terminal has, if there is one.
fn terminal_width() -> usize {
    static WIDTH: OnceLock<usize> = OnceLock::new();
    *WIDTH.get_or_init(|| match terminal_size::terminal_size() {
        Some((terminal_size::Width(columns), _)) => usize::from(columns),
        None => usize::MAX,
    })
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
