//! A person at the terminal.

use std::io::{self, Write};

use three_colour_othello::{Action, Game};

pub(crate) enum Answer {
    Act(Action),
    Undo,
    Redo,
    Hint,
    Analyse,
    Save(String),
    Resign,
    Quit,
    EndOfInput,
}

const HELP: &str = "\
What can be typed:
  34         play on row 3, column 4 (squares marked *)
  c44        change the grey piece there (marked g)
  pass       pass, when nothing else is possible
  undo       back to your last turn
  redo       again what was undone
  hint       the best actions, and what is proven near the end
  analyse    what every action is worth
  save FILE  write the game down
  resign     give up
  quit       leave the game";

/// Whether undo and redo are possible at a person's turn.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// A person has made an action.
    pub(crate) can_undo: bool,
    /// An action was undone, and no other was made since.
    pub(crate) can_redo: bool,
}

/// Asks until an answer is valid.
pub(crate) fn ask(
    out: &mut impl Write,
    lines: &mut impl Iterator<Item = io::Result<String>>,
    game: &Game,
    reach: Reach,
) -> io::Result<Answer> {
    loop {
        write!(out, "{}> ", game.position().turn())?;
        out.flush()?;
        let line = match lines.next() {
            Some(Ok(line)) => line,
            Some(Err(error)) if error.kind() == io::ErrorKind::InvalidData => {
                writeln!(out, "that isn't text in UTF-8; help lists the commands")?;
                continue;
            }
            Some(Err(error)) => return Err(error),
            None => {
                writeln!(out)?;
                return Ok(Answer::EndOfInput);
            }
        };
        match understood(line.trim(), game, reach) {
            Ok(Some(answer)) => return Ok(answer),
            Ok(None) => {}
            Err(complaint) => writeln!(out, "{complaint}")?,
        }
    }
}

/// Parses a line; `None` if it is empty. An error is the text to show: help, or an error message.
fn understood(line: &str, game: &Game, reach: Reach) -> Result<Option<Answer>, String> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    Ok(Some(match (word.to_ascii_lowercase().as_str(), rest.trim()) {
        ("", _) => return Ok(None),
        ("help" | "?", "") => return Err(HELP.to_owned()),
        ("undo", "") if reach.can_undo => Answer::Undo,
        ("undo", "") => return Err("you have not made an action yet that can be undone".to_owned()),
        ("redo", "") if reach.can_redo => Answer::Redo,
        ("redo", "") => return Err("no action was undone that can be made again".to_owned()),
        ("hint", "") => Answer::Hint,
        ("analyse" | "analyze", "") => Answer::Analyse,
        ("save", "") => return Err("save needs the name of a file: save game.txt".to_owned()),
        ("save", file) => Answer::Save(file.to_owned()),
        ("resign", "") => Answer::Resign,
        ("quit" | "exit" | "q", "") => Answer::Quit,
        _ => return act(line, game).map(Some),
    }))
}

fn act(line: &str, game: &Game) -> Result<Answer, String> {
    let action: Action = line.parse().map_err(|error: three_colour_othello::ParseError| {
        format!("{}; help lists the commands", error.kind())
    })?;
    match game.clone().apply(action) {
        Ok(()) => Ok(Answer::Act(action)),
        Err(error) => Err(format!("{action} is illegal: {error}")),
    }
}
