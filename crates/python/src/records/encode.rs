//! Decisions as planes in a NumPy array.

use numpy::{PyReadwriteArray3, PyUntypedArrayMethods as _};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::decision::PyDecision;
use super::game::check_plan;
use super::planes::{KINDS, PLANES, VERSION, write};
use super::worth::Plans;

/// Writes the planes of decisions into an array of `(decisions, planes, 34)`.
#[pyfunction]
#[pyo3(signature = (decisions, out, plan = None))]
pub(crate) fn encode_views(
    py: Python<'_>,
    decisions: Vec<PyRef<'_, PyDecision>>,
    mut out: PyReadwriteArray3<'_, f32>,
    plan: Option<i64>,
) -> PyResult<()> {
    let mut plans = check_plan(plan)?.map(Plans::new);
    let decisions: Vec<PyDecision> =
        decisions.iter().map(|decision| (**decision).clone()).collect();
    let shape = out.as_array().dim();
    let expected = (decisions.len(), PLANES.len(), KINDS);
    if shape != expected {
        return Err(PyValueError::new_err(format!(
            "out has the shape {shape:?}, not {expected:?}"
        )));
    }
    let in_order = out.is_c_contiguous();
    let (true, Ok(numbers)) = (in_order, out.as_slice_mut()) else {
        return Err(PyValueError::new_err("out isn't contiguous in C order"));
    };
    py.detach(|| {
        for (decision, planes) in
            decisions.iter().zip(numbers.chunks_exact_mut(PLANES.len() * KINDS))
        {
            write(decision.moment(), plans.as_mut(), planes);
        }
    });
    Ok(())
}

/// The version of the planes, and their names in order.
#[pyfunction]
pub(crate) fn view_planes() -> (u32, Vec<&'static str>) {
    (VERSION, PLANES.to_vec())
}
