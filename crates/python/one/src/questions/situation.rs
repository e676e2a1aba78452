//! Arguments that are read from the attributes of an object, or are values of the library's tables
//! of fields: `Situation`, `Turn`, `Passed` and `Outlook`.

use mentsu::fields::Fields;
use mentsu::plan::Outlook;
use mentsu::riichi::Situation;
use mentsu::riichi::legality::{Passed, Turn};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::args::wrong_type;
use crate::values::circumstances::{PyOutlook, PyPassed, PySituation, PyTurn};

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

/// Whether something happened, and the method that sets it.
pub type Event<T> = (bool, fn(T) -> T);

/// A value of a class of fields.
pub struct Fielded<T>(pub(crate) T);

/// A type whose fields are those of a class of Python.
pub trait Start: Fields {
    /// Python's class.
    const CLASS: &'static str;

    /// The value that Python's class has without arguments.
    fn start() -> Self;

    /// The value of an instance of the class.
    fn of(object: &Bound<'_, PyAny>) -> Option<Self>;
}

/// A `mentsu.Situation`.
pub type SituationArg = Fielded<Situation>;

/// A `mentsu.legality.Turn`.
pub type TurnArg = Fielded<Turn>;

/// A `mentsu.legality.Passed`.
pub type PassedArg = Fielded<Passed>;

/// A `mentsu.Outlook`.
pub type OutlookArg = Fielded<Outlook>;

macro_rules! starts {
    ($($type:ident $class:ident $name:literal $start:expr;)*) => {$(
        impl Start for $type {
            const CLASS: &'static str = $name;

            fn start() -> $type {
                $start
            }

            fn of(object: &Bound<'_, PyAny>) -> Option<$type> {
                object.cast::<$class>().ok().map(|value| value.get().0)
            }
        }
    )*};
}

starts! {
    Situation PySituation "Situation" Situation::tsumo();
    Turn PyTurn "Turn" Turn::new();
    Passed PyPassed "Passed" Passed::NOTHING;
    Outlook PyOutlook "Outlook" Outlook::new();
}

impl<T: Start> Fielded<T> {
    /// The given value, or that of the class without arguments.
    pub(crate) fn build(given: Option<Fielded<T>>) -> T {
        given.map_or_else(T::start, |given| given.0)
    }
}

impl<'a, 'py, T: Start> FromPyObject<'a, 'py> for Fielded<T> {
    type Error = PyErr;

    crate::typed::input_type!(T::CLASS);

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let value = T::of(&object).map(Fielded);
        value.ok_or_else(|| wrong_type(&object, &format!("a {}", T::CLASS)))
    }
}
