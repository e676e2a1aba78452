//! `PartialHand`: a hand with unknown tiles, and what they must be.

use mentsu::{PartialHand, TileSet};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::args::{CountsArg, PartialHandArg, TileSetArg};
use super::counts::PyCounts;
use super::errors::{ErrorClass, raise};
use super::hand::PyHand;
use super::meld::PyMeld;
use super::results::{Results, form};
use super::tile::PyFace;
use super::tile_set::PyTileSet;

/// A hand of which up to four concealed tiles are unknown, written `?`.
///
/// >>> from mentsu import PartialHand
/// >>> hand = PartialHand("345m?55667s77p111z")
/// >>> hand.can_win(), [str(completion.tiles) for completion in hand.completions()]
/// (True, ['4s', '7s'])
/// >>> PartialHand("345m?55667s77p111z", kinds="4s").number_of_completions()
/// 1
#[pyclass(name = "PartialHand", module = "mentsu", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyPartialHand(pub(crate) PartialHand);

#[pymethods]
impl PyPartialHand {
    #[new]
    #[pyo3(signature = (text, /, *, kinds = None))]
    fn new(text: PartialHandArg, kinds: Option<TileSetArg>) -> PyPartialHand {
        PyPartialHand(kinds.map_or(text.0, |kinds| text.0.with_kinds(kinds.0)))
    }

    /// The tiles that are known and concealed.
    #[getter]
    fn known(&self) -> PyCounts {
        PyCounts(*self.0.known())
    }

    /// How many tiles are unknown.
    #[getter]
    fn unknown(&self) -> usize {
        self.0.unknown()
    }

    /// The kinds that an unknown tile may be: all 34 unless said otherwise.
    #[getter]
    fn kinds(&self) -> PyTileSet {
        PyTileSet(self.0.kinds())
    }

    /// The melds.
    #[getter]
    fn melds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.melds().iter().map(|&meld| PyMeld(meld)))
    }

    /// The known tiles one by one, sorted.
    #[getter]
    fn faces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let faces: Vec<PyFace> = self.0.faces().map(PyFace).collect();
        PyTuple::new(py, faces)
    }

    /// Whether some unknown tiles make it a win.
    fn can_win(&self) -> bool {
        self.0.can_win()
    }

    /// How many different sets of unknown tiles make it a win.
    ///
    /// >>> from mentsu import PartialHand
    /// >>> PartialHand("3344556677m????").number_of_completions()
    /// 896
    fn number_of_completions(&self) -> usize {
        self.0.completions().len()
    }

    /// Every set of unknown tiles that makes it a win, in order, each with its winning forms.
    ///
    /// >>> from mentsu import PartialHand
    /// >>> [str(form) for form in PartialHand("1112345678999m?").completions()[0].win_forms]
    /// ['99m 123m 111m 456m 789m']
    fn completions<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let results = Results::of(py)?;
        self.0
            .completions()
            .map(|completion| {
                let forms = completion.win_forms();
                let forms = results.tuple(forms.iter().map(|win| form(&results, win)))?;
                let (tiles, concealed) = (completion.tiles(), completion.concealed());
                results.make("Completion", (PyCounts(*tiles), PyCounts(*concealed), forms))
            })
            .collect()
    }

    /// The hand with these tiles for the unknown ones.
    ///
    /// >>> from mentsu import PartialHand
    /// >>> PartialHand("345m?55667s77p111z").fill("4s")
    /// Hand('345m77p455667s111z')
    #[pyo3(signature = (tiles, /))]
    fn fill(&self, py: Python<'_>, tiles: CountsArg) -> PyResult<PyHand> {
        self.0.fill(&tiles.0).map(PyHand).map_err(|error| raise(py, ErrorClass::Hand, &error))
    }

    /// The tiles that win for some unknown tiles.
    ///
    /// >>> from mentsu import PartialHand
    /// >>> PartialHand("123m456p789s11z2?s").wait_tiles()
    /// TileSet('1234s1z')
    fn wait_tiles(&self) -> PyTileSet {
        PyTileSet(self.0.wait_tiles())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        match self.0.kinds() {
            TileSet::ALL => format!("PartialHand('{}')", self.0),
            kinds => format!("PartialHand('{}', kinds='{kinds}')", self.0),
        }
    }

    #[allow(clippy::type_complexity, reason = "what pickle asks for")]
    fn __getnewargs_ex__(&self) -> ((String,), std::collections::HashMap<&'static str, PyTileSet>) {
        ((self.0.to_string(),), [("kinds", PyTileSet(self.0.kinds()))].into())
    }
}
