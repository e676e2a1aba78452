//! The answers of a column, and what they become: NumPy, Arrow or lists.

use std::sync::Arc;

use arrow_buffer::{BooleanBuffer, Buffer, NullBuffer};
use arrow_data::{ArrayData, ArrayDataBuilder};
use arrow_schema::{DataType, Field, Fields};
use numpy::{IntoPyArray as _, PyArray1};
use pyo3::IntoPyObjectExt as _;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// One column of values.
#[derive(Debug)]
pub(crate) enum Values {
    I8(Vec<i8>),
    U8(Vec<u8>),
    U32(Vec<u32>),
    U64(Vec<u64>),
    F64(Vec<f64>),
    Bool(Vec<bool>),
    Lists(Lists),
}

/// Lists of bytes: the end of each, and all bytes in one vector.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    ends: Vec<usize>,
    bytes: Vec<u8>,
}

impl<'a> Extend<&'a [u8]> for Lists {
    fn extend<I: IntoIterator<Item = &'a [u8]>>(&mut self, more: I) {
        for list in more {
            self.bytes.extend_from_slice(list);
            self.ends.push(self.bytes.len());
        }
    }
}

/// The answers to a question: one column, or several named ones.
#[derive(Debug)]
pub(crate) struct Answers {
    columns: Vec<(&'static str, Values)>,
    /// Whether the answer of a row is a struct of all columns.
    is_struct: bool,
    /// Which rows have an answer; `None` if all have.
    valid: Option<Vec<bool>>,
    len: usize,
}

macro_rules! each_value {
    ($values:expr, $vec:ident => $body:expr, $lists:ident => $of_lists:expr) => {
        match $values {
            Values::I8($vec) => $body,
            Values::U8($vec) => $body,
            Values::U32($vec) => $body,
            Values::U64($vec) => $body,
            Values::F64($vec) => $body,
            Values::Bool($vec) => $body,
            Values::Lists($lists) => $of_lists,
        }
    };
}

impl Answers {
    /// Answers of one value each.
    pub(crate) fn one(values: Values) -> Answers {
        Answers { columns: vec![("", values)], is_struct: false, valid: None, len: 0 }
    }

    /// Answers of several named values each.
    pub(crate) fn several(columns: Vec<(&'static str, Values)>) -> Answers {
        Answers { columns, is_struct: true, valid: None, len: 0 }
    }

    /// The columns, to be added to.
    pub(crate) fn values(&mut self) -> impl Iterator<Item = &mut Values> {
        self.columns.iter_mut().map(|(_, values)| values)
    }

    pub(crate) fn reserve(&mut self, rows: usize) {
        for (_, values) in &mut self.columns {
            each_value!(values, vec => vec.reserve(rows), lists => lists.ends.reserve(rows));
        }
    }

    /// Says which of the last added rows have an answer.
    pub(crate) fn add_valid(&mut self, valid: &[bool]) {
        if self.valid.is_none() && valid.contains(&false) {
            self.valid = Some(vec![true; self.len]);
        }
        if let Some(all) = &mut self.valid {
            all.extend_from_slice(valid);
        }
        self.len += valid.len();
    }

    /// The type of the column in Arrow.
    pub(crate) fn field(&self, name: &str) -> Field {
        Field::new(name, self.data_type(), true)
    }

    fn data_type(&self) -> DataType {
        if !self.is_struct {
            return self.columns[0].1.data_type();
        }
        let fields =
            self.columns.iter().map(|(name, values)| Field::new(*name, values.data_type(), true));
        DataType::Struct(fields.collect::<Fields>())
    }

    /// The column as an Arrow array.
    ///
    /// # Errors
    /// If the lists together are too long for Arrow's offsets.
    pub(crate) fn into_arrow(self) -> Result<ArrayData, String> {
        let (data_type, len) = (self.data_type(), self.len);
        let nulls = self.valid.map(|valid| NullBuffer::new(BooleanBuffer::from(valid)));
        let mut arrays = self
            .columns
            .into_iter()
            .map(|(_, values)| values.into_arrow(len, nulls.clone()))
            .collect::<Result<Vec<ArrayData>, String>>()?;
        if !self.is_struct {
            return arrays.pop().ok_or_else(|| "no column".to_owned());
        }
        let array = ArrayDataBuilder::new(data_type).len(len).nulls(nulls).child_data(arrays);
        array.build().map_err(|error| error.to_string())
    }

    /// The column in NumPy: an array or a dictionary of arrays, masked on request.
    pub(crate) fn into_numpy<'py>(
        self,
        py: Python<'py>,
        masked: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mask = match (masked, self.valid) {
            (false, _) => None,
            (true, None) => Some(vec![false; self.len]),
            (true, Some(valid)) => Some(valid.into_iter().map(|valid| !valid).collect()),
        };
        let mask = mask.map(|mask: Vec<bool>| mask.into_pyarray(py));
        let mut arrays = self.columns.into_iter().map(|(name, values)| {
            let array = values.into_numpy(py)?;
            let Some(mask) = &mask else { return Ok((name, array)) };
            let masked = py.import("numpy.ma")?.getattr("MaskedArray")?;
            let own_mask = mask.call_method0("copy")?;
            Ok((name, masked.call1((array, own_mask))?))
        });
        if self.is_struct {
            let named = arrays.collect::<PyResult<Vec<_>>>()?;
            return Ok(dictionary(py, named)?.into_any());
        }
        arrays.next().expect("a column of answers").map(|(_, array)| array)
    }

