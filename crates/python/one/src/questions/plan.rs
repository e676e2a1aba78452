//! What to discard over the rest of a round, and exact chances within some draws.

use mentsu::plan::{
    CallPlan, CallPlans, DiscardPlan, Figures, Line, Objective, Outlook, Plan, PlanError, Planner,
    Reply,
};
use mentsu::riichi::Rules;
use mentsu::{CalledFrom, Counts, Hand, Visible, Wind, chances};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;

use crate::args::Few;
use crate::args::names::{Name, WindArg};
use crate::args::number::Int;
use crate::errors::{ErrorClass, cached, raise};
use crate::interrupt::interruptible;
use crate::questions::results::Results;
use crate::values::circumstances::OutlookArg;
use crate::values::counts::CountsArg;
use crate::values::hand::{HandArg, PyHand};
use crate::values::meld::PyMeld;
use crate::values::rules::{RulesArg, rules_or_tenhou};
use crate::values::tile::{FaceArg, PyFace, PyTile};

type Made<'py> = PyResult<Bound<'py, PyAny>>;

fn figures<'py>(results: &Results<'py>, figures: Figures) -> Made<'py> {
    results.make("Figures", (figures.tenpai(), figures.win(), figures.points()))
}

/// The figures for each number of draws left, from 0 on.
fn by_draws<'py>(
    results: &Results<'py>,
    draws: u8,
    at: impl Fn(u8) -> Figures,
) -> PyResult<Bound<'py, PyTuple>> {
    results.tuple((0..=draws).map(|left| figures(results, at(left))))
}

fn discard_plan<'py>(results: &Results<'py>, draws: u8, plan: &DiscardPlan) -> Made<'py> {
    let declares = (0..=draws).map(|left| plan.declares_riichi(left));
    let fields = (
        PyFace(plan.face()),
        plan.shanten().get(),
        plan.ukeire_count(),
        by_draws(results, draws, |left| plan.at(left))?,
        PyTuple::new(results.py(), declares.collect::<Vec<bool>>())?,
    );
    results.make("DiscardPlan", fields)
}

fn plan_result<'py>(results: &Results<'py>, plan: &Plan) -> Made<'py> {
    let discards = plan.discards().iter();
    let discards = discards.map(|discard| discard_plan(results, plan.draws(), discard));
    let fields =
        (plan.shanten().get(), plan.draws(), plan.depth(), plan.states(), results.tuple(discards)?);
    results.make("Plan", fields)
}

fn call_plan<'py>(results: &Results<'py>, call: &CallPlan) -> Made<'py> {
    results.make("CallPlan", (PyMeld(*call.meld()), plan_result(results, call.plan())?))
}

fn call_plans<'py>(results: &Results<'py>, draws: u8, plans: &CallPlans) -> Made<'py> {
    let pass = by_draws(results, draws, |left| plans.pass().at(left))?;
    let calls = plans.calls().iter().map(|call| call_plan(results, call));
    results.make("CallPlans", (pass, results.tuple(calls)?))
}

fn refused(py: Python<'_>, error: &PlanError) -> PyErr {
    raise(py, ErrorClass::Plan, error)
}

