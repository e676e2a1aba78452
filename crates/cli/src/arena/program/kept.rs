//! Programs that go on running from game to game.

use std::path::PathBuf;

use crate::arena::entrant::Speaks;
use crate::arena::program::process::Process;

/// The programs of one thread that wait for their next game. Dropping them lets them exit.
#[derive(Default)]
pub(in crate::arena) struct Kept {
    waiting: Vec<(Vec<String>, Running)>,
}

/// A running program.
pub(super) struct Running {
    pub(super) process: Process,
    pub(super) speaks: Speaks,
    /// Lines to send with the next question, or at the end.
    pub(super) unsent: Vec<String>,
    /// The file of its standard error.
    pub(super) errors: Option<PathBuf>,
}

impl Kept {
    /// A waiting program that was started with these words and uses this protocol.
    pub(super) fn take(&mut self, words: &[String], speaks: Speaks) -> Option<Running> {
        let is_it =
            |(of, running): &(Vec<String>, Running)| of == words && running.speaks == speaks;
        let place = self.waiting.iter().position(is_it)?;
        Some(self.waiting.swap_remove(place).1)
    }

    pub(super) fn keep(&mut self, words: Vec<String>, running: Running) {
        self.waiting.push((words, running));
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        self.waiting.drain(..).for_each(|(_, running)| running.end());
    }
}

impl Running {
    /// Sends what is left and lets the program exit.
    pub(super) fn end(self) {
        self.process.send(match self.speaks {
            Speaks::Arrays => format!("[{}]\n", self.unsent.join(",")),
            Speaks::Lines | Speaks::Asked => self.unsent.join("\n") + "\n",
        });
        self.process.end();
        // An empty file is of no use.
        if let Some(errors) = &self.errors {
            if std::fs::metadata(errors).is_ok_and(|file| file.len() == 0) {
                let _ = std::fs::remove_file(errors);
            }
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::arena::program::process::Conditions;
    use crate::arena::program::system::Limits;

    /// The lines sent so far determine how it answers.
    #[test]
    fn a_program_is_taken_by_who_starts_and_speaks_to_it_alike() {
        let words = |last: &str| vec!["cat".to_owned(), last.to_owned()];
        let conditions = Conditions { limits: Limits::default(), stop: Default::default() };
        let process = Process::start(&words("-"), None, &conditions).unwrap();
        let running = Running { process, speaks: Speaks::Lines, unsent: Vec::new(), errors: None };
        let mut kept = Kept::default();
        kept.keep(words("-"), running);
        assert!(kept.take(&words("-u"), Speaks::Lines).is_none());
        assert!(kept.take(&words("-"), Speaks::Arrays).is_none());
        assert!(kept.take(&words("-"), Speaks::Lines).is_some());
        assert!(kept.take(&words("-"), Speaks::Lines).is_none(), "it plays already");
    }
}
