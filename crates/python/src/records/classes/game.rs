//! `Game` and `Round`: a recorded game and its rounds.

use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

use mentsu::Wind;
use mentsu_table::Seat;
use mentsu_table::record::{self, Date, Format, LeftOut, Room};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;

use super::errors::{unreadable, unwritable};
use super::event::PyEvent;
use crate::records::played::outcome::final_standing;
use crate::records::played::replayed::{Kifu, read_named};
use mentsu_python_columns::values::date;
use mentsu_python_one::repr::cut;
use mentsu_python_one::{Name, PyFace, PyHand, TupleOf, picture};

/// A format by its name.
fn named_format(name: &str) -> PyResult<Format> {
    name.parse().map_err(|_| {
        let names: Vec<&str> = Format::WRITTEN.into_iter().map(Format::name).collect();
        PyValueError::new_err(format!("format {name:?} is none of {}", names.join(", ")))
    })
}

impl Kifu {
    /// Whether both are the same game of the same file.
    pub(crate) fn is(&self, other: &Kifu) -> bool {
        self.number == other.number && self.bytes == other.bytes
    }
}

/// A day as `datetime.date`.
struct Day(Date);

impl<'py> IntoPyObject<'py> for Day {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    // An attribute has the class's own name, so the stub imports it under another.
    #[cfg(feature = "stubs")]
    const OUTPUT_TYPE: pyo3::inspect::PyStaticExpr =
        pyo3::type_hint_identifier!("datetime", "Date");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        date(py, self.0.days_since_1970())
    }
}

/// A recorded game (牌譜): its rules, players and rounds, and the decisions made in it.
#[pyclass(name = "Game", module = "mentsu.records", frozen)]
#[derive(Clone)]
pub(crate) struct PyGame(pub(crate) Arc<Kifu>);

/// The games of a file.
#[pyfunction]
#[pyo3(signature = (content, path = None))]
pub(crate) fn read_games(
    py: Python<'_>,
    content: PyBackedBytes,
    path: Option<String>,
) -> PyResult<Vec<PyGame>> {
    let bytes: Arc<[u8]> = Arc::from(&*content);
    let read = py.detach(|| read_named(&bytes, path.as_deref().unwrap_or_default()));
    let games = read.map_err(|error| unreadable(py, path.clone(), &error))?;
    let games = games.into_iter().enumerate().map(|(number, record)| {
        PyGame(Arc::new(Kifu::new(Arc::clone(&bytes), path.clone(), number, record)))
    });
    Ok(games.collect())
}

#[pymethods]
impl PyGame {
    /// The file it was read from.
    #[getter]
    fn path(&self) -> Option<&str> {
        self.0.path.as_deref()
    }

    /// The number of the game in its file, from 0.
    #[getter]
    fn number(&self) -> usize {
        self.0.number
    }

