//! Chinese official rules (国標): the questions of `mentsu.mcr` about one hand.

pub mod query;
mod results;
pub mod rules;

use mentsu::mcr::{self, Fan, Outlook, Ways};
use mentsu::{Counts, Hand, Visible};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

pub use self::rules::{McrRulesArg, mcr_rules_or_mil};
use crate::answers::hands::{PyDiscard, PyUkeire};
use crate::args::names::{Name, WindArg};
use crate::args::number::Int;
use crate::errors::{ErrorClass, raise};
use crate::interrupt::interruptible;
use crate::questions::plan::{fraction, wall_or_rest};
use crate::questions::results::Results;
use crate::typed::TupleOf;
use crate::values::circumstances::McrSituationArg;
use crate::values::counts::CountsArg;
use crate::values::hand::HandArg;
use crate::values::partial_hand::PartialHandArg;
use crate::values::tile::PyTile;

type Made<'py> = PyResult<Bound<'py, PyAny>>;

fn visible_of(hand: &Hand, seen: Option<CountsArg>) -> Visible {
    Visible::of(hand).with_seen(seen.map_or(Counts::EMPTY, |seen| seen.0))
}

#[pyfunction]
pub fn mcr_is_win(hand: HandArg) -> bool {
    mcr::is_win(&hand.0)
}

#[pyfunction]
#[pyo3(signature = (hand) -> "tuple[McrForm, ...]")]
pub fn mcr_forms<'py>(py: Python<'py>, hand: HandArg) -> PyResult<Bound<'py, PyTuple>> {
    results::tuple(py, mcr::forms(&hand.0).iter().map(|form| results::form(py, form)))
}

#[pyfunction]
pub fn mcr_shanten(hand: HandArg) -> i8 {
    mcr::shantens(&hand.0).least().get()
}

#[pyfunction]
#[pyo3(signature = (hand) -> "McrShantens")]
pub fn mcr_shantens<'py>(py: Python<'py>, hand: HandArg) -> Made<'py> {
    results::shantens(py, &mcr::shantens(&hand.0))
}

#[pyfunction]
#[pyo3(signature = (hand, *, seen))]
pub fn mcr_ukeire(hand: HandArg, seen: Option<CountsArg>) -> PyUkeire {
    PyUkeire::from(&mcr::ukeire_in(&hand.0, &visible_of(&hand.0, seen)))
}

#[pyfunction]
#[pyo3(signature = (hand, *, seen))]
pub fn mcr_discards(hand: HandArg, seen: Option<CountsArg>) -> TupleOf<PyDiscard> {
    let found = mcr::discards_in(&hand.0, &visible_of(&hand.0, seen));
    found.iter().map(PyDiscard::from).collect()
}

#[pyfunction]
#[pyo3(signature = (hand, situation, rules) -> "McrScore")]
pub fn mcr_score<'py>(
    py: Python<'py>,
    hand: HandArg,
    situation: Option<McrSituationArg>,
    rules: Option<McrRulesArg>,
) -> Made<'py> {
    let score = mcr::score(&hand.0, &McrSituationArg::build(situation), &mcr_rules_or_mil(rules));
    results::score(py, &score.map_err(|error| raise(py, ErrorClass::NoWin, &error))?)
}

#[pyfunction]
#[pyo3(signature = (hand) -> "tuple[FormAttempt, ...]")]
pub fn mcr_form_attempts<'py>(py: Python<'py>, hand: HandArg) -> PyResult<Bound<'py, PyTuple>> {
    let attempts = mcr::form_attempts(&hand.0);
    results::tuple(py, attempts.iter().map(|attempt| results::form_attempt(py, attempt)))
}

#[pyfunction]
#[pyo3(signature = (hand, situation, rules) -> "tuple[ReadingAttempts, ...]")]
pub fn mcr_fan_attempts<'py>(
    py: Python<'py>,
    hand: HandArg,
    situation: Option<McrSituationArg>,
    rules: Option<McrRulesArg>,
) -> PyResult<Bound<'py, PyTuple>> {
    let (situation, rules) = (McrSituationArg::build(situation), mcr_rules_or_mil(rules));
    let attempts = mcr::fan_attempts(&hand.0, &situation, &rules);
    let attempts = attempts.map_err(|error| raise(py, ErrorClass::NoWin, &error))?;
    let best = attempts.best();
    let reading = |one| results::reading_attempts(py, one, one == best);
    results::tuple(py, attempts.readings().map(reading))
}

#[pyfunction]
#[pyo3(signature = (hand, *, seen) -> "tuple[McrWait, ...]")]
pub fn mcr_waits<'py>(
    py: Python<'py>,
    hand: HandArg,
    seen: Option<CountsArg>,
) -> PyResult<Bound<'py, PyTuple>> {
    let waits = mcr::waits_in(&hand.0, &visible_of(&hand.0, seen));
    results::tuple(py, waits.iter().map(|wait| results::wait_with_readings(py, wait)))
}