    /// The column as a list, or a dictionary of lists.
    pub(crate) fn into_lists<'py>(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let valid = self.valid;
        let mut lists = self
            .columns
            .into_iter()
            .map(|(name, values)| Ok((name, values.into_list(py, valid.as_deref())?)));
        if self.is_struct {
            let named = lists.collect::<PyResult<Vec<_>>>()?;
            return Ok(dictionary(py, named)?.into_any());
        }
        lists.next().expect("a column of answers").map(|(_, list)| list)
    }
}

fn dictionary<'py>(
    py: Python<'py>,
    named: Vec<(&'static str, Bound<'py, PyAny>)>,
) -> PyResult<Bound<'py, PyDict>> {
    let dictionary = PyDict::new(py);
    for (name, column) in named {
        dictionary.set_item(name, column)?;
    }
    Ok(dictionary)
}

/// The columns of a question, and how an answer fills them: each by its name, its kind of
/// [`Values`] and its value. With `first` the question has only that number of them.
macro_rules! answer_columns {
    ($self:ident, $answer:ident, first $first:expr; $($name:ident $kind:ident = $value:expr;)*) => {
        fn columns(&$self) -> Answers {
            let all = [$((stringify!($name), Values::$kind(Default::default())),)*];
            Answers::several(all.into_iter().take($first).collect())
        }

        fn add(&self, answers: &[Self::Answer], columns: &mut Answers) {
            let mut columns = columns.values();
            $(if let Some(Values::$kind(values)) = columns.next() {
                values.extend(answers.iter().map(|$answer| $value));
            })*
        }
    };
    ($answer:ident; $($columns:tt)*) => {
        answer_columns! { self, $answer, first usize::MAX; $($columns)* }
    };
    // One column of sets of tiles, as lists or as bits.
    (sets) => {
        fn columns(&self) -> Answers {
            Answers::one(Values::of_sets(self.lists))
        }

        fn add(&self, answers: &[u64], columns: &mut Answers) {
            columns.values().for_each(|sets| sets.extend_sets(answers.iter().copied()));
        }
    };
    // One column, whose value is the answer.
    ($kind:ident) => {
        fn columns(&self) -> Answers {
            Answers::one(Values::$kind(Default::default()))
        }

        fn add(&self, answers: &[Self::Answer], columns: &mut Answers) {
            if let Some(Values::$kind(values)) = columns.values().next() {
                values.extend(answers);
            }
        }
    };
}

pub(crate) use answer_columns;

impl Values {
    /// No sets of tiles yet: lists of numbers, or bits.
    pub(crate) fn of_sets(as_lists: bool) -> Values {
        if as_lists { Values::Lists(Lists::default()) } else { Values::U64(Vec::new()) }
    }

