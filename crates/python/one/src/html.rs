//! Pictures for notebooks.

use pyo3::call::PyCallArgs;
use pyo3::prelude::*;

/// A picture that a module of `mentsu._values` draws: `board` or `svg`.
pub fn picture<'py>(
    py: Python<'py>,
    module: &str,
    of: &str,
    args: impl PyCallArgs<'py>,
) -> PyResult<Py<PyAny>> {
    Ok(py.import(format!("mentsu._values.{module}"))?.getattr(of)?.call1(args)?.unbind())
}

/// A picture of tiles.
pub(crate) fn html<'py>(
    py: Python<'py>,
    of: &str,
    args: impl PyCallArgs<'py>,
) -> PyResult<Py<PyAny>> {
    picture(py, "svg", of, args)
}
