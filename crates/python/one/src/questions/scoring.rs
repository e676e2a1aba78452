//! What a win is worth: questions of a hand that need a situation and rules.

use mentsu::FifthCopy;
use mentsu::riichi::{self, Impossible, Limit, NoWin, Payments, Yaku};
use pyo3::prelude::*;

use crate::answers::scores::{PyPayments, PyRiichiScore, PyScore, PyWaitScore, PyYaku, PyYakuWay};
use crate::args::names::Name;
use crate::args::number::Int;
use crate::errors::{ErrorClass, kind_of, raise, raise_with};
use crate::questions::tiles::view_of;
use crate::typed::TupleOf;
use crate::values::circumstances::{PassedArg, SituationArg};
use crate::values::counts::CountsArg;
use crate::values::hand::PyHand;
use crate::values::rules::{RulesArg, rules_or_tenhou};
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
    #[pyo3(signature = (situation = None, rules = None))]
    fn score(
        &self,
        py: Python<'_>,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
    ) -> PyResult<PyScore> {
        let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
        let score = riichi::score(&self.0, &situation, &rules);
        score.as_ref().map(PyScore::from).map_err(|error| no_win(py, error))
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
    #[pyo3(signature = (situation = None, rules = None, *, passed = None))]
    fn score_waits(
        &self,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
        passed: Option<PassedArg>,
    ) -> TupleOf<PyWaitScore> {
        let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
        let scores = riichi::score_waits(&self.0, &situation, &PassedArg::build(passed), &rules);
        scores.map(|wait| PyWaitScore::from(&wait)).collect()
    }

    /// The discards that may declare riichi, and what the waits of each are worth with riichi.
    /// `tenpai` is the convention on fifth copies.
    ///
    /// >>> from mentsu import Hand
    /// >>> for riichi in Hand("23467m345p34588s+1z").score_riichi_discards():
    /// ...     print(riichi.face, [wait.ron.points for wait in riichi.waits])
    /// 1z [5800, 5800]
    #[pyo3(signature = (situation = None, rules = None, *, passed = None, tenpai = None))]
    fn score_riichi_discards(
        &self,
        py: Python<'_>,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
        passed: Option<PassedArg>,
        tenpai: Option<Name<FifthCopy>>,
    ) -> PyResult<TupleOf<PyRiichiScore>> {
        let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
        let passed = PassedArg::build(passed);
        let tenpai = tenpai.map_or(FifthCopy::Concealed, |tenpai| tenpai.0);
        let scores = riichi::score_riichi_discards(&self.0, &situation, &passed, tenpai, &rules)
            .map_err(|error| raise(py, ErrorClass::Illegal, &error))?;
        Ok(scores.map(|discard| PyRiichiScore::from(&discard)).collect())
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
    #[pyo3(signature = (situation = None, rules = None, *, seen = None, in_play = None))]
    fn yaku_ways(
        &self,
        situation: Option<SituationArg>,
        rules: Option<RulesArg>,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
    ) -> TupleOf<PyYakuWay> {
        let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
        let visible = view_of(&self.0, seen, in_play, None);
        riichi::yaku_ways(&self.0, &visible, &situation, &rules)
            .iter()
            .map(PyYakuWay::from)
            .collect()
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
#[pyo3(signature = (base, situation = None, rules = None))]
pub fn payments(
    base: Int<u32>,
    situation: Option<SituationArg>,
    rules: Option<RulesArg>,
) -> PyPayments {
    let (situation, rules) = (SituationArg::build(situation), rules_or_tenhou(rules));
    PyPayments::from(&Payments::of(base.0, &situation, &rules))
}

/// A yaku (役) by its name: kanji, English, han in a closed and in an open hand.
///
/// >>> from mentsu import yaku
/// >>> honitsu = yaku("honitsu")
/// >>> honitsu.kanji, honitsu.english, honitsu.closed_han, honitsu.open_han
/// ('混一色', 'half flush', 3, 2)
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn yaku(name: Name<Yaku>) -> PyYaku {
    PyYaku::from(name.0)
}

/// Every yaku, the yakuman last.
///
/// >>> from mentsu import all_yaku
/// >>> all_yaku()[0].name
/// 'menzen_tsumo'
#[pyfunction]
pub fn all_yaku() -> TupleOf<PyYaku> {
    Yaku::ALL.into_iter().map(PyYaku::from).collect()
}
