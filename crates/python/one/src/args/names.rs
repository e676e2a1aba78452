//! Values of small enumerations, read by the library's names; winds in every way that they are
//! written.

use std::convert::Infallible;

use mentsu::chances::Goal;
use mentsu::mcr::{Fan, FormKind as McrFormKind, Principle};
use mentsu::names::{Named, UnknownName};
use mentsu::plan::{Objective, RiichiChoice};
use mentsu::puzzle::{FixedOrder, Level};
use mentsu::riichi::legality::NotenBappu;
use mentsu::riichi::{Limit, Preset, Riichi, WinEvent, Yaku};
use mentsu::{CalledFrom, FifthCopy, MeldKind, MentsuKind, Suit, WaitShape, Wind};
#[cfg(feature = "stubs")]
use pyo3::inspect::{PyStaticConstant, PyStaticExpr};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};

use crate::errors::{ErrorClass, raise_with, text_of};

/// A value read from its name, or written as its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Name<T>(pub T);

/// More names than any enum has.
#[cfg(feature = "stubs")]
const MOST_NAMES: usize = 128;

/// The names as `Literal["any", …]`.
#[cfg(feature = "stubs")]
impl<T: Named> Name<T> {
    const PADDED: [PyStaticExpr; MOST_NAMES] = {
        let mut words = [PyStaticExpr::Constant { value: PyStaticConstant::None }; MOST_NAMES];
        let mut i = 0;
        while i < T::NAMES.len() {
            words[i] = PyStaticExpr::Constant { value: PyStaticConstant::Str(T::NAMES[i]) };
            i += 1;
        }
        words
    };

    const TYPE: PyStaticExpr = PyStaticExpr::Subscript {
        value: &pyo3::type_hint_identifier!("typing", "Literal"),
        slice: &PyStaticExpr::Tuple { elts: Self::PADDED.split_at(T::NAMES.len()).0 },
    };
}

impl<'py, T: Named> IntoPyObject<'py> for Name<T> {
    type Target = PyString;
    type Output = Bound<'py, PyString>;
    type Error = Infallible;

    #[cfg(feature = "stubs")]
    const OUTPUT_TYPE: PyStaticExpr = Self::TYPE;

    fn into_pyobject(self, py: Python<'py>) -> Result<Bound<'py, PyString>, Infallible> {
        Ok(PyString::new(py, self.0.name()))
    }
}

impl<'a, 'py, T: Named> FromPyObject<'a, 'py> for Name<T> {
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const INPUT_TYPE: PyStaticExpr = Self::TYPE;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let object: &Bound<'py, PyAny> = &object;
        let text = text_of(object.cast::<PyString>()?)?;
        T::from_name(text).map(Name).ok_or_else(|| unknown::<T>(object.py(), text))
    }
}

/// A wind by its name, its first letter or its number: `"east"`, `"E"`, 0.
pub struct WindArg(pub Wind);

impl<'a, 'py> FromPyObject<'a, 'py> for WindArg {
    type Error = PyErr;

    crate::typed::input_type!("WindLike");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let (py, object): (_, &Bound<'py, PyAny>) = (object.py(), &object);
        // Of Python or of NumPy, but no bool.
        if !object.is_instance_of::<PyBool>() && object.hasattr("__index__")? {
            let number = object.call_method0("__index__")?;
            let wind = number.extract::<usize>().ok().and_then(|i| Wind::ALL.get(i).copied());
            // Python refuses to write a number of very many digits.
            let shown = || number.repr().map_or_else(|_| "it".to_owned(), |repr| repr.to_string());
            return wind.map(WindArg).ok_or_else(|| unknown::<Wind>(py, &shown()));
        }
        let text = text_of(object.cast::<PyString>()?)?;
        wind_of(text).map(WindArg).ok_or_else(|| unknown::<Wind>(py, text))
    }
}

/// The wind of a name or of its first letter.
pub fn wind_of(text: &str) -> Option<Wind> {
    let letter = |wind: &Wind| wind.name()[..1].eq_ignore_ascii_case(text);
    Wind::from_name(text).or_else(|| Wind::ALL.into_iter().find(letter))
}

fn unknown<T: Named>(py: Python<'_>, given: &str) -> PyErr {
    let reason = UnknownName::of::<T>(given).to_string();
    raise_with(py, ErrorClass::Mentsu, reason, "unknown_name".to_owned())
}

/// The names of every enum that Python writes, by the enum's name in Rust.
#[pyfunction]
pub fn _names() -> Vec<(&'static str, &'static [&'static str])> {
    macro_rules! names {
        ($($named:ident)*) => { vec![$((stringify!($named), <$named as Named>::NAMES)),*] };
    }
    names! {
        Fan FifthCopy FixedOrder Goal Level Limit McrFormKind MeldKind MentsuKind NotenBappu Objective
        CalledFrom Preset Principle Riichi RiichiChoice Suit WaitShape Wind WinEvent Yaku
    }
}
