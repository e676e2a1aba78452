//! The few colours; anstream leaves them out where they don't belong.

use anstyle::{AnsiColor, Style};

pub(crate) const PLAIN: Style = Style::new();
/// What a paragraph is about.
pub(crate) const TITLE: Style = Style::new().bold();
/// Names that stand by what they name.
pub(crate) const QUIET: Style = Style::new().dimmed();
/// A winning form, or the block of it that the winning tile completes.
pub(crate) const WON: Style = AnsiColor::Green.on_default().bold();
/// Red fives.
pub(crate) const RED: Style = AnsiColor::Red.on_default().bold();
/// Wrong input.
pub(crate) const WRONG: Style = AnsiColor::Red.on_default().bold();
