//! A bot's process: lines to it and from it, each in a thread of its own, so that neither blocks a game.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read, in bytes. One with an evaluation of every action has a few thousand.
pub(super) const LONGEST: usize = 1 << 16;

/// How many lines may wait to be taken.
const WAITING: usize = 64;

/// A bot's process. It is ended when this is dropped.
pub(super) struct Process {
    child: Child,
    input: Option<Sender<String>>,
    output: Receiver<Result<String, NoLine>>,
}

/// Why there is no line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoLine {
    /// Time is up.
    Late,
    /// It is longer than any answer.
    TooLong,
    /// The process has ended, or closed its output; with what is known about it.
    Ended(String),
}

impl Process {
    /// Starts a program, its standard error in this file or nowhere.
    pub(super) fn start(words: &[String], errors: Option<File>) -> io::Result<Process> {
        let (program, arguments) =
            words.split_first().ok_or_else(|| io::Error::other("no program"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(errors.map_or_else(Stdio::null, Stdio::from))
            .spawn()?;
        let stdin = child.stdin.take().ok_or_else(|| io::Error::other("no input"))?;
        let stdout = child.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let (input, lines) = mpsc::channel::<String>();
        thread::spawn(move || {
            let mut stdin = stdin;
            for line in lines {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        // A program that writes without being asked is stopped by a full pipe.
        let (answers, output) = mpsc::sync_channel(WAITING);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Some(line) = read_line(&mut stdout) {
                let is_last = line.is_err();
                let is_empty = line.as_ref().is_ok_and(String::is_empty);
                if (!is_empty && answers.send(line).is_err()) || is_last {
                    return;
                }
            }
        });
        Ok(Process { child, input: Some(input), output })
    }

    /// Sends text; what can't be sent is noticed when an answer is awaited.
    pub(super) fn send(&self, text: String) {
        if let Some(input) = &self.input {
            let _ = input.send(text);
        }
    }

    /// The next line from it that comes before the time is up. A part of a line is none.
    pub(super) fn line(&mut self, until: Instant) -> Result<String, NoLine> {
        match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => Err(NoLine::Late),
            Err(RecvTimeoutError::Disconnected) => Err(NoLine::Ended(self.ended())),
        }
    }

    /// Takes away what it has said and nobody has taken, and gives the first of it.
    pub(super) fn left_over(&mut self) -> Option<Result<String, NoLine>> {
        // Not more than can wait, or one that never stops would never be left.
        let mut lines = self.output.try_iter().take(WAITING);
        let first = lines.next();
        let wrong = lines.find(Result::is_err);
        wrong.or(first)
    }

    /// How it ended. Its output is closed, so it is about to.
    fn ended(&mut self) -> String {
        match self.wait(Duration::from_millis(200)) {
            Some(status) => status,
            None => "it closed its output".to_owned(),
        }
    }

    fn wait(&mut self, limit: Duration) -> Option<String> {
        let until = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Closes its input and gives it a moment to end by itself.
    pub(super) fn end(mut self) {
        self.input = None;
        self.wait(Duration::from_millis(500));
    }
}

/// The next line without its blanks; none at the end of all, or where nothing can be read. What doesn't
/// end is read no further than the longest line.
fn read_line(output: &mut impl BufRead) -> Option<Result<String, NoLine>> {
    let mut bytes = Vec::new();
    let read = output.take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes);
    if read.is_err() || bytes.is_empty() {
        return None;
    }
    Some(match bytes.len() {
        0..=LONGEST => Ok(String::from_utf8_lossy(&bytes).trim().to_owned()),
        _ => Err(NoLine::TooLong),
    })
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended, which is just as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_far_as_the_longest() {
        let longest = "x".repeat(LONGEST - 1);
        let text = format!("{longest}\n\n \t {{}} \r\n\u{e9}\nlast");
        let mut output = text.as_bytes();
        let mut lines = std::iter::from_fn(|| read_line(&mut output));
        assert_eq!(lines.next(), Some(Ok(longest)));
        let rest: Vec<_> = lines.map(Result::unwrap).collect();
        assert_eq!(rest, ["", "{}", "\u{e9}", "last"]);
        for end in ["", "\n"] {
            let text = "x".repeat(LONGEST + 1) + end;
            assert_eq!(read_line(&mut text.as_bytes()), Some(Err(NoLine::TooLong)));
        }
        assert_eq!(read_line(&mut &b"\xff\n"[..]), Some(Ok("\u{fffd}".to_owned())));
        // It never ends, and has no lines.
        let mut endless = BufReader::new(io::repeat(b'x'));
        assert_eq!(read_line(&mut endless), Some(Err(NoLine::TooLong)));
    }
}
