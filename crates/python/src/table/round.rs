//! `Round`: a round that is played.

use mentsu::random::SplitMix64;
use mentsu_table::replay::Before;
use mentsu_table::{Event, GameRules, Round, RoundStart, Seat, Wall};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::kept::{of_json, to_json};
use super::rules::{GameRulesArg, PyGameRules};
use super::sight::{PyTable, PyView, actions};
use super::wall::PyWall;
use crate::records::classes::decision::PyDecision;
use crate::records::classes::event::PyEvent;
use crate::records::classes::seat::SeatArg;
use crate::records::classes::values::PyAction;
use mentsu_python_one::errors::{class, kind_of, refuse};
use mentsu_python_one::{Few, Int, PyHand, TupleOf, WindArg, picture};

/// A round in progress (局). Only `act` moves it; draws, indicators, payments and the end follow
/// automatically.
///
/// >>> from mentsu.table import Round
/// >>> round = Round("tenhou", seed=7)
/// >>> while round.awaited:
/// ...     seat = round.awaited[0]
/// ...     events = round.act(seat, round.view(seat).bot("efficiency"))
/// >>> events[-1].kind, round.is_over
/// ('win', True)
#[pyclass(name = "PlayedRound", module = "mentsu._native", eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyPlayedRound(pub(crate) Round);

/// Events as a tuple.
pub(super) fn told(events: &[Event]) -> TupleOf<PyEvent> {
    events.iter().cloned().map(PyEvent).collect()
}

/// An `IllegalAction`, with the engine's reason.
pub(super) fn illegal(py: Python<'_>, error: mentsu_table::Refused) -> PyErr {
    match class(py, "IllegalAction") {
        Ok(class) => PyErr::from_type(class, (error.to_string(), kind_of(&error))),
        Err(error) => error,
    }
}

/// The seats that are awaited.
pub(super) fn awaited(round: &Round) -> TupleOf<usize> {
    round.awaited().map(Seat::index).collect()
}

