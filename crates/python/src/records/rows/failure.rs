//! Why a file has no rows, or fewer than it should.

use std::any::Any;
use std::fmt;
use std::io;

use arrow_schema::ArrowError;
use mentsu_table::record::RecordError;
use mentsu_table::replay::Difference;

/// Why a file has no rows, or fewer than it should.
#[derive(Debug)]
pub(crate) enum Reason {
    /// The file can't be read.
    Io(io::Error),
    /// Its content isn't a record.
    Record(Box<RecordError>),
    /// A round of the record breaks the rules.
    Difference { game: usize, difference: Box<Difference> },
    /// The rows don't fit into a batch.
    Batch(ArrowError),
    /// A bug of this library.
    Panic(String),
}

/// A file, and why.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) path: String,
    pub(crate) reason: Reason,
}

impl Reason {
    /// The reason for a caught panic.
    pub(crate) fn of_panic(payload: &(dyn Any + Send)) -> Reason {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        Reason::Panic(text.unwrap_or_default().to_owned())
    }

    /// The game and the round of the error, from 0.
    pub(crate) fn place(&self) -> (Option<usize>, Option<usize>) {
        match self {
            Reason::Difference { game, difference } => (Some(*game), Some(difference.round)),
            _ => (None, None),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Io(error) => error.fmt(f),
            Reason::Record(error) => error.fmt(f),
            Reason::Difference { difference, .. } => difference.fmt(f),
            Reason::Batch(error) => error.fmt(f),
            Reason::Panic(text) => write!(f, "a bug of mentsu, please report it: {text}"),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.reason)
    }
}
