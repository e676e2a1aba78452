//! The terminal: its width, columns, colours and prompts.

pub(crate) mod columns;
pub(crate) mod line;
pub(crate) mod prompt;
pub(crate) mod style;
mod width;

pub(crate) use crate::terminal::width::width;

use std::io::{self, IsTerminal as _, StdoutLock, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;

use crate::input::doing;
use crate::terminal::line::Line;

/// Standard output, stripped of colours and cursor movements unless it is a terminal. Its errors
/// say that it is standard output.
pub(crate) struct Stdout(AutoStream<StdoutLock<'static>>);

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(doing(WRITING))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(doing(WRITING))
    }
}

pub(crate) const WRITING: &str = "writing standard output";

/// Standard output; colours and cursor movements reach a terminal only. `CLICOLOR_FORCE` is
/// ignored, because a file or pipe would get the cursor movements, too.
pub(crate) fn stdout() -> Stdout {
    let stdout = io::stdout();
    let choice = if stdout.is_terminal() { ColorChoice::Auto } else { ColorChoice::Never };
    Stdout(AutoStream::new(stdout.lock(), choice))
}

/// Prints text wrapped to the width, each line indented by two.
pub(crate) fn paragraph(out: &mut impl Write, style: Style, text: &str) -> io::Result<()> {
    for line in columns::wrapped(text, width() - 2) {
        writeln!(out, "{}", Line::with(style, &line))?;
    }
    Ok(())
}
