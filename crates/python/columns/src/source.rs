//! From a Python object with hands to answers of the same kind of object.

use std::io::Write as _;
use std::sync::Arc;

use arrow_buffer::NullBuffer;
use arrow_data::ArrayData;
use arrow_schema::DataType;
use numpy::{
    PyArray2, PyArrayDescrMethods as _, PyArrayMethods as _, PyUntypedArray,
    PyUntypedArrayMethods as _,
};
use pyo3::IntoPyObjectExt as _;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict as _, PyBytes, PyFloat, PyList, PySlice, PyString, PyTuple};

use mentsu_python_one::{Int, PyHand, Text};

use super::ask::{AskRows, Asking, Manner, Question};
use super::capsules::{Imported, import, only_column};
use super::column::{ChunkedColumn, Column, LazyColumn};
use super::errors::{Failure, Flaws, Refusal, column_type_error};
use super::rows::Rows;
use super::texts::Texts;

/// How to ask a column.
#[derive(Clone, Copy)]
pub(crate) struct How {
    threads: usize,
    null_errors: bool,
    lazy: bool,
}

/// The largest value of `threads`.
const MOST_THREADS: usize = 256;

impl How {
    /// `threads` is `None` for all cores, `errors` is `"raise"` or `"null"`, `lazy` waits for a
    /// reader.
    pub(crate) fn new(threads: Option<Int<usize>>, errors: &Text, lazy: bool) -> PyResult<How> {
        let null_errors = match &*errors.0 {
            "raise" => false,
            "null" => true,
            _ => return Err(column_type_error("errors is \"raise\" or \"null\"")),
        };
        let threads = match threads {
            None => std::thread::available_parallelism().map_or(1, |threads| threads.get()),
            Some(Int(threads @ 1..=MOST_THREADS)) => threads,
            Some(_) => {
                let reason = format!("threads is 1 to {MOST_THREADS}, or None for all cores");
                return Err(column_type_error(reason));
            }
        };
        Ok(How { threads: threads.min(MOST_THREADS), null_errors, lazy })
    }

    pub(crate) fn threads(self) -> usize {
        self.threads
    }

    pub(crate) fn null_errors(self) -> bool {
        self.null_errors
    }

    fn manner(self) -> Manner {
        Manner { threads: self.threads, null_errors: self.null_errors, nulls: true }
    }
}

/// Asks every hand of a column in NumPy, Arrow or a list.
pub(crate) fn ask_column<'py, Q: Question + 'static>(
    hands: &Bound<'py, PyAny>,
    question: Q,
    how: How,
) -> PyResult<Bound<'py, PyAny>> {
    ask_any_column(hands, Box::new(Asking::new(question, how.manner())), how)
}

fn ask_any_column<'py>(
    hands: &Bound<'py, PyAny>,
    mut asking: Box<dyn AskRows>,
    how: How,
) -> PyResult<Bound<'py, PyAny>> {
    let py = hands.py();
    refuse_text(hands)?;
    let given = hands;
    let hands = &without_pandas(given)?;
    if let Some(array) = as_numpy(hands)? {
        if how.lazy {
            return Err(column_type_error("lazy is for Arrow arrays and streams"));
        }
        // Where pandas has missing hands their answers are, as with Arrow.
        let from_pandas = !given.is(hands);
        if !how.null_errors && !from_pandas {
            asking.refuse_nulls();
        }
        let mut answers = asking.columns();
        let mut missing = false;
        visit_numpy(array, &mut |rows| {
            missing |= rows.nulls.as_ref().is_some_and(|nulls| nulls.null_count() > 0);
            asking.ask(rows, &mut answers)
        })?;
        asking.check_end()?;
        return answers.into_numpy(py, how.null_errors || missing);
    }
    if let Some(imported) = import(hands)? {
        return ask_arrow(py, imported, asking, how);
    }
    if how.lazy {
        return Err(column_type_error("lazy is for Arrow arrays and streams"));
    }
    if is_list(hands) {
        let mut answers = asking.columns();
        visit_list(hands, &mut |rows| asking.ask(rows, &mut answers))?;
        asking.check_end()?;
        return answers.into_lists(py);
    }
    Err(no_column(hands)?)
}

/// The error for an object that isn't a column.
fn no_column(hands: &Bound<'_, PyAny>) -> PyResult<PyErr> {
    let name = hands.get_type().name()?;
    Ok(column_type_error(format!(
        "{name} is no column of hands: a NumPy array, what has __arrow_c_array__ or \
         __arrow_c_stream__, or a list of texts"
    )))
}

