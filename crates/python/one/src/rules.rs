//! `Rules`: a preset, with changes where a house differs.

use mentsu::riichi::Rules;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};
use serde_json::{Map, Value};

use super::errors::{ErrorClass, raise_saying, text_of};

/// The rules by which a hand is scored: a house's preset, with changes where yours differs.
///
/// The presets are `tenhou`, `tenhou_sanma`, `mahjong_soul`, `mahjong_soul_sanma`, `wrc`, `ema` and
/// `m_league`; each rule is an attribute.
///
/// >>> from mentsu import Rules
/// >>> rules = Rules("m_league", kiriage=False, reds=(1, 2, 1))
/// >>> rules
/// Rules('m_league', kiriage=False, reds=(1, 2, 1))
/// >>> rules.reds, rules.renhou, Rules("ema").multiple_ron
/// ((1, 2, 1), 'off', 'all')
/// >>> Rules("tenhou", kiriag=True)
/// Traceback (most recent call last):
/// mentsu.RulesError: there is no rule `kiriag`...
#[pyclass(name = "Rules", module = "mentsu", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyRules(pub(crate) Rules);

/// The presets and their names.
const PRESETS: [(&str, Rules); 7] = [
    ("tenhou", Rules::TENHOU),
    ("tenhou_sanma", Rules::TENHOU_SANMA),
    ("mahjong_soul", Rules::MAHJONG_SOUL),
    ("mahjong_soul_sanma", Rules::MAHJONG_SOUL_SANMA),
    ("wrc", Rules::WRC),
    ("ema", Rules::EMA),
    ("m_league", Rules::M_LEAGUE),
];

fn refuse(py: Python<'_>, reason: String, kind: &str) -> PyErr {
    raise_saying(py, ErrorClass::Rules, reason, kind.to_owned())
}

fn preset(name: &Bound<'_, PyString>) -> PyResult<Rules> {
    let text = text_of(name)?;
    match PRESETS.iter().find(|(name, _)| *name == text) {
        Some((_, rules)) => Ok(*rules),
        None => {
            let names = PRESETS.map(|(name, _)| name).join(", ");
            let text: String = text.chars().take(40).collect();
            let reason = format!("{text:?} is no preset; there is {names}");
            Err(refuse(name.py(), reason, "unknown_name"))
        }
    }
}

/// The rules by their names.
fn fields(py: Python<'_>, rules: &Rules) -> PyResult<Map<String, Value>> {
    match serde_json::to_value(rules) {
        Ok(Value::Object(fields)) => Ok(fields),
        _ => Err(refuse(py, "rules have no fields".to_owned(), "no_fields")),
    }
}

/// A value of a rule as Python has it: booleans, numbers, names, and tuples of them.
fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Bool(value) => PyBool::new(py, *value).to_owned().into_any(),
        Value::Number(number) => number.as_u64().unwrap_or(0).into_pyobject(py)?.into_any(),
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(values) => {
            let values: Vec<_> =
                values.iter().map(|value| to_python(py, value)).collect::<PyResult<_>>()?;
            pyo3::types::PyTuple::new(py, values)?.into_any()
        }
        Value::Null | Value::Object(_) => py.None().into_bound(py),
    })
}

fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    match object.try_iter() {
        Ok(values) if !object.is_instance_of::<PyString>() => {
            values.take(MOST_MEMBERS).map(|value| member_from_python(&value?)).collect()
        }
        _ => member_from_python(object),
    }
}

/// The most members of a rule that are read.
const MOST_MEMBERS: usize = 100;

fn member_from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    if let Ok(value) = object.cast::<PyBool>() {
        Ok(Value::Bool(value.is_true()))
    } else if let Ok(text) = object.cast::<PyString>() {
        Ok(Value::String(text_of(text)?.to_owned()))
    } else if let Ok(number) = object.extract::<i64>() {
        Ok(number.into())
    } else {
        let name = object.get_type().name()?;
        Err(PyTypeError::new_err(format!(
            "a rule is a bool, int, str or a tuple of these, not {name}"
        )))
    }
}

/// The rules with these changes.
fn changed(py: Python<'_>, rules: Rules, changes: Option<&Bound<'_, PyDict>>) -> PyResult<Rules> {
    let Some(changes) = changes.filter(|changes| !changes.is_empty()) else { return Ok(rules) };
    let mut fields = fields(py, &rules)?;
    for (name, value) in changes {
        let name: String = name.extract()?;
        let Some(field) = fields.get_mut(&name) else {
            let names = fields.keys().cloned().collect::<Vec<_>>().join(", ");
            let reason = format!("there is no rule `{name}`; there are {names}");
            return Err(refuse(py, reason, "unknown_rule"));
        };
        let before = std::mem::replace(field, from_python(&value)?);
        let after = fields[&name].clone();
        if let Err(error) = serde_json::from_value::<Rules>(Value::Object(fields.clone())) {
            let before = to_python(py, &before)?.repr()?;
            let reason = format!("the rule `{name}` can't be {after} (it was {before}): {error}");
            return Err(refuse(py, reason, "wrong_value"));
        }
    }
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| refuse(py, error.to_string(), "wrong_value"))
}

/// Attributes read from the fields that serde writes, so that no rule is forgotten.
macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident;)*) => {

        #[pymethods]
        impl PyRules {
            $(
                $(#[$doc])*
                #[getter]
                fn $rule<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                    self.rule(py, stringify!($rule))
                }
            )*
        }
    };
}

