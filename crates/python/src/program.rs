//! The command line program and the protocol of its `batch`, as Python runs them.

use mentsu_protocol::Answerer;
use pyo3::prelude::*;
use pyo3::types::PyString;

use mentsu_python_one::args::Few;
use mentsu_python_one::errors::text_of;

/// Runs the command line program with its arguments, the program's name aside, on this process'
/// standard streams; gives the code to exit with.
#[pyfunction]
fn _run(py: Python<'_>, arguments: Few<std::ffi::OsString>) -> u8 {
    let arguments = std::iter::once("mentsu".into()).chain(arguments.0);
    py.detach(|| mentsu_cli::run(arguments))
}

/// Answers a request in JSON, as a line of `mentsu batch` is: for programs that carry such lines about.
/// What can't be answered is an object with `error`.
///
/// >>> import json, mentsu
/// >>> request = {"id": 1, "op": "hand", "closed": "1112345678999m"}
/// >>> json.loads(mentsu.ask(json.dumps(request)))["shanten"]
/// 0
/// >>> mentsu.ask('{"id":2,"op":"hand","closed":"11111m"}')
/// '{"id":2,"error":"closed: 5 copies of 1m, but there are only 4 (at byte 4)"}'
#[pyfunction]
#[pyo3(signature = (request, /))]
fn ask(request: &Bound<'_, PyString>) -> PyResult<String> {
    let text = text_of(request)?;
    Ok(request.py().detach(|| Answerer::default().answer(text)))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(_run, module)?)?;
    module.add_function(wrap_pyfunction!(ask, module)?)
}
