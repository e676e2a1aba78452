//! Arrow's arrays and streams in the capsules that Python objects exchange.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;

use arrow_data::ArrayData;
use arrow_schema::{DataType, Field};
use mentsu_python_arrow::{
    ArrayStream, CStruct, FFI_ArrowArray, FFI_ArrowArrayStream, FFI_ArrowSchema, stream,
    take_array, take_stream,
};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};

use super::errors::column_type_error;
use super::plain::{Plain, plain};

pub use mentsu_python_arrow::Arrays;

/// What a Python object gave out in its capsules.
pub(crate) enum Imported {
    Array(ArrayData),
    Stream(ArrayStream),
}

/// Imports an object that has `__arrow_c_array__` or `__arrow_c_stream__`; any other is `None`.
///
/// # Errors
/// Whatever the object's method raises; [`column_type_error`] for capsules that break the
/// interface.
#[allow(unsafe_code, reason = "a capsule's name is all that says which struct it holds")]
pub(crate) fn import(object: &Bound<'_, PyAny>) -> PyResult<Option<Imported>> {
    if object.hasattr("__arrow_c_array__")? {
        let pair = object.call_method0("__arrow_c_array__")?;
        let (schema, array): (Bound<'_, PyAny>, Bound<'_, PyAny>) = pair.extract()?;
        let schema = content::<FFI_ArrowSchema>(&schema)?;
        let array = content::<FFI_ArrowArray>(&array)?;
        // SAFETY: capsules of these names hold these structs, and the interpreter's lock is held.
        let data = unsafe { take_array(schema, array) };
        return Ok(Some(Imported::Array(data.map_err(column_type_error)?)));
    }
    if object.hasattr("__arrow_c_stream__")? {
        let capsule = object.call_method0("__arrow_c_stream__")?;
        let stream = content::<FFI_ArrowArrayStream>(&capsule)?;
        // SAFETY: a capsule of this name holds this struct, and the interpreter's lock is held.
        let stream = unsafe { take_stream(stream) };
        return Ok(Some(Imported::Stream(stream.map_err(column_type_error)?)));
    }
    Ok(None)
}

/// Where a capsule's struct lies, if the capsule has the struct's name.
fn content<T: CStruct>(capsule: &Bound<'_, PyAny>) -> PyResult<NonNull<c_void>> {
    let capsule = capsule.cast::<PyCapsule>().map_err(|_| {
        column_type_error(format!("expected a capsule {:?}, not {capsule}", T::NAME))
    })?;
    capsule.pointer_checked(Some(T::NAME)).map_err(column_type_error)
}

/// The capsule of a type.
pub fn schema_capsule<'py>(py: Python<'py>, field: &Field) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(field).map_err(column_type_error)?;
    PyCapsule::new_with_value(py, schema, FFI_ArrowSchema::NAME)
}

/// The capsules of an array: its type and itself.
pub fn array_capsules<'py>(
    py: Python<'py>,
    field: &Field,
    data: &ArrayData,
) -> PyResult<Bound<'py, PyTuple>> {
    let array = PyCapsule::new_with_value(py, FFI_ArrowArray::new(data), FFI_ArrowArray::NAME)?;
    PyTuple::new(py, [schema_capsule(py, field)?, array])
}

/// The capsule of a stream of arrays of one type.
pub fn stream_capsule<'py>(
    py: Python<'py>,
    field: Arc<Field>,
    arrays: Arrays,
) -> PyResult<Bound<'py, PyCapsule>> {
    PyCapsule::new_with_value(py, stream(field, arrays), FFI_ArrowArrayStream::NAME)
}

/// The column of a table with one column, any other array itself; as plain values.
pub(crate) fn only_column(data: ArrayData) -> Result<Plain, String> {
    let DataType::Struct(fields) = data.data_type() else { return plain(data) };
    if fields.len() != 1 || data.null_count() > 0 {
        return Err(format!("a table of {} columns: pass the column that is meant", fields.len()));
    }
    plain(data.child_data()[0].slice(data.offset(), data.len()))
}
