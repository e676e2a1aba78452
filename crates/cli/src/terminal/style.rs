//! Styles; anstream strips them unless output is a terminal.

use anstyle::{AnsiColor, Style};

pub(crate) const PLAIN: Style = Style::new();
/// Titles.
pub(crate) const TITLE: Style = Style::new().bold();
/// Captions and headers.
pub(crate) const QUIET: Style = Style::new().dimmed();
/// Winning forms, and the block that the winning tile completes.
pub(crate) const WON: Style = AnsiColor::Green.on_default().bold();
/// Red fives.
pub(crate) const RED: Style = AnsiColor::Red.on_default().bold();
/// Errors.
pub(crate) const WRONG: Style = AnsiColor::Red.on_default().bold();
