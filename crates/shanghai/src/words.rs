//! Words with their columns, and comments: shared by the readers of all texts.

use alloc::vec::Vec;
use core::fmt;

/// The words of a line, each with its column, counted from 1 in characters.
pub(crate) fn words(line: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut column = 1;
    for piece in line.split(char::is_whitespace) {
        if !piece.is_empty() {
            words.push((column, piece));
        }
        column += piece.chars().count() + 1;
    }
    words
}

/// A line without its comment, which begins with `#`.
pub(crate) fn uncommented(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
}

/// A count with its noun: `1 word`, `2 words`.
pub(crate) struct Count(pub(crate) usize, pub(crate) &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(number, name) = self;
        write!(f, "{number} {name}{}", if *number == 1 { "" } else { "s" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        assert_eq!(words("\u{3000}a  bc"), [(2, "a"), (5, "bc")]);
        assert!(words(" \t").is_empty());
        assert_eq!(uncommented("a # b # c"), "a ");
    }
}
