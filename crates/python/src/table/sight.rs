//! `Table`, what everybody sees of a round, and `View`, what one seat knows.

use mentsu::Wind;
use mentsu::riichi::Riichi;
use mentsu_table::advice::Advisor;
use mentsu_table::bot::Bot;
use mentsu_table::{Event, Options, Table, View};
use pyo3::prelude::*;

use mentsu::random::SplitMix64;

use super::kept::{of_json, to_json};
use super::rules::{GameRulesArg, PyGameRules};
use crate::records::classes::advised::PyAdvised;
use crate::records::classes::danger::{PyTileDanger, dangers};
use crate::records::classes::event::PyEvent;
use crate::records::classes::seat::{SeatArg, opponent};
use crate::records::classes::values::{PyAction, faces, melds};
use mentsu_python_one::errors::{kind_of, refuse};
use mentsu_python_one::{Int, Name, PyFace, PyHand, PyMeld, TupleOf, picture};

/// Actions as a tuple.
pub(super) fn actions(options: &Options) -> TupleOf<PyAction> {
    options.iter().map(PyAction).collect()
}

/// What everybody sees of a round: points, rivers, melds, indicators. Lists of players are by seat.
#[pyclass(name = "Table", module = "mentsu.table", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PyTable(pub(crate) Table);

#[pymethods]
impl PyTable {
    /// The rules of the game.
    #[getter]
    fn rules(&self) -> PyGameRules {
        PyGameRules(*self.0.rules())
    }

    /// The round's wind.
    #[getter]
    fn wind(&self) -> Name<Wind> {
        Name(self.0.round())
    }

    /// The seat that deals.
    #[getter]
    fn dealer(&self) -> usize {
        self.0.dealer().index()
    }

    /// Honba on the table.
    #[getter]
    fn honba(&self) -> u16 {
        self.0.honba()
    }

    /// Riichi sticks on the table.
    #[getter]
    fn sticks(&self) -> u16 {
        self.0.sticks()
    }

    /// Everyone's points, without the sticks on the table.
    #[getter]
    fn points(&self) -> TupleOf<i32> {
        self.0.points()[..self.0.seats().len()].iter().copied().collect()
    }

    /// The dora indicators turned over.
    #[getter]
    fn indicators(&self) -> TupleOf<PyFace> {
        faces(self.0.indicators().iter().copied())
    }

    /// Everyone's discards in order, called ones included.
    #[getter]
    fn rivers(&self) -> TupleOf<TupleOf<PyFace>> {
        let river = |&seat| faces(self.0.river(seat).map(|discard| discard.face));
        self.0.seats().iter().map(river).collect()
    }

    /// All discards in order: seat, tile, whether it was the tile just drawn, whether riichi was
    /// declared with it, and the seat that called it or `None`.
    #[getter]
    fn discards(&self) -> TupleOf<(usize, PyFace, bool, bool, Option<usize>)> {
        let discards = self.0.discards().map(|it| {
            let called = it.called.map(|seat| seat.index());
            (it.seat.index(), PyFace(it.face), it.tsumogiri, it.riichi, called)
        });
        discards.collect()
    }

    /// Everyone's melds in the order of their declaration.
    #[getter]
    fn melds(&self) -> TupleOf<TupleOf<PyMeld>> {
        self.0.seats().iter().map(|&seat| melds(self.0.player(seat).melds())).collect()
    }

    /// Who has declared riichi.
    #[getter]
    fn riichi(&self) -> TupleOf<bool> {
        self.0.seats().iter().map(|&seat| self.0.player(seat).riichi() != Riichi::None).collect()
    }

    /// How many norths everyone has set aside.
    #[getter]
    fn norths(&self) -> TupleOf<u8> {
        self.0.seats().iter().map(|&seat| self.0.player(seat).kita()).collect()
    }

    /// How many tiles are left to draw.
    #[getter]
    fn draws_left(&self) -> u8 {
        self.0.draws_left()
    }

    fn __repr__(&self) -> String {
        let (wind, points) = (self.0.round(), self.0.points());
        let points = &points[..self.0.seats().len()];
        format!("<Table: {wind}, seat {} deals, points {points:?}>", self.0.dealer().index())
    }

    #[pyo3(signature = () -> "str")]
    fn _repr_html_(slf: PyRef<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        picture(py, "board", "table", (slf,))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("mentsu._native")?.getattr("table_of")?, (to_json(&self.0)?,)))
    }
}

