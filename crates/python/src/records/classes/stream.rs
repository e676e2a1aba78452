//! `DecisionStream`: the decisions' table in Python.

use std::ffi::CString;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use arrow_data::ArrayData;
use arrow_schema::{DataType, Field, SchemaRef};
use pyo3::exceptions::{PyTypeError, PyUserWarning, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyCapsule, PyIterator, PyList, PyTuple};

use super::errors::exception;
use super::game::PyGame;
use super::values::check_plan;
use crate::records::rows::batch::Selection;
use crate::records::rows::files::{Content, File, Job, Skipped};
use crate::records::rows::reader::{Reader, Stop, Work};
use crate::records::rows::schema::{COLUMNS, VERSION};
use mentsu_python_columns::{capsules, values};
use mentsu_python_one::errors::refuse;
use mentsu_python_one::{Few, Int, Text};

/// A table's type as one field, in Arrow's interface a struct of its columns.
fn as_field(schema: &SchemaRef) -> Arc<Field> {
    let data_type = DataType::Struct(schema.fields().clone());
    Arc::new(Field::new("", data_type, false).with_metadata(schema.metadata().clone()))
}

/// Some rows of a table, which Arrow libraries read through `__arrow_c_array__`, or through
/// `__arrow_c_stream__` as a table of one batch.
#[pyclass(name = "Batch", module = "mentsu.records", frozen)]
pub(crate) struct PyBatch {
    pub(crate) schema: SchemaRef,
    pub(crate) rows: ArrayData,
}

#[pymethods]
impl PyBatch {
    fn __len__(&self) -> usize {
        self.rows.len()
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} rows>", self.rows.len())
    }

    /// A row as a dictionary, or the list of a slice's rows.
    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        values::item(std::slice::from_ref(&self.rows), index)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.to_pylist(py)?.try_iter()
    }

    /// All rows as dictionaries.
    #[pyo3(signature = () -> "list[dict[str, Any]]")]
    fn to_pylist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        values::list(py, std::slice::from_ref(&self.rows))
    }

    #[pyo3(signature = (requested_schema: "object | None" = None) -> "tuple[Any, Any]")]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let _ = requested_schema;
        capsules::array_capsules(py, &as_field(&self.schema), &self.rows)
    }

    #[pyo3(signature = (requested_schema: "object | None" = None) -> "Any")]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let rows = std::iter::once(Ok(self.rows.clone()));
        capsules::stream_capsule(py, as_field(&self.schema), Box::new(rows))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        capsules::schema_capsule(py, &as_field(&self.schema))
    }
}

/// A reader, and the function that follows its progress.
struct Watched {
    reader: Reader,
    progress: Option<Py<PyAny>>,
    files_done: usize,
}

impl Watched {
    /// The next batch. It takes the GIL only to report progress.
    fn next(&mut self) -> Option<Result<ArrayData, Stop<PyErr>>> {
        let (progress, files_done) = (&self.progress, &mut self.files_done);
        let next = self.reader.next(|done| {
            Python::attach(|py| {
                py.check_signals()?;
                match progress {
                    Some(progress) if done > *files_done => {
                        *files_done = done;
                        progress.call1(py, (done,)).map(drop)
                    }
                    _ => Ok(()),
                }
            })
        });
        if next.is_none() {
            let warned = Python::attach(|py| warn(py, self.reader.skipped()));
            return warned.err().map(|error| Err(Stop::Told(error)));
        }
        next
    }
}

/// Warns of files that aren't records, if any were skipped.
pub(crate) fn warn(py: Python<'_>, skipped: &Skipped) -> PyResult<()> {
    let Some(told) = skipped.told() else { return Ok(()) };
    let told = CString::new(told.replace('\0', "\u{fffd}"))?;
    PyErr::warn(py, &py.get_type::<PyUserWarning>(), &told, 1)
}

