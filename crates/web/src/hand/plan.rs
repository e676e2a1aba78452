//! Plans, answered as by the protocol's `plan`.

use mentsu::plan::{Outlook, Planner, RiichiChoice};
use mentsu::riichi::Rules;
use mentsu::{CalledFrom, Face, Hand};
use mentsu_protocol::{CallsAnswer, DiscardsAnswer, FiguresByTurn, PlanOptions};

use crate::object;
use crate::rules;
use crate::wire::failure::Failure;
use crate::wire::fields::{keys, set_fields};
use crate::wire::json::{Json, list};
use crate::wire::request::{Request, within};
use crate::wire::shape::Maybe;

/// The most states that can be asked for: 500 MB.
pub const MOST_ROOM: u32 = 1 << 21;

/// Reads a request.
pub fn options(request: Request) -> Result<PlanOptions, Failure> {
    let fields = keys::<Outlook>();
    let known: Vec<&str> = fields.iter().map(String::as_str).chain(["rules"]).collect();
    let request = request.known(&known)?;
    within(&request, "room", 0, MOST_ROOM)?;
    let outlook = set_fields(&request, Outlook::new())?;
    Ok(PlanOptions { outlook, rules: rules::under(&request, "rules")?, detail: true })
}

/// The plan of a hand of 3n+2 tiles.
pub fn plan(
    planner: &mut Planner,
    hand: &Hand,
    request: Request,
) -> Result<DiscardsAnswer, Failure> {
    Ok(options(request)?.discards(planner, hand)?)
}

/// The prospect of a hand before its draw.
pub fn before_draw(
    planner: &mut Planner,
    hand: &Hand,
    request: Request,
) -> Result<FiguresByTurn, Failure> {
    Ok(options(request)?.before_draw(planner, hand)?)
}

/// The plans after each possible call of a discard, and the prospect of passing.
pub fn calls(
    planner: &mut Planner,
    hand: &Hand,
    face: Face,
    source: CalledFrom,
    request: Request,
) -> Result<CallsAnswer, Failure> {
    Ok(options(request)?.calls(planner, hand, face, source)?)
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
