//! How a round ended: the last list of a round, and what its texts claim.

use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::Limit;
use serde_json::Value;

use super::yaku::named;
use crate::event::RyuukyokuKind;
use crate::record::claim::WinClaim;
use crate::record::error::{Wrong, unreadable};
use crate::seat::Seat;

/// The result of a round.
pub(super) enum RoundResult {
    Wins(Vec<TextWin>),
    Draw(RyuukyokuKind, [i32; 4]),
}

/// A win as it is written.
pub(super) struct TextWin {
    pub(super) seat: Seat,
    pub(super) from: Option<Seat>,
    pub(super) deltas: [i32; 4],
    pub(super) claim: WinClaim,
}

/// Names of draws, Tenhou's first.
pub(super) const DRAWS: [(&str, RyuukyokuKind); 11] = [
    ("流局", RyuukyokuKind::Exhaustive),
    ("全員聴牌", RyuukyokuKind::Exhaustive),
    ("全員不聴", RyuukyokuKind::Exhaustive),
    ("流し満貫", RyuukyokuKind::NagashiMangan),
    ("九種九牌", RyuukyokuKind::KyuushuKyuuhai),
    ("四風連打", RyuukyokuKind::SuufonRenda),
    ("四槓散了", RyuukyokuKind::Suukaikan),
    ("四開槓", RyuukyokuKind::Suukaikan),
    ("四家立直", RyuukyokuKind::SuuchaRiichi),
    ("三家和了", RyuukyokuKind::Sanchahou),
    ("三家和", RyuukyokuKind::Sanchahou),
];

/// The name of a won round.
pub(super) const WIN: &str = "和了";

const LIMITS: [(&str, Limit); 6] = [
    ("満貫", Limit::Mangan),
    ("跳満", Limit::Haneman),
    ("倍満", Limit::Baiman),
    ("三倍満", Limit::Sanbaiman),
    ("役満", Limit::Yakuman),
    ("数え役満", Limit::Yakuman),
];

/// The name of a limit.
pub(super) fn limit_name(limit: Limit) -> &'static str {
    let limit = if limit == Limit::CountedYakuman { Limit::Yakuman } else { limit };
    LIMITS.iter().find(|(_, of)| *of == limit).map_or("", |(name, _)| name)
}

pub(super) fn read(value: &Value, players: u8) -> Result<RoundResult, Wrong> {
    let wrong = || unreadable("a round's result", value);
    let items = value.as_array().ok_or_else(wrong)?;
    let name = items.first().and_then(Value::as_str).ok_or_else(wrong)?;
    if name == WIN {
        let pairs = items[1..].chunks(2).map(|pair| match pair {
            [deltas, told] => win(deltas, told, players),
            _ => Err(wrong()),
        });
        let wins: Vec<TextWin> = pairs.collect::<Result<_, _>>()?;
        return if wins.is_empty() || wins.len() > 3 {
            Err(wrong())
        } else {
            Ok(RoundResult::Wins(wins))
        };
    }
    let (_, kind) = DRAWS.iter().find(|(of, _)| *of == name).ok_or_else(wrong)?;
    let deltas = items.get(1).map_or(Ok([0; 4]), deltas)?;
    Ok(RoundResult::Draw(*kind, deltas))
}

fn deltas(value: &Value) -> Result<[i32; 4], Wrong> {
    points(value, "what everybody receives")
}

/// Points of three or four players.
pub(super) fn points(value: &Value, what: &'static str) -> Result<[i32; 4], Wrong> {
    const MOST: i64 = 10_000_000;
    let wrong = || unreadable(what, value);
    let items = value.as_array().filter(|items| matches!(items.len(), 3 | 4)).ok_or_else(wrong)?;
    let mut points = [0; 4];
    for (points, item) in points.iter_mut().zip(items) {
        let number = item.as_i64().filter(|number| (-MOST..=MOST).contains(number));
        *points = number.ok_or_else(wrong)? as i32;
    }
    Ok(points)
}

fn win(told: &Value, claims: &Value, players: u8) -> Result<TextWin, Wrong> {
    let wrong = || unreadable("a win", claims);
    let items = claims.as_array().filter(|items| items.len() >= 3).ok_or_else(wrong)?;
    let seat = |item: &Value| {
        let number = item.as_u64().filter(|&number| number < u64::from(players));
        number.and_then(|number| Seat::new(number as u8)).ok_or_else(wrong)
    };
    let (who, from, pao) = (seat(&items[0])?, seat(&items[1])?, seat(&items[2])?);
    let texts: Option<Vec<String>> =
        items[3..].iter().map(|item| item.as_str().map(ToString::to_string)).collect();
    let texts = texts.ok_or_else(wrong)?;
    Ok(TextWin {
        seat: who,
        from: Some(from).filter(|&from| from != who),
        deltas: deltas(told)?,
        claim: claim(texts, players, Some(pao).filter(|&pao| pao != who)).ok_or_else(wrong)?,
    })
}

/// What the texts of a win say: `30符3飜1000-2000点`, `立直(1飜)`, ….
fn claim(texts: Vec<String>, players: u8, pao: Option<Seat>) -> Option<WinClaim> {
    let mut claim = WinClaim { pao, ..WinClaim::default() };
    if let Some((worth, yaku)) = texts.split_first() {
        let digit = |c: char| c.is_ascii_digit();
        let (head, points) = match worth.split_once('飜') {
            Some((head, points)) => (head, points),
            None => worth.split_at(worth.find(digit)?),
        };
        match head.split_once('符') {
            Some((fu, _)) => {
                claim.fu = Some(fu.parse().ok()?);
                claim.limit = Some(Limit::None);
            }
            None => {
                // "2飜" or the like may stand before the limit's name.
                let name = head.trim_start_matches(digit);
                claim.limit = LIMITS.iter().find(|(of, _)| *of == name).map(|(_, limit)| *limit);
            }
        }
        claim.points = Some(total(points, players)?);
        let read: Option<Vec<_>> = yaku.iter().map(|text| yaku_and_han(text)).collect();
        claim.yaku = read;
    }
    claim.texts = texts;
    Some(claim)
}

/// The points that a winner receives: `1000-2000点` by tsumo, `4000点∀` from everybody, `8000点`.
fn total(text: &str, players: u8) -> Option<u32> {
    const MOST: u32 = 1_000_000;
    let number = |text: &str| text.parse().ok().filter(|&number: &u32| number <= MOST);
    let others = u32::from(players - 1);
    if let Some(each) = text.strip_suffix("点∀") {
        return Some(number(each)? * others);
    }
    let text = text.strip_suffix('点')?;
    match text.split_once('-') {
        Some((others_pay, dealer_pays)) => {
            Some(number(others_pay)? * (others - 1) + number(dealer_pays)?)
        }
        None => number(text),
    }
}

fn yaku_and_han(text: &str) -> Option<(crate::record::YakuName, u8)> {
    let (name, worth) = text.strip_suffix(')')?.rsplit_once('(')?;
    let han = match worth.strip_suffix('飜') {
        Some(han) => han.parse().ok()?,
        None if worth.ends_with("役満") => 0,
        None => return None,
    };
    Some((named(name)?, han))
}
