//! Whole numbers in a range: one that doesn't fit is a `MentsuError`, not an `OverflowError`.

use std::fmt;

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::args::Few;
use crate::errors::{ErrorClass, raise_with};

/// A whole number of a Rust type.
pub struct Int<T>(pub T);

/// A type of whole numbers, and its range.
pub trait Whole: fmt::Display {
    const LEAST: Self;
    const MOST: Self;
}

macro_rules! whole {
    ($($number:ident)*) => {$(
        impl Whole for $number {
            const LEAST: Self = $number::MIN;
            const MOST: Self = $number::MAX;
        }
    )*};
}

whole! { i8 i32 i64 u8 u16 u32 u64 usize }

impl<'a, 'py, T> FromPyObject<'a, 'py> for Int<T>
where
    T: for<'b> FromPyObject<'b, 'py, Error = PyErr> + Whole,
{
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const INPUT_TYPE: pyo3::inspect::PyStaticExpr = T::INPUT_TYPE;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        object.extract::<T>().map(Int).map_err(|error| in_range_error::<T>(&object, error))
    }
}

/// A list of small numbers.
pub(crate) fn bytes(numbers: Few<Int<u8>>) -> Vec<u8> {
    numbers.0.into_iter().map(|number| number.0).collect()
}

/// A `MentsuError` in place of an overflow.
fn in_range_error<T: Whole>(object: &Bound<'_, PyAny>, error: PyErr) -> PyErr {
    let py = object.py();
    if !error.is_instance_of::<PyOverflowError>(py) {
        return error;
    }
    let number = object.repr().map(|repr| repr.to_string()).unwrap_or_default();
    let number: String = number.chars().take(40).collect();
    let reason = format!("{number} is out of range: {} to {}", T::LEAST, T::MOST);
    raise_with(py, ErrorClass::Mentsu, reason, "out_of_range".to_owned())
}
