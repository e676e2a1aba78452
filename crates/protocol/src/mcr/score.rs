//! `mcr_score` requests: what a win is worth under Chinese rules, fan by fan.

use mentsu::mcr::{self, LeftOut, NoWin, Rules, Score, Situation};
use mentsu::{Hand, Tile};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::{fan_name, hand_in, mcr_how_far, rules, situated};
use crate::object::{Object, Text};
use crate::refusal::Refusal;
use crate::score::face;

const KEYS: [&str; 13] = [
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
];

pub(crate) struct McrScoreRequest {
    /// Without the winning tile.
    hand: Hand,
    winning: Tile,
    situation: Situation,
    rules: Rules,
}

/// The total and the fan, or why there are none.
#[derive(Serialize)]
pub(crate) struct McrScoreAnswer {
    win: bool,
    /// With flowers.
    total: u16,
    fans: Fans,
    left_out: Vec<LeftOutPart>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// Fan by their Chinese names: the points of one, and how often it counts.
struct Fans(Option<Score>);

impl Serialize for Fans {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for counted in self.0.iter().flat_map(Score::fans) {
            map.serialize_entry(fan_name(counted.fan()), &(counted.points(), counted.times()))?;
        }
        map.end()
    }
}

/// A fan that is there and doesn't count.
#[derive(Serialize)]
struct LeftOutPart {
    fan: &'static str,
    english: &'static str,
    times: u8,
    principle: &'static str,
    principle_chinese: &'static str,
    by: &'static str,
    by_english: &'static str,
}

impl LeftOutPart {
    fn of(out: LeftOut) -> LeftOutPart {
        LeftOutPart {
            fan: fan_name(out.fan()),
            english: out.fan().english(),
            times: out.times(),
            principle: out.principle().name(),
            principle_chinese: out.principle().chinese(),
            by: fan_name(out.by()),
            by_english: out.by().english(),
        }
    }
}

impl McrScoreRequest {
    pub(crate) fn read(object: &Object<'_>) -> Result<McrScoreRequest, Box<Refusal>> {
        object.has_only(&KEYS)?;
        let winning = face("win", &object.required::<Text<'_>>("win")?)?;
        let hand = hand_in(object)?;
        let flag = |key| object.optional::<bool>(key).map(Option::unwrap_or_default);
        let situation = match flag("self_drawn")? {
            true => Situation::self_drawn(),
            false => Situation::by_discard(winning),
        };
        let mut situation = situated(situation, object)?;
        if flag("last_copy")? {
            situation = situation.with_last_of_kind();
        }
        if flag("kong")? {
            situation = situation.with_kong();
        }
        let rules = rules::read(object.get("rules"))?;
        Ok(McrScoreRequest { hand, winning: winning.tile(), situation, rules })
    }

    /// The winner's hand: self-drawn it has drawn the winning tile.
    fn winner(&self) -> Result<Hand, Box<Refusal>> {
        let concealed = self.hand.concealed().total();
        let melds = self.hand.melds().len();
        if usize::from(concealed) + 3 * melds != 13 {
            return Err(Box::new(Refusal::NotBeforeWin { concealed, melds }));
        }
        if !self.situation.is_self_drawn() {
            return Ok(self.hand);
        }
        self.hand.draw(self.winning).map_err(|error| Box::new(Refusal::NoHand(error.into())))
    }

    pub(crate) fn answer(&self) -> Result<McrScoreAnswer, Box<Refusal>> {
        match mcr::score(&self.winner()?, &self.situation, &self.rules) {
            Ok(score) => Ok(McrScoreAnswer {
                win: true,
                total: score.total(),
                left_out: score.left_out().map(LeftOutPart::of).collect(),
                fans: Fans(Some(score)),
                why: None,
            }),
            Err(NoWin::Impossible(impossible)) => Err(Box::new(Refusal::McrImpossible(impossible))),
            Err(_) => Ok(McrScoreAnswer {
                win: false,
                total: 0,
                fans: Fans(None),
                left_out: Vec::new(),
                why: Some(format!("not won: {}", mcr_how_far(&self.hand))),
            }),
        }
    }
}
