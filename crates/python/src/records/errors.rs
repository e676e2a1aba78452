//! What Python is told of a file that has no rows, or fewer than it should.

use mentsu_table::record::{Place, RecordError, Unwritable};
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::PyType;

use super::failure::{Failure, Reason};
use mentsu_python_one::errors::kind_of;

/// The class of these errors, in `mentsu._record_errors`.
fn class(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    Ok(py.import("mentsu._record_errors")?.getattr("RecordError")?.cast_into()?)
}

/// A `RecordError`: what is wrong, in words and as a name, the file's name, where there is one, and where.
fn raise(
    py: Python<'_>,
    reason: String,
    kind: String,
    path: Option<String>,
    place: Place,
) -> PyErr {
    match class(py) {
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

/// A failure as an exception: an `OSError` where the system says no, else a `RecordError`.
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