#[pyfunction]
#[pyo3(signature = (hand) -> "tuple[McrCompletion, ...]")]
pub fn mcr_completions<'py>(
    py: Python<'py>,
    hand: PartialHandArg,
) -> PyResult<Bound<'py, PyTuple>> {
    let hand = hand.0;
    let all: Vec<mcr::Completion> = interruptible(py, move || {
        if hand.awaits_draw() {
            mcr::tenpai_completions(&hand).collect()
        } else {
            mcr::completions(&hand).collect()
        }
    })?;
    results::tuple(py, all.into_iter().map(|one| results::completion(py, one)))
}

#[pyfunction]
#[pyo3(signature = (hand, situation, rules, *, seen) -> "tuple[WaitWorth, ...]")]
pub fn mcr_wait_worths<'py>(
    py: Python<'py>,
    hand: HandArg,
    situation: Option<McrSituationArg>,
    rules: Option<McrRulesArg>,
    seen: Option<CountsArg>,
) -> PyResult<Bound<'py, PyTuple>> {
    let (situation, visible) = (McrSituationArg::build(situation), visible_of(&hand.0, seen));
    let waits = mcr::wait_worths(&hand.0, &situation, &visible, &mcr_rules_or_mil(rules));
    results::tuple(py, waits.iter().map(|wait| results::wait(py, wait)))
}

#[pyfunction]
#[pyo3(signature = (hand, draws, situation, rules, *, wall) -> "Fraction")]
pub fn mcr_win_chance<'py>(
    py: Python<'py>,
    hand: HandArg,
    draws: Int<u8>,
    situation: Option<McrSituationArg>,
    rules: Option<McrRulesArg>,
    wall: Option<CountsArg>,
) -> Made<'py> {
    let (hand, wall) = (hand.0, wall_or_rest(&hand.0, wall));
    let (situation, rules) = (McrSituationArg::build(situation), mcr_rules_or_mil(rules));
    let chance =
        interruptible(py, move || mcr::win_chance(&hand, &situation, &wall, draws.0, &rules))?;
    fraction(py, chance.map_err(|error| raise(py, ErrorClass::Chance, &error))?)
}

#[pyfunction]
#[pyo3(signature = (hand, draws, situation, rules, *, wall) -> "tuple[DiscardChance, ...]")]
pub fn mcr_discard_win_chances<'py>(
    py: Python<'py>,
    hand: HandArg,
    draws: Int<u8>,
    situation: Option<McrSituationArg>,
    rules: Option<McrRulesArg>,
    wall: Option<CountsArg>,
) -> PyResult<Bound<'py, PyTuple>> {
    let (hand, wall) = (hand.0, wall_or_rest(&hand.0, wall));
    let (situation, rules) = (McrSituationArg::build(situation), mcr_rules_or_mil(rules));
    let all = interruptible(py, move || {
        mcr::discard_win_chances(&hand, &situation, &wall, draws.0, &rules)
    })?;
    let all = all.map_err(|error| raise(py, ErrorClass::Chance, &error))?;
    let results = Results::of(py)?;
    results.tuple(all.iter().map(|one| {
        results.make("DiscardChance", (PyTile(one.tile()), fraction(py, one.chance())?))
    }))
}

#[pyfunction]
#[pyo3(signature = (hand, *, draws, others, depth, seat, prevalent, seen, rules) -> "Ways")]
#[allow(clippy::too_many_arguments)] // those of Python
pub fn mcr_ways<'py>(
    py: Python<'py>,
    hand: HandArg,
    draws: Int<u8>,
    others: Int<u8>,
    depth: Int<u8>,
    seat: WindArg,
    prevalent: WindArg,
    seen: Option<CountsArg>,
    rules: Option<McrRulesArg>,
) -> Made<'py> {
    let outlook = Outlook::new()
        .with_draws(draws.0)
        .with_others(others.0)
        .with_depth(depth.0)
        .with_seat(seat.0)
        .with_prevalent(prevalent.0)
        .with_seen(seen.map_or(Counts::EMPTY, |seen| seen.0));
    let rules = mcr_rules_or_mil(rules);
    let ways = interruptible(py, move || Ways::of(&hand.0, &outlook, &rules))?;
    results::ways(py, &ways.map_err(|error| raise(py, ErrorClass::Plan, &error))?)
}

#[pyfunction]
#[pyo3(signature = (name) -> "McrFan")]
pub fn mcr_fan<'py>(py: Python<'py>, name: Name<Fan>) -> Made<'py> {
    results::fan(py, name.0)
}

#[pyfunction]
#[pyo3(signature = () -> "tuple[McrFan, ...]")]
pub fn mcr_all_fan(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    results::tuple(py, Fan::ALL.into_iter().map(|fan| results::fan(py, fan)))
}