/// A pandas frame without its index, which would count as a column; for a pandas index, and a
/// series of objects or without capsules (before pandas 3), its NumPy array. Any other object is
/// itself.
pub(crate) fn without_pandas<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let Some(pandas) = imported(object.py(), "pandas")? else { return Ok(object.clone()) };
    // A module being imported may lack its classes.
    let is = |class| match pandas.getattr_opt(class)? {
        Some(class) => object.is_instance(&class),
        None => Ok(false),
    };
    if is("DataFrame")? {
        // Objects such as hands have no type in Arrow.
        let columns: (usize, usize) = object.getattr("shape")?.extract()?;
        if columns.1 == 1 {
            let only = object.call_method1("squeeze", ("columns",))?;
            if holds_objects(&only)? {
                return without_pandas(&only);
            }
        }
        let options = [("drop", true)].into_py_dict(object.py())?;
        return object.call_method("reset_index", (), Some(&options));
    }
    let is_series = is("Series")?;
    if is("Index")? || is_series && (holds_objects(object)? || !has_capsule(object)?) {
        let array = object.call_method0("to_numpy")?;
        // pandas makes whole numbers with missing ones floats.
        let floats = as_numpy(&array)?.is_some_and(|array| array.dtype().kind() == b'f');
        return if floats { object.call_method1("to_numpy", ("object",)) } else { Ok(array) };
    }
    Ok(object.clone())
}

/// Whether a pandas series holds Python's objects.
fn holds_objects(series: &Bound<'_, PyAny>) -> PyResult<bool> {
    series.getattr("dtype")?.eq("object")
}

fn has_capsule(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    object.hasattr("__arrow_c_stream__")
}

/// A Python module, if it has been imported.
fn imported<'py>(py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    let modules = py.import("sys")?.getattr("modules")?;
    if modules.contains(name)? { modules.get_item(name).map(Some) } else { Ok(None) }
}

/// The object as a NumPy array, if it is one. It doesn't import NumPy.
pub(crate) fn as_numpy<'a, 'py>(
    object: &'a Bound<'py, PyAny>,
) -> PyResult<Option<&'a Bound<'py, PyUntypedArray>>> {
    if imported(object.py(), "numpy")?.is_none() {
        return Ok(None);
    }
    let Ok(array) = object.cast::<PyUntypedArray>() else { return Ok(None) };
    if array.get_type().name()? == "MaskedArray" {
        return Err(column_type_error("a masked array: give its data where it isn't masked"));
    }
    Ok(Some(array))
}

/// The shape and type of a NumPy array, for errors.
pub(crate) fn numpy_type(array: &Bound<'_, PyUntypedArray>) -> String {
    format!("a NumPy array of {} with shape {:?}", array.dtype(), array.shape())
}

/// Whether a NumPy array holds texts or objects.
pub(crate) fn is_text(array: &Bound<'_, PyUntypedArray>) -> bool {
    matches!(array.dtype().kind(), b'U' | b'S' | b'O' | b'T')
}

