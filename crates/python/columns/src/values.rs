//! Arrow's arrays as Python's own objects and as NumPy's arrays, for what reads neither capsules
//! nor Arrow's types.

use arrow_buffer::{ArrowNativeType, BooleanBuffer};
use arrow_data::ArrayData;
use arrow_schema::DataType;
use numpy::{IntoPyArray as _, PyArray1};
use pyo3::IntoPyObjectExt as _;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PySlice, PyString};

use crate::errors::column_type_error;
use crate::texts::Texts;

/// The error for a type that no answer has.
fn unread(data: &ArrayData) -> PyErr {
    column_type_error(format!("{} has no values in Python", data.data_type()))
}

/// The numbers of an array, those of missing rows included.
fn numbers<T: ArrowNativeType>(data: &ArrayData) -> &[T] {
    let all = data.buffers().first().map_or(&[][..], |buffer| buffer.typed_data());
    all.get(data.offset()..data.offset() + data.len()).unwrap_or_default()
}

fn flags(data: &ArrayData) -> Option<BooleanBuffer> {
    let buffer = data.buffers().first()?.clone();
    Some(BooleanBuffer::new(buffer, data.offset(), data.len()))
}

/// Calls a macro with the numeric type of an array, or answers otherwise.
macro_rules! by_number {
    ($data:expr, $type:ident => $body:expr, _ => $otherwise:expr) => {
        by_number!(@ $data, $type, $body, $otherwise,
            Int8 i8 Int16 i16 Int32 i32 Int64 i64 UInt8 u8 UInt16 u16 UInt32 u32 UInt64 u64
            Float32 f32 Float64 f64)
    };
    (@ $data:expr, $type:ident, $body:expr, $otherwise:expr, $($name:ident $number:ident)*) => {
        match $data.data_type() {
            $(DataType::$name => { type $type = $number; $body })*
            _ => $otherwise,
        }
    };
}

/// A value for each row: numbers, texts, days, lists, dictionaries of structs, and `None`.
fn objects<'py>(py: Python<'py>, data: &ArrayData) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let all: Vec<Bound<'py, PyAny>> = by_number!(data,
        Number => {
            let numbers = numbers::<Number>(data).iter();
            numbers.map(|number| number.into_bound_py_any(py)).collect::<PyResult<_>>()?
        },
        _ => match data.data_type() {
            DataType::Boolean => {
                let flags = flags(data).ok_or_else(|| unread(data))?;
                flags.iter().map(|flag| flag.into_bound_py_any(py)).collect::<PyResult<_>>()?
            }
            DataType::Date32 => {
                numbers::<i32>(data).iter().map(|days| date(py, *days)).collect::<PyResult<_>>()?
            }
            DataType::List(_) => lists(py, data)?,
            DataType::Struct(_) => dictionaries(py, data)?,
            _ => {
                let texts = Texts::of_array(data).ok_or_else(|| unread(data))?;
                let texts = texts.map_err(column_type_error)?;
                let text = |row| match texts.get(row) {
                    Ok(text) => Ok(PyString::new(py, text).into_any()),
                    Err(_) => Err(unread(data)),
                };
                (0..data.len()).map(text).collect::<PyResult<_>>()?
            }
        }
    );
    let or_none =
        |(row, object)| if data.is_valid(row) { object } else { py.None().into_bound(py) };
    Ok(all.into_iter().enumerate().map(or_none).collect())
}

/// The `datetime.date` of a number of days since 1970.
pub fn date(py: Python<'_>, days: i32) -> PyResult<Bound<'_, PyAny>> {
    const DAY_1970: i64 = 719_163;
    let class = py.import("datetime")?.getattr("date")?;
    class.call_method1("fromordinal", (DAY_1970 + i64::from(days),))
}

fn lists<'py>(py: Python<'py>, data: &ArrayData) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let items = data.child_data().first().ok_or_else(|| unread(data))?;
    let all = data.buffers().first().map_or(&[][..], |ends| ends.typed_data::<i32>());
    let ends = all.get(data.offset()..=data.offset() + data.len()).unwrap_or_default();
    let between = |pair: &[i32]| {
        let (start, end) = (usize::try_from(pair[0]).ok()?, usize::try_from(pair[1]).ok()?);
        (start <= end && end <= items.len()).then(|| items.slice(start, end - start))
    };
    let list = |pair: &[i32]| {
        let items = between(pair).ok_or_else(|| unread(data))?;
        Ok(PyList::new(py, objects(py, &items)?)?.into_any())
    };
    ends.windows(2).map(list).collect()
}

