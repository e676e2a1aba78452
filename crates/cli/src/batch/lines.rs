//! Input in pieces of whole lines, each as soon as it is there.

use std::io::{self, BufRead as _, BufReader, ErrorKind, Read};

/// How many bytes are asked for at once: as many as a pipe holds.
const PIECE: usize = 1 << 16;

/// How many bytes that come at once are many: who writes them doesn't wait for each answer.
pub(crate) const MUCH: usize = PIECE / 2;

/// Input that is read piece by piece.
pub(crate) struct Lines<R>(BufReader<R>);

impl<R: Read> Lines<R> {
    pub(crate) fn of(input: R) -> Lines<R> {
        Lines(BufReader::with_capacity(PIECE, input))
    }

    /// Puts all lines that came at once in place of what `lines` holds, and waits only if not even
    /// one has ended. The last line of the input needn't end. At the end there are none.
    pub(crate) fn read(&mut self, lines: &mut Vec<u8>) -> io::Result<()> {
        lines.clear();
        loop {
            let come = match self.0.fill_buf() {
                Ok(come) => come,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let whole = memchr::memrchr(b'\n', come).map(|last| last + 1);
            let taken = whole.unwrap_or(come.len());
            lines.extend_from_slice(&come[..taken]);
            self.0.consume(taken);
            if whole.is_some() || taken == 0 {
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
        let mut lines = Lines::of(Parts(parts.to_vec()));
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
        let mut lines = Lines::of(&long[..]);
        let mut piece = Vec::new();
        lines.read(&mut piece).unwrap();
        assert_eq!(piece, long);
    }
}
