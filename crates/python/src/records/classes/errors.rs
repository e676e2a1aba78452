//! The exceptions for a file without rows, or with fewer than it should have.

use mentsu_table::record::{Place, RecordError, Unwritable};
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;

use crate::records::rows::failure::{Failure, Reason};
use mentsu_python_one::errors::{class, kind_of};

/// A `RecordError`: the reason, its kind, the file's name if it has one, and the place.
fn raise(
    py: Python<'_>,
    reason: String,
    kind: String,
    path: Option<String>,
    place: Place,
) -> PyErr {
    match class(py, "RecordError") {
        Ok(class) => PyErr::from_type(class, (reason, kind, path, place.to_string())),
        Err(error) => error,
    }
}

/// A record that can't be read.
pub(crate) fn unreadable(py: Python<'_>, path: Option<String>, error: &RecordError) -> PyErr {
    raise(py, error.to_string(), kind_of(&error.wrong), path, error.place)
}

/// A record that can't be written in another format.
pub(crate) fn unwritable(py: Python<'_>, path: Option<String>, error: &Unwritable) -> PyErr {
    raise(py, error.to_string(), kind_of(error), path, error.place())
}

/// A failure as an exception: an `OSError` from the system, else a `RecordError`.
pub(crate) fn exception(py: Python<'_>, failure: Failure) -> PyErr {
    let Failure { path, reason } = failure;
    match reason {
        Reason::Io(error) => match error.raw_os_error() {
            Some(number) => {
                let text = error.to_string();
                let text = text.split(" (os error").next().unwrap_or_default().to_owned();
                PyOSError::new_err((number, text, path))
            }
            None => error.into(),
        },
        Reason::Record(error) => unreadable(py, Some(path), &error),
        Reason::Difference { ref difference, .. } => {
            let (kind, place) = ("difference".to_owned(), difference.place);
            raise(py, reason.to_string(), kind, Some(path), place)
        }
        Reason::Batch(_) | Reason::Panic(_) => PyRuntimeError::new_err(format!("{path}: {reason}")),
    }
}
