//! Wins for exercises, for `mentsu.mcr.Query`.

use mentsu::mcr::{Exercise, Fan, FanSet, FormKind, Query};
use mentsu::random::SplitMix64;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::results::{make, score};
use super::rules::{McrRulesArg, mcr_rules_or_mil};
use crate::args::Few;
use crate::args::names::Name;
use crate::args::number::Int;
use crate::interrupt::interruptible;
use crate::questions::situation::attributes;
use crate::values::circumstances::{McrSituationArg, PyMcrSituation};
use crate::values::hand::{HandArg, PyHand};

type Made<'py> = PyResult<Bound<'py, PyAny>>;

attributes! {
    /// The fields of `mentsu.mcr.Query`.
    pub struct QueryArg: "McrQuery" {
        fans: Few<Name<Fan>>,
        only: Option<Few<Name<Fan>>>,
        left_out: Few<Name<Fan>>,
        points: Option<(Int<u16>, Int<u16>)>,
        form: Option<Name<FormKind>>,
        number_of_melds: Option<(Int<usize>, Int<usize>)>,
        number_of_waits: Option<(Int<usize>, Int<usize>)>,
    }
}

fn set_of(fans: Few<Name<Fan>>) -> FanSet {
    fans.0.into_iter().map(|fan| fan.0).collect()
}

impl QueryArg {
    fn build(self) -> Query {
        let mut query =
            Query::new().with_fans(set_of(self.fans)).with_left_out(set_of(self.left_out));
        if let Some(others) = self.only {
            query = query.with_only(set_of(others));
        }
        if let Some((least, most)) = self.points {
            query = query.with_points(least.0..=most.0);
        }
        if let Some(form) = self.form {
            query = query.with_form(form.0);
        }
        if let Some((least, most)) = self.number_of_melds {
            query = query.with_number_of_melds(least.0..=most.0);
        }
        if let Some((least, most)) = self.number_of_waits {
            query = query.with_number_of_waits(least.0..=most.0);
        }
        query
    }
}

/// The names of some fan, each once, in the order of the table.
#[pyfunction]
#[pyo3(signature = (fans) -> "tuple[str, ...]")]
pub fn _mcr_fan_names(py: Python<'_>, fans: Few<Name<Fan>>) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, set_of(fans).iter().map(Fan::name))
}

/// Raises the error of a wrong field when a query is made.
#[pyfunction]
pub fn _mcr_check_query(query: QueryArg) {
    let _ = query.build();
}

#[pyfunction]
#[pyo3(signature = (query, hand, situation, rules) -> "McrScore | None")]
pub fn _mcr_query_matches<'py>(
    py: Python<'py>,
    query: QueryArg,
    hand: HandArg,
    situation: Option<McrSituationArg>,
    rules: Option<McrRulesArg>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let found = query.build().matches(
        &hand.0,
        &McrSituationArg::build(situation),
        &mcr_rules_or_mil(rules),
    );
    found.map(|found| score(py, &found)).transpose()
}

#[pyfunction]
#[pyo3(signature = (query, seed, rules) -> "Exercise | None")]
pub fn _mcr_query_random<'py>(
    py: Python<'py>,
    query: QueryArg,
    seed: Int<u64>,
    rules: Option<McrRulesArg>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let (query, rules) = (query.build(), mcr_rules_or_mil(rules));
    let found = interruptible(py, move || query.random(&mut SplitMix64::new(seed.0), &rules))?;
    found.map(|found| exercise(py, &found)).transpose()
}

/// `Exercise`.
fn exercise<'py>(py: Python<'py>, found: &Exercise) -> Made<'py> {
    let fields =
        (PyHand(*found.hand()), PyMcrSituation(*found.situation()), score(py, found.score())?);
    make(py, "Exercise", fields)
}
