//! Pictures for notebooks.

use pyo3::call::PyCallArgs;
use pyo3::prelude::*;

/// A picture that `mentsu._values.svg` draws.
pub(crate) fn html<'py>(
    py: Python<'py>,
    picture: &str,
    args: impl PyCallArgs<'py>,
) -> PyResult<Py<PyAny>> {
    Ok(py.import("mentsu._values.svg")?.getattr(picture)?.call1(args)?.unbind())
}
