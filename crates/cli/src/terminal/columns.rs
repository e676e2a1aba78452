//! The width of text in columns of a terminal, and text made safe to print there.

/// The columns of a character by Unicode's East Asian Width: 0 for combining marks, 2 for wide
/// characters. Of the mahjong tiles only 🀄 is wide.
pub(crate) fn of(c: char) -> usize {
    match c {
        '\u{300}'..='\u{36F}' | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}' => 0,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{303E}'
        | '\u{3041}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF01}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{1F004}'
        | '\u{1F300}'..='\u{1F64F}'
        | '\u{1F680}'..='\u{1F6FF}'
        | '\u{1F900}'..='\u{1F9FF}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

/// The columns of a text.
pub(crate) fn of_text(text: &str) -> usize {
    text.chars().map(of).sum()
}

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

/// Text wrapped at spaces into lines of at most this many columns; longer words stay whole.
pub(crate) fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if of_text(line) + 1 + of_text(word) <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
