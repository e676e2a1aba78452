//! Types of fields that answers share.

use mentsu::Tile;
use mentsu::names::Named;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::args::names::Name;
use crate::args::wrong_type;
use crate::repr::call_repr;
use crate::values::tile::PyTile;

/// What a dataclass prints: its name and its fields, those that aren't shown left out.
pub(crate) fn dataclass_repr(
    name: &str,
    fields: &[(&str, bool, Bound<'_, PyAny>)],
) -> PyResult<String> {
    let shown = fields.iter().filter(|(_, is_shown, _)| *is_shown);
    let shown = shown.map(|(field, _, value)| Ok((*field, value.repr()?.to_string())));
    Ok(call_repr(name, &shown.collect::<PyResult<Vec<_>>>()?))
}

/// The tiles of a block, four at most, without a heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Tiles {
    tiles: [Tile; 4],
    len: u8,
}

impl Tiles {
    /// The tiles in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Tile> {
        self.tiles[..usize::from(self.len)].iter().copied()
    }

    fn push(&mut self, tile: Tile) -> bool {
        let place = self.tiles.get_mut(usize::from(self.len));
        place.is_some_and(|place| {
            *place = tile;
            self.len += 1;
            true
        })
    }
}

impl FromIterator<Tile> for Tiles {
    /// The first four tiles.
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut all = Tiles { tiles: [Tile::M1; 4], len: 0 };
        for tile in tiles.into_iter().take(4) {
            all.push(tile);
        }
        all
    }
}

impl<'py> IntoPyObject<'py> for Tiles {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const OUTPUT_TYPE: pyo3::inspect::PyStaticExpr =
        <crate::typed::TupleOf<PyTile> as IntoPyObject<'py>>::OUTPUT_TYPE;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.iter().map(PyTile).collect::<Vec<_>>())
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Tiles {
    type Error = PyErr;

    crate::typed::input_type!("Iterable[Tile]");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let mut all = Tiles { tiles: [Tile::M1; 4], len: 0 };
        for tile in object.try_iter()? {
            if !all.push(tile?.cast::<PyTile>()?.get().0) {
                return Err(wrong_type(&object, "at most four tiles"));
            }
        }
        Ok(all)
    }
}

/// Names and the han or yakuman of each, a dictionary in Python.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Han<T>(pub(crate) Vec<(Name<T>, u8)>);

impl<T: Named> Han<T> {
    /// The names and han in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&'static str, u8)> {
        self.0.iter().map(|(name, han)| (name.0.name(), *han))
    }
}

impl<T: Named> FromIterator<(T, u8)> for Han<T> {
    fn from_iter<I: IntoIterator<Item = (T, u8)>>(all: I) -> Han<T> {
        Han(all.into_iter().map(|(name, han)| (Name(name), han)).collect())
    }
}

impl<'py, T: Named> IntoPyObject<'py> for Han<T> {
    type Target = PyDict;
    type Output = Bound<'py, PyDict>;
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const OUTPUT_TYPE: pyo3::inspect::PyStaticExpr =
        pyo3::type_hint_identifier!("builtins", "dict[str, int]");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        self.iter().try_for_each(|(name, han)| all.set_item(name, han))?;
        Ok(all)
    }
}

impl<'a, 'py, T: Named> FromPyObject<'a, 'py> for Han<T> {
    type Error = PyErr;

    crate::typed::input_type!("dict[str, int]");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let given = object.cast::<PyDict>()?;
        let pair = |(name, han): (Bound<'py, PyAny>, Bound<'py, PyAny>)| {
            Ok((name.extract::<Name<T>>()?, han.extract::<u8>()?))
        };
        given.iter().map(pair).collect::<PyResult<_>>().map(Han)
    }
}