/// An exact chance as Python's own fraction.
pub(crate) fn fraction(py: Python<'_>, chance: chances::Chance) -> Made<'_> {
    static FRACTION: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    cached(py, &FRACTION, "fractions", "Fraction")?
        .call1((chance.numerator(), chance.denominator()))
}

/// The given wall, or all tiles outside the hand.
pub(crate) fn wall_or_rest(hand: &Hand, wall: Option<CountsArg>) -> Counts {
    wall.map_or_else(|| Visible::of(hand).unseen(hand.concealed()), |wall| wall.0)
}

#[pymethods]
impl PyHand {
    /// For each discard the chance to be tenpai and to win, and the expected points, over the draws
    /// left in a round. With an `objective` (`tenpai`, `win` or `points`) all figures belong to one
    /// policy that plays for it; without, each is the maximum by a policy of its own.
    ///
    /// >>> from mentsu import Hand, Outlook
    /// >>> plan = Hand("3405m2238p23407s4z").plan(Outlook(draws=12, dora="1z"))
    /// >>> for discard in plan.ranked()[:2]:
    /// ...     print(discard.face, f"{discard.tenpai:.1%} {discard.win:.1%} {discard.points:.0f}")
    /// 4z 82.5% 21.4% 3513
    /// 8p 82.1% 21.0% 3440
    #[pyo3(signature = (outlook = None, rules = None, *, objective = None) -> "Plan")]
    fn plan<'py>(
        &self,
        py: Python<'py>,
        outlook: Option<OutlookArg>,
        rules: Option<RulesArg>,
        objective: Option<Name<Objective>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (outlook, rules) = (OutlookArg::build(outlook), rules_or_tenhou(rules));
        let (hand, objective) = (self.0, objective.map(|objective| objective.0));
        let plan = interruptible(py, move || match objective {
            Some(objective) => Planner::new().plan_for(objective, &hand, &outlook, &rules),
            None => Planner::new().plan(&hand, &outlook, &rules),
        })?;
        plan_result(&Results::of(py)?, &plan.map_err(|error| refused(py, &error))?)
    }

    /// What each chi and pon of another player's discard leads to, and what passing does, for a
    /// hand of 13 tiles, three for each meld. The draws of the outlook are those that it has if
    /// nobody calls: a call from kamicha takes the place of one. Kans are left out.
    ///
    /// >>> from mentsu import Hand, Outlook
    /// >>> plans = Hand("2368m2467p357s77z").plan_calls("7z", "toimen", Outlook(draws=8))
    /// >>> pon = plans.calls[0]
    /// >>> f"{plans.passing.win:.1%}, or {pon.best('win').win:.1%} with {pon.meld}"
    /// '1.4%, or 3.2% with (777=z)'
    #[pyo3(signature = (discarded, source, outlook = None, rules = None) -> "CallPlans")]
    fn plan_calls<'py>(
        &self,
        py: Python<'py>,
        discarded: FaceArg,
        source: Name<CalledFrom>,
        outlook: Option<OutlookArg>,
        rules: Option<RulesArg>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (outlook, rules) = (OutlookArg::build(outlook), rules_or_tenhou(rules));
        let (hand, face, source) = (self.0, discarded.0, source.0);
        let draws = outlook.draws();
        let plans =
            interruptible(py, move || Planner::new().calls(&hand, face, source, &outlook, &rules))?;
        let plans = plans.map_err(|error| refused(py, &error))?;
        call_plans(&Results::of(py)?, draws, &plans)
    }

    /// The figures of a hand of 3n+1 tiles, for each number of draws left from 0 on.
    ///
    /// >>> from mentsu import Hand, Outlook
    /// >>> prospect = Hand("123456m123p4567s").prospect(Outlook(draws=3))
    /// >>> [f"{figures.win:.3f}" for figures in prospect]
    /// ['0.000', '0.050', '0.098', '0.146']
    #[pyo3(signature = (outlook = None, rules = None) -> "tuple[Figures, ...]")]
    fn prospect<'py>(
        &self,
        py: Python<'py>,
        outlook: Option<OutlookArg>,
        rules: Option<RulesArg>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (outlook, rules) = (OutlookArg::build(outlook), rules_or_tenhou(rules));
        let (hand, draws) = (self.0, outlook.draws());
        let prospect =
            interruptible(py, move || Planner::new().before_draw(&hand, &outlook, &rules))?;
        let prospect = prospect.map_err(|error| refused(py, &error))?;
        by_draws(&Results::of(py)?, draws, |left| prospect.at(left))
    }

    /// The exact chance to reach `win` or `tenpai` within some draws with the best discards, as a
    /// `Fraction`. The wall is by default all tiles outside the hand.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("123m45p13789s113z").chance(2, "tenpai")
    /// Fraction(1450, 7503)
    /// >>> Hand("45m99p").chance(1, wall="36m55m1z")
    /// Fraction(2, 5)
    #[pyo3(signature = (draws, goal = None, *, wall = None) -> "Fraction")]
    fn chance<'py>(
        &self,
        py: Python<'py>,
        draws: Int<u8>,
        goal: Option<Name<chances::Goal>>,
        wall: Option<CountsArg>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (hand, wall) = (self.0, wall_or_rest(&self.0, wall));
        let goal = goal.map_or(chances::Goal::Win, |goal| goal.0);
        let chance = interruptible(py, move || hand.chance(&wall, draws.0, goal))?;
        fraction(py, chance.map_err(|error| raise(py, ErrorClass::Chance, &error))?)
    }

    /// The exact chance after each discard, best first.
    ///
    /// >>> from mentsu import Hand
    /// >>> best = Hand("123m45p13789s113z+9m").discard_chances(1, "tenpai")[0]
    /// >>> best.tile, best.chance
    /// (Tile('9m'), Fraction(6, 61))
    #[pyo3(signature = (draws, goal = None, *, wall = None) -> "tuple[DiscardChance, ...]")]
    fn discard_chances<'py>(
        &self,
        py: Python<'py>,
        draws: Int<u8>,
        goal: Option<Name<chances::Goal>>,
        wall: Option<CountsArg>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (hand, wall) = (self.0, wall_or_rest(&self.0, wall));
        let goal = goal.map_or(chances::Goal::Win, |goal| goal.0);
        let chances = interruptible(py, move || hand.discard_chances(&wall, draws.0, goal))?;
        let chances = chances.map_err(|error| raise(py, ErrorClass::Chance, &error))?;
        let results = Results::of(py)?;
        results.tuple(chances.iter().map(|one| {
            results.make("DiscardChance", (PyTile(one.tile()), fraction(py, one.chance())?))
        }))
    }
}