/// How far a stream has been read.
enum Reading {
    Open(Box<Watched>),
    /// To its end, or to an error.
    Ended,
    /// Through its capsule.
    Taken,
}

/// The decisions' table, computed while it is read: once, through `__arrow_c_stream__` or batch by
/// batch.
#[pyclass(name = "DecisionStream", module = "mentsu.records", frozen)]
pub(crate) struct PyDecisionStream {
    schema: SchemaRef,
    reading: Mutex<Reading>,
    /// The thread that is reading.
    reads: Mutex<Option<ThreadId>>,
}

fn read_before() -> PyErr {
    refuse("the stream has been read: make a new one", "read_before")
}

/// The content of a lock, even after a panic of its holder.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Marks its thread as the reading one until it is dropped.
struct Turn<'a>(&'a Mutex<Option<ThreadId>>);

impl<'a> Turn<'a> {
    fn of(thread: ThreadId, reads: &'a Mutex<Option<ThreadId>>) -> Turn<'a> {
        *lock(reads) = Some(thread);
        Turn(reads)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        *lock(self.0) = None;
    }
}

impl PyDecisionStream {
    /// Calls `read` with the reader. Other threads wait for their turn without the GIL; the
    /// function that follows the progress can't read.
    fn with_reading<T: Send>(
        &self,
        py: Python<'_>,
        read: impl FnOnce(&mut Reading) -> T + Send,
    ) -> PyResult<T> {
        let this_thread = thread::current().id();
        if *lock(&self.reads) == Some(this_thread) {
            let reason = "the function that follows the progress can't read the stream";
            return Err(refuse(reason, "being_read"));
        }
        Ok(py.detach(|| {
            let mut reading = lock(&self.reading);
            let _turn = Turn::of(this_thread, &self.reads);
            read(&mut reading)
        }))
    }
}

#[pymethods]
impl PyDecisionStream {
    fn __repr__(&self) -> String {
        format!("<DecisionStream of {} columns>", self.schema.fields().len())
    }

    /// The columns' names.
    #[getter]
    fn columns(&self) -> Vec<String> {
        self.schema.fields().iter().map(|field| field.name().clone()).collect()
    }

