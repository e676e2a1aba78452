//! A person at the terminal.

use std::io::{self, Write};

use three_colour_othello::{Action, Game};

use crate::terminal::prompt;

pub(super) enum Answer {
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
  hint       the best actions, near the end what is proven
  analyse    what every action is worth
  save FILE  write the game down
  resign     give up
  quit       leave the game";

/// Whether undo and redo are possible at a person's turn.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// A person has made an action.
    pub(super) can_undo: bool,
    /// An action was undone, and no other was made since.
    pub(super) can_redo: bool,
}

/// Asks until an answer is valid.
pub(super) fn ask(out: &mut impl Write, game: &Game, reach: Reach) -> io::Result<Answer> {
    loop {
        let Some(line) = prompt::ask(out, &format!("{}?", game.position().turn()))? else {
            return Ok(Answer::EndOfInput);
        };
        writeln!(out)?;
        match Line::of(&line, game, reach) {
            Ok(Line::Answer(answer)) => return Ok(answer),
            Ok(Line::Help) => writeln!(out, "{HELP}\n")?,
            Err(complaint) => prompt::complain(out, &complaint)?,
        }
    }
}

/// What was typed.
enum Line {
    Answer(Answer),
    Help,
}

impl Line {
    /// Parses a line. An error is the text to show.
    fn of(line: &str, game: &Game, reach: Reach) -> Result<Line, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let answer = match (word.to_ascii_lowercase().as_str(), rest.trim()) {
            ("" | "help" | "?", "") => return Ok(Line::Help),
            ("undo", "") if reach.can_undo => Answer::Undo,
            ("undo", "") => {
                return Err("you have not made an action yet that can be undone".to_owned());
            }
            ("redo", "") if reach.can_redo => Answer::Redo,
            ("redo", "") => return Err("no action was undone that can be made again".to_owned()),
            ("hint", "") => Answer::Hint,
            ("analyse" | "analyze", "") => Answer::Analyse,
            ("save", "") => return Err("save needs the name of a file: save game.txt".to_owned()),
            ("save", file) => Answer::Save(file.to_owned()),
            ("resign", "") => Answer::Resign,
            ("quit" | "exit" | "q", "") => Answer::Quit,
            _ => act(line, game)?,
        };
        Ok(Line::Answer(answer))
    }
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