/// Visits the rows of a chunk, without the GIL.
type Visit<'a> = &'a mut (dyn FnMut(&Rows<'_>) -> Result<(), Failure> + Send);

/// Visits the rows of a column of any kind, chunk by chunk.
pub(crate) fn visit_column(hands: &Bound<'_, PyAny>, visit: Visit<'_>) -> PyResult<()> {
    refuse_text(hands)?;
    let hands = &without_pandas(hands)?;
    if let Some(array) = as_numpy(hands)? {
        return visit_numpy(array, visit);
    }
    let mut visit_array = |data| {
        let data = only_column(data).map_err(Failure::Column)?;
        visit(&Rows::of_array(&data).map_err(Failure::Column)?)
    };
    match import(hands)? {
        Some(Imported::Array(data)) => Ok(hands.py().detach(|| visit_array(data))?),
        Some(Imported::Stream(mut stream)) => Ok(hands.py().detach(|| {
            check_type(stream.data_type())?;
            stream.try_for_each(|data| visit_array(data.map_err(Failure::Column)?))
        })?),
        None if is_list(hands) => visit_list(hands, visit),
        None => Err(no_column(hands)?),
    }
}

fn refuse_text(hands: &Bound<'_, PyAny>) -> PyResult<()> {
    if hands.is_instance_of::<PyString>() || hands.is_instance_of::<PyBytes>() {
        let reason = "one text is not a column of hands: pass a list, or use mentsu.Hand";
        return Err(column_type_error(reason));
    }
    Ok(())
}

fn is_list(hands: &Bound<'_, PyAny>) -> bool {
    hands.is_instance_of::<PyList>() || hands.is_instance_of::<PyTuple>()
}

fn visit_numpy(array: &Bound<'_, PyUntypedArray>, visit: Visit<'_>) -> PyResult<()> {
    let py = array.py();
    if let Ok(matrix) = array.cast::<PyArray2<u8>>() {
        return visit_bytes(matrix, &Flaws::new(), visit);
    }
    if array.ndim() == 2 && matches!(array.dtype().kind(), b'i' | b'u') {
        let (bytes, flaws) = as_bytes(array)?;
        return visit_bytes(&bytes, &flaws, visit);
    }
    if array.ndim() != 1 || !is_text(array) {
        return Err(column_type_error(format!(
            "{} has no hands: whole numbers with shape (n, 34) for counts, (n, 14) for tile numbers, or texts \
             with shape (n,)",
            numpy_type(array)
        )));
    }
    for start in (0..array.len()).step_by(TEXTS) {
        let block = array.get_item(block_from(py, start)?)?;
        visit_texts(&block.call_method0("tolist")?, start, visit)?;
    }
    Ok(())
}

fn visit_bytes(matrix: &Bound<'_, PyArray2<u8>>, flaws: &Flaws, visit: Visit<'_>) -> PyResult<()> {
    let bytes = matrix.try_readonly().map_err(|error| column_type_error(error.to_string()))?;
    let rows = Rows::of_matrix(bytes.as_array(), flaws).map_err(column_type_error)?;
    Ok(matrix.py().detach(|| visit(&rows))?)
}

/// Whole numbers of any width as bytes, and the first that is none of each row that has one.
fn as_bytes<'py>(
    array: &Bound<'py, PyUntypedArray>,
) -> PyResult<(Bound<'py, PyArray2<u8>>, Flaws)> {
    let wrong = (array.call_method1("__lt__", (0,))?)
        .call_method1("__or__", (array.call_method1("__gt__", (255,))?,))?;
    let mut flaws = Flaws::new();
    if wrong.call_method0("any")?.is_truthy()? {
        let at: (Bound<'py, PyAny>, Bound<'py, PyAny>) =
            wrong.call_method0("nonzero")?.extract()?;
        let list = |numbers: &Bound<'py, PyAny>| numbers.call_method0("tolist");
        let rows: Vec<usize> = list(&at.0)?.extract()?;
        let places: Vec<usize> = list(&at.1)?.extract()?;
        let numbers: Vec<i128> = list(&array.get_item(&wrong)?)?.extract()?;
        let width = array.shape()[1];
        for (row, (place, number)) in rows.into_iter().zip(places.into_iter().zip(numbers)) {
            flaws.entry(row).or_insert_with(|| Refusal::of_number(width, place, number));
        }
    }
    Ok((array.call_method1("astype", ("uint8",))?.cast_into()?, flaws))
}

fn visit_list(hands: &Bound<'_, PyAny>, visit: Visit<'_>) -> PyResult<()> {
    for start in (0..hands.len()?).step_by(TEXTS) {
        let block = hands.get_item(block_from(hands.py(), start)?)?;
        visit_texts(&block, start, visit)?;
    }
    Ok(())
}

/// Visits the texts of a list whose first row has this number.
fn visit_texts(texts: &Bound<'_, PyAny>, start: usize, visit: Visit<'_>) -> PyResult<()> {
    let block = TextBlock::of(texts, start)?;
    let nulls = block.valid.contains(&false).then(|| NullBuffer::from(block.valid.clone()));
    let rows = Rows::of_texts(block.texts(), nulls, block.valid.len());
    texts.py().detach(|| visit(&rows))?;
    texts.py().check_signals()
}

/// How many texts are copied out of Python at once.
pub(crate) const TEXTS: usize = 1 << 16;

/// The slice of a block of texts. (`PySlice::new` keeps a reference to each of its numbers for
/// ever.)
pub(crate) fn block_from(py: Python<'_>, start: usize) -> PyResult<Bound<'_, PyAny>> {
    py.get_type::<PySlice>().call1((start, start + TEXTS))
}

/// Texts copied out of Python.
#[derive(Default)]
struct TextBlock {
    offsets: Vec<i64>,
    bytes: Vec<u8>,
    valid: Vec<bool>,
}

impl TextBlock {
    /// The texts of a list or tuple, with `Hand`s as their text; `None`, NaN and NA are missing.
    fn of(texts: &Bound<'_, PyAny>, start: usize) -> Result<TextBlock, Failure> {
        let mut block = TextBlock::default();
        block.offsets.push(0);
        for (row, text) in (start..).zip(texts.try_iter()?) {
            let is_text = block.add(&text?)?;
            if let Err(name) = is_text {
                return Err(Failure::Column(format!("{name} in row {row} is not a text")));
            }
        }
        Ok(block)
    }

    fn add(&mut self, text: &Bound<'_, PyAny>) -> PyResult<Result<(), String>> {
        /// A byte that UTF-8 never has.
        const NO_TEXT: u8 = 0xFF;

        let mut is_valid = true;
        if let Ok(text) = text.cast::<PyString>() {
            match text.to_str() {
                Ok(text) => self.bytes.extend_from_slice(text.as_bytes()),
                // A lone surrogate, which becomes an error of its row.
                Err(_) => self.bytes.push(NO_TEXT),
            }
        } else if let Ok(text) = text.cast::<PyBytes>() {
            self.bytes.extend_from_slice(text.as_bytes());
        } else if let Ok(hand) = text.cast::<PyHand>() {
            // Writing to a vector never fails.
            let _ = write!(self.bytes, "{}", hand.get().0);
        } else if is_missing(text) {
            is_valid = false;
        } else {
            return Ok(Err(text.get_type().name()?.to_string()));
        }
        self.offsets.push(self.bytes.len() as i64);
        self.valid.push(is_valid);
        Ok(Ok(()))
    }

    fn texts(&self) -> Texts<'_> {
        Texts::Large { offsets: &self.offsets, bytes: &self.bytes }
    }
}

/// Whether a value is missing: `None`, or the NaN or `NA` of pandas.
pub(crate) fn is_missing(value: &Bound<'_, PyAny>) -> bool {
    value.is_none()
        || value.cast::<PyFloat>().is_ok_and(|number| number.value().is_nan())
        || value.get_type().name().is_ok_and(|name| name == "NAType")
}

fn ask_arrow<'py>(
    py: Python<'py>,
    imported: Imported,
    mut asking: Box<dyn AskRows>,
    how: How,
) -> PyResult<Bound<'py, PyAny>> {
    let field = Arc::new(asking.columns().field(""));
    match imported {
        Imported::Array(data) if !how.lazy => {
            let array = py.detach(|| {
                let array = ask_array(&mut *asking, data)?;
                asking.check_end()?;
                Ok::<_, Failure>(array)
            })?;
            Column::new(field, array).into_bound_py_any(py)
        }
        Imported::Stream(stream) if !how.lazy => {
            let chunks = py.detach(|| {
                check_type(stream.data_type())?;
                AskedStream { stream, asking, ended: false }.collect::<Result<Vec<_>, Failure>>()
            })?;
            ChunkedColumn::new(field, chunks).into_bound_py_any(py)
        }
        Imported::Array(data) => {
            let stream = std::iter::once(Ok(data));
            let asked = AskedStream { stream, asking, ended: false };
            lazy(py, field, asked)
        }
        Imported::Stream(stream) => {
            check_type(stream.data_type())?;
            lazy(py, field, AskedStream { stream, asking, ended: false })
        }
    }
}

