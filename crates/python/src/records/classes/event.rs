//! `Event`: what happened at the table.

use mentsu_table::{Event, Seat};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::values;
use mentsu_python_one::errors::refuse;
use mentsu_python_one::{Int, PyFace, PyHand, PyMeld, TupleOf};

/// Something that happened at the table; attributes that don't belong to its `kind` are `None`.
///
/// `kind` is `draw`, `discard`, `riichi`, `riichi_accepted`, a meld's kind, `kita`, `dora`, `win`
/// or the name of a draw of the round.
#[pyclass(name = "Event", module = "mentsu.records", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyEvent(pub(crate) Event);

#[pymethods]
impl PyEvent {
    /// The kind of event.
    #[getter]
    fn kind(&self) -> &'static str {
        match &self.0 {
            Event::Call { meld, .. } | Event::Kan { meld, .. } => meld.kind().name(),
            Event::Ryuukyoku(draw) => draw.kind.name(),
            event => event.kind().name(),
        }
    }

    /// Whose it is.
    #[getter]
    fn seat(&self) -> Option<usize> {
        match &self.0 {
            Event::Draw { seat, .. }
            | Event::Riichi { seat }
            | Event::OpenHand { seat, .. }
            | Event::Discard { seat, .. }
            | Event::RiichiAccepted { seat }
            | Event::Call { seat, .. }
            | Event::Kan { seat, .. }
            | Event::Kita { seat } => Some(seat.index()),
            Event::Win(win) => Some(win.seat.index()),
            Event::Deal(_) | Event::Dora { .. } | Event::Ryuukyoku(_) => None,
        }
    }

    /// The tile drawn, discarded, turned over or won on, if the record shows it.
    #[getter]
    fn face(&self) -> Option<PyFace> {
        let face = match &self.0 {
            Event::Draw { face, .. } => *face,
            Event::Discard { face, .. } | Event::Dora { face } => Some(*face),
            Event::Win(win) => Some(win.tile),
            _ => None,
        };
        face.map(PyFace)
    }

    /// Whether a discard is the tile just drawn.
    #[getter]
    fn tsumogiri(&self) -> Option<bool> {
        match self.0 {
            Event::Discard { tsumogiri, .. } => Some(tsumogiri),
            _ => None,
        }
    }

    /// Whether a draw comes from the dead wall.
    #[getter]
    fn rinshan(&self) -> Option<bool> {
        match self.0 {
            Event::Draw { rinshan, .. } => Some(rinshan),
            _ => None,
        }
    }

    /// The meld that is declared.
    #[getter]
    fn meld(&self) -> Option<PyMeld> {
        match self.0 {
            Event::Call { meld, .. } | Event::Kan { meld, .. } => Some(PyMeld(meld)),
            _ => None,
        }
    }

    /// The seat that dealt in; `None` for a tsumo.
    #[getter]
    fn dealt_in(&self) -> Option<usize> {
        match &self.0 {
            Event::Win(win) => win.from.map(Seat::index),
            _ => None,
        }
    }

    /// The winning hand, with the winning tile for a tsumo and without it for a ron.
    #[getter]
    fn hand(&self) -> Option<PyHand> {
        match &self.0 {
            Event::Win(win) => Some(PyHand(win.hand)),
            _ => None,
        }
    }

    /// The ura dora indicators of a win.
    #[getter]
    fn ura(&self) -> Option<TupleOf<PyFace>> {
        match &self.0 {
            Event::Win(win) => Some(values::faces(win.ura.iter().copied())),
            _ => None,
        }
    }

    /// What each of four seats received or, if negative, paid for a win or a draw.
    #[getter]
    fn deltas(&self) -> Option<(i32, i32, i32, i32)> {
        let [a, b, c, d] = match &self.0 {
            Event::Win(win) => win.deltas,
            Event::Ryuukyoku(draw) => draw.deltas,
            _ => return None,
        };
        Some((a, b, c, d))
    }

    /// The event as a seat sees it: without tiles that are hidden from it.
    fn seen_by(&self, seat: Int<u8>) -> PyResult<PyEvent> {
        let seat = Seat::new(seat.0).ok_or_else(|| refuse("a seat is 0 to 3", "out_of_range"))?;
        Ok(PyEvent(self.0.seen_by(seat)))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        values::pickled(py, "event_of", &self.0)
    }

    fn __repr__(&self) -> String {
        let mut text = format!("<Event {}", self.kind());
        if let Some(seat) = self.seat() {
            text += &format!(", seat {seat}");
        }
        if let Some(PyFace(face)) = self.face() {
            text += &format!(", {face}");
        }
        if let Some(PyMeld(meld)) = self.meld() {
            text += &format!(", {meld}");
        }
        text + ">"
    }
}

/// Unpickles an event.
#[pyfunction]
pub(crate) fn event_of(json: &str) -> PyResult<PyEvent> {
    let event = serde_json::from_str(json);
    event.map(PyEvent).map_err(|error| PyValueError::new_err(error.to_string()))
}
