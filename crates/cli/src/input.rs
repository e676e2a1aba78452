//! Lines of input, none of which is kept beyond a length: an endless one takes no more memory than
//! that.

use std::io::{self, BufRead, ErrorKind};

/// How far the end of a line that is too long is searched for.
const SEARCHED: u64 = 1 << 26;

/// What an I/O error happened to, in front of its own words.
pub(crate) fn doing(what: &str) -> impl Fn(io::Error) -> io::Error + '_ {
    move |error| io::Error::new(error.kind(), format!("{what}: {error}"))
}

/// Reads from standard input failed.
pub(crate) fn reading_stdin(error: io::Error) -> io::Error {
    doing("reading standard input")(error)
}

/// Appends the input up to the next newline, which is not appended, and at most `longest` bytes and
/// one more; the rest of a longer line is skipped. Returns whether there was a line.
///
/// # Errors
/// The I/O error, or one that a line goes on for 64 MiB after `longest`.
pub(crate) fn read_line(
    input: &mut impl BufRead,
    longest: usize,
    line: &mut Vec<u8>,
) -> io::Result<bool> {
    let (begin, mut skipped, mut was_there) = (line.len(), 0, false);
    loop {
        let come = match input.fill_buf() {
            Ok(come) => come,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if come.is_empty() {
            return Ok(was_there);
        }
        was_there = true;
        let end = memchr::memchr(b'\n', come);
        let part = &come[..end.unwrap_or(come.len())];
        let kept = part.len().min((begin + longest + 1).saturating_sub(line.len()));
        line.extend_from_slice(&part[..kept]);
        skipped += (part.len() - kept) as u64;
        let used = end.map_or(come.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
        if skipped > SEARCHED {
            return Err(endless(longest));
        }
    }
}

/// The error for a line whose end isn't found.
pub(crate) fn endless(longest: usize) -> io::Error {
    let why = format!("a line goes on for more than 64 MiB, and {longest} bytes are the limit");
    io::Error::new(ErrorKind::InvalidData, why)
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, repeat};

    use super::*;

    fn lines(text: &[u8], longest: usize) -> Vec<Vec<u8>> {
        let mut input = BufReader::with_capacity(3, text);
        let mut all = Vec::new();
        loop {
            let mut line = Vec::new();
            if !read_line(&mut input, longest, &mut line).unwrap() {
                return all;
            }
            all.push(line);
        }
    }

    #[test]
    fn lines_are_cut_one_byte_behind_the_limit() {
        assert_eq!(
            lines(b"ab\n\nabcd\nabcdefgh\nx", 4),
            [&b"ab"[..], b"", b"abcd", b"abcde", b"x"]
        );
        assert!(lines(b"", 4).is_empty());
        assert_eq!(lines(b"\n", 4), [b""]);
    }

    #[test]
    fn a_line_without_end_is_an_error() {
        let mut line = Vec::new();
        let error = read_line(&mut BufReader::new(repeat(0)), 10, &mut line).unwrap_err();
        assert_eq!((error.kind(), line.len()), (ErrorKind::InvalidData, 11));
    }
}