rules! {
    /// Three players (三麻).
    sanma;
    /// Who pays the missing player's share of a tsumo where three play: `loss`, `bisection`, `even`.
    sanma_tsumo;
    /// Tanyao counts with an open hand (喰いタン).
    open_tanyao;
    /// How many red fives of man, pin and sou there are (赤ドラ).
    reds;
    /// 4 han 30 fu and 3 han 60 fu are a mangan (切り上げ満貫).
    kiriage;
    /// What 13 han without a yakuman are worth: `yakuman` or `sanbaiman`.
    counted_yakuman;
    /// The yakuman that count twice (ダブル役満).
    double_yakuman;
    /// Several yakuman add up (役満の複合).
    yakuman_stacking;
    /// The fu of a jantou of both the seat's and the round's wind (連風牌): 2 or 4.
    double_wind_fu;
    /// What a ron before the first draw (人和) is worth: `off`, `mangan` by itself, `yakuman`, or
    /// `five_han` on top of everything else.
    renhou;
    /// The yakuman for which somebody can be liable (包).
    pao;
    /// How much of a hand with several yakuman the liable player answers for.
    pao_share;
    /// Who pays the honba of a ron shared for pao: `liable` or `discarder`.
    pao_honba;
    /// Pinfu can be won by tsumo (平和ツモ).
    pinfu_tsumo;
    /// The 2 fu of tsumo count with rinshan, too.
    rinshan_fu;
    /// Ippatsu counts (一発).
    ippatsu;
    /// Ura dora count (裏ドラ).
    ura;
    /// The indicators turned over for kans count (槓ドラ).
    kan_dora;
    /// The fewest han of yaku, dora aside, with which a hand may be won.
    minimum_han;
    /// What one honba adds to a ron (本場).
    honba;
    /// Kokushi may rob an ankan.
    kokushi_robs_ankan;
    /// Whether nagashi mangan is played: `off` or `draw`.
    nagashi_mangan;
    /// Who wins when several call ron: `triple_aborts`, `all` or `head_bump`.
    multiple_ron;
    /// Each of several winners gets the honba.
    honba_for_each_ron;
    /// Kyuushu kyuuhai and its like abort a hand (途中流局).
    abortive_draws;
    /// Which discards after a call are forbidden (喰い替え): `allowed`, `same_tile` or `suji`.
    kuikae;
    /// Which ankan are allowed after riichi: `never`, `strict` or `loose`.
    riichi_ankan;
}

impl PyRules {
    fn rule<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let fields = fields(py, &self.0)?;
        to_python(py, fields.get(name).unwrap_or(&Value::Null))
    }

    /// The rules that differ from a preset's.
    fn differences(&self, py: Python<'_>, preset: &Rules) -> PyResult<Vec<(String, Value)>> {
        let theirs = fields(py, preset)?;
        let own = fields(py, &self.0)?;
        Ok(own.into_iter().filter(|(name, value)| theirs.get(name) != Some(value)).collect())
    }
}

#[pymethods]
impl PyRules {
    #[new]
    #[pyo3(signature = (preset = None, /, **changes))]
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
    /// >>> Rules.presets()
    /// ['tenhou', 'tenhou_sanma', 'mahjong_soul', 'mahjong_soul_sanma', 'wrc', 'ema', 'm_league']
    #[staticmethod]
    fn presets() -> Vec<&'static str> {
        PRESETS.map(|(name, _)| name).to_vec()
    }

    /// The same rules but for these.
    ///
    /// >>> from mentsu import Rules
    /// >>> Rules("wrc").replace(kuikae="allowed")
    /// Rules('wrc', kuikae='allowed')
    #[pyo3(signature = (**changes))]
    fn replace(&self, py: Python<'_>, changes: Option<&Bound<'_, PyDict>>) -> PyResult<PyRules> {
        changed(py, self.0, changes).map(PyRules)
    }

    /// Every rule by its name.
    ///
    /// >>> from mentsu import Rules
    /// >>> Rules().to_dict()["honba"]
    /// 300
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in fields(py, &self.0)? {
            dict.set_item(name, to_python(py, &value)?)?;
        }
        Ok(dict)
    }

    /// How many play: 4, or 3 in sanma.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let mut nearest = (PRESETS[0].0, self.differences(py, &PRESETS[0].1)?);
        for (name, rules) in &PRESETS[1..] {
            let differences = self.differences(py, rules)?;
            if differences.len() < nearest.1.len() {
                nearest = (name, differences);
            }
        }
        let mut text = format!("Rules('{}'", nearest.0);
        for (name, value) in nearest.1 {
            text += &format!(", {name}={}", to_python(py, &value)?.repr()?);
        }
        Ok(text + ")")
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((), Bound<'py, PyDict>)> {
        Ok(((), self.to_dict(py)?))
    }
}

/// The rules that were given, or Tenhou's; a preset's name will do.
pub struct RulesArg(pub Rules);

impl<'a, 'py> FromPyObject<'a, 'py> for RulesArg {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(rules) = object.cast::<PyRules>() {
            Ok(RulesArg(rules.get().0))
        } else if let Ok(name) = object.cast::<PyString>() {
            preset(&name.to_owned()).map(RulesArg)
        } else {
            let name = object.get_type().name()?;
            Err(PyTypeError::new_err(format!("expected Rules or a preset's name, not {name}")))
        }
    }
}

/// The rules that were given, or Tenhou's.
pub fn rules_or_tenhou(rules: Option<RulesArg>) -> Rules {
    rules.map_or(Rules::TENHOU, |rules| rules.0)
}
