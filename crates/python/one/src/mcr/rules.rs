//! `mentsu.mcr.Rules`: a preset, with changes where a house differs.

use mentsu::fields::{FieldError, FieldValue};
use mentsu::mcr::{Preset, Rules};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};

use crate::args::wrong_type;
use crate::errors::{ErrorClass, raise_with, text_of};
use crate::rules_class;

/// The rules by which a hand is counted: a house's preset, with changes where yours differs.
///
/// `Rules.presets()` lists the presets, `Rules.fields()` the rules and their values. Each rule is
/// an attribute.
///
/// >>> from mentsu.mcr import Rules
/// >>> rules = Rules("green_book", cap=88)
/// >>> rules
/// Rules('green_book', cap=88)
/// >>> rules.cap, rules.mixed_kongs, rules.waits_of_straights, Rules().cap
/// (88, 6, 'single_wait', None)
/// >>> Rules("mil", mixed_kongs=7)
/// Traceback (most recent call last):
/// mentsu.RulesError: mixed_kongs is 5 or 6
#[pyclass(name = "McrRules", module = "mentsu.mcr", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct McrRules(pub(crate) Rules);

fn refuse(py: Python<'_>, reason: String, kind: &str) -> PyErr {
    raise_with(py, ErrorClass::Rules, reason, kind.to_owned())
}

/// A preset's rules by its name.
fn preset(name: &Bound<'_, PyString>) -> PyResult<Rules> {
    let text = text_of(name)?;
    text.parse::<Preset>()
        .map(Preset::rules)
        .map_err(|unknown| refuse(name.py(), unknown.to_string(), "unknown_name"))
}

/// A rule's value from Python; `None` is no limit. What no rule can be is `Err`.
fn value_of(object: &Bound<'_, PyAny>) -> PyResult<Result<FieldValue<'static>, ()>> {
    if object.is_none() {
        return Ok(Ok(FieldValue::Nothing));
    }
    if let Ok(flag) = object.cast::<PyBool>() {
        return Ok(Ok(FieldValue::Flag(flag.is_true())));
    }
    if object.hasattr("__index__")? {
        let number = object.call_method0("__index__")?.extract::<i64>();
        return Ok(number.map(FieldValue::Number).map_err(|_| ()));
    }
    Err(wrong_type(object, "a rule as a bool, int, str or None"))
}

/// The rules with these changes.
fn changed(py: Python<'_>, rules: Rules, changes: Option<&Bound<'_, PyDict>>) -> PyResult<Rules> {
    changes.into_iter().flatten().try_fold(rules, |rules, (name, object)| {
        let name: String = name.extract()?;
        let set = match object.cast::<PyString>() {
            Ok(word) => rules.set(&name, text_of(word)?),
            Err(_) => match value_of(&object)? {
                Ok(value) => rules.set(&name, value),
                // No rule takes a number of this size.
                Err(()) => rules.set_text(&name, "out of range"),
            },
        };
        set.map_err(|error| match error {
            FieldError::Unknown(_) => refuse(py, error.to_string(), "unknown_rule"),
            _ => refuse(py, error.to_string(), "wrong_value"),
        })
    })
}

#[pymethods]
impl McrRules {
    #[new]
    #[pyo3(signature = (preset = None, /, **changes: "Unpack[_McrRulesChanges]"))]
    fn new(
        py: Python<'_>,
        preset: Option<&Bound<'_, PyString>>,
        changes: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<McrRules> {
        let rules = preset.map_or(Ok(Rules::MIL), self::preset)?;
        changed(py, rules, changes).map(McrRules)
    }

    /// The names of the presets.
    ///
    /// >>> from mentsu.mcr import Rules
    /// >>> Rules.presets()
    /// ['mil', 'green_book', 'ema', 'japan']
    #[staticmethod]
    fn presets() -> Vec<&'static str> {
        Preset::ALL.map(Preset::name).to_vec()
    }

    /// The same rules with these changes.
    ///
    /// >>> from mentsu.mcr import Rules
    /// >>> Rules("japan").replace(cap=None)
    /// Rules('green_book', all_types_of_pairs=False)
    #[pyo3(signature = (**changes: "Unpack[_McrRulesChanges]"))]
    fn replace(&self, py: Python<'_>, changes: Option<&Bound<'_, PyDict>>) -> PyResult<McrRules> {
        changed(py, self.0, changes).map(McrRules)
    }
}

rules_class! {
    McrRules(Rules): "Rules", "bool | int | str | None", preset => preset.rules();
    /// >>> from mentsu.mcr import Rules
    /// >>> Rules.fields()["concealed_kongs"], Rules.fields()["flowers"]
    /// ('6 or 8', 'true or false')
    fields;
    /// >>> from mentsu.mcr import Rules
    /// >>> Rules().to_dict()["minimum"]
    /// 8
    to_dict;
}

/// The rules that were given; a preset's name will do.
pub struct McrRulesArg(pub Rules);

impl<'a, 'py> FromPyObject<'a, 'py> for McrRulesArg {
    type Error = PyErr;

    crate::typed::input_type!("McrRulesLike");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(rules) = object.cast::<McrRules>() {
            Ok(McrRulesArg(rules.get().0))
        } else if let Ok(name) = object.cast::<PyString>() {
            preset(&name.to_owned()).map(McrRulesArg)
        } else {
            Err(wrong_type(&object, "mentsu.mcr.Rules or a preset's name"))
        }
    }
}

/// The given rules, or MIL's.
pub fn mcr_rules_or_mil(rules: Option<McrRulesArg>) -> Rules {
    rules.map_or(Rules::MIL, |rules| rules.0)
}
