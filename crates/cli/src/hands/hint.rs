//! Hints for text in other notations than mpsz.

use mentsu::{ParseError, ParseErrorKind, PartialHand};

/// How to write what the text seems to mean, if anything.
pub(crate) fn of(error: &ParseError, text: &str) -> Option<String> {
    let unknown = match error.kind() {
        ParseErrorKind::UnknownCharacter(c) | ParseErrorKind::Misplaced(c) => c,
        _ => return None,
    };
    if matches!(unknown, '?' | '？') {
        return Some(about_unknown_tiles(text));
    }
    let is_word = text.chars().filter(char::is_ascii_alphabetic).count() > 3;
    (is_word && !text.contains(|c: char| c.is_ascii_digit()))
        .then(|| format!("there is no subcommand `{text}` either; see mentsu --help"))
}

/// A hint about tiles written as `?`: what they may be.
fn about_unknown_tiles(text: &str) -> String {
    const SHOWN: usize = 6;

    let Ok(hand) = text.parse::<PartialHand>() else {
        return "`?` is an unknown tile, which isn't analyzed".to_owned();
    };
    let mut wins = hand.completions().map(|completion| completion.tiles().to_string());
    let shown: Vec<String> = wins.by_ref().take(SHOWN).collect();
    let of_them = match (shown.len(), wins.count()) {
        (0, _) => "nothing would make it win".to_owned(),
        (1, _) => format!("it would win with {}", shown[0]),
        (_, 0) => format!("it would win with {}", shown.join(" or ")),
        (_, more) => format!("it would win with {} or in {more} other ways", shown.join(", ")),
    };
    format!("`?` is an unknown tile, which isn't analyzed; {of_them}")
}
