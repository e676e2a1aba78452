//! Raises the exceptions of `mentsu._values.errors`, with kind, reason and position.

use std::fmt;

use mentsu::ParseError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyType};

/// The classes of errors.
#[derive(Clone, Copy)]
pub(crate) enum ErrorClass {
    Mentsu,
    Tile,
    Meld,
    Hand,
    Notation,
    NoWin,
    Illegal,
    Plan,
    Chance,
    Puzzle,
    Rules,
}

impl ErrorClass {
    const fn name(self) -> &'static str {
        match self {
            ErrorClass::Mentsu => "MentsuError",
            ErrorClass::Tile => "TileError",
            ErrorClass::Meld => "MeldError",
            ErrorClass::Hand => "HandError",
            ErrorClass::Notation => "NotationError",
            ErrorClass::NoWin => "NoWin",
            ErrorClass::Illegal => "IllegalAction",
            ErrorClass::Plan => "PlanError",
            ErrorClass::Chance => "ChanceError",
            ErrorClass::Puzzle => "PuzzleError",
            ErrorClass::Rules => "RulesError",
        }
    }
}

/// A class of `mentsu._values.errors`.
pub fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    Ok(py.import("mentsu._values.errors")?.getattr(name)?.cast_into::<PyType>()?)
}

/// The name of an error's innermost variant in snake case: `NotHeld(…)` is `not_held`.
pub fn kind_of(error: &impl fmt::Debug) -> String {
    let debug = format!("{error:?}");
    let variant: String = debug.chars().take_while(char::is_ascii_alphanumeric).collect();
    let inner = debug[variant.len()..].strip_prefix('(').filter(|_| WRAPPERS.contains(&&*variant));
    let variant = match inner {
        Some(inner) => inner.chars().take_while(char::is_ascii_alphanumeric).collect(),
        None => variant,
    };
    let mut kind = String::new();
    for c in variant.chars() {
        if c.is_ascii_uppercase() && !kind.is_empty() {
            kind.push('_');
        }
        kind.push(c.to_ascii_lowercase());
    }
    kind
}

/// Variants that only wrap another error.
const WRAPPERS: [&str; 4] = ["Hand", "Meld", "Impossible", "Furiten"];

/// An error of this class.
pub(crate) fn raise(
    py: Python<'_>,
    class_of: ErrorClass,
    error: &(impl fmt::Debug + fmt::Display),
) -> PyErr {
    raise_with(py, class_of, error.to_string(), kind_of(error))
}

/// An error of this class with this reason and kind.
pub(crate) fn raise_with(
    py: Python<'_>,
    class_of: ErrorClass,
    reason: String,
    kind: String,
) -> PyErr {
    match class(py, class_of.name()) {
        Ok(class) => PyErr::from_type(class, (reason, kind)),
        Err(error) => error,
    }
}

/// A `MentsuError` for a wrong argument.
pub fn refuse(reason: impl fmt::Display, kind: &str) -> PyErr {
    let (reason, kind) = (reason.to_string(), kind.to_owned());
    Python::attach(|py| raise_with(py, ErrorClass::Mentsu, reason, kind))
}

/// A `ParseError`; its position counts characters, as Python does.
pub(crate) fn parse_error(py: Python<'_>, text: &str, error: &ParseError) -> PyErr {
    let position = text.get(..error.at()).map_or(error.at(), |before| before.chars().count());
    parse_error_at(py, error.kind().to_string(), kind_of(&error.kind()), position)
}

fn parse_error_at(py: Python<'_>, reason: String, kind: String, position: usize) -> PyErr {
    match class(py, "ParseError") {
        Ok(class) => PyErr::from_type(class, (reason, kind, position)),
        Err(error) => error,
    }
}

/// A Python text in UTF-8. A lone surrogate is a `ParseError` at its position.
pub fn text_of<'a>(text: &'a Bound<'_, PyString>) -> PyResult<&'a str> {
    text.to_str().map_err(|error| {
        let py = text.py();
        let start = error.value(py).getattr("start").and_then(|at| at.extract::<usize>());
        let reason = "a lone surrogate is not a character".to_owned();
        parse_error_at(py, reason, "unknown_character".to_owned(), start.unwrap_or(0))
    })
}

/// A class or function of a Python module of the package, looked up once.
pub(crate) fn cached<'py>(
    py: Python<'py>,
    cell: &'static PyOnceLock<Py<PyAny>>,
    module: &str,
    name: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let value = cell.get_or_try_init(py, || py.import(module)?.getattr(name).map(Bound::unbind))?;
    Ok(value.bind(py).clone())
}
