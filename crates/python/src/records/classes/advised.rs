//! `Advised`: what an action is worth, and of what that consists.

use mentsu_table::advice::Advised;
use pyo3::prelude::*;

use super::values::PyAction;
use crate::records::played::words::in_words;

/// What an action is worth in points over the rest of the round, with the others in it. The value
/// is the sum of `deal_in_points`, `going_on` and `folding`.
#[pyclass(name = "Advised", module = "mentsu.records", frozen, eq)]
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct PyAdvised(pub(crate) Advised);

#[pymethods]
impl PyAdvised {
    /// The action.
    #[getter]
    fn action(&self) -> PyAction {
        PyAction(self.0.action)
    }

    /// The points expected until the round ends.
    #[getter]
    fn value(&self) -> f64 {
        self.0.value
    }

    /// The chance that the discard deals in, 0 to 1.
    #[getter]
    fn deal_in(&self) -> f64 {
        self.0.parts.deal_in
    }

    /// What that costs on average: 0 or less.
    #[getter]
    fn deal_in_points(&self) -> f64 {
        self.0.parts.deal_in_points
    }

    /// The chance to win the round, 0 to 1, if nobody wins on the discard.
    #[getter]
    fn win(&self) -> f64 {
        self.0.parts.win
    }

    /// The points that going on gains beyond folding.
    #[getter]
    fn going_on(&self) -> f64 {
        self.0.parts.going_on
    }

    /// The points that folding loses: 0 or less, but for noten payments.
    #[getter]
    fn folding(&self) -> f64 {
        self.0.parts.folding
    }

    fn __repr__(&self) -> String {
        format!("<Advised {}: {:.0}>", in_words(&self.0.action), self.0.value)
    }
}
