//! `mcr_score` requests: what a win is worth under Chinese rules, fan by fan.

use mentsu::mcr::{self, NoWin, Rules, Score, Situation, form_attempts};
use mentsu::{Hand, Tile};
use serde::Serialize;

use super::attempts::{FormTried, ReadingPart};
use super::fans::{Fans, LeftOutPart, fans};
use super::{hand_in, mcr_how_far, rules, situated};
use crate::hand::winner;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::object::{Object, Text};
use crate::score::face;

const KEYS: [&str; 14] = [
    "id",
    "op",
    "closed",
    "win",
    "melds",
    "flowers",
    "self_drawn",
    "last_copy",
    "kong",
    "last_tile",
    "seat",
    "prevalent",
    "rules",
    "attempts",
];

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
pub struct McrScoreAnswer {
    win: bool,
    /// With flowers.
    total: u16,
    fans: Fans,
    left_out: Vec<LeftOutPart>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// Of a win, if attempts were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    readings: Option<Vec<ReadingPart>>,
    /// Of a hand that isn't won, if attempts were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    forms: Option<Vec<FormTried>>,
}

impl Question for McrScoreRequest {
    const OP: &'static str = "mcr_score";

    type Answer = McrScoreAnswer;

    fn read(object: &Object<'_>, _: &mut Memory) -> Result<McrScoreRequest, Box<Refusal>> {
        object.has_only(&KEYS)?;
        let winning = face("win", &object.required::<Text<'_>>("win")?)?;
        let hand = hand_in(object)?;
        let flag = |key| object.optional::<bool>(key).map(Option::unwrap_or_default);
        let situation = if flag("self_drawn")? {
            Situation::self_drawn()
        } else {
            Situation::by_discard(winning)
        };
        let mut situation = situated(situation, object)?;
        if flag("last_copy")? {
            situation = situation.with_last_of_kind();
        }
        if flag("kong")? {
            situation = situation.with_kong();
        }
        let rules = rules::read(object.get("rules"))?;
        let attempts = flag("attempts")?;
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
