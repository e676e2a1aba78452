//! Arrow's C data interface: arrays and streams that come in as capsules and go out as capsules.
//!
//! The only file of the package with unsafe code, since the interface is made of C structs: a pointer
//! in a capsule is a struct because its name says so, and the functions in a struct are the producer's.
//! What a struct says is taken as it is; offsets and counts in buffers are looked at where they are
//! used (`rows`, `scalars`).

#![allow(unsafe_code, reason = "the C data interface is C structs behind pointers in capsules")]

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi, from_ffi_and_data_type};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_data::ArrayData;
use arrow_schema::{DataType, Field};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};

use super::errors::column_type_error;

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// What a Python object gave out by its capsules.
pub(crate) enum Imported {
    Array(ArrayData),
    Stream(ArrayStream),
}

/// Arrays one after the other, all of one type. Asking for the next one may call into Python.
///
/// Arrow's own reader of streams knows an array type of every kind there is; here they stay data.
pub(crate) struct ArrayStream {
    stream: FFI_ArrowArrayStream,
    data_type: DataType,
}

impl ArrayStream {
    /// Asks a stream for its type.
    ///
    /// # Errors
    /// [`column_type_error`] for a stream that lacks a callback, or fails at once.
    fn new(mut stream: FFI_ArrowArrayStream) -> PyResult<ArrayStream> {
        let (Some(get_schema), Some(_)) = (stream.get_schema(), stream.get_next()) else {
            return Err(column_type_error("the stream has been released, or lacks a callback"));
        };
        let mut schema = FFI_ArrowSchema::empty();
        // SAFETY: the callback is the unreleased stream's own, and writes a schema where there is one.
        let code = unsafe { get_schema(&raw mut stream, &raw mut schema) };
        if code != 0 {
            return Err(column_type_error(producer_error(&mut stream, code)));
        }
        let data_type = DataType::try_from(&schema).map_err(column_type_error)?;
        Ok(ArrayStream { stream, data_type })
    }
}

impl Iterator for ArrayStream {
    type Item = Result<ArrayData, String>;

    fn next(&mut self) -> Option<Self::Item> {
        let get_next = self.stream.get_next()?;
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: the callback is the unreleased stream's own, and writes an array where there is one.
        let code = unsafe { get_next(&raw mut self.stream, &raw mut array) };
        if code != 0 {
            return Some(Err(producer_error(&mut self.stream, code)));
        }
        if array.is_released() {
            return None;
        }
        // SAFETY: the array is of the type that its producer gave out, which answers for its content.
        let data = unsafe { from_ffi_and_data_type(array, self.data_type.clone()) };
        Some(data.map(aligned).map_err(|error| error.to_string()))
    }
}

/// What a producer says of the call that ended with this code.
fn producer_error(stream: &mut FFI_ArrowArrayStream, code: c_int) -> String {
    // SAFETY: a callback of the unreleased stream has just failed, after which it may be asked; its text
    // lives until it is called again.
    let said = stream.get_last_error().and_then(|get_last_error| unsafe {
        let text = get_last_error(std::ptr::from_mut(stream));
        (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
    });
    format!("the stream failed: {}", said.unwrap_or_else(|| format!("error {code}")))
}

/// With buffers copied that a producer has put where numbers can't be read.
fn aligned(mut data: ArrayData) -> ArrayData {
    data.align_buffers();
    data
}

/// Imports an object that has `__arrow_c_array__` or `__arrow_c_stream__`; any other is `None`.
///
/// # Errors
/// Whatever the object's method raises; [`column_type_error`] for capsules that aren't what the
/// interface asks for.
pub(crate) fn import(object: &Bound<'_, PyAny>) -> PyResult<Option<Imported>> {
    if object.hasattr("__arrow_c_array__")? {
        let pair = object.call_method0("__arrow_c_array__")?;
        let (schema, array): (Bound<'_, PyAny>, Bound<'_, PyAny>) = pair.extract()?;
        let schema = take::<FFI_ArrowSchema>(&schema, SCHEMA)?;
        let array = take::<FFI_ArrowArray>(&array, ARRAY)?;
        // SAFETY: both structs come from a producer of the interface, which answers for their content.
        let data = unsafe { from_ffi(array, &schema) };
        return Ok(Some(Imported::Array(aligned(data.map_err(column_type_error)?))));
    }
    if object.hasattr("__arrow_c_stream__")? {
        let capsule = object.call_method0("__arrow_c_stream__")?;
        let stream = take::<FFI_ArrowArrayStream>(&capsule, STREAM)?;
        return Ok(Some(Imported::Stream(ArrayStream::new(stream)?)));
    }
    Ok(None)
}

/// A struct of the interface, which a released one stands in for.
trait Released {
    fn released() -> Self;

    fn is_released(&self) -> bool;
}

macro_rules! released {
    ($($c_struct:ident)*) => {$(
        impl Released for $c_struct {
            fn released() -> Self {
                $c_struct::empty()
            }

            fn is_released(&self) -> bool {
                self.release().is_none()
            }
        }
    )*};
}

released!(FFI_ArrowSchema FFI_ArrowArray FFI_ArrowArrayStream);

/// Moves a struct out of its capsule, in which a released one is left.
fn take<T: Released>(capsule: &Bound<'_, PyAny>, name: &CStr) -> PyResult<T> {
    let capsule = capsule
        .cast::<PyCapsule>()
        .map_err(|_| column_type_error(format!("no capsule {name:?} but {capsule}")))?;
    let pointer = capsule.pointer_checked(Some(name)).map_err(column_type_error)?.cast::<T>();
    // SAFETY: a capsule of this name points to this struct, which its destructor releases unless it
    // has been moved from; the lock of the interpreter is held, so nobody else moves it.
    let moved = unsafe { pointer.as_ptr().replace(T::released()) };
    if moved.is_released() {
        return Err(column_type_error(format!("the capsule {name:?} has been used before")));
    }
    Ok(moved)
}

/// The capsule of a type.
pub fn schema_capsule<'py>(py: Python<'py>, field: &Field) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(field).map_err(column_type_error)?;
    PyCapsule::new_with_value(py, schema, SCHEMA)
}

