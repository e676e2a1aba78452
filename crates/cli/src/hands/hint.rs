//! Hints on how to write hands.

use mentsu::{ParseError, ParseErrorKind};

/// A hint about what the text may mean.
pub(crate) fn of(error: &ParseError, text: &str) -> Option<String> {
    let unknown = match error.kind() {
        ParseErrorKind::UnknownCharacter(c) | ParseErrorKind::Misplaced(c) => c,
        _ => return None,
    };
    if matches!(unknown, '?' | '🀫') {
        return Some("`?` is an unknown tile, which analyse and batch take".to_owned());
    }
    let is_word = text.chars().filter(char::is_ascii_alphabetic).count() > 3;
    (is_word && !text.contains(|c: char| c.is_ascii_digit()))
        .then(|| format!("`{text}` isn't a subcommand, either; see mentsu --help"))
}
