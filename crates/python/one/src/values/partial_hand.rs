//! `PartialHand`: a hand with unknown tiles, and what they must be.

use mentsu::{PartialHand, TileSet};
use pyo3::prelude::*;

use crate::args::{as_text, extract, parse, wrong_type};
use crate::errors::{ErrorClass, raise};
use crate::typed::TupleOf;
use crate::values::counts::{CountsArg, PyCounts};
use crate::values::hand::PyHand;
use crate::values::meld::PyMeld;
use crate::values::tile::PyFace;
use crate::values::tile_set::{PyTileSet, TileSetArg};

/// A hand with up to four unknown concealed tiles, written `?`.
///
/// >>> from mentsu import PartialHand
/// >>> hand = PartialHand("345m?55667s77p111z")
/// >>> hand.can_win(), [str(completion.tiles) for completion in hand.completions()]
/// (True, ['4s', '7s'])
/// >>> PartialHand("345m?55667s77p111z", kinds="4s").number_of_completions()
/// 1
#[pyclass(name = "PartialHand", module = "mentsu", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyPartialHand(pub(crate) PartialHand);

#[pymethods]
impl PyPartialHand {
    #[new]
    #[pyo3(signature = (text, /, *, kinds = None))]
    fn new(text: PartialHandArg, kinds: Option<TileSetArg>) -> PyPartialHand {
        PyPartialHand(kinds.map_or(text.0, |kinds| text.0.with_in_play(kinds.0)))
    }

    /// The known concealed tiles.
    #[getter]
    fn known(&self) -> PyCounts {
        PyCounts(*self.0.known())
    }

    /// How many tiles are unknown.
    #[getter]
    fn unknown(&self) -> usize {
        self.0.unknown()
    }

    /// The kinds that an unknown tile may be, by default all 34.
    #[getter]
    fn kinds(&self) -> PyTileSet {
        PyTileSet(self.0.in_play())
    }

    /// The melds.
    #[getter]
    fn melds(&self) -> TupleOf<PyMeld> {
        self.0.melds().iter().map(|&meld| PyMeld(meld)).collect()
    }

    /// The known tiles one by one, sorted.
    #[getter]
    fn faces(&self) -> TupleOf<PyFace> {
        self.0.faces().map(PyFace).collect()
    }

    /// Whether it wins with some unknown tiles.
    fn can_win(&self) -> bool {
        self.0.can_win()
    }

    /// With how many different sets of unknown tiles it wins.
    ///
    /// >>> from mentsu import PartialHand
    /// >>> PartialHand("3344556677m????").number_of_completions()
    /// 896
    fn number_of_completions(&self) -> usize {
        self.0.completions().len()
    }

    /// The hand with these tiles in place of the unknown ones.
    ///
    /// >>> from mentsu import PartialHand
    /// >>> PartialHand("345m?55667s77p111z").fill("4s")
    /// Hand('345m77p455667s111z')
    #[pyo3(signature = (tiles, /))]
    fn fill(&self, py: Python<'_>, tiles: CountsArg) -> PyResult<PyHand> {
        self.0.fill(&tiles.0).map(PyHand).map_err(|error| raise(py, ErrorClass::Hand, &error))
    }

    /// The tiles that win with some unknown tiles.
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
        match self.0.in_play() {
            TileSet::ALL => format!("PartialHand('{}')", self.0),
            kinds => format!("PartialHand('{}', kinds='{kinds}')", self.0),
        }
    }

    #[allow(clippy::type_complexity, reason = "what pickle asks for")]
    fn __getnewargs_ex__(&self) -> ((String,), std::collections::HashMap<&'static str, PyTileSet>) {
        ((self.0.to_string(),), [("kinds", PyTileSet(self.0.in_play()))].into())
    }
}

/// A hand with unknown tiles: a `PartialHand`, a `Hand`, or text.
pub struct PartialHandArg(pub(crate) PartialHand);

extract! {
    PartialHandArg(object): "PartialHandLike" {
        if let Ok(hand) = object.cast::<PyPartialHand>() {
            Ok(hand.get().0)
        } else if let Ok(hand) = object.cast::<PyHand>() {
            Ok(PartialHand::from(hand.get().0))
        } else if let Some(text) = as_text(object)? {
            parse(object.py(), text)
        } else {
            Err(wrong_type(object, "a PartialHand or its text"))
        }
    }
}
