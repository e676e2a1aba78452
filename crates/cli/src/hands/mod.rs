//! Reading the hands to answer about, from arguments or from the lines of standard input.

pub(crate) mod hint;
pub(crate) mod wrong;

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use mentsu::{Hand, notation::unicode};

use crate::ending::Ending;
use crate::hands::wrong::Wrong;
use crate::show::strip;
use crate::terminal::{self, Stdout};

/// The byte order mark with which some editors begin a file; it isn't part of the first line.
pub(crate) const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

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
        let marked = (number == 1).then(|| bytes.strip_prefix(BYTE_ORDER_MARK)).flatten();
        let bytes = marked.unwrap_or(bytes).trim_ascii();
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

    /// Reads the hand, in mpsz or in mahjong tile characters.
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

/// Prints each hand and the answer to what is asked of it, or why there is none. What `prepare` finds
/// out before the hand is printed, `answer` gets.
pub(crate) fn answer_each<T>(
    texts: &[String],
    prepare: impl FnMut(&Hand) -> Result<T, Wrong>,
    mut answer: impl FnMut(&mut Stdout, &Hand, T) -> io::Result<Ending>,
) -> io::Result<Ending> {
    let mut is_first = true;
    answer_each_bare(texts, prepare, |out, hand, prepared| {
        if !is_first {
            writeln!(out)?;
        }
        is_first = false;
        strip::print_hand(out, hand)?;
        writeln!(out)?;
        answer(out, hand, prepared)
    })
}

/// The same without the hand before its answer.
pub(crate) fn answer_each_bare<T>(
    texts: &[String],
    mut prepare: impl FnMut(&Hand) -> Result<T, Wrong>,
    mut answer: impl FnMut(&mut Stdout, &Hand, T) -> io::Result<Ending>,
) -> io::Result<Ending> {
    let mut out = terminal::stdout();
    let mut ending = Ending::Answered;
    for (nth, input) in all(texts).enumerate() {
        let input = input?;
        let prepared = input.hand().and_then(|hand| Ok((prepare(&hand)?, hand)));
        let this = match prepared {
            Ok((prepared, hand)) => answer(&mut out, &hand, prepared)?,
            Err(wrong) => {
                let mut err = anstream::stderr().lock();
                if nth > 0 {
                    writeln!(err)?;
                }
                wrong.print(&mut err, &input)?;
                Ending::Wrong
            }
        };
        ending = ending.max(this);
    }
    Ok(ending)
}

/// The hands of the arguments, or of standard input if there are none.
fn all(arguments: &[String]) -> Box<dyn Iterator<Item = io::Result<Input>> + '_> {
    if arguments.is_empty() {
        return Box::new(lines());
    }
    Box::new(arguments.iter().map(|text| Ok(Input::argument(text))))
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
