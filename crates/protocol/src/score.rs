//! `score` requests: what a win is worth, with its yaku.

use mentsu::fields::Fields as _;
use mentsu::riichi::{
    self, NoWin, Payer, Payment, Rules, ScoredReading, Situation, WinEvent, Yaku,
};
use mentsu::{Face, Hand, Wind};
use serde::Serialize;

use crate::hand::{hand_in, winner};
use crate::keyed::Keyed;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::object::{Object, Text};
use crate::words;

const KEYS: [&str; 18] = [
    "id",
    "op",
    "closed",
    "win",
    "melds",
    "tsumo",
    "seat",
    "round",
    "dora",
    "ura",
    "flags",
    "kita",
    "honba",
    "sticks",
    "rules",
    "discarder",
    "pao",
    "payments",
];

pub(crate) struct ScoreRequest {
    /// Without the winning tile.
    hand: Hand,
    winning: Face,
    situation: Situation,
    rules: Rules,
    /// Whether to state who pays what.
    payments: bool,
}

/// Points and yaku, or why there are none.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ScoreAnswer {
    Worth {
        win: bool,
        /// `None` with a yakuman, as is `fu`.
        han: Option<u8>,
        fu: Option<u8>,
        yaku: Keyed<&'static str, u8>,
        yakuman: u8,
        /// Without honba and sticks.
        points: u32,
        /// If they were asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        payments: Option<Vec<PaymentPart>>,
    },
    Nothing {
        win: bool,
        points: u32,
        /// Empty.
        yaku: Keyed<&'static str, u8>,
        why: String,
    },
}

/// The yakuman for which a player can be liable.
const LIABLE: [Yaku; 3] = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu];

const LIABLE_NAMES: [&str; 3] = [LIABLE[0].name(), LIABLE[1].name(), LIABLE[2].name()];

/// What a player pays.
#[derive(Serialize)]
pub(crate) struct PaymentPart {
    /// The letter of a seat, or `discarder` if it isn't known.
    payer: String,
    /// Without honba.
    points: u32,
    honba: u32,
}

impl PaymentPart {
    fn of(payment: Payment) -> PaymentPart {
        let payer = match payment.payer() {
            Payer::Seat(seat) => words::wind_letter(seat),
            payer => payer.to_string(),
        };
        PaymentPart { payer, points: payment.points(), honba: payment.honba() }
    }
}

/// Yaku, then dora, with their han.
fn yaku(reading: &ScoredReading) -> Keyed<&'static str, u8> {
    let yaku = reading.yaku().map(|(yaku, han)| (yaku.name(), han));
    yaku.chain(reading.dora().iter().map(|(dora, han)| (dora.name(), han))).collect()
}

impl Question for ScoreRequest {
    const OP: &'static str = "score";

    type Answer = ScoreAnswer;

    fn read(object: &Object<'_>, memory: &mut Memory) -> Result<ScoreRequest, Box<Refusal>> {
        object.has_only(&KEYS)?;
        let winning = face("win", &object.required::<Text<'_>>("win")?)?;
        Ok(ScoreRequest {
            hand: hand_in(object)?,
            winning,
            situation: situation(object, winning)?,
            rules: memory.recent.rules(object.get("rules"))?,
            payments: object.optional("payments")?.unwrap_or(false),
        })
    }

    fn answer(&self, _: &mut Memory) -> Result<ScoreAnswer, Box<Refusal>> {
        let nothing = |win: bool, why: &NoWin| ScoreAnswer::Nothing {
            win,
            points: 0,
            yaku: Keyed::default(),
            why: words::no_win(why, &self.hand),
        };
        match riichi::score(
            &winner(&self.hand, self.winning, self.situation.is_tsumo())?,
            &self.situation,
            &self.rules,
        ) {
            Ok(score) => Ok(ScoreAnswer::Worth {
                win: true,
                han: score.han(),
                fu: score.fu(),
                yaku: yaku(score.best()),
                yakuman: score.yakuman(),
                points: score.points(),
                payments: self
                    .payments
                    .then(|| score.payments().iter().map(PaymentPart::of).collect()),
            }),
            Err(NoWin::Impossible(impossible)) => Err(Box::new(Refusal::Impossible(impossible))),
            Err(why @ NoWin::NotWon { .. }) => Ok(nothing(false, &why)),
            Err(why) => Ok(nothing(true, &why)),
        }
    }
}

fn situation(object: &Object<'_>, winning: Face) -> Result<Situation, Box<Refusal>> {
    let tsumo = object.optional("tsumo")?.unwrap_or(false);
    let situation = if tsumo { Situation::tsumo() } else { Situation::ron(winning) }
        .with_seat(wind("seat", object)?)
        .with_round(wind("round", object)?)
        .with_dora(faces("dora", object)?)
        .with_ura(faces("ura", object)?);
    let numbers = ["kita", "honba", "sticks"];
    let mut numbers = Situation::FIELDS.iter().filter(|field| numbers.contains(&field.name()));
    let mut situation =
        numbers.try_fold(situation, |situation, field| object.set_field(field, situation))?;
    if let Some(letter) = object.optional::<Text<'_>>("discarder")? {
        situation = situation.with_discarder(named_wind("discarder", &letter)?);
    }
    if let Some(value) = object.get("pao") {
        let pao = Object::within("pao", value)?;
        pao.has_only(&LIABLE_NAMES)?;
        for yakuman in LIABLE {
            if let Some(letter) = pao.optional::<Text<'_>>(yakuman.name())? {
                situation = situation.with_pao(yakuman, named_wind("pao", &letter)?);
            }
        }
    }
    let flags: Vec<Text<'_>> = object.optional("flags")?.unwrap_or_default();
    let events = flags.iter().map(|flag| Refusal::named("flags", flag.to_string()));
    let events: Vec<WinEvent> = events.collect::<Result<_, _>>()?;
    if events.contains(&WinEvent::Riichi) && events.contains(&WinEvent::DoubleRiichi) {
        return Err(Box::new(Refusal::TwoRiichi));
    }
    Ok(events.into_iter().fold(situation, Situation::with_event))
}

pub(crate) fn face(key: &'static str, text: &str) -> Result<Face, Box<Refusal>> {
    text.parse().map_err(|error| Box::new(Refusal::Tile(key, error)))
}

pub(crate) fn faces(key: &'static str, object: &Object<'_>) -> Result<Vec<Face>, Box<Refusal>> {
    let texts: Vec<Text<'_>> = object.optional(key)?.unwrap_or_default();
    texts.iter().map(|text| face(key, text)).collect()
}

fn wind(key: &'static str, object: &Object<'_>) -> Result<Wind, Box<Refusal>> {
    named_wind(key, &object.required::<Text<'_>>(key)?)
}

/// The wind of a letter under a key.
pub(crate) fn named_wind(key: &'static str, letter: &str) -> Result<Wind, Box<Refusal>> {
    words::wind_of_letter(letter).ok_or_else(|| {
        let known = Wind::ALL.map(words::wind_letter).to_vec();
        Box::new(Refusal::UnknownWord { key, word: letter.to_owned(), known })
    })
}
