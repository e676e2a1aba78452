//! `mentsu._native`: the native module of the Python package.
//!
//! | folder | what it holds |
//! |---|---|
//! | `one` | a package: one hand, as immutable values, and every question about them |
//! | `columns` | a package: many hands at once, in buffers, Arrow and text |
//! | `arrow` | a package: Arrow's C interface, and all unsafe code |
//! | `src/records` | recorded games and their decisions |
//! | `src/table` | games that are played |
//! | `src/env` | many tables at once, for learning |
//! | `src/program` | the command line program, and its protocol |
//! | `src/compat` | what the drop-in for PyPI's `mahjong` is made of |
//!
//! `one` and `columns` are packages of their own because a package is compiled either for speed or
//! for size: columns for speed, the many classes and functions that read Python's arguments for
//! size.
//!
//! `python/mentsu` has the Python part: docstrings and the types that users import.

#![forbid(unsafe_code)]

use pyo3::prelude::*;

mod compat;
mod env;
mod program;
mod records;
mod table;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    mentsu_python_one::register(module)?;
    program::register(module)?;
    mentsu_python_columns::register(module)?;
    records::register(module)?;
    table::register(module)?;
    env::register(module)?;
    compat::register(module)
}
