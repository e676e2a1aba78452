//! The terminal: how wide it is, where text stands in it, its colours and questions.

pub(crate) mod columns;
pub(crate) mod line;
pub(crate) mod prompt;
pub(crate) mod style;

use std::io::{self, IsTerminal as _, StdoutLock, Write};
use std::sync::OnceLock;

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;

use crate::terminal::line::Line;

/// Standard output, stripped of colours and cursor movements unless it is a terminal.
pub(crate) type Stdout = AutoStream<StdoutLock<'static>>;

/// Standard output with colours and tab stops on a terminal only, never in a file or pipe
/// (`CLICOLOR_FORCE` wants colours there, but tab stops would spoil it).
pub(crate) fn stdout() -> Stdout {
    let stdout = io::stdout();
    let choice = if stdout.is_terminal() { ColorChoice::Auto } else { ColorChoice::Never };
    AutoStream::new(stdout.lock(), choice)
}

/// How many columns the terminal has, if output goes to one.
pub(crate) fn of_terminal() -> Option<usize> {
    static WIDTH: OnceLock<Option<usize>> = OnceLock::new();
    *WIDTH.get_or_init(|| {
        let size = terminal_size::terminal_size_of(io::stdout());
        size.map(|(terminal_size::Width(columns), _)| usize::from(columns))
    })
}

/// How many columns lines may have: those of the terminal, otherwise what `COLUMNS` says, as it
/// does for clap's help, or 80.
pub(crate) fn width() -> usize {
    /// A strip of 14 tiles can't be narrower, and prose is hard to read where it is wider.
    const NARROWEST: usize = 44;
    const WIDEST: usize = 120;
    static WIDTH: OnceLock<usize> = OnceLock::new();
    *WIDTH.get_or_init(|| {
        let named = || std::env::var("COLUMNS").ok()?.parse().ok();
        of_terminal().or_else(named).unwrap_or(80).clamp(NARROWEST, WIDEST)
    })
}

/// Prints text in as many lines as it takes, all of them indented.
pub(crate) fn paragraph(out: &mut impl Write, style: Style, text: &str) -> io::Result<()> {
    for line in columns::wrapped(text, width() - 2) {
        writeln!(out, "{}", Line::with(style, &line))?;
    }
    Ok(())
}
