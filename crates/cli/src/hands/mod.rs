//! Hands from the arguments or from standard input.

pub(crate) mod bad_hand;
pub(crate) mod hint;

use std::io::{self, IsTerminal as _, Write as _};

use mentsu::notation::MAX_TEXT;

use mentsu::{Hand, ParseError};

use crate::ending::Ending;
use crate::hands::bad_hand::BadHand;
use crate::input;
use crate::show::strip;
use crate::terminal::{self, Stdout};

/// The byte order mark that some editors write at the start of a file.
pub(crate) const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// The text of a hand.
struct Input {
    /// Trimmed.
    text: String,
    /// The line number on standard input.
    line: Option<usize>,
    /// The offset of the first byte that isn't UTF-8; `text` has replacement characters from there
    /// on.
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

    fn read<H: Asked>(&self) -> Result<H, BadHand> {
        if let Some(at) = self.not_utf8 {
            return Err(BadHand::NotUtf8 { at });
        }
        H::read(&self.text).map_err(BadHand::Text)
    }
}

/// What the text of a hand asks about.
pub(crate) trait Asked: Sized {
    fn read(text: &str) -> Result<Self, ParseError>;

    /// Prints the tiles, in two rows or more.
    fn print_tiles(&self, out: &mut Stdout) -> io::Result<()>;
}

impl Asked for Hand {
    fn read(text: &str) -> Result<Hand, ParseError> {
        text.parse()
    }

    fn print_tiles(&self, out: &mut Stdout) -> io::Result<()> {
        strip::print_hand(out, self)
    }
}

/// Prints each hand and its answer, or its error. `prepare` runs before the hand is printed, and
/// `answer` gets its result.
pub(crate) fn answer_each<H: Asked, T>(
    texts: &[String],
    prepare: impl FnMut(&H) -> Result<T, BadHand>,
    mut answer: impl FnMut(&mut Stdout, &H, T) -> io::Result<Ending>,
) -> io::Result<Ending> {
    let mut is_first = true;
    answer_each_bare(texts, prepare, |out, hand, prepared| {
        if !is_first {
            writeln!(out)?;
        }
        is_first = false;
        hand.print_tiles(out)?;
        writeln!(out)?;
        answer(out, hand, prepared)
    })
}

/// Like [`answer_each`], but doesn't print the hand.
pub(crate) fn answer_each_bare<H: Asked, T>(
    texts: &[String],
    mut prepare: impl FnMut(&H) -> Result<T, BadHand>,
    mut answer: impl FnMut(&mut Stdout, &H, T) -> io::Result<Ending>,
) -> io::Result<Ending> {
    let mut out = terminal::stdout();
    let mut ending = Ending::Answered;
    for (nth, input) in all(texts).enumerate() {
        let input = input?;
        let prepared = input.read::<H>().and_then(|hand| Ok((prepare(&hand)?, hand)));
        let this = match prepared {
            Ok((prepared, hand)) => answer(&mut out, &hand, prepared)?,
            Err(wrong) => {
                let mut err = anstream::stderr().lock();
                if nth > 0 {
                    writeln!(err)?;
                }
                wrong.print(&mut err, &input.text, input.line)?;
                Ending::Wrong
            }
        };
        ending = ending.max(this);
    }
    Ok(ending)
}

/// The hands from the arguments, or from standard input if there are none.
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
        // Only a hint, so an error doesn't matter.
        let _ = writeln!(anstream::stderr(), "Type one hand a line, such as 1112345678999m:");
    }
    let mut stdin = stdin.lock();
    let next = move || {
        let mut line = Vec::new();
        // What is longer than the longest text is refused for that, so no more of it is needed.
        match input::read_line(&mut stdin, MAX_TEXT, &mut line) {
            Ok(was_there) => was_there.then_some(Ok(line)),
            Err(error) => Some(Err(input::reading_stdin(error))),
        }
    };
    std::iter::from_fn(next)
        .enumerate()
        .map(|(i, bytes)| Ok(Input::line(i + 1, &bytes?)))
        .filter(|input| input.as_ref().map_or(true, |input| !input.text.is_empty()))
}
