//! Where each value of a text begins and ends: values one after another, or the items of lists of
//! them. What is within a value isn't looked at.

use std::string::{String, ToString};

use super::scan::{Next, State, ValueEnd};

/// The texts of the values of a text, the items of lists for the lists themselves.
#[derive(Clone, Debug)]
pub(in crate::record) struct Elements<'a> {
    text: &'a str,
    at: usize,
    state: State,
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
        let mut end = ValueEnd::default();
        let length = end.find(&self.text.as_bytes()[self.at..]).or_else(|| end.at_end())?;
        Some(self.at + length)
    }
}

impl<'a> Iterator for Elements<'a> {
    type Item = Result<&'a str, String>;

    fn next(&mut self) -> Option<Result<&'a str, String>> {
        loop {
            let rest = &self.text.as_bytes()[self.at..];
            self.at += rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            let next = self.text.as_bytes().get(self.at);
            match self.state.next(next.copied()) {
                Next::End => return None,
                Next::Broken(why) => return self.broken(why),
                Next::Mark(state) => {
                    self.state = state;
                    self.at += 1;
                }
                Next::Value => {
                    let Some(end) = self.end().filter(|end| *end > self.at) else {
                        return self.broken("a value is missing or doesn't end");
                    };
                    let text = &self.text[self.at..end];
                    self.at = end;
                    self.state = self.state.behind_value();
                    return Some(Ok(text));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    #[test]
    fn values_and_items_of_lists_are_distinguished() {
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
