//! Tiles as `mahjong` writes them: 34 counts, or numbers up to 135.

use mentsu::{Counts, Tile};
use pyo3::call::PyCallArgs;
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyTuple};

/// Small numbers of any sequence, with their owner.
pub(super) enum Small<'py> {
    Few([u8; FEW], usize),
    Bytes(Bound<'py, PyBytes>),
    Vec(Vec<u8>),
}

/// How many are read one by one: the tiles of a hand with four kans.
const FEW: usize = 18;

/// The most numbers read from a collection: more than there are tiles.
const MOST: usize = 1000;

impl Small<'_> {
    pub(super) fn as_slice(&self) -> &[u8] {
        match self {
            Small::Few(few, len) => &few[..*len],
            Small::Bytes(bytes) => bytes.as_bytes(),
            Small::Vec(vec) => vec,
        }
    }
}

/// A number, or [`u8::MAX`] for one out of range.
fn one(number: PyResult<Bound<'_, PyAny>>) -> PyResult<u8> {
    let number = number?;
    match number.extract::<i64>() {
        Ok(number) => Ok(u8::try_from(number).unwrap_or(u8::MAX)),
        Err(error) if error.is_instance_of::<PyOverflowError>(number.py()) => Ok(u8::MAX),
        Err(error) => Err(error),
    }
}

/// Raises what `mahjong` raises for arguments that can't be read: Python's operations on them are
/// those of the original, by the function of this name in `_garbage.py`.
pub(super) fn raise_as_original<'py>(
    py: Python<'py>,
    function: &str,
    arguments: impl PyCallArgs<'py>,
) -> PyResult<()> {
    let module = py.import("mentsu.compat.mahjong._garbage")?;
    module.getattr(function)?.call1(arguments).map(|_| ())
}

/// Reads a few numbers; `None` if there are more.
fn few<'py>(
    numbers: impl ExactSizeIterator<Item = Bound<'py, PyAny>>,
) -> PyResult<Option<Small<'py>>> {
    let (mut few, len) = ([0; FEW], numbers.len());
    if len > FEW {
        return Ok(None);
    }
    for (slot, number) in few.iter_mut().zip(numbers) {
        *slot = one(Ok(number))?;
    }
    Ok(Some(Small::Few(few, len)))
}

/// Reads small numbers; a number out of range is [`u8::MAX`].
pub(super) fn small<'py>(numbers: &Bound<'py, PyAny>) -> PyResult<Small<'py>> {
    let read = if let Ok(list) = numbers.cast_exact::<PyList>() {
        few(list.iter())?
    } else if let Ok(tuple) = numbers.cast_exact::<PyTuple>() {
        few(tuple.iter())?
    } else {
        return any(numbers);
    };
    if let Some(read) = read {
        return Ok(read);
    }
    // `bytes` reads a whole list faster than one number after the other. From an object with a
    // buffer it would copy the memory.
    match numbers.py().get_type::<PyBytes>().call1((numbers,)) {
        Ok(read) => Ok(Small::Bytes(read.cast_into::<PyBytes>()?)),
        Err(_) => any(numbers),
    }
}

/// Reads the numbers of any collection; its `__len__` is not trusted.
fn any<'py>(numbers: &Bound<'py, PyAny>) -> PyResult<Small<'py>> {
    let mut read = Vec::new();
    for number in numbers.try_iter()? {
        if read.len() == MOST {
            return Err(PyValueError::new_err(format!("there are more than {MOST} numbers")));
        }
        read.push(one(number)?);
    }
    Ok(Small::Vec(read))
}

/// Reads a 34-array with any counts.
pub(super) fn counts34(counts: &Bound<'_, PyAny>) -> PyResult<[u8; Tile::COUNT]> {
    let read = small(counts)?;
    read.as_slice().try_into().map_err(|_| {
        let given = read.as_slice().len();
        PyValueError::new_err(format!("a hand in 34-format has 34 counts, not {given}"))
    })
}

/// Counts of at most four of a kind, or an error that names the kind.
pub(super) fn checked(counts: &[u8; Tile::COUNT]) -> PyResult<Counts> {
    Counts::from_array(*counts).map_err(|error| PyValueError::new_err(error.to_string()))
}
