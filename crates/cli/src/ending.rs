//! The exit codes of the program.

use std::io::{self, Write as _};
use std::process::ExitCode;

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
pub(crate) fn exit_code(run: io::Result<Ending>) -> ExitCode {
    match run {
        Ok(Ending::Answered) => ExitCode::SUCCESS,
        Ok(Ending::No) => ExitCode::from(1),
        // What clap exits with for arguments that it doesn't know.
        Ok(Ending::Wrong) => ExitCode::from(2),
        // Whoever read this has seen enough: `mentsu … | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to tell it to if standard error is gone as well.
            let _ = writeln!(anstream::stderr(), "mentsu: {error}");
            ExitCode::from(2)
        }
    }
}
