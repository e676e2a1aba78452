//! The command line program, and the protocol of its `batch`.

use mentsu_protocol::Answerer;
use pyo3::prelude::*;
use pyo3::types::PyString;

use mentsu_python_one::Few;
use mentsu_python_one::errors::text_of;

/// Runs the command line program with these arguments on the standard streams of this process, and
/// returns its exit code.
#[pyfunction]
pub(crate) fn _run(py: Python<'_>, arguments: Few<std::ffi::OsString>) -> u8 {
    let arguments = std::iter::once("mentsu".into()).chain(arguments.0);
    py.detach(|| mentsu_cli::run(arguments))
}

/// Answers a request in JSON, such as a line for `mentsu batch`. A request that can't be answered
/// gives an object with `error`.
///
/// >>> import json, mentsu
/// >>> request = {"id": 1, "op": "hand", "closed": "1112345678999m"}
/// >>> json.loads(mentsu.ask(json.dumps(request)))["shanten"]
/// 0
/// >>> mentsu.ask('{"id":2,"op":"hand","closed":"11111m"}')
/// '{"id":2,"error":"closed: 5 copies of 1m, but there are only 4 (at byte 4)"}'
#[pyfunction]
#[pyo3(signature = (request, /))]
pub(crate) fn ask(request: &Bound<'_, PyString>) -> PyResult<String> {
    let text = text_of(request)?;
    Ok(request.py().detach(|| Answerer::default().answer(text)))
}
