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
use crate::request::keys::{CLOSED, ID, OP, keys, takes};
use crate::request::melds::MELDS;
use crate::request::object::{Object, Text};
use crate::request::rules::RULES;
use crate::request::winds::named_wind;
use crate::words;

keys! {
    /// The winning tile, which `closed` doesn't have.
    pub(crate) WIN "win": Face;
    /// Whether it was drawn.
    TSUMO "tsumo": bool = false;
    /// The winner's seat.
    SEAT "seat": WindLetter;
    /// The wind of the round.
    ROUND "round": WindLetter;
    DORA "dora" as Situation = Situation::tsumo();
    URA "ura" as Situation = Situation::tsumo();
    /// What happened; what isn't listed didn't.
    FLAGS "flags": Vec<WinEvent> = [];
    KITA "kita" as Situation = Situation::tsumo();
    HONBA "honba" as Situation = Situation::tsumo();
    STICKS "sticks" as Situation = Situation::tsumo();
    DISCARDER "discarder" as Situation = Situation::tsumo();
    PAO "pao" as Situation = Situation::tsumo();
    /// Whether the answer has who pays what.
    PAYMENTS "payments": bool = false;
}

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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum ScoreAnswer {
    /// A win.
    Worth {
        /// Whether it is a win.
        win: bool,
        /// Null with a yakuman.
        han: Option<u8>,
        /// Null with a yakuman.
        fu: Option<u8>,
        /// The han of each yaku, then of dora; of a yakuman how often it counts.
        #[cfg_attr(feature = "schema", schemars(with = "Keyed<crate::shape::YakuName, u8>"))]
        yaku: Keyed<&'static str, u8>,
        /// How many yakuman it counts as.
        yakuman: u8,
        /// Without honba and sticks.
        points: u32,
        /// With `payments`.
        #[serde(skip_serializing_if = "Option::is_none")]
        payments: Option<Vec<PaymentPart>>,
    },
    /// No win, or one without yaku.
    Nothing {
        /// Whether it is a win.
        win: bool,
        /// 0.
        points: u32,
        /// Empty.
        #[cfg_attr(feature = "schema", schemars(with = "Keyed<crate::shape::YakuName, u8>"))]
        yaku: Keyed<&'static str, u8>,
        /// Why it is worth nothing.
        why: String,
    },
}

/// The yakuman for which a player can be liable.
const LIABLE: [Yaku; 3] = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu];

const LIABLE_NAMES: [&str; 3] = [LIABLE[0].name(), LIABLE[1].name(), LIABLE[2].name()];

/// What a player pays.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PaymentPart {
    /// The letter of a seat, or `discarder` if it isn't known.
    payer: String,
    /// Without honba.
    points: u32,
    /// For honba.
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

    takes! {
        /// Yaku, han, fu and points of a win.
        ID OP CLOSED WIN MELDS TSUMO SEAT ROUND DORA URA FLAGS KITA HONBA STICKS RULES DISCARDER PAO
        PAYMENTS
    }

    fn read(object: &Object<'_>, memory: &mut Memory) -> Result<ScoreRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        let winning = face(WIN.name, &object.required::<Text<'_>>(WIN.name)?)?;
        Ok(ScoreRequest {
            hand: hand_in(object)?,
            winning,
            situation: situation(object, winning)?,
            rules: memory.recent.rules(object.get(RULES.name))?,
            payments: object.optional(PAYMENTS.name)?.unwrap_or(false),
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
    let tsumo = object.optional(TSUMO.name)?.unwrap_or(false);
    let situation = if tsumo { Situation::tsumo() } else { Situation::ron(winning) }
        .with_seat(wind(SEAT.name, object)?)
        .with_round(wind(ROUND.name, object)?)
        .with_dora(faces(DORA.name, object)?)
        .with_ura(faces(URA.name, object)?);
    let numbers = [KITA.name, HONBA.name, STICKS.name];
    let mut numbers = Situation::FIELDS.iter().filter(|field| numbers.contains(&field.name()));
    let mut situation =
        numbers.try_fold(situation, |situation, field| object.set_field(field, situation))?;
    if let Some(letter) = object.optional::<Text<'_>>(DISCARDER.name)? {
        situation = situation.with_discarder(named_wind(DISCARDER.name, &letter)?);
    }
    if let Some(value) = object.get(PAO.name) {
        let pao = Object::within(PAO.name, value)?;
        pao.has_only(&LIABLE_NAMES)?;
        for yakuman in LIABLE {
            if let Some(letter) = pao.optional::<Text<'_>>(yakuman.name())? {
                situation = situation.with_pao(yakuman, named_wind(PAO.name, &letter)?);
            }
        }
    }
    let flags: Vec<Text<'_>> = object.optional(FLAGS.name)?.unwrap_or_default();
    let events = flags.iter().map(|flag| Refusal::named(FLAGS.name, flag.to_string()));
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
