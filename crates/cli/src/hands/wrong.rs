//! Complaints about text that isn't a hand: the text, a caret under the byte at fault, the reason.

use std::io::{self, Write};

use mentsu::plan::PlanError;
use mentsu::{ParseError, Tile};

use crate::hands::{Input, hint};
use crate::show::counted;
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, WRONG};
use crate::terminal::{columns, paragraph, width};

/// Why there is no answer.
pub(crate) enum Wrong {
    /// The text can't be read as a hand.
    Text(ParseError),
    /// The bytes aren't UTF-8.
    NotUtf8 {
        /// The offset of the first byte that isn't.
        at: usize,
    },
    /// There is no such tile in sanma.
    NotInSanma {
        /// One of 2m to 8m.
        tile: Tile,
    },
    /// A hand of one tile next to indicators, which is an indicator without its option.
    IndicatorWithoutOption,
    /// `trace` walks through hands that may be won.
    NothingToTrace {
        /// How many concealed tiles there are.
        concealed: u8,
    },
    /// There is no plan for the hand.
    NoPlan(PlanError),
}

impl Wrong {
    fn reason(&self) -> String {
        match self {
            Wrong::Text(error) => error.kind().to_string(),
            Wrong::NotUtf8 { .. } => "this is not UTF-8".to_owned(),
            Wrong::NothingToTrace { concealed } => format!(
                "trace takes hands that may be won, of 14, 11, 8, 5 or 2 concealed tiles; \
                 this one has {} and waits for one more",
                counted((*concealed).into(), "concealed tile")
            ),
            Wrong::NoPlan(PlanError::WrongSize { concealed, melds }) => format!(
                "a plan chooses a discard of a hand of 14 tiles, three for each meld; this one has {}",
                counted(usize::from(*concealed) + 3 * usize::from(*melds), "tile")
            ),
            Wrong::NoPlan(error) => error.to_string(),
            Wrong::NotInSanma { tile } => format!("there is no {tile} in sanma"),
            Wrong::IndicatorWithoutOption => {
                "one tile, which nobody pays; repeat the option for each indicator: \
                 --dora 3m --dora 0p"
                    .to_owned()
            }
        }
    }

    /// The byte at fault, if it is one byte.
    fn at(&self) -> Option<usize> {
        match self {
            Wrong::Text(error) => Some(error.at()),
            Wrong::NotUtf8 { at } => Some(*at),
            Wrong::NothingToTrace { .. }
            | Wrong::NoPlan(_)
            | Wrong::NotInSanma { .. }
            | Wrong::IndicatorWithoutOption => None,
        }
    }

    fn hint(&self, text: &str) -> Option<String> {
        match self {
            Wrong::Text(error) => hint::of(error, text),
            _ => None,
        }
    }

    /// Prints the reason, and beneath it the text with a caret.
    pub(crate) fn print(&self, err: &mut impl Write, input: &Input) -> io::Result<()> {
        let what = match self {
            Wrong::NothingToTrace { .. } => "no trace",
            Wrong::NoPlan(_) => "no plan",
            _ => "wrong hand",
        };
        let mut title = match input.line_number() {
            Some(number) => format!("{what} in line {number}: "),
            None => format!("{what}: "),
        };
        title.extend(self.reason().chars().map(columns::shown));
        for line in columns::wrapped(&title, width() - 2) {
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
        if let Some(hint) = self.hint(input.text()) {
            writeln!(err)?;
            paragraph(err, PLAIN, &hint)?;
        }
        Ok(())
    }
}

/// An excerpt of a text around one of its bytes that fits a line.
struct Excerpt {
    text: String,
    /// The column of the byte in it.
    caret: usize,
}

impl Excerpt {
    /// The excerpt around the character that byte `at` belongs to, or around the text's end.
    fn new(text: &str, at: usize) -> Excerpt {
        // Less the indent, an ellipsis on either side, and two that stay free.
        let room = width() - 6;
        let at = (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let (before, after) = (text[..at].chars(), text[at..].chars());
        // At least half of the room is for what stands before, all that isn't needed after it.
        let (right, _) = fitting(after.clone(), room / 2);
        let (mut left, cut_left) = fitting(before.rev(), room - columns_of(&right));
        let (right, cut_right) = fitting(after, room - columns_of(&left));
        left.extend(cut_left.then_some('…'));
        left.reverse();
        let caret = columns_of(&left);
        let end = cut_right.then_some('…');
        Excerpt { text: left.into_iter().chain(right).chain(end).collect(), caret }
    }
}

fn columns_of(characters: &[char]) -> usize {
    characters.iter().map(|&c| columns::of(c)).sum()
}

/// The first characters, as they are shown, that fit this many columns, and whether more follow.
fn fitting(text: impl Iterator<Item = char>, columns: usize) -> (Vec<char>, bool) {
    let mut taken = Vec::new();
    let mut sum = 0;
    for c in text.map(columns::shown) {
        sum += columns::of(c);
        if sum > columns {
            return (taken, true);
        }
        taken.push(c);
    }
    (taken, false)
}
