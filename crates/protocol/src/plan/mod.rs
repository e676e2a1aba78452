//! `plan` requests: the figures of each discard over the rest of a round, or of each call.

mod calls;
mod discards;
mod figures;

use mentsu::notation::mpsz;
use mentsu::plan::{Objective, Outlook, RiichiChoice};
use mentsu::riichi::Rules;
use mentsu::{Face, Hand, Wind};
use serde::Serialize;

pub use self::calls::CallsAnswer;
use self::calls::Discarded;
pub use self::discards::DiscardsAnswer;
pub use self::figures::FiguresByTurn;
use crate::hand::hand_in;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::object::{Object, Text};
use crate::score::{faces, named_wind};

const KEYS: [&str; 21] = [
    "id",
    "op",
    "closed",
    "melds",
    "discarded",
    "from",
    "draws",
    "depth",
    "dora",
    "seen",
    "seat",
    "round",
    "riichi",
    "ura",
    "others",
    "honba",
    "sticks",
    "kita",
    "first_turn",
    "rules",
    "detail",
];

pub(crate) struct PlanRequest {
    hand: Hand,
    /// What may be called.
    discarded: Option<Discarded>,
    outlook: Outlook,
    rules: Rules,
    /// Whether to add what a search for the best discard doesn't need.
    detail: bool,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum PlanAnswer {
    Discards(DiscardsAnswer),
    Calls(CallsAnswer),
}

/// The most states of a plan: enough for 3-shanten at depth 2, at some 300 bytes each. A browser
/// gets fewer, because running out of memory would crash the page.
const ROOM: u32 = if cfg!(target_family = "wasm") { 1 << 20 } else { 1 << 22 };

impl Question for PlanRequest {
    const OP: &'static str = "plan";

    type Answer = PlanAnswer;

    fn read(object: &Object<'_>, memory: &mut Memory) -> Result<PlanRequest, Box<Refusal>> {
        object.has_only(&KEYS)?;
        let (hand, rules) = (hand_in(object)?, memory.recent.rules(object.get("rules"))?);
        let (default, seen) = (Outlook::new(), object.optional::<Text<'_>>("seen")?);
        let seen = mpsz::faces(seen.as_deref().unwrap_or_default());
        let seen = seen.map_err(|error| Box::new(Refusal::Tile("seen", error)))?;
        let outlook = default
            .with_room(ROOM)
            .with_draws(object.optional("draws")?.unwrap_or(default.draws()))
            .with_depth(object.optional("depth")?.unwrap_or(default.depth()))
            .with_dora(faces("dora", object)?)
            .with_seen(seen.iter().copied())
            .with_seat(wind("seat", object)?)
            .with_round(wind("round", object)?)
            .with_riichi(riichi(object)?)
            .with_ura(object.optional("ura")?.unwrap_or(true))
            .with_others(object.optional("others")?.unwrap_or(0))
            .with_honba(object.optional("honba")?.unwrap_or(0))
            .with_sticks(object.optional("sticks")?.unwrap_or(0))
            .with_kita(object.optional("kita")?.unwrap_or(0))
            .with_first_turn(object.optional("first_turn")?.unwrap_or(false));
        let discarded = Discarded::read(object)?
            .map(|discarded| Discarded { face: face_of(&rules, discarded.face), ..discarded });
        let detail = object.optional("detail")?.unwrap_or(false);
        Ok(PlanRequest { hand: with_reds_of(&rules, &hand)?, discarded, outlook, rules, detail })
    }

    fn answer(&self, memory: &mut Memory) -> Result<PlanAnswer, Box<Refusal>> {
        let PlanRequest { hand, outlook, rules, detail, .. } = self;
        let objective = Objective::Points;
        let refused = |error| Box::new(Refusal::NoPlan(error));
        if let Some(Discarded { face, from }) = self.discarded {
            let plans = memory.planner.calls(hand, face, from, outlook, rules).map_err(refused)?;
            return Ok(PlanAnswer::Calls(CallsAnswer::of(
                &plans,
                outlook.draws(),
                objective,
                *detail,
            )));
        }
        let plan = memory.planner.plan(hand, outlook, rules).map_err(refused)?;
        Ok(PlanAnswer::Discards(DiscardsAnswer::of(&plan, objective, *detail)))
    }
}

/// A discard, plain in a suit without red fives.
fn face_of(rules: &Rules, face: Face) -> Face {
    let of_rules = rules.reds().get(face.tile().index() / 9).copied().unwrap_or(0);
    if of_rules == 0 { Face::from(face.tile()) } else { face }
}

/// The hand with plain fives in suits without red fives, so that `0m` and `5m` are one discard
/// there.
fn with_reds_of(rules: &Rules, hand: &Hand) -> Result<Hand, Box<Refusal>> {
    let mut reds = hand.reds_by_suit();
    for (red, of_rules) in reds.iter_mut().zip(rules.reds()) {
        if of_rules == 0 {
            *red = 0;
        }
    }
    if reds == hand.reds_by_suit() {
        return Ok(*hand);
    }
    Hand::from_counts(*hand.concealed(), reds, hand.melds())
        .map_err(|error| Box::new(Refusal::NoHand(error.into())))
}

/// The wind under a key; East by default.
fn wind(key: &'static str, object: &Object<'_>) -> Result<Wind, Box<Refusal>> {
    let letter: Option<Text<'_>> = object.optional(key)?;
    letter.map_or(Ok(Wind::East), |letter| named_wind(key, &letter))
}

fn riichi(object: &Object<'_>) -> Result<RiichiChoice, Box<Refusal>> {
    let Some(name) = object.optional::<String>("riichi")? else { return Ok(RiichiChoice::Best) };
    Refusal::named("riichi", name)
}
