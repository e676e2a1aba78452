//! Seats, as Python numbers them, and values that are kept as JSON.

use mentsu_table::Seat;
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use mentsu_python_one::errors::refuse;

/// A seat by its number, 0 to 3.
pub(crate) struct SeatArg(pub(super) Seat);

impl<'a, 'py> FromPyObject<'a, 'py> for SeatArg {
    type Error = PyErr;

    mentsu_python_one::input_type!("int");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let number = object.call_method0("__index__")?.extract::<u8>().ok();
        let seat = number.and_then(Seat::new);
        seat.map(SeatArg).ok_or_else(|| refuse("a seat is 0 to 3", "out_of_range"))
    }
}

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
