//! The yaku objects of a configuration, some of them a caller's own, and what a hand is worth by
//! them.

mod asked;
mod calculator;
mod conditions;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

pub(super) use self::asked::{Asked, AskedHand};
pub(super) use self::calculator::{Calculator, Cost, no_cost};
use super::value::{YakuClass, YakuClasses};

/// The yaku object of a configuration, and its dictionary.
pub(super) struct ConfiguredYaku<'py> {
    pub(super) object: Bound<'py, PyAny>,
    made: Bound<'py, PyDict>,
    /// The yaku that are of other classes than at first, by index in `names`: these are called.
    own: Vec<(usize, Bound<'py, PyAny>)>,
}

/// More han than all yakuman together have.
const MOST_HAN: i64 = 1_000;

/// The han of a yaku object by this name; `None` if they are no number as others are.
fn number(object: &Bound<'_, PyAny>, name: &Bound<'_, PyString>) -> PyResult<Option<i64>> {
    let han = object.getattr(name)?.extract::<i64>().ok();
    Ok(han.filter(|han| (0..=MOST_HAN).contains(han)))
}

fn is_yakuman(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    object.getattr(pyo3::intern!(object.py(), "is_yakuman"))?.is_truthy()
}

/// The han of a yaku object in a hand that is open or closed; `None` if they are no number as
/// others are.
pub(super) fn han(object: &Bound<'_, PyAny>, open: bool) -> PyResult<Option<i64>> {
    let py = object.py();
    if open {
        match number(object, pyo3::intern!(py, "han_open"))? {
            Some(0) => {}
            han => return Ok(han),
        }
    }
    number(object, pyo3::intern!(py, "han_closed"))
}

impl<'py> ConfiguredYaku<'py> {
    /// Of a `YakuConfig`, or of a class made of it. `None` for one that finds its attributes in
    /// its own way, of which only the reference knows.
    pub(super) fn of(
        object: Bound<'py, PyAny>,
        class: &Bound<'py, PyType>,
        classes: &YakuClasses,
    ) -> PyResult<Option<ConfiguredYaku<'py>>> {
        let py = object.py();
        let made = object.getattr(pyo3::intern!(py, "_made"))?.cast_into::<PyDict>()?;
        let mut own = Vec::new();
        if made.contains(pyo3::intern!(py, "_replaced"))? {
            for (name, one) in &made {
                let name = name.cast_into::<PyString>()?;
                if let Some((place, known)) = classes.named(name.to_str()?)
                    && !one.get_type().is(known.class.bind(py))
                {
                    own.push((place, one));
                }
            }
        }
        let given = object.get_type();
        if !given.is(class) && finds_otherwise(&given, class, classes)? {
            return Ok(None);
        }
        Ok(Some(ConfiguredYaku { object, made, own }))
    }

    /// Whether no yaku is of a class of the caller's.
    pub(super) fn are_known(&self) -> bool {
        self.own.is_empty()
    }

    /// A caller's own yaku, by index in `names`.
    fn own(&self, place: usize) -> Option<&Bound<'py, PyAny>> {
        self.own.iter().find(|(other, _)| *other == place).map(|(_, object)| object)
    }

    /// The object of a yaku, made on first use.
    pub(super) fn object(&self, class: &YakuClass) -> PyResult<Bound<'py, PyAny>> {
        let py = self.object.py();
        let attribute = class.attribute.bind(py);
        match self.made.get_item(attribute)? {
            Some(made) => Ok(made),
            None => self.object.getattr(attribute),
        }
    }

    /// The object of a yaku by its index in `names`; `None` for one that has no object.
    pub(super) fn at(
        &self,
        place: usize,
        classes: &YakuClasses,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        match (self.own(place), classes.at(place)) {
            (Some(own), _) => Ok(Some(own.clone())),
            (None, Some(class)) => self.object(class).map(Some),
            (None, None) => Ok(None),
        }
    }

    /// The han of a yaku of a hand that is open or closed; `None` for an object of another class,
    /// and for han that are no number as others are.
    pub(super) fn han(
        &self,
        object: &Bound<'py, PyAny>,
        class: &YakuClass,
        open: bool,
    ) -> PyResult<Option<i64>> {
        let is_known = object.get_type().is(class.class.bind(object.py()));
        if !is_known || is_yakuman(object)? != class.is_yakuman {
            return Ok(None);
        }
        han(object, open)
    }
}

/// Whether a class made of `YakuConfig` finds yaku in its own way.
fn finds_otherwise(
    given: &Bound<'_, PyType>,
    class: &Bound<'_, PyType>,
    classes: &YakuClasses,
) -> PyResult<bool> {
    const WAYS: [&str; 5] = ["__getattr__", "__getattribute__", "__setattr__", "__dict__", "_made"];

    for base in given.mro() {
        if base.is(class) {
            return Ok(false);
        }
        for name in base.getattr(pyo3::intern!(given.py(), "__dict__"))?.try_iter()? {
            let name = name?;
            let Ok(name) = name.cast::<PyString>() else { return Ok(true) };
            let name = name.to_str()?;
            if WAYS.contains(&name) || classes.named(name).is_some() {
                return Ok(true);
            }
        }
    }
    Ok(true)
}