/// A move of a line: a tile drawn or discarded.
#[derive(FromPyObject)]
pub struct Move(bool, FaceArg);

/// Where a line of play has led.
struct Reached {
    hand: Hand,
    left: u8,
    riichi: mentsu::riichi::Riichi,
    figures: Figures,
    reply: Option<Reply>,
    points: Option<u32>,
}

fn walk(
    (objective, hand, outlook, rules): (Objective, &Hand, &Outlook, &Rules),
    moves: &[(bool, mentsu::Face)],
) -> Result<Reached, PlanError> {
    let mut planner = Planner::new();
    let mut line: Line<'_> = planner.line(objective, hand, outlook, rules)?;
    for &(draws, face) in moves {
        if draws { line.draw(face)? } else { line.discard(face)? }
    }
    let to_discard = !line.hand().awaits_draw();
    Ok(Reached {
        hand: *line.hand(),
        left: line.left(),
        riichi: line.riichi(),
        figures: line.figures(),
        reply: to_discard.then(|| line.reply()),
        points: line.points(),
    })
}

/// Where a line of play leads after some moves, for `mentsu.Line`.
#[pyfunction]
#[pyo3(signature = (
    hand, objective, outlook, rules, moves
) -> "tuple[Hand, int, Riichi, Figures, Reply | None, int | None]")]
pub fn _walk<'py>(
    py: Python<'py>,
    hand: HandArg,
    objective: Name<Objective>,
    outlook: OutlookArg,
    rules: RulesArg,
    moves: Few<Move>,
) -> PyResult<Bound<'py, PyTuple>> {
    let (hand, objective, rules) = (hand.0, objective.0, rules.0);
    let outlook = OutlookArg::build(Some(outlook));
    let moves: Vec<(bool, mentsu::Face)> =
        moves.0.into_iter().map(|Move(draws, face)| (draws, face.0)).collect();
    let reached = interruptible(py, move || walk((objective, &hand, &outlook, &rules), &moves))?
        .map_err(|error| refused(py, &error))?;
    let results = Results::of(py)?;
    let reply = match reached.reply {
        None => None,
        Some(Reply::Win) => Some(results.make("Reply", ("win", py.None(), false))?),
        Some(Reply::Discard { face, riichi }) => {
            Some(results.make("Reply", ("discard", PyFace(face), riichi))?)
        }
    };
    (
        PyHand(reached.hand),
        reached.left,
        reached.riichi.name(),
        figures(&results, reached.figures)?,
        reply,
        reached.points,
    )
        .into_pyobject(py)
}

/// The name of a wind in any spelling.
#[pyfunction]
pub fn _wind(wind: WindArg) -> Name<Wind> {
    Name(wind.0)
}
