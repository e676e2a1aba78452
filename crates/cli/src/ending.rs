//! The exit codes of the program.

use std::io::{self, Write as _};

use crate::interrupt;

/// The exit code for bad input; clap's for bad arguments.
const WRONG: u8 = 2;
/// The exit code where another program can't be started.
const NOT_STARTED: u8 = 3;

/// The result of a run, from best to worst; for several hands, the worst one counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ending {
    /// Everything was answered.
    Answered,
    /// `--win` isn't a win, or a check failed.
    No,
    /// The input was bad.
    Wrong,
    /// Another program can't be started.
    NotStarted,
    /// Ctrl-C ended it.
    Interrupted,
}

/// The exit code of a finished run; prints its I/O error, if any.
pub(crate) fn exit_code(run: io::Result<Ending>) -> u8 {
    match run {
        Ok(Ending::Answered) => 0,
        Ok(Ending::No) => 1,
        Ok(Ending::Wrong) => WRONG,
        Ok(Ending::NotStarted) => NOT_STARTED,
        Ok(Ending::Interrupted) => interrupt::EXIT_CODE,
        // The reader closed the pipe, as in `mentsu … | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(error) => {
            // If standard error fails, too, there is nowhere to report it.
            let _ = writeln!(anstream::stderr(), "mentsu: {error}");
            WRONG
        }
    }
}

/// Prints clap's message, which is help or an error, and returns its exit code.
pub(crate) fn arguments_error(message: &clap::Error) -> u8 {
    match message.print() {
        Ok(()) if !message.use_stderr() => 0,
        // As in `exit_code`, a reader may have seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe && !message.use_stderr() => 0,
        _ => WRONG,
    }
}
