//! Arguments as users write them: the value itself, its text, or a collection.
//!
//! What reads a class stands beside the class, in `values`; here is what all of them share.

pub(crate) mod names;
pub(crate) mod number;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::errors::{ErrorClass, parse_error, raise_with, text_of};

/// The most tiles read from a collection.
const MOST_TILES: usize = 136;

/// The most elements read from a list.
const MOST_ELEMENTS: usize = 1000;

/// A `TypeError` that names what was expected and what came.
pub(crate) fn wrong_type(object: &Bound<'_, PyAny>, expected: &str) -> PyErr {
    let name = object.get_type().name();
    let name = name.as_ref().map_or("?".to_owned(), ToString::to_string);
    PyTypeError::new_err(format!("expected {expected}, not {name}"))
}

/// The text of a Python string; `None` for any other object.
pub(crate) fn as_text<'a>(object: &'a Bound<'_, PyAny>) -> PyResult<Option<&'a str>> {
    object.cast::<PyString>().ok().map(text_of).transpose()
}

/// Parses a text as `T`, and raises what Python expects where it can't be.
pub(crate) fn parse<T>(py: Python<'_>, text: &str) -> PyResult<T>
where
    T: std::str::FromStr<Err = mentsu::ParseError>,
{
    text.parse().map_err(|error| parse_error(py, text, &error))
}

/// Has an argument's type, of this type in Python, read by a block that returns what it wraps.
macro_rules! extract {
    ($($arg:ident($object:ident): $python:literal $body:block)*) => {$(
        impl<'a, 'py> FromPyObject<'a, 'py> for $arg {
            type Error = PyErr;

            $crate::typed::input_type!($python);

            fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
                let $object: &Bound<'py, PyAny> = &object;
                $body.map($arg)
            }
        }
    )*};
}
pub(crate) use extract;

/// A Python string; a lone surrogate in it is a `ParseError`.
pub struct Text(pub String);

extract! {
    Text(object): "str" {
        let text = as_text(object)?.map(str::to_owned);
        text.ok_or_else(|| wrong_type(object, "a text"))
    }
}

/// A list read from any iterable; its `__len__` is not trusted.
pub struct Few<T>(pub Vec<T>);

impl<'a, 'py, T> FromPyObject<'a, 'py> for Few<T>
where
    T: for<'b> FromPyObject<'b, 'py, Error = PyErr>,
{
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const INPUT_TYPE: pyo3::inspect::PyStaticExpr = pyo3::type_hint_subscript!(
        pyo3::type_hint_identifier!("builtins", "Iterable"),
        T::INPUT_TYPE
    );

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let elements = object.try_iter();
        let (Ok(elements), false) = (elements, object.is_instance_of::<PyString>()) else {
            return Err(wrong_type(&object, "a list"));
        };
        let mut all = Vec::new();
        for element in elements {
            if all.len() == MOST_ELEMENTS {
                let reason = format!("there are more than {MOST_ELEMENTS} elements");
                let kind = "too_long".to_owned();
                return Err(raise_with(object.py(), ErrorClass::Mentsu, reason, kind));
            }
            all.push(element?.extract::<T>()?);
        }
        Ok(Few(all))
    }
}

/// The tiles of any collection, each read by `read`.
pub(crate) fn collected<T>(
    object: &Bound<'_, PyAny>,
    read: fn(&Bound<'_, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let Ok(elements) = object.try_iter() else {
        return Err(wrong_type(object, "tiles: text or a collection"));
    };
    let mut all = Vec::new();
    for element in elements {
        if all.len() == MOST_TILES {
            let reason = format!("there are more than {MOST_TILES} tiles");
            let kind = "too_many_tiles".to_owned();
            return Err(raise_with(object.py(), ErrorClass::Tile, reason, kind));
        }
        all.push(read(&element?)?);
    }
    Ok(all)
}
