//! A reader that walks through a text once, from left to right, and keeps its byte offset.

use super::error::{Expected, ParseError, ParseErrorKind};
use crate::board::Square;
use crate::game::Repetition;
use crate::position::Action;

/// The text, and the part of it that is read.
#[derive(Clone)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) const fn of(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// The offset of the next byte.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_while(&mut self, skipped: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(skipped).len();
    }

    /// Skips a byte order mark.
    pub(crate) fn byte_order_mark(&mut self) {
        self.at += if self.rest().starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    }

    /// Skips white space, and comments from a `#` to the end of the line.
    pub(crate) fn white_space(&mut self) {
        self.skip_while(char::is_whitespace);
        while self.peek() == Some('#') {
            self.skip_while(|found| found != '\n');
            self.skip_while(char::is_whitespace);
        }
    }

    /// Skips a word of letters, in upper or lower case, if it comes next and ends there.
    pub(crate) fn word(&mut self, word: &str) -> bool {
        let rest = self.rest();
        let comes = rest.get(..word.len()).is_some_and(|next| next.eq_ignore_ascii_case(word));
        // Unicode's table of letters would take 2 KB of the module for browsers.
        let goes_on = |c: char| c.is_ascii_alphanumeric() || (!c.is_ascii() && !c.is_whitespace());
        let ends = !rest.chars().nth(word.len()).is_some_and(goes_on);
        if comes && ends {
            self.at += word.len();
        }
        comes && ends
    }

    /// The rest of the line, without a comment or white space at its end.
    pub(crate) fn line(&mut self) -> &'a str {
        let rest = self.rest();
        let line = rest.split(['\n', '#']).next().unwrap_or(rest);
        self.at += line.len();
        line.trim_end()
    }

    pub(crate) fn wrong(&self, expected: Expected) -> ParseError {
        let kind = match self.peek() {
            Some(found) => ParseErrorKind::Unexpected { found, expected },
            None => ParseErrorKind::Missing { expected },
        };
        ParseError::new(self.at, kind)
    }

    /// The next character, if `read` accepts it.
    pub(super) fn take<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(char) -> Option<T>,
    ) -> Result<T, ParseError> {
        let next = self.peek().and_then(|found| Some((read(found)?, found.len_utf8())));
        let (value, bytes) = next.ok_or_else(|| self.wrong(expected))?;
        self.at += bytes;
        Ok(value)
    }

    pub(super) fn literal(&mut self, literal: char, expected: Expected) -> Result<(), ParseError> {
        self.take(expected, |found| (found == literal).then_some(()))
    }

    pub(super) fn end(&self) -> Result<(), ParseError> {
        if self.is_at_end() { Ok(()) } else { Err(self.wrong(Expected::End)) }
    }

    /// Two digits, with optional spaces and a comma between them.
    pub(super) fn square(&mut self) -> Result<Square, ParseError> {
        let row = self.take(Expected::Row, digit)?;
        self.skip_while(|found| found == ' ');
        if self.peek() == Some(',') {
            self.at += 1;
            self.skip_while(|found| found == ' ');
        }
        self.take(Expected::Column, |found| Square::new(row, digit(found)?).ok())
    }

    pub(crate) fn action(&mut self) -> Result<Action, ParseError> {
        match self.peek() {
            Some('c' | 'C') => {
                self.at += 1;
                self.skip_while(|found| found == ' ');
                Ok(Action::Change(self.square()?))
            }
            Some('p' | 'P') => {
                for letter in "pass".chars() {
                    self.take(Expected::Action, |found| {
                        found.eq_ignore_ascii_case(&letter).then_some(())
                    })?;
                }
                Ok(Action::Pass)
            }
            Some('1'..='9') => Ok(Action::Play(self.square()?)),
            _ => Err(self.wrong(Expected::Action)),
        }
    }

    pub(crate) fn repetition(&mut self) -> Result<Repetition, ParseError> {
        let named = |rule: &Repetition| self.word(rule.name());
        Repetition::ALL.into_iter().find(named).ok_or_else(|| self.wrong(Expected::Repetition))
    }

    /// The white space between two actions, which is required unless the text ends.
    pub(crate) fn gap(&mut self) -> Result<(), ParseError> {
        let next = self.peek();
        if next.is_some_and(|found| !found.is_whitespace() && found != '#') {
            return Err(self.wrong(Expected::Gap));
        }
        self.white_space();
        Ok(())
    }
}

pub(super) fn digit(found: char) -> Option<u8> {
    matches!(found, '1'..='9').then(|| found as u8 - b'0')
}
