//! `mentsu._native`: the library mentsu as Python sees it.
//!
//! | folder | what it holds |
//! |---|---|
//! | `one` | a package: one hand, as values that don't change, and every question about them |
//! | `columns` | a package: many hands at once, of buffers, Arrow, text |
//! | `src/records` | recorded games and their decisions |
//! | `src/program` | the command line program, and its protocol |
//! | `src/compat` | what the drop-in for PyPI's `mahjong` is made of |
//!
//! Two folders are packages of their own because a package is compiled for speed or for size: columns are
//! for speed, what each of many classes and functions takes of Python's arguments is for size.
//!
//! What is Python in it (docstrings, the types that users import) stands in `python/mentsu`.

#![deny(unsafe_code)]

use pyo3::prelude::*;

mod compat;
mod program;
mod records;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    mentsu_python_one::register(module)?;
    program::register(module)?;
    mentsu_python_columns::register(module)?;
    records::register(module)?;
    compat::register(module)
}