#[pymethods]
impl PyPlayedRound {
    /// Deals, and draws the dealer's first tile. `seed` shuffles the wall if none is given; the
    /// rest says how the round begins, a game's first if nothing does.
    #[new]
    #[expect(clippy::too_many_arguments, reason = "each has a name")]
    #[pyo3(signature = (
        rules = None, *, seed = Int(0), wall = None, wind = None, dealer = None, honba = Int(0), sticks = Int(0),
        points = None
    ))]
    fn new(
        rules: Option<GameRulesArg>,
        seed: Int<u64>,
        wall: Option<PyRef<'_, PyWall>>,
        wind: Option<WindArg>,
        dealer: Option<SeatArg>,
        honba: Int<u16>,
        sticks: Int<u16>,
        points: Option<Few<Int<i32>>>,
    ) -> PyResult<PyPlayedRound> {
        let rules = rules.map_or(GameRules::TENHOU, |rules| rules.0);
        let wall = match wall {
            Some(wall) => wall.0,
            None => Wall::shuffled(&rules, &mut SplitMix64::new(seed.0)),
        };
        let mut start =
            RoundStart { honba: honba.0, sticks: sticks.0, ..RoundStart::first(&rules) };
        start.round = wind.map_or(start.round, |wind| wind.0);
        start.dealer = dealer.map_or(start.dealer, SeatArg::at_start);
        if let Some(Few(points)) = points {
            let players = usize::from(rules.players());
            if points.len() != players {
                let reason = format!("{} players' points, not {players}", points.len());
                return Err(refuse(reason, "out_of_range"));
            }
            let given = start.points.iter_mut().zip(points);
            given.for_each(|(points, given)| *points = given.0);
        }
        let round = Round::new(&rules, &start, wall);
        round.map(PyPlayedRound).map_err(|error| refuse(error, &kind_of(&error)))
    }

    /// The round just before a recorded decision, to be played on from there. An error where the
    /// record hides tiles.
    #[staticmethod]
    fn before(decision: PyRef<'_, PyDecision>) -> PyResult<PyPlayedRound> {
        match decision.moment().before {
            Before::Round(round) => Ok(PyPlayedRound(round.clone())),
            Before::View(_) => Err(refuse("the record shows one seat's tiles alone", "hidden")),
        }
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> PyGameRules {
        PyGameRules(*self.0.table().rules())
    }

    /// What everybody sees.
    #[getter]
    fn table(&self) -> PyTable {
        PyTable(self.0.table().clone())
    }

    /// The wall. Nobody sees it.
    #[getter]
    fn wall(&self) -> PyWall {
        PyWall(*self.0.wall())
    }

    /// The seats whose action is awaited: whose turn it is, or all who can still reply.
    #[getter]
    fn awaited(&self) -> TupleOf<usize> {
        awaited(&self.0)
    }

    /// What the last action, or the deal, led to.
    #[getter]
    fn events(&self) -> TupleOf<PyEvent> {
        told(self.0.last_events())
    }

    /// Whether the round is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.outcome().is_some()
    }

    /// Everyone's points now, by seat.
    #[getter]
    fn points(&self) -> TupleOf<i32> {
        let table = self.0.table();
        let points = self.0.outcome().map_or(table.points(), |outcome| outcome.points);
        points[..table.seats().len()].iter().copied().collect()
    }

    /// What a player may do now: nothing unless the player is awaited.
    fn options(&self, seat: SeatArg) -> PyResult<TupleOf<PyAction>> {
        Ok(actions(self.0.options(seat.at(self.0.table())?)))
    }

    /// A harmless legal action: a pass, or the discard of the tile drawn.
    fn default_action(&self, seat: SeatArg) -> PyResult<PyAction> {
        Ok(PyAction(self.0.default_action(seat.at(self.0.table())?)))
    }

    /// A player's hand. Nobody else sees it.
    fn hand(&self, seat: SeatArg) -> PyResult<PyHand> {
        let seat = seat.at(self.0.table())?;
        self.0.hand(seat).copied().map(PyHand).ok_or_else(|| empty(seat))
    }

    /// All that a player may know.
    fn view(&self, seat: SeatArg) -> PyResult<PyView> {
        let seat = seat.at(self.0.table())?;
        self.0.view(seat).map(PyView).ok_or_else(|| empty(seat))
    }

    /// A player acts. Returns the events that follow; `IllegalAction` says why the player may not
    /// do this, and leaves the round as it is.
    fn act(
        &mut self,
        py: Python<'_>,
        seat: SeatArg,
        action: PyRef<'_, PyAction>,
    ) -> PyResult<TupleOf<PyEvent>> {
        let seat = seat.at(self.0.table())?;
        let acted = self.0.act(seat, action.0).map_err(|error| illegal(py, error))?;
        Ok(told(acted))
    }

    /// The same round, which goes its own way.
    fn copy(&self) -> PyPlayedRound {
        self.clone()
    }

    fn __copy__(&self) -> PyPlayedRound {
        self.clone()
    }

    #[pyo3(signature = (_memo: "Any"))]
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyPlayedRound {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let (table, over) = (self.0.table(), self.is_over());
        let (wind, dealer) = (table.round(), table.dealer().index());
        let left = table.draws_left();
        format!(
            "<Round: {wind}, seat {dealer} deals, {left} draws left{}>",
            if over { ", over" } else { "" }
        )
    }

    #[pyo3(signature = () -> "str")]
    fn _repr_html_(slf: PyRef<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        picture(py, "board", "round", (slf,))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("mentsu._native")?.getattr("round_of")?, (to_json(&self.0)?,)))
    }
}

/// Unpickles.
#[pyfunction]
pub(crate) fn round_of(json: &str) -> PyResult<PyPlayedRound> {
    of_json(json).map(PyPlayedRound)
}

/// The error for a seat that no player sits in.
pub(super) fn empty(seat: Seat) -> PyErr {
    PyValueError::new_err(format!("three play, so {seat} is empty"))
}
