//! What both games read from the command line, and how they end.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use mentsu::Suit;

/// A number suit by its letter.
pub(crate) fn suits() -> impl TypedValueParser<Value = Suit> {
    PossibleValuesParser::new(["m", "p", "s"]).map(|letter| match letter.as_str() {
        "m" => Suit::Man,
        "p" => Suit::Pin,
        _ => Suit::Sou,
    })
}

/// The exit code of a finished run; tells what went wrong.
pub(crate) fn end(program: &str, run: io::Result<()>) -> ExitCode {
    match run {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read this has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to tell it to if standard error is gone as well.
            let _ = writeln!(anstream::stderr(), "{program}: {error}");
            ExitCode::FAILURE
        }
    }
}
