//! Arguments that are read from the attributes of an object.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// A struct read from the attributes of an object of this class. A value's own error passes
/// through; the `TypeError` for a wrong type names the attribute.
macro_rules! attributes {
    ($(#[$doc:meta])* $visibility:vis struct $name:ident: $python:literal { $($field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        $visibility struct $name {
            $($field: $type,)*
        }

        impl<'a, 'py> FromPyObject<'a, 'py> for $name {
            type Error = PyErr;

            $crate::typed::input_type!($python);

            fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
                Ok($name {
                    $($field: $crate::questions::situation::attribute(&object, stringify!($field))?,)*
                })
            }
        }
    };
}
pub(crate) use attributes;

/// The value of an attribute.
pub(crate) fn attribute<'py, T>(object: &Bound<'py, PyAny>, name: &str) -> PyResult<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    let value = object.getattr(name).map_err(|_| {
        let class = object.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        PyTypeError::new_err(format!("{class} has no `{name}`"))
    })?;
    value.extract::<T>().map_err(|error| {
        let py = object.py();
        if error.is_instance_of::<PyTypeError>(py) {
            PyTypeError::new_err(format!("`{name}`: {}", error.value(py)))
        } else {
            error
        }
    })
}
