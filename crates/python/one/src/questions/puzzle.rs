//! Hands found by their waits, and the quiz, for the classes of `mentsu.puzzle`.

use mentsu::puzzle::{Atlas, FixedOrder, Level, Measure, Query, Question, Quiz};

use mentsu::random::SplitMix64;
use mentsu::{Suit, TileSet, WaitShape};
use pyo3::prelude::*;

use crate::answers::puzzles::{PyAtlas, PyMeasure};
use crate::args::Few;
use crate::args::names::Name;
use crate::args::number::Int;
use crate::errors::{ErrorClass, raise};
use crate::interrupt::interruptible;
use crate::questions::situation::attributes;
use crate::values::counts::CountsArg;
use crate::values::hand::{HandArg, PyHand};
use crate::values::tile_set::{PyTileSet, TileSetArg};

attributes! {
    /// The fields of `mentsu.puzzle.Query`.
    pub struct QueryArg: "Query" {
        waits: Option<TileSetArg>,
        number_of_waits: Option<(Int<usize>, Int<usize>)>,
        shapes: Option<Few<Name<WaitShape>>>,
        number_of_readings: Option<(Int<usize>, Int<usize>)>,
        only_seeming_tenpai: bool,
        one_per_class: bool,
    }
}

impl QueryArg {
    fn build(self) -> Query {
        let mut query = Query::new();
        if let Some(waits) = self.waits {
            query = query.with_waits(waits.0);
        }
        if let Some((least, most)) = self.number_of_waits {
            query = query.with_number_of_waits(least.0..=most.0);
        }
        if let Some(shapes) = self.shapes {
            query = query.with_shapes(shapes.0.into_iter().map(|shape| shape.0).collect());
        }
        if let Some((least, most)) = self.number_of_readings {
            query = query.with_number_of_readings(least.0..=most.0);
        }
        if self.only_seeming_tenpai {
            query = query.with_only_seeming_tenpai();
        }
        if self.one_per_class {
            query = query.with_one_per_class();
        }
        query
    }
}

#[pyfunction]
pub fn _query_matches(query: QueryArg, concealed: CountsArg) -> bool {
    query.build().matches(&concealed.0)
}

#[pyfunction]
pub fn _query_hands_in(
    py: Python<'_>,
    query: QueryArg,
    suit: Name<Suit>,
    tiles: Int<usize>,
) -> PyResult<Vec<PyHand>> {
    let query = query.build();
    let hands = interruptible(py, move || {
        query.hands_in(suit.0, tiles.0).map(|hands| hands.map(PyHand).collect::<Vec<_>>())
    })?;
    hands.map_err(|error| raise(py, ErrorClass::Puzzle, &error))
}

#[pyfunction]
pub fn _query_random(
    py: Python<'_>,
    query: QueryArg,
    seed: Int<u64>,
    kinds: TileSetArg,
    tiles: Int<usize>,
) -> PyResult<Option<PyHand>> {
    let query = query.build();
    let hand =
        interruptible(py, move || query.random(&mut SplitMix64::new(seed.0), kinds.0, tiles.0))?;
    Ok(hand.map_err(|error| raise(py, ErrorClass::Puzzle, &error))?.map(PyHand))
}

#[pyfunction]
pub fn _measure(concealed: CountsArg) -> PyMeasure {
    PyMeasure::from(&Measure::of(&concealed.0))
}

/// The hand and the measure of a question, if the hand has waits.
fn question(question: Option<Question>) -> Option<(PyHand, PyMeasure)> {
    let question = question?;
    Some((PyHand(*question.hand()), PyMeasure::from(question.measure())))
}

#[pyfunction]
pub fn _question_of(hand: HandArg) -> Option<(PyHand, PyMeasure)> {
    question(Question::of(&hand.0))
}

#[pyfunction]
pub fn _quiz(
    py: Python<'_>,
    tiles: Int<usize>,
    suit: Option<Name<Suit>>,
    level: Option<Name<Level>>,
    seed: Int<u64>,
) -> PyResult<Option<(PyHand, PyMeasure)>> {
    let mut quiz = Quiz::new(tiles.0).map_err(|error| raise(py, ErrorClass::Puzzle, &error))?;
    if let Some(suit) = suit {
        quiz = quiz.with_suit(suit.0);
    }
    if let Some(level) = level {
        quiz = quiz.with_level(level.0);
    }
    let asked = interruptible(py, move || quiz.ask(&mut SplitMix64::new(seed.0)))?;
    Ok(question(asked))
}

#[pyfunction]
pub fn _check_answer(question: HandArg, answer: TileSetArg) -> (PyTileSet, PyTileSet, PyTileSet) {
    let verdict = Question::of(&question.0).map(|question| question.check(answer.0));
    let [found, missed, wrong] = verdict
        .map_or([TileSet::EMPTY, TileSet::EMPTY, answer.0], |v| [v.found(), v.missed(), v.wrong()]);
    (PyTileSet(found), PyTileSet(missed), PyTileSet(wrong))
}

/// Whether an algorithm that always takes koutsu first (`koutsu_first`), or shuntsu first
/// (`shuntsu_first`), recognises tiles as a win. Each misses some wins.
///
/// >>> from mentsu.puzzle import fixed_order_finds
/// >>> hand = "22333456m"
/// >>> fixed_order_finds("koutsu_first", hand), fixed_order_finds("shuntsu_first", hand)
/// (True, False)
#[pyfunction]
pub fn fixed_order_finds(order: Name<FixedOrder>, tiles: CountsArg) -> bool {
    order.0.finds(&tiles.0)
}

/// Counts what all hands of one suit with 1, 4, 7, 10 or 13 tiles wait for.
///
/// >>> from mentsu.puzzle import atlas
/// >>> found = atlas(7)
/// >>> found.hands, found.by_waits[:4], found.most_readings, found.seeming_tenpai
/// (6030, (3624, 1037, 1046, 248), 7, 72)
#[pyfunction]
#[pyo3(signature = (tiles, /))]
pub fn atlas(py: Python<'_>, tiles: Int<usize>) -> PyResult<PyAtlas> {
    let atlas = interruptible(py, move || Atlas::of_one_suit(tiles.0))?
        .map_err(|error| raise(py, ErrorClass::Puzzle, &error))?;
    Ok(PyAtlas {
        tiles: tiles.0,
        by_waits: (0..10).map(|waits| atlas.waiting_for(waits)).collect(),
        by_standard_waits: (0..10).map(|waits| atlas.waiting_for_in_standard_form(waits)).collect(),
        most_readings: atlas.most_readings(),
        seeming_tenpai: atlas.seeming_tenpai(),
    })
}
