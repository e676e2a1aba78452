//! Why a match ends before its last game.

use std::fmt;
use std::io;

/// Why a match ends before its last game.
#[derive(Debug)]
pub(super) enum Halt {
    /// The user interrupted it.
    Stopped,
    /// A program can't be started, which is no fault of the bot.
    NotStarted {
        /// The program.
        program: String,
        /// What the system says.
        why: io::Error,
    },
    /// Something couldn't be read or written.
    Io(io::Error),
}

impl Halt {
    /// What can't be unless the table has a bug.
    pub(super) fn bug(what: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Halt {
        Halt::Io(io::Error::other(what))
    }
}

impl From<io::Error> for Halt {
    fn from(error: io::Error) -> Halt {
        Halt::Io(error)
    }
}

impl fmt::Display for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Halt::Stopped => f.write_str("interrupted"),
            Halt::NotStarted { program, why } => write!(f, "{program} can't be started: {why}"),
            Halt::Io(error) => error.fmt(f),
        }
    }
}
