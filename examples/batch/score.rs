//! `score` requests: what a win is worth, and why.

use std::collections::BTreeMap;

use mentsu::riichi::{self, CountedYakuman, NoWin, Rules, ScoredReading, Situation, Wind, YakuSet};
use mentsu::{Face, Hand};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Serialize, Serializer};

use crate::hand::hand_of;
use crate::melds::MeldRequest;
use crate::refusal::Refusal;

#[derive(Deserialize)]
pub(crate) struct ScoreRequest {
    /// The concealed tiles without the winning one.
    closed: String,
    win: String,
    #[serde(default)]
    melds: Vec<MeldRequest>,
    #[serde(default)]
    tsumo: bool,
    seat: Seat,
    round: Seat,
    #[serde(default)]
    dora: Vec<String>,
    #[serde(default)]
    ura: Vec<String>,
    #[serde(default)]
    flags: Vec<Flag>,
    #[serde(default)]
    kita: u8,
    #[serde(default)]
    rules: RulesRequest,
}

#[derive(Clone, Copy, Deserialize)]
enum Seat {
    E,
    S,
    W,
    N,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Flag {
    Riichi,
    DoubleRiichi,
    Ippatsu,
    Haitei,
    Houtei,
    Rinshan,
    Chankan,
    Tenhou,
    Chiihou,
    Renhou,
}

/// What a house plays; what is left out is as on Tenhou.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RulesRequest {
    aka: bool,
    kuitan: bool,
    double_yakuman: bool,
    kiriage: bool,
    kazoe: bool,
    double_wind_fu: u8,
    sanma: bool,
}

impl Default for RulesRequest {
    fn default() -> RulesRequest {
        RulesRequest {
            aka: true,
            kuitan: true,
            double_yakuman: false,
            kiriage: false,
            kazoe: true,
            double_wind_fu: 4,
            sanma: false,
        }
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
    pub(crate) fn answer(&self) -> Result<ScoreAnswer, Refusal> {
        let hand: Hand = hand_of(&self.closed, &self.melds)?;
        let drawn = if self.tsumo { hand.draw(face("win", &self.win)?).ok() } else { None };
        let hand = drawn.unwrap_or(hand);
        let nothing = |win: bool, why: &NoWin| ScoreAnswer::Nothing {
            win,
            points: 0,
            yaku: BTreeMap::new(),
            why: why.to_string(),
        };
        match riichi::score(&hand, &self.situation()?, &self.rules.rules()?) {
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

    fn situation(&self) -> Result<Situation, Refusal> {
        let winning = face("win", &self.win)?;
        let situation = match self.tsumo {
            true => Situation::tsumo(),
            false => Situation::ron(winning),
        };
        let situation = situation
            .with_seat(self.seat.wind())
            .with_round(self.round.wind())
            .with_dora(faces("dora", &self.dora)?)
            .with_ura(faces("ura", &self.ura)?)
            .with_kita(self.kita);
        Ok(self.flags.iter().fold(situation, |situation, flag| flag.set(situation)))
    }
}

fn face(key: &'static str, text: &str) -> Result<Face, Refusal> {
    text.parse().map_err(|error| Refusal::Tile(key, error))
}

fn faces(key: &'static str, texts: &[String]) -> Result<Vec<Face>, Refusal> {
    texts.iter().map(|text| face(key, text)).collect()
}

impl Seat {
    fn wind(self) -> Wind {
        match self {
            Seat::E => Wind::East,
            Seat::S => Wind::South,
            Seat::W => Wind::West,
            Seat::N => Wind::North,
        }
    }
}

impl Flag {
    fn set(self, situation: Situation) -> Situation {
        match self {
            Flag::Riichi => situation.with_riichi(),
            Flag::DoubleRiichi => situation.with_double_riichi(),
            Flag::Ippatsu => situation.with_ippatsu(),
            Flag::Haitei => situation.with_haitei(),
            Flag::Houtei => situation.with_houtei(),
            Flag::Rinshan => situation.with_rinshan(),
            Flag::Chankan => situation.with_chankan(),
            Flag::Tenhou => situation.with_tenhou(),
            Flag::Chiihou => situation.with_chiihou(),
            Flag::Renhou => situation.with_renhou(),
        }
    }
}

impl RulesRequest {
    fn rules(&self) -> Result<Rules, Refusal> {
        let mut rules = if self.sanma { Rules::TENHOU_SANMA } else { Rules::TENHOU };
        rules = rules.with_reds([u8::from(self.aka); 3]);
        rules = rules.with_open_tanyao(self.kuitan);
        rules = rules.with_double_yakuman(if self.double_yakuman {
            Rules::DOUBLE_YAKUMAN
        } else {
            YakuSet::EMPTY
        });
        rules = rules.with_kiriage(self.kiriage);
        rules = rules.with_counted_yakuman(if self.kazoe {
            CountedYakuman::Yakuman
        } else {
            CountedYakuman::Sanbaiman
        });
        if !matches!(self.double_wind_fu, 2 | 4) {
            return Err(Refusal::DoubleWindFu(self.double_wind_fu));
        }
        rules = rules.with_double_wind_fu(self.double_wind_fu);
        Ok(rules)
    }
}
