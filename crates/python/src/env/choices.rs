//! The options of a view, and the action of a number, for a policy that plays on request.

use mentsu_table::encode::{ActionNumber, Announced, Choices, KINDS, Seen, Step};
use numpy::{PyReadwriteArray2, PyUntypedArrayMethods as _};
use pyo3::prelude::*;

use crate::records::classes::encode::{announced_of, encoder_of};
use crate::records::classes::values::{PyAction, check_plan};
use crate::table::PyView;
use mentsu_python_columns::column_type_error;
use mentsu_python_one::errors::refuse;
use mentsu_python_one::{Few, Int, Text};

/// The choices that make an action: one number, two for a riichi.
#[pyfunction]
pub(crate) fn numbers_of(action: PyRef<'_, PyAction>) -> Vec<u8> {
    ActionNumber::of(&action.0).iter().map(|number| number.get()).collect()
}

/// Writes the named planes of a view into an array of `(planes, 34)`.
#[pyfunction]
#[pyo3(signature = (view, out: "NDArray[float32]", planes, plan, announced))]
pub(crate) fn encode_view(
    view: PyRef<'_, PyView>,
    mut out: PyReadwriteArray2<'_, f32>,
    planes: Few<Text>,
    plan: Option<Int<i64>>,
    announced: u8,
) -> PyResult<()> {
    let (make, chosen) = encoder_of(&planes.0, check_plan(plan)?)?;
    let (shape, expected) = (out.shape().to_vec(), [chosen.len(), KINDS]);
    let in_order = out.is_c_contiguous();
    let (true, true, Ok(numbers)) = (shape == expected, in_order, out.as_slice_mut()) else {
        return Err(column_type_error(format!("out isn't an array of {expected:?} in C order")));
    };
    let mut encoder = make();
    let mut all = vec![0.0; encoder.numbers()];
    let seen = Seen::of_view(&view.0).with_announced(announced_of(Some(announced)));
    encoder.write(&seen, &mut all).map_err(column_type_error)?;
    for (place, plane) in chosen.into_iter().zip(numbers.chunks_exact_mut(KINDS)) {
        plane.copy_from_slice(&all[place * KINDS..][..KINDS]);
    }
    Ok(())
}

/// The mask of what the player of a view may choose.
#[pyfunction]
pub(crate) fn mask_of(view: PyRef<'_, PyView>, announced: u8) -> Vec<bool> {
    let options = view.0.options();
    Choices::after(&options, announced_of(Some(announced))).mask().to_array().to_vec()
}

/// What a number does: an action, or what it announces (1, or 2 for an open riichi).
#[pyfunction]
pub(crate) fn action_at(
    view: PyRef<'_, PyView>,
    number: Int<u8>,
    announced: u8,
) -> PyResult<(Option<PyAction>, u8)> {
    let options = view.0.options();
    let choices = Choices::after(&options, announced_of(Some(announced)));
    let step = ActionNumber::new(number.0).and_then(|number| choices.step(number));
    match step {
        Some(Step::Act(action)) => Ok((Some(PyAction(action)), 0)),
        Some(Step::Announce(Announced::OpenRiichi)) => Ok((None, 2)),
        Some(Step::Announce(_)) => Ok((None, 1)),
        None => Err(refuse(format!("{} may not be chosen", number.0), "no_action")),
    }
}
