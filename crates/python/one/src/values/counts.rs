//! `Counts`.

use mentsu::{Counts, notation::array34};
use pyo3::prelude::*;

use crate::args::number::{Int, bytes};
use crate::args::{Few, as_text, collected, extract, parse};
use crate::errors::{ErrorClass, raise, raise_with};
use crate::html::html;
use crate::typed::IteratorOf;
use crate::values::tile::{PyFace, PyTile, TileArg, tile_of};
use crate::values::tile_set::PyTileSet;

/// How many of each kind, four at most: a wall, tiles seen, the concealed tiles of a hand.
///
/// >>> from mentsu import Counts
/// >>> seen = Counts("1122z9s")
/// >>> seen["1z"], seen["9s"], seen["5m"], seen.total
/// (2, 1, 0, 5)
/// >>> seen + "1z", seen - "22z"
/// (Counts('9s11122z'), Counts('9s11z'))
/// >>> Counts("11111z")
/// Traceback (most recent call last):
/// mentsu.ParseError: ...
#[pyclass(name = "Counts", module = "mentsu", frozen, eq, ord, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyCounts(pub(crate) Counts);

/// The tiles without others.
fn difference(py: Python<'_>, tiles: &Counts, without: &Counts) -> PyResult<PyCounts> {
    tiles.difference(without).map(PyCounts).map_err(|_| {
        let reason = format!("{tiles} doesn't contain {without}");
        raise_with(py, ErrorClass::Tile, reason, "not_held".to_owned())
    })
}

#[pymethods]
impl PyCounts {
    #[new]
    #[pyo3(signature = (tiles = None, /))]
    fn new(tiles: Option<CountsArg>) -> PyCounts {
        PyCounts(tiles.map_or(Counts::EMPTY, |tiles| tiles.0))
    }

    /// The counts of an array of 34 numbers, 1m first.
    ///
    /// >>> from mentsu import Counts
    /// >>> Counts.from_array34([2] + [0] * 33)
    /// Counts('11m')
    #[staticmethod]
    #[pyo3(signature = (counts, /))]
    fn from_array34(py: Python<'_>, counts: Few<Int<u8>>) -> PyResult<PyCounts> {
        array34::parse(&bytes(counts))
            .map(PyCounts)
            .map_err(|error| raise(py, ErrorClass::Notation, &error))
    }

    /// The counts as a list of 34 numbers, 1m first.
    ///
    /// >>> from mentsu import Counts
    /// >>> Counts("11m").to_array34()[:3]
    /// [2, 0, 0]
    fn to_array34(&self) -> Vec<u16> {
        self.0.to_array().map(u16::from).to_vec()
    }

    /// How many tiles there are.
    #[getter]
    fn total(&self) -> u8 {
        self.0.total()
    }

    /// The kinds with at least one copy.
    ///
    /// >>> from mentsu import Counts
    /// >>> Counts("1122z9s").kinds
    /// TileSet('9s12z')
    #[getter]
    fn kinds(&self) -> PyTileSet {
        PyTileSet(self.0.kinds())
    }

    fn __getitem__(&self, tile: TileArg) -> u8 {
        self.0.get(tile.0)
    }

    fn __contains__(&self, tile: TileArg) -> bool {
        self.0.get(tile.0) > 0
    }

    fn __len__(&self) -> usize {
        usize::from(self.0.total())
    }

    /// Each tile as often as there are copies, in order.
    fn __iter__(&self) -> IteratorOf<PyTile> {
        self.0.tiles().map(PyTile).collect()
    }

    fn __add__(&self, py: Python<'_>, other: CountsArg) -> PyResult<PyCounts> {
        self.0.union(&other.0).map(PyCounts).map_err(|error| raise(py, ErrorClass::Tile, &error))
    }

    fn __sub__(&self, py: Python<'_>, other: CountsArg) -> PyResult<PyCounts> {
        difference(py, &self.0, &other.0)
    }

    fn __radd__(&self, py: Python<'_>, other: CountsArg) -> PyResult<PyCounts> {
        self.__add__(py, other)
    }

    fn __rsub__(&self, py: Python<'_>, other: CountsArg) -> PyResult<PyCounts> {
        difference(py, &other.0, &self.0)
    }

    /// The tiles as SVG pictures.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let faces: Vec<PyFace> = self.0.tiles().map(|tile| PyFace(tile.into())).collect();
        html(py, "faces", (faces,))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Counts('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// How many of each kind: a `Counts`, text, or a collection.
pub struct CountsArg(pub(crate) Counts);

extract! {
    CountsArg(object): "CountsLike" {
        if let Ok(counts) = object.cast::<PyCounts>() {
            Ok(counts.get().0)
        } else if let Some(text) = as_text(object)? {
            if text.is_empty() { Ok(Counts::EMPTY) } else { parse(object.py(), text) }
        } else {
            let tiles = collected(object, tile_of)?;
            Counts::from_tiles(tiles).map_err(|error| raise(object.py(), ErrorClass::Tile, &error))
        }
    }
}
