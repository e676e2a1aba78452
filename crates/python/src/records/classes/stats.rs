//! The statistics of files in Python.

use mentsu_table::stats::By;
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use super::errors::exception;
use super::stream::{PyBatch, opened, thread_count, warn};
use super::values::check_plan;
use crate::records::rows::files::Skipped;
use crate::records::rows::reader::Stop;
use crate::records::stats::columns::batch;
use crate::records::stats::count::{Job, count};
use mentsu_python_one::{Int, Name};

/// The statistics of files, each a name and a path (a string) or bytes.
#[pyfunction]
#[pyo3(signature = (
    files: "Sequence[tuple[str, str | bytes | Game, bool]]", *, by, skips, plan, threads,
    progress: "Callable[[int], object] | None"
))]
pub(crate) fn stats_batch(
    py: Python<'_>,
    files: Vec<(String, Bound<'_, PyAny>, bool)>,
    by: Name<By>,
    skips: bool,
    plan: Option<Int<i64>>,
    threads: Option<Int<usize>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<PyBatch> {
    let threads = thread_count(threads)?;
    let plan = check_plan(plan)?.map(i8::unsigned_abs);
    let files = opened(files)?;
    let job = Job { by: by.0, plan, skips };
    let (mut told, skipped) = (0, Skipped::default());
    let counted = py.detach(|| {
        count(&files, &job, threads, &skipped, |done| {
            Python::attach(|py| {
                py.check_signals()?;
                match &progress {
                    Some(progress) if done > told => {
                        told = done;
                        progress.call1(py, (done,)).map(drop)
                    }
                    _ => Ok(()),
                }
            })
        })
    });
    let table = counted.map_err(|stop| match stop {
        Stop::Failed(failure) => exception(py, failure),
        Stop::Told(error) => error,
    })?;
    warn(py, &skipped)?;
    let (schema, rows) =
        batch(&table).map_err(|error| PyOverflowError::new_err(error.to_string()))?;
    Ok(PyBatch { schema, rows })
}
