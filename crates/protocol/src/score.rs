//! `score` requests: what a win is worth, and why.

use std::collections::BTreeMap;

use mentsu::riichi::{self, NoWin, Rules, ScoredReading, Situation, Wind};
use mentsu::{Face, Hand};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use crate::hand::hand_in;
use crate::object::Object;
use crate::refusal::Refusal;
use crate::rules;
use crate::words;

const KEYS: [&str; 15] = [
    "id", "op", "closed", "win", "melds", "tsumo", "seat", "round", "dora", "ura", "flags", "kita",
    "honba", "sticks", "rules",
];

pub(crate) type Event = fn(Situation) -> Situation;

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
    pub(crate) hand: Hand,
    pub(crate) winning: Face,
    pub(crate) situation: Situation,
    pub(crate) rules: Rules,
}

/// How a hand was won, but for what else happened.
pub(crate) struct Circumstances<Faces> {
    pub(crate) tsumo: bool,
    pub(crate) seat: Wind,
    pub(crate) round: Wind,
    pub(crate) dora: Faces,
    pub(crate) ura: Faces,
    pub(crate) kita: u8,
}

impl<Faces: IntoIterator<Item = Face>> Circumstances<Faces> {
    pub(crate) fn situation(self, winning: Face) -> Situation {
        let situation = if self.tsumo { Situation::tsumo() } else { Situation::ron(winning) };
        let situation = situation.with_seat(self.seat).with_round(self.round);
        situation.with_dora(self.dora).with_ura(self.ura).with_kita(self.kita)
    }
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
    pub(crate) fn read(object: &Object<'_>) -> Result<ScoreRequest, Box<Refusal>> {
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

    /// The hand, with the winning tile drawn if it won by tsumo.
    fn winner(&self) -> Result<Hand, Box<Refusal>> {
        let concealed = self.hand.concealed().total();
        let melds = self.hand.melds().len();
        if usize::from(concealed) + 3 * melds != 13 {
            return Err(Box::new(Refusal::NotBeforeWin { concealed, melds }));
        }
        if !self.situation.is_tsumo() {
            return Ok(self.hand);
        }
        self.hand.draw(self.winning).map_err(|error| Box::new(Refusal::NoHand(error)))
    }

    pub(crate) fn answer(&self) -> Result<ScoreAnswer, Box<Refusal>> {
        let nothing = |win: bool, why: &NoWin| ScoreAnswer::Nothing {
            win,
            points: 0,
            yaku: BTreeMap::new(),
            why: words::no_win(why, &self.hand),
        };
        match riichi::score(&self.winner()?, &self.situation, &self.rules) {
            Ok(score) => Ok(ScoreAnswer::Worth {
                win: true,
                han: score.han(),
                fu: score.fu(),
                yaku: Yaku(*score.best()),
                yakuman: score.yakuman(),
                points: score.points(),
            }),
            Err(NoWin::Impossible(impossible)) => Err(Box::new(Refusal::Impossible(impossible))),
            Err(why @ NoWin::NotWon { .. }) => Ok(nothing(false, &why)),
            Err(why) => Ok(nothing(true, &why)),
        }
    }
}

fn situation(object: &Object<'_>, winning: Face) -> Result<Situation, Box<Refusal>> {
    // Of several faults the first one here is named.
    let circumstances = Circumstances {
        tsumo: object.optional("tsumo")?.unwrap_or(false),
        seat: wind("seat", object)?,
        round: wind("round", object)?,
        dora: faces("dora", object)?,
        ura: faces("ura", object)?,
        kita: object.optional("kita")?.unwrap_or(0),
    };
    let flags: Vec<String> = object.optional("flags")?.unwrap_or_default();
    let has = |flag: &str| flags.iter().any(|other| other == flag);
    if has("riichi") && has("double_riichi") {
        return Err(Box::new(Refusal::TwoRiichi));
    }
    flags.iter().try_fold(circumstances.situation(winning), |situation, flag| {
        let unknown = || {
            let known = FLAGS.map(|(name, _)| name).to_vec();
            Box::new(Refusal::UnknownWord { key: "flags", word: flag.clone(), known })
        };
        event(flag).map(|event| event(situation)).ok_or_else(unknown)
    })
}

/// What a flag says that happened.
pub(crate) fn event(flag: &str) -> Option<Event> {
    FLAGS.iter().find(|(name, _)| *name == flag).map(|&(_, event)| event)
}

fn face(key: &'static str, text: &str) -> Result<Face, Box<Refusal>> {
    text.parse().map_err(|error| Box::new(Refusal::Tile(key, error)))
}

pub(crate) fn faces(key: &'static str, object: &Object<'_>) -> Result<Vec<Face>, Box<Refusal>> {
    let texts: Vec<String> = object.optional(key)?.unwrap_or_default();
    texts.iter().map(|text| face(key, text)).collect()
}

fn wind(key: &'static str, object: &Object<'_>) -> Result<Wind, Box<Refusal>> {
    named_wind(key, object.required(key)?)
}

/// The wind of a letter that stands under a key.
pub(crate) fn named_wind(key: &'static str, letter: String) -> Result<Wind, Box<Refusal>> {
    wind_of(&letter).ok_or_else(|| {
        let known = vec!["E", "S", "W", "N"];
        Box::new(Refusal::UnknownWord { key, word: letter, known })
    })
}

/// The wind of a letter.
pub(crate) fn wind_of(letter: &str) -> Option<Wind> {
    match letter {
        "E" => Some(Wind::East),
        "S" => Some(Wind::South),
        "W" => Some(Wind::West),
        "N" => Some(Wind::North),
        _ => None,
    }
}
