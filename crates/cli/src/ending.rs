//! The exit codes of the program.

use std::io::{self, Write as _};

/// The code where the question couldn't be read; what clap exits with for arguments that it doesn't
/// know.
const WRONG: u8 = 2;

/// The result of a run, from best to worst; of several hands the worst counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ending {
    /// Everything was answered.
    Answered,
    /// The hand doesn't win as asked.
    No,
    /// The question couldn't be read.
    Wrong,
}

/// The exit code of a finished run; prints what went wrong with its input and output.
pub(crate) fn exit_code(run: io::Result<Ending>) -> u8 {
    match run {
        Ok(Ending::Answered) => 0,
        Ok(Ending::No) => 1,
        Ok(Ending::Wrong) => WRONG,
        // Whoever read this has seen enough: `mentsu … | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(error) => {
            // Nothing is left to tell it to if standard error is gone as well.
            let _ = writeln!(anstream::stderr(), "mentsu: {error}");
            WRONG
        }
    }
}

/// The exit code where the arguments were no question: help was asked for, or they are wrong.
/// Prints which.
pub(crate) fn told(message: &clap::Error) -> u8 {
    // As in `exit_code`, a stream that is gone can't be told so.
    let _ = message.print();
    if message.use_stderr() { WRONG } else { 0 }
}
