//! `mcr_score` requests: what a win is worth under Chinese rules, fan by fan.

use mentsu::mcr::{self, NoWin, Rules, Score, Situation, form_attempts};
use mentsu::{Hand, Tile};
use serde::Serialize;

use super::attempts::{FormTried, ReadingPart};
use super::fans::{Fans, LeftOutPart, fans};
use super::hand::SEEN;
use super::rules::RULES;
use super::{
    ATTEMPTS, FLOWERS, LAST_TILE, MELDS, PREVALENT, SEAT, hand_in, mcr_how_far, rules, situated,
};
use crate::hand::{seen_beside, winner};
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, keys, names, takes};
use crate::request::object::{Object, Text};
use crate::score::{WIN, face};

keys! {
    /// Whether the winning tile was drawn.
    IS_DRAWN "self_drawn": bool = false;
    LAST_COPY "last_copy" as Situation = Situation::self_drawn();
    KONG "kong" as Situation = Situation::self_drawn();
}

pub(crate) struct McrScoreRequest {
    /// Without the winning tile.
    hand: Hand,
    winning: Tile,
    situation: Situation,
    rules: Rules,
    /// Whether to explain why a fan does not apply.
    attempts: bool,
}

/// The total and the fan of a win under Chinese rules, or why there are none.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct McrScoreAnswer {
    /// Whether it is a win.
    win: bool,
    /// With flowers; it may be less than the minimum.
    total: u16,
    /// The fan that count: points, and how often.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "crate::keyed::Keyed<crate::shape::FanName, (u8, u8)>")
    )]
    fans: Fans,
    /// The fan that the hand has but that don't count for the sake of another.
    left_out: Vec<LeftOutPart>,
    #[serde(skip_serializing_if = "Option::is_none")]
    /// Why it isn't a win.
    why: Option<String>,
    /// With `attempts`, of a win.
    #[serde(skip_serializing_if = "Option::is_none")]
    readings: Option<Vec<ReadingPart>>,
    /// With `attempts`, of a hand that isn't won.
    #[serde(skip_serializing_if = "Option::is_none")]
    forms: Option<Vec<FormTried>>,
}

impl Question for McrScoreRequest {
    const OP: &'static str = "mcr_score";

    type Answer = McrScoreAnswer;

    takes! {
        /// Every fan of a win under Chinese official rules, with what is left out and why.
        ID OP CLOSED WIN MELDS SEEN FLOWERS IS_DRAWN LAST_COPY KONG LAST_TILE SEAT PREVALENT RULES ATTEMPTS
    }

    fn read(object: &Object<'_>, _: &mut Memory) -> Result<McrScoreRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        let winning = face(WIN.name, &object.required::<Text<'_>>(WIN.name)?)?;
        let hand = hand_in(object)?;
        let flag = |key| object.optional::<bool>(key).map(Option::unwrap_or_default);
        let situation = if flag(IS_DRAWN.name)? {
            Situation::self_drawn()
        } else {
            Situation::by_discard(winning)
        };
        let named = names![FLOWERS LAST_COPY KONG LAST_TILE];
        let mut situation = situated(situation, &named, object)?;
        let seen = seen_beside(object, &hand.all_tiles())?;
        if seen.total() > 0 {
            situation = situation.with_seen(seen.get(winning.tile()));
        }
        let rules = rules::read(object.get(RULES.name))?;
        let attempts = flag(ATTEMPTS.name)?;
        Ok(McrScoreRequest { hand, winning: winning.tile(), situation, rules, attempts })
    }

    fn answer(&self, _: &mut Memory) -> Result<McrScoreAnswer, Box<Refusal>> {
        let winner = winner(&self.hand, self.winning, self.situation.is_self_drawn())?;
        match mcr::score(&winner, &self.situation, &self.rules) {
            Ok(score) => Ok(self.won(&winner, &score)),
            Err(NoWin::Impossible(impossible)) => Err(Box::new(Refusal::McrImpossible(impossible))),
            Err(_) => Ok(self.not_won()),
        }
    }
}

impl McrScoreRequest {
    fn won(&self, winner: &Hand, score: &Score) -> McrScoreAnswer {
        let attempts =
            self.attempts.then(|| mcr::fan_attempts(winner, &self.situation, &self.rules));
        McrScoreAnswer {
            readings: attempts.and_then(Result::ok).map(|all| ReadingPart::all(&all)),
            ..McrScoreAnswer::of(score)
        }
    }

    fn not_won(&self) -> McrScoreAnswer {
        let whole = self.hand.draw(self.winning).ok().filter(|_| self.attempts);
        McrScoreAnswer {
            forms: whole.map(|whole| FormTried::all(&form_attempts(&whole))),
            ..McrScoreAnswer::no_win(format!("not won: {}", mcr_how_far(&self.hand)))
        }
    }
}

impl McrScoreAnswer {
    /// The answer to a win.
    #[must_use]
    pub fn of(score: &Score) -> McrScoreAnswer {
        McrScoreAnswer {
            win: true,
            total: score.total(),
            left_out: score.left_out().map(LeftOutPart::of).collect(),
            fans: fans(score.fans()),
            why: None,
            readings: None,
            forms: None,
        }
    }

    /// The answer to what isn't a win, for this reason.
    #[must_use]
    pub fn no_win(why: String) -> McrScoreAnswer {
        McrScoreAnswer {
            win: false,
            total: 0,
            fans: Fans::default(),
            left_out: Vec::new(),
            why: Some(why),
            readings: None,
            forms: None,
        }
    }
}
