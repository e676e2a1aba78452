//! Prompts, and the lines typed in answer.

use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write};

use crate::terminal::style::{PLAIN, WRONG};
use crate::terminal::{columns, width};

/// The longest line that is read, in bytes; what follows in it is left out.
const LONGEST: u64 = 4096;

/// Asks for a line. Input that isn't typed on a terminal is shown after the question as if it had
/// been, so that a script's run reads like a player's. `None` at the end of input.
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

/// Prints text in lines that fit the terminal, followed by an empty one.
pub(crate) fn tell(out: &mut impl Write, text: &str) -> io::Result<()> {
    tell_in(out, PLAIN, text)
}

/// Prints a complaint about wrong input, which it may repeat, in the same way.
pub(crate) fn complain(out: &mut impl Write, text: &str) -> io::Result<()> {
    let text: String = text.chars().map(columns::shown).collect();
    tell_in(out, WRONG, &text)
}

fn tell_in(out: &mut impl Write, style: anstyle::Style, text: &str) -> io::Result<()> {
    for paragraph in text.split('\n') {
        for line in columns::wrapped(paragraph, width() - 2) {
            writeln!(out, "{style}{line}{style:#}")?;
        }
    }
    writeln!(out)
}