    /// The format: `mjlog`, `client`, `tenhou6` or `mjai`.
    #[getter]
    fn format(&self) -> &'static str {
        self.0.record.format.name()
    }

    /// Whose rules: a preset's name.
    #[getter]
    fn preset(&self) -> &'static str {
        self.0.record.kind.preset.name()
    }

    /// How many play, 3 or 4.
    #[getter]
    fn players(&self) -> u8 {
        self.0.record.kind.players()
    }

    /// East and south rounds, not east rounds alone.
    #[getter]
    fn hanchan(&self) -> bool {
        self.0.record.kind.hanchan
    }

    /// There are red fives.
    #[getter]
    fn red_fives(&self) -> bool {
        self.0.record.kind.reds
    }

    /// Tanyao counts with an open hand.
    #[getter]
    fn open_tanyao(&self) -> bool {
        self.0.record.kind.open_tanyao
    }

    /// The players' names by seat, empty if the record lacks them.
    #[getter]
    fn names(&self) -> TupleOf<String> {
        self.0.record.names[..usize::from(self.players())].iter().cloned().collect()
    }

    /// The site's name of the game: Tenhou's reference, Mahjong Soul's UUID; `None` if neither the
    /// record nor the file's name has it.
    #[getter]
    fn reference(&self) -> Option<&str> {
        self.0.record.origin.reference.as_deref()
    }

    /// The day on which it began, a `datetime.date`: in Japan at Tenhou, in UTC at Mahjong Soul.
    #[getter]
    fn date(&self) -> Option<Day> {
        self.0.record.origin.date.map(Day)
    }

    /// The room of a ranked game: `ippan`, `joukyuu`, `tokujou` or `houou` of Tenhou; `dou_no_ma`,
    /// `gin_no_ma`, `kin_no_ma`, `gyoku_no_ma` or `ouza_no_ma` of Mahjong Soul.
    #[getter]
    fn room(&self) -> Option<&'static str> {
        self.0.record.origin.room.map(Room::name)
    }

    /// Each player's rank (段位) as the site writes it: `七段`, `雀豪★2`.
    #[getter]
    fn dan(&self) -> TupleOf<Option<String>> {
        let dan = &self.0.record.origin.dan[..usize::from(self.players())];
        dan.iter().map(|dan| dan.map(|dan| dan.to_string())).collect()
    }

    /// Each player's rating: Tenhou's R, the points within a level of Mahjong Soul.
    #[getter]
    fn rates(&self) -> TupleOf<Option<f64>> {
        let rates = &self.0.record.origin.rates[..usize::from(self.players())];
        rates.iter().map(|rate| rate.map(|rate| f64::from(rate) / 100.0)).collect()
    }

    /// The only seat whose hidden tiles the record shows; `None` if it shows all.
    #[getter]
    fn seen_by(&self) -> Option<usize> {
        self.0.record.seen_by.map(Seat::index)
    }

    /// The rounds in order.
    #[getter]
    fn rounds(&self) -> TupleOf<PyRound> {
        let rounds = 0..self.0.record.rounds.len();
        let round = |number| PyRound { game: Arc::clone(&self.0), number };
        rounds.map(round).collect()
    }

    /// Where the record breaks the rules, at most once a round; the rest of such a round has no
    /// decisions.
    #[getter]
    fn differences(&self, py: Python<'_>) -> TupleOf<String> {
        py.detach(|| &self.0.replayed().differences).iter().cloned().collect()
    }

    /// Everyone's points at the end of the game, if the record says them.
    #[getter]
    fn final_points(&self) -> Option<TupleOf<i32>> {
        let (points, _) = final_standing(&self.0.record)?;
        Some(points.into_iter().take(self.players().into()).collect())
    }

    /// Everyone's place by these points, 1 for the best; ties go to the seat that dealt earlier.
    #[getter]
    fn final_ranks(&self) -> Option<TupleOf<i8>> {
        let (_, ranks) = final_standing(&self.0.record)?;
        Some(ranks.into_iter().take(self.players().into()).collect())
    }

    /// The game in mjai, one event a line.
    fn to_mjai(&self, py: Python<'_>) -> String {
        py.detach(|| self.0.record.to_mjai())
    }

    /// The game in tenhou/6. Raises `RecordError` if the record hides tiles: the format shows every
    /// tile.
    fn to_tenhou6(&self, py: Python<'_>) -> PyResult<String> {
        let written = py.detach(|| self.0.record.to_tenhou6());
        written.map_err(|error| unwritable(py, self.0.path.clone(), &error))
    }

    /// The game in a format by its name: `mjlog`, `tenhou6`, `mjai` or `majiang`. Raises
    /// `RecordError` where the record has something that the format can't say.
    fn write(&self, py: Python<'_>, format: &str) -> PyResult<String> {
        let format = named_format(format)?;
        let written = py.detach(|| self.0.record.write(format));
        written.map_err(|error| unwritable(py, self.0.path.clone(), &error))
    }

    /// What the record holds and `write` leaves out, since the format has no place for it: the
    /// names of the parts.
    fn left_out(&self, format: &str) -> PyResult<TupleOf<&'static str>> {
        let format = named_format(format)?;
        Ok(self.0.record.left_out(format).into_iter().map(LeftOut::name).collect())
    }

    fn __eq__(&self, other: &PyGame) -> bool {
        self.0.is(&other.0)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        (&self.0.bytes, self.0.number).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        /// The most characters of a player's name.
        const NAME: usize = 20;
        let record = &self.0.record;
        let mut text = format!(
            "<Game of {}, {} rounds, {}",
            self.players(),
            record.rounds.len(),
            record.format
        );
        let seats = usize::from(self.players());
        for (seat, name) in record.names[..seats].iter().enumerate() {
            let comma = if seat == 0 { ": " } else { ", " };
            let points = record.result.map(|result| format!(" {}", result.points[seat]));
            text += &format!("{comma}{}{}", cut(name, NAME), points.unwrap_or_default());
        }
        text + ">"
    }

    /// The players, and what each round brought them.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(slf: PyRef<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        picture(py, "board", "game", (slf,))
    }

    #[pyo3(signature = () -> "tuple[Any, ...]")]
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Pickled<'py>)> {
        let restore = py.import("mentsu.records")?.getattr("_game")?;
        Ok((restore, (PyBytes::new(py, &self.0.bytes), self.0.path.clone(), self.0.number)))
    }
}

