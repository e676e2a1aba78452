//! The text of a stream, of which no more is held than a game and what was read with it.

use std::boxed::Box;
use std::io::{BufRead, ErrorKind, Read as _};
use std::string::String;
use std::vec::Vec;

use crate::record::error::{RecordError, Wrong};
use crate::record::unpack::{Unpacked, not_utf8};

/// How many bytes are read at once.
const PIECE: usize = 1 << 16;

#[derive(Debug)]
pub(super) struct Text<R> {
    input: Unpacked<R>,
    held: Vec<u8>,
    /// Where what wasn't taken begins.
    start: usize,
    /// How many bytes were taken, and lines ended, before it.
    bytes: usize,
    pub(super) lines: usize,
    /// The most bytes of a game.
    pub(super) most: usize,
    /// Whether there is nothing more to read after what is held.
    pub(super) ended: bool,
}

impl<R: BufRead> Text<R> {
    pub(super) fn of(input: R, most: usize) -> Text<R> {
        let input = Unpacked::of(input);
        Text { input, held: Vec::new(), start: 0, bytes: 0, lines: 0, most, ended: false }
    }

    /// What was read and not taken.
    pub(super) fn held(&self) -> &[u8] {
        &self.held[self.start..]
    }

    /// How many bytes after gzip weren't part of it; known at the end.
    pub(super) const fn bytes_behind(&self) -> usize {
        self.input.behind
    }

    pub(super) fn too_long(&self) -> Box<RecordError> {
        RecordError::whole(Wrong::TooLong { most: self.most })
    }

    /// Reads more where the game isn't whole yet; nothing at the end.
    ///
    /// # Errors
    /// [`Wrong::TooLong`] where more than a game may have is held already; [`Wrong::Gzip`],
    /// [`Wrong::Io`].
    pub(super) fn read_more(&mut self) -> Result<(), Box<RecordError>> {
        if self.held().len() > self.most {
            return Err(self.too_long());
        }
        // So the bytes that are kept are moved no more often than others are read.
        if self.start > self.held.len() / 2 {
            self.held.drain(..self.start);
            self.start = 0;
        }
        let length = self.held.len();
        self.held.resize(length + PIECE, 0);
        let read = loop {
            match self.input.read(&mut self.held[length..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.held.truncate(length + read.as_ref().map_or(0, |read| *read));
        let read = read.map_err(|error| RecordError::whole(self.input.wrong(&error)))?;
        self.ended = read == 0;
        Ok(())
    }

    /// Reads as far as this byte, and says where it ends: what is held of that many bytes has it
    /// last, or is all that there is.
    pub(super) fn find(&mut self, byte: u8, from: usize) -> Result<usize, Box<RecordError>> {
        let mut searched = from;
        loop {
            let held = self.held();
            match held[searched..].iter().position(|held| *held == byte) {
                Some(at) => return Ok(searched + at + 1),
                None if self.ended => return Ok(held.len()),
                None => searched = held.len(),
            }
            self.read_more()?;
        }
    }

    /// Skips white space.
    pub(super) fn skip_space(&mut self) -> Result<(), Box<RecordError>> {
        loop {
            let space = self.held().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            self.pass(space);
            if self.ended || !self.held().is_empty() {
                return Ok(());
            }
            self.read_more()?;
        }
    }

    pub(super) fn pass(&mut self, bytes: usize) {
        let passed = &self.held[self.start..self.start + bytes];
        self.lines += passed.iter().filter(|byte| **byte == b'\n').count();
        self.bytes = self.bytes.saturating_add(bytes);
        self.start += bytes;
        if self.start == self.held.len() {
            self.held.clear();
            self.start = 0;
        }
    }

    /// The next bytes as text.
    ///
    /// # Errors
    /// [`Wrong::TooLong`]; [`Wrong::NotUtf8`] with the byte's offset in the stream, or
    /// [`Wrong::MahjongSoul`].
    pub(super) fn get(&self, bytes: usize) -> Result<&str, Box<RecordError>> {
        if bytes > self.most {
            return Err(self.too_long());
        }
        let taken = &self.held()[..bytes];
        core::str::from_utf8(taken).map_err(|error| not_utf8(taken, error, self.bytes))
    }

    /// This many bytes of the text, or more or all of it; replacement characters stand for what is
    /// no text.
    pub(super) fn beginning(&mut self, bytes: usize) -> Result<String, Box<RecordError>> {
        self.hold(bytes).map(|held| String::from_utf8_lossy(held).into())
    }

    /// This many bytes, or more or all of them.
    pub(super) fn hold(&mut self, bytes: usize) -> Result<&[u8], Box<RecordError>> {
        while self.held().len() < bytes && !self.ended {
            self.read_more()?;
        }
        Ok(self.held())
    }

    /// All bytes.
    pub(super) fn hold_all(&mut self) -> Result<&[u8], Box<RecordError>> {
        while !self.ended {
            self.read_more()?;
        }
        if self.held().len() > self.most { Err(self.too_long()) } else { Ok(self.held()) }
    }
}
