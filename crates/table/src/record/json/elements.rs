//! The values of a whole text.

use std::string::{String, ToString};

use super::values::{Next, Values};

/// The texts of the values of a text, the items of lists for the lists themselves.
#[derive(Clone, Debug)]
pub(in crate::record) struct Elements<'a> {
    text: &'a str,
    at: usize,
    values: Values,
}

impl<'a> Elements<'a> {
    pub(in crate::record) fn of(text: &'a str) -> Elements<'a> {
        let text = text.trim_start_matches('\u{feff}');
        Elements { text, at: 0, values: Values::default() }
    }
}

impl<'a> Iterator for Elements<'a> {
    type Item = Result<&'a str, String>;

    fn next(&mut self) -> Option<Result<&'a str, String>> {
        let (passed, next) = self.values.next(&self.text.as_bytes()[self.at..], true);
        self.at += passed;
        match next {
            Next::More | Next::End => None,
            Next::Value(length) => {
                let value = &self.text[self.at..self.at + length];
                self.at += length;
                self.values.pass_value();
                Some(Ok(value))
            }
            Next::Broken(why) => {
                let read = &self.text.as_bytes()[..self.at];
                let line = 1 + read.iter().filter(|byte| **byte == b'\n').count();
                Some(Err(why.to_string() + " at line " + &line.to_string()))
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