    /// Adds sets of tiles as bits, or as lists of the numbers of set bits.
    pub(crate) fn extend_sets(&mut self, more: impl Iterator<Item = u64>) {
        match self {
            Values::U64(sets) => sets.extend(more),
            Values::Lists(Lists { ends, bytes }) => {
                for mut set in more {
                    while set != 0 {
                        bytes.push(set.trailing_zeros() as u8);
                        set &= set - 1;
                    }
                    ends.push(bytes.len());
                }
            }
            _ => {}
        }
    }

    fn data_type(&self) -> DataType {
        match self {
            Values::I8(_) => DataType::Int8,
            Values::U8(_) => DataType::UInt8,
            Values::U32(_) => DataType::UInt32,
            Values::U64(_) => DataType::UInt64,
            Values::F64(_) => DataType::Float64,
            Values::Bool(_) => DataType::Boolean,
            Values::Lists(_) => DataType::List(Arc::new(Field::new("item", DataType::UInt8, true))),
        }
    }

    fn into_arrow(self, len: usize, nulls: Option<NullBuffer>) -> Result<ArrayData, String> {
        let array = ArrayDataBuilder::new(self.data_type()).len(len).nulls(nulls);
        let array = match self {
            Values::I8(values) => array.add_buffer(Buffer::from_vec(values)),
            Values::U8(values) => array.add_buffer(Buffer::from_vec(values)),
            Values::U32(values) => array.add_buffer(Buffer::from_vec(values)),
            Values::U64(values) => array.add_buffer(Buffer::from_vec(values)),
            Values::F64(values) => array.add_buffer(Buffer::from_vec(values)),
            Values::Bool(values) => array.add_buffer(BooleanBuffer::from(values).into_inner()),
            Values::Lists(Lists { ends, bytes }) => {
                let offsets = std::iter::once(Ok(0)).chain(ends.into_iter().map(i32::try_from));
                let offsets = offsets.collect::<Result<Vec<i32>, _>>();
                let offsets = offsets.map_err(|_| "lists of more than 2³¹ numbers: give chunks")?;
                let items = ArrayDataBuilder::new(DataType::UInt8).len(bytes.len());
                let items = items.add_buffer(Buffer::from_vec(bytes)).build();
                let items = items.map_err(|error| error.to_string())?;
                array.add_buffer(Buffer::from_vec(offsets)).add_child_data(items)
            }
        };
        array.build().map_err(|error| error.to_string())
    }

    fn into_numpy(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        Ok(match self {
            Values::I8(values) => values.into_pyarray(py).into_any(),
            Values::U8(values) => values.into_pyarray(py).into_any(),
            Values::U32(values) => values.into_pyarray(py).into_any(),
            Values::U64(values) => values.into_pyarray(py).into_any(),
            Values::F64(values) => values.into_pyarray(py).into_any(),
            Values::Bool(values) => values.into_pyarray(py).into_any(),
            Values::Lists(Lists { ends, bytes }) => {
                let mut start = 0;
                let arrays = ends.iter().map(|&end| {
                    let list = PyArray1::from_slice(py, &bytes[start..end]);
                    start = end;
                    list.into_any().unbind()
                });
                PyArray1::from_owned_object_array(py, arrays.collect::<Vec<_>>().into()).into_any()
            }
        })
    }

    fn into_list<'py>(
        self,
        py: Python<'py>,
        valid: Option<&[bool]>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let list = PyList::empty(py);
        let is_valid = |row: usize| valid.is_none_or(|valid| valid[row]);
        each_value!(self,
            vec => {
                for (row, value) in vec.into_iter().enumerate() {
                    list.append(if is_valid(row) { value.into_bound_py_any(py)? } else { none(py) })?;
                }
            },
            lists => {
                let mut start = 0;
                for (row, end) in lists.ends.into_iter().enumerate() {
                    let numbers = PyList::new(py, lists.bytes[start..end].iter().copied())?;
                    start = end;
                    list.append(if is_valid(row) { numbers.into_any() } else { none(py) })?;
                }
            }
        );
        Ok(list.into_any())
    }
}

fn none(py: Python<'_>) -> Bound<'_, PyAny> {
    py.None().into_bound(py)
}
