//! One hand: tiles, melds, hands, situations and rules as values, and every question about them.
//!
//! Values are classes here (`Tile` … `PartialHand`, `Rules`, `Situation`), and so are most answers.
//! Those of plans and of Chinese rules are plain Python classes in `python/mentsu`.
//!
//! | module | what it holds |
//! |---|---|
//! | `errors` | the exceptions, as Rust raises them |
//! | `args` | reading texts, lists, numbers and names |
//! | `typed` | types of arguments and answers in the stubs |
//! | `values` | the classes, each with the reader of its arguments |
//! | `answers` | answers as classes of plain fields |
//! | `questions` | what a value answers; the functions of `mentsu.legality`, `mentsu.puzzle` |
//! | `mcr` | Chinese official rules: the functions of `mentsu.mcr` |
//! | `interrupt` | computations that Ctrl-C stops |
//! | `html` | pictures for notebooks |
//! | `repr` | what `repr` shows of long values |

use mentsu::fields::Fields as _;
use mentsu::riichi;
use pyo3::prelude::*;

pub mod answers;
mod args;
pub mod errors;
mod html;
pub mod interrupt;
pub mod mcr;
pub mod questions;
pub mod repr;
mod typed;
pub mod values;

pub use self::args::names::{_names, Name, WindArg, wind_of};
pub use self::args::number::Int;
pub use self::args::{Few, Text};
pub use self::html::picture;
pub use self::mcr::{McrRulesArg, mcr_rules_or_mil};
pub use self::typed::TupleOf;
pub use self::values::hand::PyHand;
pub use self::values::meld::PyMeld;
pub use self::values::rules::{RulesArg, rule_to_python, rules_or_tenhou};
pub use self::values::tile::{FacesArg, PyFace, PyTile};

use self::mcr::rules::McrRules;
use self::values::circumstances::{PyMcrSituation, PyOutlook, PyPassed, PySituation, PyTurn};
use self::values::rules::{PyRules, add_attributes};

/// What the classes have that no method gives: an attribute for every rule.
pub fn complete(py: Python<'_>) -> PyResult<()> {
    add_attributes::<PyRules>(py, riichi::Rules::FIELDS)?;
    add_attributes::<PySituation>(py, riichi::Situation::FIELDS)?;
    add_attributes::<PyOutlook>(py, mentsu::plan::Outlook::FIELDS)?;
    add_attributes::<PyTurn>(py, riichi::legality::Turn::FIELDS)?;
    add_attributes::<PyPassed>(py, riichi::legality::Passed::FIELDS)?;
    add_attributes::<McrRules>(py, mentsu::mcr::Rules::FIELDS)?;
    add_attributes::<PyMcrSituation>(py, mentsu::mcr::Situation::FIELDS)?;
    set_name::<McrRules>(py, "Rules")?;
    set_name::<PyMcrSituation>(py, "Situation")
}

/// The class's own name, where another module has a class of this name, too. `__name__` stays, as
/// Python finds the signature by it.
fn set_name<T: pyo3::PyTypeInfo>(py: Python<'_>, name: &str) -> PyResult<()> {
    py.get_type::<T>().setattr("__qualname__", name)
}
