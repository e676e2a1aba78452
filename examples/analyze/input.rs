//! Where hands come from: arguments, or the lines of standard input.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use mentsu::{Hand, notation::unicode};

use crate::wrong::Wrong;

/// One hand as it was typed.
pub(crate) struct Input {
    /// Without the spaces around it.
    text: String,
    /// The number of its line, if it came from standard input.
    line: Option<usize>,
    /// Where bytes that aren't UTF-8 begin; `text` has replacement characters there.
    not_utf8: Option<usize>,
}

impl Input {
    fn argument(text: &str) -> Input {
        Input { text: text.trim().to_owned(), line: None, not_utf8: None }
    }

    fn line(number: usize, bytes: &[u8]) -> Input {
        let bytes = bytes.trim_ascii();
        Input {
            text: String::from_utf8_lossy(bytes).into_owned(),
            line: Some(number),
            not_utf8: core::str::from_utf8(bytes).err().map(|error| error.valid_up_to()),
        }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn line_number(&self) -> Option<usize> {
        self.line
    }

    /// The hand it means, in mpsz or in mahjong tile characters.
    pub(crate) fn hand(&self) -> Result<Hand, Wrong> {
        if let Some(at) = self.not_utf8 {
            return Err(Wrong::NotUtf8 { at });
        }
        let has_tile_character = self.text.chars().any(|c| unicode::tile(c).is_some());
        let hand = match has_tile_character {
            true => unicode::parse(&self.text),
            false => self.text.parse(),
        };
        hand.map_err(Wrong::Text)
    }
}

/// The hands of the arguments, or of standard input if there are none.
pub(crate) fn all(arguments: Vec<String>) -> Box<dyn Iterator<Item = io::Result<Input>>> {
    if arguments.is_empty() {
        return Box::new(lines());
    }
    Box::new(arguments.into_iter().map(|text| Ok(Input::argument(&text))))
}

/// The lines of standard input that aren't blank.
fn lines() -> impl Iterator<Item = io::Result<Input>> {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        // A hint, and not worth failing over.
        let _ = writeln!(anstream::stderr(), "Type a hand a line, such as 1112345678999m:");
    }
    stdin
        .lock()
        .split(b'\n')
        .enumerate()
        .map(|(i, bytes)| Ok(Input::line(i + 1, &bytes?)))
        .filter(|input| input.as_ref().map_or(true, |input| !input.text.is_empty()))
}
