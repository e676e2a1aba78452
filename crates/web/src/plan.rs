//! Plans: what to discard over the rest of a round, with figures by turn.

use mentsu::plan::{
    CallPlan, DiscardPlan, Figures, Goal, MOST_DRAWS, Outlook, Plan, Planner, Prospect,
    RiichiChoice,
};
use mentsu::riichi::{Rules, Wind};
use mentsu::{Face, Hand, Source};
use mentsu_protocol::RIICHI_CHOICES;

use crate::failure::Failure;
use crate::hand::{faces, meld};
use crate::json::{Json, Object, list, object};
use crate::request::{Request, WINDS};
use crate::rules;

const KEYS: [&str; 14] = [
    "draws",
    "depth",
    "riichi",
    "ura",
    "seat",
    "round",
    "dora",
    "seen",
    "honba",
    "kita",
    "firstTurn",
    "rules",
    "room",
    "others",
];

/// What a plan is asked for.
#[derive(Clone, Debug)]
pub struct PlanRequest {
    /// What is known of the round.
    pub outlook: Outlook,
    /// The house's rules.
    pub rules: Rules,
}

impl PlanRequest {
    /// Reads a request.
    pub fn read(request: Request) -> Result<PlanRequest, Failure> {
        let request = request.known(&KEYS)?;
        let mut outlook = Outlook::new()
            .with_draws(request.get_or("draws", 17)?)
            .with_depth(request.get_or("depth", 1)?)
            .with_ura(request.get_or("ura", true)?)
            .with_seat(request.get_or("seat", Wind::East)?)
            .with_round(request.get_or("round", Wind::East)?)
            .with_dora(request.get_or("dora", Vec::<Face>::new())?)
            .with_seen(faces(&request.get_or("seen", String::new())?, "seen")?)
            .with_honba(request.get_or("honba", 0)?)
            .with_kita(request.get_or("kita", 0)?)
            .with_others(request.get_or("others", 0)?)
            .with_first_turn(request.get_or("firstTurn", false)?);
        if let Some(riichi) = request.word("riichi", &RIICHI_CHOICES)? {
            outlook = outlook.with_riichi(riichi);
        }
        if let Some(room) = request.get("room")? {
            outlook = outlook.with_room(room);
        }
        Ok(PlanRequest { outlook, rules: rules::under(&request, "rules")? })
    }
}

/// The plan of a hand that is to discard.
pub fn plan(
    planner: &mut Planner,
    hand: &Hand,
    request: Request,
) -> Result<impl Json + use<>, Failure> {
    let PlanRequest { outlook, rules } = PlanRequest::read(request)?;
    Ok(whole(&planner.plan(hand, &outlook, &rules)?))
}

/// What a hand is worth before its draw.
pub fn before_draw(
    planner: &mut Planner,
    hand: &Hand,
    request: Request,
) -> Result<impl Json + use<>, Failure> {
    let PlanRequest { outlook, rules } = PlanRequest::read(request)?;
    Ok(prospect(&planner.before_draw(hand, &outlook, &rules)?, outlook.draws()))
}

/// What calls of another's discard would make of a hand.
pub fn calls(
    planner: &mut Planner,
    hand: &Hand,
    face: Face,
    source: Source,
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
                list(plan.ranked(Goal::Points).into_iter().map(|of| discard(of, plan.draws()))),
            );
        let best = |goal| plan.best(goal).map(DiscardPlan::face);
        o.put(
            "best",
            object(|o| {
                o.put("tenpai", best(Goal::Tenpai))
                    .put("win", best(Goal::Win))
                    .put("points", best(Goal::Points));
            }),
        );
    })
}

fn discard(of: &DiscardPlan, draws: u8) -> impl Json + '_ {
    object(move |o| {
        o.put("face", of.face())
            .put("shanten", of.shanten().get())
            .put("ukeire", of.ukeire())
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

/// The figures by the number of draws left, from one on.
fn put_by_turn(o: &mut Object<'_>, draws: u8, at: impl Fn(u8) -> Figures) {
    let turns = || 1..=draws.min(MOST_DRAWS);
    o.put("tenpai", list(turns().map(|left| exact(at(left).tenpai()))))
        .put("win", list(turns().map(|left| exact(at(left).win()))))
        .put("points", list(turns().map(|left| exact(at(left).points()))));
}

/// Figures are worked out in single precision, and more digits would say nothing.
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

/// An outlook as the request that would ask for it.
pub fn asked(outlook: &Outlook, seen: &str, rules: &Rules) -> impl Json + use<> {
    let (outlook, seen, rules) = (*outlook, seen.to_owned(), rules::written(rules));
    object(move |o| {
        o.put("draws", outlook.draws())
            .put("seat", WINDS[outlook.seat() as usize].0)
            .put("round", WINDS[outlook.round() as usize].0)
            .put("dora", list(outlook.dora().iter().copied()))
            .put("seen", seen)
            .put("honba", i64::from(outlook.honba()))
            .put("kita", outlook.kita())
            .put("firstTurn", outlook.first_turn())
            .put("rules", rules);
        if outlook.riichi() == RiichiChoice::Never {
            o.put("riichi", "never");
        }
    })
}
