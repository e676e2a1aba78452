//! The native part of the drop-ins for PyPI's `mahjong` and `PyMahjongGB`.
//!
//! Its modules are in `python/mentsu/compat/mahjong`. Native are the frequent questions: shanten,
//! wins, decompositions, and the value of hands: by `mentsu::riichi` under configurations that it
//! knows, by the yaku `objects` under others. Python answers what can't be read. `mahjong_gb` has
//! the functions of PyPI's `PyMahjongGB`.

use pyo3::prelude::*;

mod arrays;
mod declared;
mod divide;
mod estimate;
mod fields;
mod fu;
mod mahjong_gb;
mod names;
mod objects;
mod question;
mod scores;
mod shanten;
mod value;

/// Adds the classes and functions to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<fields::HandConfigFields>()?;
    module.add_class::<fields::OptionalRulesFields>()?;
    module.add_class::<estimate::HandEstimator>()?;
    module.add_function(wrap_pyfunction!(shanten::calculate_shanten, module)?)?;
    module.add_function(wrap_pyfunction!(shanten::calculate_shanten_for_regular_hand, module)?)?;
    module
        .add_function(wrap_pyfunction!(shanten::calculate_shanten_for_chiitoitsu_hand, module)?)?;
    module.add_function(wrap_pyfunction!(shanten::calculate_shanten_for_kokushi_hand, module)?)?;
    module.add_function(wrap_pyfunction!(divide::is_agari, module)?)?;
    module.add_function(wrap_pyfunction!(divide::divide_tiles, module)?)?;
    module.add_function(wrap_pyfunction!(fu::fu_details, module)?)?;
    mahjong_gb::register(module)
}
