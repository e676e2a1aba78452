//! Hands that are none: the text, a caret under the byte at fault, and the reason.

use std::io::{self, Write};

use mentsu::ParseError;

use crate::columns;
use crate::input::Input;
use crate::line::Line;
use crate::style::{PLAIN, WRONG};

/// Columns that text may take, an indent of two included.
const COLUMNS: usize = 78;

/// Why there is no answer.
pub(crate) enum Wrong {
    /// The text is no hand.
    Text(ParseError),
    /// The bytes are no text.
    NotUtf8 {
        /// Where they stop being text.
        at: usize,
    },
    /// `--trace` walks through hands that may be won.
    NothingToTrace {
        /// How many concealed tiles there are.
        concealed: u8,
    },
}

impl Wrong {
    fn reason(&self) -> String {
        match self {
            Wrong::Text(error) => error.kind().to_string(),
            Wrong::NotUtf8 { .. } => "this is not UTF-8".to_owned(),
            Wrong::NothingToTrace { concealed } => format!(
                "--trace takes hands that may be won, of 14, 11, 8, 5 or 2 concealed tiles; \
                 this one has {concealed} and waits for one more"
            ),
        }
    }

    /// The byte at fault, if it is one byte.
    fn at(&self) -> Option<usize> {
        match self {
            Wrong::Text(error) => Some(error.at()),
            Wrong::NotUtf8 { at } => Some(*at),
            Wrong::NothingToTrace { .. } => None,
        }
    }

    /// Prints the reason, and beneath it the text with a caret.
    pub(crate) fn print(&self, err: &mut impl Write, input: &Input) -> io::Result<()> {
        let what = match self {
            Wrong::Text(_) | Wrong::NotUtf8 { .. } => "wrong hand",
            Wrong::NothingToTrace { .. } => "no trace",
        };
        let mut title = match input.line_number() {
            Some(number) => format!("{what} in line {number}: "),
            None => format!("{what}: "),
        };
        title.extend(self.reason().chars().map(columns::shown));
        for line in columns::wrapped(&title, COLUMNS) {
            writeln!(err, "{WRONG}{line}{WRONG:#}")?;
        }
        let excerpt = Excerpt::new(input.text(), self.at().unwrap_or(0));
        writeln!(err, "\n{}", Line::with(PLAIN, &excerpt.text))?;
        if self.at().is_some() {
            let mut line = Line::default();
            line.to(2 + excerpt.caret);
            line.put(WRONG, "^");
            writeln!(err, "{line}")?;
        }
        Ok(())
    }
}

/// As much of a text around one of its bytes as fits a line.
struct Excerpt {
    text: String,
    /// The column of the byte in it.
    caret: usize,
}

impl Excerpt {
    /// Less the indent, and an ellipsis on either side.
    const ROOM: usize = COLUMNS - 4;

    /// The excerpt around the character that byte `at` belongs to, or around the text's end.
    fn new(text: &str, at: usize) -> Excerpt {
        let at = (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let (before, after) = (text[..at].chars(), text[at..].chars());
        // At least half of the room is for what stands before, all that isn't needed after it.
        let (right, _) = fitting(after.clone(), Self::ROOM / 2);
        let (mut left, cut_left) = fitting(before.rev(), Self::ROOM - width(&right));
        let (right, cut_right) = fitting(after, Self::ROOM - width(&left));
        left.extend(cut_left.then_some('…'));
        left.reverse();
        let caret = width(&left);
        let end = cut_right.then_some('…');
        Excerpt { text: left.into_iter().chain(right).chain(end).collect(), caret }
    }
}

fn width(characters: &[char]) -> usize {
    characters.iter().map(|&c| columns::of(c)).sum()
}

/// The first characters, as they are shown, that fit so many columns, and whether more follow.
fn fitting(text: impl Iterator<Item = char>, columns: usize) -> (Vec<char>, bool) {
    let mut taken = Vec::new();
    let mut width = 0;
    for c in text.map(columns::shown) {
        width += columns::of(c);
        if width > columns {
            return (taken, true);
        }
        taken.push(c);
    }
    (taken, false)
}
