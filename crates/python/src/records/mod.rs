//! Recorded games: rounds, decisions, and what a seat saw.

use pyo3::prelude::*;

/// Adds the classes and functions to the module.
pub(crate) fn register(_module: &Bound<'_, PyModule>) -> PyResult<()> {
    Ok(())
}
