//! `plan` requests: the figures of each discard over the rest of a round, or of each call.

mod calls;
mod discards;
mod figures;

use mentsu::notation::mpsz;
use mentsu::plan::{Objective, Outlook, PlanError, Planner, RiichiChoice};
use mentsu::riichi::Rules;
use mentsu::{CalledFrom, Face, Hand, Wind};
use serde::Serialize;

pub use self::calls::CallsAnswer;
use self::calls::{DISCARDED, Discarded, FROM};
pub use self::discards::DiscardsAnswer;
pub use self::figures::FiguresByTurn;
use crate::hand::hand_in;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, keys, takes};
use crate::request::melds::MELDS;
use crate::request::object::{Object, Text};
use crate::request::rules::RULES;
use crate::score::faces;

keys! {
    DRAWS "draws" as Outlook = Outlook::new();
    DEPTH "depth" as Outlook = Outlook::new();
    DORA "dora" as Outlook = Outlook::new();
    /// The tiles out of the wall besides the hand, its melds and the indicators.
    SEEN "seen": TileList = "";
    SEAT "seat" as Outlook = Outlook::new();
    ROUND "round" as Outlook = Outlook::new();
    RIICHI "riichi" as Outlook = Outlook::new();
    URA "ura" as Outlook = Outlook::new();
    OTHERS "others" as Outlook = Outlook::new();
    HONBA "honba" as Outlook = Outlook::new();
    STICKS "sticks" as Outlook = Outlook::new();
    KITA "kita" as Outlook = Outlook::new();
    FIRST_TURN "first_turn" as Outlook = Outlook::new();
    /// How far the plan looks, and of each discard its shanten and when to declare riichi.
    DETAIL "detail": bool = false;
}

pub(crate) struct PlanRequest {
    hand: Hand,
    /// What may be called.
    discarded: Option<Discarded>,
    options: PlanOptions,
}

/// A request for a plan, without the hand and what it may call.
#[derive(Clone, Copy, Debug)]
pub struct PlanOptions {
    /// The rest of the round.
    pub outlook: Outlook,
    /// The rules of the house.
    pub rules: Rules,
    /// Whether to add what a search for the best discard doesn't need.
    pub detail: bool,
}

/// The figures of discards, or of calls.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum PlanAnswer {
    /// The answer to 3n+2 tiles.
    Discards(DiscardsAnswer),
    /// The answer to 3n+1 tiles and what was `discarded`.
    Calls(CallsAnswer),
}

/// The most states of a plan: enough for 3-shanten at depth 2, at some 300 bytes each. A browser
/// gets fewer, because running out of memory would crash the page.
const ROOM: u32 = if cfg!(target_family = "wasm") { 1 << 20 } else { 1 << 22 };

impl Question for PlanRequest {
    const OP: &'static str = "plan";

    type Answer = PlanAnswer;

    takes! {
        /// Chances and expected points of each discard over the rest of a round; of 13 tiles, three
        /// for each meld, those of each call of another player's discard, and of passing.
        ID OP CLOSED MELDS DISCARDED FROM DRAWS DEPTH DORA SEEN SEAT ROUND RIICHI URA OTHERS HONBA STICKS
        KITA FIRST_TURN RULES DETAIL
    }

