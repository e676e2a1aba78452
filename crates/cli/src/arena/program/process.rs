//! A bot's process. A thread each writes and reads its lines, so that neither blocks a game.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crate::arena::program::mark::Mark;
use crate::arena::program::system::{self, Limits};

/// The longest line read, in bytes. A line with an evaluation of every action has a few thousand.
pub(super) const LONGEST: usize = 1 << 16;

/// The most lines that wait to be taken.
const WAITING: usize = 64;

/// How often a wait for a line looks whether the match is over.
const LOOK: Duration = Duration::from_millis(50);

/// How all processes of a match are run.
#[derive(Clone)]
pub(in crate::arena) struct Conditions {
    pub(in crate::arena) limits: Limits,
    /// Once it is true, nobody waits for lines any more.
    pub(in crate::arena) stop: Arc<AtomicBool>,
}

/// A bot's process, in a group with all that it starts; dropping it kills the group, and whoever
/// has left it.
pub(super) struct Process {
    child: Child,
    mark: Mark,
    was_waited_for: bool,
    /// Whether another line may follow one that isn't an option.
    pub(super) may_say_more: bool,
    stop: Arc<AtomicBool>,
    input: Option<Sender<String>>,
    output: Receiver<Result<String, NoLine>>,
}

/// Why a process has no line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoLine {
    /// The deadline has passed.
    Late,
    /// The line is longer than [`LONGEST`].
    TooLong,
    /// The process has exited or closed its output; the text says which.
    Ended(String),
}

impl Process {
    /// Starts a program; its standard error goes to this file, or is discarded.
    pub(super) fn start(
        words: &[String],
        errors: Option<File>,
        conditions: &Conditions,
    ) -> io::Result<Process> {
        let (program, arguments) =
            words.split_first().ok_or_else(|| io::Error::other("no program"))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(errors.map_or_else(Stdio::null, Stdio::from));
        system::set_group(&mut command);
        let mark = Mark::new();
        mark.set(&mut command);
        let mut child = command.spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (input, lines) = mpsc::channel::<String>();
        let (answers, output) = mpsc::sync_channel(WAITING);
        let stop = Arc::clone(&conditions.stop);
        // From here on whatever fails kills the process.
        let process = Process {
            child,
            mark,
            was_waited_for: false,
            may_say_more: true,
            stop,
            input: Some(input),
            output,
        };
        conditions.limits.apply(&process.child)?;
        let stdin = stdin.ok_or_else(|| io::Error::other("no input"))?;
        let stdout = stdout.ok_or_else(|| io::Error::other("no output"))?;
        thread::Builder::new().spawn(move || {
            let mut stdin = stdin;
            for line in lines {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        })?;
        // A program that writes unasked is stopped by the full channel.
        thread::Builder::new().spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Some(line) = read_line(&mut stdout) {
                let is_last = line.is_err();
                let is_empty = line.as_ref().is_ok_and(String::is_empty);
                if (!is_empty && answers.send(line).is_err()) || is_last {
                    return;
                }
            }
        })?;
        Ok(process)
    }

    /// Sends text. If that fails, waiting for the answer fails, too.
    pub(super) fn send(&self, text: String) {
        if let Some(input) = &self.input {
            let _ = input.send(text);
        }
    }

    /// The next whole line before the deadline, or before the match is over.
    pub(super) fn line(&mut self, until: Instant) -> Result<String, NoLine> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left.min(LOOK)) {
                Ok(line) => return line,
                Err(RecvTimeoutError::Timeout) => {
                    if left <= LOOK || self.stop.load(Ordering::Relaxed) {
                        return Err(NoLine::Late);
                    }
                    // What it has started may hold its output open. Without its group that ends.
                    self.wait(Duration::ZERO);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(NoLine::Ended(self.ended())),
            }
        }
    }

    /// Discards the lines that wait, and returns the first one, or an error among them.
    pub(super) fn left_over(&mut self) -> Option<Result<String, NoLine>> {
        // A program may write forever, so take no more than the channel holds.
        let mut lines = self.output.try_iter().take(WAITING);
        let first = lines.next();
        let wrong = lines.find(Result::is_err);
        wrong.or(first)
    }

    /// The exit status. Its output is closed, so it is about to exit.
    fn ended(&mut self) -> String {
        match self.wait(Duration::from_millis(200)) {
            Some(status) => status,
            None => "closed its output".to_owned(),
        }
    }

    fn wait(&mut self, limit: Duration) -> Option<String> {
        let until = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => {
                    // At once, since its number is free again as soon as its group is gone.
                    if !std::mem::replace(&mut self.was_waited_for, true) {
                        system::kill_group(&mut self.child);
                        self.mark.kill_all();
                    }
                    return Some(status.to_string());
                }
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Closes its input and gives it half a second to exit.
    pub(super) fn end(mut self) {
        self.input = None;
        self.wait(Duration::from_millis(500));
    }
}

/// The next line, trimmed; `None` at the end or after an I/O error. Reads at most [`LONGEST`]
/// bytes.
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
        // The number of a process that was waited for may be that of another by now.
        if !self.was_waited_for {
            system::kill_group(&mut self.child);
            let _ = self.child.wait();
            self.mark.kill_all();
        }
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

    /// What was written unasked is too long, though another line stands before it.
    #[cfg(unix)]
    #[test]
    fn a_line_too_long_among_those_left_over_is_told() {
        let words = ["sh", "-c", "echo first; exec head -c 10000000 /dev/zero"].map(str::to_owned);
        let conditions = Conditions { limits: Limits::default(), stop: Arc::default() };
        let mut process = Process::start(&words, None, &conditions).unwrap();
        // Nobody reads on after the longest line, which ends the program.
        let status = process.wait(Duration::from_secs(30)).expect("an exit");
        assert!(status.contains("signal: 13"), "{status}");
        assert_eq!(process.left_over(), Some(Err(NoLine::TooLong)));
        assert_eq!(process.left_over(), None);
    }
}