/// A pickled game: the file's bytes, its name, and the number of the game in it.
type Pickled<'py> = (Bound<'py, PyBytes>, Option<String>, usize);

/// A round of a recorded game (局).
#[pyclass(name = "Round", module = "mentsu.records", frozen)]
#[derive(Clone)]
pub(crate) struct PyRound {
    pub(super) game: Arc<Kifu>,
    pub(super) number: usize,
}

impl PyRound {
    fn recorded(&self) -> &record::RecordedRound {
        &self.game.record.rounds[self.number]
    }

    fn seats(&self) -> usize {
        usize::from(self.game.record.kind.players())
    }

    fn which(&self, flags: [bool; 4]) -> TupleOf<usize> {
        (0..self.seats()).filter(|&seat| flags[seat]).collect()
    }
}

#[pymethods]
impl PyRound {
    /// Its number in the game, from 0.
    #[getter]
    fn number(&self) -> usize {
        self.number
    }

    /// The round's wind.
    #[getter]
    fn wind(&self) -> Name<Wind> {
        Name(self.recorded().deal.round)
    }

    /// The seat that deals.
    #[getter]
    fn dealer(&self) -> usize {
        self.recorded().deal.dealer.index()
    }

    /// Honba on the table as it begins.
    #[getter]
    fn honba(&self) -> u16 {
        self.recorded().deal.honba
    }

    /// Riichi sticks on the table as it begins.
    #[getter]
    fn sticks(&self) -> u16 {
        self.recorded().deal.sticks
    }

    /// Everyone's points as it begins.
    #[getter]
    fn points(&self) -> TupleOf<i32> {
        self.recorded().deal.points[..self.seats()].iter().copied().collect()
    }

    /// The first dora indicator.
    #[getter]
    fn indicator(&self) -> PyFace {
        PyFace(self.recorded().deal.indicator)
    }

    /// Everyone's tiles as dealt, `None` if the record hides them.
    #[getter]
    fn hands(&self) -> TupleOf<Option<PyHand>> {
        let hands = self.recorded().deal.hands[..self.seats()].iter();
        hands.map(|faces| mentsu::Hand::new(faces.iter().copied(), &[]).ok().map(PyHand)).collect()
    }

    /// Whether the record reaches the end of the round.
    #[getter]
    fn complete(&self) -> bool {
        self.recorded().is_complete()
    }

    /// Whether the record begins in the middle of the round.
    #[getter]
    fn midway(&self) -> bool {
        self.recorded().midway
    }

    /// What happened after the deal, in order.
    #[getter]
    fn events(&self) -> TupleOf<PyEvent> {
        self.recorded().events().map(|(_, event)| PyEvent(event.clone())).collect()
    }

    /// How it ended: `tsumo`, `ron`, `exhaustive` or another draw's name; `None` if the record ends
    /// before.
    #[getter]
    fn result(&self) -> Option<&'static str> {
        self.game.ended[self.number].how
    }

    /// The seats that won.
    #[getter]
    fn winners(&self) -> TupleOf<usize> {
        self.which(self.game.ended[self.number].won)
    }

    /// The seats that dealt in.
    #[getter]
    fn dealt_in(&self) -> TupleOf<usize> {
        self.which(self.game.ended[self.number].dealt_in)
    }

    /// What everybody received or, if negative, paid at the end; `None` if the record doesn't say
    /// it.
    #[getter]
    fn deltas(&self) -> Option<TupleOf<i32>> {
        let deltas = self.game.ended[self.number].deltas?;
        Some(deltas.into_iter().take(self.seats()).collect())
    }

    fn __eq__(&self, other: &PyRound) -> bool {
        self.number == other.number && self.game.is(&other.game)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        (&self.game.bytes, self.game.number, self.number).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let (wind, dealer, honba) = (self.recorded().deal.round, self.dealer() + 1, self.honba());
        let result = self.result().unwrap_or("not over");
        format!("<Round {}: {wind} {dealer}.{honba}, {result}>", self.number)
    }

    /// The hands as dealt, and what the round brought everyone.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(slf: PyRef<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        picture(py, "board", "recorded", (slf,))
    }

    #[pyo3(signature = () -> "tuple[Any, ...]")]
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (PyGame, usize))> {
        let restore = py.import("mentsu.records")?.getattr("_round")?;
        Ok((restore, (PyGame(Arc::clone(&self.game)), self.number)))
    }
}
