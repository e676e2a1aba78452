//! `TileSet`.

use std::cmp::Ordering;

use mentsu::TileSet;
use pyo3::prelude::*;

use crate::args::number::Int;
use crate::args::{as_text, collected, extract, parse};
use crate::errors::{ErrorClass, raise};
use crate::html::html;
use crate::typed::IteratorOf;
use crate::values::tile::{PyFace, PyTile, TileArg, tile_of};

/// A set of kinds of tile, in their order: `TileSet("36p2s")`.
///
/// It compares and combines as a `frozenset` does, and takes text as the other operand.
///
/// >>> from mentsu import TileSet
/// >>> waits = TileSet("36p2s")
/// >>> "3p" in waits, len(waits), list(waits)
/// (True, 3, [Tile('3p'), Tile('6p'), Tile('2s')])
/// >>> waits | "1z", waits & "3p9s", waits - "3p", waits ^ "23p"
/// (TileSet('36p2s1z'), TileSet('3p'), TileSet('6p2s'), TileSet('26p2s'))
/// >>> TileSet("3p") <= waits
/// True
/// >>> str(TileSet()), bool(TileSet())
/// ('', False)
#[pyclass(name = "TileSet", module = "mentsu", frozen, eq, ord, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyTileSet(pub(crate) TileSet);

impl PartialOrd for PyTileSet {
    /// A subset is less, as with Python's sets.
    fn partial_cmp(&self, other: &PyTileSet) -> Option<Ordering> {
        match (self.0.is_subset(other.0), other.0.is_subset(self.0)) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        }
    }
}

#[pymethods]
impl PyTileSet {
    #[new]
    #[pyo3(signature = (tiles = None, /))]
    fn new(tiles: Option<TileSetArg>) -> PyTileSet {
        PyTileSet(tiles.map_or(TileSet::EMPTY, |tiles| tiles.0))
    }

    /// The set of these bits, the lowest for 1m.
    ///
    /// >>> from mentsu import TileSet
    /// >>> TileSet.from_bits(0b101)
    /// TileSet('13m')
    #[staticmethod]
    #[pyo3(signature = (bits, /))]
    fn from_bits(py: Python<'_>, bits: Int<u64>) -> PyResult<PyTileSet> {
        TileSet::from_bits(bits.0)
            .map(PyTileSet)
            .map_err(|error| raise(py, ErrorClass::Tile, &error))
    }

    /// All 34 kinds.
    #[classattr]
    const ALL: PyTileSet = PyTileSet(TileSet::ALL);

    /// The 27 kinds of sanma.
    #[classattr]
    const SANMA: PyTileSet = PyTileSet(TileSet::SANMA);

    /// The thirteen terminals and honors (么九牌).
    #[classattr]
    const YAOCHUU: PyTileSet = PyTileSet(TileSet::YAOCHUU);

    /// The set as 34 bits, the lowest for 1m.
    ///
    /// >>> from mentsu import TileSet
    /// >>> TileSet("13m").bits
    /// 5
    #[getter]
    fn bits(&self) -> u64 {
        self.0.bits()
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __bool__(&self) -> bool {
        !self.0.is_empty()
    }

    fn __contains__(&self, tile: TileArg) -> bool {
        self.0.contains(tile.0)
    }

    fn __iter__(&self) -> IteratorOf<PyTile> {
        self.0.iter().map(PyTile).collect()
    }

    fn __or__(&self, other: TileSetArg) -> PyTileSet {
        PyTileSet(self.0 | other.0)
    }

    fn __and__(&self, other: TileSetArg) -> PyTileSet {
        PyTileSet(self.0 & other.0)
    }

    fn __sub__(&self, other: TileSetArg) -> PyTileSet {
        PyTileSet(self.0 - other.0)
    }

    fn __xor__(&self, other: TileSetArg) -> PyTileSet {
        PyTileSet((self.0 | other.0) - (self.0 & other.0))
    }

    fn __ror__(&self, other: TileSetArg) -> PyTileSet {
        self.__or__(other)
    }

    fn __rand__(&self, other: TileSetArg) -> PyTileSet {
        self.__and__(other)
    }

    fn __rsub__(&self, other: TileSetArg) -> PyTileSet {
        PyTileSet(other.0 - self.0)
    }

    fn __rxor__(&self, other: TileSetArg) -> PyTileSet {
        self.__xor__(other)
    }

    fn __invert__(&self) -> PyTileSet {
        PyTileSet(TileSet::ALL - self.0)
    }

    /// The tiles as SVG pictures.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let faces: Vec<PyFace> = self.0.iter().map(|tile| PyFace(tile.into())).collect();
        html(py, "faces", (faces,))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("TileSet('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// A set of kinds: a `TileSet`, text, or a collection.
pub struct TileSetArg(pub(crate) TileSet);

extract! {
    TileSetArg(object): "TileSetLike" {
        if let Ok(set) = object.cast::<PyTileSet>() {
            Ok(set.get().0)
        } else if let Some(text) = as_text(object)? {
            if text.is_empty() { Ok(TileSet::EMPTY) } else { parse(object.py(), text) }
        } else {
            collected(object, tile_of).map(|tiles| tiles.into_iter().collect())
        }
    }
}
