//! Types that say in the stubs what Python's objects hold.
//!
//! With the feature `stubs` PyO3 keeps the type of every argument and answer. What it can't know
//! by itself is here, in `args` beside what reads an argument, and in the signatures of functions.

use std::ops::Deref;

use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyTuple};

/// The type of an argument in the stubs, an expression of Python: `input_type!("HandLike")`.
#[macro_export]
macro_rules! input_type {
    ($expression:expr) => {
        #[cfg(feature = "stubs")]
        const INPUT_TYPE: pyo3::inspect::PyStaticExpr =
            pyo3::type_hint_identifier!("builtins", $expression);
    };
}
pub(crate) use input_type;

/// A tuple of any length: `tuple[T, ...]`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TupleOf<T>(Vec<T>);

impl<T> Deref for TupleOf<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<'a, 'py, T> FromPyObject<'a, 'py> for TupleOf<T>
where
    T: for<'b> FromPyObject<'b, 'py>,
    for<'b> PyErr: From<<T as FromPyObject<'b, 'py>>::Error>,
{
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const INPUT_TYPE: pyo3::inspect::PyStaticExpr = pyo3::type_hint_subscript!(
        pyo3::type_hint_identifier!("builtins", "tuple"),
        T::INPUT_TYPE,
        pyo3::type_hint_identifier!("builtins", "...")
    );

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let items = object.cast::<PyTuple>()?.iter();
        items.map(|item| Ok(item.extract::<T>()?)).collect()
    }
}

impl<T> FromIterator<T> for TupleOf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        TupleOf(items.into_iter().collect())
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for TupleOf<T> {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const OUTPUT_TYPE: pyo3::inspect::PyStaticExpr = pyo3::type_hint_subscript!(
        pyo3::type_hint_identifier!("builtins", "tuple"),
        T::OUTPUT_TYPE,
        pyo3::type_hint_identifier!("builtins", "...")
    );

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0)
    }
}

/// An iterator over values that are known at once: `Iterator[T]`.
pub(crate) struct IteratorOf<T>(TupleOf<T>);

impl<T> FromIterator<T> for IteratorOf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        IteratorOf(items.into_iter().collect())
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for IteratorOf<T> {
    type Target = PyIterator;
    type Output = Bound<'py, PyIterator>;
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const OUTPUT_TYPE: pyo3::inspect::PyStaticExpr = pyo3::type_hint_subscript!(
        pyo3::type_hint_identifier!("builtins", "Iterator"),
        T::OUTPUT_TYPE
    );

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.0.into_pyobject(py)?.try_iter()
    }
}