    fn read(object: &Object<'_>, memory: &mut Memory) -> Result<PlanRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        let (hand, rules) = (hand_in(object)?, memory.recent.rules(object.get(RULES.name))?);
        let (default, seen) = (Outlook::new(), object.optional::<Text<'_>>(SEEN.name)?);
        let seen = mpsz::faces(seen.as_deref().unwrap_or_default());
        let seen = seen.map_err(|error| Box::new(Refusal::Tile(SEEN.name, error)))?;
        let outlook = default
            .with_room(ROOM)
            .with_draws(object.optional(DRAWS.name)?.unwrap_or(default.draws()))
            .with_depth(object.optional(DEPTH.name)?.unwrap_or(default.depth()))
            .with_dora(faces(DORA.name, object)?)
            .with_seen(seen.iter().copied())
            .with_seat(object.wind(SEAT.name)?.unwrap_or(Wind::East))
            .with_round(object.wind(ROUND.name)?.unwrap_or(Wind::East))
            .with_riichi(riichi(object)?)
            .with_ura(object.optional(URA.name)?.unwrap_or(true))
            .with_others(object.optional(OTHERS.name)?.unwrap_or(0))
            .with_honba(object.optional(HONBA.name)?.unwrap_or(0))
            .with_sticks(object.optional(STICKS.name)?.unwrap_or(0))
            .with_kita(object.optional(KITA.name)?.unwrap_or(0))
            .with_first_turn(object.optional(FIRST_TURN.name)?.unwrap_or(false));
        let discarded = Discarded::read(object)?;
        let detail = object.optional(DETAIL.name)?.unwrap_or(false);
        Ok(PlanRequest { hand, discarded, options: PlanOptions { outlook, rules, detail } })
    }

    fn answer(&self, Memory { planner, .. }: &mut Memory) -> Result<PlanAnswer, Box<Refusal>> {
        let PlanRequest { hand, discarded, options } = self;
        let answer = match discarded {
            Some(Discarded { face, from }) => {
                options.calls(planner, hand, *face, *from).map(PlanAnswer::Calls)
            }
            None => options.discards(planner, hand).map(PlanAnswer::Discards),
        };
        answer.map_err(|error| Box::new(Refusal::NoPlan(error)))
    }
}

impl PlanOptions {
    /// The discards of a hand of 3n+2 tiles, the best points first.
    ///
    /// # Errors
    /// There is no plan.
    pub fn discards(
        &self,
        planner: &mut Planner,
        hand: &Hand,
    ) -> Result<DiscardsAnswer, PlanError> {
        let plan = planner.plan(&self.with_reds(hand), &self.outlook, &self.rules)?;
        Ok(DiscardsAnswer::of(&plan, Objective::Points, self.detail))
    }

    /// The calls of another player's discard by a hand of 3n+1 tiles, and passing.
    ///
    /// # Errors
    /// There is no plan.
    pub fn calls(
        &self,
        planner: &mut Planner,
        hand: &Hand,
        face: Face,
        from: CalledFrom,
    ) -> Result<CallsAnswer, PlanError> {
        let (hand, face) = (self.with_reds(hand), face_of(&self.rules, face));
        let plans = planner.calls(&hand, face, from, &self.outlook, &self.rules)?;
        Ok(CallsAnswer::of(&plans, self.outlook.draws(), Objective::Points, self.detail))
    }

    /// A hand of 3n+1 tiles before its draw.
    ///
    /// # Errors
    /// There is no plan.
    pub fn before_draw(
        &self,
        planner: &mut Planner,
        hand: &Hand,
    ) -> Result<FiguresByTurn, PlanError> {
        let prospect = planner.before_draw(&self.with_reds(hand), &self.outlook, &self.rules)?;
        Ok(FiguresByTurn::of_prospect(&prospect, self.outlook.draws()))
    }

    /// The hand with plain fives in suits without red fives, so that `0m` and `5m` are one discard
    /// there.
    fn with_reds(&self, hand: &Hand) -> Hand {
        let mut reds = hand.reds_by_suit();
        for (red, of_rules) in reds.iter_mut().zip(self.rules.reds()) {
            if of_rules == 0 {
                *red = 0;
            }
        }
        if reds == hand.reds_by_suit() {
            return *hand;
        }
        let plain = Hand::from_counts(*hand.concealed(), reds, hand.melds());
        plain.expect("a hand stays one without red fives")
    }
}

/// A discard, plain in a suit without red fives.
fn face_of(rules: &Rules, face: Face) -> Face {
    let of_rules = rules.reds().get(face.tile().index() / 9).copied().unwrap_or(0);
    if of_rules == 0 { Face::from(face.tile()) } else { face }
}

fn riichi(object: &Object<'_>) -> Result<RiichiChoice, Box<Refusal>> {
    let Some(name) = object.optional::<String>(RIICHI.name)? else { return Ok(RiichiChoice::Best) };
    Refusal::named(RIICHI.name, name)
}
