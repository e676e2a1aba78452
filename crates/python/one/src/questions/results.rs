//! Answers as instances of the classes of `mentsu._values.plans`.

use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyModule, PyTuple};

/// The module of answers about plans, which has the classes by name.
pub(crate) struct Results<'py>(Bound<'py, PyModule>);

impl<'py> Results<'py> {
    pub(crate) fn of(py: Python<'py>) -> PyResult<Results<'py>> {
        static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
        let import = || py.import("mentsu._values.plans").map(Bound::unbind);
        Ok(Results(MODULE.get_or_try_init(py, import)?.bind(py).clone()))
    }

    pub(crate) fn py(&self) -> Python<'py> {
        self.0.py()
    }

    /// An instance of a class.
    pub(crate) fn make(
        &self,
        class: &'static str,
        fields: impl PyCallArgs<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.0.getattr(class)?.call1(fields)
    }

    /// A tuple of results.
    pub(crate) fn tuple(
        &self,
        items: impl IntoIterator<Item = PyResult<Bound<'py, PyAny>>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let items: Vec<Bound<'py, PyAny>> = items.into_iter().collect::<PyResult<_>>()?;
        PyTuple::new(self.py(), items)
    }
}