/// The capsules of an array: its type and itself.
pub fn array_capsules<'py>(
    py: Python<'py>,
    field: &Field,
    data: &ArrayData,
) -> PyResult<Bound<'py, PyTuple>> {
    let array = PyCapsule::new_with_value(py, FFI_ArrowArray::new(data), ARRAY)?;
    PyTuple::new(py, [schema_capsule(py, field)?, array])
}

/// Arrays to give out, one after the other.
pub type Arrays = Box<dyn Iterator<Item = Result<ArrayData, String>> + Send>;

/// The capsule of a stream of arrays of one type.
pub fn stream_capsule<'py>(
    py: Python<'py>,
    field: Arc<Field>,
    arrays: Arrays,
) -> PyResult<Bound<'py, PyCapsule>> {
    let producer = Box::new(Producer { field, arrays, error: None });
    // SAFETY: the callbacks are those of a `Producer`, which the private data is.
    let stream = unsafe {
        FFI_ArrowArrayStream::new_unchecked(
            Some(get_schema),
            Some(get_next),
            Some(get_last_error),
            Some(release),
            Box::into_raw(producer).cast::<c_void>(),
        )
    };
    PyCapsule::new_with_value(py, stream, STREAM)
}

/// What a stream that was given out holds.
struct Producer {
    field: Arc<Field>,
    arrays: Arrays,
    error: Option<CString>,
}

impl Producer {
    /// Keeps what went wrong for `get_last_error`, and gives the code for it.
    fn failed(&mut self, error: &str) -> c_int {
        const EINVAL: c_int = 22;
        self.error = CString::new(error.replace('\0', " ")).ok();
        EINVAL
    }
}

/// The producer of a stream whose callbacks these are.
///
/// # Safety
/// The stream was made by `stream_capsule` and isn't released.
unsafe fn producer<'a>(stream: *mut FFI_ArrowArrayStream) -> &'a mut Producer {
    // SAFETY: the caller's.
    unsafe { &mut *(*stream).private_data().cast::<Producer>() }
}

unsafe extern "C" fn get_schema(
    stream: *mut FFI_ArrowArrayStream,
    out: *mut FFI_ArrowSchema,
) -> c_int {
    // SAFETY: the consumer calls it with its own unreleased stream, by the interface.
    let producer = unsafe { producer(stream) };
    match FFI_ArrowSchema::try_from(&*producer.field) {
        Ok(schema) => {
            // SAFETY: `out` is the consumer's, to be written to.
            unsafe { out.write(schema) };
            0
        }
        Err(error) => producer.failed(&error.to_string()),
    }
}

unsafe extern "C" fn get_next(
    stream: *mut FFI_ArrowArrayStream,
    out: *mut FFI_ArrowArray,
) -> c_int {
    // SAFETY: the consumer calls it with its own unreleased stream, by the interface.
    let producer = unsafe { producer(stream) };
    // A panic must not go through C.
    let next = catch_unwind(AssertUnwindSafe(|| producer.arrays.next().transpose()));
    let array = match next {
        Ok(Ok(Some(data))) => FFI_ArrowArray::new(&data),
        Ok(Ok(None)) => FFI_ArrowArray::empty(),
        Ok(Err(error)) => return producer.failed(&error),
        Err(_) => return producer.failed("a panic in mentsu"),
    };
    // SAFETY: `out` is the consumer's, to be written to.
    unsafe { out.write(array) };
    0
}

unsafe extern "C" fn get_last_error(stream: *mut FFI_ArrowArrayStream) -> *const c_char {
    // SAFETY: the consumer calls it with its own unreleased stream, by the interface.
    let producer = unsafe { producer(stream) };
    producer.error.as_ref().map_or(std::ptr::null(), |error| error.as_ptr())
}

unsafe extern "C" fn release(stream: *mut FFI_ArrowArrayStream) {
    // SAFETY: it is called once, with the stream that owns the producer, which is gone after it; a
    // stream without a release callback is a released one.
    unsafe {
        drop(Box::from_raw((*stream).private_data().cast::<Producer>()));
        (*stream).set_private_data(std::ptr::null_mut());
        (*stream).set_release(None);
    }
}

/// The column of a table with one, which its only field is; any other array is itself.
pub(crate) fn only_column(data: ArrayData) -> Result<ArrayData, String> {
    let DataType::Struct(fields) = data.data_type() else { return Ok(data) };
    if fields.len() != 1 || data.null_count() > 0 {
        return Err(format!("a table of {} columns: give the one that is meant", fields.len()));
    }
    Ok(data.child_data()[0].slice(data.offset(), data.len()))
}
