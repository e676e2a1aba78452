//! How wide lines may be.

use std::io;
use std::sync::OnceLock;

/// The columns of the terminal; `None` where standard output isn't one.
pub(super) fn terminal_width() -> Option<usize> {
    static WIDTH: OnceLock<Option<usize>> = OnceLock::new();
    *WIDTH.get_or_init(|| {
        let size = terminal_size::terminal_size_of(io::stdout());
        size.map(|(terminal_size::Width(columns), _)| usize::from(columns))
    })
}

/// The columns of a line: those of the terminal, otherwise `COLUMNS` (as clap's help does), or 80;
/// always between 44 and 120.
pub(crate) fn width() -> usize {
    /// A strip of 14 tiles needs this many.
    const NARROWEST: usize = 44;
    /// Longer lines are hard to read.
    const WIDEST: usize = 120;
    static WIDTH: OnceLock<usize> = OnceLock::new();
    *WIDTH.get_or_init(|| {
        let variable = || std::env::var("COLUMNS").ok()?.parse().ok();
        terminal_width().or_else(variable).unwrap_or(80).clamp(NARROWEST, WIDEST)
    })
}
