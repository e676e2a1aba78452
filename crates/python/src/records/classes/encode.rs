//! Decisions as planes in a NumPy array.

use numpy::{PyReadwriteArray3, PyUntypedArrayMethods as _};
use pyo3::prelude::*;

use super::decision::PyDecision;
use super::values::check_plan;
use crate::records::played::planes::{KINDS, PLANES, VERSION, write};
use crate::records::played::worth::Plans;
use mentsu_python_columns::column_type_error;
use mentsu_python_one::{Few, Int, Text};

/// Writes the named planes of decisions into an array of `(decisions, planes, 34)`.
#[pyfunction]
#[pyo3(signature = (decisions, out, planes, plan = None))]
pub(crate) fn encode_views(
    py: Python<'_>,
    decisions: Vec<PyRef<'_, PyDecision>>,
    mut out: PyReadwriteArray3<'_, f32>,
    planes: Few<Text>,
    plan: Option<Int<i64>>,
) -> PyResult<()> {
    let mut plans = check_plan(plan)?.map(Plans::new);
    let place = |Text(name): &Text| {
        let place = PLANES.iter().position(|plane| plane == name);
        place.ok_or_else(|| column_type_error(format!("there is no plane {name:?}")))
    };
    let chosen = planes.0.iter().map(place).collect::<PyResult<Vec<usize>>>()?;
    let decisions: Vec<PyDecision> =
        decisions.iter().map(|decision| (**decision).clone()).collect();
    let shape = out.as_array().dim();
    let expected = (decisions.len(), chosen.len(), KINDS);
    if shape != expected {
        return Err(column_type_error(format!("out has the shape {shape:?}, not {expected:?}")));
    }
    let in_order = out.is_c_contiguous();
    let (true, Ok(numbers)) = (in_order, out.as_slice_mut()) else {
        return Err(column_type_error("out isn't contiguous in C order"));
    };
    py.detach(|| {
        let mut all = vec![0.0; PLANES.len() * KINDS];
        let mut planes = numbers.chunks_exact_mut(KINDS);
        for decision in &decisions {
            write(&decision.moment(), plans.as_mut(), &mut all);
            for (&place, plane) in chosen.iter().zip(&mut planes) {
                plane.copy_from_slice(&all[place * KINDS..][..KINDS]);
            }
        }
    });
    Ok(())
}

/// The version of the planes, and their names in order.
#[pyfunction]
pub(crate) fn view_planes() -> (u32, Vec<&'static str>) {
    (VERSION, PLANES.to_vec())
}
