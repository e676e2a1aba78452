//! Where each value begins and ends, byte by byte: of a whole text, or of one that is still being
//! read.

/// Where the reader stands among values one after another and lists of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(in crate::record) enum State {
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

/// What the next byte is, white space aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Next {
    /// Nothing follows.
    End,
    /// A bracket or a comma, after which this state begins.
    Mark(State),
    /// The first byte of a value.
    Value,
    /// This is wrong.
    Broken(&'static str),
}

impl State {
    /// What this byte is; `None`: the end of the text.
    pub(in crate::record) const fn next(self, byte: Option<u8>) -> Next {
        match (self, byte) {
            (State::Broken, _) | (State::Outside, None) => Next::End,
            (_, None) => Next::Broken("the list doesn't end"),
            (State::Outside, Some(b'[')) => Next::Mark(State::First),
            (State::First | State::BehindItem, Some(b']')) => Next::Mark(State::Outside),
            (State::BehindItem, Some(b',')) => Next::Mark(State::Item),
            (State::BehindItem, _) => Next::Broken("a comma is missing"),
            _ => Next::Value,
        }
    }

    /// The state after a value.
    pub(in crate::record) const fn behind_value(self) -> State {
        match self {
            State::Outside => State::Outside,
            _ => State::BehindItem,
        }
    }
}

/// Finds the end of a value, going on where it stopped when more of the text is there.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::record) struct ValueEnd {
    at: usize,
    depth: usize,
    quoted: bool,
    escaped: bool,
}

impl ValueEnd {
    /// The length of the value with which these bytes begin; `None` where it goes on. The bytes of
    /// the last call have to be the first of this one.
    pub(in crate::record) fn find(&mut self, bytes: &[u8]) -> Option<usize> {
        while let Some(byte) = bytes.get(self.at) {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.quoted => self.escaped = true,
                b'"' => {
                    self.quoted = !self.quoted;
                    if !self.quoted && self.depth == 0 {
                        return Some(self.at + 1);
                    }
                }
                _ if self.quoted => {}
                b'{' | b'[' => self.depth += 1,
                b'}' | b']' if self.depth > 0 => {
                    self.depth -= 1;
                    if self.depth == 0 {
                        return Some(self.at + 1);
                    }
                }
                b',' | b'}' | b']' | b' ' | b'\n' | b'\r' | b'\t' if self.depth == 0 => {
                    return Some(self.at);
                }
                _ => {}
            }
            self.at += 1;
        }
        None
    }

    /// The length where the text ends here.
    pub(in crate::record) fn at_end(&self) -> Option<usize> {
        (self.depth == 0 && !self.quoted).then_some(self.at)
    }
}
