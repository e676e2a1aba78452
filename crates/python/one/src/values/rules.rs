//! `Rules`: a preset, with changes where a house differs. The rules, their values and the presets
//! are the library's lists.

use mentsu::fields::{Field, FieldKind, FieldValue};
use mentsu::riichi::{Preset, Rules, YakuSet};
use pyo3::PyTypeInfo;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString, PyTuple};

use crate::args::names::Name;
use crate::args::number::Int;
use crate::args::wrong_type;
use crate::errors::{ErrorClass, raise_with, text_of};

/// The rules by which a hand is scored: a house's preset, with changes where yours differs.
///
/// `Rules.presets()` lists the presets, `Rules.fields()` the rules and their values. Each rule is
/// an attribute.
///
/// >>> from mentsu import Rules
/// >>> rules = Rules("m_league", kiriage=False, reds=(1, 2, 1))
/// >>> rules
/// Rules('m_league', reds=(1, 2, 1), kiriage=False)
/// >>> rules.reds, rules.renhou, Rules("ema").multiple_ron
/// ((1, 2, 1), 'off', 'all')
/// >>> Rules("tenhou", kiriag=True)
/// Traceback (most recent call last):
/// mentsu.RulesError: unknown rule "kiriag"; did you mean "kiriage"?
#[pyclass(name = "Rules", module = "mentsu", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyRules(pub(crate) Rules);

/// Gives a class of rules an attribute for every rule.
pub fn add_attributes<T: PyTypeInfo>(py: Python<'_>, fields: &[Field]) -> PyResult<()> {
    let class = py.get_type::<T>();
    let property = py.import("builtins")?.getattr("property")?;
    let caller = py.import("operator")?.getattr("methodcaller")?;
    for field in fields {
        let get = caller.call1(("_get", field.name()))?;
        let doc = field.kind().to_string();
        class.setattr(field.name(), property.call1((get, py.None(), py.None(), doc))?)?;
    }
    Ok(())
}

/// Methods that the classes of rules share.
#[macro_export]
macro_rules! rules_class {
    (
        $class:ident($rules:ident): $name:literal, $value:tt, $preset:ident => $of_preset:expr;
        $(#[$fields_doc:meta])* fields;
        $(#[$to_dict_doc:meta])* to_dict;
    ) => {
        #[pymethods]
        impl $class {
            /// The rules by name, and the values that each may have.
            ///
            $(#[$fields_doc])*
            #[staticmethod]
            #[pyo3(signature = () -> "dict[str, str]")]
            fn fields(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
                let dict = PyDict::new(py);
                for field in $rules::FIELDS {
                    dict.set_item(field.name(), field.kind().to_string())?;
                }
                Ok(dict)
            }

            /// Every rule by its name.
            ///
            $(#[$to_dict_doc])*
            #[pyo3(signature = () -> "dict[str, Any]")]
            fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
                let dict = PyDict::new(py);
                for field in $rules::FIELDS {
                    dict.set_item(field.name(), self._get(py, field.name())?)?;
                }
                Ok(dict)
            }

            /// The rule of a name.
            #[pyo3(signature = (name) -> $value)]
            fn _get<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
                let value = self.0.get(name).unwrap_or(mentsu::fields::FieldValue::Nothing);
                $crate::rule_to_python(py, value)
            }

            /// The nearest preset, and what differs from it.
            fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                let presets = Preset::ALL.into_iter().map(|$preset| {
                    let theirs = $of_preset;
                    let differs = |name: &&str| theirs.get(name) != self.0.get(name);
                    let names = $rules::FIELDS.iter().map(|field| field.name());
                    ($preset.name(), names.filter(differs).collect())
                });
                $crate::repr::rules_repr($name, presets, |name| self._get(py, name))
            }

            #[pyo3(signature = () -> "tuple[tuple[()], dict[str, Any]]")]
            fn __getnewargs_ex__<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<((), Bound<'py, PyDict>)> {
                Ok(((), self.to_dict(py)?))
            }
        }
    };
}

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

/// A rule's value in Python: a bool, number or name, or a tuple of them.
pub fn rule_to_python<'py>(py: Python<'py>, value: FieldValue<'_>) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        FieldValue::Flag(flag) => PyBool::new(py, flag).to_owned().into_any(),
        FieldValue::Number(number) => number.into_pyobject(py)?.into_any(),
        FieldValue::Numbers(numbers) => PyTuple::new(py, numbers.iter())?.into_any(),
        FieldValue::Choice(name) => PyString::new(py, name).into_any(),
        FieldValue::Names(names) => PyTuple::new(py, names.iter().collect::<Vec<_>>())?.into_any(),
        _ => py.None().into_bound(py),
    })
}

