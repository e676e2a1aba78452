//! Columns of answers as Arrow's readers take them: objects that give out capsules.

use std::sync::{Arc, Mutex};

use arrow_data::ArrayData;
use arrow_schema::{DataType, Field};
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyIterator, PyList, PyTuple};

use super::capsules::{Arrays, array_capsules, schema_capsule, stream_capsule};
use super::errors::column_type_error;
use super::values::{array, item, list};

/// The type as Arrow's implementations write it.
fn type_text(data_type: &DataType) -> String {
    match data_type {
        DataType::Struct(fields) => {
            let fields: Vec<String> = fields
                .iter()
                .map(|field| format!("{}: {}", field.name(), type_text(field.data_type())))
                .collect();
            format!("struct<{}>", fields.join(", "))
        }
        DataType::List(item) => format!("list<{}>", type_text(item.data_type())),
        other => other.to_string().to_lowercase(),
    }
}

/// The rows of struct arrays as those of tables: where a row is null, all its values are.
fn as_table(array: &ArrayData) -> Result<ArrayData, String> {
    let table = array.clone().into_builder().nulls(None);
    table.build().map_err(|error| error.to_string())
}

/// The method behind `__array__`, which structs lack.
fn array_method<'py>(
    column: &Bound<'py, PyAny>,
    data_type: &DataType,
) -> PyResult<Bound<'py, PyAny>> {
    if let DataType::Struct(_) = data_type {
        return Err(PyAttributeError::new_err("a column of structs is no array"));
    }
    column.getattr("_array")
}

/// The field of a table whose columns are those of structs.
fn table_field(field: &Field) -> PyResult<Arc<Field>> {
    if !matches!(field.data_type(), DataType::Struct(_)) {
        let of = type_text(field.data_type());
        return Err(column_type_error(format!("a column of {of} has no columns of its own")));
    }
    Ok(Arc::new(field.clone().with_nullable(false)))
}

/// Methods of every column. `chunks` gives its arrays.
macro_rules! columns {
    ($($class:ident)*) => {$(
        #[pymethods]
        impl $class {
            fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
                self.to_pylist(py)?.try_iter()
            }

            /// All rows as a list of Python's own values.
            #[pyo3(signature = () -> "list[Any]")]
            fn to_pylist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
                list(py, &self.chunks(py)?)
            }

            /// All rows as a NumPy array, numbers with missing ones as floats with NaN. Structs
            /// have none: so pandas makes a frame of their rows.
            #[getter]
            fn __array__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
                array_method(slf, slf.get().field.data_type())
            }

            #[pyo3(signature = (dtype: "Any" = None, copy = None) -> "NDArray[Any]")]
            fn _array<'py>(
                &self,
                py: Python<'py>,
                dtype: Option<Bound<'py, PyAny>>,
                copy: Option<bool>,
            ) -> PyResult<Bound<'py, PyAny>> {
                array(py, self.field.data_type(), &self.chunks(py)?, dtype, copy)
            }

            /// The type as Arrow writes it: `int8`, `struct<shanten: int8, …>`.
            #[getter]
            fn r#type(&self) -> String {
                type_text(self.field.data_type())
            }

            /// The capsule of the type.
            fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
                schema_capsule(py, &self.field)
            }
        }
    )*};
}

/// Methods of columns whose rows are all there.
macro_rules! whole_columns {
    ($($class:ident)*) => {$(
        impl $class {
            #[allow(clippy::unnecessary_wraps, reason = "as those of columns that are read")]
            fn chunks(&self, _: Python<'_>) -> PyResult<&[ArrayData]> {
                Ok(&self.chunks)
            }
        }

        #[pymethods]
        impl $class {
            fn __len__(&self) -> usize {
                self.chunks.iter().map(ArrayData::len).sum()
            }

            /// The value of a row, or the list of a slice: numbers, lists, dictionaries, `None`.
            fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                item(&self.chunks, index)
            }

            /// The capsule of a stream of the arrays. `requested_schema` is ignored.
            #[pyo3(signature = (requested_schema: "object | None" = None) -> "Any")]
            fn __arrow_c_stream__<'py>(
                &self,
                py: Python<'py>,
                requested_schema: Option<Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, PyCapsule>> {
                let _ = requested_schema;
                let arrays: Arrays = Box::new(self.chunks.clone().into_iter().map(Ok));
                stream_capsule(py, self.field.clone(), arrays)
            }

            /// The structs of the column as rows of a table, for `pyarrow.table`,
            /// `polars.DataFrame`, DuckDB.
            fn table(&self) -> PyResult<ChunkedColumn> {
                let field = table_field(&self.field)?;
                let chunks = self.chunks.iter().map(as_table).collect::<Result<_, _>>();
                Ok(ChunkedColumn::new(field, chunks.map_err(column_type_error)?))
            }
        }
    )*};
}

columns! { Column ChunkedColumn LazyColumn }
whole_columns! { Column ChunkedColumn }