fn dictionaries<'py>(py: Python<'py>, data: &ArrayData) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let DataType::Struct(fields) = data.data_type() else { return Err(unread(data)) };
    let rows: Vec<Bound<'py, PyDict>> = (0..data.len()).map(|_| PyDict::new(py)).collect();
    for (field, column) in fields.iter().zip(data.child_data()) {
        let name = PyString::intern(py, field.name());
        let column = column.slice(data.offset(), data.len());
        for (row, value) in rows.iter().zip(objects(py, &column)?) {
            row.set_item(&name, value)?;
        }
    }
    Ok(rows.into_iter().map(Bound::into_any).collect())
}

/// All rows as one list.
pub fn list<'py>(py: Python<'py>, chunks: &[ArrayData]) -> PyResult<Bound<'py, PyList>> {
    let mut all = Vec::new();
    for chunk in chunks {
        all.extend(objects(py, chunk)?);
    }
    PyList::new(py, all)
}

/// A row of chunks, or the list of a slice's rows.
pub fn item<'py>(chunks: &[ArrayData], index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = index.py();
    if index.is_instance_of::<PySlice>() {
        return list(py, chunks)?.into_any().get_item(index);
    }
    let len = chunks.iter().map(ArrayData::len).sum();
    let mut row = index.extract().ok().and_then(|number| place(number, len));
    if row.is_none() && !index.hasattr("__index__")? {
        return Err(PyTypeError::new_err("rows are whole numbers or slices"));
    }
    for chunk in chunks {
        match row {
            Some(at) if at < chunk.len() => return Ok(objects(py, &chunk.slice(at, 1))?.remove(0)),
            _ => row = row.map(|at| at - chunk.len()),
        }
    }
    Err(PyIndexError::new_err(format!("there are {len} rows")))
}

/// All rows as one array of NumPy. Numbers with missing ones become floats with NaN, as with
/// pyarrow; texts, lists, structs and flags with missing ones become objects.
#[allow(clippy::unnecessary_cast, reason = "only floats are floats already")]
fn numpy<'py>(
    py: Python<'py>,
    data_type: &DataType,
    chunks: &[ArrayData],
) -> PyResult<Bound<'py, PyAny>> {
    let complete = chunks.iter().all(|chunk| chunk.null_count() == 0);
    let empty = ArrayData::new_empty(data_type);
    by_number!(empty,
        Number => {
            if complete {
                let all = chunks.iter().flat_map(numbers::<Number>);
                return Ok(all.copied().collect::<Vec<_>>().into_pyarray(py).into_any());
            }
            let all = chunks.iter().flat_map(|chunk| {
                let numbers = numbers::<Number>(chunk).iter().enumerate();
                numbers.map(|(row, number)| if chunk.is_valid(row) { *number as f64 } else { f64::NAN })
            });
            return Ok(all.collect::<Vec<_>>().into_pyarray(py).into_any());
        },
        _ => {}
    );
    if complete && *data_type == DataType::Boolean {
        let flags = chunks.iter().filter_map(flags);
        let all: Vec<bool> = flags.flat_map(|flags| flags.iter().collect::<Vec<_>>()).collect();
        return Ok(all.into_pyarray(py).into_any());
    }
    let all = list(py, chunks)?;
    let all: Vec<Py<PyAny>> = all.iter().map(Bound::unbind).collect();
    Ok(PyArray1::from_owned_object_array(py, all.into()).into_any())
}

/// What `__array__` returns: the array in the type that its caller wants.
pub fn array<'py>(
    py: Python<'py>,
    data_type: &DataType,
    chunks: &[ArrayData],
    dtype: Option<Bound<'py, PyAny>>,
    copy: Option<bool>,
) -> PyResult<Bound<'py, PyAny>> {
    if copy == Some(false) {
        let reason = "a column has no array without a copy: use copy=None or copy=True";
        return Err(column_type_error(reason));
    }
    let array = numpy(py, data_type, chunks)?;
    match dtype {
        Some(dtype) => array.call_method1("astype", (dtype,)),
        None => Ok(array),
    }
}

/// The number of a row in a sequence of this length, counted from its end where it is negative.
fn place(number: isize, len: usize) -> Option<usize> {
    let from_end = if number < 0 { len.checked_add_signed(number)? } else { number.unsigned_abs() };
    (from_end < len).then_some(from_end)
}