/// What one player knows of a round: what everybody sees, and the own hand. It is made of the
/// events that the player sees, and computes the engine's options from them.
///
/// >>> from mentsu.table import Round, View
/// >>> round = Round("tenhou", seed=7)
/// >>> deal, draw = (event.seen_by(0) for event in round.events)
/// >>> view = View("tenhou", 0, deal)
/// >>> view.apply(draw)
/// >>> view == round.view(0), view.options == round.options(0)
/// (True, True)
#[pyclass(name = "View", module = "mentsu.table", eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyView(pub(crate) View);

pub(super) fn refused(error: mentsu_table::ViewError) -> PyErr {
    refuse(error, &kind_of(&error))
}

#[pymethods]
impl PyView {
    /// The view of a seat as a round begins, from its deal.
    #[new]
    fn new(rules: GameRulesArg, seat: SeatArg, deal: PyRef<'_, PyEvent>) -> PyResult<PyView> {
        let Event::Deal(deal) = &deal.0 else {
            return Err(refuse("a view begins with a deal", "no_deal"));
        };
        View::new(&rules.0, seat.at_start(), deal).map(PyView).map_err(refused)
    }

    /// Applies an event as the player sees it. An error leaves the view as it is.
    fn apply(&mut self, event: PyRef<'_, PyEvent>) -> PyResult<()> {
        self.0.apply(&event.0).map_err(refused)
    }

    /// What everybody sees.
    #[getter]
    fn table(&self) -> PyTable {
        PyTable(self.0.table().clone())
    }

    /// The seat whose view it is.
    #[getter]
    fn seat(&self) -> usize {
        self.0.seat().index()
    }

    /// The player's own hand.
    #[getter]
    fn hand(&self) -> PyHand {
        PyHand(*self.0.hand())
    }

    /// Whether furiten bars the player from ron.
    #[getter]
    fn is_furiten(&self) -> bool {
        self.0.is_furiten()
    }

    /// What the player may do now.
    #[getter]
    fn options(&self) -> TupleOf<PyAction> {
        actions(&self.0.options())
    }

    /// A harmless legal action: a pass, or the discard of the tile drawn.
    #[getter]
    fn default_action(&self) -> PyAction {
        PyAction(self.0.default_action())
    }

    /// What an offered win would pay if nobody else wins on the same tile, as the event of the win;
    /// ura dora aside. `None` for an action that is no win or isn't offered.
    fn worth(&self, action: PyRef<'_, PyAction>) -> Option<PyEvent> {
        self.0.worth(&action.0).map(|win| PyEvent(Event::Win(win)))
    }

    /// What a bot does here: `advisor`, `advisor_middle`, `advisor_easy`, `efficiency`, `random` or
    /// `default`. Those depend on the seed that choose at random or misjudge: `random`,
    /// `advisor_middle` and `advisor_easy`.
    #[pyo3(signature = (name, *, seed = Int(0)))]
    fn bot(&self, py: Python<'_>, name: Name<Bot>, seed: Int<u64>) -> PyAction {
        let (view, mut source) = (&self.0, SplitMix64::new(seed.0));
        PyAction(py.detach(|| name.0.act(view, &mut source)))
    }

    /// What each action offered is worth with the others in it, the best first; nothing if the
    /// player isn't asked.
    fn advice(&self, py: Python<'_>) -> TupleOf<PyAdvised> {
        let advice = py.detach(|| Advisor::new().advice(&self.0));
        advice.actions().iter().map(|one| PyAdvised(*one)).collect()
    }

    /// How dangerous each tile is against an opponent, and why, in order of tile.
    fn dangers(&self, of: SeatArg) -> PyResult<TupleOf<PyTileDanger>> {
        let of = opponent(self.0.table(), self.0.seat(), of)?;
        Ok(dangers(self.0.table(), self.0.seat(), self.0.hand(), of))
    }

    /// The same view, which goes its own way.
    fn copy(&self) -> PyView {
        self.clone()
    }

    fn __copy__(&self) -> PyView {
        self.clone()
    }

    #[pyo3(signature = (_memo: "Any"))]
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyView {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!("<View of seat {} with {}>", self.0.seat().index(), self.0.hand())
    }

    #[pyo3(signature = () -> "str")]
    fn _repr_html_(slf: PyRef<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        picture(py, "board", "view", (slf,))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("mentsu._native")?.getattr("view_of")?, (to_json(&self.0)?,)))
    }
}

/// Unpickles.
#[pyfunction]
pub(crate) fn table_of(json: &str) -> PyResult<PyTable> {
    of_json(json).map(PyTable)
}

/// Unpickles.
#[pyfunction]
pub(crate) fn view_of(json: &str) -> PyResult<PyView> {
    of_json(json).map(PyView)
}