/// A column of answers, for every library with Arrow's PyCapsule interface:
/// `pyarrow.array(column)`, `polars.Series(column)` or, if its rows are structs,
/// `pyarrow.table(column.table())`.
///
/// >>> import pyarrow
/// >>> from mentsu import batch
/// >>> column = batch.shanten(pyarrow.array(["123m406p789s1122z", None]))
/// >>> column
/// <mentsu.batch.Column of int8, 2 rows>
/// >>> pyarrow.array(column).to_pylist()
/// [0, None]
#[pyclass(name = "Column", module = "mentsu.batch", frozen, sequence)]
pub struct Column {
    field: Arc<Field>,
    chunks: [ArrayData; 1],
}

impl Column {
    pub(crate) fn new(field: Arc<Field>, array: ArrayData) -> Column {
        Column { field, chunks: [array] }
    }
}

#[pymethods]
impl Column {
    fn __repr__(&self) -> String {
        let rows = self.__len__();
        format!("<mentsu.batch.Column of {}, {rows} rows>", type_text(self.field.data_type()))
    }

    /// The capsules of type and array. `requested_schema` is ignored.
    #[pyo3(signature = (requested_schema: "object | None" = None) -> "tuple[Any, Any]")]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let _ = requested_schema;
        array_capsules(py, &self.field, &self.chunks[0])
    }
}

/// A column of answers in as many chunks as were asked about: see `Column`.
///
/// >>> import pyarrow
/// >>> from mentsu import batch
/// >>> hands = pyarrow.chunked_array([["123m406p789s1122z"], ["19m19p19s1234567z"]])
/// >>> waits = batch.waits(hands)
/// >>> waits
/// <mentsu.batch.ChunkedColumn of uint64, 2 rows in 2 chunks>
/// >>> pyarrow.chunked_array(waits).num_chunks
/// 2
#[pyclass(name = "ChunkedColumn", module = "mentsu.batch", frozen, sequence)]
pub struct ChunkedColumn {
    field: Arc<Field>,
    chunks: Vec<ArrayData>,
}

impl ChunkedColumn {
    pub(crate) fn new(field: Arc<Field>, chunks: Vec<ArrayData>) -> ChunkedColumn {
        ChunkedColumn { field, chunks }
    }
}

#[pymethods]
impl ChunkedColumn {
    fn __repr__(&self) -> String {
        let (rows, chunks) = (self.__len__(), self.chunks.len());
        let of = type_text(self.field.data_type());
        format!("<mentsu.batch.ChunkedColumn of {of}, {rows} rows in {chunks} chunks>")
    }

    /// How many chunks there are.
    #[getter]
    fn num_chunks(&self) -> usize {
        self.chunks.len()
    }
}

/// A column of answers that are found chunk by chunk as they are read, and can be read once.
///
/// An error in a row, or of the source, is what the reader raises then.
///
/// >>> import pyarrow
/// >>> from mentsu import batch
/// >>> source = pyarrow.chunked_array([["123m406p789s1122z"], ["19m19p19s1234567z"]])
/// >>> lazy = batch.shanten(source, lazy=True)
/// >>> lazy
/// <mentsu.batch.LazyColumn of int8>
/// >>> pyarrow.chunked_array(lazy).to_pylist()
/// [0, 0]
#[pyclass(name = "LazyColumn", module = "mentsu.batch", frozen)]
pub struct LazyColumn {
    field: Arc<Field>,
    arrays: Mutex<Option<Arrays>>,
}

impl LazyColumn {
    pub(crate) fn new(field: Arc<Field>, arrays: Arrays) -> LazyColumn {
        LazyColumn { field, arrays: Mutex::new(Some(arrays)) }
    }

    fn take(&self) -> PyResult<Arrays> {
        let taken = self.arrays.lock().map_or(None, |mut arrays| arrays.take());
        taken.ok_or_else(|| column_type_error("a lazy column can be read once"))
    }

    /// All chunks, read without the GIL.
    fn chunks(&self, py: Python<'_>) -> PyResult<Vec<ArrayData>> {
        let arrays = self.take()?;
        py.detach(|| arrays.collect::<Result<_, _>>()).map_err(column_type_error)
    }
}

#[pymethods]
impl LazyColumn {
    fn __repr__(&self) -> String {
        format!("<mentsu.batch.LazyColumn of {}>", type_text(self.field.data_type()))
    }

    /// The capsule of a stream of the chunks, which can be taken once. `requested_schema` is
    /// ignored.
    #[pyo3(signature = (requested_schema: "object | None" = None) -> "Any")]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        stream_capsule(py, self.field.clone(), self.take()?)
    }

    /// The structs of the column as rows of a table, for `pyarrow.table`, `polars.DataFrame`,
    /// DuckDB. It takes the stream.
    fn table(&self) -> PyResult<LazyColumn> {
        let field = table_field(&self.field)?;
        let arrays = self.take()?.map(|array| array.and_then(|array| as_table(&array)));
        Ok(LazyColumn::new(field, Box::new(arrays)))
    }
}
