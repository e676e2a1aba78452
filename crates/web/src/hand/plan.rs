//! Plans: what to discard over the rest of a round, with figures by turn.

use mentsu::plan::{
    CallPlan, DiscardPlan, Figures, MOST_DRAWS, Objective, Outlook, Plan, Planner, Prospect,
    RiichiChoice,
};
use mentsu::riichi::Rules;
use mentsu::{CalledFrom, Face, Hand};

use crate::hand::info::meld;
use crate::rules;
use crate::wire::failure::Failure;
use crate::wire::fields::{keys, set_fields};
use crate::wire::json::{Json, Object, list, object};
use crate::wire::request::{Request, within};

/// The most states that can be asked for: 500 MB.
pub const MOST_ROOM: u32 = 1 << 21;

/// The request for a plan.
#[derive(Clone, Debug)]
pub struct PlanRequest {
    /// The rest of the round.
    pub outlook: Outlook,
    /// The house's rules.
    pub rules: Rules,
}

impl PlanRequest {
    /// Reads a request.
    pub fn read(request: Request) -> Result<PlanRequest, Failure> {
        let fields = keys::<Outlook>();
        let known: Vec<&str> = fields.iter().map(String::as_str).chain(["rules"]).collect();
        let request = request.known(&known)?;
        within(&request, "room", 0, MOST_ROOM)?;
        let outlook = set_fields(&request, Outlook::new())?;
        Ok(PlanRequest { outlook, rules: rules::under(&request, "rules")? })
    }
}

/// The plan of a hand of 3n+2 tiles.
pub fn plan(
    planner: &mut Planner,
    hand: &Hand,
    request: Request,
) -> Result<impl Json + use<>, Failure> {
    let PlanRequest { outlook, rules } = PlanRequest::read(request)?;
    Ok(whole(&planner.plan(hand, &outlook, &rules)?))
}

/// The prospect of a hand before its draw.
pub fn before_draw(
    planner: &mut Planner,
    hand: &Hand,
    request: Request,
) -> Result<impl Json + use<>, Failure> {
    let PlanRequest { outlook, rules } = PlanRequest::read(request)?;
    Ok(prospect(&planner.before_draw(hand, &outlook, &rules)?, outlook.draws()))
}

/// The plans after each possible call of a discard, and the prospect of passing.
pub fn calls(
    planner: &mut Planner,
    hand: &Hand,
    face: Face,
    source: CalledFrom,
    request: Request,
) -> Result<impl Json + use<>, Failure> {
    let PlanRequest { outlook, rules } = PlanRequest::read(request)?;
    let plans = planner.calls(hand, face, source, &outlook, &rules)?;
    Ok(object(move |o| {
        let call = |call: &CallPlan| {
            let (melded, plan) = (meld(call.meld()), whole(call.plan()));
            object(move |o| {
                o.put("meld", melded).put("plan", plan);
            })
        };
        o.put("pass", prospect(plans.pass(), outlook.draws()))
            .put("calls", list(plans.calls().iter().map(call)));
    }))
}

/// A plan with all its figures.
pub fn whole(plan: &Plan) -> impl Json + use<> {
    let plan = plan.clone();
    object(move |o| {
        o.put("shanten", plan.shanten().get())
            .put("draws", plan.draws())
            .put("depth", plan.depth())
            .put("states", plan.states())
            .put(
                "discards",
                list(
                    plan.ranked(Objective::Points).into_iter().map(|of| discard(of, plan.draws())),
                ),
            );
        let best = |objective| plan.best(objective).map(DiscardPlan::face);
        o.put(
            "best",
            object(|o| {
                o.put("tenpai", best(Objective::Tenpai))
                    .put("win", best(Objective::Win))
                    .put("points", best(Objective::Points));
            }),
        );
    })
}

fn discard(of: &DiscardPlan, draws: u8) -> impl Json + '_ {
    object(move |o| {
        o.put("face", of.face())
            .put("shanten", of.shanten().get())
            .put("ukeire", of.ukeire_count())
            .put("figures", figures(of.figures()));
        put_by_turn(o, draws, |left| of.at(left));
        o.put("riichi", of.declares_riichi(draws));
    })
}

fn prospect(of: &Prospect, draws: u8) -> impl Json + use<> {
    let of = of.clone();
    object(move |o| {
        o.put("figures", figures(of.figures()));
        put_by_turn(o, draws, |left| of.at(left));
    })
}

fn figures(of: Figures) -> impl Json {
    object(move |o| {
        o.put("tenpai", exact(of.tenpai()))
            .put("win", exact(of.win()))
            .put("points", exact(of.points()));
    })
}

/// The figures by draws left, from one on.
fn put_by_turn(o: &mut Object<'_>, draws: u8, at: impl Fn(u8) -> Figures) {
    let turns = || 1..=draws.min(MOST_DRAWS);
    o.put("tenpai", list(turns().map(|left| exact(at(left).tenpai()))))
        .put("win", list(turns().map(|left| exact(at(left).win()))))
        .put("points", list(turns().map(|left| exact(at(left).points()))));
}

/// Figures are computed in single precision; more digits would mean nothing.
fn exact(figure: f64) -> f32 {
    figure as f32
}

impl Json for f32 {
    fn write(self, out: &mut String) {
        use core::fmt::Write as _;
        if self.is_finite() {
            // Writing into a string can't fail.
            let _ = write!(out, "{self}");
        } else {
            out.push_str("null");
        }
    }
}

/// The request that gives this outlook.
pub fn asked(outlook: &Outlook, seen: &str, rules: &Rules) -> impl Json + use<> {
    let (outlook, seen, rules) = (*outlook, seen.to_owned(), rules::written(rules));
    object(move |o| {
        o.put("draws", outlook.draws())
            .put("seat", outlook.seat())
            .put("round", outlook.round())
            .put("dora", list(outlook.dora().iter().copied()))
            .put("seen", seen)
            .put("honba", i64::from(outlook.honba()))
            .put("kita", outlook.kita())
            .put("firstTurn", outlook.first_turn())
            .put("rules", rules);
        if outlook.riichi() == RiichiChoice::Never {
            o.put("riichi", RiichiChoice::Never);
        }
    })
}
