//! A bot's process: lines to it and from it, each in a thread of its own, so that neither blocks a game.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read.
const LONGEST: u64 = 1 << 20;

/// How many lines may wait to be read.
const WAITING: usize = 256;

/// A bot's process. It is ended when this is dropped.
pub(super) struct Process {
    child: Child,
    input: Option<Sender<String>>,
    output: Receiver<String>,
}

/// Why there is no line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoLine {
    /// Time is up.
    Late,
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
            let mut bytes = Vec::new();
            loop {
                bytes.clear();
                let read = stdout.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
                if read.is_err() || bytes.is_empty() {
                    return;
                }
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if !line.is_empty() && answers.send(line).is_err() {
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

    /// The next line from it that comes before the time is up.
    pub(super) fn line(&mut self, limit: Duration) -> Result<String, NoLine> {
        match self.output.recv_timeout(limit) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(NoLine::Late),
            Err(RecvTimeoutError::Disconnected) => Err(NoLine::Ended(self.ended())),
        }
    }

    /// Forgets what it has said so far.
    pub(super) fn forget(&mut self) {
        // Not more than can wait, or one that never stops would never be left.
        self.output.try_iter().take(WAITING).for_each(drop);
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

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended, which is just as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
