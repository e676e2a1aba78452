//! `GameRules`: a preset of a whole game's rules, with changes where a house differs.

use mentsu::riichi::Preset;
use mentsu_table::GameRules;
use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};

use mentsu_python_one::errors::{class, refuse, text_of};
use mentsu_python_one::rule_to_python;

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

    /// The rules by name, and the values that each may have.
    ///
    /// >>> from mentsu.table import GameRules
    /// >>> GameRules.fields()["length"]
    /// 'one_round, tonpuu, hanchan or iichan'
    #[staticmethod]
    #[pyo3(signature = () -> "dict[str, str]")]
    fn fields(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let dict = PyDict::new(py);
        for field in GameRules::FIELDS {
            dict.set_item(field.name(), field.kind().to_string())?;
        }
        Ok(dict)
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

    /// Every rule by its name.
    #[pyo3(signature = () -> "dict[str, Any]")]
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for field in GameRules::FIELDS {
            dict.set_item(field.name(), self.__getattr__(py, field.name())?)?;
        }
        Ok(dict)
    }

    /// How many play: 4, or 3 in sanma.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }

    /// The rule of a name.
    fn __getattr__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        match self.0.get(name) {
            Some(value) => rule_to_python(py, value),
            None => Err(PyAttributeError::new_err(name.to_owned())),
        }
    }

    /// The nearest preset, and what differs from it.
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let differing = |preset: &Preset| {
            let theirs = GameRules::from(*preset);
            let differs = |name: &&str| theirs.get(name) != self.0.get(name);
            GameRules::FIELDS.iter().map(|field| field.name()).filter(differs).collect::<Vec<_>>()
        };
        let nearest = Preset::ALL.into_iter().min_by_key(|preset| differing(preset).len());
        let nearest = nearest.expect("there are presets");
        let mut text = format!("GameRules('{}'", nearest.name());
        for name in differing(&nearest) {
            text += &format!(", {name}={}", self.__getattr__(py, name)?.repr()?);
        }
        Ok(text + ")")
    }

    #[pyo3(signature = () -> "tuple[tuple[()], dict[str, Any]]")]
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((), Bound<'py, PyDict>)> {
        Ok(((), self.to_dict(py)?))
    }
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
