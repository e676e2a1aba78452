//! Estimates side by side: a column for each player, a line for each figure.

use std::io::{self, Write};

use textwrap::core::display_width;

use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET};
use crate::terminal::width;

/// Spaces between columns.
const GAP: usize = 3;

/// The figures of one player.
pub(crate) struct Column {
    pub(crate) name: String,
    /// By line: the value, and half the width of its interval. Without a value they are empty.
    pub(crate) cells: Vec<(String, String)>,
}

impl Column {
    fn value_width(&self) -> usize {
        self.cells.iter().map(|(value, _)| display_width(value)).max().unwrap_or(0)
    }

    fn width(&self) -> usize {
        let within = self.cells.iter().map(|(_, within)| display_width(within)).max().unwrap_or(0);
        display_width(&self.name).max(self.value_width() + 1 + within)
    }
}

/// Prints the columns side by side; those that don't fit follow below. A line that no column has a
/// value for is left out.
pub(crate) fn print(
    out: &mut impl Write,
    corner: &str,
    titles: &[&str],
    columns: &[Column],
) -> io::Result<()> {
    let told = |line: &usize| columns.iter().any(|column| !column.cells[*line].0.is_empty());
    let lines: Vec<usize> = (0..titles.len()).filter(told).collect();
    let labels = lines.iter().map(|line| display_width(titles[*line])).max().unwrap_or(0);
    let labels = labels.max(display_width(corner));
    let room = width().saturating_sub(2 + labels);
    let mut rest = columns;
    while !rest.is_empty() {
        let mut fitting = 0;
        let mut taken = 0;
        for column in rest {
            taken += GAP + column.width();
            fitting += usize::from(taken <= room);
        }
        let (block, others) = rest.split_at(fitting.max(1));
        rest = others;
        writeln!(out)?;
        let mut header = Line::with(QUIET, corner);
        let mut at = 2 + labels;
        for column in block {
            let indent = (column.value_width() + 1).saturating_sub(display_width(&column.name));
            header.to(at + GAP + indent);
            header.put(QUIET, &column.name);
            at += GAP + column.width();
        }
        writeln!(out, "{header}")?;
        for number in &lines {
            let mut line = Line::with(QUIET, titles[*number]);
            let mut at = 2 + labels;
            for column in block {
                let (value, within) = &column.cells[*number];
                if !value.is_empty() {
                    line.to(at + GAP + column.value_width() - display_width(value));
                    line.put(PLAIN, value);
                    if !within.is_empty() {
                        line.put(QUIET, &format!(" {within}"));
                    }
                }
                at += GAP + column.width();
            }
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}
