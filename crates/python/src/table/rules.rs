//! `GameRules`: a preset of a whole game's rules, with changes where a house differs.

use mentsu::riichi::Preset;
use mentsu_table::GameRules;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};

use mentsu_python_one::errors::{class, refuse, text_of};
use mentsu_python_one::rules_class;
use mentsu_python_one::values::rules::add_attributes;

/// The rules of a game: those by which a hand is scored, and what only a game needs. A house's
/// preset, with changes where yours differs.
///
/// `GameRules.fields()` lists the rules and their values; each rule is an attribute.
///
/// >>> from mentsu.table import GameRules
/// >>> rules = GameRules("m_league", length="tonpuu", start_points=30000)
/// >>> rules.length, rules.players, rules.kiriage
/// ('tonpuu', 4, True)
#[pyclass(name = "GameRules", module = "mentsu.table", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyGameRules(pub(crate) GameRules);

/// A `RulesError`.
fn refused(py: Python<'_>, reason: String, kind: &str) -> PyErr {
    match class(py, "RulesError") {
        Ok(class) => PyErr::from_type(class, (reason, kind.to_owned())),
        Err(error) => error,
    }
}

fn preset(name: &Bound<'_, PyString>) -> PyResult<GameRules> {
    let text = text_of(name)?;
    text.parse::<Preset>()
        .map(GameRules::from)
        .map_err(|unknown| refused(name.py(), unknown.to_string(), "unknown_name"))
}

/// The most members read of a rule.
const MOST_MEMBERS: usize = 100;

/// The text of a flag, a word or a number.
fn scalar(object: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    if let Ok(flag) = object.cast::<PyBool>() {
        return Ok(Some(flag.is_true().to_string()));
    }
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(Some(text_of(text)?.to_owned()));
    }
    if object.hasattr("__index__")? {
        return Ok(Some(object.call_method0("__index__")?.str()?.to_string()));
    }
    Ok(None)
}

/// The text of a rule's value as the library reads it: a scalar, or several.
fn text(object: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Some(text) = scalar(object)? {
        return Ok(text);
    }
    let members = object.try_iter()?.take(MOST_MEMBERS).map(|member| {
        let nested = || PyTypeError::new_err("a rule's value has no lists within a list");
        scalar(&member?)?.ok_or_else(nested)
    });
    let members = members.collect::<PyResult<Vec<String>>>()?;
    let are_numbers = members.iter().all(|member| member.parse::<i32>().is_ok());
    Ok(members.join(if are_numbers { "," } else { " " }))
}

fn changed(
    py: Python<'_>,
    rules: GameRules,
    changes: Option<&Bound<'_, PyDict>>,
) -> PyResult<GameRules> {
    changes.into_iter().flatten().try_fold(rules, |rules, (name, value)| {
        let name: String = name.extract()?;
        rules.set_text(&name, &text(&value)?).map_err(|error| {
            let known = GameRules::FIELDS.iter().any(|field| field.name() == name);
            let name: String = name.chars().take(40).collect();
            let kind = if known { "wrong_value" } else { "unknown_rule" };
            refused(py, format!("`{name}`: {error}"), kind)
        })
    })
}

#[pymethods]
impl PyGameRules {
    #[new]
    #[pyo3(signature = (preset = None, /, **changes: "Unpack[_GameRulesChanges]"))]
    fn new(
        py: Python<'_>,
        preset: Option<&Bound<'_, PyString>>,
        changes: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGameRules> {
        let rules = preset.map_or(Ok(GameRules::TENHOU), self::preset)?;
        changed(py, rules, changes).map(PyGameRules)
    }

    /// The same rules with these changes.
    ///
    /// >>> from mentsu.table import GameRules
    /// >>> GameRules("wrc").replace(length="tonpuu").length
    /// 'tonpuu'
    #[pyo3(signature = (**changes: "Unpack[_GameRulesChanges]"))]
    fn replace(
        &self,
        py: Python<'_>,
        changes: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGameRules> {
        changed(py, self.0, changes).map(PyGameRules)
    }

    /// How many play: 4, or 3 in sanma.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }
}

rules_class! {
    PyGameRules(GameRules): "GameRules", "Any", preset => GameRules::from(preset);
    /// >>> from mentsu.table import GameRules
    /// >>> GameRules.fields()["length"]
    /// 'one_round, tonpuu, hanchan or iichan'
    fields;
    /// >>> from mentsu.table import GameRules
    /// >>> GameRules().to_dict()["start_points"]
    /// 25000
    to_dict;
}

/// Gives the class an attribute for every rule.
pub(crate) fn add_rules(py: Python<'_>) -> PyResult<()> {
    add_attributes::<PyGameRules>(py, GameRules::FIELDS)
}

/// The rules of a game that were given; a preset's name will do.
pub(crate) struct GameRulesArg(pub(crate) GameRules);

impl<'a, 'py> FromPyObject<'a, 'py> for GameRulesArg {
    type Error = PyErr;

    mentsu_python_one::input_type!("GameRulesLike");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(rules) = object.cast::<PyGameRules>() {
            Ok(GameRulesArg(rules.get().0))
        } else if let Ok(name) = object.cast::<PyString>() {
            preset(&name.to_owned()).map(GameRulesArg)
        } else {
            Err(refuse("rules are GameRules or a preset's name", "wrong_type"))
        }
    }
}
