//! Prompts and answers.

use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write};

use crate::terminal::style::{PLAIN, WRONG};
use crate::terminal::{columns, width};

/// The bytes of a line that are read; the rest of it is skipped.
const LONGEST: u64 = 4096;

/// Asks for a line; `None` at the end of input. Input from a file or pipe is echoed, so that a
/// script's output reads like a player's session.
pub(crate) fn ask(out: &mut impl Write, question: &str) -> io::Result<Option<String>> {
    write!(out, "{question} ")?;
    out.flush()?;
    let stdin = io::stdin();
    let is_terminal = stdin.is_terminal();
    let mut stdin = stdin.lock();
    let mut bytes = Vec::new();
    stdin.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        writeln!(out)?;
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
        stdin.skip_until(b'\n')?;
    }
    let line = String::from_utf8_lossy(&bytes).trim().to_owned();
    if !is_terminal {
        let shown: String = line.chars().map(columns::shown).take(width() / 2).collect();
        writeln!(out, "{shown}")?;
    }
    Ok(Some(line))
}

/// Prints wrapped text and an empty line.
pub(crate) fn tell(out: &mut impl Write, text: &str) -> io::Result<()> {
    tell_in(out, PLAIN, text)
}

/// Prints an error about the input in the same way; the text may quote the input.
pub(crate) fn complain(out: &mut impl Write, text: &str) -> io::Result<()> {
    let text: String = text.chars().map(columns::shown).collect();
    tell_in(out, WRONG, &text)
}

fn tell_in(out: &mut impl Write, style: anstyle::Style, text: &str) -> io::Result<()> {
    for line in columns::wrapped(text, width() - 2) {
        writeln!(out, "{style}{line}{style:#}")?;
    }
    writeln!(out)
}
