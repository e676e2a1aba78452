//! Where each value of a text begins and ends: values behind each other, or the items of lists of
//! them. What is within a value isn't looked at.

use std::string::{String, ToString};

/// The texts of the values of a text, the items of lists for the lists themselves.
#[derive(Clone, Debug)]
pub(in crate::record) struct Elements<'a> {
    text: &'a str,
    at: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Between values.
    Outside,
    /// Behind a list's bracket.
    First,
    /// Behind a list's comma.
    Item,
    /// Behind a list's item.
    BehindItem,
    /// Behind an error.
    Broken,
}

impl<'a> Elements<'a> {
    pub(in crate::record) fn of(text: &'a str) -> Elements<'a> {
        Elements { text: text.trim_start_matches('\u{feff}'), at: 0, state: State::Outside }
    }

    /// How far the text has been read.
    pub(in crate::record) fn line(&self) -> usize {
        1 + self.text.as_bytes()[..self.at].iter().filter(|byte| **byte == b'\n').count()
    }

    fn broken(&mut self, why: &str) -> Option<Result<&'a str, String>> {
        self.state = State::Broken;
        Some(Err(why.to_string() + " at line " + &self.line().to_string()))
    }

    /// Where the value ends that begins here.
    fn end(&self) -> Option<usize> {
        let bytes = self.text.as_bytes();
        let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
        for (at, byte) in bytes.iter().enumerate().skip(self.at) {
            match byte {
                _ if escaped => escaped = false,
                b'\\' if quoted => escaped = true,
                b'"' => {
                    quoted = !quoted;
                    if !quoted && depth == 0 {
                        return Some(at + 1);
                    }
                }
                _ if quoted => {}
                b'{' | b'[' => depth += 1,
                b'}' | b']' if depth > 0 => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at + 1);
                    }
                }
                b',' | b'}' | b']' | b' ' | b'\n' | b'\r' | b'\t' if depth == 0 => {
                    return Some(at);
                }
                _ => {}
            }
        }
        (depth == 0 && !quoted).then_some(bytes.len())
    }
}

impl<'a> Iterator for Elements<'a> {
    type Item = Result<&'a str, String>;

    fn next(&mut self) -> Option<Result<&'a str, String>> {
        loop {
            let rest = &self.text.as_bytes()[self.at..];
            self.at += rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            let next = self.text.as_bytes().get(self.at);
            self.state = match (self.state, next) {
                (State::Broken, _) | (State::Outside, None) => return None,
                (_, None) => return self.broken("the list doesn't end"),
                (State::Outside, Some(b'[')) => State::First,
                (State::First | State::BehindItem, Some(b']')) => State::Outside,
                (State::BehindItem, Some(b',')) => State::Item,
                (State::BehindItem, _) => return self.broken("a comma is missing"),
                (state, Some(_)) => {
                    let Some(end) = self.end().filter(|end| *end > self.at) else {
                        return self.broken("a value is missing or doesn't end");
                    };
                    let text = &self.text[self.at..end];
                    self.at = end;
                    let is_outside = state == State::Outside;
                    self.state = if is_outside { State::Outside } else { State::BehindItem };
                    return Some(Ok(text));
                }
            };
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    #[test]
    fn values_and_items_of_lists_are_told_apart() {
        for (text, values) in [
            ("", &[][..]),
            ("[]", &[]),
            ("{\"a\":[1,2]} {\"b\":\"]}\\\"\"}", &["{\"a\":[1,2]}", "{\"b\":\"]}\\\"\"}"]),
            ("[{\"a\":1}, 2 ,[3,[4]]]\n[5]6", &["{\"a\":1}", "2", "[3,[4]]", "5", "6"]),
        ] {
            let found: Vec<&str> = Elements::of(text).map(Result::unwrap).collect();
            assert_eq!(found, values, "{text}");
        }
        for text in ["[", "[1", "[1,", "[1,]", "[1 2]", "{", "{\"a", "]", "[,1]", ","] {
            assert!(Elements::of(text).any(|value| value.is_err()), "{text}");
            assert!(Elements::of(text).count() < 4, "{text}");
        }
    }
}
