//! Answers to `score` requests: what a win is worth, or why it is worth nothing.

use mentsu::Hand;
use mentsu::riichi::legality::{CannotWin, Furiten};
use mentsu::riichi::{Payer, Payment, Payments, Score};
use serde::Serialize;

use super::reading::{ScoredPart, yaku};
use crate::keyed::Keyed;
use crate::words;

#[cfg(feature = "schema")]
crate::shape::shapes! {
    /// Why a hand may not win.
    WhyNotCode = |_| crate::shape::any_of(&CODES);
}

/// Points and yaku, or why there are none.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ScoreAnswer {
    /// A win.
    Worth(WorthAnswer),
    /// No win, or one that may not be declared.
    Nothing(NothingAnswer),
}

/// What a win is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WorthAnswer {
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
    /// With `payments`: the points of the riichi sticks.
    #[serde(skip_serializing_if = "Option::is_none")]
    sticks: Option<u32>,
    /// With `detail`: what caps it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::shape::Limit>"))]
    limit: Option<&'static str>,
    /// With `detail`: every reading of the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    readings: Option<Vec<ScoredPart>>,
}

impl WorthAnswer {
    /// What a win is worth, and what caps it.
    fn in_short(score: &Score) -> WorthAnswer {
        WorthAnswer {
            win: true,
            han: score.han(),
            fu: score.fu(),
            yaku: yaku(score.best()),
            yakuman: score.yakuman(),
            points: score.points(),
            payments: None,
            sticks: None,
            limit: Some(score.limit().name()),
            readings: None,
        }
    }

    /// What the win of this hand is worth: `payments` says who pays what, `detail` what caps it and
    /// how the hand can be read.
    #[must_use]
    pub fn of(score: &Score, hand: &Hand, payments: bool, detail: bool) -> WorthAnswer {
        let of_payments = payments.then(|| score.payments());
        let short = WorthAnswer::in_short(score);
        WorthAnswer {
            payments: of_payments.map(|payments| payments.iter().map(PaymentPart::of).collect()),
            sticks: of_payments.map(Payments::sticks),
            limit: short.limit.filter(|_| detail),
            readings: detail.then(|| ScoredPart::all(score, hand.melds())),
            ..short
        }
    }
}

/// What a player pays.
#[derive(Clone, Debug, Serialize)]
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

/// Why a hand is worth nothing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NothingAnswer {
    /// Whether its tiles win.
    win: bool,
    /// 0.
    points: u32,
    /// Empty.
    #[cfg_attr(feature = "schema", schemars(with = "Keyed<crate::shape::YakuName, u8>"))]
    yaku: Keyed<&'static str, u8>,
    /// Why it is worth nothing.
    why: String,
    /// With `detail`: the same as one word.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<WhyNotCode>"))]
    code: Option<&'static str>,
    /// With `detail`, of furiten: the tiles that cause it.
    #[serde(skip_serializing_if = "Option::is_none")]
    tiles: Option<String>,
}

impl ScoreAnswer {
    /// What a win is worth and what caps it, or the reason why this hand, without the winning tile,
    /// may not win.
    #[must_use]
    pub fn in_short(worth: Result<&Score, CannotWin>, before: &Hand) -> ScoreAnswer {
        match worth {
            Ok(score) => ScoreAnswer::Worth(WorthAnswer::in_short(score)),
            Err(why) => ScoreAnswer::Nothing(NothingAnswer::of(&why, before, true)),
        }
    }
}

impl NothingAnswer {
    /// Why this hand, without the winning tile, may not win; `detail` adds the reason as one word.
    #[must_use]
    pub fn of(why: &CannotWin, before: &Hand, detail: bool) -> NothingAnswer {
        NothingAnswer {
            win: !matches!(why, CannotWin::NotWon { .. }),
            points: 0,
            yaku: Keyed::default(),
            why: words::cannot_win(why, before),
            code: detail.then(|| code(why)),
            tiles: furiten_by(why).filter(|_| detail),
        }
    }
}

/// All words of [`code`].
#[cfg(feature = "schema")]
const CODES: [&str; 8] = [
    "not_won",
    "no_yaku",
    "below_minimum",
    "ankan_robbed",
    "furiten_riichi",
    "furiten_discards",
    "furiten_temporary",
    "impossible",
];

/// Why a hand may not win, as one word.
const fn code(why: &CannotWin) -> &'static str {
    match why {
        CannotWin::NotWon { .. } => "not_won",
        CannotWin::NoYaku(_) => "no_yaku",
        CannotWin::BelowMinimum(_) => "below_minimum",
        CannotWin::AnkanRobbed => "ankan_robbed",
        CannotWin::Furiten(Furiten::Riichi(_)) => "furiten_riichi",
        CannotWin::Furiten(Furiten::Discards(_)) => "furiten_discards",
        CannotWin::Furiten(Furiten::Temporary(_)) => "furiten_temporary",
        _ => "impossible",
    }
}

/// The tiles that cause furiten.
fn furiten_by(why: &CannotWin) -> Option<String> {
    match why {
        CannotWin::Furiten(
            Furiten::Riichi(tiles) | Furiten::Discards(tiles) | Furiten::Temporary(tiles),
        ) => Some(tiles.to_string()),
        _ => None,
    }
}
