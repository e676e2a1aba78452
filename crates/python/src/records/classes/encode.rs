//! Decisions as numbers: planes in a NumPy array, masks, and the numbers of actions.

use mentsu_table::encode::{
    ActionNumber, Announced, DANGER_PLANES, Encoder, KINDS, PLAN_PLANES, PLANES, VERSION,
};
use numpy::{PyReadwriteArray3, PyUntypedArrayMethods as _};
use pyo3::prelude::*;

use super::decision::PyDecision;
use super::values::check_plan;
use mentsu_python_columns::column_type_error;
use mentsu_python_one::{Few, Int, Text};

/// The names of all planes, those written on request last.
pub(crate) fn all_planes() -> Vec<&'static str> {
    [PLANES, PLAN_PLANES, DANGER_PLANES].concat()
}

/// What writes these planes, and the place of each among those that it writes.
pub(crate) fn encoder_of(
    planes: &[Text],
    plan: Option<i8>,
) -> PyResult<(impl Fn() -> Encoder + use<>, Vec<usize>)> {
    let asks = |of: &[&str]| planes.iter().any(|Text(name)| of.contains(&name.as_str()));
    let farthest = plan.filter(|_| asks(PLAN_PLANES));
    let danger = asks(DANGER_PLANES);
    let make = move || {
        let encoder = Encoder::new().with_danger(danger);
        match farthest {
            Some(farthest) => encoder.with_plans(farthest),
            None => encoder,
        }
    };
    let written = make().planes();
    let place = |Text(name): &Text| {
        let place = written.iter().position(|plane| plane == name);
        place.ok_or_else(|| column_type_error(format!("there is no plane {name:?}")))
    };
    let chosen = planes.iter().map(place).collect::<PyResult<Vec<usize>>>()?;
    Ok((make, chosen))
}

/// Writes the named planes of decisions into an array of `(decisions, planes, 34)`. For each
/// decision `announced` may say whether its riichi is announced: 0, 1, or 2 for an open one.
#[pyfunction]
#[pyo3(signature = (
    decisions: "Sequence[Decision]", out: "NDArray[float32]", planes, plan = None,
    announced: "Sequence[int] | None" = None
))]
pub(crate) fn encode_views(
    py: Python<'_>,
    decisions: Vec<PyRef<'_, PyDecision>>,
    mut out: PyReadwriteArray3<'_, f32>,
    planes: Few<Text>,
    plan: Option<Int<i64>>,
    announced: Option<Vec<u8>>,
) -> PyResult<()> {
    let (make, chosen) = encoder_of(&planes.0, check_plan(plan)?)?;
    let mut encoder = make();
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
        let mut all = vec![0.0; encoder.numbers()];
        let mut planes = numbers.chunks_exact_mut(KINDS);
        for (number, decision) in decisions.iter().enumerate() {
            let announced = announced.as_ref().and_then(|announced| announced.get(number));
            let seen = decision.moment().seen().with_announced(announced_of(announced.copied()));
            encoder.write(&seen, &mut all).map_err(column_type_error)?;
            for (&place, plane) in chosen.iter().zip(&mut planes) {
                plane.copy_from_slice(&all[place * KINDS..][..KINDS]);
            }
        }
        Ok(())
    })
}

/// What a code of Python says is announced.
pub(crate) fn announced_of(code: Option<u8>) -> Announced {
    match code {
        Some(1) => Announced::Riichi,
        Some(2) => Announced::OpenRiichi,
        _ => Announced::Nothing,
    }
}

/// The choices of a decision, one or two: what was announced (0, 1, or 2 for an open riichi), the
/// mask of what could be chosen, and the number that was.
#[pyfunction]
pub(crate) fn choices_of(decision: PyRef<'_, PyDecision>) -> Vec<(u8, Vec<bool>, u8)> {
    let moment = decision.moment();
    let numbers = ActionNumber::of(&moment.action);
    let announces = |number: &ActionNumber| match number.get() {
        74 => 1,
        75 => 2,
        _ => 0,
    };
    let mut announced = 0;
    let mut choices = Vec::new();
    for number in &numbers {
        let seen = moment.seen().with_announced(announced_of(Some(announced)));
        let mask = seen.choices().mask().to_array().to_vec();
        choices.push((announced, mask, number.get()));
        announced = announces(number);
    }
    choices
}

/// The version of the planes, and their names in order.
#[pyfunction]
pub(crate) fn view_planes() -> (u32, Vec<&'static str>) {
    (VERSION, all_planes())
}
