//! Answers as instances of the classes of `mentsu._values.mcr`.

use mentsu::mcr::{
    CompletedBlock, Completion, CountedFan, Fan, FanAttempt, FanWay, Form, FormAttempt, LeftOut,
    Payments, Reading, ReadingAttempts, Score, Shantens, Wait, WaitWorth, WayChance, Ways,
};
use mentsu::{Shanten, WaitShape};
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyModule, PyTuple};

use crate::values::counts::PyCounts;
use crate::values::hand::PyHand;
use crate::values::tile::PyTile;

type Made<'py> = PyResult<Bound<'py, PyAny>>;

/// A class of the module of results.
pub(super) fn class<'py>(py: Python<'py>, name: &'static str) -> Made<'py> {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let import = || py.import("mentsu._values.mcr").map(Bound::unbind);
    MODULE.get_or_try_init(py, import)?.bind(py).getattr(name)
}

/// An instance of a class of the module of results.
pub(super) fn make<'py>(
    py: Python<'py>,
    name: &'static str,
    fields: impl PyCallArgs<'py>,
) -> Made<'py> {
    class(py, name)?.call1(fields)
}

/// A tuple of results.
pub(super) fn tuple<'py>(
    py: Python<'py>,
    items: impl IntoIterator<Item = Made<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let items: Vec<Bound<'py, PyAny>> = items.into_iter().collect::<PyResult<_>>()?;
    PyTuple::new(py, items)
}

/// `Shantens`; a form that is out of reach is `None`.
pub(super) fn shantens<'py>(py: Python<'py>, all: &Shantens) -> Made<'py> {
    let number = |one: Shanten| (one != Shanten::NEVER).then(|| one.get());
    let fields = (
        number(all.standard()),
        number(all.knitted_straight()),
        number(all.seven_pairs()),
        number(all.thirteen_orphans()),
        number(all.honors_and_knitted()),
    );
    make(py, "Shantens", fields)
}

/// `Form`.
pub(super) fn form<'py>(py: Python<'py>, form: &Form) -> Made<'py> {
    let text = form.to_string();
    let blocks = PyTuple::new(py, text.split(' ').collect::<Vec<_>>())?;
    make(py, "Form", (form.kind().name(), blocks))
}

/// `Score`.
pub(super) fn score<'py>(py: Python<'py>, score: &Score) -> Made<'py> {
    let fans = tuple(py, score.fans().map(|one| counted(py, one)))?;
    let left_out = tuple(py, score.left_out().map(|one| left_out(py, one)))?;
    let fields = (
        form(py, score.form())?,
        score.total(),
        score.without_flowers(),
        score.is_enough(),
        fans,
        left_out,
        payments(py, score.payments())?,
    );
    make(py, "Score", fields)
}

fn counted(py: Python<'_>, one: CountedFan) -> Made<'_> {
    make(py, "CountedFan", (one.fan().name(), one.points(), one.times()))
}

fn left_out(py: Python<'_>, one: LeftOut) -> Made<'_> {
    let fields = (one.fan().name(), one.times(), one.principle().name(), one.by().name());
    make(py, "LeftOut", fields)
}

fn payments(py: Python<'_>, paid: Payments) -> Made<'_> {
    make(py, "Payments", (paid.from_discarder(), paid.from_others(), paid.received()))
}

/// `FormAttempt`; a form that isn't there has its reason in words.
pub(super) fn form_attempt<'py>(py: Python<'py>, attempt: &FormAttempt) -> Made<'py> {
    let (won, against) = match attempt.outcome() {
        Ok(won) => (Some(form(py, &won)?), None),
        Err(why) => (None, Some(why.to_string())),
    };
    make(py, "FormAttempt", (attempt.kind().name(), won, against))
}

/// `ReadingAttempts`: every fan of a reading.
pub(super) fn reading_attempts<'py>(
    py: Python<'py>,
    reading: ReadingAttempts<'_>,
    is_best: bool,
) -> Made<'py> {
    let fans = tuple(py, reading.fans().map(|one| fan_attempt(py, one)))?;
    make(py, "ReadingAttempts", (form(py, reading.form())?, reading.points(), is_best, fans))
}

fn fan_attempt(py: Python<'_>, one: FanAttempt) -> Made<'_> {
    let fields = (
        one.fan().name(),
        one.counted().map(|one| counted(py, one)).transpose()?,
        one.left_out().map(|one| left_out(py, one)).transpose()?,
        one.against().map(|against| against.to_string()),
    );
    make(py, "FanAttempt", fields)
}

/// `Wait`, with its readings.
pub(super) fn wait_with_readings<'py>(py: Python<'py>, wait: &Wait) -> Made<'py> {
    let reading = |one: &Reading| {
        let block = Some(one.block()).filter(|block| *block != CompletedBlock::Whole);
        let block = block.map(|block| block.to_string());
        let shape = one.shape().map(WaitShape::name);
        make(py, "Reading", (PyTile(one.tile()), form(py, one.form())?, block, shape))
    };
    let readings = tuple(py, wait.readings().iter().map(reading))?;
    make(py, "Wait", (PyTile(wait.tile()), wait.left(), readings))
}

/// `Completion`.
pub(super) fn completion(py: Python<'_>, one: Completion) -> Made<'_> {
    let forms = tuple(py, one.forms().iter().map(|one| form(py, one)))?;
    make(py, "Completion", (PyCounts(*one.tiles()), PyHand(*one.hand()), forms))
}

/// `WaitWorth`.
pub(super) fn wait<'py>(py: Python<'py>, wait: &WaitWorth) -> Made<'py> {
    let fields = (
        PyTile(wait.tile()),
        wait.left(),
        wait.by_discard(),
        wait.self_drawn(),
        wait.wins_by_discard(),
        wait.wins_self_drawn(),
    );
    make(py, "WaitWorth", fields)
}

/// `Ways`.
pub(super) fn ways<'py>(py: Python<'py>, ways: &Ways) -> Made<'py> {
    let fans = tuple(py, ways.fans().iter().map(|way| fan_way(py, way)))?;
    let chance = |one: &WayChance| make(py, "WayChance", (one.discard().map(PyTile), one.chance()));
    let chances = tuple(py, ways.chances().iter().map(chance))?;
    make(py, "Ways", (ways.least(), fans, chances))
}

fn fan_way<'py>(py: Python<'py>, way: &FanWay) -> Made<'py> {
    let fans = PyTuple::new(py, way.fans().iter().map(Fan::name))?;
    let fields = (
        way.fan().name(),
        way.lacking(),
        way.total(),
        fans,
        PyCounts(*way.won()),
        PyTile(way.tile()),
        way.is_self_drawn(),
    );
    make(py, "FanWay", fields)
}

/// `Fan`.
pub(super) fn fan(py: Python<'_>, fan: Fan) -> Made<'_> {
    let names = |all: mentsu::mcr::FanSet| PyTuple::new(py, all.iter().map(Fan::name));
    let fields = (
        fan.name(),
        fan.english(),
        fan.chinese(),
        fan.pinyin(),
        fan.points(),
        names(fan.swallows())?,
    );
    make(py, "Fan", fields)
}
