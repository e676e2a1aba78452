//! Text in columns of a terminal: wrapped, and made safe to print there.

use std::borrow::Cow;

use textwrap::{Options, WordSeparator, WordSplitter};

/// A character made safe to print: a tab becomes a space, and controls and bidirectional marks,
/// which could move the cursor or do worse to a terminal, become replacement characters.
pub(crate) fn shown(c: char) -> char {
    match c {
        '\t' => ' ',
        '\u{200B}'..='\u{200F}'
        | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}'
        | '\u{FEFF}' => char::REPLACEMENT_CHARACTER,
        c if c.is_control() => char::REPLACEMENT_CHARACTER,
        c => c,
    }
}

/// Text made safe to print.
pub(crate) fn safe(text: &str) -> String {
    text.chars().map(shown).collect()
}

/// Text wrapped at spaces into lines of at most this many columns; longer words stay whole.
pub(crate) fn wrapped(text: &str, columns: usize) -> Vec<Cow<'_, str>> {
    textwrap::wrap(text, options(columns))
}

/// The same, the first line indented and all others by two more.
pub(crate) fn hanging(text: &str, indent: usize, columns: usize) -> Vec<Cow<'_, str>> {
    let (first, others) = (" ".repeat(indent), " ".repeat(indent + 2));
    textwrap::wrap(text, options(columns).initial_indent(&first).subsequent_indent(&others))
}

/// Breaks at spaces only.
fn options<'a>(columns: usize) -> Options<'a> {
    Options::new(columns)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
}
