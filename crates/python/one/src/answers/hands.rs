//! What a hand waits for, how far it is from a win, and what to discard.

use mentsu::{Counts, Discard, Improvement, Shantens, Tile, Ukeire, Wait, WaitShape, Waits};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

use super::answers;
use super::forms::PyReading;
use crate::args::names::Name;
use crate::html::html;
use crate::typed::{IteratorOf, TupleOf};
use crate::values::counts::PyCounts;
use crate::values::tile::{PyTile, TileArg};
use crate::values::tile_set::PyTileSet;

answers! {
    /// A tile that a hand waits for (待ち), how many copies are outside the hand, and the shapes of
    /// the wait.
    PyWait: "Wait" {
        /// The tile.
        tile: PyTile;
        /// How many copies are outside the hand.
        left: u8;
        /// The shapes of the wait.
        shapes: TupleOf<Name<WaitShape>>;
        /// The readings of the hand as won by the tile.
        readings: TupleOf<PyReading>, unshown;
    }

    /// All waits of a hand, in order of tile; `waits["5m"]` is one of them.
    ///
    /// >>> from mentsu import Hand
    /// >>> waits = Hand("2344m111p789s").waits()
    /// >>> waits.tiles, len(waits), waits["4m"].shapes, "9m" in waits
    /// (TileSet('14m'), 2, ('ryanmen', 'tanki'), False)
    PyWaits: "Waits" own repr {
        /// The tiles.
        tiles: PyTileSet;
        /// Each wait, in order of tile.
        waits: TupleOf<PyWait>;
    }

    /// The shanten (向聴数) of each form; chiitoitsu and kokushi need 13 or 14 concealed tiles.
    PyShantens: "Shantens" {
        /// Of mentsu and a jantou.
        standard: i8;
        /// Of seven pairs.
        chiitoitsu: i8;
        /// Of thirteen orphans.
        kokushi: i8;
    }

    /// The tiles that lower the shanten of a hand (受け入れ), and how many of each are left.
    PyUkeire: "Ukeire" {
        /// The shanten of the hand.
        shanten: i8;
        /// The tiles that help.
        tiles: PyTileSet;
        /// How many of each are left.
        counts: PyCounts;
    }

    /// A tile to discard (打牌), the shanten after it, and its ukeire.
    PyDiscard: "Discard" {
        /// The tile.
        tile: PyTile;
        /// The shanten after the discard.
        shanten: i8;
        /// The ukeire after the discard.
        ukeire: PyUkeire;
    }

    /// A draw that widens the ukeire (手変わり), and the best discard after it.
    PyImprovement: "Improvement" {
        /// The tile drawn.
        draw: PyTile;
        /// The best discard after it.
        best: PyDiscard;
    }
}

impl From<&Wait> for PyWait {
    fn from(wait: &Wait) -> PyWait {
        PyWait {
            tile: PyTile(wait.tile()),
            left: wait.left(),
            shapes: wait.shapes().iter().map(Name).collect(),
            readings: wait.readings().iter().map(PyReading::from).collect(),
        }
    }
}

impl From<&Waits> for PyWaits {
    fn from(waits: &Waits) -> PyWaits {
        let each = waits.iter().map(|wait| PyWait::from(&wait));
        PyWaits { tiles: PyTileSet(waits.tiles()), waits: each.collect() }
    }
}

impl From<&Shantens> for PyShantens {
    fn from(shantens: &Shantens) -> PyShantens {
        PyShantens {
            standard: shantens.standard().get(),
            chiitoitsu: shantens.chiitoitsu().get(),
            kokushi: shantens.kokushi().get(),
        }
    }
}

impl From<&Ukeire> for PyUkeire {
    fn from(ukeire: &Ukeire) -> PyUkeire {
        let mut left = [0; Tile::COUNT];
        for (tile, copies) in ukeire.iter() {
            left[tile.index()] = copies;
        }
        let counts = Counts::from_array(left).expect("at most four are left");
        let (shanten, tiles) = (ukeire.shanten().get(), PyTileSet(ukeire.tiles()));
        PyUkeire { shanten, tiles, counts: PyCounts(counts) }
    }
}

impl From<&Discard> for PyDiscard {
    fn from(discard: &Discard) -> PyDiscard {
        let (tile, shanten) = (PyTile(discard.tile()), discard.shanten().get());
        PyDiscard { tile, shanten, ukeire: discard.ukeire().into() }
    }
}

impl From<&Improvement> for PyImprovement {
    fn from(improvement: &Improvement) -> PyImprovement {
        PyImprovement { draw: PyTile(improvement.draw()), best: improvement.best().into() }
    }
}

#[pymethods]
impl PyWaits {
    /// The number of winning tiles outside the hand.
    #[getter]
    fn left(&self) -> u32 {
        self.waits.iter().map(|wait| u32::from(wait.left)).sum()
    }

    fn __len__(&self) -> usize {
        self.waits.len()
    }

    fn __iter__(&self) -> IteratorOf<PyWait> {
        self.waits.iter().cloned().collect()
    }

    fn __contains__(&self, tile: TileArg) -> bool {
        self.tiles.0.contains(tile.0)
    }

    fn __getitem__(&self, tile: TileArg) -> PyResult<PyWait> {
        let found = self.waits.iter().find(|wait| wait.tile.0 == tile.0);
        found.cloned().ok_or_else(|| PyKeyError::new_err(PyTile(tile.0)))
    }

    fn __repr__(&self) -> String {
        format!("Waits('{}')", self.tiles.0)
    }

    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        html(py, "faces", (self.tiles.0.iter().map(PyTile).collect::<TupleOf<_>>(),))
    }
}

/// The discards of a hand as a tuple that notebooks show as a table.
pub struct Discards(TupleOf<PyDiscard>);

impl FromIterator<PyDiscard> for Discards {
    fn from_iter<I: IntoIterator<Item = PyDiscard>>(discards: I) -> Discards {
        Discards(discards.into_iter().collect())
    }
}

impl<'py> IntoPyObject<'py> for Discards {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const OUTPUT_TYPE: pyo3::inspect::PyStaticExpr = <TupleOf<PyDiscard>>::OUTPUT_TYPE;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        CLASS.import(py, "mentsu._values.discards", "Discards")?.call1((self.0,))
    }
}

#[pymethods]
impl PyShantens {
    /// The shanten of the nearest form.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("123m45p13789s113z").shantens().least
    /// 1
    #[getter]
    fn least(&self) -> i8 {
        self.standard.min(self.chiitoitsu).min(self.kokushi)
    }
}

#[pymethods]
impl PyUkeire {
    /// The total number of helpful tiles.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("123m45p13789s113z").ukeire().total
    /// 12
    #[getter]
    fn total(&self) -> u8 {
        self.counts.0.total()
    }

    /// The number of copies of a tile that are left; 0 if it doesn't help.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("123m45p13789s113z").ukeire().left("2s")
    /// 4
    fn left(&self, tile: TileArg) -> u8 {
        self.counts.0.get(tile.0)
    }

    fn __iter__(&self) -> IteratorOf<(PyTile, u8)> {
        let tiles = self.tiles.0.iter();
        tiles.map(|tile| (PyTile(tile), self.counts.0.get(tile))).collect()
    }

    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        html(py, "faces", (self.tiles.0.iter().map(PyTile).collect::<TupleOf<_>>(),))
    }
}
