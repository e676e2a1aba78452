//! What a win is worth: questions of a hand that need a situation and rules.

use mentsu::FifthCopy;
use mentsu::riichi::{self, Impossible, Limit, NoWin, Payments, Yaku};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::args::names::Name;
use crate::args::number::Int;
use crate::errors::{ErrorClass, kind_of, raise, raise_with};
use crate::questions::results::{self, Results};
use crate::questions::situation::{PassedArg, SituationArg};
use crate::questions::tiles::view_of;
use crate::values::counts::{CountsArg, PyCounts};
use crate::values::hand::PyHand;
use crate::values::rules::{RulesArg, rules_or_tenhou};
use crate::values::tile::PyFace;
use crate::values::tile_set::TileSetArg;

#[pymethods]
impl PyHand {
    /// What the hand is worth: the best reading and all others, and who pays what. The situation is
    /// a tsumo in East's seat by default. Rules are a `Rules` or a preset's name, by default
    /// `tenhou`. Raises `NoWin` if the hand isn't won, has no yaku, or contradicts the situation.
    ///
    /// >>> from mentsu import Hand, Situation
    /// >>> score = Hand("23467m345p34588s").score(Situation(ron="5m", riichi=True))
    /// >>> score.points, score.han, score.fu, score.yaku
    /// (5800, 3, 30, {'riichi': 1, 'pinfu': 1, 'tanyao': 1})
    /// >>> Hand("123m456p789s11z45s").score(Situation(ron="6s", seat="south"))
    /// Traceback (most recent call last):
    /// mentsu.NoWin: no yaku
    #[pyo3(signature = (situation = None, rules = None) -> "Score")]
    fn score<'py>(
        &self,
        py: Python<'py>,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
        let score =
            riichi::score(&self.0, &situation, &rules).map_err(|error| no_win(py, &error))?;
        results::score(&Results::of(py)?, &score)
    }

    /// Only the points of the best reading, without honba and sticks; quicker than `score`.
    ///
    /// >>> from mentsu import Hand, Situation
    /// >>> Hand("1112345678999m+5m").quick_points(rules="mahjong_soul")
    /// 96000
    #[pyo3(signature = (situation = None, rules = None))]
    fn quick_points(
        &self,
        py: Python<'_>,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
    ) -> PyResult<u32> {
        riichi::quick_points(&self.0, &SituationArg::build(situation), &rules_or_tenhou(rules))
            .map_err(|error| no_win(py, &error))
    }

    /// What each wait is worth by ron, respecting furiten, and by tsumo; one face for each kind.
    ///
    /// >>> from mentsu import Hand, Situation
    /// >>> hand = Hand("23467m345p34588s")
    /// >>> for wait in hand.score_waits(Situation(seat="west", riichi=True)):
    /// ...     print(wait.face, wait.ron.points, wait.tsumo.points)
    /// 5m 3900 5200
    /// 8m 3900 5200
    #[pyo3(signature = (
        situation = None, rules = None, *, passed = None
    ) -> "tuple[WaitScore, ...]")]
    fn score_waits<'py>(
        &self,
        py: Python<'py>,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
        passed: Option<PassedArg>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
        let results = Results::of(py)?;
        let scores = riichi::score_waits(&self.0, &situation, &PassedArg::build(passed), &rules);
        results.tuple(scores.map(|wait| wait_score(&results, &wait)))
    }

    /// The discards that may declare riichi, and what the waits of each are worth with riichi.
    /// `tenpai` is the convention on fifth copies.
    ///
    /// >>> from mentsu import Hand
    /// >>> for riichi in Hand("23467m345p34588s+1z").score_riichi_discards():
    /// ...     print(riichi.face, [wait.ron.points for wait in riichi.waits])
    /// 1z [5800, 5800]
    #[pyo3(signature = (
        situation = None, rules = None, *, passed = None, tenpai = None
    ) -> "tuple[RiichiScore, ...]")]
    fn score_riichi_discards<'py>(
        &self,
        py: Python<'py>,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
        passed: Option<PassedArg>,
        tenpai: Option<Name<FifthCopy>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
        let results = Results::of(py)?;
        let passed = PassedArg::build(passed);
        let tenpai = tenpai.map_or(FifthCopy::Concealed, |tenpai| tenpai.0);
        let scores = riichi::score_riichi_discards(&self.0, &situation, &passed, tenpai, &rules)
            .map_err(|error| raise(py, ErrorClass::Illegal, &error))?;
        results.tuple(scores.map(|discard| {
            let waits = results.tuple(discard.waits().map(|wait| wait_score(&results, &wait)))?;
            let hand = PyHand(*discard.hand());
            results.make("RiichiScore", (PyFace(discard.face()), hand, waits))
        }))
    }

    /// For each yaku in reach that the tiles decide, the nearest first: how far the hand is from a
    /// win with it, which tiles help, and what the nearest such win lacks. Of the situation, only
    /// the winds matter.
    ///
    /// >>> from mentsu import Hand
    /// >>> ways = {way.yaku: way for way in Hand("123m45p13789s113z").yaku_ways(seen="2s")}
    /// >>> chanta = ways["chanta"]
    /// >>> chanta.shanten, chanta.ukeire.tiles, chanta.ukeire.total
    /// (2, TileSet('2s13z'), 8)
    /// >>> chanta.missing, chanta.won
    /// (Counts('2s33z'), Counts('123m123789s11333z'))
    #[pyo3(signature = (
        situation = None, rules = None, *, seen = None, in_play = None
    ) -> "tuple[YakuWay, ...]")]
    fn yaku_ways<'py>(
        &self,
        py: Python<'py>,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
        let visible = view_of(&self.0, seen, in_play, None);
        let results = Results::of(py)?;
        let ways = riichi::yaku_ways(&self.0, &visible, &situation, &rules);
        results.tuple(ways.iter().map(|way| {
            let ukeire = results::ukeire(&results, way.ukeire())?;
            let (yaku, shanten) = (way.yaku().name(), way.shanten().get());
            let (missing, won) = (PyCounts(*way.missing()), PyCounts(*way.won()));
            results.make("YakuWay", (yaku, shanten, ukeire, missing, won))
        }))
    }
}

