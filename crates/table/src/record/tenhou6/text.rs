//! Texts that people edit, as they are compared.

use std::string::String;

/// A text without spaces, its full-width digits and marks as plain ones, and one letter for each
/// variant: people edit these texts.
pub(super) fn plain(text: &str) -> String {
    const ASCII: u32 = 0xFEE0;
    let plain = |c: char| match c {
        '翻' | '番' => '飜',
        '點' => '点',
        '—' | '−' | '〜' | '～' | '~' => '-',
        '！'..='～' => {
            char::from_u32(c as u32 - ASCII).expect("below a full-width mark is a plain one")
        }
        c => c,
    };
    text.chars().filter(|c| !c.is_whitespace()).map(plain).collect()
}
