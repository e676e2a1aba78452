//! `Situation`, `Turn`, `Passed` and `Outlook` as they are read from their Python classes.

use mentsu::Wind;
use mentsu::fields::{Field, FieldError, FieldKind, FieldValue, Fields};
use mentsu::names::Named as _;
use mentsu::notation::Faces;
use mentsu::plan::Outlook;
use mentsu::riichi::legality::{Passed, Turn};
use mentsu::riichi::{Situation, Yaku};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::args::names::{Name, WindArg};
use crate::args::number::Int;
use crate::args::{Few, Text, wrong_type};
use crate::errors::refuse;
use crate::values::tile::{FaceArg, FacesArg};
use crate::values::tile_set::TileSetArg;

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

/// A value read field by field from the attributes of an object.
pub struct Fielded<T>(T);

/// A type that is read field by field.
pub trait Start: Fields {
    /// Python's class.
    const CLASS: &'static str;

    /// The value that Python's class has without arguments.
    fn start() -> Self;
}

/// The fields of `mentsu.Situation`.
pub type SituationArg = Fielded<Situation>;

/// The fields of `mentsu.legality.Turn`.
pub type TurnArg = Fielded<Turn>;

/// The fields of `mentsu.legality.Passed`.
pub type PassedArg = Fielded<Passed>;

/// The fields of `mentsu.Outlook`.
pub type OutlookArg = Fielded<Outlook>;

impl Start for Situation {
    const CLASS: &'static str = "Situation";

    fn start() -> Situation {
        Situation::tsumo()
    }
}

impl Start for Turn {
    const CLASS: &'static str = "Turn";

    fn start() -> Turn {
        Turn::new()
    }
}

impl Start for Passed {
    const CLASS: &'static str = "Passed";

    fn start() -> Passed {
        Passed::NOTHING
    }
}

impl Start for Outlook {
    const CLASS: &'static str = "Outlook";

    fn start() -> Outlook {
        Outlook::new()
    }
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
        if T::NAMES.first().is_some_and(|name| !object.hasattr(*name).unwrap_or(true)) {
            return Err(wrong_type(&object, &format!("a {}", T::CLASS)));
        }
        let mut all = T::start();
        for field in T::FIELDS {
            let value = value_of(&object, field)?;
            let set = field.kind().admits(&value).then(|| all.changed(field.name(), value));
            let wrong = || wrong_value(FieldError::WrongValue { field: *field });
            all = set.flatten().ok_or_else(wrong)?;
        }
        Ok(Fielded(all))
    }
}

fn wrong_value(error: FieldError) -> PyErr {
    refuse(error, "wrong_value")
}

/// The value of a field by the attribute of its name.
fn value_of(object: &Bound<'_, PyAny>, field: &Field) -> PyResult<FieldValue<'static>> {
    let name = field.name();
    let wrong = || wrong_value(FieldError::WrongValue { field: *field });
    let wind = |WindArg(wind): WindArg| FieldValue::Choice(wind.name());
    Ok(match field.kind() {
        FieldKind::Flag => FieldValue::Flag(attribute(object, name)?),
        FieldKind::Number { .. } => {
            let number = attribute::<Int<i64>>(object, name).map_err(|error| {
                // Beyond 64 bits, and so beyond the field's range.
                if error.is_instance_of::<PyTypeError>(object.py()) { error } else { wrong() }
            })?;
            FieldValue::Number(number.0)
        }
        FieldKind::Choice(Wind::NAMES) => wind(attribute(object, name)?),
        FieldKind::OptionalChoice(Wind::NAMES) => {
            attribute::<Option<WindArg>>(object, name)?.map_or(FieldValue::Nothing, wind)
        }
        FieldKind::OptionalFace => attribute::<Option<FaceArg>>(object, name)?
            .map_or(FieldValue::Nothing, |face| FieldValue::Face(face.0)),
        FieldKind::Faces { .. } => {
            let faces = attribute::<FacesArg>(object, name)?.0;
            FieldValue::Faces(Faces::try_from_iter(faces).map_err(|_| wrong())?)
        }
        FieldKind::Tiles => FieldValue::Tiles(attribute::<TileSetArg>(object, name)?.0),
        kind @ FieldKind::Seats(_) => {
            let pairs = attribute::<Few<(Name<Yaku>, WindArg)>>(object, name)?.0;
            let pairs: Vec<String> =
                pairs.iter().map(|(yaku, wind)| format!("{}={}", yaku.0, wind.0)).collect();
            kind.read(&pairs.join(" ")).ok_or_else(wrong)?
        }
        kind => kind.read(&attribute::<Text>(object, name)?.0).ok_or_else(wrong)?,
    })
}
