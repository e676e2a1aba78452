//! The bytes of a stream, unpacked where they are gzip, as they are read.

use std::io::{self, BufRead, Read};
use std::string::ToString;

#[cfg(feature = "gzip")]
use flate2::bufread::GzDecoder;

use crate::record::error::Wrong;
use crate::record::unpack::MAGIC;

/// A stream whose next two bytes can be looked at.
#[derive(Debug)]
struct Peeked<R> {
    ahead: [u8; 2],
    count: usize,
    input: R,
}

impl<R: BufRead> Peeked<R> {
    /// The next two bytes; fewer at the end.
    fn peek(&mut self) -> io::Result<&[u8]> {
        while self.count < self.ahead.len() {
            match self.input.read(&mut self.ahead[self.count..]) {
                Ok(0) => break,
                Ok(read) => self.count += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(&self.ahead[..self.count])
    }
}

impl<R: BufRead> Read for Peeked<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.count == 0 {
            return self.input.read(into);
        }
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Peeked<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.count == 0 { self.input.fill_buf() } else { Ok(&self.ahead[..self.count]) }
    }

    fn consume(&mut self, amount: usize) {
        if self.count == 0 {
            self.input.consume(amount);
        } else {
            self.ahead.copy_within(amount..self.count, 0);
            self.count -= amount;
        }
    }
}

/// A stream that is unpacked where it is gzip.
#[derive(Debug)]
pub(super) struct Unpacked<R> {
    state: State<R>,
    /// How many bytes after the gzip aren't part of it. Zeros are padding.
    pub(super) behind: usize,
}

#[derive(Debug)]
enum State<R> {
    Start(Peeked<R>),
    Plain(Peeked<R>),
    #[cfg(feature = "gzip")]
    Packed(std::boxed::Box<GzDecoder<Peeked<R>>>),
    Ended,
}

impl<R: BufRead> Unpacked<R> {
    pub(super) fn of(input: R) -> Unpacked<R> {
        let peeked = Peeked { ahead: [0; 2], count: 0, input };
        Unpacked { state: State::Start(peeked), behind: 0 }
    }

    /// Reads the next bytes; none at the end.
    ///
    /// # Errors
    /// [`Wrong::Gzip`] and [`Wrong::Io`].
    pub(super) fn read(&mut self, into: &mut [u8]) -> Result<usize, Wrong> {
        loop {
            let read = match &mut self.state {
                State::Ended => return Ok(0),
                State::Start(input) => {
                    let is_gzip = input.peek().map_err(|error| io_wrong(&error))? == MAGIC;
                    self.begin(is_gzip)?;
                    continue;
                }
                State::Plain(input) => input.read(into).map_err(|error| (error, false)),
                #[cfg(feature = "gzip")]
                State::Packed(input) => input.read(into).map_err(|error| (error, true)),
            };
            match read {
                Ok(0) if self.is_packed() => self.end_member()?,
                Ok(read) => return Ok(read),
                Err((error, _)) if error.kind() == io::ErrorKind::Interrupted => {}
                Err((error, is_packed)) => {
                    self.state = State::Ended;
                    return Err(match error.kind() {
                        io::ErrorKind::InvalidData
                        | io::ErrorKind::InvalidInput
                        | io::ErrorKind::UnexpectedEof
                            if is_packed =>
                        {
                            Wrong::Gzip { why: error.to_string() }
                        }
                        _ => io_wrong(&error),
                    });
                }
            }
        }
    }

    fn is_packed(&self) -> bool {
        match self.state {
            #[cfg(feature = "gzip")]
            State::Packed(_) => true,
            _ => false,
        }
    }

    fn begin(&mut self, is_gzip: bool) -> Result<(), Wrong> {
        let state = core::mem::replace(&mut self.state, State::Ended);
        let State::Start(input) = state else { return Ok(()) };
        if !is_gzip {
            self.state = State::Plain(input);
            return Ok(());
        }
        #[cfg(feature = "gzip")]
        {
            self.state = State::Packed(std::boxed::Box::new(GzDecoder::new(input)));
            Ok(())
        }
        #[cfg(not(feature = "gzip"))]
        Err(Wrong::Gzip { why: "it has to be unpacked first".to_string() })
    }

    /// At the end of a member of a gzip file: another follows, or zeros, or what isn't part of it.
    #[cfg(feature = "gzip")]
    fn end_member(&mut self) -> Result<(), Wrong> {
        let state = core::mem::replace(&mut self.state, State::Ended);
        let State::Packed(decoder) = state else { return Ok(()) };
        let mut input = decoder.into_inner();
        if input.peek().map_err(|error| io_wrong(&error))? == MAGIC {
            self.state = State::Packed(std::boxed::Box::new(GzDecoder::new(input)));
            return Ok(());
        }
        let (mut count, mut are_zeros) = (0, true);
        loop {
            let bytes = match input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                bytes => bytes.map_err(|error| io_wrong(&error))?,
            };
            if bytes.is_empty() {
                break;
            }
            are_zeros &= bytes.iter().all(|byte| *byte == 0);
            let read = bytes.len();
            count += read;
            input.consume(read);
        }
        self.behind = if are_zeros { 0 } else { count };
        Ok(())
    }

    #[cfg(not(feature = "gzip"))]
    fn end_member(&mut self) -> Result<(), Wrong> {
        self.state = State::Ended;
        Ok(())
    }
}

fn io_wrong(error: &io::Error) -> Wrong {
    Wrong::Io { why: error.to_string() }
}
