//! `Decision`: what a player did, could have done and knew.

use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

use mentsu::Wind;
use mentsu::riichi::Riichi;
use mentsu_table::advice::Advisor;
use mentsu_table::replay::Decision;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::advised::PyAdvised;
use super::danger::{PyTileDanger, dangers};
use super::game::{PyGame, PyRound};
use super::seat::{SeatArg, opponent};
use super::values::{self, PyAction, check_plan};
use crate::records::played::read::advised;
use crate::records::played::replayed::Kifu;
use crate::records::played::words::in_words;
use crate::records::played::worth::Worth;
use mentsu_python_one::{Int, Name, PyFace, PyHand, PyMeld, TupleOf, picture};

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
    fn seat_wind(&self) -> Name<Wind> {
        let (table, seat) = (self.moment().table(), self.moment().seat);
        Name(seat.wind(table.dealer(), table.rules().players()))
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
    fn options(&self) -> TupleOf<PyAction> {
        self.moment().options.iter().map(PyAction).collect()
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

    /// The round's wind.
    #[getter]
    fn wind(&self) -> Name<Wind> {
        Name(self.moment().table().round())
    }

    /// The seat that deals.
    #[getter]
    fn dealer(&self) -> usize {
        self.moment().table().dealer().index()
    }

    /// Honba on the table.
    #[getter]
    fn honba(&self) -> u16 {
        self.moment().table().honba()
    }

    /// Riichi sticks on the table.
    #[getter]
    fn sticks(&self) -> u16 {
        self.moment().table().sticks()
    }

    /// How many norths everyone has set aside.
    #[getter]
    fn norths(&self) -> TupleOf<u8> {
        let table = self.moment().table();
        table.seats().iter().map(|&seat| table.player(seat).kita()).collect()
    }

    /// Everyone's points.
    #[getter]
    fn points(&self) -> TupleOf<i32> {
        let table = self.moment().table();
        table.points()[..table.seats().len()].iter().copied().collect()
    }

    /// How many tiles are left to draw.
    #[getter]
    fn draws_left(&self) -> u8 {
        self.moment().table().draws_left()
    }

    /// The dora indicators turned over.
    #[getter]
    fn indicators(&self) -> TupleOf<PyFace> {
        values::faces(self.moment().table().indicators().iter().copied())
    }

    /// Everyone's discards in order, called ones included.
    #[getter]
    fn rivers(&self) -> TupleOf<TupleOf<PyFace>> {
        let table = self.moment().table();
        let river = |&seat| values::faces(table.river(seat).map(|discard| discard.face));
        table.seats().iter().map(river).collect()
    }

    /// Everyone's melds in the order of their declaration.
    #[getter]
    fn melds(&self) -> TupleOf<TupleOf<PyMeld>> {
        let table = self.moment().table();
        table.seats().iter().map(|&seat| values::melds(table.player(seat).melds())).collect()
    }

    /// Who has declared riichi.
    #[getter]
    fn riichi(&self) -> TupleOf<bool> {
        let table = self.moment().table();
        table.seats().iter().map(|&seat| table.player(seat).riichi() != Riichi::None).collect()
    }

    /// What each action that was possible is worth, the best first, by what the player knew.
    fn advice(&self, py: Python<'_>) -> TupleOf<PyAdvised> {
        let advice = py.detach(|| advised(&self.moment(), &mut Advisor::new()));
        advice.actions().iter().map(|one| PyAdvised(*one)).collect()
    }

    /// How dangerous each tile was against an opponent, and why, by what the player knew.
    fn dangers(&self, of: SeatArg) -> PyResult<TupleOf<PyTileDanger>> {
        let moment = self.moment();
        let (table, seat) = (moment.table(), moment.seat);
        Ok(dangers(table, seat, moment.hand(), opponent(table, seat, of)?))
    }

    /// The row of the decisions' table by column; `plan` is the largest shanten to plan for,
    /// `reading` adds the columns of reading and advice.
    #[pyo3(signature = (*, plan = None, reading = false) -> "dict[str, Any]")]
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

    /// The table as it was, and what was done.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(slf: PyRef<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        picture(py, "board", "decision", (slf,))
    }

    #[pyo3(signature = () -> "tuple[Any, ...]")]
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (PyGame, usize))> {
        let restore = py.import("mentsu.records")?.getattr("_decision")?;
        Ok((restore, (PyGame(Arc::clone(&self.game)), self.number)))
    }
}

#[pymethods]
impl PyGame {
    /// Every decision in order, from replaying the game by the rules.
    #[getter]
    fn decisions(&self, py: Python<'_>) -> TupleOf<PyDecision> {
        let decisions = py.detach(|| 0..self.0.replayed().decisions.len());
        let decision = |number| PyDecision { game: Arc::clone(&self.0), number };
        decisions.map(decision).collect()
    }
}

#[pymethods]
impl PyRound {
    /// The decisions made in it.
    #[getter]
    fn decisions(&self, py: Python<'_>) -> TupleOf<PyDecision> {
        let decisions = py.detach(|| &self.game.replayed().decisions).iter().enumerate();
        let own = decisions.filter(|(_, kept)| kept.as_decision().round == self.number);
        own.map(|(number, _)| PyDecision { game: Arc::clone(&self.game), number }).collect()
    }
}