/// A `NoWin`.
fn no_win(py: Python<'_>, error: &NoWin) -> PyErr {
    let mut reason = error.to_string();
    if *error == NoWin::Impossible(Impossible::NothingDrawn) {
        reason += ": mark the tile with a plus, as in Hand(\"22z+3m\"), or name the claimed one, as in Situation(ron=\"3m\")";
    }
    raise_with(py, ErrorClass::NoWin, reason, kind_of(error))
}

fn wait_score<'py>(
    results: &Results<'py>,
    wait: &riichi::WaitScore,
) -> PyResult<Bound<'py, PyAny>> {
    let (ron, no_ron) = match wait.ron() {
        Ok(score) => (Some(results::score(results, score)?), None),
        Err(why) => (None, Some(why.to_string())),
    };
    let (tsumo, no_tsumo) = match wait.tsumo() {
        Ok(score) => (Some(results::score(results, score)?), None),
        Err(why) => (None, Some(why.to_string())),
    };
    results.make("WaitScore", (PyFace(wait.face()), ron, tsumo, no_ron, no_tsumo))
}

/// The base points of han and fu, and the limit that caps them.
///
/// >>> from mentsu import base_points
/// >>> [base_points(han, 30) for han in (1, 4, 5, 6)]
/// [(240, 'none'), (1920, 'none'), (2000, 'mangan'), (3000, 'haneman')]
#[pyfunction]
#[pyo3(signature = (han, fu, rules = None))]
pub fn base_points(han: Int<u8>, fu: Int<u8>, rules: Option<RulesArg>) -> (u32, Name<Limit>) {
    let (base, limit) = riichi::base_points(han.0, fu.0, &rules_or_tenhou(rules));
    (base, Name(limit))
}

/// Who pays what for a number of base points.
///
/// >>> from mentsu import Situation, payments
/// >>> paid = payments(2000, Situation(seat="south", honba=1))
/// >>> [(one.payer, one.total) for one in paid], paid.received
/// ([('east', 4100), ('west', 2100), ('north', 2100)], 8300)
#[pyfunction]
#[pyo3(signature = (base, situation = None, rules = None) -> "Payments")]
pub fn payments<'py>(
    py: Python<'py>,
    base: Int<u32>,
    situation: Option<SituationArg>,
    rules: Option<RulesArg>,
) -> PyResult<Bound<'py, PyAny>> {
    let paid = Payments::of(base.0, &SituationArg::build(situation), &rules_or_tenhou(rules));
    results::payments(&Results::of(py)?, &paid)
}

/// A yaku (役) by its name: kanji, English, han in a closed and in an open hand.
///
/// >>> from mentsu import yaku
/// >>> honitsu = yaku("honitsu")
/// >>> honitsu.kanji, honitsu.english, honitsu.closed_han, honitsu.open_han
/// ('混一色', 'half flush', 3, 2)
#[pyfunction]
#[pyo3(signature = (name, /) -> "Yaku")]
pub fn yaku<'py>(py: Python<'py>, name: Name<Yaku>) -> PyResult<Bound<'py, PyAny>> {
    yaku_of(&Results::of(py)?, name.0)
}

/// Every yaku, the yakuman last.
///
/// >>> from mentsu import all_yaku
/// >>> all_yaku()[0].name
/// 'menzen_tsumo'
#[pyfunction]
#[pyo3(signature = () -> "tuple[Yaku, ...]")]
pub fn all_yaku(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    let results = Results::of(py)?;
    results.tuple(Yaku::ALL.into_iter().map(|yaku| yaku_of(&results, yaku)))
}

fn yaku_of<'py>(results: &Results<'py>, yaku: Yaku) -> PyResult<Bound<'py, PyAny>> {
    let names = (yaku.name(), yaku.kanji(), yaku.english());
    let han = (yaku.closed_han(), yaku.open_han(), yaku.is_yakuman());
    results.make("Yaku", (names.0, names.1, names.2, han.0, han.1, han.2))
}
