//! Answers: values of plain fields that compare, hash, print, pickle and match as Python's
//! dataclasses do, and that tests may make.
//!
//! An answer is filled in Rust. Reading an attribute makes Python's object for that part.

mod fields;
pub mod forms;
pub mod hands;
pub mod puzzles;
pub mod scores;

pub(crate) use self::fields::{Han, Tiles, dataclass_repr};

/// Declares classes of answers. `own repr` after a name leaves `__repr__` to the class, and
/// `unshown` after a field's type leaves the field out of it.
macro_rules! answers {
    ($(
        $(#[$doc:meta])*
        $class:ident: $name:literal $($own:ident repr)? {
            $($(#[$field_doc:meta])* $field:ident: $type:ty $(, $unshown:ident)?;)*
        }
    )*) => {$(
        $(#[$doc])*
        #[pyclass(name = $name, module = "mentsu", frozen, eq, hash, from_py_object)]
        #[derive(Clone, PartialEq, Eq, Hash)]
        pub struct $class {
            $($(#[$field_doc])* #[pyo3(get)] pub(crate) $field: $type,)*
        }

        #[pymethods]
        impl $class {
            #[new]
            #[allow(clippy::too_many_arguments, reason = "one for each field")]
            fn new($($field: $type),*) -> $class {
                $class { $($field),* }
            }

            #[classattr]
            #[pyo3(name = "__match_args__")]
            fn match_args() -> $crate::typed::TupleOf<&'static str> {
                [$(stringify!($field)),*].into_iter().collect()
            }

            #[pyo3(signature = () -> "tuple[Any, ...]")]
            fn __reduce__<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<(Bound<'py, pyo3::types::PyType>, Bound<'py, pyo3::types::PyTuple>)> {
                use pyo3::IntoPyObjectExt as _;
                let fields = [$(self.$field.clone().into_bound_py_any(py)?),*];
                Ok((py.get_type::<$class>(), pyo3::types::PyTuple::new(py, fields)?))
            }
        }

        $crate::answers::answers!(@repr $class $name [$($field $($unshown)?),*] $($own)?);
    )*};
    (@repr $class:ident $name:literal [$($field:ident $($unshown:ident)?),*]) => {
        #[pymethods]
        impl $class {
            fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                use pyo3::IntoPyObjectExt as _;
                let fields = [$((
                    stringify!($field),
                    $crate::answers::answers!(@shown $($unshown)?),
                    self.$field.clone().into_bound_py_any(py)?,
                )),*];
                $crate::answers::dataclass_repr($name, &fields)
            }
        }
    };
    (@repr $class:ident $name:literal [$($field:ident $($unshown:ident)?),*] own) => {};
    (@shown) => { true };
    (@shown unshown) => { false };
}
pub(crate) use answers;
