//! Where each value begins and ends, byte by byte: of a whole text, or of one that is still being
//! read.
//!
//! This isn't left to `serde_json`: its streams read a value from the start again when more of it
//! comes, have no items of lists, and take memory for every open bracket.

/// Where the reader stands among values one after another and lists of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum State {
    /// Between values.
    #[default]
    Outside,
    /// After a list's bracket.
    First,
    /// After a list's comma.
    Item,
    /// After a list's item.
    BehindItem,
    /// After an error.
    Broken,
}

/// What comes next in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Next {
    /// A value of this many bytes.
    Value(usize),
    /// What depends on more of the text.
    More,
    /// The end.
    End,
    /// This is wrong.
    Broken(&'static str),
}

/// Finds values one after another, and the items of lists instead of the lists. What is within a
/// value isn't looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::record) struct Values {
    state: State,
    end: ValueEnd,
}

impl Values {
    /// How many of these bytes to pass, and what comes next after them. After [`Next::More`] the
    /// next call needs the bytes that weren't passed and those that follow, unless `is_all`.
    pub(in crate::record) fn next(&mut self, bytes: &[u8], is_all: bool) -> (usize, Next) {
        let mut at = 0;
        loop {
            at += bytes[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            self.state = match (self.state, bytes.get(at)) {
                (State::Broken, _) => return (at, Next::End),
                (_, None) if !is_all => return (at, Next::More),
                (State::Outside, None) => return (at, Next::End),
                (_, None) => return (at, self.broken("the list doesn't end")),
                (State::Outside, Some(b'[')) => State::First,
                (State::First | State::BehindItem, Some(b']')) => State::Outside,
                (State::BehindItem, Some(b',')) => State::Item,
                (State::BehindItem, _) => return (at, self.broken("a comma is missing")),
                _ => return (at, self.value(&bytes[at..], is_all)),
            };
            at += 1;
        }
    }

    /// Goes on after the value that [`next`](Values::next) found.
    pub(in crate::record) fn pass_value(&mut self) {
        if self.state != State::Outside {
            self.state = State::BehindItem;
        }
    }

    fn value(&mut self, bytes: &[u8], is_all: bool) -> Next {
        let length = match self.end.find(bytes) {
            None if !is_all => return Next::More,
            None if self.end.depth == 0 && !self.end.quoted => bytes.len(),
            found => found.unwrap_or(0),
        };
        self.end = ValueEnd::default();
        match length {
            0 => self.broken("a value is missing or doesn't end"),
            _ => Next::Value(length),
        }
    }

    fn broken(&mut self, why: &'static str) -> Next {
        self.state = State::Broken;
        Next::Broken(why)
    }
}

/// Finds the end of a value, going on where it stopped when more of the text is there.
#[derive(Clone, Copy, Debug, Default)]
struct ValueEnd {
    at: usize,
    depth: usize,
    quoted: bool,
    escaped: bool,
}

impl ValueEnd {
    /// The length of the value with which these bytes begin; `None` where it goes on.
    fn find(&mut self, bytes: &[u8]) -> Option<usize> {
        while let Some(byte) = bytes.get(self.at) {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.quoted => self.escaped = true,
                b'"' => self.quoted = !self.quoted,
                _ if self.quoted => {}
                b'{' | b'[' => self.depth += 1,
                b',' | b'}' | b']' | b' ' | b'\n' | b'\r' | b'\t' if self.depth == 0 => {
                    return Some(self.at);
                }
                b'}' | b']' => self.depth -= 1,
                _ => {}
            }
            self.at += 1;
            if self.depth == 0 && !self.quoted && matches!(byte, b'"' | b'}' | b']') {
                return Some(self.at);
            }
        }
        None
    }
}
