//! `score` requests: what a win is worth, with its yaku.

mod answer;
mod reading;

use mentsu::riichi::legality::{CannotWin, Passed, may_win};
use mentsu::riichi::{Impossible, Rules, Situation, WinEvent, Yaku};
use mentsu::{Face, Hand, Wind};

pub use self::answer::{NothingAnswer, ScoreAnswer, WorthAnswer};
pub use self::reading::{FuPart, YakuPart};
use crate::hand::{hand_in, winner};
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, keys, takes};
use crate::request::melds::MELDS;
use crate::request::object::{Object, Text};
use crate::request::rules::RULES;

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
    DISCARDS "discards" as Passed = Passed::NOTHING;
    THIS_TURN "this_turn" as Passed = Passed::NOTHING;
    SINCE_RIICHI "since_riichi" as Passed = Passed::NOTHING;
    /// Whether the answer has who pays what.
    PAYMENTS "payments": bool = false;
    /// Every reading of the hand, block by block, with its yaku and items of fu; the reason for
    /// nothing as one word.
    DETAIL "detail": bool = false;
}

pub(crate) struct ScoreRequest {
    /// Without the winning tile.
    hand: Hand,
    winning: Face,
    options: ScoreOptions,
}

/// A request for a score, without the hand.
#[derive(Clone, Copy, Debug)]
pub struct ScoreOptions {
    /// How the hand is won.
    pub situation: Situation,
    /// The tiles that may put the hand in furiten.
    pub passed: Passed,
    /// The rules of the house.
    pub rules: Rules,
    /// Whether to say who pays what.
    pub payments: bool,
    /// Whether to add every reading, and the code of a reason.
    pub detail: bool,
}

/// The yakuman for which a player can be liable.
const LIABLE: [Yaku; 3] = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu];

const LIABLE_NAMES: [&str; 3] = [LIABLE[0].name(), LIABLE[1].name(), LIABLE[2].name()];

impl Question for ScoreRequest {
    const OP: &'static str = "score";

    type Answer = ScoreAnswer;

    takes! {
        /// Yaku, han, fu and points of a win.
        ID OP CLOSED WIN MELDS TSUMO SEAT ROUND DORA URA FLAGS KITA HONBA STICKS RULES DISCARDER PAO
        DISCARDS THIS_TURN SINCE_RIICHI PAYMENTS DETAIL
    }

    fn read(object: &Object<'_>, memory: &mut Memory) -> Result<ScoreRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        let winning = face(WIN.name, &object.required::<Text<'_>>(WIN.name)?)?;
        let hand = hand_in(object)?;
        let options = ScoreOptions {
            situation: situation(object, winning)?,
            passed: object.set_fields(Passed::NOTHING)?,
            rules: memory.recent.rules(object.get(RULES.name))?,
            payments: object.optional(PAYMENTS.name)?.unwrap_or(false),
            detail: object.optional(DETAIL.name)?.unwrap_or(false),
        };
        Ok(ScoreRequest { hand, winning, options })
    }

    fn answer(&self, _: &mut Memory) -> Result<ScoreAnswer, Box<Refusal>> {
        let ScoreRequest { hand, winning, options } = self;
        let winner = winner(hand, *winning, options.situation.is_tsumo())?;
        options.answer(&winner).map_err(|impossible| Box::new(Refusal::Impossible(impossible)))
    }
}

impl ScoreOptions {
    /// The worth of a win: of a ron by a hand of 3n+1 tiles, of a tsumo by one with a drawn tile.
    ///
    /// # Errors
    /// The situation is impossible.
    pub fn answer(&self, hand: &Hand) -> Result<ScoreAnswer, Impossible> {
        match may_win(hand, &self.situation, &self.passed, &self.rules) {
            Ok(score) => {
                let worth = WorthAnswer::of(&score, hand, self.payments, self.detail);
                Ok(ScoreAnswer::Worth(worth))
            }
            Err(CannotWin::Impossible(impossible)) => Err(impossible),
            Err(why) => {
                let before = hand.drawn().and_then(|drawn| hand.discard(drawn).ok());
                let before = before.as_ref().unwrap_or(hand);
                Ok(ScoreAnswer::Nothing(NothingAnswer::of(&why, before, self.detail)))
            }
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
    let mut situation = object.set_named(&[KITA.name, HONBA.name, STICKS.name], situation)?;
    if let Some(letter) = object.optional::<Text<'_>>(DISCARDER.name)? {
        situation = situation.with_discarder(Refusal::wind(DISCARDER.name, &letter)?);
    }
    if let Some(value) = object.get(PAO.name) {
        let pao = Object::within(PAO.name, value)?;
        pao.has_only(&LIABLE_NAMES)?;
        for yakuman in LIABLE {
            if let Some(letter) = pao.optional::<Text<'_>>(yakuman.name())? {
                situation = situation.with_pao(yakuman, Refusal::wind(PAO.name, &letter)?);
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
    Refusal::wind(key, &object.required::<Text<'_>>(key)?)
}
