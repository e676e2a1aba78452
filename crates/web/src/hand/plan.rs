//! Plans: what to discard over the rest of a round, with figures by turn.

use mentsu::plan::{
    CallPlan, DiscardPlan, Figures, MOST_DRAWS, Objective, Outlook, Plan, Planner, Prospect,
    RiichiChoice,
};
use mentsu::riichi::Rules;
use mentsu::{CalledFrom, Face, Hand};

use crate::hand::info::meld;
use crate::object;
use crate::rules;
use crate::wire::failure::Failure;
use crate::wire::fields::{keys, set_fields};
use crate::wire::json::{Json, list};
use crate::wire::request::{Request, within};
use crate::wire::shape::{Maybe, Sure};

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
    let call =
        |call: &CallPlan| object!(Inline { meld: meld(call.meld()), plan: whole(call.plan()) });
    Ok(object!(
        /// The plans after each call of a discard, and the prospect of passing.
        CallPlans {
            pass: prospect(plans.pass(), outlook.draws()),
            calls: list(plans.calls().iter().map(call)),
        }
    ))
}

/// A plan with all its figures.
pub fn whole(plan: &Plan) -> impl Json + use<> {
    let discards = plan.ranked(Objective::Points).into_iter();
    // A hand of 3n+2 tiles has a discard.
    let best = |objective| Sure(plan.best(objective).map(DiscardPlan::face));
    object!(Plan {
        shanten: plan.shanten().get(),
        draws: plan.draws(),
        depth: plan.depth(),
        states: plan.states(),
        /// The best points first.
        discards: list(discards.map(|of| discard(of, plan.draws()))),
        best: object!(Inline {
            tenpai: best(Objective::Tenpai),
            win: best(Objective::Win),
            points: best(Objective::Points),
        }),
    })
}

fn discard(of: &DiscardPlan, draws: u8) -> impl Json + use<> {
    let by_turn = |figure: fn(&Figures) -> f64| by_turn(draws, |left| figure(&of.at(left)));
    object!(DiscardPlan {
        face: of.face(),
        shanten: of.shanten().get(),
        ukeire: of.ukeire_count(),
        /// With all draws left.
        figures: figures(of.figures()),
        /// By the number of draws left: index 0 is one draw, the last all of them; each figure
        /// maximised for itself.
        tenpai: by_turn(Figures::tenpai),
        win: by_turn(Figures::win),
        points: by_turn(Figures::points),
        /// Declares riichi, with all draws left.
        riichi: of.declares_riichi(draws),
    })
}

fn prospect(of: &Prospect, draws: u8) -> impl Json + use<> {
    let by_turn = |figure: fn(&Figures) -> f64| by_turn(draws, |left| figure(&of.at(left)));
    object!(Prospect {
        figures: figures(of.figures()),
        tenpai: by_turn(Figures::tenpai),
        win: by_turn(Figures::win),
        points: by_turn(Figures::points),
    })
}

fn figures(of: Figures) -> impl Json {
    object!(
        /// Chance, chance, points expected.
        Figures { tenpai: exact(of.tenpai()), win: exact(of.win()), points: exact(of.points()) }
    )
}

/// A figure by draws left, from one on.
fn by_turn(draws: u8, at: impl Fn(u8) -> f64) -> Vec<f32> {
    (1..=draws.min(MOST_DRAWS)).map(|left| exact(at(left))).collect()
}

/// Figures are computed in single precision; more digits would mean nothing.
fn exact(figure: f64) -> f32 {
    figure as f32
}

/// The request that gives this outlook.
pub fn asked(outlook: &Outlook, seen: &str, rules: &Rules) -> impl Json + use<> {
    let never = outlook.riichi() == RiichiChoice::Never;
    object!(Like::PlanRequest {
        draws: outlook.draws(),
        seat: outlook.seat(),
        round: outlook.round(),
        dora: list(outlook.dora().iter().copied()),
        seen,
        honba: i64::from(outlook.honba()),
        kita: outlook.kita(),
        firstTurn: outlook.first_turn(),
        rules: rules::written(rules),
        riichi: Maybe(never.then_some(RiichiChoice::Never)),
    })
}
