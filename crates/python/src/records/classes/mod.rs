//! The classes and functions of `mentsu.records`, and views as planes.

pub(crate) mod advised;
pub(crate) mod decision;
pub(crate) mod encode;
pub(crate) mod errors;
pub(crate) mod event;
mod game;
mod stats;
mod stream;
pub(crate) mod values;

use pyo3::prelude::*;

/// Adds the classes and functions to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::PyGame>()?;
    module.add_class::<game::PyRound>()?;
    module.add_class::<event::PyEvent>()?;
    module.add_class::<decision::PyDecision>()?;
    module.add_class::<values::PyAction>()?;
    module.add_class::<advised::PyAdvised>()?;
    module.add_function(wrap_pyfunction!(event::event_of, module)?)?;
    module.add_function(wrap_pyfunction!(values::action_of, module)?)?;
    module.add_function(wrap_pyfunction!(game::read_games, module)?)?;
    module.add_function(wrap_pyfunction!(encode::encode_views, module)?)?;
    module.add_function(wrap_pyfunction!(encode::view_planes, module)?)?;
    module.add_function(wrap_pyfunction!(encode::choices_of, module)?)?;
    module.add_function(wrap_pyfunction!(stats::stats_batch, module)?)?;
    module.add_class::<stream::PyBatch>()?;
    module.add_class::<stream::PyDecisionStream>()?;
    module.add_function(wrap_pyfunction!(stream::decision_stream, module)?)?;
    module.add_function(wrap_pyfunction!(stream::decision_schema, module)?)
}
