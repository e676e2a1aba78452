//! A person at the terminal.

use std::io::{self, Write};

use ywf::{Action, Game};

pub(crate) enum Answer {
    Act(Action),
    Undo,
    Hint,
    Quit,
    EndOfInput,
}

const HELP: &str = "\
What can be typed:
  34    play on row 3, column 4 (squares marked *)
  c44   change the grey piece on row 4, column 4 (marked g)
  pass  pass, when nothing else is possible
  undo  back to your last turn
  hint  what a searcher would do
  quit  leave the game";

/// Asks until an answer makes sense; `can_undo` tells whether an action of a person lies behind.
pub(crate) fn ask(
    out: &mut impl Write,
    lines: &mut impl Iterator<Item = io::Result<String>>,
    game: &Game,
    can_undo: bool,
) -> io::Result<Answer> {
    loop {
        write!(out, "{}> ", game.position().turn())?;
        out.flush()?;
        let line = match lines.next() {
            Some(Ok(line)) => line,
            Some(Err(error)) if error.kind() == io::ErrorKind::InvalidData => {
                writeln!(out, "that isn't text in UTF-8; help lists what can be typed")?;
                continue;
            }
            Some(Err(error)) => return Err(error),
            None => {
                writeln!(out)?;
                return Ok(Answer::EndOfInput);
            }
        };
        match line.trim() {
            "" => {}
            "help" | "?" => writeln!(out, "{HELP}")?,
            "undo" if !can_undo => {
                writeln!(out, "you have made no action yet that could be undone")?;
            }
            "undo" => return Ok(Answer::Undo),
            "hint" => return Ok(Answer::Hint),
            "quit" => return Ok(Answer::Quit),
            text => match text.parse::<Action>() {
                Err(error) => {
                    writeln!(out, "{}; help lists what can be typed", error.kind())?;
                }
                Ok(action) => match game.clone().apply(action) {
                    Ok(()) => return Ok(Answer::Act(action)),
                    Err(error) => writeln!(out, "{action} is illegal: {error}")?,
                },
            },
        }
    }
}
