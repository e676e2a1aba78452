//! One hand: tiles, melds, hands, situations and rules as values, and every question about them.
//!
//! Values that hold tiles are classes here (`Tile` … `PartialHand`, `Rules`). Values that say how
//! to ask and answers are plain Python classes, in `python/mentsu`.
//!
//! Public is what columns, records and the module itself need of it.

use pyo3::call::PyCallArgs;
use pyo3::prelude::*;

pub mod args;
mod counts;
pub mod errors;
pub mod hand;
mod legality;
pub mod meld;
mod names;
pub mod number;
mod partial_hand;
mod plan;
mod puzzle;
mod questions;
mod results;
pub mod rules;
mod scoring;
mod situation;
pub mod tile;
mod tile_set;

/// Adds the classes and functions to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<tile::PyTile>()?;
    module.add_class::<tile::PyFace>()?;
    module.add_class::<tile_set::PyTileSet>()?;
    module.add_class::<counts::PyCounts>()?;
    module.add_class::<meld::PyMeld>()?;
    module.add_class::<hand::PyHand>()?;
    module.add_class::<partial_hand::PyPartialHand>()?;
    module.add_class::<rules::PyRules>()?;
    scoring::register(module)?;
    legality::register(module)?;
    plan::register(module)?;
    puzzle::register(module)
}

/// A picture that `mentsu._svg` draws.
fn html<'py>(py: Python<'py>, picture: &str, args: impl PyCallArgs<'py>) -> PyResult<Py<PyAny>> {
    Ok(py.import("mentsu._svg")?.getattr(picture)?.call1(args)?.unbind())
}
