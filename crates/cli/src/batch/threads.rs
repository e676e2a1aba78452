//! Lines answered by several threads, in order and with bounded memory.
//!
//! One thread reads pieces and deals them to the workers in turn; the caller collects the answers
//! in the same turn. Each channel holds one piece, so a thread that is ahead waits, and no worker
//! has more than three pieces.

use std::io::{self, Read};
use std::iter;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use crate::batch::lines::Lines;

/// A message of a channel: lines or answers; finally how the input ended.
enum Message<T> {
    Some(T),
    Last(io::Result<()>),
}

/// The answers to a piece of the input, and the length of that piece.
pub(crate) struct Answers {
    pub(crate) text: Vec<u8>,
    pub(crate) read: usize,
}

/// Answers all lines in this many threads, each with its own `answerer()`, and passes the answers
/// to `write` in the order of the lines. The first error ends the run.
pub(crate) fn answer<A>(
    lines: Lines<impl Read + Send + 'static>,
    threads: usize,
    answerer: impl Fn() -> A,
    mut write: impl FnMut(&Answers) -> io::Result<()>,
) -> io::Result<()>
where
    A: FnMut(&[u8], &mut Vec<u8>) -> io::Result<()> + Send + 'static,
{
    let (mut to_threads, mut from_threads) = (Vec::new(), Vec::new());
    for _ in 0..threads {
        let (lines_to, lines_from) = sync_channel(1);
        let (answers_to, answers_from) = sync_channel(1);
        let answer = answerer();
        spawn(move || answer_each(answer, &lines_from, &answers_to))?;
        to_threads.push(lines_to);
        from_threads.push(answers_from);
    }
    spawn(move || deal(lines, &to_threads))?;
    for from in from_threads.iter().cycle() {
        match from.recv() {
            Ok(Message::Some(answers)) => write(&answers)?,
            Ok(Message::Last(result)) => return result,
            // The panic message is on standard error.
            Err(_) => return Err(io::Error::other("a thread that answers has panicked")),
        }
    }
    Ok(())
}

fn spawn(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().spawn(work).map(drop)
}

/// Reads pieces and deals them to the workers in turn, until the input ends or a worker is gone.
fn deal(mut lines: Lines<impl Read>, to_threads: &[SyncSender<Message<Vec<u8>>>]) {
    for to in to_threads.iter().cycle() {
        let mut piece = Vec::new();
        let handed = match lines.read(&mut piece) {
            Ok(()) if piece.is_empty() => Message::Last(Ok(())),
            Ok(()) => Message::Some(piece),
            Err(error) => Message::Last(Err(error)),
        };
        let is_last = matches!(handed, Message::Last(_));
        if to.send(handed).is_err() || is_last {
            return;
        }
    }
}

fn answer_each(
    mut answer: impl FnMut(&[u8], &mut Vec<u8>) -> io::Result<()>,
    from: &Receiver<Message<Vec<u8>>>,
    to: &SyncSender<Message<Answers>>,
) {
    for handed in iter::from_fn(|| from.recv().ok()) {
        let answered = match handed {
            Message::Some(lines) => {
                let mut text = Vec::with_capacity(lines.len());
                match answer(&lines, &mut text) {
                    Ok(()) => Message::Some(Answers { text, read: lines.len() }),
                    Err(error) => Message::Last(Err(error)),
                }
            }
            Message::Last(result) => Message::Last(result),
        };
        if to.send(answered).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;
    use crate::batch::lines::MUCH;

    /// Numbered lines without end, or up to a number of bytes, and how many were read.
    struct Numbers {
        next: usize,
        end: usize,
        read: Arc<AtomicUsize>,
    }

    impl Numbers {
        fn to(end: usize) -> (Lines<Numbers>, Arc<AtomicUsize>) {
            let read = Arc::default();
            (Lines::of(Numbers { next: 0, end, read: Arc::clone(&read) }, 1 << 20), read)
        }
    }

    impl Read for Numbers {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let mut len = 0;
            while len + 8 <= buffer.len() && self.next < self.end {
                buffer[len..len + 8].copy_from_slice(format!("{:07}\n", self.next).as_bytes());
                (len, self.next) = (len + 8, self.next + 1);
            }
            self.read.fetch_add(len, Ordering::SeqCst);
            Ok(len)
        }
    }

    #[expect(clippy::unnecessary_wraps, reason = "an answerer can fail")]
    fn echo(lines: &[u8], answers: &mut Vec<u8>) -> io::Result<()> {
        answers.extend_from_slice(lines);
        Ok(())
    }

    #[test]
    fn answers_come_in_order_however_many_threads() {
        for threads in 1..=9 {
            let (lines, _) = Numbers::to(100_000);
            let mut all = Vec::new();
            let slow_at_times = || {
                |lines: &[u8], answers: &mut Vec<u8>| {
                    thread::sleep(Duration::from_micros(u64::from(lines[3]) % 7 * 300));
                    echo(lines, answers)
                }
            };
            let run = answer(lines, threads, slow_at_times, |answers| {
                assert_eq!(answers.read, answers.text.len());
                all.extend_from_slice(&answers.text);
                Ok(())
            });
            run.unwrap();
            let expected: String = (0..100_000).map(|n| format!("{n:07}\n")).collect();
            assert!(all == expected.as_bytes(), "{threads} threads");
        }
    }

    #[test]
    fn nothing_is_read_far_ahead_of_a_slow_writer() {
        for threads in [1, 2, 5] {
            let (lines, read) = Numbers::to(usize::MAX);
            let (mut written, mut pieces) = (0, 0);
            let run = answer(
                lines,
                threads,
                || echo,
                |answers| {
                    thread::sleep(Duration::from_millis(2));
                    written += answers.read;
                    pieces += 1;
                    // Three pieces a thread, and one that the reader holds.
                    let ahead = read.load(Ordering::SeqCst) - written;
                    assert!(ahead <= (3 * threads + 2) * 2 * MUCH, "{ahead} bytes ahead");
                    if pieces == 100 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) }
                },
            );
            assert_eq!(run.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
        }
    }

    #[test]
    fn a_panic_is_an_error_and_nobody_waits_for_ever() {
        let (lines, _) = Numbers::to(usize::MAX);
        let panicking = || {
            |lines: &[u8], answers: &mut Vec<u8>| {
                assert!(!lines.starts_with(b"01"), "an answerer's own fault");
                echo(lines, answers)
            }
        };
        let mut written = 0;
        let run = answer(lines, 3, panicking, |answers| {
            written += answers.read;
            Ok(())
        });
        assert_eq!(run.unwrap_err().kind(), io::ErrorKind::Other);
        assert_eq!(written % MUCH, 0);
        assert!(written > 0);
    }

    #[test]
    fn what_was_read_before_an_error_is_answered() {
        struct Fails(bool);
        impl Read for Fails {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                if core::mem::replace(&mut self.0, true) {
                    return Err(io::ErrorKind::TimedOut.into());
                }
                buffer[..4].copy_from_slice(b"1\n2\n");
                Ok(4)
            }
        }
        let mut written = Vec::new();
        let run = answer(
            Lines::of(Fails(false), 1 << 20),
            4,
            || echo,
            |answers| {
                written.extend_from_slice(&answers.text);
                Ok(())
            },
        );
        assert_eq!(run.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert_eq!(written, b"1\n2\n");
    }
}
