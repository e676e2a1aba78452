//! `mentsu._native`: the library mentsu as Python sees it.
//!
//! | folder | what it holds |
//! |---|---|
//! | `one` | one hand: values that don't change, and every question about them |
//! | `columns` | many hands at once: buffers, Arrow, text |
//! | `records` | recorded games and their decisions |
//! | `program` | the command line program, and its protocol |
//! | `compat` | what the drop-in for PyPI's `mahjong` is made of |
//!
//! What is Python in it (docstrings, the types that users import) stands in `python/mentsu`.

#![deny(unsafe_code)]

use pyo3::prelude::*;

mod columns;
mod compat;
mod one;
mod program;
mod records;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    one::register(module)?;
    program::register(module)?;
    columns::register(module)?;
    records::register(module)?;
    compat::register(module)
}
