//! JSON that breaks off: its complete messages, with the brackets that are open after them closed.

use std::string::String;
use std::vec::Vec;

/// The keys of lists of messages.
const LISTS: [&str; 5] = ["details", "actions", "records", "data", "record"];

/// The most open brackets.
const MOST_OPEN: usize = 128;

/// A bracket that is open.
struct Open {
    closing: char,
    /// Whether it is a list of messages, by its key.
    is_messages: bool,
    /// Where the last complete object or text in a list ends.
    end: Option<usize>,
}

/// The JSON without what is incomplete at its end; `None` if nothing is, or nothing is left.
///
/// It ends after the last complete message: in the outermost open list of messages, else in the
/// list that is the whole text, else between values one after another.
pub(in crate::record) fn closed(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let mut open: Vec<Open> = Vec::new();
    let (mut at, mut last, mut key, mut end) = (0, "", "", None);
    while let Some(byte) = bytes.get(at) {
        let is_end = match byte {
            b'"' => {
                let Some(length) = text_length(&bytes[at..]) else { break };
                last = &text[at + 1..at + length - 1];
                at += length - 1;
                true
            }
            b':' => {
                key = last;
                false
            }
            b'{' | b'[' if open.len() == MOST_OPEN => return None,
            b'{' | b'[' => {
                let next = bytes[at + 1..].iter().find(|byte| !byte.is_ascii_whitespace());
                let is_messages = matches!((byte, next), (b'[', Some(b'{' | b'"')))
                    && LISTS.contains(&core::mem::take(&mut key));
                let closing = if *byte == b'{' { '}' } else { ']' };
                open.push(Open { closing, is_messages, end: None });
                false
            }
            b'}' | b']' => {
                open.pop()?;
                true
            }
            _ => false,
        };
        at += 1;
        if is_end {
            *open.last_mut().map_or(&mut end, |list| &mut list.end) = Some(at);
        }
    }
    let is_whole = at == bytes.len() && open.is_empty();
    if is_whole {
        return None;
    }
    let of_messages = open.iter().position(|list| list.is_messages && list.end.is_some());
    let is_list = |list: &&Open| list.closing == ']' && list.end.is_some();
    let innermost = of_messages.or_else(|| open.first().filter(is_list).map(|_| 0));
    let closing = innermost.map_or(&[][..], |innermost| &open[..=innermost]);
    let end = closing.last().map_or(end, |list| list.end)?;
    Some(text[..end].chars().chain(closing.iter().rev().map(|list| list.closing)).collect())
}

/// The length of a text in quotes; `None` if it doesn't end.
fn text_length(bytes: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_incomplete_is_left_out() {
        for (text, left) in [
            (r#"{"head":{},"actions":[{"a":[1]},{"b":[{}"#, r#"{"head":{},"actions":[{"a":[1]}]}"#),
            (r#"{"data":{"data":{"actions":[{},{"#, r#"{"data":{"data":{"actions":[{}]}}}"#),
            (r#"{"records":["\"]", "a"#, r#"{"records":["\"]"]}"#),
            (r#"[{"name":"a"},{"name":"b","data":{"c":[{},{"#, r#"[{"name":"a"}]"#),
            ("{\"a\":1}\n{\"b\":{\"c\":[{},", "{\"a\":1}"),
            (r#"[{"head":{},"actions":[{}"#, r#"[{"head":{},"actions":[{}]}]"#),
        ] {
            assert_eq!(closed(text).as_deref(), Some(left), "{text}");
        }
        for text in ["", "{}", "[{}] {}", "{", "[{", r#"{"head":{"a":[{}]}"#, "}", "{\"a"] {
            assert_eq!(closed(text), None, "{text}");
        }
        assert_eq!(closed(&"[".repeat(200)), None);
    }
}
