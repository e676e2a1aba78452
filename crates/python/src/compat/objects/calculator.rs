//! Who turns han and fu into payments.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::compat::fields::{HouseRules, WonHow};
use crate::compat::scores::{Scores, scores, scores_of_aotenjou};

/// Who turns han and fu into payments.
pub(in crate::compat) enum Calculator<'py> {
    Usual,
    /// Without limits, where yaku count beside a yakuman.
    Aotenjou,
    /// Such a one of the caller's, and the configuration that it is given.
    OwnAotenjou(Bound<'py, PyAny>, Bound<'py, PyAny>),
    /// Another one of the caller's, and the configuration that it is given.
    Other(Bound<'py, PyAny>, Bound<'py, PyAny>),
}

/// Payments, computed here or by a calculator.
pub(in crate::compat) enum Cost<'py> {
    Computed(Scores),
    Told(Bound<'py, PyAny>),
}

impl<'py> Calculator<'py> {
    /// Whether yaku count beside a yakuman.
    pub(in crate::compat) const fn has_no_limits(&self) -> bool {
        matches!(self, Calculator::Aotenjou | Calculator::OwnAotenjou(..))
    }

    /// The payments of a reading of `han` and `fu`, and their sum; `None` if only the reference
    /// knows.
    pub(in crate::compat) fn pays(
        &self,
        (han, fu, yakuman): (i64, i64, bool),
        won: &WonHow,
        rules: &HouseRules,
    ) -> PyResult<Option<(Cost<'py>, i128)>> {
        let computed = match self {
            Calculator::Usual => Some(scores(han, fu, yakuman, won, rules)),
            Calculator::Aotenjou => scores_of_aotenjou(han, fu, won),
            Calculator::OwnAotenjou(calculator, config) | Calculator::Other(calculator, config) => {
                let name = pyo3::intern!(config.py(), "calculate_scores");
                let cost = calculator.call_method1(name, (han, fu, config, yakuman))?;
                if !cost.is_truthy()? {
                    return Ok(None);
                }
                let total = cost.get_item(pyo3::intern!(config.py(), "total"))?;
                let total = match total.extract::<i64>() {
                    Ok(total) => Some(total.into()),
                    Err(_) => total.extract::<i128>().ok(),
                };
                return Ok(total.map(|total| (Cost::Told(cost), total)));
            }
        };
        Ok(computed.map(|scores| (Cost::Computed(scores), scores.total)))
    }
}

/// Payments of 0 as a dictionary, to be copied.
pub(in crate::compat) fn no_cost(py: Python<'_>) -> PyResult<Py<PyDict>> {
    let cost = PyDict::new(py);
    let numbers =
        ["main", "additional", "main_bonus", "additional_bonus", "kyoutaku_bonus", "total"];
    for name in numbers {
        cost.set_item(PyString::intern(py, name), 0)?;
    }
    cost.set_item(pyo3::intern!(py, "yaku_level"), "")?;
    Ok(cost.unbind())
}

impl<'py> Cost<'py> {
    /// As a dictionary, made of one of zeros.
    pub(in crate::compat) fn into_object(
        self,
        none: &Bound<'py, PyDict>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (scores, py) = match self {
            Cost::Told(cost) => return Ok(cost),
            Cost::Computed(scores) => (scores, none.py()),
        };
        let cost = none.copy()?;
        let set = |name, number: i128| match i64::try_from(number) {
            Ok(number) => cost.set_item(name, number),
            Err(_) => cost.set_item(name, number),
        };
        set(pyo3::intern!(py, "main"), scores.main)?;
        set(pyo3::intern!(py, "total"), scores.total)?;
        if scores.additional > 0 {
            set(pyo3::intern!(py, "additional"), scores.additional)?;
        }
        if scores.main_bonus > 0 {
            cost.set_item(pyo3::intern!(py, "main_bonus"), scores.main_bonus)?;
            cost.set_item(pyo3::intern!(py, "additional_bonus"), scores.additional_bonus)?;
        }
        if scores.kyoutaku_bonus > 0 {
            cost.set_item(pyo3::intern!(py, "kyoutaku_bonus"), scores.kyoutaku_bonus)?;
        }
        if !scores.level.is_empty() {
            cost.set_item(pyo3::intern!(py, "yaku_level"), scores.level)?;
        }
        Ok(cost.into_any())
    }
}