/// Checks the type of a stream, which may have no array that would show it.
fn check_type(of: &DataType) -> Result<(), Failure> {
    let empty = only_column(ArrayData::new_empty(of)).map_err(Failure::Column)?;
    Rows::of_array(&empty).map(drop).map_err(Failure::Column)
}

fn lazy<'py>(
    py: Python<'py>,
    field: Arc<arrow_schema::Field>,
    asked: impl Iterator<Item = Result<ArrayData, Failure>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    let arrays = asked.map(|array| array.map_err(|failure| failure.to_string()));
    LazyColumn::new(field, Box::new(arrays)).into_bound_py_any(py)
}

/// Asks the rows of one array.
fn ask_array(asking: &mut dyn AskRows, data: ArrayData) -> Result<ArrayData, Failure> {
    let data = only_column(data).map_err(Failure::Column)?;
    let rows = Rows::of_array(&data).map_err(Failure::Column)?;
    let mut answers = asking.columns();
    asking.ask(&rows, &mut answers)?;
    answers.into_arrow().map_err(Failure::Column)
}

/// The answers to a stream, chunk by chunk.
struct AskedStream<S> {
    stream: S,
    asking: Box<dyn AskRows>,
    ended: bool,
}

impl<S: Iterator<Item = Result<ArrayData, String>>> Iterator for AskedStream<S> {
    type Item = Result<ArrayData, Failure>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let asked = match self.stream.next() {
            Some(Ok(data)) => ask_array(&mut *self.asking, data),
            Some(Err(error)) => Err(Failure::Column(error)),
            None => {
                self.ended = true;
                return self.asking.check_end().err().map(Err);
            }
        };
        self.ended = asked.is_err();
        Some(asked)
    }
}

// A stream that calls into Python takes the GIL itself.
const _: fn() = || {
    fn is_send<T: Send>() {}
    is_send::<mentsu_python_arrow::ArrayStream>();
};
