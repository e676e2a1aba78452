//! Input in pieces of whole lines, as soon as they arrive.

use std::io::{self, BufRead as _, BufReader, ErrorKind, Read};

use crate::input;

/// The bytes of one read: the capacity of a pipe.
const PIECE: usize = 1 << 16;

/// The bytes of a large piece: its writer doesn't wait for each answer.
pub(crate) const MUCH: usize = PIECE / 2;

/// Input, piece by piece.
pub(crate) struct Lines<R> {
    input: BufReader<R>,
    longest: usize,
}

impl<R: Read> Lines<R> {
    /// Lines of which none is kept beyond `longest` bytes and one more.
    pub(crate) fn of(input: R, longest: usize) -> Lines<R> {
        Lines { input: BufReader::with_capacity(PIECE, input), longest }
    }

    /// Replaces `lines` with all whole lines that have arrived, and waits if there is none. The
    /// last line of the input may lack its newline, and what is cut from a line that is too long is
    /// skipped. `lines` is empty at the end of input.
    pub(crate) fn read(&mut self, lines: &mut Vec<u8>) -> io::Result<()> {
        lines.clear();
        loop {
            let come = match self.input.fill_buf() {
                Ok(come) => come,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let whole = memchr::memrchr(b'\n', come).map(|last| last + 1);
            let taken = whole.unwrap_or(come.len());
            lines.extend_from_slice(&come[..taken]);
            self.input.consume(taken);
            if whole.is_some() || taken == 0 {
                return Ok(());
            }
            if lines.len() > self.longest {
                lines.truncate(self.longest + 1);
                let mut cut = Vec::new();
                input::read_line(&mut self.input, 0, &mut cut)?;
                lines.push(b'\n');
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one part at each call, as a pipe does.
    struct Parts<'a>(Vec<&'a [u8]>);

    impl Read for Parts<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                return Ok(0);
            }
            let part = self.0.remove(0);
            if part == b"interrupted" {
                return Err(ErrorKind::Interrupted.into());
            }
            buffer[..part.len()].copy_from_slice(part);
            Ok(part.len())
        }
    }

    fn pieces(parts: &[&'static [u8]]) -> Vec<Vec<u8>> {
        let mut lines = Lines::of(Parts(parts.to_vec()), 10 * PIECE);
        let mut pieces = Vec::new();
        loop {
            let mut piece = b"before".to_vec();
            lines.read(&mut piece).unwrap();
            if piece.is_empty() {
                return pieces;
            }
            pieces.push(piece);
        }
    }

    #[test]
    fn whole_lines_come_as_soon_as_they_are_there() {
        assert_eq!(pieces(&[b"a\n", b"b\nc\n"]), [&b"a\n"[..], b"b\nc\n"]);
        assert_eq!(
            pieces(&[b"a\nb", b"c", b"interrupted", b"\n\nd"]),
            [&b"a\n"[..], b"bc\n\n", b"d"]
        );
        assert_eq!(pieces(&[b"\n"]), [b"\n"]);
        assert!(pieces(&[]).is_empty());
    }

    #[test]
    fn a_line_longer_than_a_piece_is_one() {
        let long = vec![b'x'; 3 * PIECE];
        let mut lines = Lines::of(&long[..], 10 * PIECE);
        let mut piece = Vec::new();
        lines.read(&mut piece).unwrap();
        assert_eq!(piece, long);
    }

    #[test]
    fn a_line_that_is_too_long_is_cut() {
        let long = vec![b'x'; 3 * PIECE];
        let text = [&long[..], b"\ny\n"].concat();
        let mut lines = Lines::of(&text[..], PIECE + 5);
        let mut piece = Vec::new();
        lines.read(&mut piece).unwrap();
        assert_eq!(piece, [&long[..PIECE + 6], b"\n"].concat());
        lines.read(&mut piece).unwrap();
        assert_eq!(piece, b"y\n");
        let error = Lines::of(io::repeat(b'x'), PIECE).read(&mut piece).unwrap_err();
        assert_eq!((error.kind(), piece.len()), (ErrorKind::InvalidData, PIECE + 1));
    }
}
