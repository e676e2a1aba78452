//! Bytes, all or as they are read, unpacked where they are gzip.

use core::mem;
use core::str::Utf8Error;
use std::borrow::Cow;
use std::boxed::Box;
use std::io::{self, BufRead, Chain, Cursor, Read};
use std::string::{String, ToString};
use std::vec::Vec;

#[cfg(feature = "gzip")]
use flate2::bufread::GzDecoder;

use super::detect::names_mahjong_soul;
use super::error::{RecordError, Wrong};

/// The default maximum length of a record after unpacking, which [`Reader`](super::Reader) can
/// change: about a hundred times the longest game seen.
pub const MAX_BYTES: usize = 64 << 20;

/// What gzip begins with.
const MAGIC: [u8; 2] = [0x1F, 0x8B];

/// The bytes of a record, unpacked where they are gzip, and how many after the gzip aren't.
///
/// # Errors
/// [`Wrong::Gzip`] or [`Wrong::TooLong`].
pub(super) fn unpacked(
    bytes: &[u8],
    most: usize,
) -> Result<(Cow<'_, [u8]>, usize), Box<RecordError>> {
    let (bytes, behind) = if bytes.starts_with(&MAGIC) {
        let (unpacked, behind) = unpack(bytes, most)?;
        (Cow::from(unpacked), behind)
    } else {
        (Cow::from(bytes), 0)
    };
    if bytes.len() > most {
        return Err(RecordError::whole(Wrong::TooLong { most }));
    }
    Ok((bytes, behind))
}

/// The text of unpacked bytes.
///
/// # Errors
/// [`Wrong::NotUtf8`] or [`Wrong::MahjongSoul`].
pub(super) fn text(bytes: Cow<'_, [u8]>) -> Result<Cow<'_, str>, Box<RecordError>> {
    match bytes {
        Cow::Borrowed(bytes) => {
            core::str::from_utf8(bytes).map(Cow::from).map_err(|error| not_utf8(bytes, error, 0))
        }
        Cow::Owned(bytes) => String::from_utf8(bytes)
            .map(Cow::from)
            .map_err(|error| not_utf8(error.as_bytes(), error.utf8_error(), 0)),
    }
}

/// The error of bytes that aren't text; `before` is the number of bytes before them.
pub(super) fn not_utf8(bytes: &[u8], error: Utf8Error, before: usize) -> Box<RecordError> {
    let at = before.saturating_add(error.valid_up_to());
    let wrong = if names_mahjong_soul(bytes) { Wrong::MahjongSoul } else { Wrong::NotUtf8 { at } };
    RecordError::whole(wrong)
}

fn unpack(bytes: &[u8], most: usize) -> Result<(Vec<u8>, usize), Box<RecordError>> {
    let mut unpacked = Vec::with_capacity(gzip_length(bytes).min(most.saturating_add(1)));
    let mut input = Unpacked::of(bytes);
    match input.by_ref().take((most as u64).saturating_add(1)).read_to_end(&mut unpacked) {
        Ok(_) => Ok((unpacked, input.behind)),
        Err(error) => Err(RecordError::whole(input.wrong(&error))),
    }
}

/// The unpacked length from the gzip trailer, capped by the maximum compression ratio. Reserving it
/// avoids copies while a long text grows.
fn gzip_length(bytes: &[u8]) -> usize {
    /// Deflate packs no better.
    const RATIO: usize = 1032;
    let given = bytes.last_chunk().map_or(0, |given| u32::from_le_bytes(*given) as usize);
    given.min(bytes.len().saturating_mul(RATIO))
}

/// Input whose first bytes were looked at.
type Peeked<R> = Chain<Cursor<Vec<u8>>, R>;

/// Input, unpacked as it is read where it is gzip.
#[derive(Debug)]
pub(super) struct Unpacked<R> {
    state: State<R>,
    is_gzip: bool,
    /// How many bytes after the gzip aren't part of it, once they were read. Zeros are padding, as
    /// the program gzip takes them.
    pub(super) behind: usize,
}

#[derive(Debug)]
enum State<R> {
    Start(R),
    Plain(Peeked<R>),
    #[cfg(feature = "gzip")]
    Packed(Box<GzDecoder<Peeked<R>>>),
    Ended,
}

impl<R: BufRead> Unpacked<R> {
    pub(super) fn of(input: R) -> Unpacked<R> {
        Unpacked { state: State::Start(input), is_gzip: false, behind: 0 }
    }

    /// What an error of reading says about the record.
    pub(super) fn wrong(&self, error: &io::Error) -> Wrong {
        use io::ErrorKind::{InvalidData, InvalidInput, UnexpectedEof};

        let why = error.to_string();
        match error.kind() {
            InvalidData | InvalidInput | UnexpectedEof if self.is_gzip => Wrong::Gzip { why },
            _ => Wrong::Io { why },
        }
    }

    /// Begins to read the input, or what follows a member of a gzip file.
    fn begin(&mut self, mut input: R) -> io::Result<()> {
        let mut start = Vec::new();
        input.by_ref().take(MAGIC.len() as u64).read_to_end(&mut start)?;
        let is_member = start == MAGIC;
        let input = Cursor::new(start).chain(input);
        if is_member {
            self.is_gzip = true;
            self.state = packed(input)?;
        } else if self.is_gzip {
            let (mut count, mut are_zeros) = (0, true);
            for byte in input.bytes() {
                are_zeros &= byte? == 0;
                count += 1;
            }
            self.behind = if are_zeros { 0 } else { count };
        } else {
            self.state = State::Plain(input);
        }
        Ok(())
    }
}

#[cfg(feature = "gzip")]
fn packed<R: BufRead>(input: Peeked<R>) -> io::Result<State<R>> {
    Ok(State::Packed(Box::new(GzDecoder::new(input))))
}

#[cfg(not(feature = "gzip"))]
fn packed<R>(_: Peeked<R>) -> io::Result<State<R>> {
    Err(io::Error::new(io::ErrorKind::InvalidData, "it has to be unpacked first"))
}

impl<R: BufRead> Read for Unpacked<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = match &mut self.state {
                State::Start(_) | State::Ended => 0,
                State::Plain(input) => return input.read(into),
                #[cfg(feature = "gzip")]
                State::Packed(input) => input.read(into)?,
            };
            if read > 0 {
                return Ok(read);
            }
            match mem::replace(&mut self.state, State::Ended) {
                State::Start(input) => self.begin(input)?,
                #[cfg(feature = "gzip")]
                State::Packed(member) => self.begin(member.into_inner().into_inner().1)?,
                State::Plain(_) | State::Ended => return Ok(0),
            }
        }
    }
}

#[cfg(feature = "gzip")]
#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn members_follow_each_other_and_zeros_pad_them() {
        let packed = |text: &str| {
            let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
            packer.write_all(text.as_bytes()).unwrap();
            packer.finish().unwrap()
        };
        let mut bytes = packed("one, ");
        bytes.extend(packed("two"));
        bytes.extend([0; 512]);
        assert_eq!(unpacked(&bytes, MAX_BYTES).unwrap(), (b"one, two".into(), 0));
        bytes.extend([7]);
        assert_eq!(unpacked(&bytes, MAX_BYTES).unwrap(), (b"one, two".into(), 513));
        assert!(unpacked(&packed("one")[..10], MAX_BYTES).is_err());
    }
}
