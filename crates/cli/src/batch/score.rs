//! `score` requests: what a win is worth, and why.

use std::collections::BTreeMap;

use mentsu::riichi::{self, NoWin, Rules, ScoredReading, Situation, Wind};
use mentsu::{Face, Hand};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use crate::batch::hand::hand_in;
use crate::batch::object::Object;
use crate::batch::refusal::Refusal;
use crate::batch::rules;
use crate::show;

const KEYS: [&str; 15] = [
    "id", "op", "closed", "win", "melds", "tsumo", "seat", "round", "dora", "ura", "flags", "kita",
    "honba", "sticks", "rules",
];

type Event = fn(Situation) -> Situation;

/// What else may have happened, by name.
const FLAGS: [(&str, Event); 10] = [
    ("riichi", Situation::with_riichi),
    ("double_riichi", Situation::with_double_riichi),
    ("ippatsu", Situation::with_ippatsu),
    ("haitei", Situation::with_haitei),
    ("houtei", Situation::with_houtei),
    ("rinshan", Situation::with_rinshan),
    ("chankan", Situation::with_chankan),
    ("tenhou", Situation::with_tenhou),
    ("chiihou", Situation::with_chiihou),
    ("renhou", Situation::with_renhou),
];

pub(crate) struct ScoreRequest {
    /// Without the winning tile.
    hand: Hand,
    winning: Face,
    situation: Situation,
    rules: Rules,
}

/// What a hand is worth, or why it is worth nothing.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ScoreAnswer {
    Worth {
        win: bool,
        /// None with a yakuman, as fu.
        han: Option<u8>,
        fu: Option<u8>,
        yaku: Yaku,
        yakuman: u8,
        /// Without honba and sticks.
        points: u32,
    },
    Nothing {
        win: bool,
        points: u32,
        yaku: BTreeMap<(), ()>,
        why: String,
    },
}

/// Yaku and dora with their han, in order.
pub(crate) struct Yaku(ScoredReading);

impl Serialize for Yaku {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (yaku, han) in self.0.yaku() {
            map.serialize_entry(yaku.id(), &han)?;
        }
        for (dora, han) in self.0.dora().iter() {
            map.serialize_entry(dora, &han)?;
        }
        map.end()
    }
}

impl ScoreRequest {
    pub(crate) fn read(object: &Object<'_>) -> Result<ScoreRequest, Refusal> {
        object.has_only(&KEYS)?;
        // These change nothing here, but what stands there should be what it says.
        for key in ["honba", "sticks"] {
            object.optional::<u32>(key)?;
        }
        let winning = face("win", &object.required::<String>("win")?)?;
        Ok(ScoreRequest {
            hand: hand_in(object)?,
            winning,
            situation: situation(object, winning)?,
            rules: rules::read(object.get("rules"))?,
        })
    }

    /// The hand with the winning tile drawn, if it won by tsumo and can draw it.
    fn winner(&self) -> Hand {
        let drawn =
            if self.situation.is_tsumo() { self.hand.draw(self.winning).ok() } else { None };
        drawn.unwrap_or(self.hand)
    }

    pub(crate) fn answer(&self) -> Result<ScoreAnswer, Refusal> {
        let nothing = |win: bool, why: &NoWin| ScoreAnswer::Nothing {
            win,
            points: 0,
            yaku: BTreeMap::new(),
            why: show::no_win(why, &self.hand),
        };
        match riichi::score(&self.winner(), &self.situation, &self.rules) {
            Ok(score) => Ok(ScoreAnswer::Worth {
                win: true,
                han: score.han(),
                fu: score.fu(),
                yaku: Yaku(*score.best()),
                yakuman: score.yakuman(),
                points: score.points(),
            }),
            Err(NoWin::Impossible(impossible)) => Err(Refusal::Impossible(impossible)),
            Err(why @ NoWin::NotWon { .. }) => Ok(nothing(false, &why)),
            Err(why) => Ok(nothing(true, &why)),
        }
    }
}

fn situation(object: &Object<'_>, winning: Face) -> Result<Situation, Refusal> {
    let situation = match object.optional("tsumo")?.unwrap_or(false) {
        true => Situation::tsumo(),
        false => Situation::ron(winning),
    };
    let situation = situation
        .with_seat(wind("seat", object)?)
        .with_round(wind("round", object)?)
        .with_dora(faces("dora", object)?)
        .with_ura(faces("ura", object)?)
        .with_kita(object.optional("kita")?.unwrap_or(0));

    let flags: Vec<String> = object.optional("flags")?.unwrap_or_default();
    let has = |flag: &str| flags.iter().any(|other| other == flag);
    if has("riichi") && has("double_riichi") {
        return Err(Refusal::TwoRiichi);
    }
    flags.iter().try_fold(situation, |situation, flag| {
        let event = FLAGS.iter().find(|(name, _)| name == flag);
        let unknown = || Refusal::UnknownWord {
            key: "flags",
            word: flag.clone(),
            known: FLAGS.map(|(name, _)| name).to_vec(),
        };
        event.map(|(_, event)| event(situation)).ok_or_else(unknown)
    })
}

fn face(key: &'static str, text: &str) -> Result<Face, Refusal> {
    text.parse().map_err(|error| Refusal::Tile(key, error))
}

fn faces(key: &'static str, object: &Object<'_>) -> Result<Vec<Face>, Refusal> {
    let texts: Vec<String> = object.optional(key)?.unwrap_or_default();
    texts.iter().map(|text| face(key, text)).collect()
}

fn wind(key: &'static str, object: &Object<'_>) -> Result<Wind, Refusal> {
    let letter: String = object.required(key)?;
    match letter.as_str() {
        "E" => Ok(Wind::East),
        "S" => Ok(Wind::South),
        "W" => Ok(Wind::West),
        "N" => Ok(Wind::North),
        _ => Err(Refusal::UnknownWord { key, word: letter, known: vec!["E", "S", "W", "N"] }),
    }
}
