//! `Decision`: what a player did, could have done and knew.

use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

use mentsu::riichi::Riichi;
use mentsu_table::advice::Advisor;
use mentsu_table::replay::Decision;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::advised::PyAdvised;
use super::game::{PyGame, PyRound};
use super::values::{self, PyAction, check_plan};
use crate::records::played::read::advised;
use crate::records::played::replayed::Kifu;
use crate::records::played::words::in_words;
use crate::records::played::worth::Worth;
use mentsu_python_one::{Int, PyHand};

/// What a player did, could have done, and knew at that moment.
///
/// `hand` is the hand before, `action` what was done, `options` what could have been done.
#[pyclass(name = "Decision", module = "mentsu.records", frozen)]
#[derive(Clone)]
pub(crate) struct PyDecision {
    pub(crate) game: Arc<Kifu>,
    pub(crate) number: usize,
}

impl PyDecision {
    /// It was there when this value was made.
    pub(crate) fn moment(&self) -> Decision<'_> {
        self.game.replayed().decisions[self.number].as_decision()
    }

    fn worth(&self) -> Worth {
        Worth::of(&self.moment())
    }
}

#[pymethods]
impl PyDecision {
    /// Its number in the game, from 0.
    #[getter]
    fn number(&self) -> usize {
        self.number
    }

    /// The number of its round in the game, from 0.
    #[getter]
    fn round(&self) -> usize {
        self.moment().round
    }

    /// Its place in the record: a tag, a line, an element.
    #[getter]
    fn place(&self) -> String {
        self.moment().place.to_string()
    }

    /// The deciding seat; seat 0 dealt first.
    #[getter]
    fn seat(&self) -> usize {
        self.moment().seat.index()
    }

    /// The wind of that seat.
    #[getter]
    fn seat_wind(&self) -> &'static str {
        let (table, seat) = (self.moment().table(), self.moment().seat);
        seat.wind(table.dealer(), table.rules().players()).name()
    }

    /// One more than how many tiles the seat has discarded.
    #[getter]
    fn turn(&self) -> u8 {
        self.moment().table().player(self.moment().seat).discarded() + 1
    }

    /// The hand before.
    #[getter]
    fn hand(&self) -> PyHand {
        values::hand(self.moment().hand())
    }

    /// What was done.
    #[getter]
    fn action(&self) -> PyAction {
        PyAction(self.moment().action)
    }

    /// What could have been done.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.moment().options.iter().map(PyAction).collect::<Vec<_>>())
    }

    /// The least shanten that the hand has or can keep.
    #[getter]
    fn shanten(&self) -> i8 {
        self.worth().shanten
    }

    /// How many tiles help: now for a hand of 3n+1 tiles, else after the best allowed discard.
    #[getter]
    fn ukeire(&self) -> u8 {
        self.worth().ukeire
    }

    /// Everyone's points.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let table = self.moment().table();
        PyTuple::new(py, &table.points()[..table.seats().len()])
    }

    /// How many tiles are left to draw.
    #[getter]
    fn draws_left(&self) -> u8 {
        self.moment().table().draws_left()
    }

    /// The dora indicators turned over.
    #[getter]
    fn indicators<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        values::faces(py, self.moment().table().indicators().iter().copied())
    }

    /// Everyone's discards in order, called ones included.
    #[getter]
    fn rivers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let table = self.moment().table();
        let rivers = table
            .seats()
            .iter()
            .map(|&seat| values::faces(py, table.river(seat).map(|discard| discard.face)));
        PyTuple::new(py, rivers.collect::<PyResult<Vec<_>>>()?)
    }

    /// Everyone's melds in the order of their declaration.
    #[getter]
    fn melds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let table = self.moment().table();
        let melds = table.seats().iter().map(|&seat| values::melds(py, table.player(seat).melds()));
        PyTuple::new(py, melds.collect::<PyResult<Vec<_>>>()?)
    }

    /// Who has declared riichi.
    #[getter]
    fn riichi<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let table = self.moment().table();
        let riichi = table.seats().iter().map(|&seat| table.player(seat).riichi() != Riichi::None);
        PyTuple::new(py, riichi.collect::<Vec<_>>())
    }

    /// What each action that was possible is worth, the best first, by what the player knew.
    fn advice<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let advice = py.detach(|| advised(&self.moment(), &mut Advisor::new()));
        PyTuple::new(py, advice.actions().iter().map(|one| PyAdvised(*one)))
    }

    /// The row of the decisions' table by column; `plan` is the largest shanten to plan for,
    /// `reading` adds the columns of reading and advice.
    #[pyo3(signature = (*, plan = None, reading = false))]
    fn row<'py>(
        &self,
        py: Python<'py>,
        plan: Option<Int<i64>>,
        reading: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        values::row(py, &self.game, self.number, check_plan(plan)?, reading)
    }

    fn __eq__(&self, other: &PyDecision) -> bool {
        self.number == other.number && self.game.is(&other.game)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        (&self.game.bytes, self.game.number, self.number).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let moment = self.moment();
        let action = in_words(&moment.action);
        format!("<Decision {}: seat {} with {}, {action}>", self.number, self.seat(), moment.hand())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (PyGame, usize))> {
        let restore = py.import("mentsu.records")?.getattr("_decision")?;
        Ok((restore, (PyGame(Arc::clone(&self.game)), self.number)))
    }
}

#[pymethods]
impl PyGame {
    /// Every decision in order, from replaying the game by the rules.
    #[getter]
    fn decisions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let decisions = py.detach(|| 0..self.0.replayed().decisions.len());
        let decision = |number| PyDecision { game: Arc::clone(&self.0), number };
        PyTuple::new(py, decisions.map(decision).collect::<Vec<_>>())
    }
}

#[pymethods]
impl PyRound {
    /// The decisions made in it.
    #[getter]
    fn decisions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let decisions = py.detach(|| &self.game.replayed().decisions).iter().enumerate();
        let own = decisions.filter(|(_, kept)| kept.as_decision().round == self.number);
        let own = own.map(|(number, _)| PyDecision { game: Arc::clone(&self.game), number });
        PyTuple::new(py, own.collect::<Vec<_>>())
    }
}