/// The rules with one set to a value from Python; `None` if the rule can't have it.
fn set(
    rules: Rules,
    name: &str,
    kind: FieldKind,
    object: &Bound<'_, PyAny>,
) -> PyResult<Option<Rules>> {
    if let Ok(flag) = object.cast::<PyBool>() {
        return Ok(rules.set(name, flag.is_true()).ok());
    }
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(rules.set(name, text_of(text)?).ok());
    }
    if object.hasattr("__index__")? {
        let number = object.call_method0("__index__")?.extract::<i32>();
        return Ok(number.ok().and_then(|number| rules.set(name, number).ok()));
    }
    let Ok(members) = object.try_iter() else {
        return Err(wrong_type(object, "a rule as a bool, int, str or a tuple of these"));
    };
    let members = members.take(MOST_MEMBERS);
    if let FieldKind::Names(_) = kind {
        let yaku = members.map(|member| Ok(member?.extract::<Name<_>>()?.0));
        return Ok(rules.set(name, yaku.collect::<PyResult<YakuSet>>()?).ok());
    }
    let numbers: PyResult<Vec<String>> =
        members.map(|member| Ok(member?.extract::<Int<i32>>()?.0.to_string())).collect();
    Ok(rules.set_text(name, &numbers?.join(",")).ok())
}

/// The most members read of a rule.
const MOST_MEMBERS: usize = 100;

/// The rules with these changes.
fn changed(py: Python<'_>, rules: Rules, changes: Option<&Bound<'_, PyDict>>) -> PyResult<Rules> {
    changes.into_iter().flatten().try_fold(rules, |rules, (name, value)| {
        let name: String = name.extract()?;
        let kind =
            Rules::FIELDS.iter().find(|field| field.name() == name).map(|field| field.kind());
        let Some(kind) = kind else {
            let unknown = rules.set(&name, false).err().map(|error| error.to_string());
            return Err(refuse(py, unknown.unwrap_or_default(), "unknown_rule"));
        };
        set(rules, &name, kind, &value)?.ok_or_else(|| {
            let value = value.repr().map_or_else(|_| "this value".into(), |repr| repr.to_string());
            let value: String = value.chars().take(40).collect();
            refuse(py, format!("the rule `{name}` is {kind}, not {value}"), "wrong_value")
        })
    })
}

#[pymethods]
impl PyRules {
    #[new]
    #[pyo3(signature = (preset = None, /, **changes: "Unpack[_RulesChanges]"))]
    fn new(
        py: Python<'_>,
        preset: Option<&Bound<'_, PyString>>,
        changes: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyRules> {
        let rules = preset.map_or(Ok(Rules::TENHOU), self::preset)?;
        changed(py, rules, changes).map(PyRules)
    }

    /// The names of the presets.
    ///
    /// >>> from mentsu import Rules
    /// >>> Rules.presets()[:4]
    /// ['tenhou', 'tenhou_sanma', 'mahjong_soul', 'mahjong_soul_old_yaku']
    #[staticmethod]
    fn presets() -> Vec<&'static str> {
        Preset::ALL.map(Preset::name).to_vec()
    }

    /// The same rules with these changes.
    ///
    /// >>> from mentsu import Rules
    /// >>> Rules("wrc").replace(kuikae="allowed")
    /// Rules('wrc', kuikae='allowed')
    #[pyo3(signature = (**changes: "Unpack[_RulesChanges]"))]
    fn replace(&self, py: Python<'_>, changes: Option<&Bound<'_, PyDict>>) -> PyResult<PyRules> {
        changed(py, self.0, changes).map(PyRules)
    }

    /// How many play: 4, or 3 in sanma.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }
}

rules_class! {
    PyRules(Rules): "Rules", "Any", preset => preset.rules();
    /// >>> from mentsu import Rules
    /// >>> Rules.fields()["kiriage"], Rules.fields()["kuikae"]
    /// ('true or false', 'allowed, same_tile or suji')
    fields;
    /// >>> from mentsu import Rules
    /// >>> Rules().to_dict()["honba"]
    /// 300
    to_dict;
}

/// The rules that were given, or Tenhou's; a preset's name will do.
pub struct RulesArg(pub Rules);

impl<'a, 'py> FromPyObject<'a, 'py> for RulesArg {
    type Error = PyErr;

    crate::typed::input_type!("RulesLike");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(rules) = object.cast::<PyRules>() {
            Ok(RulesArg(rules.get().0))
        } else if let Ok(name) = object.cast::<PyString>() {
            preset(&name.to_owned()).map(RulesArg)
        } else {
            Err(wrong_type(&object, "Rules or a preset's name"))
        }
    }
}

/// The given rules, or Tenhou's.
pub fn rules_or_tenhou(rules: Option<RulesArg>) -> Rules {
    rules.map_or(Rules::TENHOU, |rules| rules.0)
}
