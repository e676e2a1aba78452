//! Values that are kept as JSON, and pictures.

use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use mentsu_python_one::errors::refuse;

/// A picture that `mentsu._values.board` draws.
pub(super) fn picture<'py>(
    py: Python<'py>,
    of: &str,
    args: impl PyCallArgs<'py>,
) -> PyResult<Py<PyAny>> {
    Ok(py.import("mentsu._values.board")?.getattr(of)?.call1(args)?.unbind())
}

/// A value as JSON, to be pickled.
pub(super) fn to_json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| refuse(error, "no_state"))
}

/// A value that was pickled, checked as it is read.
pub(super) fn of_json<T: DeserializeOwned>(json: &str) -> PyResult<T> {
    serde_json::from_str(json).map_err(|error| refuse(error, "no_state"))
}
