//! One hand: tiles, melds, hands, situations and rules as values, and every question about them.
//!
//! Values that hold tiles are classes here (`Tile` … `PartialHand`, `Rules`). Values that say how
//! to ask, and answers, are plain Python classes in `python/mentsu`.
//!
//! | module | what it holds |
//! |---|---|
//! | `errors` | the exceptions, as Rust raises them |
//! | `args` | reading texts, lists, numbers and names |
//! | `values` | the classes, each with the reader of its arguments |
//! | `questions` | what a value answers; the functions of `mentsu.legality`, `mentsu.puzzle` |
//! | `mcr` | Chinese official rules: the functions of `mentsu.mcr` |
//! | `html` | pictures for notebooks |

use pyo3::prelude::*;

mod args;
pub mod errors;
mod html;
mod mcr;
mod questions;
mod values;

pub use self::args::names::{Name, WindArg, wind_of};
pub use self::args::number::Int;
pub use self::args::{Few, Text};
pub use self::mcr::{McrRulesArg, mcr_rules_or_mil};
pub use self::values::hand::PyHand;
pub use self::values::meld::PyMeld;
pub use self::values::rules::{RulesArg, rule_to_python, rules_or_tenhou};
pub use self::values::tile::{FacesArg, PyFace, PyTile};

/// Adds the classes and functions to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<PyTile>()?;
    module.add_class::<PyFace>()?;
    module.add_class::<values::tile_set::PyTileSet>()?;
    module.add_class::<values::counts::PyCounts>()?;
    module.add_class::<PyMeld>()?;
    module.add_class::<PyHand>()?;
    module.add_class::<values::partial_hand::PyPartialHand>()?;
    values::rules::register(module)?;
    module.add_function(wrap_pyfunction!(args::names::_names, module)?)?;
    questions::tiles::register(module)?;
    questions::scoring::register(module)?;
    questions::legality::register(module)?;
    questions::plan::register(module)?;
    questions::puzzle::register(module)?;
    mcr::register(module)
}
