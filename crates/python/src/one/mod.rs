//! One hand: tiles, melds, hands, situations and rules as values, and every question about them.

use pyo3::prelude::*;

/// Adds the classes and functions to the module.
pub(crate) fn register(_module: &Bound<'_, PyModule>) -> PyResult<()> {
    Ok(())
}
