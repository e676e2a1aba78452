//! Actions and the rows of decisions, as Python values.

use std::borrow::Cow;

use mentsu::{Face, Hand, Meld};
use mentsu_table::Action;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::records::played::replayed::Kifu;
use crate::records::played::row::Row;
use crate::records::played::words::{action_name, in_words};
use crate::records::played::worth::discarded;
use crate::records::rows::schema::{COLUMNS, Source, Value};
use mentsu_python_columns::values::date;
use mentsu_python_one::errors::refuse;
use mentsu_python_one::{Int, PyFace, PyHand, PyMeld, TupleOf};

/// Faces as a tuple.
pub(crate) fn faces(faces: impl IntoIterator<Item = Face>) -> TupleOf<PyFace> {
    faces.into_iter().map(PyFace).collect()
}

/// Melds as a tuple.
pub(crate) fn melds(melds: &[Meld]) -> TupleOf<PyMeld> {
    melds.iter().copied().map(PyMeld).collect()
}

/// Something that a player does or may do: `kind` is `discard`, `riichi`, a meld's kind, `kita`,
/// `ron`, `tsumo`, `kyuushu` or `pass`.
#[pyclass(name = "Action", module = "mentsu.records", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyAction(pub(crate) Action);

#[pymethods]
impl PyAction {
    /// The kind of action.
    #[getter]
    fn kind(&self) -> &'static str {
        action_name(&self.0)
    }

    /// The tile that is discarded.
    #[getter]
    fn face(&self) -> Option<PyFace> {
        discarded(&self.0).map(|(face, _)| PyFace(face))
    }

    /// Whether that is the tile just drawn.
    #[getter]
    fn tsumogiri(&self) -> Option<bool> {
        discarded(&self.0).map(|(_, tsumogiri)| tsumogiri)
    }

    /// The meld that is declared.
    #[getter]
    fn meld(&self) -> Option<PyMeld> {
        match self.0 {
            Action::Call(meld) | Action::Kan(meld) => Some(PyMeld(meld)),
            _ => None,
        }
    }

    fn __repr__(&self) -> String {
        format!("<Action {}>", in_words(&self.0))
    }

    fn __str__(&self) -> Cow<'static, str> {
        in_words(&self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        pickled(py, "action_of", &self.0)
    }
}

/// How a value is pickled: the function that reads it, and its JSON.
pub(crate) fn pickled<'py>(
    py: Python<'py>,
    read: &str,
    value: &impl serde::Serialize,
) -> PyResult<(Bound<'py, PyAny>, (String,))> {
    let json = serde_json::to_string(value);
    let json = json.map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok((py.import("mentsu._native")?.getattr(read)?, (json,)))
}

/// Unpickles an action.
#[pyfunction]
pub(crate) fn action_of(json: &str) -> PyResult<PyAction> {
    let action = serde_json::from_str(json);
    action.map(PyAction).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// A hand in Python.
pub(crate) fn hand(hand: &Hand) -> PyHand {
    PyHand(*hand)
}

/// A decision as a row of the table.
pub(crate) fn row<'py>(
    py: Python<'py>,
    game: &Kifu,
    number: usize,
    plan: Option<i8>,
    reading: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    let decided = py.detach(|| game.decided(number, plan, reading));
    let row = Row {
        path: game.path.as_deref().unwrap_or_default(),
        error: None,
        game: Some(game.number),
        round: decided.as_ref().map(|decided| decided.decision.round),
        decided: decided.as_ref(),
    };
    for column in COLUMNS {
        let value = match column.from {
            Source::Path => row.path.into_pyobject(py)?.into_any(),
            Source::Error => py.None().into_bound(py),
            Source::Row(value) => value(&row).into_pyobject(py)?,
            Source::Decision(value) => match row.decided.map_or(Value::Null, value) {
                Value::Null => py.None().into_bound(py),
                Value::Text(text) => text.into_pyobject(py)?.into_any(),
                Value::Hand(hand) => hand.to_string().into_pyobject(py)?.into_any(),
                Value::Face(face) => face.to_string().into_pyobject(py)?.into_any(),
                Value::Faces(faces) => {
                    let text: String = faces.iter().map(ToString::to_string).collect();
                    text.into_pyobject(py)?.into_any()
                }
                Value::Action(action) => in_words(&action).into_pyobject(py)?.into_any(),
                Value::Meld(meld) => meld.to_string().into_pyobject(py)?.into_any(),
                Value::Flag(flag) => flag.into_pyobject(py)?.to_owned().into_any(),
                Value::Number(number) => number.into_pyobject(py)?.into_any(),
                Value::Float(float) => float.into_pyobject(py)?.into_any(),
                Value::Dan(dan) => dan.to_string().into_pyobject(py)?.into_any(),
                Value::Date(day) => date(py, day.days_since_1970())?,
            },
        };
        dict.set_item(column.name, value)?;
    }
    Ok(dict)
}

/// Checks the largest shanten to plan for.
pub(crate) fn check_plan(plan: Option<Int<i64>>) -> PyResult<Option<i8>> {
    plan.map(|Int(plan)| match i8::try_from(plan) {
        Ok(plan @ 0..=6) => Ok(plan),
        _ => Err(refuse(format!("plan is a shanten from 0 to 6, not {plan}"), "out_of_range")),
    })
    .transpose()
}