    fn __iter__(this: PyRef<'_, Self>) -> PyResult<PyRef<'_, Self>> {
        // An iterator that has ended stays ended.
        let taken = this.reading.try_lock().is_ok_and(|reading| matches!(*reading, Reading::Taken));
        if taken { Err(read_before()) } else { Ok(this) }
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PyBatch>> {
        let next = self.with_reading(py, |reading| {
            let Reading::Open(watched) = reading else { return None };
            let next = watched.next();
            if !matches!(next, Some(Ok(_))) {
                *reading = Reading::Ended;
            }
            next
        })?;
        match next {
            None => Ok(None),
            Some(Ok(rows)) => Ok(Some(PyBatch { schema: self.schema.clone(), rows })),
            Some(Err(Stop::Failed(failure))) => Err(exception(py, failure)),
            Some(Err(Stop::Told(error))) => Err(error),
        }
    }

    /// No array: iteration gives batches, of which NumPy and pandas would make something else than
    /// a table.
    #[pyo3(signature = (dtype: "Any" = None, copy: "Any" = None) -> "NoReturn")]
    fn __array__(
        &self,
        dtype: Option<&Bound<'_, PyAny>>,
        copy: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let _ = (dtype, copy);
        Err(PyTypeError::new_err(
            "a DecisionStream is a table of Arrow: pandas.DataFrame.from_arrow(stream) reads it, \
             or pyarrow.table(stream).to_pandas()",
        ))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        capsules::schema_capsule(py, &as_field(&self.schema))
    }

    #[pyo3(signature = (requested_schema: "object | None" = None) -> "Any")]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let reading =
            self.with_reading(py, |reading| std::mem::replace(reading, Reading::Taken))?;
        let Reading::Open(mut watched) = reading else { return Err(read_before()) };
        let arrays = std::iter::from_fn(move || {
            // The caller may or may not hold the GIL.
            let next = Python::attach(|py| py.detach(|| watched.next()))?;
            Some(match next {
                Ok(rows) => Ok(rows),
                Err(Stop::Failed(failure)) => Err(failure.to_string()),
                Err(Stop::Told(error)) => Err(error.to_string()),
            })
        });
        capsules::stream_capsule(py, as_field(&self.schema), Box::new(arrays))
    }
}

/// The number of threads; all cores for `None`.
pub(crate) fn thread_count(threads: Option<Int<usize>>) -> PyResult<usize> {
    match threads {
        None => Ok(thread::available_parallelism().map_or(1, NonZero::get)),
        Some(Int(0)) => {
            let reason = "threads is at least 1, or None for all cores";
            Err(refuse(reason, "out_of_range"))
        }
        Some(Int(threads)) => Ok(threads),
    }
}

/// Files, each a name, a path (a string), bytes or a game, and whether it was found in a folder.
pub(crate) fn opened(files: Vec<(String, Bound<'_, PyAny>, bool)>) -> PyResult<Vec<File>> {
    let content = |object: &Bound<'_, PyAny>| -> PyResult<Content> {
        if let Ok(game) = object.cast::<PyGame>() {
            return Ok(Content::Game(Arc::clone(&game.get().0)));
        }
        match object.extract::<PyBackedBytes>() {
            Ok(bytes) => Ok(Content::Memory(bytes)),
            Err(_) => Ok(Content::Disk(object.extract()?)),
        }
    };
    let files = files
        .into_iter()
        .map(|(path, object, found)| Ok(File { path, content: content(&object)?, found }));
    files.collect()
}

/// The decisions of files, each a name and a path (a string) or bytes.
#[pyfunction]
#[pyo3(signature = (
    files: "Sequence[tuple[str, str | bytes | Game, bool]]", *, errors_are_rows, columns, plan, reading, replies,
    threads, progress: "Callable[[int], object] | None"
))]
#[expect(clippy::too_many_arguments, reason = "one caller, which names each")]
pub(crate) fn decision_stream(
    files: Vec<(String, Bound<'_, PyAny>, bool)>,
    errors_are_rows: bool,
    columns: Option<Few<Text>>,
    plan: Option<Int<i64>>,
    reading: bool,
    replies: bool,
    threads: Option<Int<usize>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<PyDecisionStream> {
    let threads = thread_count(threads)?;
    let plan = check_plan(plan)?;
    let columns = columns.map(|names| names.0.into_iter().map(|name| name.0).collect::<Vec<_>>());
    if columns.as_ref().is_some_and(Vec::is_empty) {
        return Err(refuse("a table has at least one column", "no_columns"));
    }
    let selection = Selection::new(columns.as_deref()).map_err(|name| {
        refuse(format!("{name:?} is not a column of the table, or occurs twice"), "unknown_column")
    })?;
    let files = opened(files)?;
    let schema = selection.schema();
    let job = Job { selection, plan, reading, replies, errors_are_rows };
    let reader = Reader::new(Work { job, files, skipped: Skipped::default() }, threads);
    let watched = Box::new(Watched { reader, progress, files_done: 0 });
    let reading = Mutex::new(Reading::Open(watched));
    Ok(PyDecisionStream { schema, reading, reads: Mutex::new(None) })
}

/// The version of the decisions' table, and its columns with their types.
#[pyfunction]
pub(crate) fn decision_schema() -> PyResult<(u32, Vec<(&'static str, String)>)> {
    let selection = Selection::new(None).map_err(PyValueError::new_err)?;
    let types = selection.schema();
    let types = types.fields().iter().map(|field| field.data_type().to_string().to_lowercase());
    Ok((VERSION, COLUMNS.iter().map(|column| column.name).zip(types).collect()))
}
