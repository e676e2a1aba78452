//! Values that are kept as JSON.

use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use mentsu_python_one::errors::refuse;

/// A value as JSON, to be pickled.
pub(super) fn to_json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| refuse(error, "no_state"))
}

/// A value that was pickled, checked as it is read.
pub(super) fn of_json<T: DeserializeOwned>(json: &str) -> PyResult<T> {
    serde_json::from_str(json).map_err(|error| refuse(error, "no_state"))
}
