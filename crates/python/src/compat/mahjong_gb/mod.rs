//! The functions of PyPI's `PyMahjongGB` 1.4.0: the fan of a win, and shanten with the tiles that
//! lower it, under Chinese official rules.
//!
//! Their docstrings are in `python/mentsu/compat/MahjongGB.py`, which says what differs.

use pyo3::prelude::*;

mod arguments;
mod fans;
mod shanten;

/// Adds the functions to the module.
pub(super) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(fans::fan_calculator, module)?)?;
    shanten::register(module)
}
