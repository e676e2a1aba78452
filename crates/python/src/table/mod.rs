//! Games that are played: rules, walls, rounds, what seats see.

mod game;
mod mjai;
mod round;
mod rules;
mod seats;
mod sight;
mod wall;

use pyo3::prelude::*;

pub(crate) use self::rules::GameRulesArg;
pub(crate) use self::sight::PyView;

/// Adds the classes to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    rules::register(module)?;
    module.add_class::<wall::PyWall>()?;
    module.add_class::<sight::PyTable>()?;
    module.add_class::<sight::PyView>()?;
    module.add_class::<round::PyPlayedRound>()?;
    module.add_class::<game::PyPlayedGame>()?;
    module.add_function(wrap_pyfunction!(sight::table_of, module)?)?;
    module.add_function(wrap_pyfunction!(sight::view_of, module)?)?;
    module.add_function(wrap_pyfunction!(round::round_of, module)?)?;
    module.add_function(wrap_pyfunction!(game::game_of, module)?)?;
    module.add_function(wrap_pyfunction!(mjai::events_of_mjai, module)?)?;
    module.add_function(wrap_pyfunction!(mjai::view_of_mjai, module)?)?;
    module.add_function(wrap_pyfunction!(mjai::mjai_of_event, module)?)?;
    module.add_function(wrap_pyfunction!(mjai::mjai_of_action, module)?)
}
