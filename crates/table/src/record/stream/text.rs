//! The text of a stream, of which no more is held than a game and what was read with it.

use std::boxed::Box;
use std::io::BufRead;
use std::string::String;
use std::vec::Vec;

use super::bytes::Unpacked;
use crate::record::detect::names_mahjong_soul;
use crate::record::error::{RecordError, Wrong};

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
    lines: usize,
    most: usize,
    ended: bool,
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

    /// Whether there is nothing more to read after what is held.
    pub(super) const fn has_ended(&self) -> bool {
        self.ended
    }

    /// How many lines ended before what is held.
    pub(super) const fn lines(&self) -> usize {
        self.lines
    }

    /// How many bytes after gzip weren't part of it; known at the end.
    pub(super) const fn bytes_behind(&self) -> usize {
        self.input.behind
    }

    /// The most bytes of a game.
    pub(super) const fn most(&self) -> usize {
        self.most
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
        let read = self.input.read(&mut self.held[length..]);
        self.held.truncate(length + read.as_ref().map_or(0, |read| *read));
        self.ended = read.map_err(RecordError::whole)? == 0;
        Ok(())
    }

    /// Skips white space, and a byte order mark at the beginning.
    pub(super) fn skip_space(&mut self) -> Result<(), Box<RecordError>> {
        const MARK: &[u8] = "\u{feff}".as_bytes();
        while self.bytes == 0 && self.held().len() < MARK.len() && !self.ended {
            self.read_more()?;
        }
        if self.bytes == 0 && self.held().starts_with(MARK) {
            self.pass(MARK.len());
        }
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

    /// Takes the next bytes as text.
    ///
    /// # Errors
    /// [`Wrong::TooLong`]; [`Wrong::NotUtf8`] with the byte's offset in the stream, or
    /// [`Wrong::MahjongSoul`].
    pub(super) fn take(&mut self, bytes: usize) -> Result<String, Box<RecordError>> {
        if bytes > self.most {
            return Err(self.too_long());
        }
        let taken = &self.held[self.start..self.start + bytes];
        let text = core::str::from_utf8(taken).map(String::from).map_err(|error| {
            RecordError::whole(if names_mahjong_soul(taken) {
                Wrong::MahjongSoul
            } else {
                Wrong::NotUtf8 { at: self.bytes.saturating_add(error.valid_up_to()) }
            })
        })?;
        self.pass(bytes);
        Ok(text)
    }

    /// The beginning of the text, long enough to detect the format, cut at a character boundary.
    pub(super) fn beginning(&mut self, bytes: usize) -> Result<String, Box<RecordError>> {
        while self.held().len() < bytes && !self.ended {
            self.read_more()?;
        }
        let held = self.held();
        match core::str::from_utf8(held) {
            Ok(text) => Ok(text.into()),
            // The last character may be cut. Invalid UTF-8 is reported when the text is taken.
            Err(error) => {
                let valid = &held[..error.valid_up_to()];
                match valid.is_empty() || self.ended && names_mahjong_soul(held) {
                    true if names_mahjong_soul(held) => Err(RecordError::whole(Wrong::MahjongSoul)),
                    true => Err(RecordError::whole(Wrong::NotUtf8 { at: self.bytes })),
                    false => Ok(String::from_utf8_lossy(valid).into_owned()),
                }
            }
        }
    }
}
